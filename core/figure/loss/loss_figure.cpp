#include "core/figure/loss/loss_figure.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <utility>

#include "core/base/message.h"
#include "core/figure/axis_name.h"
#include "core/figure/counts.h"
#include "core/figure/lines/broken_line.h"
#include "core/figure/lines/trail.h"
#include "core/figure/loss/drawn_series.h"
#include "core/figure/loss/loss_marks.h"
#include "core/figure/loss/loss_stages.h"
#include "core/figure/loss/run_shares.h"
#include "core/figure/notes/notes.h"
#include "core/figure/number_axis.h"
#include "core/figure/tick_axis.h"

namespace ardent {

namespace {

/// Short, but with the measure where lines have different ones.
std::string lineName(const CurveSeries& series, const std::set<std::string>& measures) {
    const std::string measure = measureOf(series);
    const std::string name = words(series.title);
    return measures.size() < 2 || measure.empty() ? name : fmt::format("{} ({})", name, measure);
}

Series headOf(const LossCurve& run, const CurveSeries& series, const std::string& name) {
    Series head{fmt::format("{} · {}", run.run, name), roleOf(series), run.colour, {}, {}};
    head.owner = run.run;
    head.kind = name;
    return head;
}

bool logsLoss(const LossCurve& run) {
    return std::ranges::any_of(run.curve.series(), isLoss);
}

/// The one value that all runs share, or nothing.
std::string shared(const std::set<std::string>& values) {
    return values.size() == 1 ? *values.begin() : "";
}

/// The one that they share, or steps.
TickUnit sharedUnit(const std::set<TickUnit>& units) {
    return units.size() == 1 ? *units.begin() : TickUnit::Step;
}

/// With the measure; "" where they differ.
std::string sharedTitle(std::span<const CurveSeries* const> all) {
    std::set<std::string> titles;
    for (const CurveSeries* series : all)
        titles.insert(measureOf(*series).empty()
                          ? titleOf(*series)
                          : fmt::format("{} ({})", titleOf(*series), measureOf(*series)));
    return shared(titles);
}

std::string listed(const std::set<std::string>& measures) {
    std::vector<std::string> all;
    for (const std::string& measure : measures)
        if (!measure.empty()) all.push_back(measure);
    return fmt::format("{}", fmt::join(all, "; "));
}

/// The lines of one group and series, in the order of the names.
using Groups = std::map<std::pair<std::string, std::string>, std::vector<LongSeries>>;

/// The single ones first: below the means and the other runs.
void addGroups(const Groups& groups, CurveLines& kept, std::vector<LongSeries>& drawn) {
    std::vector<LongSeries> single;
    for (const auto& [names, lines] : groups) {
        if (lines.size() == 1) {
            drawn.push_back(lines.front());
            continue;
        }
        std::vector<CurveLines::Line> points;
        for (const LongSeries& line : lines) points.push_back(line.line);
        LongSeries mean{lines.front().head, kept.mean(points), true, lines.front().length};
        for (auto line = lines.begin() + 1; line != lines.end(); ++line)
            addGaps(line->head.gaps, mean.head.gaps);
        mean.head.name =
            words("{} · {}, mean ± sd over {} seeds", names.first, names.second, lines.size());
        mean.head.owner = words("{}: mean ± sd", names.first);
        drawn.push_back(std::move(mean));
        for (LongSeries line : lines) {
            line.head.member = std::exchange(line.head.name, words("{} · each", names.first));
            line.head.role = LineRole::Individual;
            line.head.owner = line.head.kind = {};
            single.push_back(std::move(line));
        }
    }
    drawn.insert(drawn.begin(), single.begin(), single.end());
}

/// The pale ones stay below.
void putFirst(const std::string& name, std::vector<LongSeries>& drawn) {
    if (name.empty()) return;
    const auto own = std::ranges::find_if(
        drawn, [](const LongSeries& line) { return line.head.role != LineRole::Individual; });
    std::stable_partition(own, drawn.end(), [beginning = name + " · "](const LongSeries& line) {
        return line.head.name.starts_with(beginning);
    });
}

/// Puts the logged lines pale behind their moving averages, whose gaps they keep.
void smooth(std::vector<LongSeries>& drawn, double span, CurveLines& kept) {
    if (!(span > 1.)) return;
    std::vector<LongSeries> logged;
    for (LongSeries& line : drawn) {
        Series& head = line.head;
        if (head.role == LineRole::Individual) continue;
        LongSeries raw{head, line.line, false, line.length};
        raw.head.member = words("{} · unsmoothed", head.name);
        raw.head.name = words("{} · unsmoothed", head.name.substr(0, head.name.find(" · ")));
        raw.head.role = LineRole::Individual;
        raw.head.owner = raw.head.kind = {};
        logged.push_back(std::move(raw));
        line.line = kept.smoothed(line.line, span, head.gaps);
    }
    drawn.insert(drawn.begin(), logged.begin(), logged.end());
}

/// Without the series that have no value yet, where another has one.
std::vector<bool> withValues(const std::vector<bool>& drawn, const Curve& curve) {
    std::vector<bool> with(drawn.size());
    for (std::size_t i = 0; i < with.size(); ++i) {
        Index row = drawn[i] ? curve.size() : 0;
        while (row > 0 && !std::isfinite(curve.value(row - 1, static_cast<Index>(i)))) --row;
        with[i] = row > 0;
    }
    return std::ranges::find(with, true) == with.end() ? drawn : with;
}

/// Whether they count different things.
bool areUnlike(std::span<const LossCurve> runs) {
    return std::ranges::any_of(
        runs, [&](const LossCurve& run) { return run.tickUnit != runs.front().tickUnit; });
}

/// What the runs count, where not all count the same.
std::string stepsNote(std::span<const LossCurve> runs) {
    std::map<TickUnit, std::vector<std::string>> counting;
    for (const LossCurve& run : runs) {
        std::vector<std::string>& names = counting[run.tickUnit];
        const std::string& name = run.group.empty() ? run.run : run.group;
        if (std::ranges::find(names, name) == names.end()) names.push_back(name);
    }
    if (counting.size() < 2) return {};
    std::vector<std::string> steps;
    for (const auto& [tick, names] : counting)
        steps.push_back(fmt::format("{}: {}", fmt::join(names, ", "), words(oneTick(tick))));
    return words("Their steps differ ({}), so that lengths do not compare.",
                 fmt::format("{}", fmt::join(steps, "; ")));
}

/// By the name of the run, in ticks; those of one mean are as long as the longest of them.
std::map<std::string, double> lengthsOf(std::span<const LossCurve> runs) {
    std::map<std::string, double> groups, lengths;
    const auto longest = [](double& length, const LossCurve& run) {
        return length = std::max(length, lengthOf(run.curve));
    };
    for (const LossCurve& run : runs)
        if (!run.group.empty()) longest(groups[run.group], run);
    for (const LossCurve& run : runs)
        if (run.group.empty())
            longest(lengths[run.run], run);
        else
            lengths[run.run] = groups[run.group];
    return lengths;
}

std::string sharesNote(std::span<const LossCurve> runs, const std::string& ticks) {
    double least = HUGE_VAL, most = 0.;
    for (const LossCurve& run : runs) {
        least = std::min(least, lengthOf(run.curve));
        most = std::max(most, lengthOf(run.curve));
    }
    const auto count = [](double length) { return grouped(static_cast<long long>(length)); };
    std::string note =
        least < most ? words("The whole width is the whole run, of {} to {} {}.", count(least),
                             count(most), ticks)
                     : words("The whole width is the whole run, of {} {}.", count(most), ticks);
    if (std::ranges::any_of(runs, &LossCurve::goesOn))
        note += ' ' + words("For a run under way it is what has come so far.");
    const auto isInGroup = [](const LossCurve& run) { return !run.group.empty(); };
    if (std::ranges::any_of(runs, isInGroup))
        note += ' ' + words("Runs of one mean share the length of the longest.");
    return note;
}

void addNotes(std::span<const LossCurve> runs, const LossChoice& choice, const std::string& ticks,
              bool anyLeftOut, Figure& figure) {
    const auto add = [&](const std::string& text) { addNote(NoteKind::Shown, text, figure); };
    add(runs.size() == 1 ? words("Every logged point of {}.", runs.front().run)
                         : words("Every logged point of {} runs.", runs.size()));
    if (anyLeftOut)
        add(words("Of neighbours close together the first, lowest, highest and last are drawn."));
    if (choice.span > 1.)
        add(
            words("Exponential moving average with a span of {:g} {}; pale: the values before "
                  "smoothing.",
                  choice.span, ticks));
    if (choice.across == Across::Shares) add(sharesNote(runs, ticks));
    addCaution(stepsNote(runs), figure);
}

/// Of runs that have logged nothing of what is drawn, beside others.
void leaveOutEmpty(std::vector<LongSeries>& lines) {
    const auto isEmpty = [](const LongSeries& line) { return line.line->size() == 0; };
    if (!std::ranges::all_of(lines, isEmpty)) std::erase_if(lines, isEmpty);
}

std::string withoutLinesNote(const std::vector<std::string>& names) {
    if (names.empty()) return {};
    return words("Nothing that is drawn is logged of {}.",
                 fmt::format("{}", fmt::join(names, ", ")));
}

}  // namespace

LossCurve lossCurveOf(std::string run, int colour, const Snapshot& snapshot, std::string group) {
    LossCurve curve{std::move(run),    colour,           snapshot.curve,
                    snapshot.tickUnit, std::move(group), keptTickOf(snapshot)};
    curve.goesOn = !hasEnded(snapshot.state);
    curve.stage = snapshot.stage;
    curve.clock = snapshot.clock;
    if (snapshot.predictor) curve.recipe = snapshot.predictor->recipe;
    curve.beginnings = snapshot.beginnings;
    for (const OptionChange& change : snapshot.changes)
        curve.changes.push_back({change.tick, changeName(change.option, toText(change.value))});
    return curve;
}

std::string changeName(const std::string& option, const std::string& value) {
    return fmt::format("{} → {}", option, value);
}

Figure lossFigure(std::span<const LossCurve> runs, const LossChoice& choice) {
    CurveLines lines;
    return lossFigure(runs, choice, lines);
}

Figure lossFigure(std::span<const LossCurve> all, const LossChoice& asked, CurveLines& kept) {
    const auto [runs, others] = byMeasure(all, asked);
    LossChoice choice = asked;
    if (asked.across == Across::SharesIfUnlike)
        choice.across = areUnlike(runs) ? Across::Shares : Across::Ticks;
    const bool asShares = choice.across == Across::Shares;
    Figure figure;
    std::vector<LongSeries> lines;
    figure.title = words("Loss");
    figure.x.logarithmic = choice.logX;
    figure.y.logarithmic = choice.logY;
    std::set<TickUnit> tickUnits;
    Groups groups;
    std::vector<const CurveSeries*> scores, losses;  // scores have a unit of their own
    std::map<std::string, std::vector<UndrawnTicks>> undrawn;
    std::vector<std::string> withoutLines;
    const bool onlyScores = std::ranges::none_of(runs, hasLossCurve);
    const std::set<std::string> measures = measuresOf(runs, choice, onlyScores);
    const std::map<std::string, double> lengths = lengthsOf(runs);
    for (const LossCurve& run : runs) {
        tickUnits.insert(run.tickUnit);
        const std::vector<bool> drawn = drawnOf(run.curve, choice, onlyScores);
        undrawn[run.run] = undrawnTicks(run.curve, drawn);
        const std::vector<bool> lined = withValues(drawn, run.curve);
        std::vector<Range> gaps = breaksBefore(run.beginnings);
        for (const UndrawnTicks& stage : undrawn[run.run]) addGaps({&stage.ticks, 1}, gaps);
        std::size_t points = 0;
        for (std::size_t i = 0; i < drawn.size(); ++i) {
            if (!lined[i]) continue;
            const CurveSeries& series = run.curve.series()[i];
            (isDrawn(series, run.curve.series()) ? losses : scores).push_back(&series);
            const std::string name = lineName(series, measures);
            LongSeries line{headOf(run, series, name),
                            kept.logged(run.curve, static_cast<Index>(i), drawn), true,
                            lengths.at(run.run)};
            line.head.gaps = gaps;
            points += line.line->size();
            if (!run.group.empty())
                groups[{run.group, name}].push_back(std::move(line));
            else
                lines.push_back(std::move(line));
        }
        const bool isToldAtLength = run.goesOn && run.run == choice.first;
        if (points == 0 && run.curve.size() > 0 && runs.size() > 1 && !isToldAtLength)
            withoutLines.push_back(run.run);
    }
    addGroups(groups, kept, lines);
    putFirst(choice.first, lines);
    smooth(lines, choice.span, kept);
    leaveOutEmpty(lines);
    nameAxis(figure.x,
             [&] { return asShares ? words("Share of the run (%)") : tickAxisTitle(tickUnits); });
    figure.x.whole = !asShares;
    const bool isOneScore = measures.empty() && !sharedTitle(scores).empty();
    nameAxis(figure.y, [&] {
        if (isOneScore) return sharedTitle(scores);
        if (!scores.empty()) return words("Value");
        if (!sharedTitle(losses).empty()) return sharedTitle(losses);
        const std::string named = listed(measuresOf(runs, choice, onlyScores));
        return named.empty() ? words("Loss") : words("Loss ({})", named);
    });
    if (isOneScore) figure.y.logarithmic = false;  // a log likelihood may be negative
    ThinnedLines drawnLines =
        (asShares ? thinnedShares : thinned)(lines, choice.finest, figure.x, figure.y);
    for (Series& line : drawnLines.series) addLayer(figure, std::move(line));
    if (!isOneScore) showFromZero(figure);
    const LossCurve* marked = markedRun(runs, choice);
    if (marked) {
        const bool hasBands = runs.size() == 1 || marked->goesOn;  // they cover others' lines
        markTicks(*marked, hasBands ? undrawn.at(marked->run) : std::vector<UndrawnTicks>(), choice,
                  figure);
        if (runs.size() == 1 && !asShares && !choice.logX)
            narrowLastStage(*marked, undrawn.at(marked->run), figure);
    }
    kept.forgetOthers();
    const bool isHidden =
        layers<Series>(figure).empty() &&
        std::ranges::any_of(runs, [](const auto& run) { return run.curve.size() > 0; });
    if (!figure.isEmpty()) {
        addNotes(runs, choice, tickPlural(sharedUnit(tickUnits)), drawnLines.leaveOut, figure);
        const auto add = [&](const std::string& text) { addNote(NoteKind::Shown, text, figure); };
        add(withoutLinesNote(withoutLines));
        add(brokenLinesNote(figure));
        addCaution(othersNote(others), figure);
        if (measures.size() > 1)
            addCaution(words("The lines are of different losses ({}): compare their shapes, not "
                             "their heights.",
                             listed(measures)),
                       figure);
        if (marked) {
            add(firstStageNote(*marked, undrawn.at(marked->run), runs.size() > 1));
            add(stageNote(*marked, undrawn.at(marked->run), onlyScores && logsLoss(*marked)));
        }
    } else if (isHidden) {
        figure.empty = words("None of the logged series is chosen. Choose one under Series.");
    } else {
        figure.empty = runs.empty()
                           ? words("No run yet. Choose a target and a method, then press Run.")
                           : words("Nothing logged yet. The first point appears after one {}.",
                                   oneTick(sharedUnit(tickUnits)));
        if (const std::string note = othersNote(others); !note.empty()) figure.empty += ' ' + note;
    }
    return figure;
}

}  // namespace ardent
