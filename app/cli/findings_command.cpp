#include <fmt/format.h>

#include <algorithm>
#include <iostream>
#include <iterator>
#include <memory>

#include "app/cli/command.h"
#include "app/cli/figure_source.h"
#include "app/cli/importance_report.h"
#include "app/cli/read_as.h"
#include "app/cli/running_options.h"
#include "core/data/table/moments.h"
#include "core/data/task/row_copies.h"
#include "core/data/task/target.h"
#include "core/data/task/target_values.h"
#include "core/figure/findings/findings.h"
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
    std::optional<StrongestPair> pair;
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

/// Why these rows say nothing of the model; empty where they may.
Message whyNothing(const FigureSource& source, const Task& task,
                   const std::vector<std::int32_t>& rows) {
    constexpr std::size_t kFewest = 10;
    const std::string& target = task.recipe->target;
    if (rows.size() < kFewest)
        return message("too-few-rows-for-findings",
                       "{}: importance takes ten rows or more with a value of {}, and there are "
                       "{}.",
                       source.name, target, rows.size());
    const auto [low, high] = std::ranges::minmax(
        rows, {}, [&](std::int32_t row) { return task.y[static_cast<std::size_t>(row)]; });
    return task.y[static_cast<std::size_t>(low)] == task.y[static_cast<std::size_t>(high)]
               ? message("same-target-in-all-rows",
                         "{}: {} is the same in all {} rows, so that nothing explains it.",
                         source.name, target, rows.size())
               : Message();
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
    if (const Message why = whyNothing(source, rows->task, judging.rows); !why.empty())
        return fail(Fault::Data, why);
    auto importance = variableImportance(*source.predictor(), rows->task, judging);
    if (!importance) return fail(Fault::Data, nothingExplained(source));
    return *importance;
}

/// What a later table's target has beside that of training.
std::vector<std::string> targetCautions(const FigureSource& source) {
    constexpr double kFar = 3.;  // standard deviations of the training rows
    std::vector<std::string> cautions;
    const auto rows = rowsWithTarget(source);
    if (!rows || rows->areLearned) return cautions;
    for (const Message& note : rows->task.notes)
        if (note.code() == kClassNotTrained) cautions.push_back(note.english());
    if (const double times = timesCopied(rows->task); times > 1.)
        cautions.push_back(message("rows-are-copies",
                                   "Rows repeat each other, each {:.2g} times on average: copies "
                                   "are no evidence of their own, so that the intervals are too "
                                   "narrow.",
                                   times)
                               .english());
    const FittedRecipe& recipe = *rows->task.recipe;
    if (recipe.problem == Problem::Classification || rows->task.y.empty()) return cautions;
    const double mean = moments(targetValues(rows->task, rows->task.split.train)).mean;
    const double trained = original(recipe.targetTransform, recipe.targetOffset);
    const double low =
        original(recipe.targetTransform, recipe.targetOffset - kFar * recipe.targetScale);
    const double high =
        original(recipe.targetTransform, recipe.targetOffset + kFar * recipe.targetScale);
    if (mean < low || mean > high)
        cautions.push_back(
            message("target-moved",
                    "{} is {:.4g} on average here and was {:.4g} in training: check that its unit "
                    "is the same.",
                    recipe.target, mean, trained)
                .english());
    return cautions;
}

/// Nothing without rows to look at. Errors: a table that cannot be read.
Result<std::optional<StrongestPair>> pairOf(const FigureSource& source,
                                            const VariableImportance& importance) {
    if (source.table.empty() && source.sample.empty()) return std::nullopt;
    const auto rows = rowsOf(source);
    if (!rows) return tl::unexpected(rows.error());
    return strongestPairOf(*source.predictor(), rows->task, importance);
}

Result<RunFindings> runFindings(const FigureSource& source, bool isOverFile) {
    auto importance = importanceOf(source, isOverFile);
    if (!importance) return tl::unexpected(importance.error());
    auto pair = pairOf(source, *importance);
    if (!pair) return tl::unexpected(pair.error());
    RunFindings found{std::move(*importance), std::move(*pair), {}};
    found.cautions.push_back(leakQuestion(found.importance, *source.predictor()->recipe).english());
    if (const Doubt why = doubt(*source.snapshot); !why.empty())
        found.cautions.push_back(why.text.english());
    if (source.relevanceCautions && !source.relevanceCautions->empty())
        found.cautions.push_back(source.relevanceCautions->front());
    if (isOverFile) std::ranges::move(targetCautions(source), std::back_inserter(found.cautions));
    if (isOverFile && !found.importance.areLearned)
        found.cautions.push_back(
            "These numbers are too good if the model was trained on rows of this file.");
    std::erase(found.cautions, std::string());
    return found;
}

std::string textOf(const RunFindings& found, const Predictor& predictor) {
    const FittedRecipe& recipe = *predictor.recipe;
    std::string text = importanceHeadline(found.importance, recipe).english() + "\n\n" +
                       importanceText(found.importance, predictor) + '\n';
    if (found.pair && actsTogether(*found.pair))
        text += pairFinding(found.pair, predictor).english() + '\n';
    for (const std::string& caution : found.cautions) text += "Caution: " + caution + '\n';
    for (const Message& meaning : importanceMeaning(found.importance))
        text += meaning.english() + '\n';
    return text;
}

/// The variance that a sum of two effects misses, as a share of their joint effect and of f.
Json pairJson(const StrongestPair& pair, const FittedRecipe& recipe) {
    const auto nameOf = [&](Index source) {
        return recipe.sources[static_cast<std::size_t>(source)].name;
    };
    return {{"variables", {nameOf(pair.sources.first), nameOf(pair.sources.second)}},
            {"share_beyond_sum", pair.effect.share()},
            {"share_of_model", pair.ofModel},
            {"acts_together", actsTogether(pair)}};
}

int printFindings(const FindingsArguments& arguments) {
    auto source = openFigureSource(arguments.model, arguments.file, arguments.run);
    if (!source) return reportError(source.error());
    source->reading = arguments.reading;
    Result<RunFindings> found;
    Arena(availableThreads()).run([&] { found = runFindings(*source, !arguments.file.empty()); });
    if (!found) return reportError(found.error());
    const FittedRecipe& recipe = *source->predictor()->recipe;
    if (!arguments.json) {
        std::cout << textOf(*found, *source->predictor());
        return 0;
    }
    const Message headline = importanceHeadline(found->importance, recipe);
    std::vector<std::string> carriedBy;
    for (const auto& together : carryingColumns(found->importance).columns)
        carriedBy.insert(carriedBy.end(), together.begin(), together.end());
    Json pair;
    if (found->pair) pair = pairJson(*found->pair, recipe);
    printJson({{"headline", headline.english()},
               {"headline_code", headline.code()},
               {"target", recipe.target},
               {"carried_by", carriedBy},
               {"importance", importanceJson(found->importance)},
               {"strongest_pair", pair},
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
    addJson(*command, arguments->json);
    command->callback([arguments, &exitCode] { exitCode = printFindings(*arguments); });
}

}  // namespace ardent::cli
