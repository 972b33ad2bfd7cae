#include "core/train/findings.h"

#include <algorithm>

namespace ardent {

void tellAsLosses(Selection& selection) {
    for (double& score : selection.scores) score = 0. - score;
    selection.lowerIsBetter = true;
}

Index outputsOf(const Boosting& boosting) {
    Index last = 0;
    for (const auto& round : boosting.rounds) last = std::max(last, round->output);
    return last + 1;
}

Index roundCount(const Boosting& boosting) {
    return std::ssize(boosting.rounds) / outputsOf(boosting);
}

}  // namespace ardent
