#include "core/explain/set_interactions.h"

#include <algorithm>
#include <atomic>
#include <cmath>

#include "core/base/order.h"
#include "core/data/task/drawn_rows.h"
#include "core/data/task/missing_marks.h"
#include "core/data/task/sources.h"
#include "core/data/task/varying_sources.h"
#include "core/explain/closed_form.h"
#include "core/explain/set_means.h"
#include "core/parallel/blocks.h"

namespace ardent {
namespace {

constexpr Index kSetRows = 200;
constexpr double kMostSetWork = 3e9;  // of all columns, or pairs, together: about ten seconds

/// In every job the same means, whatever the threads; nothing when `goOn` said no.
std::optional<std::vector<Matrix>> meansOfSets(const SetMeans& effects,
                                               const std::vector<SourceSet>& sets,
                                               const GoOn& goOn) {
    std::vector<Matrix> means(sets.size());
    std::atomic<bool> stopped = false;
    forEachBlock(std::ssize(sets), 1, [&](Index at, Index, Index) {
        if (!stopped && !goOn()) stopped = true;
        if (stopped) return;
        const auto i = static_cast<std::size_t>(at);
        means[i] = effects.of(sets[i]);
        means[i].rowwise() -= means[i].colwise().mean().eval();
    });
    if (stopped) return std::nullopt;
    return means;
}

double rootMeanSquare(const Matrix& means) {
    return std::sqrt(means.squaredNorm() / static_cast<double>(means.rows()));
}

}  // namespace

std::optional<Explained<Interactions>> setInteractions(const Predictor& predictor,
                                                       const DesignMatrix& x,
                                                       const std::vector<std::int32_t>& rows,
                                                       const RowsName& rowsAre, Index most,
                                                       const GoOn& goOn) {
    const FittedRecipe& recipe = *predictor.recipe;
    const std::vector<std::int32_t> some = drawnRows(rows, kSetRows, kLookSeed);
    const auto effects = setMeans(predictor, x, some);
    const std::vector<bool> varies = varyingSources(recipe);
    std::vector<SourceSet> single;
    for (Index s = 0; s < std::ssize(recipe.sources); ++s) {
        if (!goOn()) return std::nullopt;
        if (varies[static_cast<std::size_t>(s)] && effects->scaleOf(s) > 0.) single.push_back({s});
    }
    const double affordable = kMostSetWork / std::max(1., effects->work());
    const bool areAllAlone = static_cast<double>(single.size()) <= affordable;
    if (!areAllAlone) {
        std::ranges::stable_sort(single, std::greater{}, [&](const SourceSet& sources) {
            return effects->scaleOf(sources[0]);
        });
        single.resize(static_cast<std::size_t>(std::max(2., affordable)));
        std::ranges::sort(single);
    }
    const auto alone = meansOfSets(*effects, single, goOn);
    if (!alone) return std::nullopt;
    std::vector<double> sizes;
    for (const Matrix& means : *alone) sizes.push_back(rootMeanSquare(means));
    std::vector<Index> strongest = positionsFalling(sizes);
    const auto columns =
        std::max<std::size_t>(2, static_cast<std::size_t>(std::sqrt(2. * affordable)));
    const bool areAll = areAllAlone && strongest.size() <= columns;
    if (strongest.size() > columns) strongest.resize(columns);
    std::ranges::sort(strongest);

    std::vector<SourceSet> pairs;
    std::vector<std::pair<std::size_t, std::size_t>> parts;
    for (std::size_t i = 0; i < strongest.size(); ++i)
        for (std::size_t j = i + 1; j < strongest.size(); ++j) {
            parts.emplace_back(strongest[i], strongest[j]);
            pairs.push_back({single[parts.back().first][0], single[parts.back().second][0]});
        }
    const auto joint = meansOfSets(*effects, pairs, goOn);
    if (!joint) return std::nullopt;

    const double unit = predictor.link == Link::Identity ? recipe.targetScale : 1.;
    Explained<Interactions> result;
    Interactions& finding = result.finding;
    finding.kind =
        message("joint-beyond-sum", "joint effect beyond the sum in {}", outputUnit(predictor));
    finding.how = pooled(
        message("joint-beyond-sum-how", "√mean (f_uv − f_u − f_v)² of mean effects"), predictor);
    finding.names = sourceNames(recipe);
    for (std::size_t p = 0; p < pairs.size(); ++p)
        finding.sets.push_back(
            {pairs[p], unit * rootMeanSquare((*joint)[p] - (*alone)[parts[p].first] -
                                             (*alone)[parts[p].second])});
    std::ranges::stable_sort(finding.sets, std::greater{}, &Interactions::Set::score);
    if (std::ssize(finding.sets) > most) finding.sets.resize(static_cast<std::size_t>(most));
    finding.origin.push_back(overRows(std::ssize(some), std::ssize(rows), rowsAre));
    if (!areAll)
        finding.origin.push_back(message(
            "among-columns-alone", "among {} columns: those that do most alone", strongest.size()));
    result.meaning = sentences(
        {message("joint-beyond-sum-meaning",
                 "A score is how far the mean effect of both columns together is from the sum of "
                 "their own mean effects, over {}; of correlated columns it may lie where hardly "
                 "any rows are.",
                 countOfRows(std::ssize(some))),
         missingNotCounted(recipe)});
    return result;
}

}  // namespace ardent
