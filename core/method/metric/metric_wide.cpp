#include "core/method/metric/metric_wide.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "core/base/order.h"
#include "core/data/task/samples_as_double.h"
#include "core/method/metric/metric_average.h"
#include "core/method/metric/metric_fresh_evidence.h"
#include "core/method/metric/metric_screen.h"
#include "core/method/metric/metric_searches.h"
#include "core/method/metric/metric_stack.h"
#include "core/model/doubt.h"

namespace ardent {
namespace {

constexpr Index kMostSearched = 1000;  // columns whose scales the evidence searches
constexpr int kMostWideTerms = 8;
constexpr double kLargestClassTau = 30.;
constexpr std::array kDeviations{0.3, 1.};  // of the phases of the cosines under one scale

/// Columns by their squared correlation with the target, summed over its columns (y: rows × K),
/// the largest first.
std::vector<Index> byCorrelation(const DesignMatrix& x, const std::vector<std::int32_t>& rows,
                                 Matrix y) {
    y.rowwise() -= y.colwise().mean();
    Matrix own = samplesAsDouble(x, rows);
    own.rowwise() -= own.colwise().mean();
    const Vector squares = own.colwise().squaredNorm();
    const Vector products = (own.transpose() * y).rowwise().squaredNorm();
    const auto shares = products.array() / squares.array();
    return positionsFalling(Vector((squares.array() > 0.).select(shares, 0.)));
}

/// 8, 32, 128, … of so many columns, and all.
std::vector<Index> sizesUpTo(Index columns) {
    std::vector<Index> sizes;
    for (Index size = 8; size < std::min<Index>(columns, 1000); size *= 4) sizes.push_back(size);
    sizes.push_back(columns);
    return sizes;
}

CoordinatesPtr firstOf(const TaskPtr& task, std::vector<Index> order, Index columns) {
    order.resize(static_cast<std::size_t>(std::min(columns, std::ssize(order))));
    std::ranges::sort(order);
    return coordinatesOf(task, std::move(order));
}

/// The columns of each fold, and of all rows, that vary most with its target.
using Orders = std::vector<std::vector<Index>>;

PosteriorPlan planFor(Message title) {
    return {std::move(title), kPosteriorFeatures, 1, kLargestClassTau};
}

bool addOwnPriors(MetricRun& run, MetricStack& stack, const std::vector<EvidenceSearch>& searches,
                  const Message& title, const GoOn& goOn) {
    std::vector<MetricPrior> priors;
    for (const EvidenceSearch& one : searches) priors.push_back(priorOf(one));
    return addPosterior(run, stack, priors, planFor(title), goOn);
}

/// One scale for the columns that vary most with the target, such that the phases of the cosines
/// deviate by so much.
Pieces addEqualScales(MetricRun& run, MetricStack& stack, const Orders& orders, const GoOn& goOn) {
    for (const Index columns : sizesUpTo(run.data.task->x.cols())) {
        run.stage = message("one-scale-stage", "One scale for {} columns", columns);
        std::vector<CoordinatesPtr> first;
        for (const auto& order : orders) first.push_back(firstOf(run.data.task, order, columns));
        for (const double deviation : kDeviations) {
            const Matrix factor =
                Matrix::Constant(columns, 1, deviation / std::sqrt(double(columns)));
            std::vector<MetricPrior> priors;
            EvidenceOverTau fresh;
            for (std::size_t i = 0; i < orders.size(); ++i) {
                EvidenceSpace<float> space;
                fresh = freshEvidence(rowsOf(run, stack, i), *first[i], factor, space, run.seed,
                                      ++run.draw);
                priors.push_back({first[i], factor, fresh.tau});
                co_yield PieceDone{};
            }
            const Message title =
                deviation < 1.
                    ? message("small-scale-model",
                              "a model with one small scale for {} columns together", columns)
                    : message("one-scale-model", "a model with one scale for {} columns together",
                              columns);
            while (!addPosterior(run, stack, priors, planFor(title), goOn)) co_yield PieceDone{};
            co_yield PieceDone{true, NAN, NAN, fresh.value, true};
        }
    }
}

/// Scales and a metric by evidence, of every fold its own. searched: of each fold, and of all rows.
Pieces addSearched(MetricRun& run, MetricStack& stack, const std::vector<CoordinatesPtr>& searched,
                   std::span<const double> starts, const GoOn& goOn) {
    const std::vector<MetricTask>& folds = stack.folds;
    std::vector<EvidenceSearch> race = racers(run, searched.back(), starts);
    for (auto part = searchTogether(run, raceOfStarts(race.size()), race); part.next();)
        co_yield part.piece();
    const std::size_t winner = bestFresh(run.data, race, run.seed, ++run.draw);
    std::vector<EvidenceSearch> all;
    for (std::size_t i = 0; i < folds.size(); ++i)
        all.push_back(racer(run, folds[i], searched[i], starts[winner]));
    for (auto part = searchTogether(
             run, message("scales-on-folds", "Scales by evidence on {} folds", folds.size()), all);
         part.next();)
        co_yield part.piece();
    all.push_back(std::move(race[winner]));

    run.stage = message("leaving-out", "Leaving variables out");
    std::vector<EvidenceSearch> scales;
    for (std::size_t i = 0; i < all.size(); ++i) {
        co_yield PieceDone{};
        const MetricTask& rows = rowsOf(run, stack, i);
        const std::vector<Index> kept = pruned(rows, all[i], run.seed, ++run.draw);
        if (kept.empty()) co_return;
        scales.push_back(scalesAfter(run, rows, all[i], kept));
    }
    for (auto part =
             searchTogether(run, message("scales-of-kept", "Scales of the variables kept"), scales);
         part.next();)
        co_yield part.piece();
    while (!addOwnPriors(run, stack, scales, scalesTitle(), goOn)) co_yield PieceDone{};

    const auto isSmall = [&](const EvidenceSearch& one) {
        return one.coordinates()->size() <= run.options.maxVariables;
    };
    if (!std::ranges::all_of(scales, isSmall)) co_return;
    std::vector<EvidenceSearch> metrics;
    for (std::size_t i = 0; i < scales.size(); ++i)
        metrics.push_back(metricAfter(run, rowsOf(run, stack, i), scales[i]));
    for (auto part =
             searchTogether(run, message("metric-by-evidence", "Metric by evidence"), metrics);
         part.next();)
        co_yield part.piece();
    while (!addOwnPriors(run, stack, metrics, metricTitle(), goOn)) co_yield PieceDone{};
}

/// Among the columns that vary most with the target.
Pieces addMostVarying(MetricRun& run, MetricStack& stack, const Orders& orders, const GoOn& goOn) {
    std::vector<CoordinatesPtr> searched;
    for (const auto& order : orders)
        searched.push_back(firstOf(run.data.task, order, kMostSearched));
    for (auto part = addSearched(run, stack, searched, kFewRowsStarts, goOn); part.next();)
        co_yield part.piece();
}

/// Among those that a screen selects, on every fold its own; where it selects none on a fold, as
/// many as on all rows of those that vary most with the target.
Pieces addScreened(MetricRun& run, MetricStack& stack, const Orders& orders, const GoOn& goOn) {
    run.stage = screenStage();
    co_yield PieceDone{};
    std::optional<std::vector<Index>> selected;
    const auto screens = [&](const MetricTask& rows) {
        return (selected = screenedInputs(rows, run.seed, goOn)).has_value();
    };
    while (!screens(run.data)) co_yield PieceDone{};
    if (selected->empty()) co_return;
    const CoordinatesPtr ofAllRows = coordinatesOf(run.data.task, *selected);
    std::vector<CoordinatesPtr> searched;
    for (std::size_t i = 0; i < stack.folds.size(); ++i) {
        while (!screens(stack.folds[i])) co_yield PieceDone{};
        searched.push_back(selected->empty() ? firstOf(run.data.task, orders[i], ofAllRows->size())
                                             : coordinatesOf(run.data.task, *selected));
        co_yield PieceDone{};
    }
    searched.push_back(ofAllRows);
    for (auto part = addSearched(run, stack, searched, kScreenedStarts, goOn); part.next();)
        co_yield part.piece();
}

/// Whether held-out rows show that the average predicts better than a constant (`doubtOf`).
bool beatsConstant(const MetricTask& data, const MetricStack& stack) {
    const MetricAverage average = greedyAverage(data, stack.scores, data.train, kMostWideTerms);
    Matrix scores = Matrix::Zero(std::ssize(data.train), data.outputs());
    for (std::size_t i = 0; i < stack.scores.size(); ++i)
        scores += average.shares[i] * stack.scores[i];
    const FittedRecipe& recipe = *data.task->recipe;
    Matrix predicted =
        data.loss == Loss::Squared
            ? Matrix((recipe.targetOffset + recipe.targetScale * scores.array()).matrix())
            : classProbabilities(linkFor(data.loss), scores);
    if (data.loss == Loss::Squared && recipe.targetTransform != Transform::None)
        for (double& value : predicted.reshaped()) value = original(recipe.targetTransform, value);
    return doubtOf(*data.task, data.train, RowPart::Training, predicted).empty();
}

void keepOnlyFirst(MetricStack& stack) {
    stack.titles.resize(1);
    stack.nets.resize(1);
    stack.scores.resize(1);
}

}  // namespace

int equalScaleModels(Index columns) {
    return static_cast<int>(sizesUpTo(columns).size() * kDeviations.size());
}

Pieces wideRecipe(MetricRun& run, const GoOn& goOn) {
    MetricStack stack = startStack(run);
    run.stage = message("columns-that-vary-most", "Columns that vary most with the target");
    Orders orders;
    for (std::size_t i = 0; i <= stack.folds.size(); ++i) {
        co_yield PieceDone{};
        const MetricTask& rows = rowsOf(run, stack, i);
        orders.push_back(
            byCorrelation(rows.task->x, rows.train, evidenceTargets(*rows.task, rows.train)));
    }
    for (auto part = addEqualScales(run, stack, orders, goOn); part.next();) co_yield part.piece();
    for (auto part = addMostVarying(run, stack, orders, goOn); part.next();) co_yield part.piece();
    if (hasManyInputs(*run.data.task))
        for (auto part = addScreened(run, stack, orders, goOn); part.next();) co_yield part.piece();
    run.stage = message("average", "Average");
    co_yield PieceDone{};
    if (!beatsConstant(run.data, stack)) keepOnlyFirst(stack);
    takeStack(run, stack, kMostWideTerms);
    co_yield tickOf(run.data, run.candidates.best().loss);
}

}  // namespace ardent
