#include "core/explain/wave_block.h"

#include "core/kernel/waves.h"
#include "core/parallel/blocks.h"

namespace ardent {
namespace {

/// Few, so that what a block makes of many features or columns stays in the cache and small beside
/// the model.
constexpr Index kRowsABlock = 16;
constexpr Index kBlocksAPiece = 16;

}  // namespace

WaveMap::WaveMap(const ClosedForm& form)
    : frequencies_(form.frequencies.transpose() * kQuarterTurns),
      phases_(form.phases * kQuarterTurns) {}

void WaveMap::load(const DesignMatrix& x, Rows rows, WaveBlock& block) const {
    const Index count = std::ssize(rows);
    block.inputs.resize(x.cols(), count);
    for (Index i = 0; i < count; ++i)
        block.inputs.col(i) = x.row(rows[static_cast<std::size_t>(i)]).transpose().cast<double>();
    block.turns.noalias() = frequencies_ * block.inputs;
    block.turns.colwise() += phases_;
    cosinesAndSines(block.turns, block.cosines, block.sines);
}

std::optional<Vector> sumOverRows(
    Rows rows, Index count, const GoOn& goOn,
    const std::function<void(Rows, Index, Eigen::Ref<Vector>)>& work) {
    Vector total = Vector::Zero(count);
    for (Index first = 0; first < std::ssize(rows); first += kRowsABlock * kBlocksAPiece) {
        if (!goOn()) return std::nullopt;
        const Index size = std::min(std::ssize(rows) - first, kRowsABlock * kBlocksAPiece);
        Matrix partial = Matrix::Zero(count, blockCount(size, kRowsABlock));
        forEachBlock(size, kRowsABlock, [&](Index block, Index begin, Index length) {
            const Rows some = rows.subspan(static_cast<std::size_t>(first + begin),
                                           static_cast<std::size_t>(length));
            work(some, first + begin, partial.col(block));
        });
        for (Index block = 0; block < partial.cols(); ++block) total += partial.col(block);
    }
    return total;
}

}  // namespace ardent
