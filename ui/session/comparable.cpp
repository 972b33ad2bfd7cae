#include "ui/session/comparable.h"

namespace ardent {

bool haveSameTable(const RunEntry& a, const RunEntry& b) {
    return a.isOnOtherRows == b.isOnOtherRows &&
           a.inputs.recipe.fileReading == b.inputs.recipe.fileReading &&
           a.inputs.recipe.shape == b.inputs.recipe.shape &&
           (!a.isOnOtherRows || a.inputs.data->digest == b.inputs.data->digest);
}

bool haveSameTarget(const RunEntry& a, const RunEntry& b) {
    const Recipe& one = a.inputs.recipe;
    const Recipe& other = b.inputs.recipe;
    return one.target == other.target &&
           readingOf(one, one.target) == readingOf(other, other.target) &&
           a.task->recipe->problem == b.task->recipe->problem;
}

bool areComparable(const RunEntry& a, const RunEntry& b) {
    return haveSameTable(a, b) && haveSameTarget(a, b);
}

}  // namespace ardent
