#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <numeric>

#include "core/method/metric_average.h"
#include "core/method/metric_search.h"
#include "core/method/metric_sets.h"
#include "core/model/doubt.h"

/// The recipe for few rows and more columns. Some columns tell any rows well there, so that columns
/// and scales are chosen anew on every fold: only predictions of rows that chose none count.
namespace ardent {
namespace {

constexpr Index kMostSearched = 1000;  // columns whose scales the evidence searches
constexpr int kMostWideTerms = 8;
constexpr double kLargestClassTau = 30.;

/// Columns by their squared correlation with the target, summed over its columns (y: rows × K),
/// the largest first.
std::vector<Index> byCorrelation(const DesignMatrix& x, const std::vector<std::int32_t>& rows,
                                 Matrix y) {
    y.rowwise() -= y.colwise().mean();
    Matrix own = x(rows, Eigen::all).cast<double>();
    own.rowwise() -= own.colwise().mean();
    const Vector squares = own.colwise().squaredNorm();
    const Vector products = (own.transpose() * y).rowwise().squaredNorm();
    std::vector<Index> order(static_cast<std::size_t>(x.cols()));
    std::iota(order.begin(), order.end(), Index{0});
    std::ranges::stable_sort(order, std::greater{}, [&](Index j) {
        return squares[j] > 0. ? products[j] / squares[j] : 0.;
    });
    return order;
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

}  // namespace

/// One scale for the columns that vary most with the target, such that the phases of the cosines
/// deviate by so much.
Pieces MetricSearch::wideScales(const std::vector<Set>& orders, Stack& stack, const GoOn& goOn) {
    for (const Index columns : sizesUpTo(run_.data.task->x.cols())) {
        run_.stage = fmt::format("One scale for {} columns", columns);
        std::vector<CoordinatesPtr> first;
        for (const Set& order : orders) first.push_back(firstOf(run_.data.task, order, columns));
        for (const double deviation : {0.3, 1.}) {
            const Matrix factor =
                Matrix::Constant(columns, 1, deviation / std::sqrt(double(columns)));
            std::vector<Prior> priors;
            EvidenceOverTau fresh;
            for (std::size_t i = 0; i < orders.size(); ++i) {
                EvidenceSpace<float> space;
                fresh = freshEvidence(rowsOf(i), *first[i], factor, space, ++run_.draw);
                priors.push_back({first[i], factor, fresh.tau});
                co_yield PieceDone{};
            }
            const std::string title =
                deviation < 1.
                    ? fmt::format("one with a small scale for {} columns together", columns)
                    : fmt::format("one with a scale for {} columns together", columns);
            while (!addPosterior(priors, {title, kPosteriorFeatures, 1, kLargestClassTau}, stack,
                                 goOn))
                co_yield PieceDone{};
            co_yield PieceDone{true, NAN, NAN, fresh.value};
        }
    }
}

bool MetricSearch::addPosterior(const std::vector<EvidenceSearch>& searches, const char* title,
                                Stack& stack, const GoOn& goOn) {
    std::vector<Prior> priors;
    for (const EvidenceSearch& one : searches)
        priors.push_back({one.coordinates(), one.factor(), one.tau()});
    return addPosterior(priors, {title, kPosteriorFeatures, 1, kLargestClassTau}, stack, goOn);
}

/// Scales and a metric by evidence.
Pieces MetricSearch::wideSearch(const std::vector<Set>& orders, Stack& stack, const GoOn& goOn) {
    const auto searched = [&](std::size_t i) {
        return firstOf(run_.data.task, orders[i], kMostSearched);
    };
    std::vector<EvidenceSearch> race = smallRace(searched(folds_.size()));
    for (auto part = searchTogether(run_, "Scales by evidence: race of four starts", race);
         part.next();)
        co_yield part.piece();
    const std::size_t winner = bestFresh(race);
    std::vector<EvidenceSearch> all;
    for (std::size_t i = 0; i < folds_.size(); ++i)
        all.push_back(smallRacer(folds_[i], searched(i), kSmallStarts[winner]));
    for (auto part = searchTogether(run_, "Scales by evidence on four folds", all); part.next();)
        co_yield part.piece();
    all.push_back(std::move(race[winner]));

    run_.stage = "Leaving variables out";
    std::vector<EvidenceSearch> scales;
    for (std::size_t i = 0; i < all.size(); ++i) {
        co_yield PieceDone{};
        const Set set = pruned(rowsOf(i), all[i]);
        if (set.empty()) co_return;
        scales.push_back(smallScales(rowsOf(i), all[i], set));
    }
    for (auto part = searchTogether(run_, "Scales of the variables kept", scales); part.next();)
        co_yield part.piece();
    while (!addPosterior(scales, kScalesTitle, stack, goOn)) co_yield PieceDone{};

    const auto isSmall = [&](const EvidenceSearch& one) {
        return one.coordinates()->size() <= run_.options.maxVariables;
    };
    if (!std::ranges::all_of(scales, isSmall)) co_return;
    std::vector<EvidenceSearch> metrics;
    for (std::size_t i = 0; i < scales.size(); ++i)
        metrics.push_back(smallMetric(rowsOf(i), scales[i]));
    for (auto part = searchTogether(run_, "Metric by evidence", metrics); part.next();)
        co_yield part.piece();
    while (!addPosterior(metrics, kMetricTitle, stack, goOn)) co_yield PieceDone{};
}

/// Whether held-out rows show that the average predicts better than a constant (`doubtOf`).
bool MetricSearch::beatsConstant(const Stack& stack) const {
    const MetricAverage average =
        greedyAverage(run_.data, stack.scores, run_.data.train, kMostWideTerms);
    Matrix scores = Matrix::Zero(std::ssize(run_.data.train), run_.data.outputs());
    for (std::size_t i = 0; i < stack.scores.size(); ++i)
        scores += average.shares[i] * stack.scores[i];
    const FittedRecipe& recipe = *run_.data.task->recipe;
    const Matrix predicted =
        run_.data.loss == Loss::Squared
            ? Matrix((recipe.targetOffset + recipe.targetScale * scores.array()).matrix())
            : classProbabilities(linkFor(run_.data.loss), scores);
    return doubtOf(*run_.data.task, run_.data.train, "held-out", predicted).empty();
}

Pieces MetricSearch::wideRecipe(const GoOn& goOn) {
    Stack stack = startStack();
    run_.stage = "Columns that vary most with the target";
    std::vector<Set> orders;
    for (std::size_t i = 0; i <= folds_.size(); ++i) {
        co_yield PieceDone{};
        const MetricTask& rows = rowsOf(i);
        orders.push_back(
            byCorrelation(rows.task->x, rows.train, evidenceTargets(rows, rows.train)));
    }
    for (auto part = wideScales(orders, stack, goOn); part.next();) co_yield part.piece();
    for (auto part = wideSearch(orders, stack, goOn); part.next();) co_yield part.piece();
    run_.stage = "Average";
    co_yield PieceDone{};
    if (!beatsConstant(stack))
        stack = {{stack.titles.front()}, {stack.nets.front()}, {stack.scores.front()}};
    takeStack(stack, kMostWideTerms);
    co_yield tickOf(run_.data, run_.candidates.best().loss);
}

}  // namespace ardent
