#include "core/model/conformal.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/data/task/drawn_rows.h"
#include "core/data/task/target_values.h"

namespace ardent {
namespace {

std::vector<double> scoresOf(const Predictor& predictor, const Task& task,
                             const std::vector<std::int32_t>& rows, const Matrix& predicted,
                             const ErrorSize& size) {
    std::vector<double> scores;
    if (predictor.link == Link::Identity) {
        const Transform transform = predictor.recipe->targetTransform;
        const std::vector<double> truth = targetValues(task, rows);
        for (std::size_t i = 0; i < rows.size(); ++i) {
            const double middle = transformed(transform, predicted(static_cast<Index>(i), 0));
            scores.push_back(std::abs(transformed(transform, truth[i]) - middle) /
                             sizeAt(size, middle));
        }
    } else {
        const std::vector<int> labels = classLabels(task, rows);
        for (std::size_t i = 0; i < rows.size(); ++i)
            scores.push_back(1. - predicted(static_cast<Index>(i), labels[i]));
    }
    std::ranges::sort(scores);
    return scores;
}

/// Each of those kept stands for as many, of which it is the largest.
std::vector<double> thinned(const std::vector<double>& ascending, std::size_t most) {
    if (ascending.size() <= most) return ascending;
    std::vector<double> kept;
    for (std::size_t i = 1; i <= most; ++i)
        kept.push_back(ascending[ascending.size() * i / most - 1]);
    return kept;
}

/// Over training rows; nothing where it was not to go on.
std::optional<ErrorSize> trainingErrorSize(const Predictor& predictor, const Task& task,
                                           const GoOn& goOn) {
    constexpr Index kMostRows = 5'000;
    if (predictor.link != Link::Identity) return ErrorSize();
    const auto rows = drawnRows(task.split.train, kMostRows, kLookSeed);
    const auto predicted = predict(predictor, task.x, rows, goOn);
    if (!predicted) return std::nullopt;
    if (!predicted->allFinite()) return ErrorSize();
    const std::vector<double> truth = targetValues(task, rows);
    const auto asLearned = [&](double value) {
        return transformed(predictor.recipe->targetTransform, value);
    };
    return errorSize(
        predicted->col(0).unaryExpr(asLearned),
        Eigen::Map<const Vector>(truth.data(), std::ssize(truth)).unaryExpr(asLearned));
}

/// Of a transformed target, whose errors are larger where the target is.
Message transformedSentence(const Conformal& held, const FittedRecipe& recipe, double level) {
    constexpr double kPercent = 100.;
    const double score = scoreWithin(held, level);
    double least = score, most = score;
    if (!held.size.sizes.empty()) {
        const auto [low, high] = std::ranges::minmax(held.size.sizes);
        least *= low;
        most *= high;
    }
    const Message rows = overRows(held.rows, held.rows, held.rowsAre);
    if (held.transform == Transform::Sqrt)
        return message("interval-of-roots",
                       "In {:.3g} % of new rows like these the square root of {} lies within ± "
                       "{:.3g} of that of its prediction (split conformal, {}).",
                       kPercent * level, recipe.target, most, rows);
    if (least < most)
        return message("interval-by-factors",
                       "In {:.3g} % of new rows like these {} lies within a factor of {:.3g} to "
                       "{:.3g} of its prediction, more where errors are larger (split conformal, "
                       "{}).",
                       kPercent * level, recipe.target, std::exp(least), std::exp(most), rows);
    return message("interval-by-factor",
                   "In {:.3g} % of new rows like these {} lies within a factor of {:.3g} of its "
                   "prediction (split conformal, {}).",
                   kPercent * level, recipe.target, std::exp(most), rows);
}

}  // namespace

std::optional<Conformal> conformal(const Predictor& predictor, const Task& task,
                                   const HeldOutRows& heldOut, const GoOn& goOn) {
    constexpr std::size_t kMostScores = 10'000;
    if (heldOut.areLearned || heldOut.rows.empty() || heldOut.are != RowPart::Test)
        return std::nullopt;
    const auto predicted = predict(predictor, task.x, heldOut.rows, goOn);
    if (!predicted || !predicted->allFinite()) return std::nullopt;
    auto size = trainingErrorSize(predictor, task, goOn);
    if (!size) return std::nullopt;
    auto scores = scoresOf(predictor, task, heldOut.rows, *predicted, *size);
    return Conformal{thinned(scores, kMostScores), std::ssize(heldOut.rows), heldOut.are,
                     std::move(*size), predictor.recipe->targetTransform};
}

double scoreWithin(const Conformal& held, double level) {
    const auto count = static_cast<double>(held.scores.size());
    const double place = std::ceil((count + 1.) * level - 1e-9);
    if (place > count) return std::numeric_limits<double>::infinity();
    return held.scores[static_cast<std::size_t>(std::max(place, 1.)) - 1];
}

Range rangeAt(const Conformal& held, double prediction, double score) {
    const double middle = transformed(held.transform, prediction);
    const double reach = score * sizeAt(held.size, middle);
    return {original(held.transform, middle - reach), original(held.transform, middle + reach)};
}

bool reaches(const Conformal& held, double level) {
    return std::isfinite(scoreWithin(held, level));
}

Index fewestRows(double level) {
    return static_cast<Index>(std::ceil(level / (1. - level) - 1e-9));
}

Message intervalSentence(const Conformal& held, const FittedRecipe& recipe, double level) {
    constexpr double kPercent = 100.;
    const double score = scoreWithin(held, level);
    if (held.transform != Transform::None) return transformedSentence(held, recipe, level);
    if (recipe.problem == Problem::Regression && !held.size.sizes.empty()) {
        const auto [least, most] = std::ranges::minmax(held.size.sizes);
        return message("interval-by-prediction",
                       "In {:.3g} % of new rows like these {} lies within ± {:.3g} to ± {:.3g} of "
                       "its prediction, more where errors are larger (split conformal, {}).",
                       kPercent * level, recipe.target, score * least, score * most,
                       overRows(held.rows, held.rows, held.rowsAre));
    }
    if (recipe.problem == Problem::Regression)
        return message(
            "interval-of-numbers",
            "In {:.3g} % of new rows like these {} lies within ± {:.3g} of its prediction "
            "(split conformal, {}).",
            kPercent * level, recipe.target, score, overRows(held.rows, held.rows, held.rowsAre));
    if (score < 0.5)  // no other class has a probability of 1 - score
        return message("likeliest-class",
                       "In {:.3g} % or more of new rows like these the likeliest class of {} is "
                       "the right one (split conformal, {}).",
                       kPercent * level, recipe.target,
                       overRows(held.rows, held.rows, held.rowsAre));
    return message(
        "set-of-classes",
        "In {:.3g} % of new rows like these the class of {} is the likeliest one or has a "
        "probability of {:.2g} or more (split conformal, {}).",
        kPercent * level, recipe.target, std::max(1. - score, 0.),
        overRows(held.rows, held.rows, held.rowsAre));
}

std::vector<Index> classesWithin(const Eigen::Ref<const Vector>& probabilities, double score) {
    std::vector<Index> classes;
    Index likeliest = 0;
    probabilities.maxCoeff(&likeliest);
    for (Index c = 0; c < probabilities.size(); ++c)
        if (c == likeliest || 1. - probabilities[c] <= score) classes.push_back(c);
    return classes;
}

}  // namespace ardent
