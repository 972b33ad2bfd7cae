#include "ui/style/translated.h"

#include <QCoreApplication>

namespace ardent {

QString translated(const char* text) {
    return QCoreApplication::translate("ardent", text);
}

QString translatedCore(std::string_view text) {
    return QCoreApplication::translate("core", std::string(text).c_str());
}

}  // namespace ardent
