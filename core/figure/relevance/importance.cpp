#include "core/figure/relevance/importance.h"

#include <algorithm>
#include <utility>

#include "core/base/message.h"
#include "core/data/task/drawn_rows.h"
#include "core/explain/closed_form.h"
#include "core/explain/derivative_relevance.h"
#include "core/explain/permutation_relevance.h"
#include "core/explain/sobol.h"
#include "core/figure/counts.h"
#include "core/model/used_sources.h"

namespace ardent {

namespace {

using RowNumbers = std::vector<std::int32_t>;

constexpr Index kMostMeasuredRows = 2000;

bool isOnValidation(Importance importance, const Task& task) {
    return importance == Importance::Permutation && !task.split.validation.empty();
}

const RowNumbers& partOf(Importance importance, const Task& task) {
    return isOnValidation(importance, task) ? task.split.validation : task.split.train;
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
        message("total-sobol", "total Sobol index"), std::move(indices.finding.names),
        std::move(indices.finding.total),
        message("share-of-variance",
                "share of the variance of f ({}) that a column takes part in, columns taken as "
                "independent",
                outputUnit(predictor))};
    found.meaning = std::move(indices.meaning);
    return true;
}

}  // namespace

std::string_view wordOf(Importance importance) {
    if (importance == Importance::Derivative) return "derivative";
    return importance == Importance::Permutation ? "permutation" : "sobol";
}

std::vector<Importance> importancesCalled(std::string_view word) {
    std::vector<Importance> called;
    for (const Importance importance : kImportances)
        if (word == "all" || word == wordOf(importance)) called.push_back(importance);
    return called;
}

bool isLive(Importance importance) {
    return importance == Importance::Derivative;
}

std::string whyNotMeasured(Importance importance, const Predictor& predictor, const Task& task) {
    if (partOf(importance, task).empty()) return words("There are no rows to measure it on.");
    if (importance == Importance::Permutation) return {};
    if (!predictor.fourier())
        return words(
            "A kernel expansion has no closed form: only permutation relevance can be measured.");
    if (importance == Importance::Sobol && sobolEntries(predictor) > kMostSobolEntries)
        return words(
            "Sobol indices of {} features and {} columns would take hours: train with fewer of "
            "them.",
            grouped(predictor.fourier()->features()),
            grouped(std::ranges::count(usedSources(predictor), true)));
    return {};
}

RowNumbers measuredRows(Importance importance, const Task& task) {
    return drawnRows(task, partOf(importance, task), kMostMeasuredRows, kLookSeed);
}

std::optional<Measured> measure(Importance importance, const Predictor& predictor, const Task& task,
                                const KnownRows& known, const GoOn& goOn, const TellShare& tell) {
    return measure(importance, predictor, task, measuredRows(importance, task), known, goOn, tell);
}

std::optional<Measured> measure(Importance importance, const Predictor& predictor, const Task& task,
                                const RowNumbers& rows, const KnownRows& known, const GoOn& goOn,
                                const TellShare& tell) {
    const bool onValidation = isOnValidation(importance, task);
    Measured found;
    found.importance = importance;
    found.rows = std::ssize(rows);
    found.ofRows = std::ssize(partOf(importance, task));
    found.rowsAre = onValidation ? RowsName(RowPart::Validation) : known.trainingAre;
    found.onTaughtRows = importance == Importance::Permutation &&
                         (onValidation ? known.validationTaught : known.trainingTaught);
    const auto take = importance == Importance::Derivative    ? takeDerivatives
                      : importance == Importance::Permutation ? takePermutations
                                                              : takeSobol;
    if (!take(predictor, task, rows, goOn, tell, found)) return std::nullopt;
    return found;
}

}  // namespace ardent
