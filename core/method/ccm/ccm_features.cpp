#include "core/method/ccm/ccm_features.h"

#include <cmath>

#include "core/data/task/samples_as_double.h"
#include "core/kernel/waves.h"
#include "core/parallel/blocks.h"
#include "core/train/row_gram.h"

namespace ardent {
namespace {

constexpr Index kFeatureBlock = 256;
constexpr Index kFeatureWave = 16 * kFeatureBlock;

/// Rows first … first + size − 1 of x in float64.
using FillRows = std::function<void(Index first, Index size, Matrix& some)>;

struct Input {
    Index rows;
    FillRows fill;
    const Matrix& y;
    const std::vector<Index>& weightOf;
    Index weights;
};

std::optional<CcmValue> reducedCriterion(const FourierBasis& basis, double epsilon,
                                         const Input& input, const Vector& w, const GoOn& goOn) {
    const Index features = basis.frequencies.cols();
    const Index columns = basis.frequencies.rows();
    const auto place = [&](Index column) {
        return input.weightOf.empty() ? column : input.weightOf[static_cast<std::size_t>(column)];
    };
    Vector scale(columns);
    for (Index j = 0; j < columns; ++j) scale[j] = w[place(j)];
    const Matrix turns = kQuarterTurns * (scale.asDiagonal() * basis.frequencies);
    const Vector shifts = kQuarterTurns * basis.phases;
    const auto waves = [&](Index first, Index size, Matrix& some, Matrix& cosines, Matrix& sines) {
        input.fill(first, size, some);
        Matrix phases = some * turns;
        phases.rowwise() += shifts.transpose();
        cosinesAndSines(phases, cosines, sines);
    };

    const FeatureRows rows{input.rows, features, [&](Index first, Index size, Matrix& block) {
                               Matrix some, sines;
                               waves(first, size, some, block, sines);
                           }};
    const auto gram = rowGram(rows, input.y, goOn);
    if (!gram) return std::nullopt;
    // With a' = √(2/D) a the objective is that of a ridge on plain cosines, λ = εD/2.
    const double lambda = 0.5 * epsilon * static_cast<double>(features);
    const RidgeFit fit = ridgeFit(*gram, lambda, Intercept::Free);
    CcmValue value;
    const auto n = static_cast<double>(input.rows);
    value.objective = n * (fit.loss.sum() + lambda * fit.penalty) - input.y.squaredNorm();

    Vector byColumn = Vector::Zero(columns);
    std::vector<Vector> shares(static_cast<std::size_t>(kFeatureWave / kFeatureBlock));
    for (Index wave = 0; wave < input.rows; wave += kFeatureWave) {
        if (!goOn()) return std::nullopt;
        const Index count = std::min(kFeatureWave, input.rows - wave);
        forEachBlock(count, kFeatureBlock, [&](Index block, Index first, Index size) {
            Matrix some, cosines, sines;
            waves(wave + first, size, some, cosines, sines);
            Matrix residual = input.y.middleRows(wave + first, size) - cosines * fit.weights;
            residual.rowwise() -= fit.intercept.transpose();
            sines.array() *= (residual * fit.weights.transpose()).array();
            shares[static_cast<std::size_t>(block)] =
                2. * (some.array() * (sines * basis.frequencies.transpose()).array())
                         .colwise()
                         .sum()
                         .matrix()
                         .transpose();
        });
        for (Index block = 0; block < blockCount(count, kFeatureBlock); ++block)
            byColumn += shares[static_cast<std::size_t>(block)];
    }
    value.gradient = Vector::Zero(input.weights);
    for (Index j = 0; j < columns; ++j) value.gradient[place(j)] += byColumn[j];
    value.preference = value.gradient;
    return value;
}

}  // namespace

std::optional<CcmValue> ccmRandomFeatures(const FourierBasis& basis, double epsilon,
                                          const CcmRows& data, const Vector& w, const GoOn& goOn) {
    const auto fill = [&](Index first, Index size, Matrix& some) {
        some = samplesAsDouble(data.x, data.rows, first, size);
    };
    return reducedCriterion(basis, epsilon,
                            {std::ssize(data.rows), fill, data.y, data.weightOf, data.weights}, w,
                            goOn);
}

std::optional<CcmValue> ccmRandomFeatures(const FourierBasis& basis, const CcmData& data,
                                          const Vector& w, const GoOn& goOn) {
    const auto fill = [&](Index first, Index size, Matrix& some) {
        some = data.x.middleRows(first, size);
    };
    return reducedCriterion(basis, data.epsilon,
                            {data.x.rows(), fill, data.y, data.weightOf, data.weights()}, w, goOn);
}

}  // namespace ardent
