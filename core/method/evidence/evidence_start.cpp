#include "core/method/evidence/evidence_start.h"

#include "core/parallel/blocks.h"

namespace ardent {

EvidenceStart::EvidenceStart(TaskPtr task, Index features, Seed seed) : task_(std::move(task)) {
    plan_.features = features;
    plan_.seed = seed;
    const CoordinatesPtr all = allCoordinates(task_);
    for (const double scale : {0.1, 0.3, 1.}) {
        plan_.draw = ++draw_;
        searches_.emplace_back(task_, task_->split.train, all,
                               Matrix::Constant(all->size(), 1, scale * scaleUnit(all->size())), 0.,
                               plan_);
    }
}

int EvidenceStart::mostTold() {
    return (EvidencePlan{}.iterations + longer({}).iterations) / kEvidenceTick;
}

std::optional<double> EvidenceStart::advance() {
    forEachBlock(std::ssize(searches_), 1, [&](Index at, Index, Index) {
        searches_[static_cast<std::size_t>(at)].advance();
    });
    std::optional<double> value;
    if (searches_.front().iteration() % kEvidenceTick == 0) value = leader(searches_).recentValue();
    if (searches_.front().finished() && !isFinal_) {
        searches_ = finalists(searches_, longer(plan_), draw_);
        isFinal_ = true;
    }
    return value;
}

bool EvidenceStart::finished() const {
    return isFinal_ && searches_.front().finished();
}

std::optional<Vector> EvidenceStart::scale() const {
    Vector scale = leader(searches_).factor().col(0).cwiseAbs();
    const auto& columns = task_->recipe->columns;
    for (std::size_t j = 0; j < columns.size(); ++j)
        if (columns[j].scale == 0.) scale[static_cast<Index>(j)] = 0.;
    if (!scale.allFinite() || !(scale.maxCoeff() > 0.)) return std::nullopt;
    return scale;
}

}  // namespace ardent
