#include "core/train/feature_gram.h"

#include <Eigen/Cholesky>
#include <Eigen/Eigenvalues>
#include <algorithm>
#include <limits>

#include "core/kernel/feature_map.h"
#include "core/parallel/blocks.h"

namespace ardent {
namespace {

constexpr Index kSumRows = 512;            // products of so many rows are added in float32
constexpr Index kWaveRows = 4 * kSumRows;  // features of so many rows exist at a time
constexpr Index kMapRows = 128;
constexpr Index kLargestTile = 96;

/// Columns a tile of ZᵀZ has, so that tiles are about equal.
Index tileWidth(Index features) {
    constexpr Index kStep = 8;
    const Index tiles = std::max<Index>(1, blockCount(features, kLargestTile));
    return blockCount(blockCount(features, tiles), kStep) * kStep;
}

/// Adds the products of a wave's features to the lower triangle, a tile a job.
template <class T>
void addProducts(const typename FeatureMap<T>::Features& features, Index rows, Matrix& products) {
    const Index width = tileWidth(features.cols());
    const Index tiles = blockCount(features.cols(), width);
    forEachBlock(tiles * (tiles + 1) / 2, 1, [&](Index job, Index, Index) {
        const Tile tile = lowerTriangleTile(job);
        const Index row = tile.down * width, column = tile.across * width;
        const Index height = std::min(width, features.cols() - row);
        const Index breadth = std::min(width, features.cols() - column);
        typename FeatureMap<T>::Features part(height, breadth);
        for (Index first = 0; first < rows; first += kSumRows) {
            const Index count = std::min(kSumRows, rows - first);
            part.noalias() = features.block(first, row, count, height).transpose() *
                             features.block(first, column, count, breadth);
            products.block(row, column, height, breadth) += part.template cast<double>();
        }
    });
}

template <class T>
void addTargets(const typename FeatureMap<T>::Features& features, Index rows,
                const Eigen::Ref<const Matrix>& targets, FeatureGram& gram) {
    const Index width = tileWidth(features.cols());
    forEachBlock(features.cols(), width, [&](Index, Index first, Index count) {
        Vector feature(rows);
        for (Index k = first; k < first + count; ++k) {
            feature = features.col(k).head(rows).template cast<double>();
            gram.sums[k] += feature.sum();
            gram.targetProducts.row(k).noalias() += feature.transpose() * targets;
        }
    });
}

template <class T>
std::optional<FeatureGram> sumOver(const FeatureMap<T>& map, const T* x,
                                   const std::vector<std::int32_t>& rows, const Matrix& targets,
                                   const GoOn& goOn) {
    const Index outputs = targets.cols();
    FeatureGram gram;
    gram.rows = static_cast<Index>(rows.size());
    gram.products = Matrix::Zero(map.features(), map.features());
    gram.targetProducts = Matrix::Zero(map.features(), outputs);
    gram.sums = Vector::Zero(map.features());
    gram.targetSums = targets.colwise().sum();
    gram.targetSquares = targets.colwise().squaredNorm();
    typename FeatureMap<T>::Features features(std::min(kWaveRows, gram.rows), map.features());
    for (Index wave = 0; wave < gram.rows; wave += kWaveRows) {
        if (!goOn()) return std::nullopt;
        const Index count = std::min(kWaveRows, gram.rows - wave);
        forEachBlock(count, kMapRows, [&](Index, Index first, Index size) {
            map.map(x,
                    std::span(rows).subspan(static_cast<std::size_t>(wave + first),
                                            static_cast<std::size_t>(size)),
                    features, first);
        });
        addProducts<T>(features, count, gram.products);
        addTargets<T>(features, count, targets.middleRows(wave, count), gram);
    }
    gram.products.triangularView<Eigen::StrictlyUpper>() = gram.products.transpose();
    return gram;
}

/// ZᵀZ/n and ZᵀY/n about the means, or as they are.
Matrix normalMatrix(const FeatureGram& gram, Intercept intercept) {
    const auto n = static_cast<double>(gram.rows);
    Matrix normal = gram.products / n;
    if (intercept == Intercept::Free)
        normal.noalias() -= gram.sums / n * (gram.sums / n).transpose();
    return normal;
}
Matrix normalTargets(const FeatureGram& gram, Intercept intercept) {
    const auto n = static_cast<double>(gram.rows);
    Matrix normal = gram.targetProducts / n;
    if (intercept == Intercept::Free)
        normal.noalias() -= gram.sums / n * (gram.targetSums / n).transpose();
    return normal;
}

RidgeFit fitOf(const FeatureGram& gram, Intercept intercept, Matrix weights) {
    const auto n = static_cast<double>(gram.rows);
    RidgeFit fit;
    fit.weights = std::move(weights);
    fit.intercept = Vector::Zero(gram.outputs());
    if (intercept == Intercept::Free)
        fit.intercept = (gram.targetSums - fit.weights.transpose() * gram.sums) / n;
    fit.penalty = fit.weights.squaredNorm();
    const Matrix image = gram.products.selfadjointView<Eigen::Lower>() * fit.weights;
    fit.loss.resize(gram.outputs());
    for (Index c = 0; c < gram.outputs(); ++c) {
        const double shift = fit.intercept[c];
        const auto a = fit.weights.col(c);
        fit.loss[c] = std::max(
            0., (gram.targetSquares[c] - 2. * a.dot(gram.targetProducts.col(c)) +
                 a.dot(image.col(c)) - 2. * shift * (gram.targetSums[c] - a.dot(gram.sums))) /
                        n +
                    shift * shift);
    }
    return fit;
}

}  // namespace

std::optional<FeatureGram> featureGram(const FourierBasis& basis, const Vector& scale,
                                       const DesignMatrix& x, const std::vector<std::int32_t>& rows,
                                       const Matrix& targets, const GoOn& goOn) {
    return sumOver<float>(FeatureMap<float>(basis, scale), x.data(), rows, targets, goOn);
}

std::optional<FeatureGram> featureGram(const FourierBasis& basis, const Vector& scale,
                                       const Matrix& x, const std::vector<std::int32_t>& rows,
                                       const Matrix& targets, const GoOn& goOn) {
    using RowMajor = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
    const RowMajor byRow = x;
    return sumOver<double>(FeatureMap<double>(basis, scale), byRow.data(), rows, targets, goOn);
}

double featureGramBytes(Index features, Index outputs) {
    const auto d = static_cast<double>(features);
    return 8. * d * (d + static_cast<double>(outputs)) + 4. * d * static_cast<double>(kWaveRows);
}

RidgeFit ridgeFit(const FeatureGram& gram, double lambda, Intercept intercept) {
    Matrix normal = normalMatrix(gram, intercept);
    const double size = normal.diagonal().maxCoeff();
    normal.diagonal().array() += lambda;
    const Eigen::LLT<Matrix> cholesky(normal);
    const double smallest = cholesky.info() == Eigen::Success
                                ? cholesky.matrixLLT().diagonal().cwiseAbs2().minCoeff()
                                : 0.;
    const double noise =
        std::numeric_limits<double>::epsilon() * static_cast<double>(gram.features()) * size;
    if (smallest <= noise) return RidgePath(gram, intercept).at(lambda);
    return fitOf(gram, intercept, cholesky.solve(normalTargets(gram, intercept)));
}

RidgePath::RidgePath(const FeatureGram& gram, Intercept intercept)
    : gram_(gram), intercept_(intercept) {
    const Eigen::SelfAdjointEigenSolver<Matrix> solver(normalMatrix(gram, intercept));
    vectors_ = solver.eigenvectors();
    eigenvalues_ = solver.eigenvalues();
    projected_ = vectors_.transpose() * normalTargets(gram, intercept);
}

RidgeFit RidgePath::at(double lambda) const {
    const double noise = std::numeric_limits<double>::epsilon() *
                         static_cast<double>(gram_.features()) *
                         std::max(0., eigenvalues_.maxCoeff());
    const Vector divisors = eigenvalues_.cwiseMax(0.).array() + lambda;
    const Vector factors =
        (divisors.array() > noise).select(divisors.cwiseMax(noise).cwiseInverse(), 0.);
    return fitOf(gram_, intercept_, vectors_ * (factors.asDiagonal() * projected_));
}

}  // namespace ardent
