#include "core/method/baseline/width_search.h"

#include <algorithm>
#include <array>
#include <limits>

#include "core/base/go_on.h"
#include "core/data/task/drawn_rows.h"
#include "core/kernel/neighbour_distance.h"

namespace ardent {
namespace {

constexpr std::array kWidthMultiples{1., 2., 4., 8., 16.};
constexpr Index kSearchRows = 2000;
constexpr int kSearchFolds = 2;
constexpr Index kSearchLambdas = 8;
constexpr int kSearchPatience = 2;  // λ in vain, where small ones are costly

std::optional<double> lowestHeldOutLoss(LambdaSolver& solver, const std::vector<double>& lambdas,
                                        const GoOn& goOn) {
    double lowest = std::numeric_limits<double>::infinity();
    int inVain = 0;
    for (const double lambda : lambdas) {
        if (solver.endsEarly() && inVain == kSearchPatience) break;
        const auto solution = solver.solve(lambda, goOn);
        if (!solution) return std::nullopt;
        inVain = solution->judged() < lowest ? 0 : inVain + 1;
        if (inVain == 0) lowest = solution->judged();
    }
    return lowest;
}

class WidthSearch final : public LambdaSolver {
public:
    WidthSearch(TaskPtr task, const LambdaOptions& options, LambdaBeside beside,
                SolverOfWidth solverOf)
        : task_(std::move(task)),
          options_(options),
          beside_(beside),
          solverOf_(std::move(solverOf)) {}

    bool prepare(const GoOn& goOn) override;
    double largestLambda() const override { return solver_->largestLambda(); }
    double smallestShare() const override { return solver_->smallestShare(); }
    std::optional<LambdaSolution> solve(double lambda, const GoOn& goOn) override {
        return solver_->solve(lambda, goOn);
    }
    ModelOf modelOf() const override { return solver_->modelOf(); }
    Message lambdaKind() const override { return solver_->lambdaKind(); }
    std::optional<Relevance> relevance(const LinearScores& scores) const override {
        return solver_->relevance(scores);
    }
    bool endsEarly() const override { return solver_->endsEarly(); }
    Message note() const override;

private:
    void tryNext(const GoOn& goOn);
    std::vector<double> lambdasFor(const LambdaSolver& solver, const Task& few) const;
    double widthAt(std::size_t position) const { return *unit_ * kWidthMultiples[position]; }
    double bestWidth() const;

    TaskPtr task_;
    LambdaOptions options_;
    LambdaBeside beside_;
    SolverOfWidth solverOf_;
    std::optional<double> unit_;  // median distance to the neighbours
    std::vector<double> losses_;  // of the widths tried
    std::unique_ptr<LambdaSolver> solver_;
};

/// One width a call, so that pieces of the search stay short.
bool WidthSearch::prepare(const GoOn& goOn) {
    if (!unit_) unit_ = medianNeighbourDistance(task_->x, task_->split.train, goOn);
    if (!unit_) return false;
    if (losses_.size() < kWidthMultiples.size()) {
        tryNext(goOn);
        return false;
    }
    if (!solver_) solver_ = solverOf_(task_, options_.folds, bestWidth());
    return solver_->prepare(goOn);
}

void WidthSearch::tryNext(const GoOn& goOn) {
    const TaskPtr few = drawnTask(*task_, kSearchRows, kLookSeed);
    const auto solver =
        solverOf_(few, std::min(options_.folds, kSearchFolds), widthAt(losses_.size()));
    if (!solver->prepare(goOn)) return;
    const auto loss = lowestHeldOutLoss(*solver, lambdasFor(*solver, *few), goOn);
    if (loss) losses_.push_back(*loss);
}

std::vector<double> WidthSearch::lambdasFor(const LambdaSolver& solver, const Task& few) const {
    if (options_.penalty == LambdaChoice::Fixed) {
        const double rows = static_cast<double>(few.split.train.size()) /
                            static_cast<double>(task_->split.train.size());
        return {beside_ == LambdaBeside::LossSum ? options_.lambda * rows : options_.lambda};
    }
    std::vector<double> lambdas;
    for (Index i = 0; i < kSearchLambdas; ++i)
        lambdas.push_back(lambdaOfGrid(solver, i, kSearchLambdas));
    return lambdas;
}

double WidthSearch::bestWidth() const {
    std::size_t best = 0;
    for (std::size_t i = 1; i < losses_.size(); ++i)
        if (losses_[i] <= losses_[best]) best = i;
    return widthAt(best);
}

Message WidthSearch::note() const {
    return message("best-width",
                   "The kernel width σ = {:.3g} standard deviations is the best of {} tried.",
                   bestWidth(), losses_.size());
}

}  // namespace

std::unique_ptr<LambdaSolver> makeWidthSearch(TaskPtr task, const LambdaOptions& options,
                                              LambdaBeside beside, SolverOfWidth solverOf) {
    return std::make_unique<WidthSearch>(std::move(task), options, beside, std::move(solverOf));
}

}  // namespace ardent
