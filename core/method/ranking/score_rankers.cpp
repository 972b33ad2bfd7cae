#include <fmt/format.h>

#include <cmath>
#include <limits>
#include <utility>

#include "core/base/go_on.h"
#include "core/base/memory.h"
#include "core/base/order.h"
#include "core/data/task/sources.h"
#include "core/data/task/varying_sources.h"
#include "core/kernel/dependence.h"
#include "core/kernel/kernel_matrix.h"
#include "core/method/ranking/ranking.h"
#include "core/method/ranking/ranking_data.h"
#include "core/method/ranking/rankings.h"
#include "core/parallel/blocks.h"
#include "core/random/random_stream.h"

namespace ardent {
namespace {

constexpr Index kAllRows = 1'000'000'000;
constexpr Index kScoredRows = 2000;  // methods of O(n²) look at no more
constexpr Index kScoresAPiece = 4;
constexpr double kTieNoise = 1e-10;

struct ScoreOptions : RankingOptions {
    static auto describe() { return rankingFields<ScoreOptions>(); }
};

struct NeighbourOptions : RankingOptions {
    int neighbours = 0;

    static auto describe() {
        using O = NeighbourOptions;
        return std::tuple_cat(
            std::tuple{number(&O::neighbours, "neighbours", "Neighbours k",
                              "Of the estimator of mutual information; more give less noise and "
                              "more bias. 0: 3, or as many as a smaller class has.",
                              0, 1000)
                           .zeroIs(OptionSpec::Zero::Automatic)},
            rankingFields<O>());
    }
};

using ScoreOfSource = std::function<double(const RankingData&, Index source)>;

/// Moves equal values apart, as the neighbour estimators need; the same noise whatever the threads.
void breakTies(RankingData& data, Seed seed) {
    RandomStream random(seed, StreamId::Permutation);
    for (double& value : data.x.reshaped()) value += kTieNoise * random.normal();
    for (double& value : data.y.reshaped()) value += kTieNoise * random.normal();
}

constexpr int kUsualNeighbours = 3;  // fewer where there are no more rows

/// Refuses more neighbours than every row has, among all rows and among those of its class; classes
/// of one row are left out of the estimate.
Result<int> neighboursOn(const RankingData& data, const FittedRecipe& recipe, int wanted) {
    if (wanted == 0) return kUsualNeighbours;
    if (wanted >= data.x.rows())
        return fail(Fault::Usage,
                    message("too-many-neighbours",
                            "{} nearest neighbours need more rows than that, but only {} are used; "
                            "set fewer neighbours.",
                            wanted, data.x.rows()));
    std::vector<int> sizes(recipe.classes.size(), 0);
    for (const int label : data.labels) ++sizes[static_cast<std::size_t>(label)];
    for (std::size_t c = 0; c < sizes.size(); ++c)
        if (sizes[c] > 1 && wanted >= sizes[c])
            return fail(
                Fault::Usage,
                message("too-many-neighbours-in-class",
                        "{} nearest neighbours need more rows than that of every class, but only "
                        "{} of \"{}\" are used; set fewer neighbours.",
                        wanted, sizes[c], recipe.classes[c]));
    return wanted;
}

double informationOn(const RankingData& data, const Matrix& x, int neighbours) {
    return data.labels.empty() ? mutualInformation(x, data.y, neighbours)
                               : mutualInformation(x, data.labels, neighbours);
}

/// A score for every source by itself.
class ScoreRanker final : public Ranker {
public:
    ScoreRanker(const TaskPtr& task, Message kind, RankingData data, ScoreOfSource score)
        : task_(task), kind_(std::move(kind)), data_(std::move(data)), score_(std::move(score)) {}

    std::vector<CurveSeries> series() const override {
        return {{"score", message("largest-score", "largest score so far"), kind_}};
    }
    TickUnit tickUnit() const override { return TickUnit::Piece; }
    std::int64_t plannedTicks() const override {
        return (std::ssize(data_.groups) + kScoresAPiece - 1) / kScoresAPiece;
    }
    Message stage() const override {
        return message("scores-stage", "Scores, {} of {} variables", values_.size(),
                       data_.groups.size());
    }
    Relevance relevance() const override {
        Relevance relevance{kind_, {}, {}};
        if (values_.size() < data_.groups.size()) return relevance;
        relevance.names = sourceNames(*task_->recipe);
        relevance.values = values_;
        return relevance;
    }
    std::vector<Index> order() const override { return positionsFalling(values_); }

    RankingStep advance(const GoOn& goOn) override {
        const Index first = std::ssize(values_);
        const Index left = std::ssize(data_.groups) - first;
        if (left == 0)
            return {RankingStep::Did::Finished,
                    {},
                    sentences({first == 1 ? message("one-score-done", "1 score is done.")
                                          : message("scores-done", "{} scores are done.", first),
                               scoredOnDrawnRows(data_.x.rows(), *task_)})};
        const auto found = valueOfEach(std::min(left, kScoresAPiece), goOn,
                                       [&](Index i) { return score_(data_, first + i); });
        if (!found) return {};
        values_.insert(values_.end(), found->begin(), found->end());
        return {RankingStep::Did::Tick, {*std::ranges::max_element(values_)}, {}};
    }

private:
    TaskPtr task_;
    Message kind_;
    RankingData data_;
    ScoreOfSource score_;
    std::vector<double> values_;
};

/// Picks one source after the other: the largest information on the target less the mean
/// information on those picked before. Constant ones come last: they are redundant with none, and
/// would make the others seem less so.
class MrmrRanker final : public Ranker {
public:
    MrmrRanker(const TaskPtr& task, RankingData data, int neighbours, Index wanted)
        : task_(task),
          data_(std::move(data)),
          neighbours_(neighbours),
          wanted_(wanted),
          varies_(varyingSources(*task_->recipe)) {
        for (const auto& columns : data_.groups)
            ordered_.push_back(columns.size() == 1 ? orderedColumn(data_.x.col(columns.front()))
                                                   : OrderedColumn{});
    }

    std::vector<CurveSeries> series() const override {
        return {{"score",
                 message("relevance-less-redundancy",
                         "relevance less redundancy of the variable picked"),
                 message("nats", "nats")}};
    }
    TickUnit tickUnit() const override { return TickUnit::Variable; }
    std::int64_t plannedTicks() const override {
        return std::min(wanted_, static_cast<Index>(std::ssize(data_.groups)));
    }
    Message stage() const override {
        return information_.empty() ? message("information-on-target", "Information on the target")
                                    : message("picking-variables", "Picking variables");
    }
    Relevance relevance() const override {
        const Message kind = message("place-of-picking",
                                     "place in the order of picking, first = number of variables");
        if (information_.empty()) return {kind, {}, {}};
        return relevanceOfPlaces(kind, *task_->recipe, order());
    }

    /// Those that were not picked follow by their information on the target.
    std::vector<Index> order() const override {
        std::vector<Index> order = picked_;
        for (const Index source : positionsFalling(information_))
            if (std::ranges::find(picked_, source) == picked_.end()) order.push_back(source);
        return order;
    }

    RankingStep advance(const GoOn& goOn) override {
        if (!goOn()) return {};
        const Index sources = std::ssize(data_.groups);
        if (information_.empty()) {
            auto found = ofAllSources(goOn, [&](Index source) {
                return informationOn(data_, columnsOfSource(data_, source), neighbours_);
            });
            if (!found) return {};
            information_ = std::move(*found);
            redundancy_.resize(information_.size());
            return {};
        }
        if (std::ssize(picked_) == std::min(wanted_, sources))
            return {RankingStep::Did::Finished,
                    {},
                    sentences({picked_.size() == 1
                                   ? message("first-is-picked", "The first is picked.")
                                   : message("first-are-picked", "The first {} are picked.",
                                             picked_.size()),
                               scoredOnDrawnRows(data_.x.rows(), *task_)})};
        const auto best = findBest(goOn);
        if (!best) return {};
        picked_.push_back(best->source);
        return {RankingStep::Did::Tick, {best->place.second}, {}};
    }

private:
    /// Information on those picked, summed over the first of them.
    struct Redundancy {
        double sum = 0.;
        std::size_t counted = 0;
    };
    using Place = std::pair<bool, double>;  // varies, and the larger the better
    struct Candidate {
        Index source;
        Place place;
    };

    bool isPicked(Index source) const {
        return std::ranges::find(picked_, source) != picked_.end();
    }
    bool isComplete(Index source) const {
        return redundancy_[static_cast<std::size_t>(source)].counted == picked_.size();
    }

    /// At most this while not all of those picked are counted: information is never below 0.
    Place placeOf(Index source, const Redundancy& redundancy) const {
        const auto s = static_cast<std::size_t>(source);
        const auto picked = std::max(1., static_cast<double>(picked_.size()));
        return {varies_[s], information_[s] - redundancy.sum / picked};
    }

    double between(Index source, Index other) const {
        const auto& x = ordered_[static_cast<std::size_t>(source)];
        const auto& y = ordered_[static_cast<std::size_t>(other)];
        if (!x.rows.empty() && !y.rows.empty()) return mutualInformation(x, y, neighbours_);
        return mutualInformation(columnsOfSource(data_, source), columnsOfSource(data_, other),
                                 neighbours_);
    }

    /// Counts further ones of those picked until all are, or the place is below the least.
    Redundancy countedUntil(Index source, const Place& least) const {
        Redundancy redundancy = redundancy_[static_cast<std::size_t>(source)];
        while (redundancy.counted < picked_.size() && placeOf(source, redundancy) >= least)
            redundancy.sum += between(source, picked_[redundancy.counted++]);
        return redundancy;
    }

    /// The first of those with the highest place, if it is known before `goOn` says no.
    /// Redundancies are counted of those alone that may still have it.
    std::optional<Candidate> findBest(const GoOn& goOn) {
        constexpr Index kAtOnce = 64;
        while (true) {
            Candidate best{-1, {false, -std::numeric_limits<double>::infinity()}};
            std::vector<Candidate> open;
            for (Index source = 0; source < std::ssize(data_.groups); ++source) {
                if (isPicked(source)) continue;
                const Place place = placeOf(source, redundancy_[static_cast<std::size_t>(source)]);
                if (!isComplete(source))
                    open.push_back({source, place});
                else if (place > best.place)
                    best = {source, place};
            }
            std::erase_if(open, [&](const Candidate& one) { return one.place < best.place; });
            if (open.empty()) return best;
            std::ranges::stable_sort(open, std::greater<>(), &Candidate::place);
            const Index count = std::min(kAtOnce, std::ssize(open));
            std::vector<Redundancy> found(static_cast<std::size_t>(count));
            const bool done = doEach(count, goOn, [&](Index i) {
                const auto at = static_cast<std::size_t>(i);
                found[at] = countedUntil(open[at].source, best.place);
            });
            if (!done) return std::nullopt;
            for (std::size_t i = 0; i < found.size(); ++i)
                redundancy_[static_cast<std::size_t>(open[i].source)] = found[i];
        }
    }

    std::optional<std::vector<double>> ofAllSources(
        const GoOn& goOn, const std::function<double(Index)>& value) const {
        return valueOfEach(std::ssize(data_.groups), goOn, value);
    }

    TaskPtr task_;
    RankingData data_;
    int neighbours_;
    Index wanted_;
    std::vector<bool> varies_;
    std::vector<OrderedColumn> ordered_;  // empty for a source of several columns
    std::vector<double> information_;
    std::vector<Redundancy> redundancy_;
    std::vector<Index> picked_;
};

double largestCorrelation(const RankingData& data, Index source) {
    double largest = 0.;
    for (const Index column : data.groups[static_cast<std::size_t>(source)])
        for (Index c = 0; c < data.y.cols(); ++c)
            largest = std::max(largest, std::abs(correlation(data.x.col(column), data.y.col(c))));
    return largest;
}

double hsicOfSource(const RankingData& data, Index source) {
    const Matrix distances = squaredDistances(columnsOfSource(data, source));
    const auto n = static_cast<double>(data.x.rows());
    const Matrix kernel = (-distances.array() / medianOff(distances)).exp();
    return hsicTrace(kernel, data.y) / ((n - 1.) * (n - 1.));
}

template <class Options>
Result<std::unique_ptr<Trainer>> withModel(const TaskPtr& task, const Options& options,
                                           std::unique_ptr<Ranker> ranker, Seed seed) {
    const auto fits = checkRankingModel(*task, options);
    if (!fits) return tl::unexpected(fits.error());
    return makeRankingTrainer(task, options, std::move(ranker), seed);
}

Result<std::unique_ptr<Trainer>> makePearson(TaskPtr task, const OptionValues& values, Seed seed) {
    const auto options = readOptions<ScoreOptions>(values);
    const auto rows = static_cast<double>(task->split.train.size());
    const auto fits = checkMemory(
        8. * rows * static_cast<double>(task->x.cols() + task->recipe->outputs()),
        message("memory-of-correlations", "Correlations over {} rows of {} encoded columns",
                task->split.train.size(), task->x.cols()),
        message("train-on-fewer-rows", "train on fewer rows"));
    if (!fits) return tl::unexpected(fits.error());
    return withModel(
        task, options,
        std::make_unique<ScoreRanker>(task, message("pearson", "|r|, Pearson correlation"),
                                      rankingData(*task, kAllRows, seed), &largestCorrelation),
        seed);
}

Result<std::unique_ptr<Trainer>> makeHsic(TaskPtr task, const OptionValues& values, Seed seed) {
    const auto options = readOptions<ScoreOptions>(values);
    return withModel(
        task, options,
        std::make_unique<ScoreRanker>(task, message("hsic-alone", "HSIC of the variable alone"),
                                      rankingData(*task, kScoredRows, seed), &hsicOfSource),
        seed);
}

Result<std::unique_ptr<Trainer>> makeInformation(TaskPtr task, const OptionValues& values,
                                                 Seed seed) {
    const auto options = readOptions<NeighbourOptions>(values);
    RankingData data = rankingData(*task, kScoredRows, seed);
    const auto k = neighboursOn(data, *task->recipe, options.neighbours);
    if (!k) return tl::unexpected(k.error());
    breakTies(data, seed);
    return withModel(
        task, options,
        std::make_unique<ScoreRanker>(
            task, message("mutual-information", "mutual information with the target, nats"),
            std::move(data),
            [k = *k](const RankingData& some, Index source) {
                return informationOn(some, columnsOfSource(some, source), k);
            }),
        seed);
}

Result<std::unique_ptr<Trainer>> makeMrmr(TaskPtr task, const OptionValues& values, Seed seed) {
    const auto options = readOptions<NeighbourOptions>(values);
    const auto sources = static_cast<Index>(task->recipe->sources.size());
    const Index wanted = std::max<Index>(100, variablesKept(options, *task->recipe));
    RankingData data = rankingData(*task, sources > 100 ? kScoredRows / 4 : kScoredRows / 2, seed);
    const auto k = neighboursOn(data, *task->recipe, options.neighbours);
    if (!k) return tl::unexpected(k.error());
    breakTies(data, seed);
    return withModel(task, options, std::make_unique<MrmrRanker>(task, std::move(data), *k, wanted),
                     seed);
}

}  // namespace

Method pearsonMethod() {
    return {"pearson",
            "Pearson correlation",
            "Ranks every variable by the strength of its own straight-line relation with the "
            "target. Quick, and blind to curves and to variables that act together only.",
            "",
            {Problem::Regression, Problem::Classification},
            {RunPart::Selection},
            &schemaOf<ScoreOptions>,
            &makePearson};
}

Method mutualInformationMethod() {
    return {"mutual_information",
            "Mutual information",
            "Ranks every variable by how much knowing it tells of the target, in any form; "
            "estimated from distances to nearest neighbours. Blind to variables that act together "
            "only.",
            "Kraskov, Stögbauer & Grassberger: Estimating Mutual Information (2004)",
            {Problem::Regression, Problem::Classification},
            {RunPart::Selection},
            &schemaOf<NeighbourOptions>,
            &makeInformation};
}

Method mrmrMethod() {
    return {
        "mrmr",
        "mRMR",
        "Picks variables one after the other: each tells much of the target and little of those "
        "picked before (minimum redundancy, maximum relevance).",
        "Peng, Long & Ding: Feature Selection Based on Mutual Information (2005)",
        {Problem::Regression, Problem::Classification},
        {RunPart::Selection},
        &schemaOf<NeighbourOptions>,
        &makeMrmr};
}

Method hsicMethod() {
    return {"hsic",
            "HSIC",
            "Ranks every variable by its dependence on the target, in any form, as the "
            "Hilbert–Schmidt independence criterion measures it.",
            "Gretton et al.: Measuring Statistical Dependence with Hilbert-Schmidt Norms (2005)",
            {Problem::Regression, Problem::Classification},
            {RunPart::Selection},
            &schemaOf<ScoreOptions>,
            &makeHsic};
}

}  // namespace ardent
