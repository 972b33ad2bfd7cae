#include "core/figure/variable_colours.h"

#include <algorithm>
#include <array>

#include "core/figure/drawn_column.h"

namespace ardent {

std::vector<int> variableColours(const std::vector<Index>& variables) {
    std::vector<int> colours(variables.size());
    std::array<bool, kMostColours> taken{};
    std::vector<Index> ascending = variables;
    std::ranges::sort(ascending);
    for (const Index variable : ascending) {
        std::size_t colour = static_cast<std::size_t>(variable) % kMostColours;
        if (std::ranges::find(taken, false) != taken.end())
            while (taken[colour]) colour = (colour + 1) % kMostColours;
        taken[colour] = true;
        const auto place = std::ranges::find(variables, variable) - variables.begin();
        colours[static_cast<std::size_t>(place)] = static_cast<int>(colour);
    }
    return colours;
}

}  // namespace ardent
