#include "ui/session/repeated_run.h"

#include <algorithm>

#include "ui/session/runs.h"

namespace ardent {

namespace {

/// No live change and no limit of time had or has a say in what it comes to.
bool followsFromInputs(const RunEntry& run) {
    return run.isAsBegun() && run.inputs.limits.seconds == 0.;
}

}  // namespace

const RunEntry* repeatedBy(const Runs& runs, const RunEntry& run) {
    if (!followsFromInputs(run) || (!run.isLive() && run.state() != RunState::Finished))
        return nullptr;
    const auto& all = runs.all();
    const auto itself = std::ranges::find(all, run.id, &RunEntry::id);
    const auto first = std::find_if(all.begin(), itself, [&](const auto& earlier) {
        return followsFromInputs(*earlier) && earlier->state() == RunState::Finished &&
               sameInputs(earlier->inputs, run.inputs);
    });
    return first == itself ? nullptr : first->get();
}

}  // namespace ardent
