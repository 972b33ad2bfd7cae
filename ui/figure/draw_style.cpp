#include "ui/figure/draw_style.h"

#include "ui/style/fonts.h"

namespace ardent {

namespace {

QFont sized(const QFont& face, double pixels, bool live) {
    QFont font = scaledFont(face, pixels);
    if (!live) font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

}  // namespace

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
