#include "core/figure/loss_figure.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cctype>
#include <cmath>
#include <map>
#include <set>
#include <string_view>

#include "core/base/words.h"
#include "core/figure/axis_name.h"
#include "core/figure/smoothing.h"
#include "core/figure/spread.h"
#include "core/figure/tick_axis.h"
#include "core/figure/told.h"

namespace ardent {

namespace {

LineRole roleOf(const CurveSeries& series) {
    if (series.id == "train") return LineRole::Train;
    if (series.id == "validation") return LineRole::Validation;
    return LineRole::Score;
}

std::string shortName(const CurveSeries& series) {
    return seriesName(series.title);
}

/// "Training loss (mean squared error)" → "Training loss", in the reader's words.
std::string titleOf(const CurveSeries& series) {
    std::string title = shortName(series);
    if (!title.empty())
        title[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(title[0])));
    return title;
}

/// "Training loss (mean squared error)" → "mean squared error"
std::string measureOf(const CurveSeries& series) {
    const std::size_t open = series.title.find(" (");
    const std::size_t close = series.title.rfind(')');
    if (open == std::string::npos || close == std::string::npos || close < open + 2) return "";
    return series.title.substr(open + 2, close - open - 2);
}

/// A score with a unit of its own has no place on the axis of the losses.
bool isDrawn(const CurveSeries& series, const std::vector<CurveSeries>& all) {
    if (roleOf(series) != LineRole::Score) return true;
    return measureOf(series).empty() || std::ranges::any_of(all, [&](const CurveSeries& other) {
               return roleOf(other) != LineRole::Score && measureOf(other) == measureOf(series);
           });
}

/// The rows from the first to the last that a series takes part in: at either end those are left
/// out where it has no value but another series has one, as in a stage of its own.
std::pair<Index, Index> ownRows(const Curve& curve, Index series) {
    const auto isOthers = [&](Index row) {
        if (!std::isnan(curve.value(row, series))) return false;
        for (Index other = 0; other < std::ssize(curve.series()); ++other)
            if (!std::isnan(curve.value(row, other))) return true;
        return false;
    };
    Index first = 0;
    Index end = curve.size();
    while (first < end && isOthers(first)) ++first;
    while (end > first && isOthers(end - 1)) --end;
    return {first, end};
}

bool hasLosses(const LossCurve& run) {
    for (Index row = 0; row < run.curve.size(); ++row)
        for (Index s = 0; s < std::ssize(run.curve.series()); ++s)
            if (!std::isnan(run.curve.value(row, s)) &&
                isDrawn(run.curve.series()[static_cast<std::size_t>(s)], run.curve.series()))
                return true;
    return false;
}

/// Which of a curve's series are drawn, one a series.
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

/// A row of a stage that tells something else than what is drawn.
bool tellsOther(const Curve& curve, Index row, const std::vector<bool>& drawn) {
    bool tells = false;
    for (Index s = 0; s < std::ssize(curve.series()); ++s) {
        if (std::isnan(curve.value(row, s))) continue;
        if (drawn[static_cast<std::size_t>(s)]) return false;
        tells = true;
    }
    return tells;
}

Series lineOf(const LossCurve& run, Index position, const std::vector<bool>& drawn) {
    const CurveSeries& series = run.curve.series()[static_cast<std::size_t>(position)];
    Series line{
        fmt::format("{} · {}", run.run, shortName(series)), roleOf(series), run.colour, {}, {}};
    const auto [first, end] = ownRows(run.curve, position);
    line.x.reserve(static_cast<std::size_t>(end - first));
    line.y.reserve(static_cast<std::size_t>(end - first));
    for (Index row = first; row < end; ++row) {
        const double value = run.curve.value(row, position);
        if (std::isnan(value) && tellsOther(run.curve, row, drawn)) continue;
        line.x.push_back(static_cast<double>(run.curve.tick(row)));
        line.y.push_back(value);
    }
    return line;
}

/// On the first ticks, where they tell only what is not drawn.
std::string otherStageNote(const LossCurve& run, const std::vector<bool>& drawn) {
    const Curve& curve = run.curve;
    Index first = 0;
    while (first < curve.size() && tellsOther(curve, first, drawn)) ++first;
    if (first == 0 || first == curve.size()) return {};
    std::vector<std::string> names;
    for (std::size_t s = 0; s < drawn.size(); ++s)
        if (!drawn[s] && !std::isnan(curve.value(0, static_cast<Index>(s))))
            names.push_back(shortName(curve.series()[s]));
    return ' ' + words(
                     "The first {} told only the {}, by which an earlier stage chooses, which is "
                     "not drawn.",
                     countedTicks(first, run.tickName), fmt::format("{}", fmt::join(names, ", ")));
}

/// The one value that all runs share, or nothing.
std::string shared(const std::set<std::string>& values) {
    return values.size() == 1 ? *values.begin() : "";
}

/// With the measure; "" where they differ.
std::string sharedTitle(std::span<const CurveSeries* const> all) {
    std::set<std::string> titles;
    for (const CurveSeries* series : all)
        titles.insert(measureOf(*series).empty()
                          ? titleOf(*series)
                          : fmt::format("{} ({})", titleOf(*series), told(measureOf(*series))));
    return shared(titles);
}

std::string listed(const std::set<std::string>& measures) {
    std::vector<std::string> all;
    for (const std::string& measure : measures) all.push_back(told(measure));
    return fmt::format("{}", fmt::join(all, "; "));
}

/// The lines of one group and series, in the order of the names.
using Groups = std::map<std::pair<std::string, std::string>, std::vector<Series>>;

/// Of lines with ascending x, where all of them have a value, with the standard deviation.
Series meanOf(const std::vector<Series>& lines) {
    Series mean{"", lines.front().role, lines.front().colour, {}, {}};
    std::vector<std::size_t> at(lines.size(), 0);
    std::vector<double> values(lines.size());
    for (const double x : lines.front().x) {
        for (std::size_t l = 0; l < lines.size(); ++l) {
            while (at[l] < lines[l].x.size() && lines[l].x[at[l]] < x) ++at[l];
            const bool has = at[l] < lines[l].x.size() && lines[l].x[at[l]] == x;
            values[l] = has ? lines[l].y[at[l]] : std::nan("");
        }
        const Spread spread = spreadOf(values);
        if (spread.count < std::ssize(lines)) continue;
        mean.x.push_back(x);
        mean.y.push_back(spread.mean);
        mean.spreads.push_back(spread.deviation);
    }
    return mean;
}

/// The single ones first: below the means and the other runs.
void addGroups(const Groups& groups, Figure& figure) {
    std::vector<Series> single;
    for (const auto& [names, lines] : groups) {
        if (lines.size() == 1) {
            figure.series.push_back(lines.front());
            continue;
        }
        Series mean = meanOf(lines);
        mean.name =
            words("{} · {}, mean ± sd over {} seeds", names.first, names.second, lines.size());
        figure.series.push_back(std::move(mean));
        for (Series line : lines) {
            line.name = words("{} · each", names.first);
            line.role = LineRole::Individual;
            single.push_back(std::move(line));
        }
    }
    figure.series.insert(figure.series.begin(), single.begin(), single.end());
}

/// Puts the logged lines pale behind their moving averages, whose gaps they keep.
void smooth(Figure& figure, double span) {
    if (!(span > 1.)) return;
    std::vector<Series> logged;
    for (Series& line : figure.series) {
        if (line.role == LineRole::Individual) continue;
        Series raw = line;
        raw.name = words("{} · unsmoothed", line.name.substr(0, line.name.find(" · ")));
        raw.role = LineRole::Individual;
        raw.spreads.clear();
        const std::vector<double> mean = smoothed(line.x, line.y, span);
        std::vector<double> spreads;
        if (!line.spreads.empty()) spreads = smoothed(line.x, line.spreads, span);
        line.x.clear();
        line.y.clear();
        line.spreads.clear();
        for (std::size_t i = 0; i < mean.size(); ++i) {
            if (!std::isfinite(mean[i])) continue;
            line.x.push_back(raw.x[i]);
            line.y.push_back(mean[i]);
            if (!spreads.empty()) line.spreads.push_back(spreads[i]);
        }
        logged.push_back(std::move(raw));
    }
    figure.series.insert(figure.series.begin(), std::make_move_iterator(logged.begin()),
                         std::make_move_iterator(logged.end()));
}

std::string noteOf(std::span<const LossCurve> runs, const LossChoice& choice,
                   const std::string& tickName, bool anyLeftOut) {
    std::string note = runs.size() == 1 ? words("Every logged point of {}.", runs.front().run)
                                        : words("Every logged point of {} runs.", runs.size());
    if (anyLeftOut)
        note += ' ' + words(
                          "Of neighbours closer than a dot the first, lowest, highest and last "
                          "are drawn.");
    if (choice.span > 1.)
        note += ' ' + words(
                          "Exponential moving average with a span of {:g} {}; pale: the values "
                          "before smoothing.",
                          choice.span, told((tickName.empty() ? "step" : tickName) + "s"));
    return note;
}

}  // namespace

std::string seriesName(const std::string& title) {
    std::string name = title.substr(0, title.find(" ("));
    if (!name.empty())
        name[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(name[0])));
    return told(name);
}

Figure lossFigure(std::span<const LossCurve> runs, const LossChoice& choice) {
    Figure figure;
    figure.title = words("Loss");
    figure.x.logarithmic = choice.logX;
    figure.y.logarithmic = choice.logY;
    std::set<std::string> tickNames;
    std::set<std::string> measures;
    Groups groups;
    std::vector<const CurveSeries*> scores;  // with a unit of their own
    const bool onlyScores = std::ranges::none_of(runs, hasLosses);
    for (const LossCurve& run : runs) {
        tickNames.insert(run.tickName);
        const std::vector<bool> drawn = drawnOf(run.curve, choice, onlyScores);
        for (std::size_t i = 0; i < drawn.size(); ++i) {
            if (!drawn[i]) continue;
            const CurveSeries& series = run.curve.series()[i];
            if (!isDrawn(series, run.curve.series()))
                scores.push_back(&series);
            else if (roleOf(series) != LineRole::Score)
                measures.insert(measureOf(series));
            Series line = lineOf(run, static_cast<Index>(i), drawn);
            if (!run.group.empty())
                groups[{run.group, shortName(series)}].push_back(std::move(line));
            else
                figure.series.push_back(std::move(line));
        }
    }
    addGroups(groups, figure);
    smooth(figure, choice.span);
    nameAxis(figure.x, [&] { return tickAxisTitle(shared(tickNames)); });
    figure.x.whole = true;
    const std::string measure = shared(measures);
    const bool isOneScore = measures.empty() && !sharedTitle(scores).empty();
    nameAxis(figure.y, [&] {
        if (isOneScore) return sharedTitle(scores);
        if (!scores.empty()) return words("Value");
        return measure.empty() ? words("Loss") : words("Loss ({})", told(measure));
    });
    if (isOneScore) figure.y.logarithmic = false;  // a log likelihood may be negative
    const bool anyLeftOut = thin(figure.series, choice.finest, figure.x, figure.y);
    const bool isHidden = figure.series.empty() && std::ranges::any_of(runs, [](const auto& run) {
                              return run.curve.size() > 0;
                          });
    if (!figure.isEmpty()) {
        figure.note = noteOf(runs, choice, shared(tickNames), anyLeftOut);
        if (measures.size() > 1)
            figure.note += ' ' + words(
                                     "The runs log different losses ({}): compare their shapes, "
                                     "not their heights.",
                                     listed(measures));
        if (runs.size() == 1)
            figure.note +=
                otherStageNote(runs.front(), drawnOf(runs.front().curve, choice, onlyScores));
    } else if (isHidden) {
        figure.empty = words("None of the logged series is chosen. Choose one under Series.");
    } else {
        const std::string tick = shared(tickNames).empty() ? "step" : shared(tickNames);
        figure.empty =
            runs.empty()
                ? words("No run yet. Choose a target and a method, then press Run.")
                : words("Nothing logged yet. The first point appears after one {}.", told(tick));
    }
    return figure;
}

std::vector<LoggedSeries> loggedSeries(std::span<const LossCurve> runs, const LossChoice& choice) {
    const bool onlyScores = std::ranges::none_of(runs, hasLosses);
    std::vector<LoggedSeries> logged;
    for (const LossCurve& run : runs) {
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
    return logged;
}

}  // namespace ardent
