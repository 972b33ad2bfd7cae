#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <memory>

#include "app/cli/command.h"
#include "app/cli/draw.h"
#include "core/data/later_task.h"
#include "core/data/table_reader.h"
#include "core/figure/boundary_figure.h"
#include "core/figure/relevance_figure.h"
#include "core/store/model_file.h"

namespace ardent::cli {
namespace {

struct FigureArguments {
    std::string model, file, view, size = "120x80mm", x, y;
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
    const auto found = std::ranges::find(recipe.sources, name, &SourceColumn::name);
    if (found == recipe.sources.end()) {
        return fail(Fault::Usage, fmt::format("The model has no column \"{}\".", name));
    }
    if (found->type != ColumnType::Numeric) {
        return fail(Fault::Usage,
                    fmt::format("Column \"{}\" is not a number; choose a numeric one.", name));
    }
    return static_cast<Index>(found - recipe.sources.begin());
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

Result<Figure> figureOf(const StoredModel& model, const FigureArguments& arguments) {
    if (arguments.view == "relevance") {
        if (model.relevance) return relevanceFigure(*model.relevance, std::nullopt, {});
        return fail(Fault::Data, fmt::format("{}: the method {} gives no relevance.",
                                             arguments.model, model.origin.method));
    }
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
    command->add_option("file", arguments->file, "Table whose rows are drawn (boundary)");
    command->add_option("--view", arguments->view, "What to draw")
        ->required()
        ->check(CLI::IsMember({"relevance", "boundary"}));
    command->add_option("--out", arguments->out.path, "File to write: .pdf, .svg, .png or .csv")
        ->required();
    command->add_option("--size", arguments->size, "Width and height in millimetres")
        ->capture_default_str();
    command->add_option("--dpi", arguments->out.dpi, "Dots per inch of a PNG")
        ->capture_default_str();
    command->add_option("--font", arguments->out.fontPt, "Size of the text in points")
        ->capture_default_str();
    command->add_option("--x", arguments->x,
                        "Numeric column on the x axis (default: the most relevant)");
    command->add_option("--y", arguments->y,
                        "Numeric column on the y axis (default: the next relevant)");
    command->add_flag("--no-title", arguments->noTitle, "Leave title and note out");
    command->add_flag("--dark", arguments->out.dark, "Light on dark, for slides");
    command->callback([arguments, &exitCode] { exitCode = drawFigure(*arguments); });
}

}  // namespace ardent::cli
