#include "app/cli/evaluate_findings.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>

#include "core/base/text.h"

namespace ardent::cli {
namespace {

/// Test parts that a metric is not defined on, because of their rows and not of a model: others
/// have a value there.
std::size_t undefinedParts(const EvaluatedSet& evaluated, std::string_view name) {
    const auto isScored = [](const EvaluationResult& result) {
        return std::ranges::any_of(result.metrics,
                                   [](const auto& one) { return !std::isnan(one.second); });
    };
    return static_cast<std::size_t>(std::ranges::count_if(evaluated.results, [&](const auto& part) {
        return std::ranges::any_of(part, [&](const EvaluationResult& result) {
            return isScored(result) && std::isnan(metric(result.metrics, name));
        });
    }));
}

/// "fold 2", "fold 2 of repeat 3"; where nothing is folded: "repeat 3".
std::string partName(const HoldOut& plan, std::size_t position) {
    const auto folds = static_cast<std::size_t>(plan.parts());
    const std::string fold = fmt::format("fold {}", position % folds + 1);
    if (plan.repeats == 1) return fold;
    const std::string repeat = fmt::format("repeat {}", position / folds + 1);
    return folds == 1 ? repeat : fold + " of " + repeat;
}

/// "2 of 5 test parts: fold 1, fold 4".
std::string partsText(const EvaluatedSet& evaluated, const std::vector<std::size_t>& positions) {
    constexpr std::size_t kNamed = 5;
    const std::size_t all = evaluated.results.size();
    std::string text = fmt::format("{} of {}", positions.size(),
                                   counted(std::ssize(evaluated.results), "test part"));
    if (positions.size() == all) return text;
    for (std::size_t i = 0; i < std::min(kNamed, positions.size()); ++i)
        text += (i == 0 ? ": " : ", ") + partName(evaluated.set.holdOut, positions[i]);
    if (positions.size() > kNamed) text += fmt::format(" and {} more", positions.size() - kNamed);
    return text;
}

}  // namespace

Matrix valuesOf(const EvaluatedSet& evaluated, std::string_view name) {
    Matrix values(std::ssize(evaluated.results),
                  evaluated.results.empty() ? 0 : std::ssize(evaluated.results.front()));
    for (Index part = 0; part < values.rows(); ++part)
        for (Index m = 0; m < values.cols(); ++m)
            values(part, m) = metric(
                evaluated.results[static_cast<std::size_t>(part)][static_cast<std::size_t>(m)]
                    .metrics,
                name);
    return values;
}

std::vector<MethodSummary> summariesOf(const EvaluatedSet& evaluated, std::string_view name) {
    return summarise(valuesOf(evaluated, name), largerIsBetter(name));
}

std::vector<std::string> troubleTexts(const EvaluatedSet& evaluated, std::size_t method) {
    std::map<std::string, std::vector<std::size_t>> found;
    for (std::size_t part = 0; part < evaluated.results.size(); ++part)
        if (const Message& trouble = evaluated.results[part][method].trouble; !trouble.empty())
            found[trouble.english()].push_back(part);
    std::vector<std::string> texts;
    for (const auto& [trouble, parts] : found)
        texts.push_back(fmt::format("{} (in {})", trouble, partsText(evaluated, parts)));
    return texts;
}

std::string scoredParts(const EvaluatedSet& evaluated, std::size_t method) {
    const auto scored = std::ranges::count_if(
        evaluated.results, [&](const auto& part) { return !part[method].metrics.empty(); });
    if (scored == 0 || scored == std::ssize(evaluated.results)) return {};
    return fmt::format("{} of {}", scored, counted(std::ssize(evaluated.results), "test part"));
}

std::vector<std::string> undefinedTexts(const EvaluatedSet& evaluated) {
    std::vector<std::string> texts;
    for (const std::string& name : metricNames(evaluated.set.problem)) {
        const std::size_t parts = undefinedParts(evaluated, name);
        if (parts == 0) continue;
        const bool hasMean = !valuesOf(evaluated, name).array().isNaN().all();
        texts.push_back(
            fmt::format("{} is not defined on {} of {}, where all rows {}; {}.", name, parts,
                        counted(std::ssize(evaluated.results), "test part"),
                        evaluated.set.problem == Problem::Classification
                            ? "are of one class"
                            : fmt::format("have the same {}", evaluated.set.recipe.target),
                        hasMean ? "the mean is over the others" : "there is no mean"));
    }
    return texts;
}

double leastP(std::size_t parts) {
    return std::min(1., std::exp2(1. - static_cast<double>(parts)));
}

std::vector<RankedMetric> rankedMetrics(const std::vector<EvaluatedSet>& sets,
                                        std::size_t methods) {
    std::vector<RankedMetric> ranked;
    for (const Problem problem : {Problem::Classification, Problem::Regression}) {
        const auto count = std::ranges::count_if(
            sets, [&](const EvaluatedSet& one) { return one.set.problem == problem; });
        if (count < 2 || methods < 2) continue;
        for (const std::string& name : tabledMetricNames(problem)) {
            Matrix means(count, static_cast<Index>(methods));
            Index row = 0;
            for (const EvaluatedSet& one : sets) {
                if (one.set.problem != problem) continue;
                const auto summaries = summariesOf(one, name);
                for (std::size_t m = 0; m < methods; ++m)
                    means(row, static_cast<Index>(m)) = summaries[m].mean;
                ++row;
            }
            ranked.push_back({problem, name, friedmanTest(means, largerIsBetter(name)), count});
        }
    }
    return ranked;
}

}  // namespace ardent::cli
