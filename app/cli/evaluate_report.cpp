#include "app/cli/evaluate_report.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

#include "app/cli/finding_text.h"
#include "app/cli/option_json.h"
#include "core/base/build_info.h"
#include "core/base/text.h"

namespace ardent::cli {
namespace {

using Json = nlohmann::ordered_json;

constexpr double kMarkedP = 0.05;  //< below it a method is marked as worse than the best

Json rowsOfMatrix(const Matrix& matrix) {
    Json rows = Json::array();
    for (Index i = 0; i < matrix.rows(); ++i) {
        Json row = Json::array();
        for (Index j = 0; j < matrix.cols(); ++j) row.push_back(number(matrix(i, j)));
        rows.push_back(std::move(row));
    }
    return rows;
}

/// Each trouble with the number of test parts that have it.
std::map<std::string, std::size_t> troubles(const EvaluatedSet& evaluated, std::size_t method) {
    std::map<std::string, std::size_t> found;
    for (const auto& part : evaluated.results)
        if (!part[method].trouble.empty()) ++found[part[method].trouble];
    return found;
}

/// "4 of 5 test parts" where a method is scored on some of them only, else "".
std::string scoredParts(const EvaluatedSet& evaluated, std::size_t method) {
    const auto scored = std::ranges::count_if(
        evaluated.results, [&](const auto& part) { return !part[method].metrics.empty(); });
    if (scored == 0 || scored == std::ssize(evaluated.results)) return {};
    return fmt::format("{} of {}", scored, counted(std::ssize(evaluated.results), "test part"));
}

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

/// "auc is not defined on 1 of 10 test parts, where all rows are of one class; the mean is over the
/// others." of every metric that it is true of.
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

/// Over the parts in which a training came to its end; not a number where there is none.
double meanSeconds(const EvaluatedSet& evaluated, std::size_t method) {
    double sum = 0., trained = 0.;
    for (const auto& part : evaluated.results) {
        sum += part[method].seconds;
        trained += part[method].seconds > 0. ? 1. : 0.;
    }
    return sum / trained;
}

Json methodJson(const EvaluatedSet& evaluated, const EvaluatedMethod& method,
                std::size_t position) {
    Json json{{"method", method.label}, {"options", Json::object()}, {"metrics", Json::object()}};
    for (const auto& [id, value] : method.options) json["options"][id] = toJson(value);
    for (const std::string& name : metricNames(evaluated.set.problem)) {
        const Matrix values = valuesOf(evaluated, name);
        const auto summary = summarise(values, largerIsBetter(name))[position];
        Json list = Json::array();
        for (const double value : values.col(static_cast<Index>(position)))
            list.push_back(number(value));
        json["metrics"][name] = {{"mean", number(summary.mean)},
                                 {"sd", number(summary.deviation)},
                                 {"parts", summary.parts},
                                 {"best", summary.isBest},
                                 {"wilcoxon_p_against_best", number(summary.p)},
                                 {"values", std::move(list)}};
    }
    ClassCounts counts;
    for (const auto& part : evaluated.results) counts = sumOf(counts, part[position].counts);
    json["mean_seconds"] = number(meanSeconds(evaluated, position));
    if (counts.confusion.size() > 0) {
        json["confusion"] = rowsOfMatrix(counts.confusion);
        json["roc"] = rowsOfMatrix(rocPoints(counts));
        json["calibration"] = rowsOfMatrix(calibrationPoints(counts));
    }
    for (const auto& [trouble, parts] : troubles(evaluated, position))
        json["troubles"].push_back(trouble);
    if (const std::string parts = scoredParts(evaluated, position); !parts.empty())
        json["scored"] = parts;
    return json;
}

/// Ranks over the data sets that share a kind of problem, for every metric; empty for one set.
Json friedmanJson(const std::vector<EvaluatedSet>& sets,
                  const std::vector<EvaluatedMethod>& methods, Problem problem) {
    Json json = Json::object();
    const auto count = std::ranges::count_if(
        sets, [&](const EvaluatedSet& one) { return one.set.problem == problem; });
    if (count < 2 || methods.size() < 2) return json;
    for (const std::string& name : metricNames(problem)) {
        Matrix means(count, std::ssize(methods));
        Index row = 0;
        for (const EvaluatedSet& one : sets) {
            if (one.set.problem != problem) continue;
            const auto summaries = summarise(valuesOf(one, name), largerIsBetter(name));
            for (std::size_t m = 0; m < methods.size(); ++m)
                means(row, static_cast<Index>(m)) = summaries[m].mean;
            ++row;
        }
        const Friedman test = friedmanTest(means, largerIsBetter(name));
        Json ranks = Json::object();
        for (std::size_t m = 0; m < methods.size(); ++m)
            ranks[methods[m].label] = test.meanRanks[m];
        json[name] = {{"mean_ranks", ranks},
                      {"chi_square", test.chiSquare},
                      {"p", test.p},
                      {"data_sets", count}};
    }
    return json;
}

std::string withDeviation(const MethodSummary& summary) {
    if (summary.parts == 0) return "–";
    return fmt::format("{:.4g} ± {:.2g}", summary.mean, summary.deviation);
}

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

std::string padded(const std::string& text, std::size_t width) {
    std::size_t characters = 0;
    for (const char c : text) characters += (static_cast<unsigned char>(c) & 0xC0) != 0x80;
    return text + std::string(width > characters ? width - characters : 1, ' ');
}

/// What the marks of a table over so many test parts mean.
std::string legend(std::size_t parts) {
    const double leastP = std::min(1., std::exp2(1. - static_cast<double>(parts)));
    std::string text = "Mean ± standard deviation over the test parts; * best mean";
    if (leastP < kMarkedP)
        return text + fmt::format("; - worse than it by Wilcoxon's signed-rank test (p < {}).\n",
                                  kMarkedP);
    return text + fmt::format(
                      ". With {} part{} the smallest p of Wilcoxon's signed-rank test is "
                      "{}: no difference can be marked.\n",
                      parts, parts == 1 ? "" : "s", leastP);
}

std::string csvText(const std::string& text) {
    if (text.find_first_of(",\"\n") == std::string::npos) return text;
    std::string quoted = "\"";
    for (const char c : text) quoted += c == '"' ? std::string("\"\"") : std::string(1, c);
    return quoted + '"';
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

Json evaluationJson(const std::vector<EvaluatedSet>& sets,
                    const std::vector<EvaluatedMethod>& methods) {
    const HoldOut& plan = sets.front().set.holdOut;
    Json json{{"version", buildInfo().version},
              {"isa", buildInfo().instructionSet},
              {"repeats", plan.repeats},
              {"folds", plan.testShare > 0. ? 1 : plan.folds},
              {"test_share", plan.testShare},
              {"validation_share", sets.front().set.recipe.split.validation},
              {"seed", plan.seed},
              {"sets", Json::array()}};
    for (const EvaluatedSet& one : sets) {
        Json set{{"file", one.set.name},
                 {"task", problemName(one.set.problem)},
                 {"target", one.set.recipe.target},
                 {"rows", one.set.table->rows},
                 {"classes", one.set.classes},
                 {"notes", one.set.notes},
                 {"methods", Json::array()}};
        if (const auto undefined = undefinedTexts(one); !undefined.empty())
            set["undefined"] = undefined;
        for (std::size_t m = 0; m < methods.size(); ++m)
            set["methods"].push_back(methodJson(one, methods[m], m));
        json["sets"].push_back(std::move(set));
    }
    for (const Problem problem : {Problem::Classification, Problem::Regression})
        if (const Json ranks = friedmanJson(sets, methods, problem); !ranks.empty())
            json["friedman"][std::string(problemName(problem))] = ranks;
    return json;
}

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
        const auto names = metricNames(one.set.problem);
        text += padded("", first);
        for (const std::string& name : names) text += padded(name, kColumn);
        for (std::size_t m = 0; m < methods.size(); ++m) {
            text += '\n' + padded(methods[m].label, first);
            for (const std::string& name : names) {
                const auto summary = summarise(valuesOf(one, name), largerIsBetter(name))[m];
                text += padded(withDeviation(summary) + (summary.isBest         ? " *"
                                                         : summary.p < kMarkedP ? " -"
                                                                                : ""),
                               kColumn);
            }
        }
        text += '\n';
        for (std::size_t m = 0; m < methods.size(); ++m) {
            for (const auto& [trouble, parts] : troubles(one, m))
                text += fmt::format("{}: {} (in {} of {})\n", methods[m].label, trouble, parts,
                                    counted(std::ssize(one.results), "test part"));
            if (const std::string parts = scoredParts(one, m); !parts.empty())
                text += fmt::format("{}: the means are over {}.\n", methods[m].label, parts);
        }
        for (const std::string& undefined : undefinedTexts(one)) text += undefined + '\n';
        text += '\n';
    }
    text += legend(sets.front().results.size());
    for (const Problem problem : {Problem::Classification, Problem::Regression}) {
        const Json ranks = friedmanJson(sets, methods, problem);
        for (const auto& [name, test] : ranks.items()) {
            text += fmt::format("Friedman ranks by {} over {} data sets (p = {:.2g}):", name,
                                test.at("data_sets").get<int>(), test.at("p").get<double>());
            for (const auto& [label, rank] : test.at("mean_ranks").items())
                text += fmt::format(" {} {:.2f}", label, rank.get<double>());
            text += '\n';
        }
    }
    return text;
}

std::string evaluationCsv(const std::vector<EvaluatedSet>& sets,
                          const std::vector<EvaluatedMethod>& methods) {
    std::string text = "file,method,metric,mean,sd,best,wilcoxon_p_against_best,parts\n";
    for (const EvaluatedSet& one : sets)
        for (const std::string& name : metricNames(one.set.problem)) {
            const auto summaries = summarise(valuesOf(one, name), largerIsBetter(name));
            for (std::size_t m = 0; m < methods.size(); ++m) {
                const MethodSummary& summary = summaries[m];
                text += fmt::format("{},{},{},", csvText(one.set.name), csvText(methods[m].label),
                                    name);
                text += summary.parts == 0
                            ? std::string(",,0,,0\n")
                            : fmt::format("{},{},{},{},{}\n", summary.mean, summary.deviation,
                                          summary.isBest ? 1 : 0, summary.p, summary.parts);
            }
        }
    return text;
}

std::string evaluationLatex(const std::vector<EvaluatedSet>& sets,
                            const std::vector<EvaluatedMethod>& methods) {
    std::string text;
    for (const EvaluatedSet& one : sets) {
        const auto names = metricNames(one.set.problem);
        text += fmt::format("% {}: mean and standard deviation over {}\n", one.set.name,
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
            for (const std::string& name : names) {
                const auto summary = summarise(valuesOf(one, name), largerIsBetter(name))[m];
                const std::string cell =
                    summary.parts == 0
                        ? "--"
                        : fmt::format("{:.4g} \\pm {:.2g}", summary.mean, summary.deviation);
                text += summary.parts == 0 ? " & " + cell
                        : summary.isBest   ? fmt::format(" & $\\mathbf{{{}}}$", cell)
                                           : fmt::format(" & ${}$", cell);
            }
            text += " \\\\\n";
        }
        text += "\\hline\n\\end{tabular}\n";
        for (const std::string& undefined : undefinedTexts(one))
            text += fmt::format("\\par{{\\footnotesize {}}}\n", latexText(undefined));
    }
    return text;
}

}  // namespace ardent::cli
