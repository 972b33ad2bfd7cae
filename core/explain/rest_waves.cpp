#include "core/explain/rest_waves.h"

#include "core/explain/wave_block.h"
#include "core/kernel/waves.h"

namespace ardent {
namespace {

/// Inputs of the given sources.
std::vector<Index> inputsOf(const std::vector<SourceInputs>& sources,
                            std::span<const Index> chosen) {
    std::vector<Index> inputs;
    for (const Index source : chosen) {
        const SourceInputs& one = sources[static_cast<std::size_t>(source)];
        for (Index j = one.first; j < one.first + one.count; ++j) inputs.push_back(j);
    }
    return inputs;
}

/// Takes the phase of some inputs off the block's turns and maps the rest.
void mapRest(const Matrix& frequencies, const std::vector<Index>& inputs, const WaveBlock& block,
             Matrix& turns, Matrix& cosines, Matrix& sines) {
    turns = block.turns;
    turns.noalias() -= frequencies * block.inputs(inputs, Eigen::all);
    cosinesAndSines(turns, cosines, sines);
}

Matrix turnsOf(const ClosedForm& form, const std::vector<Index>& inputs) {
    return kQuarterTurns * form.frequencies(inputs, Eigen::all).transpose();
}

Matrix linearRest(const ClosedForm& form, const std::vector<Index>& inputs, const Matrix& x) {
    Matrix rest = form.linear * x;
    rest -= form.linear(Eigen::all, inputs) * x(inputs, Eigen::all);
    rest.colwise() += form.intercept;
    return rest;
}

}  // namespace

RestWaves restWaves(const ClosedForm& form, const FittedRecipe& recipe, const DesignMatrix& x,
                    Rows rows, std::span<const Index> leftOut) {
    const std::vector<Index> inputs = inputsOf(sourceInputs(recipe), leftOut);
    WaveBlock block;
    WaveMap(form).load(x, rows, block);
    RestWaves waves;
    Matrix turns;
    mapRest(turnsOf(form, inputs), inputs, block, turns, waves.cosines, waves.sines);
    waves.linear = linearRest(form, inputs, block.inputs);
    return waves;
}

std::optional<std::vector<RestWaves>> restMeans(const ClosedForm& form, const FittedRecipe& recipe,
                                                const DesignMatrix& x,
                                                const std::vector<std::int32_t>& rows,
                                                const std::vector<std::vector<Index>>& leftOut,
                                                const GoOn& goOn) {
    const WaveMap map(form);
    const std::vector<SourceInputs> sources = sourceInputs(recipe);
    const Index features = form.features();
    const Index each = 2 * features;
    std::vector<std::vector<Index>> inputs;
    std::vector<Matrix> frequencies;
    for (const auto& set : leftOut) {
        inputs.push_back(inputsOf(sources, set));
        frequencies.push_back(turnsOf(form, inputs.back()));
    }
    const auto sets = std::ssize(leftOut);
    const auto add = [&](Rows some, Index, Eigen::Ref<Vector> sums) {
        thread_local WaveBlock block;
        thread_local Matrix turns;
        thread_local Matrix cosines;
        thread_local Matrix sines;
        map.load(x, some, block);
        for (Index s = 0; s < sets; ++s) {
            const auto set = static_cast<std::size_t>(s);
            mapRest(frequencies[set], inputs[set], block, turns, cosines, sines);
            sums.segment(s * each, features) += cosines.rowwise().sum();
            sums.segment(s * each + features, features) += sines.rowwise().sum();
        }
        sums.tail(x.cols()) += block.inputs.rowwise().sum();
    };
    auto sums = sumOverRows(rows, sets * each + x.cols(), goOn, add);
    if (!sums) return std::nullopt;
    *sums /= static_cast<double>(std::max<std::size_t>(1, rows.size()));
    std::vector<RestWaves> means;
    for (Index s = 0; s < sets; ++s)
        means.push_back(
            {sums->segment(s * each, features), sums->segment(s * each + features, features),
             linearRest(form, inputs[static_cast<std::size_t>(s)], sums->tail(x.cols()))});
    return means;
}

}  // namespace ardent
