#include "core/kernel/dependence.h"

#include <algorithm>
#include <cmath>
#include <limits>
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
