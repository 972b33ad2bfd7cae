#include "ui/figure/text_room.h"

#include <algorithm>
#include <cmath>

namespace ardent {

TextRoom textRoom(const DrawStyle& style, double heightPx) {
    constexpr int kAll = 1000;
    constexpr int kMostNote = 6;         // the whole is told where the mouse rests
    constexpr double kPerNoteLine = 8.;  // lines of a figure
    constexpr double kPerLegendRow = 7.;
    const double lines = heightPx / style.em();
    if (!style.live)
        return lines < 28. ? TextRoom{1, kAll, kAll, kAll, 2}
                           : TextRoom{kAll, kAll, kAll, kAll, kMostLabelLines};
    const int note = std::clamp(static_cast<int>(std::lround(lines / kPerNoteLine)), 1, kMostNote);
    const int legend = std::max(2, static_cast<int>(lines / kPerLegendRow));
    return {lines < 12.   ? 0
            : lines < 22. ? 1
                          : 2,
            note, kMostNote, legend,
            lines < 18.   ? 1
            : lines < 28. ? 2
                          : kMostLabelLines};
}

KeptHeight keptHeight(const DrawStyle& style, QSizeF page, double enoughPx) {
    constexpr double kOfWidth = 0.45;
    const double most = std::min(kOfWidth * page.width(), enoughPx);
    const auto share = [&](double part) { return std::min(part * page.height(), most); };
    return {share(0.4), share(style.live ? 0.4 : 0.6), share(style.live ? 0.4 : 0.5)};
}

}  // namespace ardent
