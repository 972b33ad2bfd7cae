#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "app/cli/evaluate_report.h"
#include "core/base/text.h"

namespace ardent::cli {
namespace {

std::string withDeviation(const MethodSummary& summary) {
    if (summary.parts == 0) return "–";
    if (summary.parts == 1) return fmt::format("{:.4g}", summary.mean);
    return fmt::format("{:.4g} ± {:.2g}", summary.mean, summary.deviation);
}

std::string padded(const std::string& text, std::size_t width) {
    std::size_t characters = 0;
    for (const char c : text) characters += (static_cast<unsigned char>(c) & 0xC0) != 0x80;
    return text + std::string(width > characters ? width - characters : 1, ' ');
}

std::size_t scoredCount(const EvaluatedSet& set) {
    return static_cast<std::size_t>(std::ranges::count_if(set.results, [](const auto& part) {
        return std::ranges::any_of(
            part, [](const EvaluationResult& result) { return !result.metrics.empty(); });
    }));
}

/// What the marks of a table over so many test parts mean.
std::string legend(std::size_t parts) {
    if (parts == 1) return "Of a single test part; * best\n";
    std::string text = "Mean ± standard deviation over the test parts; * best mean";
    if (leastP(parts) < kMarkedP)
        return text +
               fmt::format("; - worse than it by Wilcoxon's signed-rank test (p < {}; {}).\n",
                           kMarkedP, kFlawOfP);
    return text +
           fmt::format(
               ". With {} the smallest p of Wilcoxon's signed-rank test is {}: no difference "
               "can be marked.\n",
               counted(static_cast<Index>(parts), "part"), leastP(parts));
}

std::string csvNumber(double number) {
    return std::isnan(number) ? std::string() : fmt::format("{}", number);
}

std::string csvText(const std::string& text) {
    if (text.find_first_of(",\"\n") == std::string::npos) return text;
    std::string quoted = "\"";
    for (const char c : text) quoted += c == '"' ? std::string("\"\"") : std::string(1, c);
    return quoted + '"';
}

}  // namespace

std::string evaluationText(const std::vector<EvaluatedSet>& sets,
                           const std::vector<EvaluatedMethod>& methods) {
    constexpr std::size_t kColumn = 22;
    std::size_t first = 12;
    for (const EvaluatedMethod& method : methods) first = std::max(first, method.label.size() + 2);
    std::string text;
    for (const EvaluatedSet& one : sets) {
        text += fmt::format("{}: {} of {}, {}, {}\n", one.set.name, problemName(one.set.problem),
                            one.set.recipe.target, counted(one.set.table->rows, "row"),
                            counted(std::ssize(one.results), "test part"));
        const auto names = tabledMetricNames(one.set.problem);
        text += padded("", first);
        for (const std::string& name : names) text += padded(name, kColumn);
        for (std::size_t m = 0; m < methods.size(); ++m) {
            text += '\n' + padded(methods[m].label, first);
            for (const std::string& name : names) {
                const auto summary = summariesOf(one, name)[m];
                text += padded(withDeviation(summary) + (summary.isBest && methods.size() > 1 ? " *"
                                                         : summary.p < kMarkedP               ? " -"
                                                                                              : ""),
                               kColumn);
            }
        }
        text += '\n';
        for (std::size_t m = 0; m < methods.size(); ++m) {
            for (const std::string& trouble : troubleTexts(one, m))
                text += fmt::format("{}: {}\n", methods[m].label, trouble);
            if (const std::string parts = scoredParts(one, m); !parts.empty())
                text += fmt::format("{}: the means are over {}.\n", methods[m].label, parts);
        }
        for (const std::string& undefined : undefinedTexts(one)) text += undefined + '\n';
        text += '\n';
    }
    text += legend(scoredCount(sets.front()));
    for (const RankedMetric& ranked : rankedMetrics(sets, methods.size())) {
        text += fmt::format("Friedman ranks by {} over {} data sets (p = {:.2g}):", ranked.metric,
                            ranked.sets, ranked.test.p);
        for (std::size_t m = 0; m < methods.size(); ++m)
            text += fmt::format(" {} {:.2f}", methods[m].label, ranked.test.meanRanks[m]);
        text += '\n';
    }
    return text;
}

std::string evaluationCsv(const std::vector<EvaluatedSet>& sets,
                          const std::vector<EvaluatedMethod>& methods) {
    std::string text =
        "file,method,metric,mean,sd,best,wilcoxon_p_against_best,parts,"
        "friedman_chi_square,friedman_p\n";
    for (const EvaluatedSet& one : sets)
        for (const std::string& name : metricNames(one.set.problem)) {
            const auto summaries = summariesOf(one, name);
            for (std::size_t m = 0; m < methods.size(); ++m) {
                const MethodSummary& summary = summaries[m];
                text += fmt::format("{},{},{},", csvText(one.set.name), csvText(methods[m].label),
                                    name);
                text += summary.parts == 0
                            ? std::string(",,0,,0,,\n")
                            : fmt::format("{},{},{},{},{},,\n", summary.mean,
                                          csvNumber(summary.deviation), summary.isBest ? 1 : 0,
                                          csvNumber(summary.p), summary.parts);
            }
        }
    for (const RankedMetric& ranked : rankedMetrics(sets, methods.size())) {
        const auto& ranks = ranked.test.meanRanks;
        for (std::size_t m = 0; m < methods.size(); ++m)
            text +=
                fmt::format(",{},friedman_rank_{},{},,{},,{},{},{}\n", csvText(methods[m].label),
                            ranked.metric, ranks[m], ranks[m] == std::ranges::min(ranks) ? 1 : 0,
                            ranked.sets, ranked.test.chiSquare, ranked.test.p);
    }
    return text;
}

}  // namespace ardent::cli
