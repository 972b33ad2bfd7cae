#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/base/go_on.h"
#include "core/base/order.h"
#include "core/data/task/drawn_rows.h"
#include "core/explain/derivative_interactions.h"
#include "core/explain/derivative_relevance.h"
#include "core/explain/set_interactions.h"

namespace ardent {
namespace {

constexpr double kMostOperations = 4e10;
constexpr double kMostChanges = 234'375;  // held for a row: one an output and pair of states
constexpr Index kFewestRows = 200;
constexpr Index kMostRows = 2000;

/// Columns of a product that a source takes part with: one, or one a level.
double statesOf(const SourceColumn& source) {
    return source.type == ColumnType::Numeric ? 1. : static_cast<double>(source.levels.size()) + 2.;
}

/// All sources, ascending, where their pairs are affordable together; else the most relevant that
/// are.
std::optional<std::vector<Index>> affordableSources(const Predictor& predictor,
                                                    const DesignMatrix& x,
                                                    const std::vector<std::int32_t>& rows,
                                                    double aState, const GoOn& goOn) {
    const std::vector<SourceColumn>& all = predictor.recipe->sources;
    const auto outputs = static_cast<double>(predictor.fourier()->outputs());
    const auto fit = [&](double states) {
        return static_cast<double>(kFewestRows) * aState * states * states < kMostOperations &&
               outputs * states * states < kMostChanges;
    };
    std::vector<Index> sources(all.size());
    std::iota(sources.begin(), sources.end(), Index{0});
    double states = 0.;
    for (const SourceColumn& source : all) states += statesOf(source);
    if (fit(states)) return sources;

    const auto relevance =
        derivativeRelevance(predictor, x, drawnRows(rows, kMostRows, kLookSeed), goOn);
    if (!relevance) return std::nullopt;
    sources.clear();
    states = 0.;
    for (const Index source : positionsFalling(relevance->finding.values)) {
        const SourceColumn& column = all[static_cast<std::size_t>(source)];
        const double with = states + statesOf(column);
        const bool isNumeric = column.type == ColumnType::Numeric;
        if (!fit(with) && !(isNumeric && sources.size() < 2)) continue;
        states = with;
        sources.push_back(source);
    }
    std::ranges::sort(sources);
    return sources;
}

}  // namespace

std::optional<Explained<Interactions>> strongestInteractions(const Predictor& predictor,
                                                             const DesignMatrix& x,
                                                             const std::vector<std::int32_t>& rows,
                                                             const RowsName& rowsAre, Index most,
                                                             const GoOn& goOn) {
    if (predictor.fourier() == nullptr)
        return setInteractions(predictor, x, rows, rowsAre, most, goOn);
    const FittedRecipe& recipe = *predictor.recipe;
    const FourierModel& model = *predictor.fourier();
    const double aState = static_cast<double>(std::max<Index>(1, model.features())) *
                          static_cast<double>(model.outputs());
    const auto sources = affordableSources(predictor, x, rows, aState, goOn);
    if (!sources) return std::nullopt;
    double states = 0.;
    for (const Index source : *sources)
        states += statesOf(recipe.sources[static_cast<std::size_t>(source)]);
    const double affordable = kMostOperations / (aState * std::max(1., states * states));
    const Index rowsUsed = static_cast<Index>(
        std::clamp(affordable, static_cast<double>(kFewestRows), static_cast<double>(kMostRows)));
    const std::vector<std::int32_t> some = drawnRows(rows, rowsUsed, kLookSeed);
    const auto columns = std::ssize(*sources);
    auto found = rankedInteractions(predictor, x, some, *sources, most, goOn);
    if (!found) return std::nullopt;
    found->finding.origin.push_back(overRows(std::ssize(some), std::ssize(rows), rowsAre));
    if (columns < std::ssize(recipe.sources))
        found->finding.origin.push_back(
            message("among-columns",
                    "among {} columns: those of largest derivative relevance that are affordable",
                    columns));
    return found;
}

}  // namespace ardent
