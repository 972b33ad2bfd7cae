#include "app/cli/draw_relevance.h"

#include <fmt/format.h>

#include "core/figure/constant_note.h"
#include "core/figure/correlation_note.h"
#include "core/figure/yardstick_figure.h"

namespace ardent::cli {
namespace {

/// The yardstick that is to stand beside the relevance; nothing where none is.
Result<std::optional<Measured>> measuredBeside(const FigureSource& drawn,
                                               const std::string& beside) {
    const auto yardstick = yardstickCalled(beside);
    if (!yardstick) return std::nullopt;
    if (!drawn.predictor)
        return fail(Fault::Data,
                    fmt::format("--beside {}: {} has no model to measure.", beside, drawn.name));
    const auto rows = *yardstick == Yardstick::Permutation ? rowsWithTarget(drawn) : rowsOf(drawn);
    if (!rows) return tl::unexpected(rows.error());
    const std::string whyNot = whyNotMeasured(*yardstick, *drawn.predictor, rows->task);
    if (!whyNot.empty()) return fail(Fault::Usage, fmt::format("--beside {}: {}", beside, whyNot));
    return measure(
        *yardstick, *drawn.predictor, rows->task,
        {rows->are, rows->areLearned, drawn.snapshot && drawn.snapshot->learnsFromValidation});
}

}  // namespace

Result<Figure> drawRelevance(const FigureSource& drawn, const std::string& beside) {
    const auto measured = measuredBeside(drawn, beside);
    if (!measured) return tl::unexpected(measured.error());
    RelevanceChoice choice;
    choice.truth = drawn.truth;
    if (!drawn.relevance && !*measured)
        return fail(Fault::Data,
                    fmt::format("{}: the method {} gives no relevance; set one beside it, as with "
                                "--beside permutation.",
                                drawn.name, drawn.method));
    if (!drawn.relevance) return yardstickFigure(**measured, choice);
    const auto selection = drawn.snapshot ? drawn.snapshot->selection : std::nullopt;
    Figure figure = relevanceFigure(*drawn.relevance, selection, choice);
    if (*measured) addYardstick(**measured, figure);
    noteConstant(drawn.predictor.get(), figure);
    const bool hasRows = drawn.predictor && !(drawn.table.empty() && drawn.sample.empty());
    if (!hasRows || !figure.empty.empty()) return figure;
    const auto rows = rowsOf(drawn);
    if (!rows && (!drawn.snapshot || !drawn.readings.empty())) return tl::unexpected(rows.error());
    if (rows) figure.note += relevanceCorrelationNote(rows->task, mostRelevant(*drawn.relevance));
    return figure;
}

}  // namespace ardent::cli
