#include "core/train/findings.h"

#include <algorithm>

namespace ardent {

void turnIntoLosses(Selection& selection) {
    for (double& score : selection.scores) score = 0. - score;
    selection.lowerIsBetter = true;
}

namespace {

Message joined(const Message& kind, const Message& how) {
    return how.empty() ? kind : message("kind-how", "{}: {}", kind, how);
}

}  // namespace

Message wholeKind(const Relevance& relevance) {
    return joined(relevance.kind, relevance.how);
}

Message wholeKind(const Interactions& interactions) {
    Message kind = joined(interactions.kind, interactions.how);
    for (const Message& origin : interactions.origin)
        kind = message("kind-origin", "{}; {}", kind, origin);
    return kind;
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
