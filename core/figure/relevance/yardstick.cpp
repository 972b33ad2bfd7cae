#include "core/figure/relevance/yardstick.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "core/base/message.h"
#include "core/data/task/drawn_rows.h"
#include "core/explain/closed_form.h"
#include "core/explain/derivative_relevance.h"
#include "core/explain/permutation_relevance.h"
#include "core/explain/sobol.h"
#include "core/figure/told.h"
#include "core/model/used_sources.h"

namespace ardent {

namespace {

using RowNumbers = std::vector<std::int32_t>;

constexpr Index kMostMeasuredRows = 2000;

bool isOnValidation(Yardstick yardstick, const Task& task) {
    return yardstick == Yardstick::Permutation && !task.split.validation.empty();
}

const RowNumbers& partOf(Yardstick yardstick, const Task& task) {
    return isOnValidation(yardstick, task) ? task.split.validation : task.split.train;
}

bool takeDerivatives(const Predictor& predictor, const Task& task, const RowNumbers& rows,
                     const GoOn& goOn, const TellShare&, Measured& found) {
    auto derivatives = derivativeRelevance(predictor, task.x, rows, goOn);
    if (!derivatives) return false;
    found.relevance = std::move(derivatives->finding);
    found.meaning = std::move(derivatives->meaning);
    found.caution = std::move(derivatives->caution);
    return true;
}

bool takePermutations(const Predictor& predictor, const Task& task, const RowNumbers& rows,
                      const GoOn& goOn, const TellShare& tell, Measured& found) {
    auto permuted = permutationRelevance(predictor, task.x, task.y, rows, {}, goOn, tell);
    if (!permuted) return false;
    found.relevance = std::move(permuted->finding.relevance);
    found.deviations = std::move(permuted->finding.deviations);
    found.meaning = std::move(permuted->meaning);
    return true;
}

/// The totals; pairs, which cost most, are left out as far as can be.
bool takeSobol(const Predictor& predictor, const Task& task, const RowNumbers& rows,
               const GoOn& goOn, const TellShare& tell, Measured& found) {
    SobolAnalysis analysis(predictor, task.x, rows, /*mostPairSources=*/2);
    while (analysis.advance()) {
        if (!goOn()) return false;
        tell(analysis.progress());
    }
    Explained<SobolIndices> indices = analysis.result();
    found.relevance = {
        fmt::format("total Sobol index: share of the variance of f ({}) that a column takes part "
                    "in, columns taken as independent",
                    outputUnit(predictor)),
        std::move(indices.finding.names), std::move(indices.finding.total)};
    found.meaning = std::move(indices.meaning);
    return true;
}

}  // namespace

std::string_view wordOf(Yardstick yardstick) {
    if (yardstick == Yardstick::Derivative) return "derivative";
    return yardstick == Yardstick::Permutation ? "permutation" : "sobol";
}

std::vector<Yardstick> yardsticksCalled(std::string_view word) {
    std::vector<Yardstick> called;
    for (const Yardstick yardstick : kYardsticks)
        if (word == "all" || word == wordOf(yardstick)) called.push_back(yardstick);
    return called;
}

bool isLive(Yardstick yardstick) {
    return yardstick == Yardstick::Derivative;
}

std::string whyNotMeasured(Yardstick yardstick, const Predictor& predictor, const Task& task) {
    if (partOf(yardstick, task).empty())
        return words("There are no rows to take a yardstick over.");
    if (yardstick == Yardstick::Permutation) return {};
    if (!predictor.fourier())
        return words(
            "A kernel expansion has no closed form: permutation relevance is the only yardstick.");
    if (yardstick == Yardstick::Sobol && sobolEntries(predictor) > kMostSobolEntries)
        return words(
            "Sobol indices of {} features and {} columns would take hours: train with fewer of "
            "them.",
            grouped(predictor.fourier()->features()),
            grouped(std::ranges::count(usedSources(predictor), true)));
    return {};
}

RowNumbers measuredRows(Yardstick yardstick, const Task& task) {
    return drawnRows(task, partOf(yardstick, task), kMostMeasuredRows, kLookSeed);
}

std::optional<Measured> measure(Yardstick yardstick, const Predictor& predictor, const Task& task,
                                const KnownRows& known, const GoOn& goOn, const TellShare& tell) {
    return measure(yardstick, predictor, task, measuredRows(yardstick, task), known, goOn, tell);
}

std::optional<Measured> measure(Yardstick yardstick, const Predictor& predictor, const Task& task,
                                const RowNumbers& rows, const KnownRows& known, const GoOn& goOn,
                                const TellShare& tell) {
    const bool onValidation = isOnValidation(yardstick, task);
    Measured found;
    found.yardstick = yardstick;
    found.rows = std::ssize(rows);
    found.ofRows = std::ssize(partOf(yardstick, task));
    found.rowsAre = onValidation ? "validation rows" : known.trainingAre;
    found.onTaughtRows = yardstick == Yardstick::Permutation &&
                         (onValidation ? known.validationTaught : known.trainingTaught);
    const auto take = yardstick == Yardstick::Derivative    ? takeDerivatives
                      : yardstick == Yardstick::Permutation ? takePermutations
                                                            : takeSobol;
    if (!take(predictor, task, rows, goOn, tell, found)) return std::nullopt;
    return found;
}

}  // namespace ardent
