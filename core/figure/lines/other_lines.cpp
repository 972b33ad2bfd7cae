#include "core/figure/lines/other_lines.h"

#include <algorithm>

#include "core/base/message.h"
#include "core/figure/counts.h"
#include "core/figure/figure.h"

namespace ardent {

std::string otherLinesName(const std::string& own, Index count) {
    return count == 1 ? own : words("others");
}

std::string drawSomeOthers(Figure& figure) {
    constexpr std::size_t kMost = 200;
    std::vector<Series*> others;
    for (Series& line : layers<Series>(figure))
        if (line.role == LineRole::Individual) others.push_back(&line);
    const std::size_t stride = (others.size() + kMost - 1) / kMost;
    if (stride < 2) return {};
    std::ranges::sort(others, {}, [](const Series* line) -> const std::string& {
        return ownName(*line);  // the same ones in every frame of a run
    });
    for (std::size_t i = 0; i < others.size(); ++i) others[i]->isOnlyListed = i % stride != 0;
    return words("Of the {} others one in {} is drawn.",
                 grouped(static_cast<long long>(others.size())), stride);
}

}  // namespace ardent
