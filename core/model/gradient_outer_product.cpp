#include "core/model/gradient_outer_product.h"

#include <Eigen/Eigenvalues>
#include <cmath>
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

/// The parts of a model that its gradients need, of the inputs that it uses.
struct GradientParts {
    std::vector<Index> inputs;
    Matrix turns;  // features × inputs, in quarter turns
    Vector phases;
    std::vector<Matrix> slopes;  // inputs × features, one an output
    Matrix linear;               // outputs × inputs, or nothing
};

GradientParts partsOf(const FourierModel& model) {
    GradientParts parts{usedInputs(model), {}, kQuarterTurns * model.basis->phases, {}, {}};
    const Matrix frequencies =
        model.scale(parts.inputs).asDiagonal() * model.basis->frequencies(parts.inputs, Eigen::all);
    parts.turns = kQuarterTurns * frequencies.transpose();
    for (Index c = 0; c < model.outputs(); ++c)
        parts.slopes.push_back(-(frequencies * model.weights.col(c).asDiagonal()));
    if (model.linear.size() > 0) parts.linear = model.linear(Eigen::all, parts.inputs);
    return parts;
}

/// ∇f at the rows: inputs × rows, one matrix an output.
std::vector<Matrix> gradientsAt(const GradientParts& parts, const DesignMatrix& x,
                                std::span<const std::int32_t> rows) {
    const Index used = std::ssize(parts.inputs);
    Matrix inputs(used, std::ssize(rows));
    for (Index i = 0; i < inputs.cols(); ++i)
        for (Index j = 0; j < used; ++j)
            inputs(j, i) = static_cast<double>(
                x(rows[static_cast<std::size_t>(i)], parts.inputs[static_cast<std::size_t>(j)]));
    Matrix phase = parts.turns * inputs;
    phase.colwise() += parts.phases;
    Matrix cosines, sines;
    cosinesAndSines(phase, cosines, sines);
    std::vector<Matrix> gradients;
    for (std::size_t c = 0; c < parts.slopes.size(); ++c) {
        gradients.push_back(parts.slopes[c] * sines);
        if (parts.linear.size() > 0)
            gradients.back().colwise() += parts.linear.row(static_cast<Index>(c)).transpose();
    }
    return gradients;
}

}  // namespace

std::optional<GradientOuterProduct> gradientOuterProduct(const FourierModel& model,
                                                         const DesignMatrix& x,
                                                         const std::vector<std::int32_t>& rows,
                                                         const GoOn& goOn) {
    const GradientParts parts = partsOf(model);
    const Index used = std::ssize(parts.inputs);
    GradientOuterProduct result{parts.inputs, Matrix::Zero(used, used)};
    if (rows.empty() || used == 0) return result;
    const auto count = static_cast<Index>(rows.size());
    std::vector<Matrix> partial(static_cast<std::size_t>(kBlocksAPiece));
    for (Index piece = 0; piece < count; piece += kRowsAtOnce * kBlocksAPiece) {
        if (!goOn()) return std::nullopt;
        const Index pieceRows = std::min(count - piece, kRowsAtOnce * kBlocksAPiece);
        forEachBlock(pieceRows, kRowsAtOnce, [&](Index block, Index first, Index size) {
            Matrix& sum = partial[static_cast<std::size_t>(block)];
            sum = Matrix::Zero(used, used);
            const std::span some(rows.data() + piece + first, static_cast<std::size_t>(size));
            for (const Matrix& gradients : gradientsAt(parts, x, some))
                sum.noalias() += gradients * gradients.transpose();
        });
        for (Index block = 0; block < blockCount(pieceRows, kRowsAtOnce); ++block)
            result.products += partial[static_cast<std::size_t>(block)];
    }
    result.products /= static_cast<double>(count);
    return result;
}

GradientDirections gradientDirections(const FourierModel& model, const DesignMatrix& x,
                                      const std::vector<std::int32_t>& rows) {
    const GradientParts parts = partsOf(model);
    const Index used = std::ssize(parts.inputs);
    const auto n = std::ssize(rows);
    GradientDirections result{parts.inputs, Vector::Zero(used), {}, {}};
    if (n == 0 || used == 0) return result;
    Matrix gradients(used, n * model.outputs());
    forEachBlock(n, kRowsAtOnce, [&](Index, Index first, Index size) {
        const std::span some(rows.data() + first, static_cast<std::size_t>(size));
        const auto own = gradientsAt(parts, x, some);
        for (std::size_t c = 0; c < own.size(); ++c)
            gradients.middleCols(static_cast<Index>(c) * n + first, size) = own[c];
    });
    gradients /= std::sqrt(static_cast<double>(n));
    result.meanSquares = gradients.rowwise().squaredNorm();
    if (!result.meanSquares.allFinite()) return result;
    const Eigen::SelfAdjointEigenSolver<Matrix> eigen(gradients.transpose() * gradients);
    const Vector values = eigen.eigenvalues().cwiseMax(0.).reverse();
    const Index kept = (values.array() > 1e-12 * values[0]).count();
    result.values = values.head(kept);
    result.vectors = gradients * eigen.eigenvectors().rowwise().reverse().leftCols(kept);
    result.vectors.colwise().normalize();
    return result;
}

}  // namespace ardent
