#include <algorithm>
#include <utility>

#include "ui/session/comparable.h"
#include "ui/session/runs.h"

namespace ardent {

void Runs::enqueue() {
    if (isRefused()) return;
    queue_.push_back(wanted_);
    beginNext();
    emit stateChanged();
}

void Runs::replicate(int seeds) {
    if (isRefused()) return;
    const std::size_t before = queue_.size();
    Inputs inputs = wanted_;
    for (int i = 0; i < seeds; ++i, ++inputs.recipe.seed)
        if (!isMade(inputs)) queue_.push_back(inputs);
    if (queue_.size() == before)
        emit trouble(tr("All of these seeds have been run with these settings: choose "
                        "another seed or other settings."),
                     Cause::Inputs);
    beginNext();
    emit stateChanged();
}

bool Runs::isMade(const Inputs& inputs) const {
    const auto isSame = [&](const Inputs& other) { return sameInputs(other, inputs); };
    return std::ranges::any_of(queue_, isSame) ||
           std::ranges::any_of(entries_, [&](const auto& entry) {
               return (entry->isLive() || entry->state() == RunState::Finished) &&
                      entry->isAsBegun() && isSame(entry->inputs);
           });
}

void Runs::clearQueue() {
    queue_.clear();
    begun_ = 0;
    emit stateChanged();
}

void Runs::beginNext() {
    if (live() || preparer_.isBusy()) return;
    if (queue_.empty()) {
        begun_ = 0;
        return;
    }
    Inputs next = std::move(queue_.front());
    queue_.pop_front();
    ++begun_;
    prepare(std::move(next), Intent::Run, Origin::Queued);
}

}  // namespace ardent
