#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <iostream>
#include <numeric>

#include "app/cli/command.h"
#include "app/cli/explain_report.h"
#include "app/cli/explain_shapley.h"
#include "app/cli/find_source.h"
#include "app/cli/number_check.h"
#include "app/cli/one_of.h"
#include "app/cli/read_as.h"
#include "app/cli/running_options.h"
#include "core/data/task/drawn_rows.h"
#include "core/data/task/encoding.h"
#include "core/data/task/gaps.h"
#include "core/data/task/later_task.h"
#include "core/data/task/level_inputs.h"
#include "core/data/task/range_notes.h"
#include "core/explain/closed_form.h"
#include "core/explain/derivative_interactions.h"
#include "core/explain/derivative_relevance.h"
#include "core/figure/contributions/contribution_figure.h"
#include "core/figure/notes/constant_note.h"
#include "core/model/constant_model.h"
#include "core/model/used_sources.h"
#include "core/parallel/blocks.h"
#include "core/store/model_file.h"

namespace ardent::cli {
namespace {

struct ExplainArguments {
    std::string model, file, effects;
    ReadingWords reading;
    ShapleyArguments shapley;  ///< what it shares with this is filled in when it is called
    bool isShapley = false;
    Index rows = 2000;
    Index points = 40;
    Index individual = 0;
    int repeats = 5;
    RunningOptions running;
};

constexpr Index kMostPairs = 50;

/// Two different source columns whose names, which may hold commas themselves, stand beside a
/// comma.
std::optional<std::vector<Index>> findPair(const FittedRecipe& recipe, const std::string& text) {
    for (std::size_t at = text.find(','); at != std::string::npos; at = text.find(',', at + 1)) {
        const auto first = findSource(recipe, text.substr(0, at));
        const auto second = findSource(recipe, text.substr(at + 1));
        if (first && second && *first != *second) return std::vector{*first, *second};
    }
    return std::nullopt;
}

/// Source columns named in "x" or "x,y".
Result<std::vector<Index>> findColumns(const FittedRecipe& recipe, const std::string& text) {
    if (const auto whole = findSource(recipe, text)) return std::vector{*whole};
    if (auto pair = findPair(recipe, text)) return *pair;
    std::vector<Index> columns;
    for (const std::string& name : CLI::detail::split(text, ',')) {
        const auto found = findSource(recipe, name);
        if (!found) return tl::unexpected(found.error());
        columns.push_back(*found);
    }
    if (columns.size() > 2)
        return fail(
            Fault::Usage,
            message("effects-columns", "--effects {}: give one column or two, as in x,y.", text));
    if (columns.size() == 2 && columns[0] == columns[1])
        return fail(Fault::Usage,
                    message("effects-repeated",
                            "--effects {}: this is the same column twice; name two.", text));
    return columns;
}

Message noPermutation(const FittedRecipe& recipe, const Table& table, bool hasTarget) {
    if (!hasTarget)
        return message("no-target-column",
                       "{} has no column \"{}\", so there is no permutation relevance.", table.name,
                       recipe.target);
    if (recipe.problem == Problem::Classification)
        return message("no-row-with-target",
                       "{} has no row with a value of \"{}\" that the model knows, so there is no "
                       "permutation relevance.",
                       table.name, recipe.target);
    return message("no-row-with-target",
                   "{} has no row with a value of \"{}\", so there is no permutation relevance.",
                   table.name, recipe.target);
}

/// The rows that have a target that the model knows, or all where none has.
Result<Task> readRows(const Predictor& predictor, const Table& table, Explanation& explanation) {
    const std::string& target = predictor.recipe->target;
    const bool hasTarget = table.find(target) >= 0;
    auto task = laterTask(predictor.recipe, table);
    if (task && task->x.rows() > 0) {
        explanation.notes.insert(explanation.notes.end(), task->notes.begin(), task->notes.end());
        return task;
    }
    if (!task && hasTarget) return task;
    auto encoded = encode(*predictor.recipe, table);
    if (!encoded) return tl::unexpected(encoded.error());
    Task without;
    without.recipe = predictor.recipe;
    without.x = std::move(encoded->x);
    std::ranges::move(heldNotes(encoded->held), std::back_inserter(explanation.notes));
    explanation.notes.push_back(noPermutation(*predictor.recipe, table, hasTarget));
    return without;
}

void addEffects(const Predictor& predictor, const Task& task, const std::vector<std::int32_t>& rows,
                const std::vector<Index>& columns, const ExplainArguments& arguments,
                Explanation& explanation) {
    std::vector<EffectAxis> axes;
    for (const Index column : columns)
        axes.push_back(axisOfValues(predictor, task.x, rows, column, arguments.points));
    const auto single = drawnRows(rows, arguments.individual, arguments.running.seed);
    for (const EffectAxis& axis : axes)
        explanation.effects.push_back(*partialDependence(predictor, task.x, rows, axis, single));
    if (axes.size() == 2)
        explanation.surface = jointDependence(predictor, task.x, rows, axes[0], axes[1]);
}

void addSobol(const Predictor& predictor, const Task& task, const std::vector<std::int32_t>& rows,
              Explanation& explanation) {
    const auto used = std::ranges::count(usedSources(predictor), true);
    if (sobolEntries(predictor) > kMostSobolEntries) {
        explanation.notes.push_back(message(
            "sobol-takes-hours",
            "No Sobol indices: {} features and {} columns would take hours; train with fewer "
            "features or columns.",
            predictor.fourier()->features(), used));
        return;
    }
    const bool terminal = isatty(STDERR_FILENO) != 0;
    SobolAnalysis analysis(predictor, task.x, rows);
    while (analysis.advance())
        if (terminal)
            std::cerr << fmt::format("\rSobol indices {:3.0f} %", 100. * analysis.progress())
                      << std::flush;
    if (terminal) std::cerr << '\n';
    explanation.sobol = analysis.result();
    const SobolIndices& found = explanation.sobol->finding;
    if (found.pairSources < used)
        explanation.notes.push_back(
            message("sobol-of-some",
                    "Sobol indices of pairs are limited to the {} columns that interact most.",
                    found.pairSources));
}

void addCorrelation(const Task& task, const std::vector<std::int32_t>& rows,
                    Explanation& explanation) {
    std::vector<Index> sources(task.recipe->sources.size());
    std::iota(sources.begin(), sources.end(), Index{0});
    explanation.correlation = strongestCorrelation(*task.recipe, task.x, rows, sources);
    if (!explanation.correlation || std::abs(explanation.correlation->value) <= kStrongCorrelation)
        return;
    const auto name = [&](Index source) {
        return task.recipe->sources[static_cast<std::size_t>(source)].name;
    };
    explanation.notes.push_back(
        message("columns-correlated",
                "{} and {} are correlated ({:.2f}), the strongest of all; read Sobol indices and "
                "effects with care, since they treat columns as independent.",
                name(explanation.correlation->first), name(explanation.correlation->second),
                explanation.correlation->value));
}

/// Of a task with targets, all rows of which are training rows, or without any.
std::vector<std::int32_t> rowsToUse(const Task& task, const ExplainArguments& arguments) {
    if (!task.split.train.empty())
        return drawnRows(task, task.split.train, arguments.rows, arguments.running.seed);
    std::vector<std::int32_t> all(static_cast<std::size_t>(task.x.rows()));
    std::iota(all.begin(), all.end(), 0);
    return drawnRows(std::move(all), arguments.rows, arguments.running.seed);
}

bool rowsAreAlike(const DesignMatrix& x, const std::vector<std::int32_t>& rows) {
    return std::ranges::all_of(rows,
                               [&](std::int32_t row) { return x.row(row) == x.row(rows.front()); });
}

Message nothingDiffers(Index rows) {
    return rows == 1 ? message("rows-alike",
                               "No Sobol indices and no permutation relevance: these compare rows, "
                               "and there is one; give more.")
                     : message("rows-alike",
                               "No Sobol indices and no permutation relevance: these compare rows, "
                               "and all {} are alike; give others.",
                               rows);
}

Result<Explanation> explain(const StoredModel& model, const Table& table,
                            const ExplainArguments& arguments) {
    const Predictor& predictor = model.predictor;
    Explanation explanation;
    explanation.recipe = predictor.recipe;
    explanation.method = model.origin.method;
    explanation.unit = outputUnit(predictor);
    std::vector<Index> columns;
    if (!arguments.effects.empty()) {
        const auto found = findColumns(*predictor.recipe, arguments.effects);
        if (!found) return tl::unexpected(found.error());
        columns = *found;
    }
    auto task = readRows(predictor, table, explanation);
    if (!task) return tl::unexpected(task.error());
    if (task->x.rows() == 0)
        return fail(Fault::Data,
                    message("no-rows", "{} has no rows to explain; give some.", table.name));
    const std::vector<std::int32_t> rows = rowsToUse(*task, arguments);
    explanation.rowsUsed = std::ssize(rows);
    explanation.rows = task->x.rows();

    std::ranges::move(gapNotes(*predictor.recipe, findGaps(*predictor.recipe, table)),
                      std::back_inserter(explanation.notes));
    std::ranges::move(rangeNotes(*predictor.recipe, table), std::back_inserter(explanation.notes));
    if (isConstant(predictor)) explanation.notes.push_back(Message(constantModelText()));
    task->x = withDrawnLevels(*predictor.recipe, std::move(task->x));
    const bool differ = !rowsAreAlike(task->x, rows);
    if (differ)
        addCorrelation(*task, rows, explanation);
    else
        explanation.notes.push_back(nothingDiffers(explanation.rowsUsed));
    if (predictor.fourier() != nullptr) {
        explanation.derivatives = derivativeRelevance(predictor, task->x, rows);
        if (differ) addSobol(predictor, *task, rows, explanation);
    } else if (differ) {
        explanation.notes.push_back(
            predictor.trees()
                ? message("trees-permutation-only",
                          "Trees are steps without slopes, and have no closed forms of shares of "
                          "variance: interactions, effects and permutation relevance only.")
                : message(
                      "permutation-only",
                      "A kernel expansion has no closed forms of slopes and shares of variance: "
                      "interactions, effects and permutation relevance only."));
    }
    if (differ || predictor.fourier() != nullptr)
        explanation.interactions = strongestInteractions(
            predictor, task->x, rows, {message("plain-rows", "rows"), message("plain-row", "row")},
            kMostPairs);
    addEffects(predictor, *task, rows, columns, arguments, explanation);
    if (differ && !task->split.train.empty()) {
        explanation.permutation =
            permutationRelevance(predictor, task->x, task->y, rows,
                                 {.repeats = arguments.repeats, .seed = arguments.running.seed});
        explanation.notes.push_back(
            message("rows-may-be-learned",
                    "Permutation relevance is too large on rows that the model was trained on; if "
                    "these are among them, give a table of others."));
    }
    return explanation;
}

int explainRows(ExplainArguments arguments) {
    ShapleyArguments& shapley = arguments.shapley;
    shapley.model = std::move(arguments.model);
    shapley.file = std::move(arguments.file);
    shapley.reading = std::move(arguments.reading);
    shapley.rows = arguments.rows;
    shapley.seed = arguments.running.seed;
    shapley.json = arguments.running.json;
    int exitCode = 0;
    Arena(chosenThreads(arguments.running.threads)).run([&] {
        exitCode = explainShapley(shapley);
    });
    return exitCode;
}

int explainFile(const ExplainArguments& arguments) {
    if (arguments.file.empty())
        return reportError(
            {Fault::Usage, message("explain-no-table",
                                   "Name a table over whose rows {} is explained: ardent-cli "
                                   "explain {} FILE.",
                                   arguments.model, arguments.model)});
    const auto model = loadModel(arguments.model);
    if (!model) return reportError(model.error());
    const auto imported =
        readLaterTableAs(arguments.file, Precision::Printed, *model->predictor.recipe,
                         arguments.reading, /*needsTarget=*/true);
    if (!imported) return reportError(imported.error());
    for (const Message& note : imported->report.notes)
        std::cerr << "Note: " << note.english() << '\n';
    Result<Explanation> explanation;
    Arena(chosenThreads(arguments.running.threads)).run([&] {
        explanation = explain(*model, imported->table, arguments);
    });
    if (!explanation) return reportError(explanation.error());
    if (arguments.running.json)
        printJson(explanationJson(*explanation));
    else
        std::cout << explanationText(*explanation);
    return 0;
}

}  // namespace

namespace {

void addShapley(CLI::App& command, ExplainArguments& arguments, CLI::Option* effects) {
    ShapleyArguments& shapley = arguments.shapley;
    CLI::Option* flag = command.add_flag(
        "--shapley", arguments.isShapley,
        "Instead: exact Shapley values, how far each column moves the output at a row from its "
        "mean; of a project over its training rows where no table is named");
    flag->excludes(effects);
    command
        .add_option("--background", shapley.background,
                    "What stands for unknown columns: independent (each by itself as in the "
                    "background rows) or joint (all as in one of these rows)")
        ->check(oneOf({"independent", "joint"}))
        ->needs(flag)
        ->capture_default_str();
    command
        .add_option("--background-rows", shapley.backgroundRows,
                    fmt::format("Background rows at most, drawn where there are more (default: {} "
                                "independent, {} joint)",
                                usualBackgroundRows(BackgroundKind::Independent),
                                usualBackgroundRows(BackgroundKind::Joint)))
        ->check(wholeFrom(1, 1000000000))
        ->needs(flag);
    command
        .add_option("--row", shapley.chosen,
                    "Row of the table, from 1, whose contributions are printed; several between "
                    "commas (default: those of least, median and greatest prediction)")
        ->check(wholeFrom(1, 1000000000))
        ->delimiter(',')
        ->allow_extra_args(false)
        ->needs(flag);
    command
        .add_flag(
            "--interactions", shapley.interactions,
            "Also SHAP interaction values of the rows printed, which sum to the contributions")
        ->needs(flag);
    command
        .add_option("--out", shapley.out,
                    "CSV file for the contributions of every row; - is standard output")
        ->needs(flag);
    command.add_option("--run", shapley.run, "Run of a project: latest, its name or number")
        ->needs(flag)
        ->capture_default_str();
}

}  // namespace

void addExplainCommand(CLI::App& app, int& exitCode) {
    CLI::App* command =
        app.add_subcommand("explain", "Report which columns of a model matter, alone and together");
    auto arguments = std::make_shared<ExplainArguments>();
    command
        ->add_option("model", arguments->model,
                     "Model file written by train --model; with --shapley also a project")
        ->required();
    command->add_option("file", arguments->file, "Table over whose rows the model is explained");
    addReadAs(*command, arguments->reading);
    CLI::Option* effects = command->add_option(
        "--effects", arguments->effects, "Column whose mean effect is reported, or two as in x,y");
    command->add_option("--points", arguments->points, "Points of an effect along a number")
        ->check(wholeFrom(2, 1000))
        ->capture_default_str();
    command
        ->add_option("--individual", arguments->individual,
                     "Number of single rows whose curves are reported with the mean effect "
                     "(individual conditional expectations)")
        ->check(wholeFrom(0, 1000))
        ->needs(effects)
        ->capture_default_str();
    command
        ->add_option("--rows", arguments->rows,
                     "Rows to use at most, drawn from the table where it has more")
        ->check(wholeFrom(1, 1000000000))
        ->capture_default_str();
    command
        ->add_option("--repeats", arguments->repeats,
                     "Shuffles of each column for permutation "
                     "relevance")
        ->check(wholeFrom(1, 1000))
        ->capture_default_str();
    addRunningOptions(*command, arguments->running, "Seed of the rows drawn and of the shuffles");
    addShapley(*command, *arguments, effects);
    command->callback([arguments, command, &exitCode] {
        const auto named = requireName(*command, "--effects", "column").and_then([&] {
            return requireName(*command, "--out", "file");
        });
        exitCode = !named                 ? reportError(named.error())
                   : arguments->isShapley ? explainRows(*arguments)
                                          : explainFile(*arguments);
    });
}

}  // namespace ardent::cli
