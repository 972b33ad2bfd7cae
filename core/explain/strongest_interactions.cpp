#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "core/base/go_on.h"
#include "core/base/order.h"
#include "core/base/text.h"
#include "core/data/drawn_rows.h"
#include "core/explain/derivative_interactions.h"
#include "core/explain/derivative_relevance.h"

namespace ardent {
namespace {

constexpr double kMostOperations = 4e10;
constexpr double kMostLevelChanges = 3e7;  // numbers that a pair of categories holds at once
constexpr Index kFewestRows = 200;
constexpr Index kMostRows = 2000;

/// Columns of a product that a source takes part with: one, or one a level.
double statesOf(const SourceColumn& source) {
    return source.type == ColumnType::Numeric ? 1. : static_cast<double>(source.levels.size()) + 1.;
}

}  // namespace

std::optional<Explained<Interactions>> strongestInteractions(const Predictor& predictor,
                                                             const DesignMatrix& x,
                                                             const std::vector<std::int32_t>& rows,
                                                             std::string_view rowsAre, Index most,
                                                             const GoOn& goOn) {
    const FittedRecipe& recipe = *predictor.recipe;
    const auto relevance =
        derivativeRelevance(predictor, x, drawnRows(rows, kMostRows, kLookSeed), goOn);
    if (!relevance) return std::nullopt;
    const FourierModel& model = *predictor.fourier();
    const double aState = static_cast<double>(std::max<Index>(1, model.features())) *
                          static_cast<double>(model.outputs());
    std::vector<Index> sources;
    double states = 0.;
    for (const Index source : positionsFalling(relevance->finding.values)) {
        const double with = states + statesOf(recipe.sources[static_cast<std::size_t>(source)]);
        const bool fits =
            static_cast<double>(kFewestRows) * aState * with * with < kMostOperations &&
            128. * static_cast<double>(model.outputs()) * with * with < kMostLevelChanges;
        const bool numeric =
            recipe.sources[static_cast<std::size_t>(source)].type == ColumnType::Numeric;
        if (!fits && !(numeric && sources.size() < 2)) continue;
        states = with;
        sources.push_back(source);
    }
    const double affordable = kMostOperations / (aState * std::max(1., states * states));
    const Index rowsUsed = static_cast<Index>(
        std::clamp(affordable, static_cast<double>(kFewestRows), static_cast<double>(kMostRows)));
    const std::vector<std::int32_t> some = drawnRows(rows, rowsUsed, kLookSeed);
    const auto columns = std::ssize(sources);
    std::ranges::sort(sources);
    auto found = rankedInteractions(predictor, x, some, sources, most, goOn);
    if (!found) return std::nullopt;
    const bool isOverAll = some.size() == rows.size() && rows.size() != 1;  // "1 of 1 rows"
    found->finding.kind +=
        isOverAll ? fmt::format("; over {} {}", groupedDigits(std::ssize(rows)), rowsAre)
                  : fmt::format("; over {} of {} {}", groupedDigits(std::ssize(some)),
                                groupedDigits(std::ssize(rows)), rowsAre);
    if (columns < std::ssize(recipe.sources))
        found->finding.kind += fmt::format(
            "; among {} columns: those of largest derivative relevance that are affordable",
            groupedDigits(columns));
    return found;
}

}  // namespace ardent
