#include "core/data/synthetic/synthetic.h"

#include <algorithm>

#include "core/base/check.h"
#include "core/data/synthetic/generator.h"

namespace ardent {
namespace {

/// Of a variable, counted from 1.
std::string inputName(int variable) {
    return fmt::format("x{}", variable);
}

Column numericColumn(std::string name) {
    Column column;
    column.name = std::move(name);
    column.numbers = NumericCells(Storage::Float32);
    return column;
}

}  // namespace

std::span<const SyntheticSet> syntheticSets() {
    static const std::vector<SyntheticSet> sets = [] {
        std::vector<SyntheticSet> all;
        for (const auto& generator : synthetic::generators()) all.push_back(generator.set);
        return all;
    }();
    return sets;
}

std::vector<std::string> relevantColumns(const SyntheticSet& set) {
    std::vector<std::string> names;
    for (const int variable : set.relevant) names.push_back(inputName(variable));
    return names;
}

const SyntheticSet* findSyntheticSet(std::string_view id) {
    const auto sets = syntheticSets();
    const auto found = std::ranges::find(sets, id, &SyntheticSet::id);
    return found == sets.end() ? nullptr : &*found;
}

SyntheticSet withInputs(SyntheticSet set, int inputs) {
    check(set.fewestInputs > 0 && inputs >= set.fewestInputs,
          "withInputs: {} cannot have {} variables", set.id, inputs);
    set.inputs = inputs;
    return set;
}

SyntheticSet withNoise(SyntheticSet set, double deviation) {
    check(set.noiseDeviation >= 0. && deviation >= 0.,
          "withNoise: {} has no noise of another level", set.id);
    set.noiseDeviation = deviation;
    return set;
}

Table synthesize(const SyntheticSet& set, Index rows, Seed seed) {
    const auto all = synthetic::generators();
    const auto generator =
        std::ranges::find(all, set.id, [](const auto& candidate) { return candidate.set.id; });
    check(generator != all.end(), "synthesize: there is no synthetic set called {}", set.id);

    Table table{.name = std::string(set.id), .rows = rows, .columns = {}};
    for (int j = 1; j <= set.inputs; ++j) table.columns.push_back(numericColumn(inputName(j)));
    table.columns.push_back(numericColumn(kSyntheticTarget));

    const auto inputs = static_cast<std::size_t>(set.inputs);
    std::vector<double> x(inputs);
    const synthetic::RowSource next = generator->start(seed, set.noiseDeviation);
    for (Index row = 0; row < rows; ++row) {
        const double y = next(x);
        for (std::size_t j = 0; j < inputs; ++j) table.columns[j].numbers.append(x[j]);
        table.columns[inputs].numbers.append(y);
    }
    return table;
}

}  // namespace ardent
