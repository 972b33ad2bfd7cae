#include "app/cli/draw_relevance.h"

#include "core/explain/scale_caution.h"
#include "core/figure/notes/caution.h"
#include "core/figure/notes/constant_note.h"
#include "core/figure/notes/correlation_note.h"
#include "core/figure/notes/relevance_caution.h"
#include "core/figure/relevance/yardstick_figure.h"

namespace ardent::cli {
namespace {

/// What stands beside the relevance, and sentences on what cannot.
struct Beside {
    std::vector<Measured> measured;
    std::string missing;
};

Result<Measured> measuredBy(Yardstick yardstick, const FigureSource& drawn) {
    const auto rows = yardstick == Yardstick::Permutation
                          ? rowsWithTarget(drawn).map(withoutLevelGaps)
                          : rowsOf(drawn);
    if (!rows) return tl::unexpected(rows.error());
    const std::string whyNot = whyNotMeasured(yardstick, *drawn.predictor, rows->task);
    if (!whyNot.empty()) return fail(Fault::Usage, Message(whyNot));
    return *measure(
        yardstick, *drawn.predictor, rows->task,
        {rows->are, rows->areLearned, drawn.snapshot && drawn.snapshot->learnsFromValidation});
}

void addSentence(const std::string& sentence, std::string& text) {
    if (text.find(sentence) == std::string::npos) text += ' ' + sentence;
}

/// Errors: where none can be measured.
Result<Beside> measuredBeside(const FigureSource& drawn, const std::string& beside) {
    const std::vector<Yardstick> wanted = yardsticksCalled(beside);
    if (wanted.empty()) return Beside{};
    if (!drawn.predictor)
        return fail(Fault::Data,
                    message("nothing-to-measure", "--beside {}: {} has no model to measure.",
                            beside, drawn.name));
    Beside found;
    std::optional<Error> error;
    for (const Yardstick yardstick : wanted) {
        auto measured = measuredBy(yardstick, drawn);
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

}  // namespace

Result<Figure> drawRelevance(const FigureSource& drawn, const std::string& beside) {
    const auto measured = measuredBeside(drawn, beside);
    if (!measured) return tl::unexpected(measured.error());
    RelevanceChoice choice;
    choice.truth = drawn.truth;
    if (!drawn.relevance && measured->measured.empty())
        return fail(Fault::Data,
                    message("no-relevance",
                            "{}: the method {} gives no relevance; choose a measure, as with "
                            "--beside permutation.",
                            drawn.name, drawn.method));
    if (!drawn.relevance) {
        Figure figure = yardstickFigure(measured->measured, choice);
        figure.note += measured->missing;
        return figure;
    }
    const auto selection = drawn.snapshot ? drawn.snapshot->selection : std::nullopt;
    Figure figure = relevanceFigure(*drawn.relevance, selection, choice);
    addYardsticks(measured->measured, figure);
    figure.note += measured->missing;
    noteConstant(drawn.predictor.get(), figure);
    const bool hasRows = drawn.predictor && !(drawn.table.empty() && drawn.sample.empty());
    if (!hasRows || !figure.empty.empty()) return figure;
    const auto rows = rowsOf(drawn);
    if (!rows && (!drawn.snapshot || !drawn.reading.empty())) return tl::unexpected(rows.error());
    if (!rows) return figure;
    addCaution(relevanceCaution(rows->task, mostRelevant(*drawn.relevance)), figure);
    addCaution(words(scaleCaution(*drawn.predictor, *drawn.relevance, drawn.method, rows->task)),
               figure);
    return figure;
}

}  // namespace ardent::cli
