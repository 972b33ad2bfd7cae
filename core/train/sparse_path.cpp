#include "core/train/sparse_path.h"

#include <algorithm>
#include <cmath>

#include "core/base/check.h"
#include "core/train/sparse/family.h"
#include "core/train/sparse/path_solver.h"

namespace ardent {
namespace {

constexpr double kMostExplained = 0.999;
constexpr double kLeastGain = 1e-5;
constexpr std::size_t kLeastLambdas = 5;

std::vector<double> lambdaSequence(double largest, double smallestShare, int count) {
    std::vector<double> lambdas;
    for (int i = 0; i < count; ++i)
        lambdas.push_back(
            count == 1 ? largest
                       : largest * std::pow(smallestShare, static_cast<double>(i) / (count - 1)));
    return lambdas;
}

}  // namespace

Matrix scoresAt(const SparseSolution& solution, const Matrix& columns, RowRange rows) {
    Matrix scores = solution.intercept.transpose().replicate(rows.count, 1);
    for (std::size_t i = 0; i < solution.columns.size(); ++i)
        scores.noalias() += columns.col(solution.columns[i]).segment(rows.first, rows.count) *
                            solution.coefficients.row(static_cast<Index>(i));
    return scores;
}

double meanLoss(const SparseResponse& response, RowRange rows, const Matrix& scores) {
    const double loss =
        sparse::lossOf(response.family, response.values.segment(rows.first, rows.count), scores);
    return response.family == SparseFamily::Gaussian ? 2. * loss : loss;
}

struct SparsePath::Impl {
    sparse::PathSolver solver;
    SparsePathOptions options;
    Index columns = 0;
    std::vector<double> lambdas = {};
    std::vector<SparseSolution> solutions = {};
    bool prepared = false;

    bool prepare(const GoOn& goOn) {
        if (prepared) return true;
        if (!solver.prepare(goOn)) return false;
        double share = options.smallestShare;
        if (share == 0.) share = solver.columns().rows() >= columns ? 1e-4 : 1e-2;
        lambdas = options.givenLambdas;
        if (lambdas.empty())
            lambdas = lambdaSequence(solver.largestLambda(), share, options.lambdas);
        for (std::size_t i = 0; i < lambdas.size(); ++i)
            check(lambdas[i] >= 0. && (i == 0 || lambdas[i] <= lambdas[i - 1]),
                  "sparse path: λ {} is not a descending number", lambdas[i]);
        prepared = true;
        return true;
    }

    bool saturated() const {
        if (!options.stopWhenSaturated || !options.givenLambdas.empty()) return false;
        if (solutions.size() < kLeastLambdas) return false;
        const double now = solutions.back().explained;
        const double gain = now - solutions[solutions.size() - 2].explained;
        return now > kMostExplained || gain < kLeastGain * now;
    }
};

SparsePath::SparsePath(SparseColumnsPtr columns, std::shared_ptr<const SparseResponse> response,
                       SparsePathOptions options, std::vector<RowRange> rows) {
    const Index count = columns->values.cols();
    impl_ = std::make_unique<Impl>(
        Impl{sparse::PathSolver(std::move(columns), std::move(response), options, std::move(rows)),
             options, count});
}

SparsePath::~SparsePath() = default;
SparsePath::SparsePath(SparsePath&&) noexcept = default;
SparsePath& SparsePath::operator=(SparsePath&&) noexcept = default;

bool SparsePath::prepare(const GoOn& goOn) {
    return impl_->prepare(goOn);
}

bool SparsePath::advance(const GoOn& goOn) {
    if (!impl_->prepare(goOn)) return false;
    if (finished()) return true;
    const double lambda = impl_->lambdas[impl_->solutions.size()];
    if (!impl_->solver.solve(lambda, goOn)) return false;
    impl_->solutions.push_back(impl_->solver.solution(lambda));
    if (impl_->saturated()) impl_->lambdas.resize(impl_->solutions.size());
    return true;
}

bool SparsePath::finished() const {
    return impl_->prepared && impl_->solutions.size() == impl_->lambdas.size();
}

double SparsePath::largestLambda() const {
    return impl_->solver.largestLambda();
}

const std::vector<double>& SparsePath::lambdas() const {
    return impl_->lambdas;
}

const std::vector<SparseSolution>& SparsePath::solutions() const {
    return impl_->solutions;
}

}  // namespace ardent
