#include "app/cli/evaluate_report.h"

#include <fmt/format.h>

#include <algorithm>

#include "app/cli/finding_text.h"
#include "app/cli/option_json.h"
#include "core/base/build_info.h"
#include "core/evaluate/metric_definitions.h"

namespace ardent::cli {
namespace {

using Json = nlohmann::ordered_json;

Json rowsOfMatrix(const Matrix& matrix) {
    Json rows = Json::array();
    for (Index i = 0; i < matrix.rows(); ++i) {
        Json row = Json::array();
        for (Index j = 0; j < matrix.cols(); ++j) row.push_back(number(matrix(i, j)));
        rows.push_back(std::move(row));
    }
    return rows;
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

/// Of every name that the metrics of a method have below.
Json definitionsJson(const std::vector<EvaluatedSet>& sets) {
    Json json = Json::object();
    for (const Problem problem : {Problem::Classification, Problem::Regression}) {
        const bool occurs = std::ranges::any_of(
            sets, [&](const EvaluatedSet& one) { return one.set.problem == problem; });
        if (!occurs) continue;
        for (const std::string& name : metricNames(problem)) json[name] = metricDefinition(name);
        if (problem == Problem::Classification) json["roc"] = metricDefinition("roc");
    }
    json["sd"] = metricDefinition("sd");
    json["wilcoxon_p_against_best"] = fmt::format(
        "two-sided p of Wilcoxon's signed-rank test against the method of the best "
        "mean, in pairs of the same test part; null for that method itself; {}",
        kFlawOfP);
    return json;
}

Json methodJson(const EvaluatedSet& evaluated, const EvaluatedMethod& method,
                std::size_t position) {
    Json json{{"method", method.label}, {"options", Json::object()}, {"metrics", Json::object()}};
    for (const auto& [id, value] : method.options) json["options"][id] = toJson(value);
    for (const std::string& name : metricNames(evaluated.set.problem)) {
        const Matrix values = valuesOf(evaluated, name);
        const auto summary = summariesOf(evaluated, name)[position];
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
    for (const std::string& trouble : troubleTexts(evaluated, position))
        json["troubles"].push_back(trouble);
    if (const std::string parts = scoredParts(evaluated, position); !parts.empty())
        json["scored"] = parts;
    return json;
}

Json friedmanJson(const RankedMetric& ranked, const std::vector<EvaluatedMethod>& methods) {
    Json ranks = Json::object();
    for (std::size_t m = 0; m < methods.size(); ++m)
        ranks[methods[m].label] = ranked.test.meanRanks[m];
    return {{"mean_ranks", ranks},
            {"chi_square", ranked.test.chiSquare},
            {"p", ranked.test.p},
            {"data_sets", ranked.sets}};
}

}  // namespace

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
              {"definitions", definitionsJson(sets)},
              {"sets", Json::array()}};
    for (const EvaluatedSet& one : sets) {
        Json set{{"file", one.set.name},
                 {"task", problemName(one.set.problem)},
                 {"target", one.set.recipe.target},
                 {"rows", one.set.table->rows},
                 {"classes", one.set.classes},
                 {"notes", english(one.set.notes)},
                 {"methods", Json::array()}};
        if (const auto undefined = undefinedTexts(one); !undefined.empty())
            set["undefined"] = undefined;
        for (std::size_t m = 0; m < methods.size(); ++m)
            set["methods"].push_back(methodJson(one, methods[m], m));
        json["sets"].push_back(std::move(set));
    }
    for (const RankedMetric& ranked : rankedMetrics(sets, methods.size()))
        json["friedman"][std::string(problemName(ranked.problem))][ranked.metric] =
            friedmanJson(ranked, methods);
    return json;
}

}  // namespace ardent::cli
