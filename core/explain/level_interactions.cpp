#include <algorithm>
#include <map>
#include <memory>
#include <ranges>

#include "core/base/go_on.h"
#include "core/data/task/level_inputs.h"
#include "core/explain/level_waves.h"
#include "core/explain/pair_scores.h"
#include "core/explain/wave_block.h"

namespace ardent {
namespace {

/// Partners of one categorical source.
struct Partners {
    std::vector<Index> inputs;  ///< of the numeric partners
    /// Of those inputs: inputs × D; shared by sources with the same ones.
    std::shared_ptr<const Matrix> factors;
    std::vector<Index> numericPairs;   ///< where their sums stand, those of one date together
    std::vector<Index> categories;     ///< partners that are categories
    std::vector<Index> categoryPairs;  ///< where their sums stand
};

struct Categories {
    std::map<Index, Partners> partners;
    std::map<Index, LevelWaves> waves;
};

/// Slopes along the partners at every level against those at the row's own.
void addSlopeChanges(const PairData& data, const LevelWaves& waves,
                     const std::vector<Index>& states, const WaveBlock& block,
                     const Partners& partners, const Matrix& restCosines, const Matrix& restSines,
                     Eigen::Ref<Vector> sums) {
    const auto slopes = [&](Index output, const Matrix& sines) -> Matrix {
        return *partners.factors * (data.form.weights.col(output).asDiagonal() * sines);
    };
    std::vector<Matrix> own;
    for (Index c = 0; c < data.form.outputs(); ++c) own.push_back(slopes(c, block.sines));
    Matrix chances(waves.levels, std::ssize(states));
    for (Index i = 0; i < chances.cols(); ++i)
        chances.col(i) = otherLevelShares(waves.shares, states[static_cast<std::size_t>(i)]);
    Matrix cosines;
    Matrix sines;
    for (Index level = 0; level < waves.levels; ++level) {
        addState(waves, level, restCosines, restSines, cosines, sines);
        Matrix squares = Matrix::Zero(std::ssize(partners.inputs), std::ssize(states));
        for (Index c = 0; c < data.form.outputs(); ++c)
            squares += (slopes(c, sines) - own[static_cast<std::size_t>(c)]).cwiseAbs2();
        for (std::size_t first = 0, end = 0; first < partners.inputs.size(); first = end) {
            const Index pair = partners.numericPairs[first];
            while (end < partners.inputs.size() && partners.numericPairs[end] == pair) ++end;
            sums[pair] +=
                squares.middleRows(static_cast<Index>(first), static_cast<Index>(end - first))
                    .colwise()
                    .sum()
                    .cwiseSqrt()
                    .dot(chances.row(level));
        }
    }
}

/// Changes between the levels of t at every level of s against those at the row's own.
double jointLevelChanges(const ClosedForm& form, const LevelWaves& s, const LevelWaves& t,
                         const std::vector<Index>& statesOfS, const std::vector<Index>& statesOfT,
                         const Matrix& withoutSCosines, const Matrix& withoutSSines) {
    const auto rows = static_cast<Index>(statesOfS.size());
    const Index outputs = form.outputs();
    Matrix restCosines;
    Matrix restSines;
    removeStates(t, statesOfT, withoutSCosines, withoutSSines, restCosines, restSines);
    std::vector<Matrix> changes;  // a state of s and an output: states of t × rows
    Matrix cosines;
    Matrix sines;
    for (Index state = 0; state < s.states(); ++state) {
        addState(s, state, restCosines, restSines, cosines, sines);
        for (Index c = 0; c < outputs; ++c) {
            const auto weights = form.weights.col(c).asDiagonal();
            Matrix values = t.cosines.transpose() * (weights * cosines) -
                            t.sines.transpose() * (weights * sines);
            for (Index i = 0; i < rows; ++i)
                values.col(i).array() -= values(statesOfT[static_cast<std::size_t>(i)], i);
            changes.push_back(std::move(values));
        }
    }
    double sum = 0.;
    for (Index i = 0; i < rows; ++i) {
        const Index own = statesOfS[static_cast<std::size_t>(i)];
        const Vector chancesOfS = otherLevelShares(s.shares, own);
        const Vector chancesOfT =
            otherLevelShares(t.shares, statesOfT[static_cast<std::size_t>(i)]);
        for (Index level = 0; level < s.levels; ++level) {
            Vector squares = Vector::Zero(t.levels);
            for (Index c = 0; c < outputs; ++c) {
                const auto& here = changes[static_cast<std::size_t>(own * outputs + c)];
                const auto& there = changes[static_cast<std::size_t>(level * outputs + c)];
                squares += (there.col(i) - here.col(i)).head(t.levels).cwiseAbs2();
            }
            sum += chancesOfS[level] * squares.cwiseSqrt().dot(chancesOfT);
        }
    }
    return sum;
}

Categories partnersOf(const PairData& data, std::span<const SourcePair> pairs,
                      const std::vector<SourceInputs>& sources) {
    Categories result;
    for (Index p = 0; p < std::ssize(pairs); ++p) {
        auto [s, t] = pairs[static_cast<std::size_t>(p)];
        if (sources[static_cast<std::size_t>(s)].numeric) std::swap(s, t);
        Partners& partners = result.partners[s];
        const SourceInputs& other = sources[static_cast<std::size_t>(t)];
        if (other.numeric) {
            for (const Index input : numberInputs(data.recipe, other)) {
                partners.inputs.push_back(input);
                partners.numericPairs.push_back(p);
            }
        } else {
            partners.categories.push_back(t);
            partners.categoryPairs.push_back(p);
        }
        for (const Index source : {s, t}) {
            const SourceInputs& inputs = sources[static_cast<std::size_t>(source)];
            if (!inputs.numeric && !result.waves.contains(source))
                result.waves.emplace(source, levelWaves(data.form, data.recipe, source, inputs));
        }
    }
    std::map<std::vector<Index>, std::shared_ptr<const Matrix>> factors;
    for (Partners& partners : result.partners | std::views::values) {
        std::shared_ptr<const Matrix>& shared = factors[partners.inputs];
        if (!shared)
            shared = std::make_shared<const Matrix>(data.factors(partners.inputs, Eigen::all));
        partners.factors = shared;
    }
    return result;
}

}  // namespace

std::optional<Vector> levelInteractions(const PairData& data, std::span<const SourcePair> pairs,
                                        const GoOn& goOn) {
    if (pairs.empty()) return Vector();
    const std::vector<SourceInputs> sources = sourceInputs(data.recipe);
    const Categories categories = partnersOf(data, pairs, sources);
    const WaveMap map(data.form);
    const auto add = [&](Rows rows, Index, Eigen::Ref<Vector> sums) {
        WaveBlock block;
        map.load(data.x, rows, block);
        const auto statesOf = [&](Index source) {
            return observedStates(data.recipe, source, sources[static_cast<std::size_t>(source)],
                                  data.x, rows);
        };
        Matrix restCosines;
        Matrix restSines;
        for (const auto& [source, partners] : categories.partners) {
            const LevelWaves& waves = categories.waves.at(source);
            const std::vector<Index> states = statesOf(source);
            removeStates(waves, states, block.cosines, block.sines, restCosines, restSines);
            if (!partners.inputs.empty())
                addSlopeChanges(data, waves, states, block, partners, restCosines, restSines, sums);
            for (std::size_t i = 0; i < partners.categories.size(); ++i)
                sums[partners.categoryPairs[i]] += jointLevelChanges(
                    data.form, waves, categories.waves.at(partners.categories[i]), states,
                    statesOf(partners.categories[i]), restCosines, restSines);
        }
    };
    auto sums = sumOverRows(data.rows, std::ssize(pairs), goOn, add);
    if (sums && !data.rows.empty()) *sums /= static_cast<double>(data.rows.size());
    return sums;
}

}  // namespace ardent
