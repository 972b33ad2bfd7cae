#include <fmt/format.h>

#include "app/cli/evaluate_report.h"
#include "core/base/text.h"

namespace ardent::cli {
namespace {

std::string latexText(const std::string& text) {
    std::string result;
    for (const char c : text) {
        if (std::string_view("&%$#_{}").find(c) != std::string_view::npos) result += '\\';
        if (c == '\\')
            result += "\\textbackslash{}";
        else if (c == '~' || c == '^')
            result += fmt::format("\\{}{{}}", c);
        else
            result += c;
    }
    return result;
}

std::string footnote(const std::string& text) {
    return fmt::format("\\par{{\\footnotesize {}}}\n", text);
}

std::string latexCell(const MethodSummary& summary) {
    if (summary.parts == 0) return "--";
    std::string cell = fmt::format("{:.4g}", summary.mean);
    if (summary.parts > 1) cell += fmt::format(" \\pm {:.2g}", summary.deviation);
    if (summary.isBest) return fmt::format("$\\mathbf{{{}}}$", cell);
    return fmt::format("${}{}$", cell, summary.p < kMarkedP ? "^\\dagger" : "");
}

/// What the marks of a table over so many test parts mean.
std::string latexLegend(std::size_t parts) {
    if (parts == 1) return "Of a single test part; bold: best.";
    const std::string text = "Mean $\\pm$ standard deviation over the test parts; bold: best mean";
    if (leastP(parts) < kMarkedP)
        return text +
               fmt::format(
                   "; $\\dagger$: worse than it by Wilcoxon's signed-rank test ($p < {}$; {}).",
                   kMarkedP, kFlawOfP);
    return text + fmt::format(
                      ". With {} the smallest $p$ of Wilcoxon's signed-rank test is {}: no "
                      "difference can be marked.",
                      counted(static_cast<Index>(parts), "part"), leastP(parts));
}

/// Mean ranks, methods × the metrics of one kind of problem, with their tests; "" without any.
std::string friedmanTable(std::vector<RankedMetric> ranked,
                          const std::vector<EvaluatedMethod>& methods, Problem problem) {
    std::erase_if(ranked, [&](const RankedMetric& one) { return one.problem != problem; });
    if (ranked.empty()) return {};
    std::string text =
        fmt::format("% Friedman's test: mean ranks over {} data sets\n", ranked.front().sets);
    text += fmt::format("\\begin{{tabular}}{{l{}}}\n\\hline\nMean rank",
                        std::string(ranked.size(), 'c'));
    std::string chiSquare = "$\\chi^2$", p = "$p$";
    for (const RankedMetric& one : ranked) {
        text += " & " + latexText(one.metric);
        chiSquare += fmt::format(" & {:.2f}", one.test.chiSquare);
        p += fmt::format(" & {:.2g}", one.test.p);
    }
    text += " \\\\\n\\hline\n";
    for (std::size_t m = 0; m < methods.size(); ++m) {
        text += latexText(methods[m].label);
        for (const RankedMetric& one : ranked)
            text += fmt::format(" & {:.2f}", one.test.meanRanks[m]);
        text += " \\\\\n";
    }
    text += "\\hline\n" + chiSquare + " \\\\\n" + p + " \\\\\n\\hline\n\\end{tabular}\n";
    return text + footnote(fmt::format("Friedman's test over {} data sets, {} degree{} of freedom.",
                                       ranked.front().sets, methods.size() - 1,
                                       methods.size() == 2 ? "" : "s"));
}

}  // namespace

std::string evaluationLatex(const std::vector<EvaluatedSet>& sets,
                            const std::vector<EvaluatedMethod>& methods) {
    std::string text;
    for (const EvaluatedSet& one : sets) {
        const auto names = tabledMetricNames(one.set.problem);
        text +=
            fmt::format("% {}: {} {}\n", one.set.name,
                        one.results.size() == 1 ? "values of" : "mean and standard deviation over",
                        counted(std::ssize(one.results), "test part"));
        for (std::size_t m = 0; m < methods.size(); ++m)
            if (const std::string parts = scoredParts(one, m); !parts.empty())
                text += fmt::format("% {}: over {}\n", methods[m].label, parts);
        text += fmt::format("\\begin{{tabular}}{{l{}}}\n\\hline\nMethod",
                            std::string(names.size(), 'c'));
        for (const std::string& name : names) text += " & " + latexText(name);
        text += " \\\\\n\\hline\n";
        for (std::size_t m = 0; m < methods.size(); ++m) {
            text += latexText(methods[m].label);
            for (const std::string& name : names)
                text += " & " + latexCell(summariesOf(one, name)[m]);
            text += " \\\\\n";
        }
        text += "\\hline\n\\end{tabular}\n";
        text += footnote(latexLegend(one.results.size()));
        for (const std::string& undefined : undefinedTexts(one))
            text += footnote(latexText(undefined));
    }
    for (const Problem problem : {Problem::Classification, Problem::Regression})
        text += friedmanTable(rankedMetrics(sets, methods.size()), methods, problem);
    return text;
}

}  // namespace ardent::cli
