#include "core/model/shuffled_scores.h"

#include "core/kernel/waves.h"
#include "core/parallel/blocks.h"

namespace ardent {
namespace {

constexpr Index kShuffledRows = 64;  // of a block

std::vector<Index> inputsOf(std::span<const SourceInputs> sources) {
    std::vector<Index> inputs;
    for (const SourceInputs& source : sources)
        for (Index i = 0; i < source.count; ++i) inputs.push_back(source.first + i);
    return inputs;
}

}  // namespace

ShuffledScores::ShuffledScores(const FourierModel& model, const DesignMatrix& x)
    : model_(model),
      x_(x),
      frequencies_(kQuarterTurns * model.basis->frequencies.transpose() * model.scale.asDiagonal()),
      turns_(model.features(), x.rows()),
      linear_(model.intercept.replicate(1, x.rows())) {
    forEachBlock(x.rows(), kShuffledRows, [&](Index, Index first, Index size) {
        const Matrix inputs = x.middleRows(first, size).transpose().cast<double>();
        Matrix turns = frequencies_ * inputs;
        turns.colwise() += kQuarterTurns * model.basis->phases;
        turns_.middleCols(first, size) = turns;
        if (model.linear.size() > 0) linear_.middleCols(first, size) += model.linear * inputs;
    });
}

Matrix ShuffledScores::operator()(std::span<const SourceInputs> sources,
                                  const std::vector<std::int32_t>& order) const {
    Matrix scores(x_.rows(), model_.outputs());
    const std::vector<Index> inputs = inputsOf(sources);
    const Matrix own = frequencies_(Eigen::all, inputs);
    const Matrix ownLinear =
        model_.linear.size() > 0 ? Matrix(model_.linear(Eigen::all, inputs)) : Matrix();
    forEachBlock(x_.rows(), kShuffledRows, [&](Index, Index first, Index size) {
        Matrix change(std::ssize(inputs), size);
        for (Index i = 0; i < size; ++i)
            for (Index j = 0; j < change.rows(); ++j) {
                const Index input = inputs[static_cast<std::size_t>(j)];
                const Index other = order[static_cast<std::size_t>(first + i)];
                change(j, i) = static_cast<double>(x_(other, input)) -
                               static_cast<double>(x_(first + i, input));
            }
        const Matrix turns = turns_.middleCols(first, size) + own * change;
        Matrix cosines, sines;
        cosinesAndSines(turns, cosines, sines);
        Matrix block = linear_.middleCols(first, size);
        block += model_.weights.transpose() * cosines;
        if (ownLinear.size() > 0) block += ownLinear * change;
        scores.middleRows(first, size) = block.transpose();
    });
    return scores;
}

double shuffledScoresBytes(const FourierModel& model, Index rows) {
    return 8. * static_cast<double>(model.features()) * static_cast<double>(rows + model.inputs());
}

}  // namespace ardent
