#include "ui/widgets/is_within.h"

#include <QObject>

namespace ardent {

bool isWithin(const QObject* object, const QObject& whole) {
    while (object && object != &whole) object = object->parent();
    return object != nullptr;
}

}  // namespace ardent
