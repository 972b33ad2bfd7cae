#include "core/model/class_metrics.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <vector>

namespace ardent {
namespace {

constexpr double kNotDefined = std::numeric_limits<double>::quiet_NaN();

double ratio(double part, double whole) {
    return whole > 0. ? part / whole : 0.;
}

/// Positive is the second of two classes; of more the mean over those that occur.
template <class OfClass>
double overClasses(Index classes, const OfClass& ofClass) {
    if (classes == 2) return ofClass(Index{1});
    double sum = 0.;
    int defined = 0;
    for (Index label = 0; label < classes; ++label) {
        const double value = ofClass(label);
        if (std::isnan(value)) continue;
        sum += value;
        ++defined;
    }
    return defined > 0 ? sum / defined : kNotDefined;
}

double averagePrecisionOf(std::span<const int> labels, const Matrix& probabilities, Index label) {
    std::vector<int> isPositive(labels.size());
    std::ranges::transform(labels, isPositive.begin(), [&](int other) { return other == label; });
    const Vector scores = probabilities.col(label);
    return averagePrecision(isPositive, std::span(scores.data(), labels.size()));
}

}  // namespace

Matrix confusionOf(std::span<const int> labels, const Matrix& probabilities) {
    Matrix confusion = Matrix::Zero(probabilities.cols(), probabilities.cols());
    for (Index i = 0; i < probabilities.rows(); ++i) {
        Index likeliest = 0;
        probabilities.row(i).maxCoeff(&likeliest);
        confusion(labels[static_cast<std::size_t>(i)], likeliest) += 1.;
    }
    return confusion;
}

double balancedAccuracy(const Matrix& confusion) {
    double sum = 0.;
    int classes = 0;
    for (Index c = 0; c < confusion.rows(); ++c) {
        const double rows = confusion.row(c).sum();
        if (!(rows > 0.)) continue;
        sum += confusion(c, c) / rows;
        ++classes;
    }
    return classes > 0 ? sum / classes : kNotDefined;
}

Retrieval retrieval(const Matrix& confusion) {
    const auto over = [&](const auto& value) {
        return overClasses(confusion.rows(), [&](Index label) {
            const double are = confusion.row(label).sum(), given = confusion.col(label).sum();
            return are > 0. ? value(confusion(label, label), are, given) : kNotDefined;
        });
    };
    return {over([](double right, double, double given) { return ratio(right, given); }),
            over([](double right, double are, double) { return ratio(right, are); }),
            over([](double right, double are, double given) {
                return ratio(2. * right, are + given);
            })};
}

double matthewsCorrelation(const Matrix& confusion) {
    const double rows = confusion.sum();
    const Vector are = confusion.rowwise().sum(), given = confusion.colwise().sum();
    const double spread = (rows * rows - are.squaredNorm()) * (rows * rows - given.squaredNorm());
    return spread > 0. ? (confusion.trace() * rows - are.dot(given)) / std::sqrt(spread) : 0.;
}

double averagePrecision(std::span<const int> isPositive, std::span<const double> scores) {
    std::vector<std::size_t> order(scores.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::sort(order, std::ranges::greater(), [&](std::size_t i) { return scores[i]; });
    double sum = 0., passed = 0., found = 0.;
    for (std::size_t first = 0; first < order.size();) {
        double fresh = 0.;
        std::size_t i = first;
        for (; i < order.size() && scores[order[i]] == scores[order[first]]; ++i)
            fresh += isPositive[order[i]] != 0 ? 1. : 0.;
        passed += static_cast<double>(i - first);
        found += fresh;
        sum += fresh * found / passed;
        first = i;
    }
    return found > 0. ? sum / found : kNotDefined;
}

double brierScore(std::span<const int> labels, const Matrix& probabilities) {
    double sum = 0.;
    for (Index i = 0; i < probabilities.rows(); ++i) {
        const Index label = labels[static_cast<std::size_t>(i)];
        for (Index c = probabilities.cols() == 2 ? 1 : 0; c < probabilities.cols(); ++c)
            sum += std::pow(probabilities(i, c) - (label == c ? 1. : 0.), 2);
    }
    return sum / static_cast<double>(probabilities.rows());
}

Metrics classMetrics(std::span<const int> labels, const Matrix& probabilities) {
    const Metrics basic = classificationMetrics(labels, probabilities);
    const bool isKnown = !labels.empty() && probabilities.allFinite();
    const Matrix confusion = isKnown ? confusionOf(labels, probabilities) : Matrix();
    const auto known = [&](const auto& value) { return isKnown ? value() : kNotDefined; };
    const Retrieval found =
        isKnown ? retrieval(confusion) : Retrieval{kNotDefined, kNotDefined, kNotDefined};
    return {{"accuracy", metric(basic, "accuracy")},
            {"balanced_accuracy", known([&] { return balancedAccuracy(confusion); })},
            {"auc", metric(basic, "auc")},
            {"average_precision", known([&] {
                 return overClasses(probabilities.cols(), [&](Index label) {
                     return averagePrecisionOf(labels, probabilities, label);
                 });
             })},
            {"precision", found.precision},
            {"recall", found.recall},
            {"f1", found.f1},
            {"mcc", known([&] { return matthewsCorrelation(confusion); })},
            {"log_loss", metric(basic, "log_loss")},
            {"brier", known([&] { return brierScore(labels, probabilities); })}};
}

}  // namespace ardent
