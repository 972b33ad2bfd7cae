#include "ui/style/fonts.h"

#include <QFontDatabase>
#include <algorithm>
#include <cmath>

#include "core/base/check.h"

// Resources of a static library are reached only when they are named outside of any namespace.
static void initFontResources() {
    Q_INIT_RESOURCE(figure);
}

namespace ardent {

QString fontFamily() {
    return QStringLiteral("Open Sans");
}

void loadFonts() {
    static const bool loaded = [] {
        initFontResources();
        for (const char* face : {"Regular", "Semibold"}) {
            const QString path =
                QStringLiteral(":/ardent/fonts/OpenSans-%1.ttf").arg(QLatin1String(face));
            check(QFontDatabase::addApplicationFont(path) >= 0, "bundled font {} cannot be read",
                  face);
        }
        return true;
    }();
    Q_UNUSED(loaded);
}

QFont textFont(double points) {
    loadFonts();
    QFont font(fontFamily());
    font.setPointSizeF(points);
    return font;
}

QFont headingFont(double points) {
    QFont font = textFont(points);
    font.setWeight(QFont::DemiBold);
    return font;
}

QFont scaledFont(const QFont& font, double pixels) {
    QFont scaled = font;
    scaled.setPixelSize(std::max(1, static_cast<int>(std::lround(pixels))));
    return scaled;
}

}  // namespace ardent
