#include "core/train/sparse/path_solver.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/base/check.h"
#include "core/train/sparse/family.h"

namespace ardent::sparse {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kSlack = 1e-9;        // share of the threshold by which rounding may exceed it
constexpr double kLeastMixing = 1e-3;  // for λ_max
constexpr Index kRunColumns = 32;      // taken together in one pass over the rows
constexpr double kPieceWork = 2e7;
constexpr Index kLeastBatch = 64;  // columns
constexpr double kRough = 1e-4;    // tolerance while it is not known which groups take part

void growRows(Matrix& matrix, Index rows) {
    const Index old = matrix.rows();
    matrix.conservativeResize(rows, Eigen::NoChange);
    matrix.bottomRows(rows - old).setZero();
}

}  // namespace

PathSolver::PathSolver(SparseColumnsPtr columns, std::shared_ptr<const SparseResponse> response,
                       SparsePathOptions options, std::vector<RowRange> rows)
    : columns_(columns, std::move(rows)),
      response_(std::move(response)),
      options_(std::move(options)),
      lastLambda_(kInfinity) {
    check(response_->values.size() == columns->values.rows(),
          "sparse path: {} rows of columns, {} of the response", columns->values.rows(),
          response_->values.size());
    check(options_.mixing >= 0. && options_.mixing <= 1., "sparse path: mixing is not in [0, 1]");
    y_ = columns_.chosen(response_->values);
    check(y_.allFinite(), "sparse path: the response is not finite");
    const Index outputs = response_->outputs();
    for (Index i = 0; i < y_.size() && !gaussian(); ++i)
        check(y_[i] >= 0. && y_[i] < static_cast<double>(std::max<Index>(outputs, 2)),
              "sparse path: class {} in row {}", y_[i], i);
    if (gaussian()) {
        targetMean_ = y_.mean();
        y_.array() -= targetMean_;
        targetSquare_ = y_.squaredNorm() / static_cast<double>(y_.size());
    }
    bool single = true;
    for (Index g = 0; g < columns_.groups(); ++g) single = single && columns_.columns(g) == 1;
    apart_ = single && !options_.classesTogether;
}

Penalty PathSolver::penaltyAt(double lambda) const {
    return {lambda, options_.mixing, apart_, weights_};
}

bool PathSolver::prepare(const GoOn& goOn) {
    if (!columnsReady_) {
        if (!columns_.prepare(options_.scale, goOn)) return false;
        columnsReady_ = true;
        weights_ = options_.groupWeights;
        if (weights_.empty())
            for (Index g = 0; g < columns_.groups(); ++g)
                weights_.push_back(std::sqrt(static_cast<double>(
                    options_.scale == PenaltyScale::Orthonormal ? columns_.rank(g)
                                                                : columns_.columns(g))));
        check(static_cast<Index>(weights_.size()) == columns_.groups(),
              "sparse path: {} weights for {} groups", weights_.size(), columns_.groups());
    }
    const Index outputs = response_->outputs();
    state_ = {};
    state_.active.assign(static_cast<std::size_t>(columns_.groups()), 0);
    state_.norms = Vector::Zero(columns_.groups());
    state_.marks = Vector::Constant(columns_.groups(), -kInfinity);
    state_.b = state_.c = state_.q = Matrix(0, outputs);
    const Vector constant = bestConstant(response_->family, y_, outputs);
    const Matrix scores = constant.transpose().replicate(y_.size(), 1);
    nullLoss_ = lossOf(response_->family, y_, scores);
    if (gaussian()) {
        state_.residual = y_;
    } else {
        state_.intercept = constant;
        state_.scores = scores;
        state_.residual = residualOf(response_->family, y_, scores);
    }
    state_.sums = state_.residual.colwise().sum();
    state_.gram = std::make_shared<ActiveGram>(gaussian() ? Vector()
                                                          : curvatureOf(response_->family, scores));
    std::vector<Index> free;
    for (Index g = 0; g < columns_.groups(); ++g)
        if (weights_[static_cast<std::size_t>(g)] == 0. && columns_.rank(g) > 0) free.push_back(g);
    targetScale_ = std::sqrt(state_.residual.squaredNorm() / static_cast<double>(y_.size()));
    for (Index g = 0; g < columns_.groups(); ++g)
        if (columns_.rank(g) == 0) state_.marks[g] = 0.;
    if (!activate(free, goOn)) return false;
    if (!free.empty() && !descendOnActive(1., options_.tolerance, goOn)) return false;
    std::vector<Index> ignored;
    if (!violators(0., nullptr, ignored, goOn)) return false;
    for (Index g = 0; g < columns_.groups(); ++g) {
        const double weight = weights_[static_cast<std::size_t>(g)];
        if (weight > 0.)
            largestLambda_ =
                std::max(largestLambda_,
                         state_.norms[g] / (weight * std::max(options_.mixing, kLeastMixing)));
    }
    return true;
}

bool PathSolver::activate(std::span<const Index> groups, const GoOn& goOn) {
    if (groups.empty()) return true;
    state_.gram->truncate(state_.activeGroups);
    const Index before = state_.gram->size();
    if (!state_.gram->append(columns_, groups, goOn)) return false;
    state_.activeGroups = state_.gram->groups().size();
    const Index size = state_.gram->size();
    growRows(state_.b, size);
    growRows(state_.c, size);
    if (gaussian()) growRows(state_.q, size);
    const Vector none = Vector::Zero(state_.sums.size());
    Index at = before;
    for (const Index g : groups) {
        const Index rank = columns_.rank(g);
        state_.active[static_cast<std::size_t>(g)] = 1;
        if (gaussian()) {
            state_.q.middleRows(at, rank) = columns_.correlation(g, y_, none);
            state_.c.middleRows(at, rank) = columns_.correlation(g, state_.residual, state_.sums);
        }
        at += rank;
    }
    return true;
}

/// At least the norm of a group's correlation with the residual.
double PathSolver::bound(Index g) const {
    return state_.norms[g] + columns_.reach(g) * (state_.travelled - state_.marks[g]);
}

bool PathSolver::violators(double lambda, const std::vector<char>* among, std::vector<Index>& found,
                           const GoOn& goOn) {
    found.clear();
    const Penalty penalty = penaltyAt(lambda);
    const Index groups = columns_.groups();
    const auto wanted = [&](Index g) {
        const auto at = static_cast<std::size_t>(g);
        return !state_.active[at] && columns_.rank(g) > 0 && (!among || (*among)[at]) &&
               bound(g) >= penalty.norm(g);
    };
    double work = 0.;
    for (Index g = 0; g < groups;) {
        if (!wanted(g)) {
            ++g;
            continue;
        }
        Index end = g + 1;
        while (end < groups &&
               columns_.firstColumn(end + 1) - columns_.firstColumn(g) <= kRunColumns &&
               wanted(end))
            ++end;
        columns_.correlationNorms(g, end - g, state_.residual, state_.sums, state_.norms.data() + g,
                                  apart_);
        work += static_cast<double>(columns_.rows() * state_.residual.cols() *
                                    (columns_.firstColumn(end) - columns_.firstColumn(g)));
        for (; g < end; ++g) {
            state_.marks[g] = state_.travelled;
            if (state_.norms[g] > (1. + kSlack) * penalty.norm(g) + 1e-14 * targetScale_)
                found.push_back(g);
        }
        if (work > kPieceWork) {
            work = 0.;
            if (!goOn()) return false;
        }
    }
    return true;
}

/// As many of the groups as a solution may need at once, ascending: all the others may stay at zero
/// once these are right, and the Gram matrix of all that seem to be needed can be too large.
std::vector<Index> PathSolver::strongest(std::vector<Index> groups) const {
    const Index most = std::max(kLeastBatch, columns_.rows());
    std::ranges::stable_sort(groups, std::ranges::greater{}, [&](Index g) {
        return state_.norms[g] / weights_[static_cast<std::size_t>(g)];
    });
    std::size_t count = 0;
    for (Index columns = 0; count < groups.size() && columns < most; ++count)
        columns += columns_.rank(groups[count]);
    groups.resize(count);
    std::ranges::sort(groups);
    return groups;
}

bool PathSolver::solve(double lambda, const GoOn& goOn) {
    const State saved = state_;
    if (!solveFrom(lambda, goOn)) {
        state_ = saved;
        state_.gram->truncate(state_.activeGroups);
        return false;
    }
    lastLambda_ = lambda;
    return true;
}

bool PathSolver::solveFrom(double lambda, const GoOn& goOn) {
    // The sequential strong rule, by bounds of the correlations at the last solution. Groups that
    // it drops are checked once the others are right.
    const Penalty strong = penaltyAt(std::max(2. * lambda - lastLambda_, 0.));
    std::vector<char> kept(state_.active.size());
    for (Index g = 0; g < columns_.groups(); ++g)
        kept[static_cast<std::size_t>(g)] = bound(g) >= strong.norm(g);
    std::vector<Index> found;
    double tolerance = std::max(kRough, options_.tolerance);
    if (!violators(lambda, &kept, found, goOn)) return false;
    if (!activate(strongest(found), goOn)) return false;
    for (;;) {
        if (!descendOnActive(lambda, tolerance, goOn)) return false;
        if (!violators(lambda, &kept, found, goOn)) return false;
        if (found.empty() && tolerance > options_.tolerance) {
            tolerance = options_.tolerance;
            continue;
        }
        if (found.empty() && !violators(lambda, nullptr, found, goOn)) return false;
        if (found.empty()) return true;
        if (!activate(strongest(found), goOn)) return false;
    }
}

Index PathSolver::activeColumns() const {
    return state_.gram->size();
}

SparseSolution PathSolver::solution(double lambda) const {
    SparseSolution found;
    found.lambda = lambda;
    const auto& groups = state_.gram->groups();
    const Index outputs = state_.b.cols();
    std::vector<std::pair<Index, Eigen::RowVectorXd>> rows;
    found.intercept = gaussian() ? Vector::Constant(1, targetMean_) : state_.intercept;
    for (std::size_t i = 0; i < state_.activeGroups; ++i) {
        const auto b = state_.b.middleRows(groups[i].at, groups[i].rank);
        if (b.isZero(0.)) continue;
        const Matrix raw = columns_.transform(groups[i].group) * b;
        const Index first = columns_.firstColumn(groups[i].group);
        for (Index j = 0; j < raw.rows(); ++j) {
            if (gaussian()) found.intercept -= columns_.mean(first + j) * raw.row(j).transpose();
            if (!raw.row(j).isZero(0.)) rows.emplace_back(first + j, raw.row(j));
        }
    }
    std::ranges::sort(rows, {}, [](const auto& row) { return row.first; });
    found.coefficients.resize(static_cast<Index>(rows.size()), outputs);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        found.columns.push_back(rows[i].first);
        found.coefficients.row(static_cast<Index>(i)) = rows[i].second;
    }
    found.loss = gaussian() ? 0.5 * state_.residual.squaredNorm() / static_cast<double>(y_.size())
                            : lossOf(response_->family, y_, state_.scores);
    found.objective = found.loss + penaltyValue(penaltyAt(lambda), *state_.gram, state_.b);
    found.explained = nullLoss_ > 0. ? 1. - found.loss / nullLoss_ : 0.;
    return found;
}

}  // namespace ardent::sparse
