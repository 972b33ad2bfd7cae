#include "core/method/boost/grid_path.h"

#include <algorithm>
#include <limits>
#include <vector>

#include "core/data/task/drawn_rows.h"

namespace ardent {
namespace {

constexpr Index kGridRows = 2000;
constexpr Index kGridLambdas = 5;

/// Without validation rows, so that the folds judge.
TaskPtr trainingRowsOf(const Task& task) {
    auto few = std::make_shared<Task>(*drawnTask(task, kGridRows, kLookSeed));
    few->split.validation.clear();
    return few;
}

class GridPath final : public LambdaSolver {
public:
    GridPath(TaskPtr task, SettingsGrid grid) : task_(std::move(task)), grid_(std::move(grid)) {}

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
    Message note() const override { return grid_.note(best()); }

private:
    void tryNext(const GoOn& goOn);
    std::size_t best() const {
        return static_cast<std::size_t>(std::ranges::min_element(losses_) - losses_.begin());
    }

    TaskPtr task_;
    SettingsGrid grid_;
    TaskPtr few_;
    std::vector<double> losses_;  // of the places tried
    std::unique_ptr<LambdaSolver> solver_;
};

/// One place a call, so that pieces of the search stay short.
bool GridPath::prepare(const GoOn& goOn) {
    if (losses_.size() < grid_.count) {
        tryNext(goOn);
        return false;
    }
    if (!solver_) solver_ = grid_.solverOf(task_, best());
    return solver_->prepare(goOn);
}

void GridPath::tryNext(const GoOn& goOn) {
    if (!few_) few_ = trainingRowsOf(*task_);
    const auto solver = grid_.solverOf(few_, losses_.size());
    if (!solver->prepare(goOn)) return;
    double lowest = std::numeric_limits<double>::infinity();
    for (Index i = 0; i < (grid_.lambda ? 1 : kGridLambdas); ++i) {
        const double lambda = grid_.lambda ? *grid_.lambda : lambdaOfGrid(*solver, i, kGridLambdas);
        const auto solution = solver->solve(lambda, goOn);
        if (!solution) return;
        lowest = std::min(lowest, solution->judged());
    }
    losses_.push_back(lowest);
}

}  // namespace

std::unique_ptr<LambdaSolver> makeGridPath(TaskPtr task, SettingsGrid grid) {
    return std::make_unique<GridPath>(std::move(task), std::move(grid));
}

}  // namespace ardent
