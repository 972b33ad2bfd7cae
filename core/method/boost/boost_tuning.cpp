#include "core/method/boost/boost_tuning.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/data/task/drawn_rows.h"
#include "core/method/boost/as_good.h"
#include "core/method/held_out_plan.h"
#include "core/parallel/blocks.h"

namespace ardent {
namespace {

/// Of every row: 1 where its class is not that of the largest score (of the sign, for one score),
/// else 0; or its squared error.
std::vector<double> heldOutErrors(const Task& task, const std::vector<std::int32_t>& rows,
                                  const Matrix& scores) {
    std::vector<double> errors;
    for (Index i = 0; i < scores.rows(); ++i) {
        const auto y = static_cast<double>(
            task.y[static_cast<std::size_t>(rows[static_cast<std::size_t>(i)])]);
        if (task.recipe->problem == Problem::Regression) {
            errors.push_back((y - scores(i, 0)) * (y - scores(i, 0)));
            continue;
        }
        Index likeliest = 0;
        if (scores.cols() == 1)
            likeliest = scores(i, 0) >= 0. ? 1 : 0;
        else
            scores.row(i).maxCoeff(&likeliest);
        errors.push_back(static_cast<double>(likeliest) != y ? 1. : 0.);
    }
    return errors;
}

double sum(const std::vector<double>& values) {
    return std::accumulate(values.begin(), values.end(), 0.);
}

}  // namespace

std::vector<BoostSettings> paperGrid(const BoostSettings& settings, Index inputs,
                                     double leastPenalty) {
    std::vector<BoostSettings> grid;
    const bool landmark = settings.learner == BoostSettings::Learner::Landmark;
    for (int power = -2; power <= 2; ++power)
        for (int other = 0; other < 5; ++other) {
            BoostSettings one = settings;
            one.gamma = std::ldexp(1. / static_cast<double>(inputs), power);
            if (landmark)
                one.beta = std::pow(10., other - 2);
            else
                one.lambda = other == 0 ? leastPenalty : std::ldexp(1., other - 6);
            grid.push_back(one);
        }
    return grid;
}

double lambdaOfWidth(double lambda, double gamma, Index inputs) {
    return lambda / (gamma * static_cast<double>(inputs));
}

std::vector<BoostSettings> widthGrid(const BoostSettings& settings, Index inputs) {
    std::vector<BoostSettings> grid;
    for (const double narrower : {1., 4., 16.}) {
        BoostSettings one = settings;
        one.gamma = narrower / static_cast<double>(inputs);
        one.lambda = lambdaOfWidth(settings.lambda, one.gamma, inputs);
        grid.push_back(one);
    }
    return grid;
}

Index rowsForWidth(const Task& task) {
    constexpr Index kMostRows = 1000;
    constexpr Index kMostValues = 100'000;
    return std::min({kMostRows, kMostValues / task.x.cols(), std::ssize(task.split.train)});
}

BoostTuner::BoostTuner(TaskPtr task, BoostTrials trials, Seed seed)
    : task_(std::move(task)), trials_(std::move(trials)), seed_(seed) {
    Task training;  // whose folds are wanted, whether or not there are validation rows
    training.recipe = task_->recipe;
    training.y = task_->y;
    training.order = task_->order;
    training.split.train = drawnRows(*task_, task_->split.train, trials_.mostRows, seed);
    for (HeldOut& part : heldOutParts(training, heldOutPlan(training, trials_.folds), seed))
        parts_.push_back({std::move(part.fit), std::move(part.score)});
}

void BoostTuner::begin() {
    const auto first = held_.size();
    const auto last = std::min(first + kSettingsATime, trials_.grid.size());
    for (std::size_t setting = first; setting < last; ++setting)
        for (const Part& part : parts_)
            machines_.emplace_back(task_, part.fit, part.score, trials_.grid[setting], seed_,
                                   Sharing::ThisThread);
}

bool BoostTuner::advance(const GoOn& goOn) {
    if (machines_.empty()) begin();
    const Index rounds = std::ranges::min_element(machines_, {}, &BoostMachine::rounds)->rounds();
    std::vector<char> done(machines_.size(), 0);
    forEachBlock(std::ssize(machines_), 1, [&](Index job, Index, Index) {
        const auto at = static_cast<std::size_t>(job);
        BoostMachine& machine = machines_[at];
        done[at] = machine.rounds() > rounds || machine.advance(goOn) ? 1 : 0;
        machine.forgetLearners();
    });
    if (std::ranges::find(done, 0) != done.end()) return false;
    if (rounds + 1 >= trials_.rounds) judge();
    return true;
}

void BoostTuner::judge() {
    for (std::size_t at = 0; at < machines_.size(); ++at) {
        const Part& part = parts_[at % parts_.size()];
        Held& all = at % parts_.size() == 0 ? held_.emplace_back() : held_.back();
        const std::vector<double> errors =
            heldOutErrors(*task_, part.score, machines_[at].heldScores());
        all.error += sum(errors) / std::max(1., static_cast<double>(part.score.size()));
        all.loss += machines_[at].heldLoss();
        if (trials_.prefersEarlier)
            all.errors.insert(all.errors.end(), errors.begin(), errors.end());
    }
    machines_.clear();
}

const BoostSettings& BoostTuner::best() const {
    const auto lowest = std::ranges::min_element(
        held_, {}, [](const Held& one) { return std::pair(one.error, one.loss); });
    const auto chosen = std::find_if(held_.begin(), lowest, [&](const Held& one) {
        return trials_.prefersEarlier && isAsGood(one.errors, lowest->errors);
    });
    return trials_.grid[static_cast<std::size_t>(chosen - held_.begin())];
}

}  // namespace ardent
