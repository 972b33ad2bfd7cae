#include "core/method/metric/evidence_start.h"

#include <algorithm>
#include <numeric>

#include "core/parallel/blocks.h"

namespace ardent {
namespace {

constexpr int kStartIterationsATick = 10;
constexpr int kRaceIterations = 60, kFinalIterations = 80;
constexpr std::size_t kStartFinalists = 2;

MetricTask trainingRows(TaskPtr task) {
    MetricTask data;
    data.loss = lossFor(*task->recipe);
    data.train = task->split.train;
    data.task = std::move(task);
    return data;
}

CoordinatesPtr everyColumn(const TaskPtr& task) {
    std::vector<Index> inputs(static_cast<std::size_t>(task->x.cols()));
    std::iota(inputs.begin(), inputs.end(), Index{0});
    return coordinatesOf(task, std::move(inputs));
}

}  // namespace

EvidenceStart::EvidenceStart(TaskPtr task, Index features, Seed seed)
    : data_(trainingRows(std::move(task))),
      features_(features),
      seed_(seed),
      all_(everyColumn(data_.task)) {
    const double unit = scaleUnit(all_->size());
    for (const double scale : {0.1, 0.3, 1.})
        searches_.push_back(search(Matrix::Constant(all_->size(), 1, scale * unit), 0.,
                                   {kRaceIterations, 0.08, 1000}));
}

EvidenceSearch EvidenceStart::search(Matrix scale, double tau, const Effort& effort) {
    EvidencePlan plan;
    plan.iterations = effort.iterations;
    plan.rate = effort.rate;
    plan.rows = effort.rows;
    plan.features = features_;
    plan.seed = seed_;
    plan.draw = ++draw_;
    return {data_, data_.train, all_, std::move(scale), tau, plan};
}

int EvidenceStart::mostTold() {
    return (kRaceIterations + kFinalIterations) / kStartIterationsATick;
}

std::optional<double> EvidenceStart::advance() {
    forEachBlock(std::ssize(searches_), 1, [&](Index at, Index, Index) {
        searches_[static_cast<std::size_t>(at)].advance();
    });
    std::optional<double> value;
    if (searches_.front().iteration() % kStartIterationsATick == 0) value = best().recentValue();
    if (searches_.front().finished() && !isFinal_) beginFinal();
    return value;
}

void EvidenceStart::beginFinal() {
    std::vector<std::size_t> order(searches_.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return searches_[i].recentValue(); });
    order.resize(kStartFinalists);
    std::vector<EvidenceSearch> longer;
    for (const std::size_t i : order)
        longer.push_back(
            search(searches_[i].factor(), searches_[i].tau(), {kFinalIterations, 0.05, 1000}));
    searches_ = std::move(longer);
    isFinal_ = true;
}

bool EvidenceStart::finished() const {
    return isFinal_ && searches_.front().finished();
}

const EvidenceSearch& EvidenceStart::best() const {
    return *std::ranges::min_element(searches_, {}, &EvidenceSearch::recentValue);
}

std::optional<Vector> EvidenceStart::scale() const {
    Vector scale = best().factor().col(0).cwiseAbs();
    const auto& columns = data_.task->recipe->columns;
    for (std::size_t j = 0; j < columns.size(); ++j)
        if (columns[j].scale == 0.) scale[static_cast<Index>(j)] = 0.;
    if (!scale.allFinite() || !(scale.maxCoeff() > 0.)) return std::nullopt;
    return scale;
}

}  // namespace ardent
