#include "core/model/variable_importance.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <memory>
#include <numeric>

#include "core/base/check.h"
#include "core/base/order.h"
#include "core/data/task/drawn_rows.h"
#include "core/data/task/level_inputs.h"
#include "core/data/task/target_values.h"
#include "core/model/correlated_sources.h"
#include "core/model/metrics.h"
#include "core/model/shuffled_predictions.h"
#include "core/model/used_sources.h"

namespace ardent {
namespace {

using PerRow = Eigen::ArrayXd;

/// The model as it learned: its predictions are of the transformed target.
Predictor withoutTransform(const Predictor& predictor) {
    if (predictor.recipe->targetTransform == Transform::None) return predictor;
    auto recipe = std::make_shared<FittedRecipe>(*predictor.recipe);
    recipe->targetTransform = Transform::None;
    Predictor learned = predictor;
    learned.recipe = std::move(recipe);
    return learned;
}

/// What rows hold in the form of predictions: numbers in the unit that is learned, or a column of 0
/// and 1 a class.
Matrix truthOf(const Predictor& predictor, const Task& task,
               const std::vector<std::int32_t>& rows) {
    if (predictor.link == Link::Identity) {
        std::vector<double> values = targetValues(task, rows);
        for (double& value : values) value = transformed(task.recipe->targetTransform, value);
        return Eigen::Map<const Vector>(values.data(), std::ssize(values));
    }
    Matrix indicators =
        Matrix::Zero(std::ssize(rows), static_cast<Index>(predictor.recipe->classes.size()));
    const std::vector<int> labels = classLabels(task, rows);
    for (std::size_t i = 0; i < labels.size(); ++i)
        indicators(static_cast<Index>(i), labels[i]) = 1.;
    return indicators;
}

PerRow squaredErrors(const Matrix& truth, const Matrix& predicted) {
    return (truth - predicted).rowwise().squaredNorm().array();
}

struct Ratio {
    double value = 0.;
    Range interval;
};

/// Of Student's t distribution, at 97.5 %; from ten degrees of freedom on by the expansion of
/// Cornish and Fisher.
double tQuantile(Index degrees) {
    constexpr double z = 1.959963984540054;
    constexpr double kFew[] = {12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262};
    if (degrees <= std::ssize(kFew)) return kFew[degrees - 1];
    const auto n = static_cast<double>(degrees);
    const double cube = z * z * z;
    return z + ((cube + z) / 4. + (5. * cube * z * z + 16. * cube + 3. * z) / (96. * n)) / n;
}

/// Rows that the spread of errors rests on: of classes those outside the most frequent one, of
/// which a few decide whatever is gained.
Index countingRows(const Predictor& predictor, const Task& task,
                   const std::vector<std::int32_t>& rows) {
    if (predictor.recipe->problem == Problem::Regression) return std::ssize(rows);
    std::vector<Index> count(predictor.recipe->classes.size());
    for (const int label : classLabels(task, rows)) ++count[static_cast<std::size_t>(label)];
    return std::ssize(rows) - std::ranges::max(count);
}

/// Which rows are independent of each other: one number each, that of their group or their own.
struct Clusters {
    std::vector<Index> of;  // of each row
    Index count = 0;
};

Clusters clustersOf(const Task& task, const std::vector<std::int32_t>& rows) {
    const bool isGrouped = !task.order.isTime;
    Clusters clusters;
    std::map<std::int64_t, Index> numbers;
    for (const std::int32_t row : rows) {
        const bool isInGroup = isGrouped && row < std::ssize(task.order.units);
        const std::int64_t unit =
            isInGroup ? task.order.units[static_cast<std::size_t>(row)] : -1 - std::int64_t{row};
        const auto [found, isNew] = numbers.try_emplace(unit, clusters.count);
        clusters.count += isNew ? 1 : 0;
        clusters.of.push_back(found->second);
    }
    if (clusters.count > 1 || !isGrouped) return clusters;
    clusters.count = std::ssize(rows);  // of a single group nothing says how alike its rows are
    std::iota(clusters.of.begin(), clusters.of.end(), Index{0});
    return clusters;
}

/// Of the means, with 95 % by the delta method, robust to rows of a cluster that are alike (Liang &
/// Zeger 1986).
Ratio ratioOfMeans(const PerRow& above, const PerRow& below, const Clusters& clusters,
                   double quantile) {
    const double scale = below.mean(), value = above.mean() / scale;
    Vector sums = Vector::Zero(clusters.count);
    for (Index i = 0; i < above.size(); ++i)
        sums[clusters.of[static_cast<std::size_t>(i)]] += (above[i] - value * below[i]) / scale;
    const auto rows = static_cast<double>(above.size());
    const auto count = static_cast<double>(clusters.count);
    const double reach = quantile * std::sqrt(sums.squaredNorm() * count / (count - 1.)) / rows;
    return {value, {value - reach, value + reach}};
}

/// Squared errors of a mean of predictions, less what their number adds where they are drawn: their
/// variance over it.
/// Sums are of differences from the first, which a far mean of the target leaves their digits.
class ErrorsOfMean {
public:
    void add(const Matrix& predicted) {
        ++count_;
        if (count_ == 1) {
            first_ = predicted;
            sum_ = squares_ = Matrix::Zero(predicted.rows(), predicted.cols());
            return;
        }
        const Matrix moved = predicted - first_;
        sum_ += moved;
        squares_ += moved.cwiseAbs2();
    }

    PerRow against(const Matrix& truth, bool areAll) const {
        const Matrix mean = sum_ / count_;
        if (areAll) return squaredErrors(truth - first_, mean);
        const Matrix variance = (squares_ - count_ * mean.cwiseAbs2()) / (count_ - 1.);
        return squaredErrors(truth - first_, mean) - variance.rowwise().sum().array() / count_;
    }

private:
    double count_ = 0.;
    Matrix first_, sum_, squares_;
};

/// A split that a row meets costs about as much as four cosines.
double workOfTrees(const TreeModel& model) {
    double splits = 0.;
    for (const TreePtr& tree : model.trees) splits += static_cast<double>(depthOf(*tree) + 1);
    return 4. * splits + 16.;
}

/// Cosines, or what costs as much, of one prediction.
double workOfPrediction(const Predictor& predictor) {
    if (const FourierModel* model = predictor.fourier())
        return static_cast<double>(model->features() + 16);
    if (const TreeModel* trees = predictor.trees()) return workOfTrees(*trees);
    const auto& kernel = std::get<KernelModel>(predictor.model);
    return static_cast<double>(kernel.points->rows() * (kernel.points->cols() + 16)) / 4.;
}

/// Every row with the values of every row, where that is cheap, else random orders.
std::vector<std::vector<std::int32_t>> ordersToTry(Index rows, double workOfOrderedRow,
                                                   const ImportanceSettings& settings) {
    constexpr double kCheap = 1e8;  // cosines of all orders
    const auto all = static_cast<double>(rows);
    const auto affordable = static_cast<Index>(kCheap / (workOfOrderedRow * all));
    if (affordable >= rows) return rotations(rows);
    const Index repeats = std::clamp<Index>(affordable, settings.repeats, 8 * settings.repeats);
    return shuffles(rows, static_cast<int>(repeats), settings.seed);
}

/// Errors with columns left to chance, less those without, over what is gained.
class Shares {
public:
    Shares(const ShuffledPredictions& shuffled, std::vector<std::vector<std::int32_t>> orders,
           const Matrix& truth, const PerRow& gained, const Clusters& clusters, double quantile)
        : shuffled_(shuffled),
          orders_(std::move(orders)),
          truth_(truth),
          gained_(gained),
          clusters_(clusters),
          quantile_(quantile),
          before_(squaredErrors(truth, shuffled({}, asTheyStand(truth.rows())))) {}

    std::optional<Ratio> of(std::span<const SourceInputs> sources, const GoOn& goOn) const {
        ErrorsOfMean errors;
        for (const auto& order : orders_) {
            if (!goOn()) return std::nullopt;
            errors.add(shuffled_(sources, order));
        }
        const bool areAll = std::ssize(orders_) == truth_.rows();
        return ratioOfMeans(errors.against(truth_, areAll) - before_, gained_, clusters_,
                            quantile_);
    }

private:
    const ShuffledPredictions& shuffled_;
    std::vector<std::vector<std::int32_t>> orders_;
    const Matrix& truth_;
    const PerRow& gained_;
    const Clusters& clusters_;
    double quantile_;
    PerRow before_;
};

/// Those columns of the rows that have more, training or held-out, that go together.
std::vector<std::vector<std::size_t>> groupsOf(const Task& task, const HeldOutRows& heldOut,
                                               const std::vector<std::size_t>& among) {
    constexpr Index kMostRows = 1000;
    const auto& rows =
        task.split.train.size() > heldOut.rows.size() ? task.split.train : heldOut.rows;
    return correlatedSources(*task.recipe, task.x, drawnRows(task, rows, kMostRows, kLookSeed),
                             among);
}

bool varies(const DesignMatrix& x, const SourceInputs& source) {
    const auto inputs = x.middleCols(source.first, source.count);
    return !(inputs.rowwise() - inputs.row(0)).isZero(0.F);
}

std::optional<double> rankingOf(const FittedRecipe& recipe, const Task& task,
                                const std::vector<std::int32_t>& rows,
                                const Matrix& probabilities) {
    if (recipe.classes.size() != 2) return std::nullopt;
    const std::vector<int> labels = classLabels(task, rows);
    const Vector scores = probabilities.col(1);
    const double area = areaUnderCurve(labels, std::span(scores.data(), labels.size()));
    constexpr double kQuantile = 1.959963984540054;
    return isRankedBeyondChance(labels, area, kQuantile) ? std::optional(area) : std::nullopt;
}

/// Models of one method, each of which judges rows of its own.
class JudgedModels {
public:
    struct Part {
        Predictor predictor;
        std::vector<std::int32_t> rows;
    };

    explicit JudgedModels(std::vector<Part> parts) : parts_(std::move(parts)) {
        for (std::size_t part = 0; part < parts_.size(); ++part)
            for (const std::int32_t row : parts_[part].rows) partOf_[row] = part;
    }

    /// What all of them have in common, such as recipe and link, is the first one's.
    const Predictor& first() const { return parts_.front().predictor; }

    std::vector<bool> used() const {
        std::vector<bool> used = usedSources(first());
        for (const Part& part : parts_) {
            const std::vector<bool> also = usedSources(part.predictor);
            for (std::size_t s = 0; s < used.size(); ++s) used[s] = used[s] || also[s];
        }
        return used;
    }

    double workOfPrediction() const {
        double work = 0.;
        for (const Part& part : parts_) work += ardent::workOfPrediction(part.predictor);
        return work;
    }

    std::optional<Matrix> predicted(const DesignMatrix& x, const std::vector<std::int32_t>& rows,
                                    const GoOn& goOn) const {
        if (parts_.size() == 1) return predict(first(), x, rows, goOn);
        Matrix all;
        for (std::size_t part = 0; part < parts_.size(); ++part) {
            const std::vector<Index> places = placesOf(part, rows);
            std::vector<std::int32_t> own;
            for (const Index place : places) own.push_back(rows[static_cast<std::size_t>(place)]);
            const auto found = predict(parts_[part].predictor, x, own, goOn);
            if (!found) return std::nullopt;
            put(*found, places, std::ssize(rows), all);
        }
        return all;
    }

    /// rows: what the rows of x are in the task.
    ShuffledPredictions shuffled(const DesignMatrix& x,
                                 const std::vector<std::int32_t>& rows) const {
        if (parts_.size() == 1) return shuffledPredictions(first(), x);
        std::vector<ShuffledPredictions> each;
        std::vector<std::vector<Index>> places;
        for (std::size_t part = 0; part < parts_.size(); ++part) {
            each.push_back(shuffledPredictions(parts_[part].predictor, x));
            places.push_back(placesOf(part, rows));
        }
        return [each, places, count = std::ssize(rows)](std::span<const SourceInputs> sources,
                                                        const std::vector<std::int32_t>& order) {
            Matrix all;
            for (std::size_t part = 0; part < each.size(); ++part)
                put(each[part](sources, order)(places[part], Eigen::all), places[part], count, all);
            return all;
        };
    }

    /// What a constant predicts of each of these rows: their mean, or shares of classes; where rows
    /// are of groups or times, those of the rows that the model has learned from.
    Matrix constants(const Task& task, const std::vector<std::int32_t>& rows,
                     const Matrix& truth) const {
        Matrix all = truth.colwise().mean().replicate(truth.rows(), 1);
        if (task.order.units.empty() || task.split.train.empty()) return all;
        for (std::size_t part = 0; part < parts_.size(); ++part) {
            const Matrix learned = truthOf(first(), task, learnedBy(part, task));
            const Eigen::RowVectorXd mean = learned.colwise().mean();
            for (const Index place : placesOf(part, rows)) all.row(place) = mean;
        }
        return all;
    }

    /// Errors of several models depend on each other, as their training rows overlap: the variance
    /// of a mean over k parts is about 1 + k / (k - 1) times that of independent rows (Nadeau &
    /// Bengio 2003, "Inference for the generalization error", eq. 9).
    double widening() const {
        const auto k = static_cast<double>(parts_.size());
        return parts_.size() == 1 ? 1. : std::sqrt(1. + k / (k - 1.));
    }

private:
    std::vector<std::int32_t> learnedBy(std::size_t part, const Task& task) const {
        if (parts_.size() == 1) return task.split.train;
        std::vector<std::int32_t> rows;
        for (std::size_t other = 0; other < parts_.size(); ++other)
            if (other != part)
                rows.insert(rows.end(), parts_[other].rows.begin(), parts_[other].rows.end());
        return rows;
    }

    /// Of its rows, among these.
    std::vector<Index> placesOf(std::size_t part, const std::vector<std::int32_t>& rows) const {
        std::vector<Index> places;
        for (std::size_t i = 0; i < rows.size(); ++i)
            if (partOf_.at(rows[i]) == part) places.push_back(static_cast<Index>(i));
        return places;
    }

    static void put(const Matrix& values, const std::vector<Index>& places, Index count,
                    Matrix& all) {
        if (all.size() == 0) all = Matrix::Zero(count, values.cols());
        all(places, Eigen::all) = values;
    }

    std::vector<Part> parts_;
    std::map<std::int32_t, std::size_t> partOf_;
};

std::optional<VariableImportance> importanceOf(const JudgedModels& models, const Task& task,
                                               const HeldOutRows& heldOut,
                                               const ImportanceSettings& settings, const GoOn& goOn,
                                               const TellShare& tell) {
    const Predictor& predictor = models.first();
    constexpr Index kFewestRows = 10, kFewestDrawn = 50, kMostColumns = 10'000;
    constexpr double kFarTooMuch = 3.;
    check(settings.repeats > 1, "importance needs two shuffles or more");
    const std::vector<bool> used = models.used();
    const Index columns = std::ranges::count(used, true);
    if (std::ssize(heldOut.rows) < kFewestRows || columns == 0 || columns > kMostColumns)
        return std::nullopt;

    constexpr double kWithGroups = 1.5;  // of two columns or more
    const double workOfRow = models.workOfPrediction() * settings.repeats * kWithGroups *
                             static_cast<double>(std::max<Index>(columns, 1));
    const auto affordable = static_cast<Index>(settings.mostWork / workOfRow);
    const Index most =
        std::clamp(affordable, std::min(kFewestDrawn, settings.mostRows), settings.mostRows);
    const std::vector<std::int32_t> rows = drawnRows(task, heldOut.rows, most, settings.seed);
    if (workOfRow * static_cast<double>(rows.size()) > kFarTooMuch * settings.mostWork)
        return std::nullopt;

    const auto predicted = models.predicted(task.x, heldOut.rows, goOn);
    if (!predicted || !predicted->allFinite()) return std::nullopt;
    const Matrix truthOfAll = truthOf(predictor, task, heldOut.rows);
    const PerRow constant =
        squaredErrors(truthOfAll, models.constants(task, heldOut.rows, truthOfAll));
    const PerRow gain = constant - squaredErrors(truthOfAll, *predicted);
    const Index counting = countingRows(predictor, task, heldOut.rows);
    const Clusters clusters = clustersOf(task, heldOut.rows);
    const Index units = std::min(counting, clusters.count);
    if (!(constant.mean() > 0.) || units < 2) return std::nullopt;
    const Ratio explained =
        ratioOfMeans(gain, constant, clusters, models.widening() * tQuantile(units - 1));
    const std::vector<SourceInputs> sources = sourceInputs(*predictor.recipe);
    VariableImportance found{sourceNames(*predictor.recipe),
                             std::vector<double>(sources.size(), 0.),
                             std::vector<Range>(sources.size(), Range{0., 0.}),
                             explained.value,
                             {explained.interval.low, std::min(explained.interval.high, 1.)},
                             heldOut.are,
                             heldOut.areLearned,
                             std::ssize(rows),
                             std::ssize(heldOut.rows)};
    found.isAgainstTraining = !task.order.units.empty();
    found.ranking = rankingOf(*predictor.recipe, task, heldOut.rows, *predicted);
    constexpr double kHardlyAnything = 0.05;
    const bool mayBeNothing = explained.value < kHardlyAnything && !(explained.interval.low > 0.);
    if (!(explained.value > 0.) || mayBeNothing) return found;

    const Matrix truth = truthOf(predictor, task, rows);
    const PerRow gained = squaredErrors(truth, models.constants(task, rows, truth)) -
                          squaredErrors(truth, *models.predicted(task.x, rows, always));
    const Clusters drawn = clustersOf(task, rows);
    const Index unitsDrawn = std::min(countingRows(predictor, task, rows), drawn.count);
    if (!(gained.mean() > 0.) || unitsDrawn < 2) return found;
    const DesignMatrix x = withDrawnLevels(*predictor.recipe, task.x(rows, Eigen::all));
    const ShuffledPredictions shuffled = models.shuffled(x, rows);
    const Shares shares(shuffled, ordersToTry(x.rows(), workOfRow / settings.repeats, settings),
                        truth, gained, drawn, models.widening() * tQuantile(unitsDrawn - 1));
    std::vector<std::size_t> measured;
    for (std::size_t s = 0; s < sources.size(); ++s) {
        tell(static_cast<double>(s) / static_cast<double>(sources.size()));
        if (!used[s] || !varies(x, sources[s])) continue;
        const auto share = shares.of({&sources[s], 1}, goOn);
        if (!share) return std::nullopt;
        found.shares[s] = share->value;
        found.intervals[s] = share->interval;
        measured.push_back(s);
    }
    std::ranges::stable_sort(measured, std::greater{},
                             [&](std::size_t s) { return found.shares[s]; });
    for (auto& group : groupsOf(task, heldOut, measured)) {
        std::vector<SourceInputs> together;
        for (const std::size_t column : group) together.push_back(sources[column]);
        const auto share = shares.of(together, goOn);
        if (!share) return std::nullopt;
        found.groups.push_back({std::move(group), share->value, share->interval});
    }
    return found;
}

}  // namespace

bool hasShares(const VariableImportance& importance) {
    return std::ranges::any_of(importance.intervals,
                               [](const Range& one) { return one.low != 0. || one.high != 0.; });
}

std::optional<VariableImportance> variableImportance(const Predictor& model, const Task& task,
                                                     const HeldOutRows& heldOut,
                                                     const ImportanceSettings& settings,
                                                     const GoOn& goOn, const TellShare& tell) {
    return importanceOf(JudgedModels({{withoutTransform(model), heldOut.rows}}), task, heldOut,
                        settings, goOn, tell);
}

std::optional<VariableImportance> variableImportance(std::span<const JudgedRows> judged,
                                                     const Task& task, const RowsName& rowsAre,
                                                     const ImportanceSettings& settings,
                                                     const GoOn& goOn) {
    std::vector<JudgedModels::Part> parts;
    HeldOutRows all{{}, rowsAre, false};
    for (const JudgedRows& one : judged) {
        parts.push_back({withoutTransform(*one.predictor), one.rows});
        all.rows.insert(all.rows.end(), one.rows.begin(), one.rows.end());
    }
    return importanceOf(JudgedModels(std::move(parts)), task, all, settings, goOn, tellNobody);
}

std::vector<std::size_t> mostImportantFirst(const VariableImportance& importance) {
    constexpr double kRounding = 1e-9;
    std::vector<std::size_t> order;
    for (const Index position : positionsFalling(importance.shares))
        if (importance.shares[static_cast<std::size_t>(position)] > kRounding)
            order.push_back(static_cast<std::size_t>(position));
    return order;
}

}  // namespace ardent
