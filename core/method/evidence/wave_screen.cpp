#include "core/method/evidence/wave_screen.h"

#include <Eigen/LU>
#include <algorithm>
#include <cmath>
#include <complex>
#include <numbers>

#include "core/parallel/blocks.h"

namespace ardent {
namespace {

constexpr double kLevel = 1e-3;
constexpr double kMiddle = 0.9;
constexpr Index kRowsAWave = 4;
constexpr Index kMostWaves = 250;

Index wavesTried(Index rows) {
    return std::min(kMostWaves, rows / kRowsAWave);
}

Vector valuesOf(const DesignMatrix& x, const std::vector<std::int32_t>& rows, Index input) {
    Vector values(std::ssize(rows));
    for (Index i = 0; i < values.size(); ++i)
        values[i] = static_cast<double>(x(rows[static_cast<std::size_t>(i)], input));
    return values;
}

/// As wide as all values would lie if they were spread like the middle ones.
double spread(Vector values) {
    std::ranges::sort(values);
    const auto at = [&](double share) {
        return values[static_cast<Index>(
            std::lround(share * static_cast<double>(values.size() - 1)))];
    };
    return (at(0.5 + kMiddle / 2.) - at(0.5 - kMiddle / 2.)) / kMiddle;
}

/// The largest share of the sum of squares of a column of y that a line in two centred columns
/// explains; 0 where these are not two.
double explained(const Matrix& waves, const Matrix& y, const Vector& squares) {
    const Eigen::Matrix2d products = waves.transpose() * waves;
    const double determinant = products.determinant();
    if (!(determinant > 1e-6 * products(0, 0) * products(1, 1))) return 0.;
    const Matrix targets = waves.transpose() * y;
    const Matrix weights = products.inverse() * targets;
    const Vector found = weights.cwiseProduct(targets).colwise().sum().transpose();
    return (squares.array() > 0.).select(found.array() / squares.array(), 0.).maxCoeff();
}

struct Tried {
    double share = 0.;
    double frequency = 0.;
};

Tried bestAlong(const Vector& values, const Matrix& y, const Vector& squares) {
    constexpr double kMore = 1.02;  // what fits a coarse input as well stays the slowest
    Tried best;
    const double width = spread(values);
    if (!(width > 0.)) return best;
    const double slowest = std::numbers::pi / width;
    const Eigen::ArrayXcd step =
        (std::complex<double>(0., slowest) * values.cast<std::complex<double>>()).array().exp();
    Eigen::ArrayXcd turn = step;
    Matrix waves(values.size(), 2);
    for (Index k = 1; k <= wavesTried(values.size()); ++k, turn *= step) {
        waves.col(0) = turn.real().matrix();
        waves.col(1) = turn.imag().matrix();
        waves.rowwise() -= waves.colwise().mean();
        const double share = explained(waves, y, squares);
        if (share > kMore * best.share) best = {share, static_cast<double>(k) * slowest};
    }
    return best;
}

}  // namespace

std::optional<FoundWave> strongestWave(const DesignMatrix& x, const std::vector<std::int32_t>& rows,
                                       const Matrix& y) {
    const Matrix centred = y.rowwise() - y.colwise().mean();
    const Vector squares = centred.colwise().squaredNorm().transpose();
    std::vector<Tried> tried(static_cast<std::size_t>(x.cols()));
    forEachBlock(x.cols(), 1, [&](Index input, Index, Index) {
        tried[static_cast<std::size_t>(input)] =
            bestAlong(valuesOf(x, rows, input), centred, squares);
    });
    const auto best = std::ranges::max_element(tried, {}, &Tried::share);
    if (best == tried.end() || !(best->share > 0.)) return std::nullopt;
    const auto tests = static_cast<double>(x.cols() * wavesTried(y.rows()) * y.cols());
    const double surprise = -0.5 * static_cast<double>(y.rows() - 3) * std::log1p(-best->share);
    if (!(surprise > std::log(tests / kLevel))) return std::nullopt;
    return FoundWave{best - tried.begin(), best->frequency};
}

}  // namespace ardent
