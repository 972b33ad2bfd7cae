#include "ui/session/run_colour.h"

#include <algorithm>

#include "ui/style/theme.h"

namespace ardent {

int colourOfNew(const Inputs& inputs, bool fromQueue,
                const std::vector<std::unique_ptr<RunEntry>>& runs) {
    const auto alike = std::ranges::find_if(
        runs, [&](const auto& other) { return sameButForSeed(other->inputs, inputs); });
    if (fromQueue && alike != runs.end()) return (*alike)->colour;
    std::vector<int> uses(static_cast<std::size_t>(runLooks()), 0);
    for (const auto& run : runs) ++uses[static_cast<std::size_t>(run->colour)];
    return static_cast<int>(std::ranges::min_element(uses) - uses.begin());
}

}  // namespace ardent
