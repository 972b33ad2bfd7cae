#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <chrono>
#include <cmath>
#include <filesystem>
#include <iostream>
#include <iterator>
#include <limits>
#include <thread>
#include <utility>

#include "app/cli/command.h"
#include "app/cli/interrupt.h"
#include "app/cli/number_check.h"
#include "app/cli/problem_options.h"
#include "app/cli/read_as.h"
#include "app/cli/running_options.h"
#include "app/cli/settings.h"
#include "app/cli/shell_text.h"
#include "app/cli/train_outputs.h"
#include "core/base/build_info.h"
#include "core/base/text.h"
#include "core/data/synthetic/synthetic.h"
#include "core/data/table/table_digest.h"
#include "core/data/task/identifiers.h"
#include "core/data/task/make_task.h"
#include "core/data/task/sources.h"
#include "core/evaluate/truth_scores.h"
#include "core/explain/derivative_interactions.h"
#include "core/explain/scale_caution.h"
#include "core/method/methods.h"
#include "core/parallel/blocks.h"
#include "core/train/run.h"

namespace ardent::cli {
namespace {

struct TrainArguments {
    std::string file, method = "metric", split, testFile, truth;
    ProblemOptions problem;
    TrainOutputs outputs;
    std::vector<std::string> settings;
    RunLimits limits;
    RunningOptions running;
};

Result<SplitShares> parseSplit(const std::string& text, bool testIsApart) {
    if (text.empty()) return testIsApart ? SplitShares{0.9, 0.1, 0.} : SplitShares{};
    const auto refuse = [&text](const Message& what) {
        return fail(Fault::Usage, message("split", "--split {}: {}", text, what));
    };
    std::vector<double> shares;
    for (const std::string& part : CLI::detail::split(text, ',')) {
        double share = -1.;
        const auto [end, error] = std::from_chars(part.data(), part.data() + part.size(), share);
        const bool isShare = error == std::errc{} && end == part.data() + part.size() &&
                             share >= 0. && std::isfinite(share);
        if (!isShare)
            return refuse(message(
                "no-share", "\"{}\" is not a share; give numbers of at least 0, as in 0.8,0.1,0.1.",
                part));
        shares.push_back(share);
    }
    if (shares.size() < 2 || shares.size() > 3)
        return refuse(
            message("wrong-number-of-shares",
                    "give the shares of training, validation and test rows, as in 0.8,0.1,0.1."));
    if (testIsApart && shares.size() == 3 && shares[2] > 0.)
        return refuse(
            message("test-share-and-test",
                    "the rows of --test are the test rows; give the shares of training and "
                    "validation rows, as in 0.9,0.1."));
    if (shares[0] == 0.)
        return refuse(message("training-share-is-zero",
                              "the first share, of the training rows, is 0; make it larger."));
    return SplitShares{shares[0], shares[1], shares.size() == 3 ? shares[2] : 0.};
}

/// Errors (Fault::Data): none of the table's rows can test what is learned.
Result<> requireTestRows(const Task& task, const std::string& test) {
    if (!task.split.test.empty()) return {};
    const FittedRecipe& recipe = *task.recipe;
    return fail(
        Fault::Data,
        recipe.problem == Problem::Classification
            ? message("test-lacks-target",
                      "--test {}: no row has a value of the target \"{}\" that the training table "
                      "has too; give a table with such rows.",
                      test, recipe.target)
            : message("test-lacks-target",
                      "--test {}: no row has a value of the target \"{}\"; give a table with such "
                      "rows.",
                      test, recipe.target));
}

Result<Task> readTask(const TrainArguments& arguments) {
    const auto shares = parseSplit(arguments.split, !arguments.testFile.empty());
    if (!shares) return tl::unexpected(shares.error());
    Recipe recipe = recipeFor(arguments.problem);
    recipe.seed = arguments.running.seed;
    recipe.split = *shares;

    auto imported = readTableAs(arguments.file, Precision::Training, arguments.problem.reading);
    if (!imported) return tl::unexpected(imported.error());
    recipe.readings = *parseReadings(arguments.problem.reading.columns);
    recipe.fileReading = *parseOptions(arguments.problem.reading);
    takeRowNames(imported->table, recipe);
    if (const auto shaped = shapeTable(arguments.problem.shape, *imported, recipe); !shaped)
        return tl::unexpected(shaped.error());
    std::ranges::move(identifierNotes(imported->table, recipe),
                      std::back_inserter(imported->report.notes));
    for (const Message& note : imported->report.notes)
        std::cerr << "Note: " << note.english() << '\n';
    if (arguments.testFile.empty()) return makeTask(recipe, std::move(imported->table));
    auto test = readTestTable(arguments.testFile, imported->table, recipe);
    if (!test) return tl::unexpected(test.error());
    for (const Message& note : test->report.notes)
        std::cerr << fmt::format("Note: {}: {}\n", test->table.name, note);
    TableShape steps = recipe.shape;
    std::erase_if(steps, [](const ShapeStep& step) { return step.kind == StepKind::Exclude; });
    auto testRows = takeSteps(steps, std::move(test->table));
    if (!testRows) return tl::unexpected(testRows.error());
    for (const Message& note : testRows->notes)
        std::cerr << fmt::format("Note: {}: {}\n", testRows->table.name, note);
    test->table = std::move(testRows->table);
    const bool isSame =
        imported->table.rows == test->table.rows && digest(imported->table) == digest(test->table);
    auto task = makeTask(recipe, std::move(imported->table), std::move(test->table));
    if (!task) return task;
    if (const auto some = requireTestRows(*task, arguments.testFile); !some)
        return tl::unexpected(some.error());
    if (isSame)
        task->notes.push_back(message(
            "test-is-training",
            "--test {}: the same rows as in {}, so the test error does not measure new rows; give "
            "others.",
            arguments.testFile, arguments.file));
    return task;
}

/// Of --truth, a synthetic set or names of columns, or of the set that the file is a draw of. Empty
/// where it is not known. Errors (Fault::Usage): a name that is neither.
Result<std::vector<std::string>> knownRelevant(const TrainArguments& arguments, const Task& task) {
    const std::vector<std::string> variables = sourceNames(*task.recipe);
    const std::string own = syntheticSetOf(arguments.file, variables, arguments.problem.target);
    if (const SyntheticSet* set = findSyntheticSet(arguments.truth.empty() ? own : arguments.truth))
        return relevantColumns(*set);
    std::vector<std::string> names;
    for (std::string name : CLI::detail::split(arguments.truth, ','))
        if (!CLI::detail::trim(name).empty()) names.push_back(std::move(name));
    for (const std::string& name : names)
        if (std::ranges::find(variables, name) == variables.end())
            return fail(Fault::Usage,
                        message("truth-is-no-feature", "--truth: {} is no feature; {}", name,
                                didYouMean(name, variables,
                                           message("truth-is-set-or-features",
                                                   "give a synthetic set or features with commas "
                                                   "between them."))));
    return names;
}

void showProgress(const Snapshot& snapshot) {
    std::string line =
        fmt::format("\r{}{}{} {}", snapshot.stage, snapshot.stage.empty() ? "" : "  ",
                    idOf(snapshot.tickUnit), snapshot.tick);
    if (const Index last = snapshot.curve.size() - 1; last >= 0)
        for (std::size_t s = 0; s < snapshot.curve.series().size(); ++s)
            if (const double value = snapshot.curve.value(last, static_cast<Index>(s));
                !std::isnan(value))
                line += fmt::format("  {} loss {:.5g}", snapshot.curve.series()[s].id, value);
    std::cerr << fmt::format("{:<78}", line + fmt::format("  {:.1f} s", snapshot.seconds))
              << std::flush;
}

SnapshotPtr runToEnd(Run& run) {
    noteInterrupt();
    const bool terminal = isatty(STDERR_FILENO) != 0;
    run.resume();
    SnapshotPtr latest;
    while (!latest || !latest->isLast) {
        if (run.waitForEnd(0.1)) std::this_thread::sleep_for(std::chrono::milliseconds(5));
        if (wasInterrupted()) run.cancel();
        if (SnapshotPtr next = run.take()) latest = std::move(next);
        if (terminal && latest) showProgress(*latest);
    }
    if (terminal) std::cerr << '\n';
    return latest;
}

/// How long to look for interactions, in seconds: what a time limit leaves, or a moment.
double timeForInteractions(const RunLimits& limits, const Snapshot& result) {
    constexpr double kMoment = 2.;
    if (limits.seconds <= 0.) return std::numeric_limits<double>::infinity();
    return std::max(kMoment, limits.seconds - result.seconds);
}

/// Where the method has no measure of its own for interactions, that of all Fourier models.
SnapshotPtr withInteractions(SnapshotPtr result, const Task& task, const RunLimits& limits) {
    constexpr Index kMost = 20;
    const FourierModel* model = result->predictor ? result->predictor->fourier() : nullptr;
    if (model == nullptr || result->interactions || !model->isFinite() || model->features() == 0)
        return result;
    const auto isInTime = [begun = std::chrono::steady_clock::now(),
                           seconds = timeForInteractions(limits, *result)] {
        const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - begun;
        return taken.count() < seconds;
    };
    const auto found =
        strongestInteractions(*result->predictor, task.x, task.split.train, RowPart::Training,
                              kMost, [&] { return !wasInterrupted() && isInTime(); });
    if (!found) {
        std::cerr << fmt::format("Note: interactions are left out: {}.\n",
                                 wasInterrupted() ? "the training was stopped"
                                                  : "they take longer than --max-seconds leaves");
        return result;
    }
    Snapshot more = *result;
    more.interactions = found->finding;
    std::erase_if(more.interactions->sets,
                  [](const Interactions::Set& set) { return !(set.score > 0.); });
    return std::make_shared<const Snapshot>(std::move(more));
}

/// The command that gives the same result again, whatever the number of threads, and what the
/// result depends on besides.
std::string recipeOf(const TrainArguments& arguments, const Snapshot& result) {
    std::string text = "ardent-cli train " + shellQuoted(arguments.file);
    const auto add = [&text](const char* option, const std::string& value) {
        if (!value.empty()) text += fmt::format(" {} {}", option, shellQuoted(value));
    };
    add("--target", arguments.problem.target);
    add("--method", arguments.method);
    add("--task", arguments.problem.task);
    add("--seed", std::to_string(arguments.running.seed));
    add("--split", arguments.split);
    if (arguments.problem.impute != "auto") add("--impute", arguments.problem.impute);
    if (arguments.problem.dates != "parts") add("--dates", arguments.problem.dates);
    add("--split-by", arguments.problem.parts);
    add("--group", arguments.problem.groups);
    add("--time", arguments.problem.time);
    add("--test", arguments.testFile);
    for (const std::string& setting : arguments.settings) add("--set", setting);
    for (const std::string& name : arguments.problem.ignored) add("--ignore", name);
    for (const std::string& name : arguments.problem.features) add("--feature", name);
    for (const auto& [name, word] : arguments.problem.reading.all()) add(name.c_str(), word);
    for (const auto& [name, word] : arguments.problem.shape.all()) add(name.c_str(), word);
    const RunLimits& limits = arguments.limits;
    if (limits.seconds > 0.) add("--max-seconds", fmt::format("{}", limits.seconds));
    if (limits.ticks > 0) add("--max-steps", fmt::format("{}", limits.ticks));
    return text + fmt::format("\n{} after {} {}s. {}\nArdent {}, instruction set {}.",
                              runStateName(result.state), result.tick, idOf(result.tickUnit),
                              result.reason, buildInfo().version, buildInfo().instructionSet);
}

/// What to add to the command after a training that has diverged; empty where that is not known.
Message remedyOf(const Snapshot& result) {
    if (!result.remedy) return {};
    return message("try-setting", "Try --set {}={}.", result.remedy->option,
                   toText(result.remedy->value));
}

/// Of a training that was to make a model, or at least to rank, and has nothing.
Message withoutModel(const TrainArguments& arguments, const Snapshot& result) {
    if (!arguments.outputs.model.empty())
        return message("model-not-written",
                       "--model {}: this training ended without a model; the file is not written.",
                       arguments.outputs.model);
    if (result.state == RunState::Cancelled)
        return message("stopped-without-model", "This training was stopped before it had a model.");
    const RunLimits& limits = arguments.limits;
    if (limits.seconds > 0. && limits.ticks > 0)
        return message("limits-too-low",
                       "This training ended without a model; raise --max-seconds or --max-steps.");
    if (limits.seconds > 0. || limits.ticks > 0)
        return message("limits-too-low", "This training ended without a model; raise {}.",
                       limits.ticks <= 0 ? "--max-seconds" : "--max-steps");
    return sentences({message("ended-without-model", "This training ended without a model."),
                      Message(result.reason)});
}

int train(const TrainArguments& arguments) {
    const auto named = methodNamed(arguments.method);
    if (!named) return reportError(named.error());
    const Method* method = *named;
    const auto chosen = parseSettings(*method, arguments.settings, "--set");
    if (!chosen) return reportError(chosen.error());
    const auto options = complete(method->schema(), *chosen);
    if (!options) return reportError(options.error());
    const auto effective = checkEffects(method->schema(), *chosen, *options);
    if (!effective) return reportError(effective.error());
    for (const std::string& input : {arguments.file, arguments.testFile})
        if (isSameFile(arguments.outputs.model, input))
            return reportError({Fault::Usage, outputIsTable("--model", arguments.outputs.model)});
    const auto writable = checkOutputs(arguments.outputs);
    if (!writable) return reportError(writable.error());
    auto read = readTask(arguments);
    if (!read) return reportError(read.error());
    const auto task = std::make_shared<const Task>(std::move(*read));
    const auto relevant = knownRelevant(arguments, *task);
    if (!relevant) return reportError(relevant.error());
    auto trainer = makeTrainer(*method, task, *chosen, arguments.running.seed);
    if (!trainer) return reportError(trainer.error());

    const TrainingRequest request{arguments.method, *options, arguments.running.seed,
                                  chosenThreads(arguments.running.threads), *relevant};
    RunSettings settings;
    settings.threads = request.threads;
    settings.limits = arguments.limits;
    settings.publishInterval = 0.1;
    if (arguments.testFile.empty()) {
        Recipe recipe = recipeFor(arguments.problem);
        recipe.seed = request.seed;
        settings.again = retraining(*method, *chosen, recipe);
    }
    const bool makesModel = (*trainer)->makesModel();
    Run run(std::move(*trainer), task, settings);
    SnapshotPtr result = runToEnd(run);
    Arena(request.threads).run([&] {
        result = withInteractions(std::move(result), *task, arguments.limits);
    });

    const Message caution =
        result->predictor && result->relevance
            ? scaleCaution(*result->predictor, *result->relevance, request.method, *task)
            : Message();
    if (!caution.empty()) std::cerr << "Note: relevance: " << caution.english() << '\n';
    if (arguments.running.json)
        printJson(trainingJson(request, *task, *result, caution));
    else
        std::cout << trainingText(request, *task, *result);
    const auto written = writeOutputs(
        arguments.outputs, request, *task, *result,
        {"", std::string(method->title), std::filesystem::path(arguments.file).filename().string(),
         arguments.running.seed, *parseSplit(arguments.split, !arguments.testFile.empty()),
         doubt(*result).text, arguments.problem.target},
        recipeOf(arguments, *result));
    if (!written) return reportError(written.error());
    if (result->state == RunState::Diverged || result->state == RunState::Failed)
        return reportError({Fault::Training, sentences({result->reason, remedyOf(*result)})});
    const bool wantsModel = makesModel || !arguments.outputs.model.empty();
    if (!result->predictor && (wantsModel || !result->relevance))
        return reportError({Fault::Training, withoutModel(arguments, *result)});
    return 0;
}

}  // namespace

void addTrainCommand(CLI::App& app, int& exitCode) {
    CLI::App* command = app.add_subcommand("train", "Learn from a table and report what matters");
    auto arguments = std::make_shared<TrainArguments>();
    command->add_option("file", arguments->file, std::string("Table: ") + kTableFormats)
        ->required();
    command->add_option("--target", arguments->problem.target, "Column to predict")->required();
    command->add_option("--method", arguments->method, "Method, see `ardent-cli methods`")
        ->capture_default_str();
    command->add_option("--set", arguments->settings, "option=value of the method; may be repeated")
        ->take_all();
    addProblem(*command, arguments->problem);
    command->add_option("--split", arguments->split,
                        "Shares of training, validation and test rows, scaled to sum to 1 (default "
                        "0.8,0.1,0.1; with --test "
                        "0.9,0.1)");
    auto* parts = command->add_option(
        "--split-by", arguments->problem.parts,
        "Column that says train, validation or test in every row, in place of shares");
    addSplitColumns(*command, arguments->problem);
    for (const char* other : {"--split", "--group", "--time"})
        parts->excludes(command->get_option(other));
    command->add_option("--test", arguments->testFile, "Table whose rows are all for testing");
    command->add_option("--truth", arguments->truth,
                        "Variables known to matter, with commas between them, or a synthetic set: "
                        "adds how well the findings agree (default: that of the set whose name and "
                        "columns the table has)");
    addRunningOptions(*command, arguments->running, "Seed of every random choice");
    command
        ->add_option("--max-seconds", arguments->limits.seconds,
                     "End after this time of training with the best model so far; a search for "
                     "interactions may take what is left of it, or 2 seconds")
        ->check(positiveUpTo(RunLimits::kMostSeconds));
    command
        ->add_option("--max-steps", arguments->limits.ticks,
                     "End after this many steps (epochs, rounds, λ …) with the best model so far")
        ->check(wholeFrom(1, RunLimits::kMostTicks));
    command->add_option("--model", arguments->outputs.model, "Write the model there as JSON");
    command->add_option("--figures", arguments->outputs.figures,
                        "Folder for the figures loss.pdf and relevance.pdf");
    command->callback([arguments, command, &exitCode] {
        for (const auto& [option, what] :
             {std::pair("--model", "file"), std::pair("--figures", "folder"),
              std::pair("--test", "table"), std::pair("--truth", "set or feature"),
              std::pair("--split-by", "column"), std::pair("--group", "column"),
              std::pair("--time", "column"),
              std::pair("--split", "share for each kind of rows, as in 0.8,0.1,0.1")})
            if (const auto named = requireName(*command, option, what); !named) {
                exitCode = reportError(named.error());
                return;
            }
        exitCode = train(*arguments);
    });
}

}  // namespace ardent::cli
