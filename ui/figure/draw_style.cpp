#include "ui/figure/draw_style.h"

#include <QWidget>

#include "ui/style/fonts.h"

namespace ardent {

namespace {

QFont sized(const QFont& face, double pixels, bool live) {
    QFont font = scaledFont(face, pixels);
    if (!live) font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

}  // namespace

DrawStyle liveStyle(const QWidget& widget) {
    DrawStyle style;
    style.unit = widget.logicalDpiY() / 72.;
    style.linePt = 1. / style.unit;
    style.live = true;
    constexpr double kMuchLarger = 1.25;  // lines of one pixel are drawn many times faster
    if (widget.font().pointSizeF() <= 0.) return style;
    const double larger = widget.font().pointSizeF() / kNormalPoints;
    style.fontPt *= larger;
    if (larger >= kMuchLarger) style.linePt *= larger;
    return style;
}

QFont DrawStyle::text() const {
    return sized(textFont(fontPt), em(), live);
}

QFont DrawStyle::small() const {
    return sized(textFont(fontPt), (live ? 0.9 : 0.86) * em(), live);
}

QFont DrawStyle::heading() const {
    return sized(headingFont(fontPt), 1.15 * em(), live);
}

}  // namespace ardent
