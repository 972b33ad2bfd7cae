#include "core/explain/scale_caution.h"

#include <algorithm>
#include <cmath>

#include "core/base/order.h"
#include "core/data/task/drawn_rows.h"
#include "core/data/task/sources.h"
#include "core/explain/closed_form.h"
#include "core/explain/fast_waves.h"
#include "core/method/methods.h"
#include "core/method/top_k.h"
#include "core/model/shuffled_scores.h"

namespace ardent {
namespace {

constexpr Index kRows = 300;
constexpr std::size_t kSources = 20;  // the most relevant ones
constexpr double kLarge = 0.5;        // of the largest relevance
constexpr double kLittle = 0.2;       // of the largest change of the predictions

/// Whether it is what the model multiplies its inputs by.
bool isScale(const Relevance& relevance, const FourierModel& model, const FittedRecipe& recipe) {
    constexpr double kRounding = 1e-6;
    const std::vector<double> scales = pooledNorms(model.scale, variableInputs(recipe));
    if (scales.size() != relevance.values.size()) return false;
    const double largest = *std::ranges::max_element(relevance.values);
    for (std::size_t s = 0; s < scales.size(); ++s)
        if (relevance.values[s] > 0. &&
            std::abs(relevance.values[s] - scales[s]) > kRounding * largest)
            return false;
    return largest > 0.;
}

std::vector<Index> numericInputs(const FittedRecipe& recipe) {
    std::vector<Index> inputs;
    for (const SourceInputs& source : sourceInputs(recipe))
        if (source.numeric) inputs.push_back(source.first);
    return inputs;
}

/// Root mean squares of what shuffling each of these columns among some training rows does to f.
std::vector<double> changesByShuffling(const FourierModel& model, const Task& task,
                                       std::span<const Index> sources) {
    const auto rows = drawnRows(task, task.split.train, kRows, kLookSeed);
    const auto n = std::ssize(rows);
    DesignMatrix x(n, task.x.cols());
    for (Index i = 0; i < n; ++i) x.row(i) = task.x.row(rows[static_cast<std::size_t>(i)]);
    const ShuffledScores scores(model, x);
    std::vector<std::int32_t> order(rows.size()), others(rows.size());
    for (Index i = 0; i < n; ++i) {
        order[static_cast<std::size_t>(i)] = static_cast<std::int32_t>(i);
        others[static_cast<std::size_t>(i)] = static_cast<std::int32_t>((i + n / 2) % n);
    }
    const std::vector<SourceInputs> inputs = sourceInputs(*task.recipe);
    std::vector<double> changes;
    for (const Index source : sources) {
        const std::span of(&inputs[static_cast<std::size_t>(source)], 1);
        const Matrix change = scores(of, others) - scores(of, order);
        changes.push_back(std::sqrt(change.squaredNorm() / static_cast<double>(n)));
    }
    return changes;
}

}  // namespace

Message scaleCaution(const Predictor& predictor, const Relevance& relevance,
                     std::string_view method, const Task& task) {
    const FourierModel* model = predictor.fourier();
    const Method* found = findMethod(method);
    if (model == nullptr || found == nullptr || relevance.values.empty() || !model->isFinite())
        return {};
    const bool areSlopes = mayTell(*found, RunPart::Directions);
    if (!areSlopes && !isScale(relevance, *model, *task.recipe)) return {};
    Message ofWaves;
    if (areSlopes) ofWaves = fastWavesCaution(closedForm(predictor), numericInputs(*task.recipe));

    std::vector<Index> sources = positionsFalling(relevance.values);
    sources.resize(std::min(sources.size(), kSources));
    const std::vector<double> changes = changesByShuffling(*model, task, sources);
    const auto most = static_cast<std::size_t>(std::ranges::max_element(changes) - changes.begin());
    const auto valueOf = [&](std::size_t at) {
        return relevance.values[static_cast<std::size_t>(sources[at])];
    };
    for (std::size_t at = 0; at < sources.size() && valueOf(at) >= kLarge * valueOf(0); ++at) {
        if (changes[at] >= kLittle * changes[most]) continue;
        const auto name = [&](std::size_t of) {
            return relevance.names[static_cast<std::size_t>(sources[of])];
        };
        return sentences({ofWaves, message("scale-is-no-importance",
                                           "These values say how fast the model varies with a "
                                           "variable, not how much it matters: "
                                           "shuffling {} changes the predictions less than a fifth "
                                           "as much as shuffling {} does.",
                                           name(at), name(most))});
    }
    return ofWaves;
}

}  // namespace ardent
