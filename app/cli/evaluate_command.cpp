#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <mutex>

#include "app/cli/command.h"
#include "app/cli/evaluate_report.h"
#include "app/cli/evaluate_state.h"
#include "app/cli/interrupt.h"
#include "app/cli/number_check.h"
#include "app/cli/problem_options.h"
#include "app/cli/read_as.h"
#include "app/cli/running_options.h"
#include "app/cli/settings.h"
#include "core/base/memory.h"
#include "core/base/text.h"
#include "core/data/import/missing_codes.h"
#include "core/data/task/identifiers.h"
#include "core/evaluate/metric_definitions.h"
#include "core/parallel/blocks.h"

namespace ardent::cli {
namespace {

struct EvaluateArguments {
    std::vector<std::string> files, methods;
    std::string resume;
    ProblemOptions problem;
    HoldOut holdOut;
    double validationShare = 0.1;
    int threads = 0;
    bool json = false, csv = false, latex = false;
};

/// "gbrff2" or "gbrff2:rounds=200,lambda=0.01".
Result<EvaluatedMethod> parseMethod(const std::string& text) {
    const std::size_t colon = text.find(':');
    EvaluatedMethod evaluated;
    evaluated.label = text;
    const auto named = methodNamed(text.substr(0, colon));
    if (!named) return tl::unexpected(named.error());
    evaluated.method = *named;
    const auto refuse = [&text](const Error& error) {
        return fail(error.fault, message("method-setting", "--method {}: {}", text, error.text));
    };
    std::vector<std::string> settings;
    if (colon != std::string::npos) settings = CLI::detail::split(text.substr(colon + 1), ',');
    if (std::ranges::any_of(settings,
                            [](const auto& one) { return one.find('=') == std::string::npos; }))
        return refuse({Fault::Usage, message("settings-form",
                                             "write options as in gbrff2:rounds=50,lambda=0.01.")});
    auto chosen = parseSettings(*evaluated.method, settings, "");
    if (!chosen) return refuse(chosen.error());
    const auto complete = ardent::complete(evaluated.method->schema(), *chosen);
    if (!complete) return refuse(complete.error());
    const auto effective = checkEffects(evaluated.method->schema(), *chosen, *complete);
    if (!effective) return refuse(effective.error());
    evaluated.options = std::move(*chosen);
    return evaluated;
}

/// File names, and where two are equal the paths as they were given.
std::vector<std::string> setNames(const std::vector<std::string>& files) {
    std::vector<std::string> names;
    for (const std::string& file : files)
        names.push_back(std::filesystem::path(file).filename().string());
    const std::vector<std::string> plain = names;
    for (std::size_t i = 0; i < files.size(); ++i)
        if (std::ranges::count(plain, plain[i]) > 1) names[i] = files[i];
    return names;
}

Result<EvaluationSet> readSet(const EvaluateArguments& arguments, const std::string& file,
                              std::string shownAs) {
    Recipe recipe = recipeFor(arguments.problem);
    recipe.split = {1. - arguments.validationShare, arguments.validationShare, 0.};
    auto imported = readTableAs(file, Precision::Training, arguments.problem.reading);
    if (!imported) return tl::unexpected(imported.error());
    takeRowNames(imported->table, recipe);
    if (const auto shaped = shapeTable(arguments.problem.shape, *imported, recipe); !shaped)
        return tl::unexpected(shaped.error());
    for (const Message& note : imported->report.notes)
        if (saysOfAMissingCode(note) || !recipe.shape.empty())
            std::cerr << fmt::format("Note: {}: {}\n", shownAs, note);
    return evaluationSet(std::move(shownAs), std::move(imported->table), recipe, arguments.holdOut);
}

struct Job {
    std::size_t set = 0, method = 0;
    int repeat = 0, part = 0;
    std::string key;
};

/// Every job that the state does not have, in parallel, one thread a job. False: interrupted.
bool runJobs(std::vector<EvaluatedSet>& sets, const std::vector<EvaluatedMethod>& methods,
             EvaluationState& state, int threads) {
    std::vector<Job> open;
    std::size_t all = 0;
    for (std::size_t s = 0; s < sets.size(); ++s) {
        const HoldOut& plan = sets[s].set.holdOut;
        const std::uint64_t cells = fingerprint(*sets[s].set.table);
        for (int repeat = 0; repeat < plan.repeats; ++repeat)
            for (int part = 0; part < plan.parts(); ++part)
                for (std::size_t m = 0; m < methods.size(); ++m) {
                    Job job{s, m, repeat, part,
                            jobKey(sets[s].set, cells, methods[m], repeat, part)};
                    const auto row = static_cast<std::size_t>(repeat * plan.parts() + part);
                    ++all;
                    if (const EvaluationResult* known = state.find(job.key, sets[s].set))
                        sets[s].results[row][m] = *known;
                    else
                        open.push_back(std::move(job));
                }
    }
    if (open.size() < all)
        std::cerr << fmt::format("{} of {} already known.\n", all - open.size(),
                                 counted(static_cast<Index>(all), "job"));
    const bool terminal = isatty(STDERR_FILENO) != 0;
    std::mutex mutex;
    std::size_t finished = 0;
    const bool alone = open.size() == 1;  // then the threads work inside the job
    const auto runOne = [&](const Job& job) {
        EvaluatedSet& set = sets[job.set];
        const auto goOn = [] { return !wasInterrupted(); };
        if (!goOn()) return;
        const auto result = evaluateOnce(set.set, methods[job.method], job.repeat, job.part, goOn);
        if (!result) return;
        set.results[static_cast<std::size_t>(job.repeat * set.set.holdOut.parts() + job.part)]
                   [job.method] = *result;
        if (result->wasTrained) state.add(job.key, *result);
        const std::lock_guard lock(mutex);
        ++finished;
        if (terminal)
            std::cerr << fmt::format("\r{} of {} ", all - open.size() + finished,
                                     counted(static_cast<Index>(all), "job"))
                      << std::flush;
    };
    const MemorySharing sharing(static_cast<unsigned>(
        std::min(std::max<std::size_t>(open.size(), 1), static_cast<std::size_t>(threads))));
    Arena(threads).run([&] {
        forEachBlock(std::ssize(open), 1, [&](Index, Index position, Index) {
            const Job& job = open[static_cast<std::size_t>(position)];
            if (alone)
                runOne(job);
            else
                Arena(1).run([&] { runOne(job); });
        });
    });
    if (terminal) std::cerr << '\n';
    return finished == open.size();
}

/// For formats that have no room for them.
void tellTroubles(const std::vector<EvaluatedSet>& sets,
                  const std::vector<EvaluatedMethod>& methods) {
    for (const EvaluatedSet& one : sets)
        for (std::size_t m = 0; m < methods.size(); ++m)
            for (const std::string& trouble : troubleTexts(one, m))
                std::cerr << fmt::format("Note: {}: {}: {}\n", one.set.name, methods[m].label,
                                         trouble);
}

std::string definitionsText() {
    std::string text = "Metrics:\n";
    for (const auto& [name, definition] : metricDefinitions())
        text += fmt::format("  {:<18}{}\n", name, definition);
    return text + fmt::format("p of Wilcoxon's signed-rank test: {}.", kFlawOfP);
}

bool areAlike(const EvaluatedMethod& one, const EvaluatedMethod& other) {
    if (one.method != other.method) return false;
    const OptionSchema schema = one.method->schema();
    return *complete(schema, one.options) == *complete(schema, other.options);
}

/// Errors (Fault::Usage): one of them would stand beside itself.
Result<> requireOtherMethods(const std::vector<EvaluatedMethod>& methods) {
    for (std::size_t i = 0; i < methods.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            if (areAlike(methods[i], methods[j]))
                return fail(Fault::Usage,
                            message("method-repeated",
                                    "--method {}: this is {} again; give it once, or with other "
                                    "options.",
                                    methods[i].label, methods[j].label));
    return {};
}

/// Errors (Fault::Usage): one of them would count twice among the data sets.
Result<> requireOtherFiles(const std::vector<std::string>& files) {
    for (std::size_t i = 0; i < files.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            if (isSameFile(files[i], files[j]))
                return fail(Fault::Usage,
                            message("table-repeated",
                                    "{}: this is the table {} again; give each table once.",
                                    files[i], files[j]));
    return {};
}

bool isDone(const EvaluationResult& result) {
    return !result.metrics.empty() || !result.trouble.empty();
}

/// What only some methods have finished would not compare them, nor does a table without a finished
/// part.
void keepWholeParts(std::vector<EvaluatedSet>& sets) {
    const auto isWhole = [](const auto& part) { return std::ranges::all_of(part, isDone); };
    std::erase_if(
        sets, [&](const EvaluatedSet& set) { return std::ranges::none_of(set.results, isWhole); });
    for (EvaluatedSet& set : sets)
        for (std::vector<EvaluationResult>& part : set.results)
            if (!isWhole(part)) part.assign(part.size(), {});
}

bool isAnyScored(const std::vector<EvaluatedSet>& sets) {
    const auto isScored = [](const EvaluationResult& result) { return !result.metrics.empty(); };
    return std::ranges::any_of(sets, [&](const EvaluatedSet& set) {
        return std::ranges::any_of(
            set.results, [&](const auto& part) { return std::ranges::any_of(part, isScored); });
    });
}

Message stoppedText(const std::string& resume) {
    return resume.empty()
               ? message("evaluation-stopped",
                         "Stopped; with --resume FILE finished jobs are kept for the next time.")
               : message("evaluation-stopped-resumable",
                         "Stopped; the same command continues from the jobs in {}.", resume);
}

int evaluate(const EvaluateArguments& arguments) {
    std::vector<EvaluatedMethod> methods;
    for (const std::string& text : arguments.methods) {
        auto method = parseMethod(text);
        if (!method) return reportError(method.error());
        methods.push_back(std::move(*method));
    }
    const auto distinct = requireOtherMethods(methods);
    if (!distinct) return reportError(distinct.error());
    const auto others = requireOtherFiles(arguments.files);
    if (!others) return reportError(others.error());
    std::vector<EvaluatedSet> sets;
    const std::vector<std::string> names = setNames(arguments.files);
    for (std::size_t i = 0; i < names.size(); ++i) {
        const std::string& file = arguments.files[i];
        if (isSameFile(arguments.resume, file))
            return reportError({Fault::Usage, outputIsTable("--resume", arguments.resume)});
        auto set = readSet(arguments, file, names[i]);
        if (!set) return reportError(set.error());
        for (const Message& note : set->notes)
            std::cerr << "Note: " << set->name << ": " << note.english() << '\n';
        const auto parts = static_cast<std::size_t>(set->holdOut.repeats * set->holdOut.parts());
        sets.push_back(
            {std::move(*set), std::vector(parts, std::vector<EvaluationResult>(methods.size()))});
    }
    auto state = EvaluationState::open(arguments.resume);
    if (!state) return reportError(state.error());
    noteInterrupt();
    const int threads = chosenThreads(arguments.threads);
    const bool isWhole = runJobs(sets, methods, **state, threads);
    if (!isWhole) {
        keepWholeParts(sets);
        const Message stopped = stoppedText(arguments.resume);
        if (!isAnyScored(sets)) return reportError({Fault::Training, stopped});
        std::cerr << stopped.english()
                  << " These figures are of the test parts that all methods have finished.\n";
    }
    if (arguments.json) {
        nlohmann::ordered_json json = evaluationJson(sets, methods);
        json["stopped"] = !isWhole;
        printJson(json);
    } else if (arguments.csv)
        std::cout << evaluationCsv(sets, methods);
    else if (arguments.latex)
        std::cout << evaluationLatex(sets, methods);
    else
        std::cout << evaluationText(sets, methods);
    if (arguments.csv || arguments.latex) tellTroubles(sets, methods);
    if (!(*state)->isWhole())
        return reportError(
            {Fault::Output, message("jobs-not-written",
                                    "{}: finished jobs could not be written there; free some disk "
                                    "space and run again.",
                                    arguments.resume)});
    return isAnyScored(sets) ? 0 : static_cast<int>(Fault::Training);
}

}  // namespace

void addEvaluateCommand(CLI::App& app, int& exitCode) {
    CLI::App* command =
        app.add_subcommand("evaluate", "Compare methods on held-out rows of one or more tables");
    auto arguments = std::make_shared<EvaluateArguments>();
    command->add_option("files", arguments->files, std::string("Tables: ") + kTableFormats)
        ->required();
    command->add_option("--target", arguments->problem.target, "Column to predict, in all tables")
        ->required();
    command
        ->add_option("--method", arguments->methods,
                     "Methods, each with options as in gbrff2:rounds=50,lambda=0.01")
        ->required();
    addProblem(*command, arguments->problem);
    addSplitColumns(*command, arguments->problem);
    command
        ->add_option("--repeats", arguments->holdOut.repeats,
                     "Number of repetitions with new splits")
        ->check(wholeFrom(1, 100'000))
        ->capture_default_str();
    auto* folds = command
                      ->add_option("--folds", arguments->holdOut.folds,
                                   "Parts of the cross-validation, stratified for classes")
                      ->check(wholeFrom(2, 1000))
                      ->capture_default_str();
    command
        ->add_option("--test-share", arguments->holdOut.testShare,
                     "In place of folds: one split a repeat with this share of test rows")
        ->check(realFrom(0.001, 0.999))
        ->excludes(folds);
    command
        ->add_option("--validation-share", arguments->validationShare,
                     "Share of the learning rows that methods see as validation rows")
        ->check(realFrom(0., 0.9))
        ->capture_default_str();
    addSeed(*command, arguments->holdOut.seed, "Seed of every random choice");
    addThreads(*command, arguments->threads, "Jobs at a time");
    command->add_option("--resume", arguments->resume,
                        "File that keeps finished jobs; with an existing one, only the others run");
    auto* json = command->add_flag("--json", arguments->json, "One JSON object");
    auto* csv = command->add_flag("--csv", arguments->csv, "Comma-separated values");
    auto* latex = command->add_flag("--latex", arguments->latex, "LaTeX tables");
    json->excludes(csv)->excludes(latex);
    csv->excludes(latex);
    command->footer(definitionsText());
    command->callback([arguments, command, &exitCode] {
        for (const auto& [option, what] :
             {std::pair("--resume", "file"), std::pair("--group", "column"),
              std::pair("--time", "column")})
            if (const auto named = requireName(*command, option, what); !named) {
                exitCode = reportError(named.error());
                return;
            }
        exitCode = evaluate(*arguments);
    });
}

}  // namespace ardent::cli
