#include "core/kernel/dependence.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <vector>

namespace ardent {
namespace {

/// Digamma of a positive whole number or more, by recurrence and the asymptotic series.
double digamma(double x) {
    double result = 0.;
    for (; x < 10.; x += 1.) result -= 1. / x;
    const double square = 1. / (x * x);
    return result + std::log(x) - 0.5 / x -
           square * (1. / 12. - square * (1. / 120. - square / 252.));
}

Vector distancesFrom(const Matrix& x, Index row) {
    Vector distances = (x.col(0).array() - x(row, 0)).abs();
    for (Index j = 1; j < x.cols(); ++j)
        distances = distances.cwiseMax((x.col(j).array() - x(row, j)).abs().matrix());
    return distances;
}

/// k-th smallest of the values, the one at `self` left out.
double distanceOfNearest(const Vector& values, Index self, Index k, std::vector<double>& scratch) {
    scratch.clear();
    for (Index i = 0; i < values.size(); ++i)
        if (i != self) scratch.push_back(values[i]);
    const auto place = scratch.begin() + static_cast<std::ptrdiff_t>(k - 1);
    std::nth_element(scratch.begin(), place, scratch.end());
    return *place;
}

/// Other rows nearer than the radius.
Index othersWithin(const Vector& distances, double radius) {
    return (distances.array() < radius).count() - 1;
}

/// The distances of the k nearest so far, falling: the first is the k-th.
class Nearest {
public:
    explicit Nearest(Index k) : distances_(static_cast<std::size_t>(k)) {}

    void clear() { std::ranges::fill(distances_, std::numeric_limits<double>::infinity()); }
    double farthest() const { return distances_.front(); }
    void add(double distance) {
        if (distance >= distances_.front()) return;
        std::size_t place = 1;
        for (; place < distances_.size() && distances_[place] > distance; ++place)
            distances_[place - 1] = distances_[place];
        distances_[place - 1] = distance;
    }

private:
    std::vector<double> distances_;
};

/// Of the row at this place of x's order, to its k-th nearest in the largest norm.
double distanceOfNearest(const OrderedColumn& x, const OrderedColumn& y, std::size_t place,
                         Nearest& nearest) {
    nearest.clear();
    const double own = x.sorted[place];
    const double ownY = y.values[static_cast<std::size_t>(x.rows[place])];
    const auto lookAt = [&](std::size_t other, double byX) {
        if (byX >= nearest.farthest()) return false;
        const double byY = std::abs(y.values[static_cast<std::size_t>(x.rows[other])] - ownY);
        nearest.add(std::max(byX, byY));
        return true;
    };
    bool below = true, above = true;
    for (std::size_t step = 1; below || above; ++step) {
        below = below && place >= step && lookAt(place - step, own - x.sorted[place - step]);
        above = above && place + step < x.sorted.size() &&
                lookAt(place + step, x.sorted[place + step] - own);
    }
    return nearest.farthest();
}

/// How many leading values the predicate holds for. Without branches: which way a step goes is
/// chance.
template <class Predicate>
std::size_t leading(const std::vector<double>& sorted, Predicate holds) {
    const double* first = sorted.data();
    std::size_t left = sorted.size();
    while (left > 1) {
        const std::size_t half = left / 2;
        first += holds(first[half - 1]) ? half : 0;
        left -= half;
    }
    return static_cast<std::size_t>(first - sorted.data()) + (holds(*first) ? 1 : 0);
}

/// Other rows nearer than the radius, but at least 0.
std::size_t othersWithin(const std::vector<double>& sorted, double own, double radius) {
    const auto first = leading(sorted, [&](double value) { return own - value >= radius; });
    const auto last = leading(sorted, [&](double value) { return value - own < radius; });
    return last > first ? last - first - 1 : 0;
}

Vector lessItsMean(const Vector& v) {
    return v.array() - v.mean();
}

}  // namespace

double correlation(const Vector& x, const Vector& y) {
    const Vector a = lessItsMean(x), b = lessItsMean(y);
    const double norms = a.norm() * b.norm();
    return norms > 0. ? std::clamp(a.dot(b) / norms, -1., 1.) : 0.;
}

double hsicTrace(const Matrix& kernel, const Matrix& y) {
    const Matrix c = y.rowwise() - y.colwise().mean();
    return c.cwiseProduct(kernel * c).sum();
}

double mutualInformation(const Matrix& x, const Matrix& y, int neighbours) {
    const Index n = x.rows();
    const Index k = std::min<Index>(neighbours, n - 1);
    if (k < 1) return 0.;
    std::vector<double> scratch;
    double sum = 0.;
    for (Index i = 0; i < n; ++i) {
        const Vector byX = distancesFrom(x, i), byY = distancesFrom(y, i);
        const double radius = distanceOfNearest(byX.cwiseMax(byY), i, k, scratch);
        sum += digamma(static_cast<double>(std::max<Index>(othersWithin(byX, radius), 0) + 1)) +
               digamma(static_cast<double>(std::max<Index>(othersWithin(byY, radius), 0) + 1));
    }
    const auto count = static_cast<double>(n);
    return std::max(0., digamma(static_cast<double>(k)) + digamma(count) - sum / count);
}

OrderedColumn orderedColumn(const Vector& column) {
    const auto size = static_cast<std::size_t>(column.size());
    OrderedColumn result{{column.begin(), column.end()}, {}, std::vector<std::int32_t>(size)};
    std::iota(result.rows.begin(), result.rows.end(), 0);
    std::ranges::stable_sort(result.rows, {}, [&](std::int32_t row) { return column[row]; });
    for (const std::int32_t row : result.rows) result.sorted.push_back(column[row]);
    return result;
}

double mutualInformation(const OrderedColumn& x, const OrderedColumn& y, int neighbours) {
    const auto n = std::ssize(x.values);
    const Index k = std::min<Index>(neighbours, n - 1);
    if (k < 1) return 0.;
    std::vector<double> digammas;  // of 1 … n

    for (Index i = 1; i <= n; ++i) digammas.push_back(digamma(static_cast<double>(i)));
    const auto ofOthers = [&](const std::vector<double>& sorted, double own, double radius) {
        return digammas[othersWithin(sorted, own, radius)];
    };
    Nearest nearest(k);
    std::vector<double> terms(x.values.size());
    for (std::size_t place = 0; place < terms.size(); ++place) {
        const auto row = static_cast<std::size_t>(x.rows[place]);
        const double radius = distanceOfNearest(x, y, place, nearest);
        terms[row] =
            ofOthers(x.sorted, x.values[row], radius) + ofOthers(y.sorted, y.values[row], radius);
    }
    const auto count = static_cast<double>(n);
    const double sum = std::accumulate(terms.begin(), terms.end(), 0.);
    return std::max(0., digamma(static_cast<double>(k)) + digamma(count) - sum / count);
}

double mutualInformation(const Matrix& x, std::span<const int> labels, int neighbours) {
    const Index n = x.rows();
    std::vector<Index> sizes;
    for (const int label : labels) {
        if (static_cast<std::size_t>(label) >= sizes.size())
            sizes.resize(static_cast<std::size_t>(label) + 1, 0);
        ++sizes[static_cast<std::size_t>(label)];
    }
    std::vector<double> scratch, same;
    double sum = 0.;
    Index used = 0;
    for (Index i = 0; i < n; ++i) {
        const int label = labels[static_cast<std::size_t>(i)];
        const Index size = sizes[static_cast<std::size_t>(label)];
        if (size < 2) continue;
        const Index k = std::min<Index>(neighbours, size - 1);
        const Vector distances = distancesFrom(x, i);
        same.clear();
        for (Index other = 0; other < n; ++other)
            if (other != i && labels[static_cast<std::size_t>(other)] == label)
                same.push_back(distances[other]);
        const auto place = same.begin() + static_cast<std::ptrdiff_t>(k - 1);
        std::nth_element(same.begin(), place, same.end());
        const Index near = (distances.array() < *place).count();  // the row itself included
        sum += digamma(static_cast<double>(k)) - digamma(static_cast<double>(size)) -
               digamma(static_cast<double>(std::max<Index>(near, 1)));
        ++used;
    }
    if (used == 0) return 0.;
    return std::max(0., digamma(static_cast<double>(used)) + sum / static_cast<double>(used));
}

}  // namespace ardent
