#include "core/method/metric/metric_forward.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "core/base/order.h"
#include "core/data/task/drawn_rows.h"
#include "core/kernel/waves.h"
#include "core/method/metric/metric_trainings.h"
#include "core/parallel/blocks.h"

namespace ardent {
namespace {

constexpr Index kMostChecked = 30;
constexpr Index kMostVariables = 20;
constexpr int kMostAdditions = 4;
constexpr Index kJobsAPiece = 4;
constexpr double kGain = 0.97;

Index largestSet(const MetricTask& data, const MetricOptions& options) {
    return std::min({kMostVariables, Index{options.maxVariables}, data.task->x.cols()});
}

}  // namespace

int mostAdditions(const MetricTask& data, const MetricOptions& options) {
    return static_cast<int>(std::min<Index>(kMostAdditions, largestSet(data, options)));
}

ForwardCheck::ForwardCheck(const MetricTask& data, const MetricScales& scales,
                           const MetricOptions& options, Seed seed, std::uint32_t draw)
    : data_(data),
      scales_(scales),
      mostVariables_(largestSet(data, options)),
      rows_(drawnRows(*data.task, data.train, kForwardRows, seed)),
      y_(evidenceTargets(*data.task, rows_)),
      draw_(evidenceDraw(data.task->x.cols(), options.features, seed, draw << 12U)),
      order_(positionsFalling(scales.evidence)),
      spaces_(static_cast<std::size_t>(kJobsAPiece)) {}

/// Adds γ_j x_j ε_j to the phases, γ_j raised to half the largest.
void ForwardCheck::add(Eigen::MatrixXf& turns, Index j) const {
    const double raised = std::max(scales_.evidence[j], 0.5 * scales_.evidence.maxCoeff());
    Eigen::VectorXf column(std::ssize(rows_));
    for (Index i = 0; i < column.size(); ++i)
        column[i] = static_cast<float>(raised * kQuarterTurns) *
                    data_.task->x(rows_[static_cast<std::size_t>(i)], j);
    turns.noalias() += column * draw_.base.row(j);
}

void ForwardCheck::begin(const std::vector<Index>& set) {
    done_ = 0;
    left_.clear();
    if (std::ssize(set) >= mostVariables_) return;
    turns_.resize(std::ssize(rows_), draw_.base.cols());
    turns_.rowwise() = draw_.phases.transpose() * static_cast<float>(kQuarterTurns);
    for (const Index j : set) add(turns_, j);
    for (const Index j : order_)
        if (std::ranges::find(set, j) == set.end() && std::ssize(left_) < kMostChecked)
            left_.push_back(j);
    values_.assign(left_.size(), 0.);
}

void ForwardCheck::advance() {
    std::array<double, 5> taus;
    for (std::size_t i = 0; i < taus.size(); ++i)
        taus[i] = scales_.tau * std::pow(10., (static_cast<double>(i) - 2.) / 2.);
    const Index count = std::min(kJobsAPiece, std::ssize(left_) - done_);
    forEachBlock(count, 1, [&](Index at, Index, Index) {
        const auto i = static_cast<std::size_t>(done_ + at);
        EvidenceSpace<float>& space = spaces_[static_cast<std::size_t>(at)];
        space.turns = turns_;
        add(space.turns, left_[i]);
        values_[i] = evidenceOverTau(space.turns, y_, taus, space).value;
    });
    done_ += count;
}

std::optional<Index> ForwardCheck::likeliest() const {
    if (left_.empty()) return std::nullopt;
    const auto least = std::ranges::min_element(values_) - values_.begin();
    return left_[static_cast<std::size_t>(least)];
}

Pieces checkForward(MetricRun& run, const MetricScales& scales, std::size_t metrics) {
    ForwardCheck check(run.data, scales, run.options, run.seed, ++run.draw);
    std::vector<Index> set = inputsAbove(scales.evidence, 0.1);
    if (std::ssize(set) > run.options.maxVariables) co_return;
    for (int addition = 0; addition < kMostAdditions; ++addition) {
        run.stage = message("looking-beyond", "Looking for variables beyond {}", set.size());
        std::vector<MetricStart> starts;
        std::vector<Index> wider = set;
        for (int miss = 0; miss < 2; ++miss) {
            check.begin(wider);
            while (!check.finished()) {
                check.advance();
                co_yield PieceDone{};
            }
            const std::optional<Index> input = check.likeliest();
            if (!input) break;
            wider.push_back(*input);
            starts.push_back(startOf(scales, wider));
        }
        if (starts.empty()) co_return;
        const double before = run.candidates[run.candidates.bestFrom(metrics)].loss;
        for (auto part = trainMetrics(run, starts); part.next();) co_yield part.piece();
        const MetricCandidate& now = run.candidates[run.candidates.bestFrom(metrics)];
        if (!(now.loss < kGain * before)) co_return;
        set = now.net.coordinates->inputs;
    }
}

}  // namespace ardent
