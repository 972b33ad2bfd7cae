#include "ui/window/resources.h"

#include <QtGlobal>

// The macro must stand outside of any namespace.
static void initResources() {
    Q_INIT_RESOURCE(ardent);
    Q_INIT_RESOURCE(translations);
}

namespace ardent {

void loadResources() {
    initResources();
}

}  // namespace ardent
