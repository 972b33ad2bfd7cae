#include "app/cli/train_report.h"

#include <fmt/format.h>
#include <sys/resource.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "app/cli/finding_text.h"
#include "app/cli/importance_report.h"
#include "app/cli/notes_json.h"
#include "app/cli/option_json.h"
#include "core/base/build_info.h"
#include "core/base/order.h"
#include "core/data/task/sources.h"
#include "core/evaluate/truth_scores.h"
#include "core/figure/notes/constant_note.h"
#include "core/figure/relevance/importance_headline.h"
#include "core/model/constant_model.h"
#include "core/train/ranking.h"

namespace ardent::cli {
namespace {

using Json = nlohmann::ordered_json;

double peakResidentMegabytes() {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
#if defined(__APPLE__)
    return static_cast<double>(usage.ru_maxrss) / 1e6;
#else
    return static_cast<double>(usage.ru_maxrss) * 1024. / 1e6;
#endif
}

Json toJson(const Metrics& metrics) {
    Json json = Json::object();
    for (const auto& [name, value] : metrics) json[name] = number(value);
    return json;
}

bool isZero(double value) {
    return value == 0.;
}

std::vector<std::size_t> mostRelevantFirst(const Relevance& relevance) {
    const std::vector<Index> falling = positionsFalling(relevance.values);
    return {falling.begin(), falling.end()};
}

bool isLoss(const CurveSeries& series) {
    return series.id == "train" || series.id == "validation";
}

/// Whether a tick logs no loss but something else, as those of a search before the training do.
bool isOfOtherStage(const Curve& curve, Index row) {
    bool hasLoss = false, hasOther = false, mayHaveLoss = false;
    for (std::size_t s = 0; s < curve.series().size(); ++s) {
        const bool is = isLoss(curve.series()[s]);
        mayHaveLoss |= is;
        if (std::isnan(curve.value(row, static_cast<Index>(s)))) continue;
        (is ? hasLoss : hasOther) = true;
    }
    return mayHaveLoss && hasOther && !hasLoss;
}

/// Steps and series of the training, or of the stages beside it; a series without a value there is
/// left out, unless it is a loss of the training.
Json curveJson(const Curve& curve, bool ofOtherStages) {
    Json json{{"step", Json::array()}};
    std::vector<Index> rows;
    for (Index row = 0; row < curve.size(); ++row) {
        if (isOfOtherStage(curve, row) != ofOtherStages) continue;
        rows.push_back(row);
        json["step"].push_back(curve.tick(row));
    }
    for (std::size_t s = 0; s < curve.series().size(); ++s) {
        const auto value = [&](Index row) { return curve.value(row, static_cast<Index>(s)); };
        const bool isEmpty =
            std::ranges::all_of(rows, [&](Index row) { return std::isnan(value(row)); });
        const CurveSeries& series = curve.series()[s];
        if (isEmpty && (ofOtherStages || !isLoss(series))) continue;
        Json& values = json[series.id] = Json::array();
        for (const Index row : rows) values.push_back(number(value(row)));
    }
    return json;
}

/// Of every series that is listed there: what its numbers are.
Json curveTitlesJson(const Curve& curve, const Json& listed) {
    Json json = Json::object();
    for (const CurveSeries& series : curve.series())
        if (listed.contains(series.id)) json[series.id] = titleAndMeasure(series);
    return json;
}

std::vector<std::string> rankedNames(const Task& task, const Selection& selection) {
    std::vector<std::string> names;
    for (const Index source : selection.order)
        names.push_back(task.recipe->sources[static_cast<std::size_t>(source)].name);
    return names;
}

std::vector<std::string> selectedNames(const Task& task, const Selection& selection) {
    auto names = rankedNames(task, selection);
    names.resize(static_cast<std::size_t>(selection.chosen));
    return names;
}

/// Of what it says first: "tick-limit", "no-gain".
std::string codeOf(const Message& reason) {
    const bool isJoined = reason.code() == kEndedWith || reason.code() == sentences({}).code();
    return isJoined && !reason.arguments().empty()
               ? codeOf(std::get<std::vector<Message>>(reason.arguments().front()).front())
               : reason.code();
}

/// The largest first, as a list with bars of signs.
std::string barsText(const Relevance& relevance) {
    constexpr std::size_t kMostBars = 25;
    std::string text;
    const auto order = mostRelevantFirst(relevance);
    const double largest = order.empty() ? 0. : relevance.values[order.front()];
    std::size_t width = 0;
    for (const std::string& name : relevance.names) width = std::max(width, name.size());
    for (std::size_t i = 0; i < std::min(order.size(), kMostBars); ++i) {
        const double value = relevance.values[order[i]];
        const auto bar = value > 0. ? static_cast<std::size_t>(30. * value / largest) : 0;
        text += fmt::format("  {:<{}} {:>10.4g}  {}\n", relevance.names[order[i]], width, value,
                            std::string(bar, '#'));
    }
    if (order.size() > kMostBars)
        text += fmt::format("  and {} more; --json lists all.\n", order.size() - kMostBars);
    return text;
}

std::string ruleText(const Selection& selection) {
    return selection.scored.empty() ? selection.rule.english()
                                    : fmt::format("{}; {}", selection.rule, selection.scored);
}

TruthScores truthOf(const TrainingRequest& request, const Task& task, const Snapshot& snapshot) {
    return truthScores(sourceNames(*task.recipe),
                       {request.relevant.begin(), request.relevant.end()}, snapshot.relevance,
                       snapshot.selection);
}

Json truthJson(const TrainingRequest& request, const Task& task, const Snapshot& snapshot) {
    const TruthScores scores = truthOf(request, task, snapshot);
    Json json{{"relevant", request.relevant}};
    for (const auto& [name, value] :
         {std::pair{"tpr", scores.tpr}, {"fdr", scores.fdr}, {"median_rank", scores.medianRank}})
        if (value) json[name] = number(*value);
    return json;
}

/// "Of the 5 variables that matter 80 % are kept, …"
std::string truthText(const TrainingRequest& request, const Task& task, const Snapshot& snapshot) {
    const TruthScores scores = truthOf(request, task, snapshot);
    std::string text = fmt::format("\nKnown to matter: {}.\n", fmt::join(request.relevant, ", "));
    if (scores.tpr)
        text += fmt::format(
            "Kept of these (true positive rate): {:.3g}; false among the kept (FDR): {:.3g}.\n",
            *scores.tpr, *scores.fdr);
    if (scores.medianRank)
        text += fmt::format("Median rank of these among {} variables: {:.4g}.\n",
                            task.recipe->sources.size(), *scores.medianRank);
    return text;
}

/// A line a metric, a column a part.
std::string metricsTable(const SplitMetrics& metrics) {
    const std::array parts{std::pair{"training", &metrics.train},
                           std::pair{"validation", &metrics.validation},
                           std::pair{"test", &metrics.test}};
    std::string text = fmt::format("\n{:<18}", "");
    for (const auto& [part, of] : parts)
        if (!of->empty()) text += fmt::format("{:>12}", part);
    for (const auto& [name, ofTraining] : metrics.train) {
        text += fmt::format("\n{:<18}", name);
        for (const auto& [part, of] : parts) {
            if (of->empty()) continue;
            const double value = metric(*of, name);
            text +=
                std::isnan(value) ? fmt::format("{:>12}", "n/a") : fmt::format("{:>12.5g}", value);
        }
    }
    return text;
}

}  // namespace

Json trainingJson(const TrainingRequest& request, const Task& task, const Snapshot& snapshot,
                  const Message& caution) {
    Json options = Json::object();
    for (const auto& [id, value] : request.options) options[id] = cli::toJson(value);
    Json json{{"method", request.method},
              {"task", problemName(task.recipe->problem)},
              {"target", task.recipe->target},
              {"options", options},
              {"seed", request.seed},
              {"rows",
               {{"train", task.split.train.size()},
                {"validation", task.split.validation.size()},
                {"test", task.split.test.size()}}},
              {"features", task.recipe->columns.size()},
              {"classes", task.recipe->classes},
              {"state", runStateName(snapshot.state)},
              {"reason", snapshot.reason.english()},
              {"reason_code", codeOf(snapshot.reason)},
              {"steps", snapshot.tick},
              {"step_unit", idOf(snapshot.tickUnit)},
              {"seconds", snapshot.seconds},
              {"peak_rss_mb", peakResidentMegabytes()},
              {"isa", buildInfo().instructionSet},
              {"threads", request.threads},
              {"metrics", Json::object()},
              {"curve", curveJson(snapshot.curve, false)},
              {"relevance", Json::array()}};
    json["curve_titles"] = curveTitlesJson(snapshot.curve, json["curve"]);
    if (Json stages = curveJson(snapshot.curve, true); !stages["step"].empty()) {
        json["stage_titles"] = curveTitlesJson(snapshot.curve, stages);
        json["stages"] = std::move(stages);
    }
    if (task.recipe->classes.size() == 2) json["positive_class"] = task.recipe->classes.back();
    if (snapshot.metrics)
        json["metrics"] = {{"train", toJson(snapshot.metrics->train)},
                           {"validation", toJson(snapshot.metrics->validation)},
                           {"test", toJson(snapshot.metrics->test)}};
    if (snapshot.conformal) {
        const double score = scoreWithin(*snapshot.conformal, kIntervalLevel);
        json["conformal"] = {{"level", kIntervalLevel},
                             {"score", number(score)},
                             {"rows", snapshot.conformal->rows},
                             {"size_at", snapshot.conformal->size.places},
                             {"sizes", snapshot.conformal->size.sizes},
                             {"of", transformName(snapshot.conformal->transform)}};
    }
    if (snapshot.importance) json["importance"] = importanceJson(*snapshot.importance);
    if (snapshot.relevance) {
        json["relevance_kind"] = wholeKind(*snapshot.relevance).english();
        json["relevance_kind_code"] = snapshot.relevance->kind.code();
        for (const std::size_t j : mostRelevantFirst(*snapshot.relevance))
            json["relevance"].push_back({{"name", snapshot.relevance->names[j]},
                                         {"value", number(snapshot.relevance->values[j])}});
        if (!caution.empty()) {
            json["relevance_caution"] = caution.english();
            json["relevance_caution_code"] = caution.code();
        }
    }
    if (snapshot.selection) {
        json["selected"] = selectedNames(task, *snapshot.selection);
        json["selected_by"] = ruleText(*snapshot.selection);
        json["selected_by_code"] = snapshot.selection->rule.code();
        json["ranking"] = rankedNames(task, *snapshot.selection);
        if (!snapshot.selection->scores.empty()) {
            json["ranking_scores_lower_is_better"] = snapshot.selection->lowerIsBetter;
            json["ranking_scores_measure"] = snapshot.selection->measure.english();
            json["ranking_scores_measure_code"] = snapshot.selection->measure.code();
            json["ranking_scores"] = Json::array();
            for (const double score : snapshot.selection->scores)
                json["ranking_scores"].push_back(number(score));
        }
    }
    if (!request.relevant.empty()) json["truth"] = truthJson(request, task, snapshot);
    if (snapshot.interactions) {
        json["interaction_kind"] = wholeKind(*snapshot.interactions).english();
        json["interaction_kind_code"] = snapshot.interactions->kind.code();
        json["interactions"] = interactionsJson(*snapshot.interactions);
    }
    if (snapshot.directions) {
        json["direction_kind"] = snapshot.directions->kind.english();
        json["direction_kind_code"] = snapshot.directions->kind.code();
        json["directions"] = directionsJson(*snapshot.directions);
    }
    if (snapshot.learnsFromValidation) json["learns_from_validation"] = true;
    if (const Doubt why = doubt(snapshot); !why.empty()) {
        json["doubt"] = why.text.english();
        json["doubt_code"] = why.text.code();
    }
    if (!task.notes.empty()) addNotes(task.notes, json);
    return json;
}

std::string trainingText(const TrainingRequest& request, const Task& task,
                         const Snapshot& snapshot) {
    std::string text = fmt::format(
        "{} of {} with {}: {} after {} {}{} in {:.2f} s ({} rows to train, {} to validate, {} to "
        "test, seed "
        "{}).\n",
        problemName(task.recipe->problem), task.recipe->target, request.method,
        runStateName(snapshot.state), snapshot.tick, idOf(snapshot.tickUnit),
        snapshot.tick == 1 ? "" : "s", snapshot.seconds, task.split.train.size(),
        task.split.validation.size(), task.split.test.size(), request.seed);
    if (!snapshot.reason.empty()) text += snapshot.reason.english() + '\n';
    for (const Message& note : task.notes) text += "Note: " + note.english() + '\n';
    if (snapshot.metrics) {
        text += metricsTable(*snapshot.metrics);
        if (task.recipe->problem == Problem::Regression)
            text += fmt::format("\nrmse and mae are in the unit of {}.", task.recipe->target);
        else if (task.recipe->classes.size() == 2)
            text += fmt::format("\nprecision, recall, f1 and average_precision are of class {}.",
                                task.recipe->classes.back());
        text += '\n';
        if (const Doubt why = doubt(snapshot); !why.empty()) text += why.text.english() + '\n';
    }
    if (snapshot.conformal && reaches(*snapshot.conformal, kIntervalLevel))
        text +=
            intervalSentence(*snapshot.conformal, *task.recipe, kIntervalLevel).english() + '\n';
    if (snapshot.predictor && isConstant(*snapshot.predictor)) text += constantModelText() + '\n';
    if (snapshot.importance) {
        text += '\n' + importanceHeadline(*snapshot.importance, *task.recipe).english() + '\n';
        if (const Message question = leakQuestion(*snapshot.importance, *task.recipe);
            !question.empty())
            text += question.english() + '\n';
        text += importanceText(*snapshot.importance, *snapshot.predictor);
        for (const Message& meaning : importanceMeaning(*snapshot.importance))
            text += meaning.english() + '\n';
    }
    if (snapshot.relevance && std::ranges::all_of(snapshot.relevance->values, isZero))
        text +=
            fmt::format("\nRelevance ({}): 0 of every variable.\n", wholeKind(*snapshot.relevance));
    else if (snapshot.relevance)
        text += fmt::format("\nRelevance ({}), most relevant first:\n{}",
                            wholeKind(*snapshot.relevance), barsText(*snapshot.relevance));
    if (!snapshot.relevance && snapshot.predictor)
        text += fmt::format("\n{} gives no relevance of single variables.\n", request.method);
    if (snapshot.selection) {
        const auto names = selectedNames(task, *snapshot.selection);
        text += fmt::format("\nKept {} of {} by {}{}{}\n", names.size(),
                            task.recipe->sources.size(), ruleText(*snapshot.selection),
                            names.empty() ? "." : ": ", fmt::join(names, ", "));
    }
    if (!request.relevant.empty()) text += truthText(request, task, snapshot);
    if (snapshot.directions) text += directionsText(*snapshot.directions);
    if (snapshot.interactions) text += interactionsText(*snapshot.interactions);
    return text;
}

}  // namespace ardent::cli
