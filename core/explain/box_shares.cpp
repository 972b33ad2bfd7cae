#include "core/explain/box_shares.h"

#include <algorithm>

#include "core/data/task/level_inputs.h"
#include "core/model/used_sources.h"

namespace ardent {
namespace {

/// Rows with low ≤ value < high.
double rowsBetween(const std::vector<double>& values, double low, double high) {
    return static_cast<double>(std::ranges::lower_bound(values, high) -
                               std::ranges::lower_bound(values, low));
}

double rowsWithin(const std::map<std::vector<double>, double>& states, const auto& lower,
                  const auto& upper) {
    double rows = 0.;
    for (const auto& [inputs, count] : states) {
        bool isWithin = true;
        for (std::size_t j = 0; j < inputs.size(); ++j) {
            const auto input = static_cast<Index>(j);
            isWithin = isWithin && lower[input] <= inputs[j] && inputs[j] < upper[input];
        }
        if (isWithin) rows += count;
    }
    return rows;
}

}  // namespace

BoxShares::BoxShares(const Predictor& predictor, const DesignMatrix& x, Rows rows, const GoOn& goOn)
    : sources_(predictor.recipe->sources.size()), rows_(static_cast<double>(rows.size())) {
    const FittedRecipe& recipe = *predictor.recipe;
    const std::vector<SourceInputs> inputs = sourceInputs(recipe);
    const std::vector<Index> averaged = averagedSources(recipe);
    const std::vector<bool> used = usedSources(predictor);
    for (std::size_t s = 0; s < sources_.size() && goOn(); ++s) {
        if (!used[s]) continue;
        const SourceInputs& own = inputs[s];
        const bool mayHaveGaps = std::ranges::binary_search(averaged, static_cast<Index>(s));
        Inputs& source = sources_[s];
        for (const std::int32_t row : rows) {
            if (mayHaveGaps && hasGap(recipe, own, x, row)) {
                ++source.rowsWithGap;
            } else if (own.count == 1) {
                source.values.push_back(static_cast<double>(x(row, own.first)));
            } else {
                std::vector<double> state;
                for (Index j = 0; j < own.count; ++j)
                    state.push_back(static_cast<double>(x(row, own.first + j)));
                ++source.states[std::move(state)];
            }
        }
        std::ranges::sort(source.values);
    }
}

void BoxShares::factors(const ProductGroup& group, GameFactors& factors) const {
    factors.resize(std::ssize(group.players));
    factors.imaginary.setZero();
    for (std::size_t p = 0; p < group.players.size(); ++p) {
        const auto player = static_cast<Index>(p);
        const Inputs& source = sources_[static_cast<std::size_t>(group.players[p])];
        const Index first = group.places[p], count = group.places[p + 1] - first;
        for (Index game = 0; game < kGames; ++game) {
            const auto lower = group.coefficients.row(game).segment(first, count);
            const auto upper = group.upper.row(game).segment(first, count);
            double rows = count == 1 ? rowsBetween(source.values, lower[0], upper[0])
                                     : rowsWithin(source.states, lower, upper);
            if (source.rowsWithGap > 0.) rows += source.rowsWithGap * group.gaps.real(game, player);
            factors.real(game, player) = rows / rows_;
        }
    }
}

}  // namespace ardent
