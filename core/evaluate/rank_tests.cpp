#include "core/evaluate/rank_tests.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>

namespace ardent {
namespace {

constexpr std::size_t kMostExact = 25;

/// By how much rounding may set apart numbers of the size of the larger of these.
double roundingOf(double one, double other) {
    constexpr double kShare = 1e-12;
    const double rounding = kShare * std::max(std::abs(one), std::abs(other));
    return std::isfinite(rounding) ? rounding : 0.;
}

struct Ranked {
    double value = 0.;
    double rounding = 0.;
};

bool areTied(const Ranked& one, const Ranked& other) {
    return one.value == other.value ||
           std::abs(one.value - other.value) <= std::max(one.rounding, other.rounding);
}

/// Mean ranks of ascending values, and Σ (t³ − t) over groups of t tied ones.
std::vector<double> meanRanks(const std::vector<Ranked>& values, double& ties) {
    std::vector<std::size_t> order(values.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::sort(order, {}, [&](std::size_t i) { return values[i].value; });
    std::vector<double> ranks(values.size());
    ties = 0.;
    for (std::size_t first = 0; first < order.size();) {
        std::size_t last = first;
        while (last + 1 < order.size() && areTied(values[order[last + 1]], values[order[first]]))
            ++last;
        const double rank = 0.5 * static_cast<double>(first + last) + 1.;
        for (std::size_t i = first; i <= last; ++i) ranks[order[i]] = rank;
        const auto count = static_cast<double>(last - first + 1);
        ties += count * (count * count - 1.);
        first = last + 1;
    }
    return ranks;
}

/// 1 for the best value, last for those that are not numbers; `ties` as in meanRanks.
std::vector<double> ranksFromBest(std::span<const double> values, bool largerIsBetter,
                                  double& ties) {
    std::vector<Ranked> keys;
    for (const double value : values)
        if (std::isnan(value))
            keys.push_back({std::numeric_limits<double>::infinity(), 0.});
        else
            keys.push_back({largerIsBetter ? -value : value, roundingOf(value, value)});
    return meanRanks(keys, ties);
}

/// P(W ≤ w) for the sum W of the ranks of positive differences, every sign equally likely.
double exactBelow(const std::vector<double>& ranks, double w) {
    const auto doubled = [](double rank) {
        return static_cast<std::size_t>(std::lround(2. * rank));
    };
    std::vector<double> ways(ranks.size() * (ranks.size() + 1) + 1, 0.);
    ways[0] = 1.;
    for (const double rank : ranks)
        for (std::size_t sum = ways.size(); sum-- > doubled(rank);)
            ways[sum] += ways[sum - doubled(rank)];
    double below = 0.;
    for (std::size_t sum = 0; sum <= doubled(w); ++sum) below += ways[sum];
    return below / std::pow(2., static_cast<double>(ranks.size()));
}

/// Regularised upper incomplete gamma function Q(a, x) by series or continued fraction.
double upperGamma(double a, double x) {
    constexpr int kMostTerms = 1000;
    constexpr double kSmall = 1e-16;
    if (x <= 0.) return 1.;
    const double front = std::exp(a * std::log(x) - x - std::lgamma(a));
    if (x < a + 1.) {
        double term = 1. / a, sum = term;
        for (int i = 1; i < kMostTerms && term > kSmall * sum; ++i) {
            term *= x / (a + i);
            sum += term;
        }
        return 1. - front * sum;
    }
    double b = x + 1. - a, c = 1e300, d = 1. / b, h = d;
    for (int i = 1; i < kMostTerms; ++i) {
        const double an = -i * (i - a);
        b += 2.;
        d = 1. / (an * d + b);
        c = b + an / c;
        h *= d * c;
        if (std::abs(d * c - 1.) < kSmall) break;
    }
    return front * h;
}

}  // namespace

bool areTied(double one, double other) {
    return one == other || std::abs(one - other) <= roundingOf(one, other);
}

double chiSquareAbove(double x, double degrees) {
    return upperGamma(0.5 * degrees, 0.5 * x);
}

double wilcoxonSignedRank(std::span<const double> one, std::span<const double> other) {
    std::vector<Ranked> sizes;
    std::vector<bool> isPositive;
    for (std::size_t i = 0; i < one.size(); ++i) {
        const double difference = one[i] - other[i];
        if (areTied(one[i], other[i]) || std::isnan(difference)) continue;
        sizes.push_back({std::abs(difference), roundingOf(one[i], other[i])});
        isPositive.push_back(difference > 0.);
    }
    const std::size_t n = sizes.size();
    if (n == 0) return 1.;
    double ties = 0.;
    const std::vector<double> ranks = meanRanks(sizes, ties);
    double positive = 0.;
    for (std::size_t i = 0; i < n; ++i)
        if (isPositive[i]) positive += ranks[i];
    const auto count = static_cast<double>(n);
    const double total = count * (count + 1.) / 2.;
    const double smaller = std::min(positive, total - positive);
    if (n <= kMostExact) return std::min(1., 2. * exactBelow(ranks, smaller));
    const double variance = count * (count + 1.) * (2. * count + 1.) / 24. - ties / 48.;
    const double z = (total / 2. - smaller - 0.5) / std::sqrt(variance);
    return std::min(1., std::erfc(std::max(z, 0.) / std::numbers::sqrt2));
}

std::vector<double> ranksOf(std::span<const double> values, bool largerIsBetter) {
    double ties = 0.;
    return ranksFromBest(values, largerIsBetter, ties);
}

Friedman friedmanTest(const Matrix& values, bool largerIsBetter) {
    const Index sets = values.rows(), methods = values.cols();
    Friedman result;
    result.meanRanks.assign(static_cast<std::size_t>(methods), 0.);
    double ties = 0.;
    for (Index row = 0; row < sets; ++row) {
        const Vector ofSet = values.row(row);
        double tied = 0.;
        const std::vector<double> ranks =
            ranksFromBest({ofSet.data(), static_cast<std::size_t>(methods)}, largerIsBetter, tied);
        ties += tied;
        for (std::size_t m = 0; m < ranks.size(); ++m)
            result.meanRanks[m] += ranks[m] / static_cast<double>(sets);
    }
    if (sets < 2 || methods < 2) return result;
    const auto n = static_cast<double>(sets), k = static_cast<double>(methods);
    double squares = 0.;
    for (const double rank : result.meanRanks) squares += std::pow(rank - (k + 1.) / 2., 2);
    const double correction = 1. - ties / (n * k * (k * k - 1.));
    if (!(correction > 0.)) return result;
    result.chiSquare = 12. * n / (k * (k + 1.)) * squares / correction;
    result.p = chiSquareAbove(result.chiSquare, k - 1.);
    return result;
}

}  // namespace ardent
