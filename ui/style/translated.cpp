#include "ui/style/translated.h"

#include <QCoreApplication>

namespace ardent {

QString translated(const char* text) {
    return QCoreApplication::translate("ardent", text);
}

}  // namespace ardent
