#include "core/model/gradient_outer_product.h"

#include <span>

#include "core/kernel/waves.h"
#include "core/parallel/blocks.h"

namespace ardent {
namespace {

constexpr Index kRowsAtOnce = 128;
constexpr Index kBlocksAPiece = 16;

std::vector<Index> usedInputs(const FourierModel& model) {
    std::vector<Index> used;
    for (Index j = 0; j < model.inputs(); ++j) {
        const bool moves =
            model.scale[j] != 0. && (model.basis->frequencies.row(j).array() != 0.).any();
        if (moves || (model.linear.size() > 0 && (model.linear.col(j).array() != 0.).any()))
            used.push_back(j);
    }
    return used;
}

}  // namespace

std::optional<GradientOuterProduct> gradientOuterProduct(const FourierModel& model,
                                                         const DesignMatrix& x,
                                                         const std::vector<std::int32_t>& rows,
                                                         const std::function<bool()>& goOn) {
    GradientOuterProduct result{usedInputs(model), {}};
    const Index used = std::ssize(result.inputs);
    result.products = Matrix::Zero(used, used);
    if (rows.empty() || used == 0) return result;
    const Matrix frequencies = model.scale(result.inputs).asDiagonal() *
                               model.basis->frequencies(result.inputs, Eigen::all);
    const Matrix turns = kQuarterTurns * frequencies.transpose();
    const Vector phases = kQuarterTurns * model.basis->phases;
    std::vector<Matrix> slopes;
    for (Index c = 0; c < model.outputs(); ++c)
        slopes.push_back(-(frequencies * model.weights.col(c).asDiagonal()));
    const auto count = static_cast<Index>(rows.size());
    std::vector<Matrix> partial(static_cast<std::size_t>(kBlocksAPiece));
    for (Index piece = 0; piece < count; piece += kRowsAtOnce * kBlocksAPiece) {
        if (!goOn()) return std::nullopt;
        const Index pieceRows = std::min(count - piece, kRowsAtOnce * kBlocksAPiece);
        forEachBlock(pieceRows, kRowsAtOnce, [&](Index block, Index first, Index size) {
            Matrix inputs(used, size);
            for (Index i = 0; i < size; ++i)
                for (Index j = 0; j < used; ++j)
                    inputs(j, i) =
                        static_cast<double>(x(rows[static_cast<std::size_t>(piece + first + i)],
                                              result.inputs[static_cast<std::size_t>(j)]));
            Matrix phase = turns * inputs;
            phase.colwise() += phases;
            Matrix cosines, sines;
            cosinesAndSines(phase, cosines, sines);
            Matrix& sum = partial[static_cast<std::size_t>(block)];
            sum = Matrix::Zero(used, used);
            for (Index c = 0; c < model.outputs(); ++c) {
                Matrix gradients = slopes[static_cast<std::size_t>(c)] * sines;
                if (model.linear.size() > 0)
                    gradients.colwise() += model.linear(c, result.inputs).transpose();
                sum.noalias() += gradients * gradients.transpose();
            }
        });
        for (Index block = 0; block < blockCount(pieceRows, kRowsAtOnce); ++block)
            result.products += partial[static_cast<std::size_t>(block)];
    }
    result.products /= static_cast<double>(count);
    return result;
}

}  // namespace ardent
