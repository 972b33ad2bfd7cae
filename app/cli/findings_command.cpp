#include <fmt/format.h>

#include <algorithm>
#include <iostream>
#include <memory>

#include "app/cli/command.h"
#include "app/cli/figure_source.h"
#include "app/cli/importance_json.h"
#include "app/cli/read_as.h"
#include "core/figure/relevance/importance_headline.h"
#include "core/figure/relevance/relevance_view.h"
#include "core/parallel/blocks.h"
#include "core/train/ranking.h"

namespace ardent::cli {
namespace {

struct FindingsArguments {
    std::string model, file, run = "latest";
    ReadingWords reading;
    bool json = false;
};

/// What a run says about the data, and what misleads in it.
struct RunFindings {
    VariableImportance importance;
    std::vector<std::string> cautions;
};

Message nothingExplained(const FigureSource& source) {
    const Doubt why = doubt(*source.snapshot);
    return why.empty() ? message("no-importance",
                                 "{}: the importance of its columns is not known; name a table "
                                 "with ten rows or more whose {} the model predicts better than a "
                                 "constant.",
                                 source.name, source.predictor()->recipe->target)
                       : message("doubtful-model", "{}: {}", source.name, why.text);
}

/// Of the run itself, or over the rows of a later table.
Result<VariableImportance> importanceOf(const FigureSource& source, bool isOverFile) {
    if (!source.predictor())
        return fail(Fault::Data, message("no-model", "{} has no model.", source.name));
    if (!isOverFile && source.snapshot->importance) return *source.snapshot->importance;
    if (source.table.empty() && source.sample.empty())
        return fail(Fault::Data, nothingExplained(source));
    const auto rows = rowsWithTarget(source);
    if (!rows) return tl::unexpected(rows.error());
    const HeldOutRows judging =
        rows->areLearned ? heldOutRows(rows->task, true, source.snapshot->learnsFromValidation)
                         : HeldOutRows{rows->task.split.train, rows->are, false};
    auto importance = variableImportance(*source.predictor(), rows->task, judging);
    if (!importance) return fail(Fault::Data, nothingExplained(source));
    return *importance;
}

Result<RunFindings> findingsOf(const FigureSource& source, bool isOverFile) {
    auto importance = importanceOf(source, isOverFile);
    if (!importance) return tl::unexpected(importance.error());
    RunFindings found{std::move(*importance), {}};
    if (const Doubt why = doubt(*source.snapshot); !why.empty() && !isOverFile)
        found.cautions.push_back(why.text.english());
    if (source.relevanceCautions && !source.relevanceCautions->empty())
        found.cautions.push_back(source.relevanceCautions->front());
    std::erase(found.cautions, std::string());
    return found;
}

std::string textOf(const RunFindings& found, const FittedRecipe& recipe) {
    constexpr double kPercent = 100.;
    const VariableImportance& importance = found.importance;
    std::string text = importanceHeadline(importance, recipe).english() + "\n\n";
    const auto order = mostImportantFirst(importance);
    std::size_t width = 0;
    for (const std::size_t column : order) width = std::max(width, importance.names[column].size());
    if (!order.empty()) text += "Importance, % of what the model explains (95 % interval):\n";
    for (const std::size_t column : order) {
        const Range& interval = importance.intervals[column];
        const double share = kPercent * importance.shares[column];
        text += fmt::format("  {:<{}} {:>6.1f}  ({:.1f} to {:.1f})\n", importance.names[column],
                            width, share, kPercent * interval.low, kPercent * interval.high);
    }
    if (const std::size_t others = importance.names.size() - order.size(); others > 0)
        text += fmt::format("  {} of {} columns have no importance.\n", others,
                            importance.names.size());
    text += '\n';
    for (const std::string& caution : found.cautions) text += "Caution: " + caution + '\n';
    for (const Message& meaning : importanceMeaning(importance)) text += meaning.english() + '\n';
    return text;
}

int printFindings(const FindingsArguments& arguments) {
    auto source = openFigureSource(arguments.model, arguments.file, arguments.run);
    if (!source) return reportError(source.error());
    source->reading = arguments.reading;
    Result<RunFindings> found;
    Arena(availableThreads()).run([&] { found = findingsOf(*source, !arguments.file.empty()); });
    if (!found) return reportError(found.error());
    const FittedRecipe& recipe = *source->predictor()->recipe;
    if (!arguments.json) {
        std::cout << textOf(*found, recipe);
        return 0;
    }
    const Message headline = importanceHeadline(found->importance, recipe);
    printJson({{"headline", headline.english()},
               {"headline_code", headline.code()},
               {"target", recipe.target},
               {"carried_by", carryingColumns(found->importance).names},
               {"importance", importanceJson(found->importance)},
               {"cautions", found->cautions}});
    return 0;
}

}  // namespace

void addFindingsCommand(CLI::App& app, int& exitCode) {
    CLI::App* command = app.add_subcommand(
        "findings", "Report which columns carry a model's prediction, and how sure that is");
    auto arguments = std::make_shared<FindingsArguments>();
    command
        ->add_option("model", arguments->model, "Model file written by train --model, or a project")
        ->required();
    command->add_option("file", arguments->file,
                        "Later table with the target, over whose rows the importance is measured "
                        "(default: the held-out rows of the training)");
    addReadAs(*command, arguments->reading);
    command->add_option("--run", arguments->run, "Run of a project: latest, its name or number")
        ->capture_default_str();
    command->add_flag("--json", arguments->json, "One JSON object on standard output");
    command->callback([arguments, &exitCode] { exitCode = printFindings(*arguments); });
}

}  // namespace ardent::cli
