#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <iostream>
#include <memory>

#include "app/cli/command.h"
#include "app/cli/notes_json.h"
#include "app/cli/number_check.h"
#include "app/cli/one_of.h"
#include "app/cli/problem_options.h"
#include "app/cli/read_as.h"
#include "app/cli/running_options.h"
#include "app/cli/select_by_model.h"
#include "app/cli/settings.h"
#include "core/base/text.h"
#include "core/data/task/identifiers.h"
#include "core/parallel/blocks.h"
#include "core/select/selection.h"

namespace ardent::cli {
namespace {

struct SelectArguments {
    std::string file;
    ProblemOptions problem;
    double rate = 0.1;
    std::string by = "screen", method = "metric";
    std::vector<std::string> settings;
    int pairs = 25;
    RunningOptions running;
};

/// The selected ones, the least q first.
std::vector<Index> selectedVariables(const Screening& screening) {
    std::vector<Index> selected;
    for (Index j = 0; j < std::ssize(screening.variables); ++j)
        if (screening.variables[static_cast<std::size_t>(j)].selected) selected.push_back(j);
    std::ranges::stable_sort(
        selected, {}, [&](Index j) { return screening.variables[static_cast<std::size_t>(j)].p; });
    return selected;
}

const std::string& nameOf(const ScreenedTable& selection, Index variable) {
    return selection.names[static_cast<std::size_t>(variable)];
}

std::string selectedSentence(const ScreenedTable& selection, double rate) {
    const auto selected = std::ssize(selectedVariables(selection.screening));
    return fmt::format("{} of {} {} selected at a false discovery rate of {:g} %.", selected,
                       counted(std::ssize(selection.names), "variable"),
                       selected == 1 || selection.names.size() == 1 ? "is" : "are", 100. * rate);
}

std::string methodSentence() {
    return "Screen: main effects and all pairs in cosines of ranks, three rounds on what a "
           "least-squares fit leaves; p by F tests whose tails permutations check; q by Benjamini "
           "and Hochberg. What only three variables or more say together is not seen.";
}

nlohmann::ordered_json toJson(const ScreenedTable& selection, const SelectArguments& arguments) {
    const Screening& screening = selection.screening;
    nlohmann::ordered_json json{{"target", arguments.problem.target},
                                {"task", problemName(selection.problem)},
                                {"rows", selection.rows},
                                {"fdr", arguments.rate},
                                {"by", "screen"},
                                {"seed", arguments.running.seed},
                                {"rounds", screening.rounds}};
    json["selected"] = nlohmann::ordered_json::array();
    for (const Index j : selectedVariables(screening))
        json["selected"].push_back(nameOf(selection, j));
    json["variables"] = nlohmann::ordered_json::array();
    for (std::size_t j = 0; j < selection.names.size(); ++j) {
        const ScreenedVariable& variable = screening.variables[j];
        nlohmann::ordered_json entry{{"name", selection.names[j]},
                                     {"p", variable.p},
                                     {"q", variable.q},
                                     {"selected", variable.selected},
                                     {"found_by", variable.partner < 0 ? "main effect" : "pair"}};
        if (variable.partner >= 0) entry["partner"] = nameOf(selection, variable.partner);
        if (variable.twin >= 0) entry["goes_with"] = nameOf(selection, variable.twin);
        json["variables"].push_back(std::move(entry));
    }
    json["pairs"] = nlohmann::ordered_json::array();
    for (const ScreenedPair& pair : screening.pairs)
        json["pairs"].push_back(
            {{"variables", {nameOf(selection, pair.first), nameOf(selection, pair.second)}},
             {"p", pair.p},
             {"q", pair.q},
             {"selected", pair.selected}});
    addNotes(selection.notes, json);
    return json;
}

std::string foundBy(const ScreenedTable& selection, Index variable) {
    const Index partner = selection.screening.variables[static_cast<std::size_t>(variable)].partner;
    return partner < 0 ? "main effect"
                       : fmt::format("pair with {}", shortened(nameOf(selection, partner)));
}

void printVariables(const ScreenedTable& selection) {
    const std::vector<Index> selected = selectedVariables(selection.screening);
    if (selected.empty()) return;
    std::cout << fmt::format("\n{:<24}{:>10}  {}\n", "variable", "q", "found by");
    for (const Index j : selected)
        std::cout << fmt::format("{:<24}{:>10.2g}  {}\n", shortened(nameOf(selection, j), 23),
                                 selection.screening.variables[static_cast<std::size_t>(j)].q,
                                 foundBy(selection, j));
}

void printPairs(const ScreenedTable& selection) {
    bool isFirst = true;
    for (const ScreenedPair& pair : selection.screening.pairs) {
        if (!pair.selected) continue;
        if (isFirst) std::cout << fmt::format("\n{:<24}{:>10}\n", "pair", "q");
        isFirst = false;
        std::cout << fmt::format(
            "{:<24}{:>10.2g}\n",
            shortened(nameOf(selection, pair.first) + " × " + nameOf(selection, pair.second), 23),
            pair.q);
    }
}

void print(const ScreenedTable& selection, double rate) {
    std::cout << selectedSentence(selection, rate) << '\n';
    printVariables(selection);
    printPairs(selection);
    std::cout << fmt::format("\n{} used, {}. {}\n", counted(selection.rows, "row"),
                             problemName(selection.problem), methodSentence());
    for (const Message& note : selection.notes) std::cout << "Note: " << note.english() << '\n';
}

void showShare(double done) {
    std::cerr << fmt::format("\rHalves trained {:3.0f} %", 100. * done) << (done >= 1. ? "\n" : "")
              << std::flush;
}

int selectByModel(const SelectArguments& arguments, const Recipe& recipe, const Table& table) {
    const auto method = methodNamed(arguments.method);
    if (!method) return reportError(method.error());
    const auto chosen = parseSettings(**method, arguments.settings, "--set");
    if (!chosen) return reportError(chosen.error());
    const EvaluatedMethod evaluated{*method, *chosen, std::string((*method)->title)};
    const Seed seed = arguments.running.seed;
    const TellShare tell = isatty(STDERR_FILENO) != 0 ? TellShare(showShare) : tellNobody;
    Result<ModelSelection> selection;
    Arena(chosenThreads(arguments.running.threads)).run([&] {
        selection =
            arguments.by == "knockoffs"
                ? selectByKnockoffs(recipe, table, evaluated, arguments.rate, seed)
                : selectByStability(recipe, table, evaluated, arguments.pairs, seed, always, tell);
    });
    if (!selection) return reportError(selection.error());
    if (!arguments.running.json) {
        std::cout << modelSelectionText(*selection, evaluated.label, arguments.rate);
        return 0;
    }
    nlohmann::ordered_json json{
        {"target", arguments.problem.target}, {"method", arguments.method}, {"seed", seed}};
    json.update(modelSelectionJson(*selection, arguments.by, arguments.rate));
    printJson(json);
    return 0;
}

int selectVariables(const SelectArguments& arguments) {
    auto imported = readTableAs(arguments.file, Precision::Training, arguments.problem.reading);
    if (!imported) return reportError(imported.error());
    Recipe recipe = recipeFor(arguments.problem);
    takeRowNames(imported->table, recipe);
    if (const auto shaped = shapeTable(arguments.problem.shape, *imported, recipe); !shaped)
        return reportError(shaped.error());
    if (!recipe.shape.empty())
        for (const Message& note : imported->report.notes)
            std::cerr << "Note: " << note.english() << '\n';
    if (arguments.by != "screen") return selectByModel(arguments, recipe, imported->table);
    Result<ScreenedTable> selection;
    Arena(chosenThreads(arguments.running.threads)).run([&] {
        selection = select(recipe, imported->table, arguments.rate, arguments.running.seed);
    });
    if (!selection) return reportError(selection.error());
    if (arguments.running.json)
        printJson(toJson(*selection, arguments));
    else
        print(*selection, arguments.rate);
    return 0;
}

}  // namespace

void addSelectCommand(CLI::App& app, int& exitCode) {
    CLI::App* command = app.add_subcommand(
        "select", "Variables and pairs that matter, at a stated false discovery rate");
    auto arguments = std::make_shared<SelectArguments>();
    command->add_option("file", arguments->file, std::string("Table: ") + kTableFormats)
        ->required();
    command->add_option("--target", arguments->problem.target, "Column to predict")->required();
    command
        ->add_option("--fdr", arguments->rate,
                     "False discovery rate: the share of wrong ones among the selected that is "
                     "allowed on average")
        ->check(realFrom(0.001, 0.5))
        ->capture_default_str();
    command
        ->add_option("--by", arguments->by,
                     "screen (no model), knockoffs (the false discovery rate, by a model of the "
                     "columns and copies of them) or stability (what models of halves of the rows "
                     "agree on)")
        ->check(oneOf({"screen", "knockoffs", "stability"}))
        ->capture_default_str();
    command->add_option("--method", arguments->method, "Method of knockoffs and stability")
        ->capture_default_str();
    command->add_option("--set", arguments->settings, "option=value of the method; may be repeated")
        ->take_all()
        ->allow_extra_args(false);
    command->add_option("--pairs", arguments->pairs, "Pairs of halves of stability")
        ->check(wholeFrom(1, 1000))
        ->capture_default_str();
    addColumns(*command, arguments->problem);
    addRunningOptions(*command, arguments->running,
                      "Seed of the permutations that check the tails");
    command->callback([arguments, &exitCode] { exitCode = selectVariables(*arguments); });
}

}  // namespace ardent::cli
