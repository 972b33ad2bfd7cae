#include "core/explain/derivative_relevance.h"

#include <cmath>

#include "core/data/task/level_inputs.h"
#include "core/data/task/missing_marks.h"
#include "core/data/task/varying_sources.h"
#include "core/explain/fast_waves.h"
#include "core/explain/level_waves.h"
#include "core/explain/wave_block.h"
#include "core/model/row_part.h"

namespace ardent {
namespace {

/// The slopes of f along the numeric inputs, one product a block of rows and output.
class Slopes {
public:
    Slopes(const ClosedForm& form, const std::vector<Index>& inputs)
        : weights_(-form.weights),
          frequencies_(form.frequencies(inputs, Eigen::all)),
          linear_(form.linear(Eigen::all, inputs).transpose()) {}

    /// Sums of squares over the block's rows and the outputs, one an input.
    Vector squares(const WaveBlock& block) const {
        Vector sums = Vector::Zero(frequencies_.rows());
        thread_local Matrix weighted;
        thread_local Matrix slopes;
        for (Index c = 0; c < weights_.cols(); ++c) {
            weighted = weights_.col(c).asDiagonal() * block.sines;
            slopes.noalias() = frequencies_ * weighted;
            slopes.colwise() += linear_.col(c);
            sums += slopes.rowwise().squaredNorm();
        }
        return sums;
    }

private:
    Matrix weights_;      // D × outputs, of the sines
    Matrix frequencies_;  // inputs × D
    Matrix linear_;       // inputs × outputs
};

/// Sum over the rows of the mean absolute change to the other levels, by their shares.
double levelChanges(const ClosedForm& form, const LevelWaves& waves,
                    const std::vector<Index>& states, const WaveBlock& block) {
    thread_local Matrix cosines;
    thread_local Matrix sines;
    removeStates(waves, states, block.cosines, block.sines, cosines, sines);
    Matrix squares = Matrix::Zero(waves.states(), block.cosines.cols());
    constexpr double kRounding = 1e-13;  // of a sum of waves: what is less is no change
    for (Index c = 0; c < form.outputs(); ++c) {
        const auto weights = form.weights.col(c).asDiagonal();
        const double rounding = kRounding * form.weights.col(c).cwiseAbs().sum();
        Matrix values = waves.cosines.transpose() * (weights * cosines) -
                        waves.sines.transpose() * (weights * sines);
        values.colwise() += waves.linear.row(c).transpose();
        for (Index i = 0; i < values.cols(); ++i) {
            const double own = values(states[static_cast<std::size_t>(i)], i);
            const auto changes = values.col(i).array() - own;
            squares.col(i).array() += (changes.abs() > rounding).select(changes.square(), 0.);
        }
    }
    double sum = 0.;
    for (Index i = 0; i < squares.cols(); ++i) {
        const Vector changes = squares.col(i).head(waves.levels).cwiseSqrt();
        sum += changes.dot(otherLevelShares(waves.shares, states[static_cast<std::size_t>(i)]));
    }
    return sum;
}

}  // namespace

std::optional<Explained<Relevance>> derivativeRelevance(const Predictor& predictor,
                                                        const DesignMatrix& x,
                                                        const std::vector<std::int32_t>& rows,
                                                        const GoOn& goOn) {
    const ClosedForm form = closedForm(predictor);
    const FittedRecipe& recipe = *predictor.recipe;
    const std::vector<SourceInputs> sources = sourceInputs(recipe);
    const std::vector<bool> varies = varyingSources(recipe);
    std::vector<Index> numericSources;
    std::vector<Index> numericInputs;
    std::vector<Index> categories;
    for (Index s = 0; s < std::ssize(sources); ++s) {
        const SourceInputs& inputs = sources[static_cast<std::size_t>(s)];
        if (!inputs.numeric) {
            categories.push_back(s);
        } else if (varies[static_cast<std::size_t>(s)]) {
            for (const Index input : numberInputs(recipe, inputs)) {
                numericSources.push_back(s);
                numericInputs.push_back(input);
            }
        }
    }
    const WaveMap map(form);
    const Slopes slopes(form, numericInputs);
    std::vector<LevelWaves> levels;
    for (const Index s : categories)
        levels.push_back(levelWaves(form, recipe, s, sources[static_cast<std::size_t>(s)]));

    const auto add = [&](Rows some, Index, Eigen::Ref<Vector> sums) {
        thread_local WaveBlock block;
        map.load(x, some, block);
        if (!numericInputs.empty()) {
            const Vector squares = slopes.squares(block);
            for (std::size_t i = 0; i < numericSources.size(); ++i)
                sums[numericSources[i]] += squares[static_cast<Index>(i)];
        }
        for (std::size_t i = 0; i < categories.size(); ++i) {
            const Index s = categories[i];
            const auto states =
                observedStates(recipe, s, sources[static_cast<std::size_t>(s)], x, some);
            sums[s] += levelChanges(form, levels[i], states, block);
        }
    };
    auto sums = sumOverRows(rows, std::ssize(sources), goOn, add);
    if (!sums) return std::nullopt;
    if (!rows.empty()) *sums /= static_cast<double>(rows.size());
    for (std::size_t s = 0; s < sources.size(); ++s)
        if (sources[s].numeric)
            (*sums)[static_cast<Index>(s)] = std::sqrt((*sums)[static_cast<Index>(s)]);

    Explained<Relevance> result;
    result.finding.kind =
        message("derivative-relevance", "derivative relevance in {}", outputUnit(predictor));
    const Message measured = message("mean-slope", "√mean (∂f/∂x)² per standard deviation");
    result.finding.how =
        pooled(categories.empty()
                   ? measured
                   : message("for-category-change",
                             "{}; for a category the mean |change of f| between levels", measured),
               predictor);
    result.finding.names = sourceNames(recipe);
    result.finding.values.assign(sums->begin(), sums->end());
    const Message over = countOfRows(std::ssize(rows));
    result.meaning =
        categories.empty()
            ? message("derivative-meaning",
                      "How much the model's output moves when one column alone moves by a standard "
                      "deviation, averaged over {}; columns that are correlated can share or swap "
                      "their values without the predictions changing.",
                      over)
            : message("derivative-meaning-with-levels",
                      "How much the model's output moves when one column alone moves by a standard "
                      "deviation or switches its level, averaged over {}; columns that are "
                      "correlated can share or swap their values without the predictions changing.",
                      over);
    result.meaning = sentences({result.meaning, missingNotCounted(recipe)});
    result.caution = fastWavesCaution(form, numericInputs);
    return result;
}

}  // namespace ardent
