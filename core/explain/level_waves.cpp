#include "core/explain/level_waves.h"

#include "core/data/task/level_inputs.h"
#include "core/kernel/waves.h"

namespace ardent {

SourceWaves sourceWaves(const ClosedForm& form, const SourceInputs& source, const Matrix& encoded) {
    SourceWaves waves;
    const Matrix turns =
        kQuarterTurns *
        (form.frequencies.middleRows(source.first, source.count).transpose() * encoded);
    cosinesAndSines(turns, waves.cosines, waves.sines);
    waves.linear = form.linear.middleCols(source.first, source.count) * encoded;
    return waves;
}

LevelWaves levelWaves(const ClosedForm& form, const FittedRecipe& recipe, Index source,
                      const SourceInputs& inputs) {
    return {sourceWaves(form, inputs, stateInputs(recipe, source)),
            std::ssize(recipe.sources[static_cast<std::size_t>(source)].levels),
            levelShares(recipe, source)};
}

std::vector<Index> observedStates(const FittedRecipe& recipe, Index source,
                                  const SourceInputs& inputs, const DesignMatrix& x, Rows rows) {
    const auto levels = std::ssize(recipe.sources[static_cast<std::size_t>(source)].levels);
    const GapRule gaps = gapRule(recipe, source);
    const bool isShared =
        shareOneIndicator(recipe.sources[static_cast<std::size_t>(source)], inputs.count);
    std::vector<Index> states;
    states.reserve(rows.size());
    for (const std::int32_t row : rows) {
        Index state = isShared ? 0 : levels;
        for (Index j = inputs.first; j < inputs.first + inputs.count; ++j) {
            const EncodedColumn& column = recipe.columns[static_cast<std::size_t>(j)];
            if (column.offset + column.scale * static_cast<double>(x(row, j)) > 0.5)
                state = column.level;
        }
        if ((gaps.missing || gaps.unseen) && hasGap(recipe, inputs, x, row))
            state = gaps.missing ? levels : levels + 1;
        states.push_back(state);
    }
    return states;
}

void removeStates(const LevelWaves& waves, const std::vector<Index>& states, const Matrix& cosines,
                  const Matrix& sines, Matrix& restCosines, Matrix& restSines) {
    restCosines.resize(cosines.rows(), cosines.cols());
    restSines.resize(sines.rows(), sines.cols());
    for (Index i = 0; i < cosines.cols(); ++i) {
        const auto c = waves.cosines.col(states[static_cast<std::size_t>(i)]).array();
        const auto s = waves.sines.col(states[static_cast<std::size_t>(i)]).array();
        restCosines.col(i) = cosines.col(i).array() * c + sines.col(i).array() * s;
        restSines.col(i) = sines.col(i).array() * c - cosines.col(i).array() * s;
    }
}

void addState(const LevelWaves& waves, Index state, const Matrix& restCosines,
              const Matrix& restSines, Matrix& cosines, Matrix& sines) {
    const auto c = waves.cosines.col(state).array();
    const auto s = waves.sines.col(state).array();
    cosines = restCosines.array().colwise() * c - restSines.array().colwise() * s;
    sines = restSines.array().colwise() * c + restCosines.array().colwise() * s;
}

}  // namespace ardent
