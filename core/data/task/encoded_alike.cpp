#include "core/data/task/encoded_alike.h"

#include <algorithm>

namespace ardent {

bool areEncodedAlike(const FittedRecipe& a, const FittedRecipe& b) {
    const auto isSameSource = [](const SourceColumn& one, const SourceColumn& other) {
        return one.name == other.name && one.type == other.type && one.levels == other.levels &&
               one.date.has_value() == other.date.has_value() &&
               (!one.date || one.date->clock == other.date->clock);
    };
    const auto isSameInput = [](const EncodedColumn& one, const EncodedColumn& other) {
        return one.source == other.source && one.level == other.level &&
               one.marksMissing == other.marksMissing && one.part == other.part;
    };
    return a.problem == b.problem && a.target == b.target && a.classes == b.classes &&
           std::ranges::equal(a.sources, b.sources, isSameSource) &&
           std::ranges::equal(a.columns, b.columns, isSameInput);
}

}  // namespace ardent
