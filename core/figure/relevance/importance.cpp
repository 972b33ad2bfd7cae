#include "core/figure/relevance/importance.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/base/check.h"
#include "core/base/message.h"
#include "core/base/text.h"
#include "core/data/task/drawn_rows.h"
#include "core/data/task/sources.h"
#include "core/explain/closed_form.h"
#include "core/explain/derivative_relevance.h"
#include "core/explain/permutation_relevance.h"
#include "core/explain/sobol.h"
#include "core/figure/counts.h"
#include "core/model/used_sources.h"
#include "core/select/task_screen.h"

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

Message selectedAt(double percent, const std::vector<std::string>& names, std::size_t all) {
    constexpr std::size_t kMostNamed = 6;
    if (names.empty())
        return message("none-screened",
                       "At a false discovery rate of {:g} % no variable of {} is "
                       "selected.",
                       percent, all);
    std::vector<Message> first;
    for (std::size_t i = 0; i < std::min(names.size(), kMostNamed); ++i)
        first.emplace_back(names[i]);
    return names.size() <= kMostNamed
               ? message("screened",
                         "At a false discovery rate of {:g} % these of {} variables are "
                         "selected: {}.",
                         percent, all, first)
               : message("screened-many",
                         "At a false discovery rate of {:g} % {} of {} variables are selected: {}, "
                         "…",
                         percent, names.size(), all, first);
}

Message remarkOf(const ScreenedVariable& one, const std::vector<std::string>& names) {
    constexpr double kLeast = 0.001;
    if (one.twin >= 0)
        return message("q-twin", "as {}", shortened(names[static_cast<std::size_t>(one.twin)], 8));
    return one.q < kLeast ? message("q-below", "q < {:.3f}", kLeast)
                          : message("q", "q {:.3f}", one.q);
}

/// −log₁₀ q of every source, from the targets alone.
bool takeScreen(const Predictor&, const Task& task, const RowNumbers& rows, const GoOn& goOn,
                const TellShare&, Measured& found) {
    constexpr double kRate = 0.1, kPercent = 100., kMost = 99.;
    const auto screening = screenTask(task, rows, kRate, kLookSeed, goOn);
    if (!screening) return false;
    found.relevance = {message("screen", "screen, −log₁₀ q"), sourceNames(*task.recipe), {}, {}};
    std::vector<std::pair<double, std::string>> selected;
    for (std::size_t s = 0; s < screening->variables.size(); ++s) {
        const ScreenedVariable& one = screening->variables[s];
        const double evidence = std::min(kMost, std::max(0., -std::log10(one.q)));
        found.relevance.values.push_back(evidence);
        found.remarks.push_back(remarkOf(one, found.relevance.names));
        if (one.selected) selected.emplace_back(one.p, found.relevance.names[s]);
    }
    std::ranges::stable_sort(selected, {}, &std::pair<double, std::string>::first);
    std::vector<std::string> names;
    for (auto& [p, name] : selected) names.push_back(std::move(name));
    found.relevance.how =
        message("screen-how",
                "q is the least false discovery rate at which a variable is selected; 1 is "
                "10 %, 2 is 1 %");
    found.meaning = message(
        "screen-meaning",
        "A screen of main effects and all pairs in cosines of ranks, without the model; what only "
        "three variables or more say together is not seen.");
    found.finding = selectedAt(kPercent * kRate, names, screening->variables.size());
    return true;
}

}  // namespace

std::string_view wordOf(Importance importance) {
    switch (importance) {
        case Importance::Derivative:
            return "derivative";
        case Importance::Permutation:
            return "permutation";
        case Importance::Sobol:
            return "sobol";
        case Importance::Screen:
            return "screen";
        case Importance::Knockoffs:
            return "knockoffs";
        case Importance::Stability:
            return "stability";
    }
    return {};
}

bool trainsAnew(Importance importance) {
    return importance == Importance::Knockoffs || importance == Importance::Stability;
}

std::vector<Importance> importancesCalled(std::string_view word) {
    std::vector<Importance> called;
    for (const Importance importance : kImportances)
        if (word == wordOf(importance) ||
            (word == "all" && importance != Importance::Screen && !trainsAnew(importance)))
            called.push_back(importance);
    return called;
}

bool isLive(Importance importance) {
    return importance == Importance::Derivative;
}

std::string whyNotMeasured(Importance importance, const Predictor& predictor, const Task& task) {
    if (partOf(importance, task).empty()) return words("There are no rows to measure it on.");
    if (trainsAnew(importance)) return {};
    if (importance == Importance::Screen)
        return std::ssize(task.y) < task.x.rows()
                   ? words("The screen needs the target of the rows.")
                   : std::string();
    if (importance == Importance::Permutation) return {};
    if (predictor.trees())
        return words(
            "Trees are steps without slopes or closed forms: only permutation relevance can be "
            "measured.");
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
    check(!trainsAnew(importance), "{} is measured without the model", wordOf(importance));
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
                      : importance == Importance::Sobol       ? takeSobol
                                                              : takeScreen;
    if (!take(predictor, task, rows, goOn, tell, found)) return std::nullopt;
    return found;
}

}  // namespace ardent
