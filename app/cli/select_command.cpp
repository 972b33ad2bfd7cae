#include <fmt/format.h>

#include <algorithm>
#include <iostream>
#include <memory>

#include "app/cli/command.h"
#include "app/cli/notes_json.h"
#include "app/cli/number_check.h"
#include "app/cli/problem_options.h"
#include "app/cli/read_as.h"
#include "app/cli/running_options.h"
#include "core/base/text.h"
#include "core/parallel/blocks.h"
#include "core/select/selection.h"

namespace ardent::cli {
namespace {

struct SelectArguments {
    std::string file;
    ProblemOptions problem;
    double rate = 0.1;
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

int selectVariables(const SelectArguments& arguments) {
    auto imported = readTableAs(arguments.file, Precision::Training, arguments.problem.reading);
    if (!imported) return reportError(imported.error());
    Recipe recipe = recipeFor(arguments.problem);
    if (const auto shaped = shapeTable(arguments.problem.shape, *imported, recipe); !shaped)
        return reportError(shaped.error());
    if (!recipe.shape.empty())
        for (const Message& note : imported->report.notes)
            std::cerr << "Note: " << note.english() << '\n';
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
    addColumns(*command, arguments->problem);
    addRunningOptions(*command, arguments->running,
                      "Seed of the permutations that check the tails");
    command->callback([arguments, &exitCode] { exitCode = selectVariables(*arguments); });
}

}  // namespace ardent::cli
