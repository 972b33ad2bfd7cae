#include "core/method/boost/boost_tuning.h"

#include <algorithm>
#include <cmath>

#include "core/method/held_out_plan.h"
#include "core/parallel/blocks.h"

namespace ardent {
namespace {

constexpr Index kSettingsAPiece = 2;

/// Share of rows whose class is not that of the largest score (of the sign, for one score).
double heldOutError(const Task& task, const std::vector<std::int32_t>& rows, const Matrix& scores) {
    double sum = 0.;
    for (Index i = 0; i < scores.rows(); ++i) {
        const auto y = static_cast<double>(
            task.y[static_cast<std::size_t>(rows[static_cast<std::size_t>(i)])]);
        if (task.recipe->problem == Problem::Regression) {
            sum += (y - scores(i, 0)) * (y - scores(i, 0));
            continue;
        }
        Index likeliest = 0;
        if (scores.cols() == 1)
            likeliest = scores(i, 0) >= 0. ? 1 : 0;
        else
            scores.row(i).maxCoeff(&likeliest);
        sum += static_cast<double>(likeliest) != y ? 1. : 0.;
    }
    return sum / static_cast<double>(std::max<Index>(scores.rows(), 1));
}

}  // namespace

std::vector<BoostSettings> paperGrid(const BoostSettings& settings, Index inputs) {
    std::vector<BoostSettings> grid;
    const bool landmark = settings.learner == BoostSettings::Learner::Landmark;
    for (int power = -2; power <= 2; ++power)
        for (int other = 0; other < 5; ++other) {
            BoostSettings one = settings;
            one.gamma = std::ldexp(1. / static_cast<double>(inputs), power);
            if (landmark)
                one.beta = std::pow(10., other - 2);
            else
                one.lambda = other == 0 ? std::ldexp(1., -10) : std::ldexp(1., other - 6);
            grid.push_back(one);
        }
    return grid;
}

BoostTuner::BoostTuner(TaskPtr task, std::vector<BoostSettings> grid, int rounds, int folds,
                       Seed seed)
    : task_(std::move(task)), grid_(std::move(grid)), rounds_(rounds), seed_(seed) {
    Task training;  // whose folds are wanted, whether or not there are validation rows
    training.recipe = task_->recipe;
    training.y = task_->y;
    training.split.train = task_->split.train;
    for (HeldOut& part : heldOutParts(training, heldOutPlan(training, folds), seed))
        parts_.push_back({std::move(part.fit), std::move(part.score)});
}

bool BoostTuner::advance(const GoOn& goOn) {
    const auto first = errors_.size();
    const auto count = std::min<std::size_t>(kSettingsAPiece, grid_.size() - first);
    const auto folds = parts_.size();
    std::vector<Error> found(count * folds);
    std::vector<char> done(found.size(), 0);
    forEachBlock(static_cast<Index>(found.size()), 1, [&](Index job, Index, Index) {
        const auto at = static_cast<std::size_t>(job);
        const Part& part = parts_[at % folds];
        BoostMachine machine(task_, part.fit, part.score, grid_[first + at / folds], seed_,
                             Sharing::ThisThread);
        for (int round = 0; round < rounds_; ++round)
            if (!machine.advance(goOn)) return;
        found[at] = {heldOutError(*task_, part.score, machine.heldScores()), machine.heldLoss()};
        done[at] = 1;
    });
    if (std::ranges::find(done, 0) != done.end()) return false;
    for (std::size_t setting = 0; setting < count; ++setting) {
        Error sum;
        for (std::size_t fold = 0; fold < folds; ++fold) {
            sum.error += found[setting * folds + fold].error;
            sum.loss += found[setting * folds + fold].loss;
        }
        errors_.push_back(sum);
    }
    return true;
}

const BoostSettings& BoostTuner::best() const {
    const auto lowest = std::ranges::min_element(errors_, [](const Error& a, const Error& b) {
        return a.error != b.error ? a.error < b.error : a.loss < b.loss;
    });
    return grid_[static_cast<std::size_t>(lowest - errors_.begin())];
}

}  // namespace ardent
