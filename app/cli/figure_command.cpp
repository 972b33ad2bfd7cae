#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <memory>
#include <numeric>

#include "app/cli/command.h"
#include "app/cli/draw.h"
#include "app/cli/find_source.h"
#include "core/base/text.h"
#include "core/data/later_task.h"
#include "core/data/table_reader.h"
#include "core/explain/derivative_interactions.h"
#include "core/figure/boundary_figure.h"
#include "core/figure/effect_figure.h"
#include "core/figure/interaction_figure.h"
#include "core/figure/relevance_figure.h"
#include "core/store/model_file.h"

namespace ardent::cli {
namespace {

struct FigureArguments {
    std::string model, file, view, size = "120x80mm", x, y, className;
    FigureFile out;
    bool noTitle = false;
};

/// Numeric sources, most relevant first where the model file tells.
std::vector<Index> numericSources(const StoredModel& model) {
    const std::vector<SourceColumn>& sources = model.predictor.recipe->sources;
    std::vector<Index> order;
    for (std::size_t i = 0; i < sources.size(); ++i) {
        if (sources[i].type == ColumnType::Numeric) {
            order.push_back(static_cast<Index>(i));
        }
    }
    if (model.relevance)
        std::ranges::stable_sort(order, std::greater{}, [&](Index source) {
            return model.relevance->values[static_cast<std::size_t>(source)];
        });
    return order;
}

Result<Index> findNumeric(const FittedRecipe& recipe, const std::string& name) {
    const auto found = findSource(recipe, name);
    if (found && recipe.sources[static_cast<std::size_t>(*found)].type != ColumnType::Numeric) {
        return fail(Fault::Usage,
                    fmt::format("Column \"{}\" is not a number; choose a numeric one.", name));
    }
    return found;
}

/// The columns that were asked for, the most relevant ones in place of those that were not.
Result<BoundaryChoice> chooseAxes(const StoredModel& model, const FigureArguments& arguments) {
    BoundaryChoice choice;
    std::vector<Index> free = numericSources(model);
    for (const auto& [name, axis] :
         {std::pair(arguments.x, &choice.first), std::pair(arguments.y, &choice.second)}) {
        if (name.empty()) continue;
        const auto source = findNumeric(*model.predictor.recipe, name);
        if (!source) return tl::unexpected(source.error());
        *axis = *source;
        std::erase(free, *source);
    }
    for (const auto& [name, axis] :
         {std::pair(arguments.x, &choice.first), std::pair(arguments.y, &choice.second)}) {
        if (!name.empty()) continue;
        if (free.empty()) {
            return fail(Fault::Data, "A boundary needs two numeric columns; the model has fewer.");
        }
        *axis = free.front();
        free.erase(free.begin());
    }
    if (choice.first == choice.second) {
        return fail(Fault::Usage, "--x and --y name the same column; choose two.");
    }
    return choice;
}

Result<Figure> boundary(const StoredModel& model, const FigureArguments& arguments) {
    if (arguments.file.empty()) {
        return fail(Fault::Usage,
                    "--view boundary needs a table: ardent-cli figure MODEL.json FILE.");
    }
    auto choice = chooseAxes(model, arguments);
    if (!choice) return tl::unexpected(choice.error());
    const auto imported = readTable(arguments.file);
    if (!imported) return tl::unexpected(imported.error());
    const auto task = laterTask(model.predictor.recipe, imported->table);
    if (!task) return tl::unexpected(task.error());
    if (task->split.train.empty()) {
        return fail(Fault::Data, fmt::format("{}: no row has a value of {}.", arguments.file,
                                             model.predictor.recipe->target));
    }
    choice->steps = 192;
    choice->rowsAre = "rows of " + std::filesystem::path(arguments.file).filename().string();
    return boundaryFigure(model.predictor, *task, *choice);
}

/// Every row of the table, without its target, as training rows.
Result<Task> rowsOf(const StoredModel& model, const FigureArguments& arguments) {
    if (arguments.file.empty()) {
        return fail(Fault::Usage, fmt::format("--view {} needs a table: ardent-cli figure "
                                              "MODEL.json FILE.",
                                              arguments.view));
    }
    const auto imported = readTable(arguments.file);
    if (!imported) return tl::unexpected(imported.error());
    auto x = encode(*model.predictor.recipe, imported->table);
    if (!x) return tl::unexpected(x.error());
    Task task;
    task.recipe = model.predictor.recipe;
    task.x = std::move(*x);
    task.split.train.resize(static_cast<std::size_t>(task.x.rows()));
    std::iota(task.split.train.begin(), task.split.train.end(), 0);
    return task;
}

Result<Index> findClass(const FittedRecipe& recipe, const std::string& name) {
    if (recipe.outputs() == 1 || name.empty()) return Index{0};
    const auto found = std::ranges::find(recipe.classes, name);
    if (found != recipe.classes.end()) return found - recipe.classes.begin();
    return fail(Fault::Usage,
                fmt::format("--class {}: the classes are {}.", name, quotedList(recipe.classes)));
}

/// --x, or the most relevant column, alone or with --y.
Result<Figure> effects(const StoredModel& model, const FigureArguments& arguments) {
    const FittedRecipe& recipe = *model.predictor.recipe;
    EffectChoice choice;
    choice.steps = 192;
    choice.rowsAre = "rows";
    if (!arguments.x.empty()) {
        const auto source = findSource(recipe, arguments.x);
        if (!source) return tl::unexpected(source.error());
        choice.first = *source;
    } else if (model.relevance) {
        choice.first =
            std::ranges::max_element(model.relevance->values) - model.relevance->values.begin();
    }
    if (!arguments.y.empty()) {
        const auto source = findSource(recipe, arguments.y);
        if (!source) return tl::unexpected(source.error());
        choice.second = *source;
    }
    const auto output = findClass(recipe, arguments.className);
    if (!output) return tl::unexpected(output.error());
    choice.output = *output;
    const auto task = rowsOf(model, arguments);
    if (!task) return tl::unexpected(task.error());
    Figure figure = *effectFigure(model.predictor, *task, choice);
    if (!figure.empty.empty()) return fail(Fault::Usage, figure.empty);
    return figure;
}

Result<Figure> interactions(const StoredModel& model, const FigureArguments& arguments) {
    if (model.predictor.fourier() == nullptr) {
        return fail(Fault::Usage, "A kernel expansion has no closed form to take interactions of.");
    }
    const auto task = rowsOf(model, arguments);
    if (!task) return tl::unexpected(task.error());
    const InteractionChoice choice;
    const auto found =
        strongestInteractions(model.predictor, task->x, task->split.train, "rows", choice.most);
    return interactionFigure(found->finding, choice);
}

Result<Figure> figureOf(const StoredModel& model, const FigureArguments& arguments) {
    if (arguments.view == "relevance") {
        if (model.relevance) return relevanceFigure(*model.relevance, std::nullopt, {});
        return fail(Fault::Data, fmt::format("{}: the method {} gives no relevance.",
                                             arguments.model, model.origin.method));
    }
    if (arguments.view == "effects") return effects(model, arguments);
    if (arguments.view == "interactions") return interactions(model, arguments);
    return boundary(model, arguments);
}

std::string recipeText(const StoredModel& model, const FigureArguments& arguments) {
    std::string text = fmt::format("Ardent {} view of the model {}", arguments.view,
                                   std::filesystem::path(arguments.model).filename().string());
    if (!arguments.file.empty()) {
        text += fmt::format(" on {}", std::filesystem::path(arguments.file).filename().string());
    }
    text +=
        fmt::format("; trained by method {} with seed {}", model.origin.method, model.origin.seed);
    for (const auto& [id, value] : model.origin.options) {
        text += fmt::format(", {}={}", id, toText(value));
    }
    return text + ".";
}

int drawFigure(FigureArguments arguments) {
    if (const auto size = parseSize(arguments.size, arguments.out); !size) {
        return reportError(size.error());
    }
    const auto model = loadModel(arguments.model);
    if (!model) return reportError(model.error());
    const auto figure = figureOf(*model, arguments);
    if (!figure) return reportError(figure.error());
    arguments.out.titles = !arguments.noTitle;
    arguments.out.recipe = recipeText(*model, arguments);
    const auto written = writeFigure(*figure, arguments.out);
    return written ? 0 : reportError(written.error());
}

}  // namespace

void addFigureCommand(CLI::App& app, int& exitCode) {
    CLI::App* command = app.add_subcommand("figure", "Draw a model in an exact size");
    auto arguments = std::make_shared<FigureArguments>();
    command->add_option("model", arguments->model, "Model file written by train --model")
        ->required();
    command->add_option("file", arguments->file, "Table whose rows are drawn (all but relevance)");
    command->add_option("--view", arguments->view, "What to draw")
        ->required()
        ->check(CLI::IsMember({"relevance", "boundary", "effects", "interactions"}));
    command->add_option("--out", arguments->out.path, "File to write: .pdf, .svg, .png or .csv")
        ->required();
    command->add_option("--size", arguments->size, "Width and height in millimetres")
        ->capture_default_str();
    command->add_option("--dpi", arguments->out.dpi, "Dots per inch of a PNG")
        ->capture_default_str();
    command->add_option("--font", arguments->out.fontPt, "Size of the text in points")
        ->capture_default_str();
    command->add_option("--x", arguments->x,
                        "Column on the x axis, a number for boundary (default: the most relevant)");
    command->add_option("--y", arguments->y,
                        "Column on the y axis (default: the next relevant; for effects none)");
    command->add_option("--class", arguments->className,
                        "Class whose score an effect shows (default: the first)");
    command->add_flag("--no-title", arguments->noTitle, "Leave title and note out");
    command->add_flag("--dark", arguments->out.dark, "Light on dark, for slides");
    command->callback([arguments, &exitCode] { exitCode = drawFigure(*arguments); });
}

}  // namespace ardent::cli
