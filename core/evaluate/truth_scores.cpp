#include "core/evaluate/truth_scores.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

#include "core/data/synthetic/synthetic.h"

namespace ardent {
namespace {

double meanPlace(const std::vector<double>& values, std::size_t which) {
    const auto above = std::ranges::count_if(values, [&](double v) { return v > values[which]; });
    const auto equal = std::ranges::count(values, values[which]);
    return static_cast<double>(above) + (static_cast<double>(equal) + 1.) / 2.;
}

double medianOf(std::vector<double> values) {
    std::ranges::sort(values);
    const std::size_t half = values.size() / 2;
    return values.size() % 2 == 1 ? values[half] : (values[half - 1] + values[half]) / 2.;
}

}  // namespace

TruthScores truthScores(const std::vector<std::string>& variables,
                        const std::set<std::string>& relevant,
                        const std::optional<Relevance>& relevance,
                        const std::optional<Selection>& selection) {
    TruthScores scores;
    scores.relevant = std::ssize(relevant);
    if (relevant.empty()) return scores;
    std::vector<double> places;
    if (relevance) {
        for (std::size_t j = 0; j < relevance->names.size(); ++j)
            if (relevant.contains(relevance->names[j]))
                places.push_back(meanPlace(relevance->values, j));
    } else if (selection) {
        for (std::size_t place = 0; place < selection->order.size(); ++place)
            if (relevant.contains(variables[static_cast<std::size_t>(selection->order[place])]))
                places.push_back(static_cast<double>(place + 1));
    }
    if (!places.empty()) scores.medianRank = medianOf(std::move(places));
    if (!selection) return scores;
    Index found = 0;
    for (Index place = 0; place < selection->chosen; ++place) {
        const Index source = selection->order[static_cast<std::size_t>(place)];
        found += relevant.contains(variables[static_cast<std::size_t>(source)]) ? 1 : 0;
    }
    const auto kept = static_cast<double>(selection->chosen);
    scores.tpr = static_cast<double>(found) / static_cast<double>(relevant.size());
    scores.fdr = kept > 0. ? 1. - static_cast<double>(found) / kept : 0.;
    return scores;
}

std::string syntheticSetOf(const std::string& path, const std::vector<std::string>& variables,
                           const std::string& target) {
    const std::string stem = std::filesystem::path(path).stem().string();
    const SyntheticSet* set = findSyntheticSet(stem);
    const bool isOfSet = set && target == kSyntheticTarget && std::ssize(variables) == set->inputs;
    if (!isOfSet) return {};
    for (std::size_t j = 0; j < variables.size(); ++j)
        if (variables[j] != fmt::format("x{}", j + 1)) return {};
    return stem;
}

}  // namespace ardent
