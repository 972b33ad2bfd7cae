#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <memory>

#include "app/cli/command.h"
#include "app/cli/draw.h"
#include "app/cli/draw_relevance.h"
#include "app/cli/figure_source.h"
#include "app/cli/find_source.h"
#include "app/cli/number_check.h"
#include "app/cli/one_of.h"
#include "app/cli/read_as.h"
#include "core/base/order.h"
#include "core/base/text.h"
#include "core/data/task/drawn_rows.h"
#include "core/data/task/gaps.h"
#include "core/explain/derivative_relevance.h"
#include "core/figure/boundary/boundary_axes.h"
#include "core/figure/boundary/boundary_figure.h"
#include "core/figure/contributions/contribution_figure.h"
#include "core/figure/effects/effect_figure.h"
#include "core/figure/interactions/run_interactions.h"
#include "core/figure/loss/loss_figure.h"
#include "core/figure/loss/score_figure.h"
#include "core/train/ranking.h"

namespace ardent::cli {
namespace {

constexpr auto kTypicalOthers = "median";
constexpr auto kImportance = "importance";

struct FigureArguments {
    std::string model, file, view, run = "latest", size, x, y, className;
    std::string others = kTypicalOthers, beside = kNothingBeside, measure = kImportance;
    ReadingWords reading;
    FigureFile out;
    Index row = 0;  ///< of the table, from 1; 0: none is named
    bool allSeries = false;
    bool noTitle = false, allNotes = false;
};

/// What orders the columns; where nothing does and the model has slopes, theirs over some rows.
std::optional<Relevance> relevanceOf(const FigureSource& drawn, const Task& task) {
    constexpr Index kMostRows = 1000;
    const Snapshot& run = *drawn.snapshot;
    if (auto known = ranking(run); known || run.predictor->fourier() == nullptr) return known;
    const auto rows = drawnRows(task.split.train, kMostRows, kLookSeed);
    return derivativeRelevance(*run.predictor, task.x, rows)->finding;
}

/// The columns that were asked for, and in place of those that were not the first by relevance;
/// where none was asked for, in the order of the table.
Result<BoundaryChoice> chooseAxes(const FigureSource& drawn, const Task& task,
                                  const FigureArguments& arguments) {
    BoundaryChoice choice;
    const FittedRecipe& recipe = *drawn.predictor()->recipe;
    const bool areAsked = !arguments.x.empty() && !arguments.y.empty();
    std::vector<Index> free = axesByRelevance(
        recipe, areAsked ? std::nullopt : relevanceOf(drawn, task), drawn.snapshot->selection);
    for (const auto& [name, axis] :
         {std::pair(arguments.x, &choice.first), std::pair(arguments.y, &choice.second)}) {
        if (name.empty()) continue;
        const auto source = findSource(recipe, name);
        if (!source) return tl::unexpected(source.error());
        *axis = *source;
        std::erase(free, *source);
    }
    for (const auto& [name, axis] :
         {std::pair(arguments.x, &choice.first), std::pair(arguments.y, &choice.second)}) {
        if (!name.empty()) continue;
        if (free.empty()) {
            return fail(Fault::Data,
                        message("one-column", "A boundary needs two columns; the model has one."));
        }
        *axis = free.front();
        free.erase(free.begin());
    }
    if (arguments.x.empty() && arguments.y.empty() && choice.first > choice.second)
        std::swap(choice.first, choice.second);
    if (choice.first == choice.second) {
        return fail(Fault::Usage,
                    message("same-axes", "--x and --y name the same column; choose two."));
    }
    return choice;
}

/// Of a row, counted from 1, that the task does not have.
Message leftOut(const FigureRows& rows, Index row, const std::string& words) {
    const std::string& target = rows.task.recipe->target;
    const std::string cell = cellText(rows.target, row - 1);
    if (cell.empty())
        return message("row-without-target", "--others {}: row {} has no {}; name another.", words,
                       row, target);
    return message("row-of-unknown-class",
                   "--others {}: the {} of row {} is \"{}\", a class that the model does not know; "
                   "name another.",
                   words, target, row, cell);
}

/// "median", "average" or the number of a row.
Result<void> chooseOthers(const FigureRows& rows, const std::string& words,
                          BoundaryChoice& choice) {
    if (words == kTypicalOthers) return {};
    if (words == "average") {
        choice.others = Others::Averaged;
        return {};
    }
    const Index count = rows.task.x.rows();
    const Index last = tableRow(rows.tableRows, static_cast<std::int32_t>(count - 1)) + 1;
    Index row = 0;
    const auto [end, fault] = std::from_chars(words.data(), words.data() + words.size(), row);
    if (fault != std::errc{} || end != words.data() + words.size() || row < 1 || row > last)
        return fail(
            Fault::Usage,
            message("bad-others", "--others {}: choose median, average or a row from 1 to {}.",
                    words, last));
    choice.others = Others::Row;
    choice.row = static_cast<std::int32_t>(firstRowFrom(rows.tableRows, row - 1, count));
    if (tableRow(rows.tableRows, choice.row) != row - 1)
        return fail(Fault::Usage, leftOut(rows, row, words));
    return {};
}

Result<Figure> boundary(const FigureSource& drawn, const FigureArguments& arguments) {
    const auto rows = rowsWithTarget(drawn);
    if (!rows) return tl::unexpected(rows.error());
    auto choice = chooseAxes(drawn, rows->task, arguments);
    if (!choice) return tl::unexpected(choice.error());
    choice->steps = 200;
    if (const auto chosen = chooseOthers(*rows, arguments.others, *choice); !chosen)
        return tl::unexpected(chosen.error());
    choice->rowsAre = rows->are;
    choice->tableRows = rows->tableRows;
    choice->filled = filledRows(rows->task, rows->gappy, rows->tableRows,
                                std::array{choice->first, choice->second});
    Figure figure = boundaryFigure(*drawn.predictor(), rows->task, *choice);
    if (!figure.empty.empty()) return fail(Fault::Usage, figure.empty);
    return figure;
}

Result<Index> findClass(const FittedRecipe& recipe, const std::string& name) {
    if (name.empty()) return Index{0};
    if (recipe.problem == Problem::Regression)
        return fail(Fault::Usage,
                    message("target-has-no-classes",
                            "--class {}: {} is a number and has no classes; leave --class out.",
                            name, recipe.target));
    const auto found = std::ranges::find(recipe.classes, name);
    if (found == recipe.classes.end())
        return fail(Fault::Usage,
                    message("no-such-class", "--class {}: there is no such class; {}", name,
                            didYouMean(name, recipe.classes,
                                       message("classes-are", "the classes are {}.",
                                               quotedList(recipe.classes)))));
    if (recipe.outputs() > 1) return found - recipe.classes.begin();
    if (found != recipe.classes.begin()) return Index{0};
    return fail(
        Fault::Usage,
        message("class-is-opposite",
                "--class {0}: of two classes the log-odds of class {1} are drawn, and those of {0} "
                "are their opposite; leave --class out.",
                name, recipe.classes.back()));
}

/// --x, or the most relevant column, alone or with --y.
Result<Figure> effects(const FigureSource& drawn, const FigureArguments& arguments) {
    const FittedRecipe& recipe = *drawn.predictor()->recipe;
    EffectChoice choice;
    choice.steps = 200;
    if (!arguments.x.empty()) {
        const auto source = findSource(recipe, arguments.x);
        if (!source) return tl::unexpected(source.error());
        choice.first = *source;
    }
    if (!arguments.y.empty()) {
        const auto source = findSource(recipe, arguments.y);
        if (!source) return tl::unexpected(source.error());
        choice.second = *source;
    }
    const auto output = findClass(recipe, arguments.className);
    if (!output) return tl::unexpected(output.error());
    choice.output = *output;
    const auto rows = rowsOf(drawn);
    if (!rows) return tl::unexpected(rows.error());
    if (arguments.x.empty())
        if (const auto relevance = relevanceOf(drawn, rows->task))
            choice.first = positionsFalling(relevance->values).front();
    choice.rowsAre = rows->are;
    choice.tableRows = rows->tableRows;
    Figure figure = *effectFigure(*drawn.predictor(), rows->task, choice);
    if (!figure.empty.empty()) return fail(Fault::Usage, figure.empty);
    return figure;
}

/// Of --row, or of many rows: all columns, or the one of --x.
Result<Figure> contributions(const FigureSource& drawn, const FigureArguments& arguments) {
    const FittedRecipe& recipe = *drawn.predictor()->recipe;
    ContributionChoice choice;
    if (!arguments.x.empty()) {
        const auto source = findSource(recipe, arguments.x);
        if (!source) return tl::unexpected(source.error());
        choice.view = ContributionView::OneVariable;
        choice.variable = *source;
    }
    const auto output = findClass(recipe, arguments.className);
    if (!output) return tl::unexpected(output.error());
    choice.output = *output;
    const auto rows = rowsOf(drawn);
    if (!rows) return tl::unexpected(rows.error());
    if (arguments.row > 0) {
        choice.view = ContributionView::OneRow;
        const Index count = rows->task.x.rows();
        const Index row = firstRowFrom(rows->tableRows, arguments.row - 1, count);
        if (row == count ||
            tableRow(rows->tableRows, static_cast<std::int32_t>(row)) != arguments.row - 1)
            return fail(
                Fault::Usage,
                message("no-row-to-draw",
                        "--row {}: there is no such row to draw; the last one is {}.",
                        arguments.row,
                        tableRow(rows->tableRows, static_cast<std::int32_t>(count - 1)) + 1));
        choice.row = static_cast<std::int32_t>(row);
    }
    choice.rowsAre = rows->are;
    choice.tableRows = rows->tableRows;
    Figure figure = *contributionFigure(*drawn.predictor(), rows->task, choice);
    if (!figure.empty.empty()) return fail(Fault::Usage, figure.empty);
    return figure;
}

Message nothingToDraw(const FigureSource& drawn) {
    return message("nothing-to-draw", "{} has no model to draw.", drawn.name);
}

InteractionView interactionView(const std::string& view) {
    return view == "interactions"        ? InteractionView::List
           : view == "interaction-graph" ? InteractionView::Graph
                                         : InteractionView::Map;
}

Result<Figure> interactions(const FigureSource& drawn, const FigureArguments& arguments) {
    if (!tellsInteractions(*drawn.snapshot)) return fail(Fault::Usage, nothingToDraw(drawn));
    FigureRows rows;
    if (drawn.predictor()) {
        auto found = rowsOf(drawn);
        if (!found) return tl::unexpected(found.error());
        rows = std::move(*found);
    }
    const InteractionView view = interactionView(arguments.view);
    return interactionFigure(*runInteractions(*drawn.snapshot, rows.task, rows.are, view), view,
                             {});
}

Result<Figure> loss(const FigureSource& drawn, bool allSeries) {
    if (!drawn.isRun())
        return fail(
            Fault::Usage,
            message("no-curve", "A model file holds no curve: draw --view loss from a project."));
    const std::array runs{lossCurveOf(drawn.origin.run, 0, *drawn.snapshot)};
    return allSeries ? lossFigure(runs) : scoreFigure(runs);
}

Result<Figure> figureOf(const FigureSource& drawn, const FigureArguments& arguments) {
    if (arguments.view == "loss") return loss(drawn, arguments.allSeries);
    if (arguments.view == "relevance")
        return drawRelevance(
            drawn,
            arguments.measure == kImportance ? RelevanceScale::Importance : RelevanceScale::Method,
            arguments.beside);
    if (arguments.view.starts_with("interaction")) return interactions(drawn, arguments);
    if (!drawn.predictor()) return fail(Fault::Data, nothingToDraw(drawn));
    if (arguments.view == "effects") return effects(drawn, arguments);
    if (arguments.view == "contributions") return contributions(drawn, arguments);
    return boundary(drawn, arguments);
}

std::string recipeText(const FigureSource& drawn, const FigureArguments& arguments) {
    std::string text = fmt::format("Ardent {} view of {}", arguments.view, drawn.name);
    if (!drawn.origin.data.empty()) text += fmt::format(" on {}", drawn.origin.data);
    text += fmt::format("; trained by method {} with seed {}", drawn.method, drawn.origin.seed);
    for (const auto& [id, value] : drawn.options) text += fmt::format(", {}={}", id, toText(value));
    return text + ".";
}

/// A table with a name like figure.csv would be lost.
Result<> requireOtherFile(const FigureArguments& arguments, const FigureSource& source) {
    for (const std::string& input : {arguments.model, arguments.file, source.table})
        if (isSameFile(arguments.out.path, input))
            return fail(Fault::Usage, outputIsInput(arguments.out.path));
    return {};
}

/// How to read a table would have no effect.
Result<> requireTableToRead(const FigureArguments& arguments, const FigureSource& source) {
    if (arguments.reading.empty()) return {};
    const auto [option, word] = arguments.reading.all().front();
    if (arguments.view == "loss")
        return fail(Fault::Usage,
                    message("loss-reads-no-table",
                            "{0} {1}: --view loss reads no table; leave {0} out.", option, word));
    if (source.table.empty() || !source.predictor())
        return fail(Fault::Usage, message("no-table-read",
                                          "{0} {1}: no table is read; name one behind {2} or leave "
                                          "{0} out.",
                                          option, word, arguments.model));
    return {};
}

/// What another view would leave aside without a word.
Result<> requireUse(const FigureArguments& arguments) {
    const bool isOfContributions = arguments.view == "contributions";
    if (!arguments.className.empty() && arguments.view != "effects" && !isOfContributions)
        return fail(Fault::Usage,
                    message("class-without-effect",
                            "--class {}: only --view effects and contributions show one class; "
                            "leave --class out.",
                            arguments.className));
    if (arguments.row > 0 && (!isOfContributions || !arguments.x.empty()))
        return fail(Fault::Usage,
                    message("row-without-effect",
                            "--row {}: only --view contributions without --x shows one row; leave "
                            "--row out.",
                            arguments.row));
    if (arguments.beside != kNothingBeside && arguments.view != "relevance")
        return fail(
            Fault::Usage,
            message("beside-without-effect",
                    "--beside {}: only --view relevance shows a second measure; leave --beside "
                    "out.",
                    arguments.beside));
    if (arguments.measure != kImportance && arguments.view != "relevance")
        return fail(Fault::Usage,
                    message("measure-without-effect",
                            "--measure {}: only --view relevance has measures; leave --measure "
                            "out.",
                            arguments.measure));
    if (arguments.others != kTypicalOthers && arguments.view != "boundary")
        return fail(Fault::Usage,
                    message("others-without-effect",
                            "--others {}: only --view boundary fixes the columns off its axes; "
                            "leave --others out.",
                            arguments.others));
    return {};
}

int drawFigure(FigureArguments arguments) {
    if (const auto used = requireUse(arguments); !used) return reportError(used.error());
    if (!arguments.size.empty()) {
        const auto size = parseSize(arguments.size);
        if (!size) return reportError(size.error());
        arguments.out.size = *size;
    }
    auto source = openFigureSource(arguments.model, arguments.file, arguments.run);
    if (!source) return reportError(source.error());
    if (const auto table = requireTableToRead(arguments, *source); !table)
        return reportError(table.error());
    source->reading = arguments.reading;
    if (const auto other = requireOtherFile(arguments, *source); !other)
        return reportError(other.error());
    auto figure = figureOf(*source, arguments);
    if (!figure) return reportError(figure.error());
    noteOrigin({&source->origin, 1}, *figure);
    arguments.out.titles = !arguments.noTitle;
    arguments.out.allNotes = arguments.allNotes;
    arguments.out.recipe = recipeText(*source, arguments);
    const auto written = writeFigure(*figure, arguments.out);
    return written ? 0 : reportError(written.error());
}

}  // namespace

void addFigureCommand(CLI::App& app, int& exitCode) {
    CLI::App* command = app.add_subcommand("figure", "Draw a model in an exact size");
    auto arguments = std::make_shared<FigureArguments>();
    command
        ->add_option("model", arguments->model,
                     "Model file written by train --model, or a project (.ardent)")
        ->required();
    command->add_option(
        "file", arguments->file,
        "Table whose rows are drawn; for relevance those that a second measure is taken over "
        "(a project has its own)");
    addReadAs(*command, arguments->reading);
    command
        ->add_option("--run", arguments->run,
                     "Run of a project: latest, its name, or its place in the table of runs")
        ->capture_default_str();
    command->add_option("--view", arguments->view, "What to draw")
        ->required()
        ->check(oneOf({"loss", "relevance", "boundary", "effects", "contributions", "interactions",
                       "interaction-graph", "interaction-map"}));
    command->add_option("--out", arguments->out.path, "File to write: .pdf, .svg, .png or .csv")
        ->required();
    command->add_option(
        "--size", arguments->size,
        "Width and height in millimetres, as in 85x60mm (default: as large as the figure needs)");
    command->add_option("--dpi", arguments->out.dpi, "Dots per inch of a PNG")
        ->check(realFrom(30., 1200.))
        ->capture_default_str();
    command->add_option("--font", arguments->out.fontPt, "Size of the text in points")
        ->check(realFrom(3., 72.))
        ->capture_default_str();
    command->add_option("--x", arguments->x,
                        "Column on the x axis (default: the most relevant, for boundary numbers "
                        "before categories; for contributions all columns)");
    command->add_option("--y", arguments->y,
                        "Column on the y axis (default: the next relevant; for effects none)");
    command->add_option(
        "--class", arguments->className,
        "Class whose score effects or contributions show (default: the first of three or more)");
    command
        ->add_option("--row", arguments->row,
                     "Row of the table, from 1, whose contributions are drawn (default: many rows)")
        ->check(wholeFrom(1, 1000000000));
    command
        ->add_option("--others", arguments->others,
                     "What the columns off a boundary's axes do: median, average (in closed form) "
                     "or the number of a row whose values they take")
        ->capture_default_str();
    command
        ->add_option("--measure", arguments->measure,
                     "What a relevance shows: importance, the share of what the model explains on "
                     "held-out rows that is lost when the column is left to chance, or the scale "
                     "of the method itself")
        ->check(oneOf({kImportance, "method"}))
        ->capture_default_str();
    command
        ->add_option(
            "--beside", arguments->beside,
            "Second measure next to a relevance: how fast the model changes along a "
            "column, how much worse it predicts when the column is shuffled, the column's "
            "share of the variance, or all of them; or screen: the false discovery rate q at "
            "which a screen of the table, without the model, selects the column")
        ->check(oneOf({kNothingBeside, "derivative", "permutation", "sobol", "all", "screen"}))
        ->capture_default_str();
    auto* noTitle =
        command->add_flag("--no-title", arguments->noTitle, "Leave title and sentence out");
    command
        ->add_flag("--all-notes", arguments->allNotes,
                   "Write all notes, not only the first sentence")
        ->excludes(noTitle);
    command->add_flag("--all-series", arguments->allSeries,
                      "Of the loss: every logged series step by step, in place of the best score "
                      "so far against the time");
    command->add_flag("--dark", arguments->out.dark, "Light on dark, for slides");
    command->callback([arguments, command, &exitCode] {
        const auto named = requireName(*command, "--out", "file");
        exitCode = named ? drawFigure(*arguments) : reportError(named.error());
    });
}

}  // namespace ardent::cli
