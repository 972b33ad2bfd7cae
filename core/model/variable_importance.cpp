#include "core/model/variable_importance.h"

#include <algorithm>
#include <cmath>

#include "core/base/check.h"
#include "core/base/order.h"
#include "core/data/task/drawn_rows.h"
#include "core/data/task/level_inputs.h"
#include "core/data/task/target_values.h"
#include "core/model/metrics.h"
#include "core/model/shuffled_predictions.h"
#include "core/model/used_sources.h"

namespace ardent {
namespace {

using PerRow = Eigen::ArrayXd;

/// What held-out rows hold, and what a prediction costs there.
class RowLoss {
public:
    RowLoss(const Predictor& predictor, const Task& task, const std::vector<std::int32_t>& rows)
        : areNumbers_(predictor.link == Link::Identity) {
        if (areNumbers_)
            for (const double value : targetValues(task, rows)) truth_.push_back(value);
        else
            labels_ = classLabels(task, rows);
    }

    /// Of each row what its loss depends on: the number, or the probability of its class.
    PerRow relevantPart(const Matrix& predictions) const {
        if (areNumbers_) return predictions.col(0).array();
        PerRow found(predictions.rows());
        for (Index i = 0; i < found.size(); ++i)
            found[i] = predictions(i, labels_[static_cast<std::size_t>(i)]);
        return found;
    }

    PerRow operator()(const PerRow& relevantPart) const {
        if (!areNumbers_) return relevantPart.unaryExpr([](double p) { return logLoss(p); });
        return (relevantPart - Eigen::Map<const PerRow>(truth_.data(), std::ssize(truth_)))
            .square();
    }

    /// Of the constant that loses least on these rows.
    PerRow ofConstant() const {
        if (areNumbers_) {
            const Eigen::Map<const PerRow> truth(truth_.data(), std::ssize(truth_));
            return (truth - truth.mean()).square();
        }
        const int classes = labels_.empty() ? 0 : *std::ranges::max_element(labels_) + 1;
        PerRow shares = PerRow::Zero(classes);
        for (const int label : labels_) shares[label] += 1. / static_cast<double>(labels_.size());
        PerRow losses(std::ssize(labels_));
        for (Index i = 0; i < losses.size(); ++i)
            losses[i] = logLoss(shares[labels_[static_cast<std::size_t>(i)]]);
        return losses;
    }

private:
    bool areNumbers_;
    std::vector<double> truth_;
    std::vector<int> labels_;
};

struct Ratio {
    double value = 0.;
    Range interval;
};

/// Of the means, with 95 % of the normal law by the delta method.
Ratio ratioOfMeans(const PerRow& above, const PerRow& below) {
    constexpr double kQuantile = 1.959963984540054;
    const double scale = below.mean(), value = above.mean() / scale;
    const auto count = static_cast<double>(above.size());
    const double squares = (above - value * below).square().sum() / (scale * scale);
    const double reach = kQuantile * std::sqrt(squares / (count * (count - 1.)));
    return {value, {value - reach, value + reach}};
}

/// Losses of predictions that are averaged over the shuffles (rows × shuffles), each row's less
/// what the finite number of them adds: the jackknife.
PerRow lossOfMean(const RowLoss& loss, const Eigen::ArrayXXd& shuffled) {
    const auto count = static_cast<double>(shuffled.cols());
    const PerRow mean = shuffled.rowwise().mean();
    PerRow withoutOne = PerRow::Zero(mean.size());
    for (Index k = 0; k < shuffled.cols(); ++k)
        withoutOne += loss(mean + (mean - shuffled.col(k)) / (count - 1.));
    return count * loss(mean) - (count - 1.) / count * withoutOne;
}

/// Cosines, or what costs as much, of one prediction.
double workOfPrediction(const Predictor& predictor) {
    if (const FourierModel* model = predictor.fourier())
        return static_cast<double>(model->features() + 16);
    const auto& kernel = std::get<KernelModel>(predictor.model);
    return static_cast<double>(kernel.points->rows() * (kernel.points->cols() + 16)) / 4.;
}

bool varies(const DesignMatrix& x, const SourceInputs& source) {
    const auto inputs = x.middleCols(source.first, source.count);
    return !(inputs.rowwise() - inputs.row(0)).isZero(0.F);
}

}  // namespace

std::optional<VariableImportance> variableImportance(const Predictor& predictor, const Task& task,
                                                     const HeldOutRows& heldOut,
                                                     const ImportanceSettings& settings,
                                                     const GoOn& goOn, const TellShare& tell) {
    constexpr Index kFewestRows = 10, kFewestDrawn = 100, kMostColumns = 10'000;
    check(settings.repeats > 1, "importance needs two shuffles or more");
    const std::vector<bool> used = usedSources(predictor);
    const Index columns = std::ranges::count(used, true);
    if (std::ssize(heldOut.rows) < kFewestRows || columns > kMostColumns) return std::nullopt;

    const auto predicted = predict(predictor, task.x, heldOut.rows, goOn);
    if (!predicted || !predicted->allFinite()) return std::nullopt;
    const RowLoss lossOfAll(predictor, task, heldOut.rows);
    const PerRow constant = lossOfAll.ofConstant();
    const PerRow gain = constant - lossOfAll(lossOfAll.relevantPart(*predicted));
    if (!(constant.mean() > 0.) || !(gain.mean() > 0.)) return std::nullopt;
    const Ratio explained = ratioOfMeans(gain, constant);

    const double workOfRow = workOfPrediction(predictor) * settings.repeats *
                             static_cast<double>(std::max<Index>(columns, 1));
    const Index affordable = static_cast<Index>(settings.mostWork / workOfRow);
    const Index most = std::clamp(affordable, kFewestDrawn, settings.mostRows);
    const std::vector<std::int32_t> rows = drawnRows(task, heldOut.rows, most, settings.seed);
    const RowLoss loss(predictor, task, rows);
    const DesignMatrix x = withDrawnLevels(*predictor.recipe, task.x(rows, Eigen::all));
    const ShuffledPredictions shuffled = shuffledPredictions(predictor, x);
    const auto orders = shuffles(x.rows(), settings.repeats, settings.seed);
    const std::vector<SourceInputs> sources = sourceInputs(*predictor.recipe);
    const PerRow before = loss(loss.relevantPart(shuffled(sources.front(), asTheyStand(x.rows()))));
    const PerRow gained = loss.ofConstant() - before;
    if (!(gained.mean() > 0.)) return std::nullopt;

    VariableImportance found{sourceNames(*predictor.recipe),
                             std::vector<double>(sources.size(), 0.),
                             std::vector<Range>(sources.size(), Range{0., 0.}),
                             explained.value,
                             {explained.interval.low, std::min(explained.interval.high, 1.)},
                             heldOut.are,
                             heldOut.areLearned,
                             std::ssize(rows),
                             std::ssize(heldOut.rows)};
    for (std::size_t s = 0; s < sources.size(); ++s) {
        tell(static_cast<double>(s) / static_cast<double>(sources.size()));
        if (!used[s] || !varies(x, sources[s])) continue;
        Eigen::ArrayXXd byShuffle(x.rows(), settings.repeats);
        for (Index k = 0; k < settings.repeats; ++k) {
            if (!goOn()) return std::nullopt;
            byShuffle.col(k) =
                loss.relevantPart(shuffled(sources[s], orders[static_cast<std::size_t>(k)]));
        }
        const Ratio share = ratioOfMeans(lossOfMean(loss, byShuffle) - before, gained);
        found.shares[s] = share.value;
        found.intervals[s] = share.interval;
    }
    return found;
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
