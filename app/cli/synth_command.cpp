#include <fmt/format.h>

#include <iostream>
#include <memory>
#include <vector>

#include "app/cli/command.h"
#include "app/cli/number_check.h"
#include "app/cli/running_options.h"
#include "core/base/text.h"
#include "core/data/synthetic/synthetic.h"
#include "core/data/table/table_writer.h"

namespace ardent::cli {
namespace {

struct Arguments {
    std::string name;
    Index rows = 0;
    int columns = 0;
    double noise = -1.;
    Seed seed = 1;
    std::string out = "-";
    bool json = false;
};

Error unknownSet(std::string_view name) {
    std::vector<std::string> names;
    for (const SyntheticSet& set : syntheticSets()) names.emplace_back(set.id);
    return {Fault::Usage, message("no-such-set", "There is no synthetic data set \"{}\"; {}", name,
                                  didYouMean(name, names, listedBy("ardent-cli synth")))};
}

/// "x1, x3, x7…x9"
std::string ranges(const std::vector<int>& variables) {
    std::string text;
    for (std::size_t i = 0; i < variables.size();) {
        std::size_t last = i;
        while (last + 1 < variables.size() && variables[last + 1] == variables[last] + 1) ++last;
        if (!text.empty()) text += ", ";
        if (last < i + 2) last = i;
        text += last == i ? fmt::format("x{}", variables[i])
                          : fmt::format("x{}…x{}", variables[i], variables[last]);
        i = last + 1;
    }
    return text;
}

std::string interactionText(const SyntheticSet& set) {
    if (set.interactions.empty()) return "none";
    std::string text;
    for (const auto& variables : set.interactions)
        text += fmt::format("{}({})", text.empty() ? "" : " ", ranges(variables));
    return text;
}

void listSets() {
    for (const SyntheticSet& set : syntheticSets()) {
        std::cout << fmt::format("{:<15}{}, {} {}\n", set.id, problemName(set.problem), set.inputs,
                                 set.inputs == 1 ? "variable" : "variables");
        const auto line = [](std::string_view label, std::string_view text) {
            std::cout << fmt::format("    {:<13}{}\n", label, text);
        };
        line("", set.title);
        line("formula", set.formula);
        line("relevant", ranges(set.relevant));
        line("interactions", interactionText(set));
        line("noise", set.noise);
        if (set.noiseDeviation >= 0.)
            line("", fmt::format("another standard deviation than {} with --noise",
                                 set.noiseDeviation));
        if (set.fewestInputs > 0)
            line("columns", fmt::format("{} or more with --columns", set.fewestInputs));
        line("source", set.source);
    }
}

void listSetsAsJson() {
    auto list = nlohmann::ordered_json::array();
    for (const SyntheticSet& set : syntheticSets())
        list.push_back(
            {{"name", set.id},
             {"title", set.title},
             {"task", problemName(set.problem)},
             {"variables", set.inputs},
             {"formula", set.formula},
             {"relevant", set.relevant},
             {"interactions", set.interactions},
             {"noise", set.noise},
             {"noise_sd", set.noiseDeviation >= 0. ? nlohmann::ordered_json(set.noiseDeviation)
                                                   : nlohmann::ordered_json()},
             {"source", set.source},
             {"default_rows", set.defaultRows},
             {"fewest_variables", set.fewestInputs > 0 ? set.fewestInputs : set.inputs}});
    printJson({{"sets", list}});
}

/// Errors (Fault::Usage): the set cannot have so many columns.
Result<SyntheticSet> setWithColumns(const SyntheticSet& set, int columns) {
    if (columns == 0) return set;
    if (set.fewestInputs == 0)
        return fail(Fault::Usage,
                    message("columns-of-set", "--columns: {} has {} variables and no other number.",
                            set.id, set.inputs));
    if (columns < set.fewestInputs)
        return fail(Fault::Usage,
                    message("too-few-columns-of-set",
                            "--columns {}: {} needs at least {}, which are those that matter.",
                            columns, set.id, set.fewestInputs));
    return withInputs(set, columns);
}

/// Errors (Fault::Usage): the set's noise has no other level.
Result<SyntheticSet> setWithNoise(const SyntheticSet& set, double noise) {
    if (noise < 0.) return set;
    if (set.noiseDeviation < 0.)
        return fail(Fault::Usage,
                    message("noise-of-set",
                            "--noise: the noise of {} ({}) has no other level; leave the option "
                            "out.",
                            set.id, set.noise));
    return withNoise(set, noise);
}

Result<> writeSet(const Arguments& arguments) {
    const SyntheticSet* known = findSyntheticSet(arguments.name);
    if (!known) return tl::unexpected(unknownSet(arguments.name));
    const auto set =
        setWithColumns(*known, arguments.columns).and_then([&](const SyntheticSet& wide) {
            return setWithNoise(wide, arguments.noise);
        });
    if (!set) return tl::unexpected(set.error());
    const Index rows = arguments.rows > 0 ? arguments.rows : set->defaultRows;
    constexpr Index kMostCells = Index{1} << 30;
    if (rows > kMostCells / (set->inputs + 1))
        return fail(Fault::Usage,
                    message("set-too-large",
                            "{} rows of {} need more than 4 GB of memory; choose at most {} rows.",
                            rows, set->id, kMostCells / (set->inputs + 1)));
    return writeCsv(synthesize(*set, rows, arguments.seed), arguments.out);
}

/// Errors (Fault::Usage): an option that the list of sets, or a set, would leave without effect.
Result<> checkEffects(const CLI::App& command, const Arguments& arguments) {
    if (!arguments.name.empty()) {
        if (!arguments.json) return {};
        return fail(Fault::Usage,
                    message("json-of-set",
                            "--json lists the sets, and {} is one of them; leave one of the two "
                            "out.",
                            arguments.name));
    }
    for (const char* option : {"--rows", "--columns", "--noise", "--seed", "--out"})
        if (command.get_option(option)->count() > 0)
            return fail(Fault::Usage,
                        message("option-without-set",
                                "{}: no set is named; name one, as in `ardent-cli synth gse1`, or "
                                "leave the option out.",
                                option));
    return {};
}

int synth(const Arguments& arguments) {
    if (!arguments.name.empty()) {
        const auto result = writeSet(arguments);
        return result ? 0 : reportError(result.error());
    }
    if (arguments.json)
        listSetsAsJson();
    else
        listSets();
    return 0;
}

}  // namespace

void addSynthCommand(CLI::App& app, int& exitCode) {
    auto* command = app.add_subcommand(
        "synth", "Write a synthetic data set of the papers, or list them with their truth");
    const auto arguments = std::make_shared<Arguments>();
    command->add_option("name", arguments->name, "Which set; none lists them all");
    command->add_option("--rows", arguments->rows, "Number of rows (default: the set's own)")
        ->check(positiveNumber);
    command
        ->add_option("--columns", arguments->columns,
                     "Number of variables, of the sets that may have many (default: the set's own)")
        ->check(wholeFrom(1, 1'000'000));
    command
        ->add_option("--noise", arguments->noise,
                     "Standard deviation of the noise on the target, of the sets with normal noise "
                     "(default: the set's own)")
        ->check(realFrom(0., 1e9));
    addSeed(*command, arguments->seed, "Seed of all randomness");
    command->add_option("--out", arguments->out, "CSV file to write; - is standard output")
        ->capture_default_str();
    command->add_flag("--json", arguments->json, "List the sets as one JSON object");
    command->callback([arguments, command, &exitCode] {
        const auto named = requireName(*command, "--out", "file").and_then([&] {
            return checkEffects(*command, *arguments);
        });
        exitCode = named ? synth(*arguments) : reportError(named.error());
    });
}

}  // namespace ardent::cli
