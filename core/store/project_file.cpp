#include "core/store/project_file.h"

#include <algorithm>
#include <stdexcept>

#include "core/base/build_info.h"
#include "core/base/memory.h"
#include "core/base/output_file.h"
#include "core/data/import/text/text_source.h"
#include "core/store/gzip_text.h"
#include "core/store/option_json.h"
#include "core/store/recipe_json.h"
#include "core/store/snapshot_json.h"

namespace ardent {
namespace {

using json::Json;
constexpr int kVersion = 1;

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

Json fromRun(const StoredRun& run) {
    Json json{{"name", run.name},
              {"colour", run.colour},
              {"overlaid", run.overlaid},
              {"from_queue", run.fromQueue},
              {"digest", run.digest},
              {"recipe", json::fromRecipe(run.recipe)},
              {"method", run.method},
              {"first_options", json::fromOptions(run.firstOptions)},
              {"options", json::fromOptions(run.options)}};
    addLimits(run.limits, json);
    json::addFittedRecipe(*run.fitted, json);
    json::addSnapshot(*run.snapshot, json);
    return json;
}

StoredRun toRun(const Json& json) {
    StoredRun run;
    run.name = json.at("name");
    run.colour = toCount(json.at("colour"));
    run.overlaid = json.at("overlaid");
    run.fromQueue = json.value("from_queue", false);
    run.digest = json.at("digest");
    run.recipe = json::toRecipe(json.at("recipe"));
    run.method = json.at("method");
    run.firstOptions = json::toOptions(json.at("first_options"));
    run.options = json::toOptions(json.at("options"));
    run.limits = limitsIn(json);
    run.fitted = std::make_shared<const FittedRecipe>(json::toFittedRecipe(json));
    run.snapshot = std::make_shared<const Snapshot>(json::toSnapshot(json, run.fitted));
    return run;
}

Json fromProject(const StoredProject& project) {
    Json runs = Json::array();
    for (const StoredRun& run : project.runs) runs.push_back(fromRun(run));
    Json chosen = Json::object();
    for (const auto& [method, options] : project.chosen)
        chosen[method] = json::fromOptions(options);
    Json json{{"format", "ardent-project"},
              {"version", kVersion},
              {"made_by", {{"program", "Ardent"}, {"version", buildInfo().version}}},
              {"data", fromData(project.data)},
              {"recipe", json::fromRecipe(project.recipe)},
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
    project.recipe = json::toRecipe(json.at("recipe"));
    project.method = json.at("method");
    for (const auto& [method, options] : json.at("chosen_options").items())
        project.chosen[method] = json::toOptions(options);
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
    for (const Json& run : json.at("runs")) project.runs.push_back(toRun(run));
    project.runsMade =
        std::max(toCount(json.at("runs_made")), static_cast<int>(json.at("runs").size()));
    project.current = toCount(json.at("current_run"), -1);
    project.pinned = json.contains("pinned_run") ? toCount(json.at("pinned_run"), -1) : -1;
    return project;
}

}  // namespace

Result<> saveProject(const StoredProject& project, const std::filesystem::path& path) {
    const std::string text = fromProject(project).dump();
    if (text.size() > kMostText)
        return fail(Fault::Output,
                    message("project-too-large",
                            "{}: these runs are too large for a project ({}, at most {}); delete "
                            "some of them.",
                            path.string(), memoryText(static_cast<double>(text.size())),
                            memoryText(static_cast<double>(kMostText))));
    return writeFileAtomically(path, gzipped(text));
}

bool isProjectFile(const std::filesystem::path& path) {
    constexpr std::size_t kBeginning = 256;
    auto source = TextSource::open(path);
    if (!source) return false;
    std::string text(kBeginning, '\0');
    const auto length = source->read(text);
    if (!length) return false;
    text.resize(*length);
    return text.starts_with('{') && text.find("\"ardent-project\"") != std::string::npos;
}

Result<StoredProject> loadProject(const std::filesystem::path& path) {
    const auto text = readText(path);
    if (!text) return tl::unexpected(text.error());
    try {
        const auto fits = json::checkParsedSize(*text, path.string());
        if (!fits) return tl::unexpected(fits.error());
        const Json content = json::parsed(*text);
        if (!content.is_object() || content.value("format", "") != "ardent-project")
            return fail(Fault::Data,
                        message("no-project",
                                "{} is not a project of Ardent, or it is damaged: open a table or "
                                "another project.",
                                path.string()));
        const Json version = content.value("version", Json());
        if (!version.is_number_integer() || version < 1)
            throw std::invalid_argument("a version that is none");
        if (version > kVersion)
            return fail(Fault::Data,
                        message("project-of-newer-version",
                                "{} was saved by a newer Ardent (format {}, this one reads format "
                                "{}): open it with the newer one.",
                                path.string(), version.dump(), kVersion));
        return toProject(content);
    } catch (const std::exception& error) {
        return fail(Fault::Data,
                    message("project-damaged", "{} is damaged ({}): open an earlier copy of it.",
                            path.string(), json::reasonOf(error)));
    }
}

}  // namespace ardent
