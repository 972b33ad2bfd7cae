#include "core/store/snapshot_json.h"

#include <algorithm>
#include <stdexcept>

#include "core/store/findings_json.h"
#include "core/store/function_json.h"
#include "core/store/message_json.h"
#include "core/store/option_json.h"

namespace ardent::json {
namespace {

constexpr RunState kEnds[] = {RunState::Finished, RunState::Cancelled, RunState::Diverged,
                              RunState::Failed};

RunState endCalled(const std::string& name) {
    const auto found = std::ranges::find(kEnds, name, runStateName);
    if (found == std::end(kEnds)) throw std::invalid_argument("a run that has not ended");
    return *found;
}

Json fromCurve(const Curve& curve) {
    Json ticks = Json::array();
    for (Index row = 0; row < curve.size(); ++row) ticks.push_back(curve.tick(row));
    Json series = Json::array();
    for (std::size_t i = 0; i < curve.series().size(); ++i) {
        const CurveSeries& one = curve.series()[i];
        Json json{{"id", one.id}};
        addSeries(one, json);
        json["values"] = fromMeasured(curve.column(static_cast<Index>(i)));
        series.push_back(std::move(json));
    }
    return {{"ticks", ticks}, {"series", series}};
}

Curve toCurve(const Json& json) {
    const auto ticks = json.at("ticks").get<std::vector<std::int64_t>>();
    std::vector<CurveSeries> series;
    std::vector<std::vector<double>> columns;
    for (const Json& one : json.at("series")) {
        series.push_back(toSeries(one));
        columns.push_back(toMeasuredList(one.at("values")));
        if (columns.back().size() != ticks.size())
            throw std::invalid_argument("a curve whose series differ in length");
    }
    Curve curve(std::move(series));
    std::vector<double> row(columns.size());
    for (std::size_t i = 0; i < ticks.size(); ++i) {
        std::ranges::transform(columns, row.begin(), [i](const auto& column) { return column[i]; });
        curve.append(ticks[i], row);
    }
    return curve;
}

Curve toClock(const Json& file, const Curve& curve) {
    const auto seconds = file.get<std::vector<double>>();
    if (std::ssize(seconds) != curve.size() || !std::ranges::is_sorted(seconds))
        throw std::invalid_argument("seconds that do not belong to the curve");
    Curve clock = stoppedClock();
    for (Index row = 0; row < curve.size(); ++row)
        clock.append(curve.tick(row), {&seconds[static_cast<std::size_t>(row)], 1});
    return clock;
}

Json fromChanges(const std::vector<OptionChange>& changes) {
    Json json = Json::array();
    for (const OptionChange& change : changes)
        json.push_back(
            {{"tick", change.tick}, {"option", change.option}, {"value", fromValue(change.value)}});
    return json;
}

std::vector<OptionChange> toChanges(const Json& json) {
    std::vector<OptionChange> changes;
    for (const Json& change : json)
        changes.push_back({change.at("tick"), change.at("option"), toValue(change.at("value"))});
    return changes;
}

std::int64_t toKeptTick(const Json& file, const Snapshot& run) {
    const auto tick = file.get<double>();
    if (!(tick >= 1. && tick <= static_cast<double>(run.tick)))
        throw std::invalid_argument("a kept tick that the run has not reached");
    return static_cast<std::int64_t>(tick);
}

std::vector<std::int64_t> toBeginnings(const Json& file, const Snapshot& run) {
    std::vector<std::int64_t> ticks;
    for (const Json& one : file) {
        const auto tick = one.get<double>();
        const auto before = static_cast<double>(ticks.empty() ? 1 : ticks.back());
        if (!(tick > before && tick <= static_cast<double>(run.tick)))
            throw std::invalid_argument("beginnings of fits out of order");
        ticks.push_back(static_cast<std::int64_t>(tick));
    }
    return ticks;
}

}  // namespace

void addSnapshot(const Snapshot& snapshot, Json& file) {
    file["state"] = runStateName(snapshot.state);
    file["reason"] = fromMessage(snapshot.reason);
    if (const auto& remedy = snapshot.remedy) {
        file["remedy"] = {{"option", remedy->option}, {"value", fromValue(remedy->value)}};
        if (!remedy->why.empty()) file["remedy"]["why"] = fromMessage(remedy->why);
    }
    file["tick"] = snapshot.tick;
    file["tick_name"] = idOf(snapshot.tickUnit);
    if (snapshot.keptTick) file["kept_tick"] = *snapshot.keptTick;
    file["seconds"] = snapshot.seconds;
    file["curve"] = fromCurve(snapshot.curve);
    if (snapshot.clock.size() == snapshot.curve.size() && snapshot.clock.size() > 0)
        file["seconds_of_ticks"] = snapshot.clock.column(0);
    if (!snapshot.beginnings.empty()) file["beginnings"] = snapshot.beginnings;
    if (snapshot.trail.size() > 0) {
        file["trail"] = fromCurve(snapshot.trail);
        file["trail_kind"] = fromMessage(snapshot.trailKind);
    }
    file["changes"] = fromChanges(snapshot.changes);
    file["learns_from_validation"] = snapshot.learnsFromValidation;
    if (snapshot.metrics) {
        file["metrics"] = fromMetrics(*snapshot.metrics);
        file["metrics"]["doubt"] = fromDoubt(snapshot.metrics->doubt);
    }
    addFindings(snapshot, file);
    if (!snapshot.predictor) return;
    Json model;
    addFunction(*snapshot.predictor, model);
    file["model"] = std::move(model);
}

Snapshot toSnapshot(const Json& file, FittedRecipePtr recipe) {
    Snapshot snapshot;
    snapshot.state = endCalled(file.at("state"));
    snapshot.reason = toMessage(file.at("reason"));
    if (file.contains("remedy")) {
        const Json& remedy = file.at("remedy");
        snapshot.remedy = Remedy{remedy.at("option"), toValue(remedy.at("value")),
                                 remedy.contains("why") ? toMessage(remedy.at("why")) : Message()};
    }
    snapshot.tick = file.at("tick");
    snapshot.tickUnit = tickUnitCalled(file.at("tick_name").get<std::string>());
    if (file.contains("kept_tick")) snapshot.keptTick = toKeptTick(file.at("kept_tick"), snapshot);
    snapshot.seconds = file.at("seconds");
    snapshot.curve = toCurve(file.at("curve"));
    if (file.contains("seconds_of_ticks"))
        snapshot.clock = toClock(file.at("seconds_of_ticks"), snapshot.curve);
    if (file.contains("beginnings"))
        snapshot.beginnings = toBeginnings(file.at("beginnings"), snapshot);
    if (file.contains("trail")) {
        snapshot.trail = toCurve(file.at("trail"));
        snapshot.trailKind = toMessage(file.at("trail_kind"));
    }
    snapshot.changes = toChanges(file.at("changes"));
    snapshot.learnsFromValidation = file.at("learns_from_validation");
    if (file.contains("metrics")) {
        const Json& metrics = file.at("metrics");
        snapshot.metrics = toMetrics(metrics);
        if (metrics.contains("doubt")) snapshot.metrics->doubt = toDoubt(metrics.at("doubt"));
    }
    readFindings(file, recipe, snapshot);
    if (file.contains("model"))
        snapshot.predictor =
            std::make_shared<const Predictor>(toPredictor(file.at("model"), std::move(recipe)));
    snapshot.isLast = true;
    return snapshot;
}

}  // namespace ardent::json
