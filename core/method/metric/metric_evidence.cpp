#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

#include "core/data/drawn_rows.h"
#include "core/kernel/waves.h"
#include "core/method/metric/evidence.h"
#include "core/method/metric/metric_search.h"
#include "core/method/metric/metric_sets.h"
#include "core/parallel/blocks.h"
#include "core/random/random_stream.h"

/// The stages of the metric method that look at the evidence.
namespace ardent {
namespace {

constexpr Index kMostChecked = 30;
constexpr Index kMostVariables = 20;
constexpr int kMostAdditions = 4;
constexpr Index kJobsAPiece = 4;
constexpr double kGain = 0.97;

Index likeliest(const std::vector<double>& values) {
    return std::ranges::min_element(values) - values.begin();
}

}  // namespace

/// One from the scales of the gradient stage, the others from one scale for all.
std::vector<EvidenceSearch> MetricSearch::evidenceRace() {
    const CoordinatesPtr all = run_.candidates[scales_].net.coordinates;
    EvidencePlan plan;
    plan.features = (2 * run_.options.features + 2) / 3;  // enough to tell one start from another
    plan.seed = run_.seed;
    std::vector<EvidenceSearch> race;
    for (const double start : {0., 0.1, 0.3, 1.}) {
        plan.draw = ++run_.draw;
        const Matrix factor = start > 0.
                                  ? Matrix::Constant(all->size(), 1, start * scaleUnit(all->size()))
                                  : Matrix(descentScale_);
        race.emplace_back(run_.data, run_.data.train, all, factor, 0., plan);
    }
    return race;
}

/// The best two of the race, for longer and on more rows.
std::vector<EvidenceSearch> MetricSearch::evidenceFinal(const std::vector<EvidenceSearch>& race) {
    EvidencePlan plan;
    plan.features = run_.options.features;
    plan.seed = run_.seed;
    plan.iterations = 80;
    plan.rate = 0.05;
    plan.rows = isThorough() ? 2000 : 1000;
    std::vector<std::size_t> order(race.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return race[i].recentValue(); });
    std::vector<EvidenceSearch> longer;
    for (std::size_t i = 0; i < 2; ++i) {
        plan.draw = ++run_.draw;
        const EvidenceSearch& from = race[order[i]];
        longer.emplace_back(run_.data, run_.data.train, run_.candidates[scales_].net.coordinates,
                            from.factor(), from.tau(), plan);
    }
    return longer;
}

void MetricSearch::takeScales(const std::vector<EvidenceSearch>& from) {
    const EvidenceSearch& best = *std::ranges::min_element(from, {}, &EvidenceSearch::recentValue);
    evidenceScale_ = best.factor().col(0).cwiseAbs();
    evidenceTau_ = best.tau();
    if (!(evidenceScale_.maxCoeff() > 0.)) evidenceScale_ = descentScale_;
}

Pieces MetricSearch::findScalesByEvidence() {
    std::vector<EvidenceSearch> race = evidenceRace();
    for (auto part = searchTogether(run_, "Scales by evidence: race of four starts", race);
         part.next();)
        co_yield part.piece();
    std::vector<EvidenceSearch> longer = evidenceFinal(race);
    for (auto part = searchTogether(run_, "Scales by evidence", longer); part.next();)
        co_yield part.piece();
    takeScales(longer);
}

/// Adds the variables that the evidence asks for, two at a time, as long as that lowers the
/// validation loss of a metric: one of them alone may bring nothing.
Pieces MetricSearch::checkForward() {
    ForwardCheck check = forwardCheck();
    Set set = inputsAbove(evidenceScale_, 0.1);
    if (std::ssize(set) > run_.options.maxVariables) co_return;
    for (int addition = 0; addition < kMostAdditions; ++addition) {
        run_.stage = fmt::format("Looking for variables beyond {}", set.size());
        std::vector<MetricStart> starts;
        Set wider = set;
        for (int miss = 0; miss < 2; ++miss) {
            beginCheck(check, wider);
            while (!check.left.empty() && check.done < std::ssize(check.left)) {
                advanceCheck(check);
                co_yield PieceDone{};
            }
            if (check.left.empty()) break;
            wider.push_back(check.left[static_cast<std::size_t>(likeliest(check.values))]);
            starts.push_back(startOf(wider));
        }
        if (starts.empty()) co_return;
        const double before = run_.candidates[run_.candidates.bestFrom(metrics_)].loss;
        for (auto part = findMetrics(starts); part.next();) co_yield part.piece();
        const std::size_t now = run_.candidates.bestFrom(metrics_);
        if (!(run_.candidates[now].loss < kGain * before)) co_return;
        set = run_.candidates[now].net.coordinates->inputs;
    }
}

MetricSearch::ForwardCheck MetricSearch::forwardCheck() {
    ForwardCheck check;
    check.rows = drawnRows(*run_.data.task, run_.data.train, kForwardRows, run_.seed);
    check.y = evidenceTargets(run_.data, check.rows);
    check.draw = evidenceDraw(run_.data.task->x.cols(), run_.options.features, run_.seed,
                              (++run_.draw) << 12U);
    check.spaces.resize(static_cast<std::size_t>(kJobsAPiece));
    check.order.resize(static_cast<std::size_t>(run_.data.task->x.cols()));
    std::iota(check.order.begin(), check.order.end(), Index{0});
    std::ranges::stable_sort(check.order, std::greater{},
                             [&](Index j) { return evidenceScale_[j]; });
    return check;
}

/// Adds γ_j x_j ε_j to the phases, γ_j raised to half the largest.
void MetricSearch::addToCheck(const ForwardCheck& check, Eigen::MatrixXf& turns, Index j) const {
    const double raised = std::max(evidenceScale_[j], 0.5 * evidenceScale_.maxCoeff());
    Eigen::VectorXf column(std::ssize(check.rows));
    for (Index i = 0; i < column.size(); ++i)
        column[i] = static_cast<float>(raised * kQuarterTurns) *
                    run_.data.task->x(check.rows[static_cast<std::size_t>(i)], j);
    turns.noalias() += column * check.draw.base.row(j);
}

void MetricSearch::beginCheck(ForwardCheck& check, const Set& set) const {
    check.done = 0;
    check.left.clear();
    const Index most =
        std::min({kMostVariables, Index{run_.options.maxVariables}, run_.data.task->x.cols()});
    if (std::ssize(set) >= most) return;
    check.turns.resize(std::ssize(check.rows), run_.options.features);
    check.turns.rowwise() = check.draw.phases.transpose() * static_cast<float>(kQuarterTurns);
    for (const Index j : set) addToCheck(check, check.turns, j);
    for (const Index j : check.order)
        if (std::ranges::find(set, j) == set.end() && std::ssize(check.left) < kMostChecked)
            check.left.push_back(j);
    check.values.assign(check.left.size(), 0.);
}

void MetricSearch::advanceCheck(ForwardCheck& check) const {
    std::array<double, 5> taus;
    for (std::size_t i = 0; i < taus.size(); ++i)
        taus[i] = evidenceTau_ * std::pow(10., (static_cast<double>(i) - 2.) / 2.);
    const Index count = std::min(kJobsAPiece, std::ssize(check.left) - check.done);
    forEachBlock(count, 1, [&](Index at, Index, Index) {
        const auto i = static_cast<std::size_t>(check.done + at);
        EvidenceSpace<float>& space = check.spaces[static_cast<std::size_t>(at)];
        space.turns = check.turns;
        addToCheck(check, space.turns, check.left[i]);
        check.values[i] = evidenceOverTau(space.turns, check.y, taus, space).value;
    });
    check.done += count;
}

MetricStart MetricSearch::startOf(Set set) const {
    std::ranges::sort(set);
    Vector scale = metricScale(set);
    return {std::move(set), std::move(scale)};
}

Vector MetricSearch::metricScale(const Set& set) const {
    const Vector scale =
        evidenceScale_.size() > 0 ? evidenceScale_ : Vector(descentScale_.cwiseMax(otherScale_));
    return scale(set).cwiseMax(0.3 * scale.maxCoeff());
}

}  // namespace ardent
