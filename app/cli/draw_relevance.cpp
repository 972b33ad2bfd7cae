#include "app/cli/draw_relevance.h"

#include "core/figure/relevance/relevance_view.h"

namespace ardent::cli {
namespace {

/// What stands beside the relevance, and sentences on what cannot.
struct Beside {
    std::vector<Measured> measured;
    std::string missing;
};

Result<Measured> measuredBy(Importance importance, const FigureSource& drawn) {
    if (trainsAnew(importance))
        return fail(Fault::Usage,
                    message("selection-is-a-command",
                            "models are trained anew for it; use ardent-cli select --by {}.",
                            wordOf(importance)));
    const auto rows = importance == Importance::Permutation || importance == Importance::Screen
                          ? rowsWithTarget(drawn)
                          : rowsOf(drawn);
    if (!rows) return tl::unexpected(rows.error());
    const std::string whyNot = whyNotMeasured(importance, *drawn.predictor(), rows->task);
    if (!whyNot.empty()) return fail(Fault::Usage, Message(whyNot));
    return *measure(importance, *drawn.predictor(), rows->task,
                    {rows->are, rows->areLearned, drawn.snapshot->learnsFromValidation});
}

void addSentence(const std::string& sentence, std::string& text) {
    if (text.find(sentence) == std::string::npos) text += (text.empty() ? "" : " ") + sentence;
}

/// Errors: where none can be measured.
Result<Beside> measuredBeside(const FigureSource& drawn, const std::string& beside) {
    const std::vector<Importance> wanted = importancesCalled(beside);
    if (wanted.empty()) return Beside{};
    if (!drawn.predictor())
        return fail(Fault::Data,
                    message("nothing-to-measure", "--beside {}: {} has no model to measure.",
                            beside, drawn.name));
    Beside found;
    std::optional<Error> error;
    for (const Importance importance : wanted) {
        auto measured = measuredBy(importance, drawn);
        if (measured)
            found.measured.push_back(std::move(*measured));
        else {
            addSentence(measured.error().text.english(), found.missing);
            if (!error) error = measured.error();
        }
    }
    if (!found.measured.empty()) return found;
    return fail(error->fault, message("beside", "--beside {}: {}", beside, error->text));
}

/// Nothing without rows to look at. Errors: a table that cannot be read.
Result<std::vector<std::string>> cautionsOf(const FigureSource& drawn) {
    if (drawn.relevanceCautions) return *drawn.relevanceCautions;
    const bool hasRows = drawn.predictor() && !(drawn.table.empty() && drawn.sample.empty());
    if (!hasRows || !drawn.snapshot->relevance) return std::vector<std::string>{};
    const auto rows = rowsOf(drawn);
    if (!rows && drawn.isRun() && drawn.reading.empty()) return std::vector<std::string>{};
    if (!rows) return tl::unexpected(rows.error());
    return relevanceCautions(*drawn.snapshot, rows->task, drawn.method);
}

}  // namespace

Result<Figure> drawRelevance(const FigureSource& drawn, RelevanceScale scale,
                             const std::string& beside) {
    const auto measured = measuredBeside(drawn, beside);
    if (!measured) return tl::unexpected(measured.error());
    const Snapshot& run = *drawn.snapshot;
    if (!run.relevance && !run.importance && measured->measured.empty())
        return fail(Fault::Data,
                    message("no-relevance",
                            "{}: the method {} gives no relevance; choose a measure, as with "
                            "--beside permutation.",
                            drawn.name, drawn.method));
    const auto cautions = cautionsOf(drawn);
    if (!cautions) return tl::unexpected(cautions.error());
    RelevanceChoice choice;
    choice.truth = drawn.truth;
    choice.scale = scale;
    return relevanceView(run, run.importance, measured->measured, *cautions, measured->missing,
                         choice);
}

}  // namespace ardent::cli
