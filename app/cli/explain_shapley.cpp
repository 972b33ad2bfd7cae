#include "app/cli/explain_shapley.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <iostream>
#include <numeric>

#include "app/cli/figure_source.h"
#include "app/cli/shapley_report.h"
#include "core/base/order.h"
#include "core/data/table/table_writer.h"
#include "core/data/task/drawn_rows.h"
#include "core/data/task/encoding.h"
#include "core/data/task/gaps.h"
#include "core/data/task/range_notes.h"
#include "core/explain/closed_form.h"
#include "core/figure/contributions/contribution_figure.h"
#include "core/figure/notes/constant_note.h"
#include "core/model/constant_model.h"

namespace ardent::cli {
namespace {

/// The rows at hand, and which of them the others are compared with.
struct RowsAtHand {
    DesignMatrix x;
    TableRowsPtr tableRows = nullptr;
    std::string table;
    std::vector<std::int32_t> background;
    RowsName backgroundIs = RowPart::Training;
    std::vector<Message> notes;
};

Result<RowsAtHand> rowsOfTable(const FigureSource& source) {
    const FittedRecipe& recipe = *source.predictor()->recipe;
    if (source.table.empty())
        return fail(Fault::Usage,
                    message("shapley-no-table",
                            "{} does not hold the rows that it was trained on; name a table: "
                            "ardent-cli explain {} FILE --shapley.",
                            source.name, source.name));
    std::vector<std::int32_t> fileRows;
    const auto imported = readLaterTableAs(source.table, Precision::Printed, recipe, source.reading,
                                           /*needsTarget=*/false, &fileRows);
    if (!imported) return tl::unexpected(imported.error());
    for (const Message& note : imported->report.notes)
        std::cerr << "Note: " << note.english() << '\n';
    auto encoded = encode(recipe, imported->table);
    if (!encoded) return tl::unexpected(encoded.error());
    RowsAtHand rows;
    rows.x = std::move(encoded->x);
    rows.tableRows = std::make_shared<const std::vector<std::int32_t>>(std::move(fileRows));
    rows.table = imported->table.name;
    if (rows.x.rows() == 1)
        return fail(Fault::Data,
                    message("shapley-one-row",
                            "{} has one row, which differs in nothing from itself: contributions "
                            "are against other rows. Add it to a table of them and choose it with "
                            "--row.",
                            rows.table));
    rows.background.resize(static_cast<std::size_t>(rows.x.rows()));
    std::iota(rows.background.begin(), rows.background.end(), 0);
    rows.backgroundIs = {message("shapley-rows-of", "rows of {}", rows.table),
                         message("shapley-row-of", "row of {}", rows.table)};
    rows.notes = heldNotes(encoded->held);
    std::ranges::move(gapNotes(recipe, findGaps(recipe, imported->table)),
                      std::back_inserter(rows.notes));
    std::ranges::move(rangeNotes(recipe, imported->table), std::back_inserter(rows.notes));
    return rows;
}

Result<RowsAtHand> rowsAtHand(const FigureSource& source) {
    if (!source.predictor())
        return fail(Fault::Data,
                    message("shapley-no-model", "{} has no model to explain.", source.name));
    auto rows = source.isRun() ? rowsWithTarget(source).map([](FigureRows found) {
        return RowsAtHand{
            std::move(found.task.x),           found.tableRows,      "its table",
            std::move(found.task.split.train), std::move(found.are), std::move(found.task.notes)};
    })
                               : rowsOfTable(source);
    if (rows && (rows->x.rows() == 0 || rows->background.empty()))
        return fail(Fault::Data, message("shapley-no-rows", "{} has no rows to explain; give some.",
                                         rows->table));
    return rows;
}

/// Rows of the design matrix that are asked for by their numbers in the table.
Result<std::vector<std::int32_t>> chosenRows(const RowsAtHand& rows,
                                             const std::vector<Index>& numbers) {
    std::vector<std::int32_t> chosen;
    for (const Index number : numbers) {
        const Index row = firstRowFrom(rows.tableRows, number - 1, rows.x.rows());
        if (row == rows.x.rows() ||
            tableRow(rows.tableRows, static_cast<std::int32_t>(row)) != number - 1)
            return fail(
                Fault::Usage,
                message(
                    "shapley-no-such-row",
                    "--row {}: {} has no such row to explain; its last one is {}.", number,
                    rows.table,
                    tableRow(rows.tableRows, static_cast<std::int32_t>(rows.x.rows() - 1)) + 1));
        chosen.push_back(static_cast<std::int32_t>(row));
    }
    return chosen;
}

/// As many as are asked for and those that are told, ascending.
std::vector<std::int32_t> explainedRows(const RowsAtHand& rows,
                                        const std::vector<std::int32_t>& chosen,
                                        const ShapleyArguments& arguments) {
    std::vector<std::int32_t> all(static_cast<std::size_t>(rows.x.rows()));
    std::iota(all.begin(), all.end(), 0);
    std::vector<std::int32_t> drawn = drawnRows(std::move(all), arguments.rows, arguments.seed);
    drawn.insert(drawn.end(), chosen.begin(), chosen.end());
    std::ranges::sort(drawn);
    drawn.erase(std::unique(drawn.begin(), drawn.end()), drawn.end());
    return drawn;
}

/// Those asked for, or those of the least, the middle and the greatest prediction.
std::vector<ToldRow> toldRows(const ShapleyValues& values,
                              const std::vector<std::int32_t>& explained,
                              const std::vector<std::int32_t>& chosen) {
    std::vector<ToldRow> told;
    for (const std::int32_t row : chosen)
        told.push_back({std::ranges::lower_bound(explained, row) - explained.begin(), {}, {}, {}});
    if (!told.empty()) return told;
    const std::vector<Index> falling = positionsFalling(Vector(values.values.row(0).transpose()));
    told.push_back({falling.back(), message("shapley-least", "least prediction"), {}, {}});
    if (falling.size() > 2)
        told.push_back(
            {falling[falling.size() / 2], message("shapley-middle", "median prediction"), {}, {}});
    if (falling.size() > 1)
        told.push_back(
            {falling.front(), message("shapley-greatest", "greatest prediction"), {}, {}});
    return told;
}

Result<ShapleyReport> shapleyReport(const FigureSource& source, const ShapleyArguments& arguments) {
    auto rows = rowsAtHand(source);
    if (!rows) return tl::unexpected(rows.error());
    const Predictor& predictor = *source.predictor();
    const auto chosen = chosenRows(*rows, arguments.chosen);
    if (!chosen) return tl::unexpected(chosen.error());
    const std::vector<std::int32_t> explained = explainedRows(*rows, *chosen, arguments);
    ShapleyReport report;
    report.recipe = predictor.recipe;
    report.method = source.method;
    report.unit = outputUnit(predictor);
    report.kind = arguments.isJoint() ? BackgroundKind::Joint : BackgroundKind::Independent;
    const Index most =
        arguments.backgroundRows > 0 ? arguments.backgroundRows : usualBackgroundRows(report.kind);
    report.backgroundOf = std::ssize(rows->background);
    report.backgroundIs = rows->backgroundIs;
    report.rowsOf = rows->x.rows();
    report.notes = std::move(rows->notes);
    const auto background = drawnRows(std::move(rows->background), most, arguments.seed);
    report.backgroundRows = std::ssize(background);
    for (const std::int32_t row : explained) report.rows.push_back(tableRow(rows->tableRows, row));
    if (isConstant(predictor)) report.notes.push_back(Message(constantModelText()));
    const ShapleyBackground against{report.kind, background, report.backgroundIs};
    const bool terminal = isatty(STDERR_FILENO) != 0;
    report.values =
        *shapleyValues(predictor, rows->x, explained, against, always, [&](double done) {
            if (terminal)
                std::cerr << fmt::format("\rShapley values {:3.0f} %", 100. * done) << std::flush;
        });
    if (terminal) std::cerr << '\n';
    if (Message gap = gapCaution(report.values.finding); !gap.empty())
        report.notes.push_back(std::move(gap));
    report.told = toldRows(report.values.finding, explained, *chosen);
    for (ToldRow& told : report.told) {
        const std::int32_t row = explained[static_cast<std::size_t>(told.place)];
        told.cells = cellTexts(*report.recipe, rows->x, row);
        if (arguments.interactions)
            told.interactions = shapleyInteractions(predictor, rows->x, row, against);
    }
    return report;
}

}  // namespace

int explainShapley(const ShapleyArguments& arguments) {
    if (!arguments.out.empty() &&
        (isSameFile(arguments.out, arguments.file) || isSameFile(arguments.out, arguments.model)))
        return reportError({Fault::Usage, outputIsInput(arguments.out)});
    auto source = openFigureSource(arguments.model, arguments.file, arguments.run);
    if (!source) return reportError(source.error());
    source->reading = arguments.reading;
    const auto report = shapleyReport(*source, arguments);
    if (!report) return reportError(report.error());
    if (!arguments.out.empty())
        if (const auto written = writeCsv(shapleyTable(*report), arguments.out); !written)
            return reportError(written.error());
    if (arguments.json)
        printJson(shapleyJson(*report));
    else if (arguments.out != "-")
        std::cout << shapleyText(*report);
    return 0;
}

}  // namespace ardent::cli
