#include "core/kernel/square_update.h"

#include <algorithm>

#include "core/kernel/simd.h"
#include "core/parallel/blocks.h"

namespace ardent {
namespace {

// A tall strip times a broad one is summed in registers: kTall × kBroad at once.
constexpr int kWide = simd::lanes<double>;
constexpr int kDeep = simd::kBytes == 16 ? 2 : 3;
constexpr int kTall = kDeep * kWide;
constexpr int kBroad = std::max(kWide, 4);
constexpr Index kSide = 96;
static_assert(kTall % kBroad == 0 && kSide % kTall == 0);

/// A matrix with kTall of its rows at a time, which follow one another for every column.
struct Strips {
    Eigen::Matrix<double, kTall, Eigen::Dynamic> values;
    Index depth;

    const double* from(Index row) const {
        return values.data() + row / kTall * depth * kTall + row % kTall;
    }
};

Strips stripsOf(const Eigen::Ref<const Matrix>& p) {
    const Index depth = p.cols();
    Strips strips{{kTall, blockCount(p.rows(), kTall) * depth}, depth};
    forEachBlock(p.rows(), kSide, [&](Index, Index first, Index size) {
        for (Index row = first; row < first + size; row += kTall) {
            auto strip = strips.values.middleCols(row / kTall * depth, depth);
            const Index rows = std::min<Index>(kTall, p.rows() - row);
            strip.topRows(rows) = p.middleRows(row, rows);
            strip.bottomRows(kTall - rows).setZero();
        }
    });
    return strips;
}

using Product = Eigen::Matrix<double, kTall, kBroad>;

Product product(const double* tall, const double* broad, Index depth) {
    simd::Vec<double> sums[kBroad][kDeep] = {};
    for (Index k = 0; k < depth; ++k, tall += kTall, broad += kTall)
        for (int j = 0; j < kBroad; ++j)
            for (int i = 0; i < kDeep; ++i) sums[j][i] += simd::vec(tall + i * kWide) * broad[j];
    Product result;
    for (int j = 0; j < kBroad; ++j)
        for (int i = 0; i < kDeep; ++i)
            simd::vec(result.data() + j * kTall + i * kWide) = sums[j][i];
    return result;
}

}  // namespace

void subtractSquare(Eigen::Ref<Matrix> c, const Eigen::Ref<const Matrix>& p) {
    const Strips strips = stripsOf(p);
    const Index m = p.rows(), tiles = blockCount(m, kSide);
    forEachBlock(tiles * (tiles + 1) / 2, 1, [&](Index job, Index, Index) {
        const Tile tile = lowerTriangleTile(job);
        const Index lastRow = std::min(m, (tile.down + 1) * kSide);
        const Index lastColumn = std::min(m, (tile.across + 1) * kSide);
        for (Index row = tile.down * kSide; row < lastRow; row += kTall) {
            const Index rows = std::min<Index>(kTall, m - row);
            const Index end = std::min(lastColumn, row + rows);
            for (Index column = tile.across * kSide; column < end; column += kBroad) {
                const Index columns = std::min<Index>(kBroad, m - column);
                c.block(row, column, rows, columns) -=
                    product(strips.from(row), strips.from(column), strips.depth)
                        .topLeftCorner(rows, columns);
            }
        }
    });
}

}  // namespace ardent
