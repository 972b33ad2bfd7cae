#include <Eigen/Cholesky>
#include <algorithm>
#include <limits>

#include "core/base/go_on.h"
#include "core/explain/pair_scores.h"
#include "core/explain/wave_block.h"
#include "core/parallel/blocks.h"

namespace ardent {
namespace {

constexpr Index kRowTile = 128;
constexpr Index kPairsATile = 256;
constexpr double kMostGramBytes = 2e9;

/// ω_i ⊙ ω_j of pairs first … first + size − 1, a column each. byFeature: D × d.
Matrix products(const Matrix& byFeature, std::span<const SourcePair> pairs, Index first,
                Index size) {
    Matrix result(byFeature.rows(), size);
    for (Index p = 0; p < size; ++p) {
        const SourcePair pair = pairs[static_cast<std::size_t>(first + p)];
        result.col(p) = byFeature.col(pair.first).cwiseProduct(byFeature.col(pair.second));
    }
    return result;
}

/// cosᵀ of all rows: n × D.
std::optional<Matrix> allCosines(const PairData& data, const GoOn& goOn) {
    const WaveMap map(data.form);
    Matrix cosines(std::ssize(data.rows), data.form.features());
    const auto store = [&](Rows some, Index first, Eigen::Ref<Vector>) {
        thread_local WaveBlock block;
        map.load(data.x, some, block);
        cosines.middleRows(first, std::ssize(some)) = block.cosines.transpose();
    };
    if (!sumOverRows(data.rows, 0, goOn, store)) return std::nullopt;
    return cosines;
}

/// Lower triangle of (cosinesᵀ cosines / n) ⊙ (unit unitᵀ), tile of columns by tile of columns.
std::optional<Matrix> gram(const Matrix& cosines, const Matrix& unit, const GoOn& goOn) {
    const Index features = cosines.cols();
    Matrix result(features, features);
    constexpr Index kTilesAPiece = 4;
    for (Index begin = 0; begin < features; begin += kRowTile * kTilesAPiece) {
        if (!goOn()) return std::nullopt;
        forEachBlock(
            std::min(features - begin, kRowTile * kTilesAPiece), kRowTile,
            [&](Index, Index offset, Index size) {
                const Index first = begin + offset;
                const Index below = features - first;
                auto tile = result.block(first, first, below, size);
                tile.noalias() =
                    cosines.rightCols(below).transpose() * cosines.middleCols(first, size);
                tile.array() *=
                    (unit.bottomRows(below) * unit.middleRows(first, size).transpose()).array() /
                    static_cast<double>(cosines.rows());
            });
    }
    return result;
}

/// Lower Cholesky factor in place. The matrix is positive semidefinite with diagonal ≤ 1; what is
/// added to the diagonal is of the size of its rounding errors.
void factorise(Matrix& matrix) {
    const Vector diagonal = matrix.diagonal();
    const Matrix original = matrix;
    for (double lift = 1e-14 * static_cast<double>(matrix.rows()); lift < 1.; lift *= 100.) {
        matrix.diagonal() = diagonal.array() + lift;
        Eigen::LLT<Eigen::Ref<Matrix>> factor(matrix);
        if (factor.info() == Eigen::Success) return;
        matrix = original;
    }
}

}  // namespace

std::optional<Vector> meanSquaredCurvatures(const PairData& data,
                                            std::span<const SourcePair> inputs, const GoOn& goOn) {
    const Matrix pairs = products(data.factors.transpose(), inputs, 0, std::ssize(inputs));
    std::vector<Matrix> factors;
    for (Index c = 0; c < data.form.outputs(); ++c)
        factors.emplace_back((data.form.weights.col(c).asDiagonal() * pairs).transpose());
    const WaveMap map(data.form);
    auto sums = sumOverRows(data.rows, std::ssize(inputs), goOn,
                            [&](Rows some, Index, Eigen::Ref<Vector> sum) {
                                thread_local WaveBlock block;
                                thread_local Matrix curvatures;
                                map.load(data.x, some, block);
                                for (const Matrix& factor : factors) {
                                    curvatures.noalias() = factor * block.cosines;
                                    sum += curvatures.rowwise().squaredNorm();
                                }
                            });
    if (sums && !data.rows.empty()) *sums /= static_cast<double>(data.rows.size());
    return sums;
}

std::optional<Vector> manyMeanSquaredCurvatures(const PairData& data,
                                                std::span<const SourcePair> inputs,
                                                const GoOn& goOn) {
    const auto rows = static_cast<double>(data.rows.size());
    const auto features = static_cast<double>(data.form.features());
    const auto count = static_cast<double>(inputs.size());
    const double direct = 2. * rows * features * count * static_cast<double>(data.form.outputs());
    const double factored = features * features * (rows + features + count);
    const double bytes = 8. * features * (rows + 2. * features);
    const Matrix byFeature = data.factors.transpose();
    Vector squares(std::ssize(inputs));
    if (direct <= factored || bytes > kMostGramBytes) {
        for (Index first = 0; first < squares.size(); first += kPairsATile) {
            const Index size = std::min(kPairsATile, squares.size() - first);
            const auto some = meanSquaredCurvatures(
                data,
                inputs.subspan(static_cast<std::size_t>(first), static_cast<std::size_t>(size)),
                goOn);
            if (!some) return std::nullopt;
            squares.segment(first, size) = *some;
        }
        return squares;
    }
    const Vector norms = data.form.weights.rowwise().norm();
    const Matrix unit =
        norms.cwiseMax(std::numeric_limits<double>::min()).cwiseInverse().asDiagonal() *
        data.form.weights;
    const auto cosines = allCosines(data, goOn);
    if (!cosines) return std::nullopt;
    auto factor = gram(*cosines, unit, goOn);
    if (!factor) return std::nullopt;
    factorise(*factor);
    if (!goOn()) return std::nullopt;
    const Matrix upper = factor->triangularView<Eigen::Lower>().transpose();
    constexpr Index kBlocksAPiece = 4;
    for (Index begin = 0; begin < squares.size(); begin += kPairsATile * kBlocksAPiece) {
        if (!goOn()) return std::nullopt;
        forEachBlock(std::min(squares.size() - begin, kPairsATile * kBlocksAPiece), kPairsATile,
                     [&](Index, Index offset, Index size) {
                         const Matrix weighted =
                             norms.asDiagonal() * products(byFeature, inputs, begin + offset, size);
                         Vector sums = Vector::Zero(size);
                         for (Index first = 0; first < weighted.rows(); first += kRowTile) {
                             const Index tile = std::min(kRowTile, weighted.rows() - first);
                             const Index rest = weighted.rows() - first;
                             sums +=
                                 (upper.block(first, first, tile, rest) * weighted.bottomRows(rest))
                                     .colwise()
                                     .squaredNorm()
                                     .transpose();
                         }
                         squares.segment(begin + offset, size) = sums;
                     });
    }
    return squares;
}

}  // namespace ardent
