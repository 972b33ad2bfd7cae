#include "ui/figure/draw_style.h"

#include "ui/style/fonts.h"

namespace ardent {

QFont DrawStyle::text() const {
    return scaledFont(textFont(fontPt), em());
}

QFont DrawStyle::small() const {
    return scaledFont(textFont(fontPt), 0.9 * em());
}

QFont DrawStyle::heading() const {
    return scaledFont(headingFont(fontPt), 1.15 * em());
}

}  // namespace ardent
