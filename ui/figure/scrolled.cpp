#include "ui/figure/scrolled.h"

#include <QScrollBar>
#include <algorithm>
#include <cmath>

namespace ardent {

void setScrolled(QScrollBar& bar, Index count, double inSight) {
    const int beyond = static_cast<int>(std::ceil(static_cast<double>(count) - inSight - 0.01));
    bar.setRange(0, count > 0 ? std::max(0, beyond) : 0);
    bar.setPageStep(std::max(1, static_cast<int>(inSight)));
    bar.setVisible(bar.maximum() > 0);
}

}  // namespace ardent
