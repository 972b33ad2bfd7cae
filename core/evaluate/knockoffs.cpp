#include "core/evaluate/knockoffs.h"

#include <Eigen/Cholesky>
#include <Eigen/Eigenvalues>
#include <Eigen/LU>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <numeric>

#include "core/data/table/date_text.h"
#include "core/data/table/date_value.h"
#include "core/random/random_stream.h"
#include "core/select/pair_screen.h"

namespace ardent {
namespace {

constexpr std::uint32_t kTies = 1, kNoise = 2;

/// Of each level of a column of texts: its day where it is a date, else its place.
std::vector<double> placesOfLevels(const Column& column) {
    if (column.type != ColumnType::Numeric && dateReading(column) != DateReading::None)
        return daysOfLevels(column, dateReading(column) == DateReading::MonthFirst
                                        ? DateOrder::MonthFirst
                                        : DateOrder::DayFirst);
    std::vector<double> places(column.levels.size());
    std::iota(places.begin(), places.end(), 0.);
    return places;
}

/// What orders the cells; missing ones are below all others.
std::vector<double> cellValues(const Column& column, Index rows) {
    constexpr double kBelowAll = -std::numeric_limits<double>::infinity();
    const std::vector<double> places = placesOfLevels(column);
    std::vector<double> values;
    for (Index row = 0; row < rows; ++row) {
        double value = kBelowAll;
        if (column.type == ColumnType::Numeric)
            value = column.numbers.at(row);
        else if (const auto code = column.codes[static_cast<std::size_t>(row)]; code >= 0)
            value = places[static_cast<std::size_t>(code)];
        values.push_back(std::isnan(value) ? kBelowAll : value);
    }
    return values;
}

/// Rows by rising cells, ties in random order.
std::vector<Index> risingRows(const Column& column, Index rows, RandomStream& random) {
    const std::vector<double> values = cellValues(column, rows);
    std::vector<double> chance;
    for (Index row = 0; row < rows; ++row) chance.push_back(random.uniform());
    std::vector<Index> rising(static_cast<std::size_t>(rows));
    std::iota(rising.begin(), rising.end(), Index{0});
    const auto key = [&](Index row) {
        const auto i = static_cast<std::size_t>(row);
        return std::pair(values[i], chance[i]);
    };
    std::ranges::sort(rising, {}, key);
    return rising;
}

/// Quantile of the standard normal law.
double quantile(double share) {
    return -normalDeviate(share);
}

double belowShare(double z) {
    return 0.5 * std::erfc(-z / std::numbers::sqrt2);
}

/// Correlations, drawn towards 0 by the estimated variance of their error.
Matrix shrunkCorrelations(const Matrix& z) {
    const auto n = static_cast<double>(z.rows());
    const Matrix products = z.transpose() * z / n;
    const Matrix squares = z.cwiseAbs2().transpose() * z.cwiseAbs2() / n;
    double error = 0., size = 0.;
    for (Index i = 0; i < z.cols(); ++i)
        for (Index j = 0; j < z.cols(); ++j) {
            if (i == j) continue;
            error += (squares(i, j) - products(i, j) * products(i, j)) / n;
            size += products(i, j) * products(i, j);
        }
    constexpr double kLeast = 1e-3;  // so that equal columns leave it invertible
    const double share = size > 0. ? std::clamp(error / size, kLeast, 1.) : 1.;
    Matrix correlations = (1. - share) * products;
    correlations.diagonal().setOnes();
    return correlations;
}

/// The same for all: what the least eigenvalue allows.
Vector equalDistances(const Matrix& correlations) {
    const double least = Eigen::SelfAdjointEigenSolver<Matrix>(correlations, Eigen::EigenvaluesOnly)
                             .eigenvalues()[0];
    constexpr double kInside = 0.999;
    return Vector::Constant(correlations.rows(), std::clamp(kInside * 2. * least, 0., 1.));
}

/// The greatest sum with 2 Σ − diag(s) positive definite, by coordinate ascent with a barrier that
/// falls (Askari et al. 2021, algorithm 2).
Vector largestDistances(const Matrix& correlations) {
    constexpr int kSweeps = 12;
    Vector s = 0.5 * equalDistances(correlations);
    for (int sweep = 0; sweep < kSweeps; ++sweep) {
        const double barrier = 0.3 * std::pow(0.5, sweep);
        Matrix inverse = (2. * correlations - Matrix(s.asDiagonal())).inverse();
        for (Index j = 0; j < s.size(); ++j) {
            const double room = 1. / inverse(j, j);
            const double wanted = std::clamp(s[j] + room - barrier * std::max(room, 1e-3), 0., 1.);
            const double change = wanted - s[j];
            if (change == 0.) continue;
            const Vector column = inverse.col(j);
            inverse += column * column.transpose() * (change / (1. - change * inverse(j, j)));
            s[j] = wanted;
        }
    }
    constexpr double kInside = 0.999;
    return kInside * s;
}

Vector distances(const Matrix& correlations) {
    constexpr Index kMostColumns = 400;
    return correlations.rows() > kMostColumns ? equalDistances(correlations)
                                              : largestDistances(correlations);
}

/// Rows × columns of copies of normal scores.
Matrix copiedScores(const Matrix& z, Seed seed) {
    const Matrix correlations = shrunkCorrelations(z);
    const Vector s = distances(correlations);
    const Eigen::LLT<Matrix> factor(correlations);
    const Matrix scaled = factor.solve(Matrix(s.asDiagonal()));
    Matrix spread = 2. * Matrix(s.asDiagonal()) - s.asDiagonal() * scaled;
    spread.diagonal().array() += 1e-9;
    const Matrix root = Eigen::LLT<Matrix>(spread).matrixL();
    RandomStream random(seed, StreamId::Permutation, kNoise);
    Matrix noise(z.rows(), z.cols());
    for (double& value : noise.reshaped()) value = random.normal();
    return z - z * scaled + noise * root.transpose();
}

}  // namespace

std::vector<Column> knockoffsOf(std::span<const Column* const> columns, Index rows, Seed seed) {
    const auto n = static_cast<double>(rows);
    Matrix z(rows, std::ssize(columns));
    std::vector<std::vector<Index>> rising;
    RandomStream ties(seed, StreamId::Permutation, kTies);
    for (std::size_t j = 0; j < columns.size(); ++j) {
        rising.push_back(risingRows(*columns[j], rows, ties));
        for (Index rank = 0; rank < rows; ++rank)
            z(rising[j][static_cast<std::size_t>(rank)], static_cast<Index>(j)) =
                quantile((static_cast<double>(rank) + 0.5) / n);
    }
    const Matrix copied = copiedScores(z, seed);
    std::vector<Column> copies;
    for (std::size_t j = 0; j < columns.size(); ++j) {
        const Column& column = *columns[j];
        Column copy;
        copy.name = column.name;
        copy.type = column.type;
        copy.levels = column.levels;
        for (Index row = 0; row < rows; ++row) {
            const double share = belowShare(copied(row, static_cast<Index>(j)));
            const auto rank = std::min(static_cast<Index>(share * n), rows - 1);
            const Index from = rising[j][static_cast<std::size_t>(rank)];
            if (column.type == ColumnType::Numeric) {
                copy.numbers.append(column.numbers.at(from));
                copy.missing += std::isnan(copy.numbers.at(row)) ? 1 : 0;
            } else {
                copy.codes.push_back(column.codes[static_cast<std::size_t>(from)]);
                copy.missing += copy.codes.back() < 0 ? 1 : 0;
            }
        }
        copies.push_back(std::move(copy));
    }
    return copies;
}

double knockoffThreshold(std::span<const double> w, double rate) {
    double least = std::numeric_limits<double>::infinity();
    for (const double value : w) {
        const double at = std::abs(value);
        if (at == 0. || at >= least) continue;
        const auto against =
            static_cast<double>(std::ranges::count_if(w, [&](double one) { return one <= -at; }));
        const auto chosen =
            static_cast<double>(std::ranges::count_if(w, [&](double one) { return one >= at; }));
        if (chosen > 0. && (1. + against) / chosen <= rate) least = at;
    }
    return least;
}

std::vector<double> knockoffRates(std::span<const double> w) {
    std::vector<std::size_t> falling(w.size());
    std::iota(falling.begin(), falling.end(), std::size_t{0});
    std::ranges::stable_sort(falling, std::greater{},
                             [&](std::size_t j) { return std::abs(w[j]); });
    std::vector<double> rates(w.size(), 1.);
    double against = 0., chosen = 0.;
    std::vector<double> atPlace;
    for (const std::size_t j : falling) {
        (w[j] > 0. ? chosen : against) += w[j] == 0. ? 0. : 1.;
        atPlace.push_back(chosen > 0. ? std::min(1., (1. + against) / chosen) : 1.);
    }
    double least = 1.;
    for (std::size_t place = falling.size(); place-- > 0;) {
        const bool isLastOfTies = place + 1 == falling.size() ||
                                  std::abs(w[falling[place]]) != std::abs(w[falling[place + 1]]);
        if (isLastOfTies) least = std::min(least, atPlace[place]);
        if (w[falling[place]] > 0.) rates[falling[place]] = least;
    }
    return rates;
}

}  // namespace ardent
