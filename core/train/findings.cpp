#include "core/train/findings.h"

#include <algorithm>

namespace ardent {

void tellAsLosses(Selection& selection) {
    for (double& score : selection.scores) score = 0. - score;
    selection.lowerIsBetter = true;
}

Index outputsOf(const Boosting& boosting) {
    const auto& rounds = boosting.rounds;
    if (rounds.empty()) return 1;
    const auto isFirst = [](const auto& round) { return round->output == 0; };
    return std::find_if(rounds.begin() + 1, rounds.end(), isFirst) - rounds.begin();
}

Index roundCount(const Boosting& boosting) {
    return std::ssize(boosting.rounds) / outputsOf(boosting);
}

}  // namespace ardent
