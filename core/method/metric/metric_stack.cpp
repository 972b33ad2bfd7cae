#include "core/method/metric/metric_stack.h"

#include <algorithm>

#include "core/method/metric/metric_average.h"
#include "core/method/metric/posterior_mean.h"

namespace ardent {
namespace {

void learnFromAllRows(MetricTask& data) {
    data.train.insert(data.train.end(), data.validation.begin(), data.validation.end());
    std::ranges::sort(data.train);
    data.validation.clear();
}

std::vector<MetricTask> foldsOf(const MetricTask& data, Seed seed) {
    std::vector<MetricTask> folds;
    for (const HeldOut& part : stackFolds(data, seed)) {
        MetricTask fold = data;
        fold.train = part.fit;
        fold.validation = part.score;
        folds.push_back(std::move(fold));
    }
    return folds;
}

/// Predictions of every fold by nets that have not seen it, in the order of the training rows.
Matrix outOfFold(const MetricTask& data, const std::vector<MetricTask>& folds,
                 const std::vector<MetricNet>& nets) {
    std::vector<Index> position(data.task->y.size(), -1);
    for (std::size_t i = 0; i < data.train.size(); ++i)
        position[static_cast<std::size_t>(data.train[i])] = static_cast<Index>(i);
    Matrix scores = Matrix::Zero(std::ssize(data.train), data.outputs());
    for (std::size_t f = 0; f < folds.size(); ++f) {
        const Matrix own = scoresOf(nets[f], folds[f].validation);
        for (Index i = 0; i < own.rows(); ++i)
            scores.row(position[static_cast<std::size_t>(
                folds[f].validation[static_cast<std::size_t>(i)])]) = own.row(i);
    }
    return scores;
}

MetricNet meanOf(const TaskPtr& task, const std::vector<MetricNet>& nets) {
    return joined(task, nets,
                  std::vector<double>(nets.size(), 1. / static_cast<double>(nets.size())));
}

Message finalTitle(const MetricStack& stack, const std::vector<double>& shares) {
    if (shares.front() == 1.)
        return message("constant-for-want",
                       "A constant, for want of evidence that any variable predicts the target");
    std::vector<Message> parts;
    for (std::size_t i = 0; i < stack.nets.size(); ++i) {
        const double share = 100. * shares[i];
        if (share == 100.) parts.push_back(stack.titles[i]);
        if (share > 0. && share < 100.)
            parts.push_back(message("weighted", "{} (weight {:.0f} %)", stack.titles[i], share));
    }
    if (parts.size() == 1) return message("final-model-is", "Final model: {}", parts.front());
    Message all = parts.front();
    for (std::size_t i = 1; i < parts.size(); ++i) all = message("and", "{} and {}", all, parts[i]);
    return message("final-model-is-mean", "Final model: the weighted mean of {}", all);
}

}  // namespace

Message scalesTitle() {
    return message("scales-model", "a model with one scale for each variable");
}

Message metricTitle() {
    return message("combinations-model", "a model on combinations of variables");
}

std::vector<HeldOut> stackFolds(MetricTask data, Seed seed) {
    learnFromAllRows(data);
    Task rows{data.task->recipe, {}, data.task->y, {}, {}, data.task->order};
    rows.split.train = std::move(data.train);
    return heldOutParts(rows, heldOutPlan(rows, kStackFolds), seed);
}

MetricStack startStack(MetricRun& run) {
    learnFromAllRows(run.data);
    MetricNet known = constantNet(run);
    const double loss = meanLoss(run.data, scoresOf(known, run.data.train), run.data.train);
    run.candidates.keep({message("constant-model", "Constant"), std::move(known), loss, {}, true});
    MetricStack stack;
    stack.folds = foldsOf(run.data, run.seed);
    stack.nets.push_back(constantNet(run));
    stack.scores.push_back(outOfFold(
        run.data, stack.folds, std::vector<MetricNet>(stack.folds.size(), stack.nets.front())));
    stack.titles.push_back(message("a-constant", "a constant"));
    return stack;
}

const MetricTask& rowsOf(const MetricRun& run, const MetricStack& stack, std::size_t i) {
    return i < stack.folds.size() ? stack.folds[i] : run.data;
}

bool addPosterior(MetricRun& run, MetricStack& stack, const std::vector<MetricPrior>& foldsThenAll,
                  const PosteriorPlan& plan, const GoOn& goOn) {
    const std::uint32_t before = run.draw;
    std::vector<MetricNet> ofFolds;
    std::vector<MetricNet> ofAll;
    for (std::size_t i = 0; i < stack.folds.size() + plan.draws; ++i) {
        const bool isFold = i < stack.folds.size();
        const MetricTask& rows = rowsOf(run, stack, i);
        const MetricPrior& prior = isFold ? foldsThenAll[i] : foldsThenAll.back();
        MetricNet net = netUnder(run, prior, plan.features);
        const double tau =
            run.data.loss == Loss::Squared ? prior.tau : std::min(prior.tau, plan.largestClassTau);
        auto found = posteriorMean(rows, rows.train, std::move(net), tau, goOn);
        if (!found) {
            run.draw = before;
            return false;
        }
        (isFold ? ofFolds : ofAll).push_back(std::move(*found));
    }
    stack.scores.push_back(outOfFold(run.data, stack.folds, ofFolds));
    stack.nets.push_back(meanOf(run.data.task, ofAll));
    stack.titles.push_back(plan.title);
    const double loss = greedyAverage(run.data, {stack.scores.back()}, run.data.train, 1).loss;
    run.candidates.keep({plan.title, stack.nets.back(), loss, {}, true});
    run.early.reset();
    return true;
}

void addFoldNets(const MetricRun& run, MetricStack& stack,
                 const std::vector<MetricCandidate>& trained) {
    std::vector<MetricNet> nets;
    for (const MetricCandidate& one : trained) nets.push_back(one.net);
    stack.scores.push_back(outOfFold(run.data, stack.folds, nets));
    stack.nets.push_back(meanOf(run.data.task, nets));
    stack.titles.push_back(
        message("mean-of-fold-models", "the mean of the models of the cross-validation"));
}

void takeStack(MetricRun& run, const MetricStack& stack, int mostTerms) {
    const MetricAverage average = greedyAverage(run.data, stack.scores, run.data.train, mostTerms);
    run.candidates.clear();
    run.candidates.keep({finalTitle(stack, average.shares),
                         joined(run.data.task, stack.nets, average.shares),
                         average.loss,
                         {},
                         true});
}

}  // namespace ardent
