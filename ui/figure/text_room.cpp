#include "ui/figure/text_room.h"

#include <algorithm>

namespace ardent {

TextRoom textRoom(const DrawStyle& style, double heightPx) {
    constexpr int kAll = 1000;
    constexpr int kNote = 6;  // the whole is told where the mouse rests
    const double lines = heightPx / style.em();
    if (!style.live)
        return lines < 28. ? TextRoom{1, kAll, kAll, 2}
                           : TextRoom{kAll, kAll, kAll, kMostLabelLines};
    if (lines < 12.) return {0, kNote, 1, 1};
    return {lines < 22. ? 1 : 2, kNote, std::max(1, static_cast<int>(0.11 * lines)),
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
