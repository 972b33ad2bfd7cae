#include "core/store/project_json.h"

#include <algorithm>
#include <stdexcept>

#include "core/base/build_info.h"
#include "core/store/option_json.h"
#include "core/store/recipe_json.h"
#include "core/store/snapshot_json.h"

namespace ardent::json {
namespace {

Json fromData(const DataReference& data) {
    Json json;
    if (data.sample.empty()) {
        json["relative"] = data.relative;
        json["absolute"] = data.absolute;
    } else {
        json["sample"] = data.sample;
    }
    json["digest"] = data.digest;
    return json;
}

/// A number that counts something, or −1 for nothing where that may be.
int toCount(const Json& json, int least = 0) {
    constexpr int kMost = 1'000'000;
    if (!json.is_number_integer() || json < least || json > kMost)
        throw std::invalid_argument("a number that counts nothing");
    return json;
}

DataReference toData(const Json& json) {
    DataReference data{json.value("sample", ""), json.value("relative", ""),
                       json.value("absolute", ""), json.at("digest")};
    if (data.sample.empty() && data.relative.empty() && data.absolute.empty())
        throw std::invalid_argument("a project without data");
    return data;
}

void addLimits(const RunLimits& limits, Json& json) {
    if (limits != RunLimits{})
        json["limits"] = {{"seconds", limits.seconds}, {"ticks", limits.ticks}};
}

/// None in older files.
RunLimits limitsIn(const Json& json) {
    if (!json.contains("limits")) return {};
    const Json& limits = json.at("limits");
    const double seconds = limits.at("seconds");
    if (!(seconds >= 0. && seconds <= RunLimits::kMostSeconds))
        throw std::invalid_argument("a limit that is no time");
    const Json& ticks = limits.at("ticks");
    if (!ticks.is_number_integer() || ticks < 0 || ticks > RunLimits::kMostTicks)
        throw std::invalid_argument("a limit that counts nothing");
    return {seconds, ticks.get<std::int64_t>()};
}

}  // namespace

Json fromProject(const StoredProject& project) {
    Json runs = Json::array();
    for (const StoredRun& run : project.runs) runs.push_back(fromMarks(run));
    Json chosen = Json::object();
    for (const auto& [method, options] : project.chosen) chosen[method] = fromOptions(options);
    Json json{{"made_by", {{"program", "Ardent"}, {"version", buildInfo().version}}},
              {"data", fromData(project.data)},
              {"recipe", fromRecipe(project.recipe)},
              {"method", project.method},
              {"chosen_options", chosen},
              {"views",
               {{"arrangement", project.arrangement},
                {"current", project.currentView},
                {"shown", project.shownViews},
                {"moved", project.movedViews},
                {"options", project.viewOptions}}},
              {"selected_rows", project.selectedRows},
              {"runs_made", project.runsMade},
              {"current_run", project.current},
              {"pinned_run", project.pinned},
              {"runs", runs}};
    addLimits(project.limits, json);
    if (!project.standsFor.empty()) json["stands_for"] = project.standsFor;
    return json;
}

StoredProject toProject(const Json& json) {
    StoredProject project;
    project.data = toData(json.at("data"));
    project.recipe = toRecipe(json.at("recipe"));
    project.method = json.at("method");
    for (const auto& [method, options] : json.at("chosen_options").items())
        project.chosen[method] = toOptions(options);
    project.limits = limitsIn(json);
    const Json& views = json.at("views");
    project.arrangement = toCount(views.at("arrangement"), -1);
    project.currentView = views.at("current");
    project.shownViews = views.value("shown", project.shownViews);
    if (views.contains("moved"))
        for (const auto& [view, pane] : views.at("moved").items())
            project.movedViews[view] = toCount(pane);
    project.viewOptions = views.value("options", project.viewOptions);
    project.selectedRows = json.value("selected_rows", project.selectedRows);
    project.standsFor = json.value("stands_for", "");
    project.runsMade =
        std::max(toCount(json.at("runs_made")), static_cast<int>(json.at("runs").size()));
    project.current = toCount(json.at("current_run"), -1);
    project.pinned = json.contains("pinned_run") ? toCount(json.at("pinned_run"), -1) : -1;
    return project;
}

Json fromMarks(const StoredRun& run) {
    return {{"name", run.name},
            {"colour", run.colour},
            {"overlaid", run.overlaid},
            {"from_queue", run.fromQueue},
            {"result", run.result}};
}

void readMarks(const Json& json, StoredRun& run) {
    run.name = json.at("name");
    run.colour = toCount(json.at("colour"));
    run.overlaid = json.at("overlaid");
    run.fromQueue = json.value("from_queue", false);
    run.result = json.value("result", "");
}

Json fromResult(const StoredRun& run) {
    Json json{{"digest", run.digest},
              {"recipe", fromRecipe(run.recipe)},
              {"method", run.method},
              {"first_options", fromOptions(run.firstOptions)},
              {"options", fromOptions(run.options)}};
    addLimits(run.limits, json);
    addFittedRecipe(*run.fitted, json);
    addSnapshot(*run.snapshot, json);
    return json;
}

StoredRun toRun(const Json& result) {
    StoredRun run;
    run.digest = result.at("digest");
    run.recipe = toRecipe(result.at("recipe"));
    run.method = result.at("method");
    run.firstOptions = toOptions(result.at("first_options"));
    run.options = toOptions(result.at("options"));
    run.limits = limitsIn(result);
    run.fitted = std::make_shared<const FittedRecipe>(toFittedRecipe(result));
    run.snapshot = std::make_shared<const Snapshot>(toSnapshot(result, run.fitted));
    return run;
}

}  // namespace ardent::json
