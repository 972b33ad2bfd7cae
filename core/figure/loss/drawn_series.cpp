#include "core/figure/loss/drawn_series.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cctype>
#include <cmath>

#include "core/base/message.h"
#include "core/figure/lines/curve_lines.h"
#include "core/figure/told.h"

namespace ardent {

namespace {

const std::string kOthers = "/others";

std::set<std::string> measuresOf(const LossCurve& run) {
    std::set<std::string> measures;
    for (const CurveSeries& series : run.curve.series())
        if (isLoss(series) && !measureOf(series).empty()) measures.insert(measureOf(series));
    return measures;
}

bool shareOne(const std::set<std::string>& some, const std::set<std::string>& others) {
    return some.empty() || others.empty() ||
           std::ranges::any_of(some, [&](const std::string& one) { return others.contains(one); });
}

bool isCalled(const LossCurve& run, const std::string& name) {
    return run.run == name || (!run.group.empty() && run.group == name);
}

/// Null where no run has a measure.
const LossCurve* measuring(std::span<const LossCurve> runs, const LossChoice& choice) {
    const LossCurve* first = nullptr;
    for (const LossCurve& run : runs) {
        if (run.curve.size() == 0 || measuresOf(run).empty()) continue;
        if (isCalled(run, choice.first)) return &run;
        if (!first) first = &run;
    }
    return first;
}

bool asksForOthers(const LossChoice& choice) {
    const auto others = choice.shown.find(kOthers);
    return others != choice.shown.end() && others->second;
}

}  // namespace

LineRole roleOf(const CurveSeries& series) {
    if (series.id == "train") return LineRole::Train;
    if (series.id == "validation") return LineRole::Validation;
    return LineRole::Score;
}

bool isLoss(const CurveSeries& series) {
    return roleOf(series) != LineRole::Score || series.id.starts_with("validation_");
}

std::string titleOf(const CurveSeries& series) {
    std::string title = seriesName(series.title);
    if (!title.empty())
        title[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(title[0])));
    return title;
}

std::string measureOf(const CurveSeries& series) {
    return seriesMeasure(series.title);
}

bool isDrawn(const CurveSeries& series, const std::vector<CurveSeries>& all) {
    if (isLoss(series)) return true;
    return measureOf(series).empty() || std::ranges::any_of(all, [&](const CurveSeries& other) {
               return isLoss(other) && measureOf(other) == measureOf(series);
           });
}

bool hasLossCurve(const LossCurve& run) {
    const Curve& curve = run.curve;
    std::vector<bool> losses;
    for (const CurveSeries& each : curve.series()) losses.push_back(isDrawn(each, curve.series()));
    Index search = 0;
    while (search < curve.size() && tellsOther(curve, search, losses)) ++search;
    if (search == curve.size()) return false;
    const bool isDotAfterSearch = search > 1 && search + 1 == curve.size() && !run.goesOn;
    return !isDotAfterSearch;
}

std::vector<bool> drawnOf(const Curve& curve, const LossChoice& choice, bool onlyScores) {
    std::vector<bool> drawn;
    for (const CurveSeries& series : curve.series()) {
        const auto chosen = choice.shown.find(series.id);
        drawn.push_back(chosen != choice.shown.end()
                            ? chosen->second
                            : isDrawn(series, curve.series()) != onlyScores);
    }
    return drawn;
}

std::set<std::string> measuresOf(std::span<const LossCurve> runs, const LossChoice& choice,
                                 bool onlyScores) {
    std::set<std::string> measures;
    for (const LossCurve& run : runs) {
        const std::vector<CurveSeries>& all = run.curve.series();
        const std::vector<bool> drawn = drawnOf(run.curve, choice, onlyScores);
        for (std::size_t s = 0; s < all.size(); ++s)
            if (drawn[s] && isLoss(all[s]) && isDrawn(all[s], all))
                measures.insert(measureOf(all[s]));
    }
    return measures;
}

ByMeasure byMeasure(std::span<const LossCurve> runs, const LossChoice& choice) {
    const LossCurve* first = measuring(runs, choice);
    if (!first || asksForOthers(choice)) return {{runs.begin(), runs.end()}, {}};
    const std::set<std::string> wanted = measuresOf(*first);
    ByMeasure parts;
    for (const LossCurve& run : runs)
        (shareOne(wanted, measuresOf(run)) ? parts.alike : parts.others).push_back(run);
    return parts;
}

std::string othersNote(std::span<const LossCurve> others) {
    std::vector<std::string> names;
    std::set<std::string> measures;
    for (const LossCurve& run : others) {
        const std::string& name = run.group.empty() ? run.run : run.group;
        if (std::ranges::find(names, name) == names.end()) names.push_back(name);
        for (const std::string& measure : measuresOf(run)) measures.insert(told(measure));
    }
    if (names.empty()) return {};
    const std::string who = fmt::format("{}", fmt::join(names, ", "));
    const std::string which = fmt::format("{}", fmt::join(measures, "; "));
    return names.size() == 1
               ? words(
                     "{} has another loss ({}): tick Runs with another loss under Series to draw "
                     "it.",
                     who, which)
               : words(
                     "{} have other losses ({}): tick Runs with another loss under Series to draw "
                     "them.",
                     who, which);
}

std::string seriesName(const std::string& title) {
    std::string name = title.substr(0, title.find(" ("));
    if (!name.empty())
        name[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(name[0])));
    return told(name);
}

std::string seriesMeasure(const std::string& title) {
    const std::size_t open = title.find(" (");
    const std::size_t close = title.rfind(')');
    if (open == std::string::npos || close == std::string::npos || close < open + 2) return "";
    return title.substr(open + 2, close - open - 2);
}

std::vector<LoggedSeries> loggedSeries(std::span<const LossCurve> runs, const LossChoice& choice) {
    const ByMeasure parts = byMeasure(runs, choice);
    const bool onlyScores = std::ranges::none_of(parts.alike, hasLossCurve);
    std::vector<LoggedSeries> logged;
    for (const LossCurve& run : parts.alike) {
        const std::vector<bool> drawn = drawnOf(run.curve, choice, onlyScores);
        for (std::size_t i = 0; i < drawn.size(); ++i) {
            const CurveSeries& series = run.curve.series()[i];
            const auto before = std::ranges::find(logged, series.id, &LoggedSeries::id);
            if (before == logged.end())
                logged.push_back({series.id, titleOf(series), drawn[i]});
            else
                before->shown = before->shown || drawn[i];
        }
    }
    LossChoice without = choice;
    without.shown.erase(kOthers);
    if (!byMeasure(runs, without).others.empty())
        logged.push_back({kOthers, words("Runs with another loss"), asksForOthers(choice)});
    return logged;
}

}  // namespace ardent
