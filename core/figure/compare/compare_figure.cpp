#include "core/figure/compare/compare_figure.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <ranges>

#include "core/base/message.h"
#include "core/evaluate/evaluation.h"
#include "core/figure/compare/compare_listing.h"
#include "core/figure/compare/compare_notes.h"
#include "core/figure/compare/measured_rows.h"
#include "core/figure/compare/metric_title.h"
#include "core/figure/counts.h"
#include "core/figure/notes/notes.h"
#include "core/figure/spread.h"

namespace ardent {
namespace {

RowPart partOf(MetricRows rows) {
    if (rows == MetricRows::Test) return RowPart::Test;
    return rows == MetricRows::Validation ? RowPart::Validation : RowPart::Training;
}

std::string nameOf(MetricRows rows) {
    return words(rowsOf(partOf(rows)));
}

/// On how many rows those runs are measured that are.
std::string measuredText(std::span<const ComparedRun> runs, MetricRows rows) {
    const std::vector<Index> counts = measuredCounts(runs, rows);
    if (counts.empty()) return nameOf(rows);
    const auto [least, most] = std::ranges::minmax(counts);
    if (least == most) return countedRows(most, most, partOf(rows));
    return words("{} to {} {}", grouped(least), grouped(most), nameOf(rows));
}

/// Why a run lacks a metric on those rows.
std::string whyNone(const Snapshot& one, MetricRows rows) {
    if (!hasEnded(one.state)) return words("not ended yet");
    if (!one.metrics) return words("no model");
    if (!metricsOn(*one.metrics, rows).empty()) return words("not of its task");
    if (rows == MetricRows::Validation && one.learnsFromValidation)
        return words("learned from these rows");
    return words("no {}", nameOf(rows));
}

using Reading = std::function<double(const Snapshot&)>;
using Reason = std::function<std::string(const Snapshot&)>;

/// How far apart means are; a single run adds no spread of its own to that of the other side.
Spread difference(const Spread& one, const Spread& other) {
    return {one.mean - other.mean, std::hypot(one.deviation, other.deviation),
            std::max(one.count, other.count)};
}

/// why: a run has no number.
void addNumbers(Figure& figure, std::span<const ComparedRun> runs, std::size_t baseline,
                const std::string& title, const Reading& read, const Reason& why,
                bool areCounts = false) {
    std::vector<Spread> spreads;
    for (const ComparedRun& run : runs) {
        std::vector<double> values;
        for (const SnapshotPtr& one : run.runs) values.push_back(read(*one));
        spreads.push_back(spreadOf(values));
    }
    std::vector<ListingEntry> entries;
    for (std::size_t j = 0; j < spreads.size(); ++j) {
        ListingEntry entry;
        entry.value = spreads[j].mean;
        if (spreads[j].count > 0) {
            entry.word = shortText(spreads[j], areCounts);
            entry.count = static_cast<double>(spreads[j].count);
            if (spreads[j].count > 1) entry.spread = spreads[j].deviation;
            const Spread change = difference(spreads[j], spreads[baseline]);
            if (j == baseline) {
                entry.remark = words("baseline");
            } else if (std::isfinite(change.mean)) {
                entry.remark = differenceText(change, spreads[j].mean, areCounts);
                entry.change = change.mean;
                if (change.count > 1) entry.changeSpread = change.deviation;
            }
        } else {
            entry.remark = why(*runs[j].runs.front());
        }
        entries.push_back(std::move(entry));
    }
    addRow(figure, title, entries);
}

/// The best of a row and what lies within the spread of its difference from it, where not all do.
void tintBest(Figure& figure, bool largerIsBest) {
    Cells& cells = *findLayer<Cells>(figure);
    const Index row = cells.values.rows() - 1, columns = cells.values.cols();
    const double sign = largerIsBest ? 1. : -1.;
    const auto spreadAt = [&](Index j) {
        return std::isnan(cells.spreads(row, j)) ? 0. : cells.spreads(row, j);
    };
    Index best = 0;
    for (Index j = 1; j < columns; ++j)
        if (!(sign * cells.values(row, j) <= sign * cells.values(row, best)) &&
            !std::isnan(cells.values(row, j)))
            best = j;
    const auto isAsGood = [&](Index j) {
        return std::abs(cells.values(row, best) - cells.values(row, j)) <=
               std::hypot(spreadAt(best), spreadAt(j));
    };
    const auto isWorse = [&](Index j) { return !std::isnan(cells.values(row, j)) && !isAsGood(j); };
    const auto all = std::views::iota(Index{0}, columns);
    if (std::ranges::none_of(all, isWorse)) return;
    for (const Index j : all)
        if (isAsGood(j)) cells.shade(row, j) = 1.;
}

std::vector<std::string> metricNames(std::span<const ComparedRun> runs, MetricRows rows) {
    std::vector<std::string> names;
    for (const ComparedRun& run : runs)
        for (const SnapshotPtr& one : run.runs) {
            if (!one->metrics) continue;
            for (const auto& [name, value] : metricsOn(*one->metrics, rows))
                if (std::ranges::find(names, name) == names.end()) names.push_back(name);
        }
    return names;
}

/// Methods may use one name for two things, which their titles tell apart.
bool isSame(const Setting& one, const Setting& other) {
    return one.id == other.id && one.title == other.title;
}

const Setting* settingOf(const ComparedRun& run, const Setting& wanted) {
    const auto found = std::ranges::find_if(
        run.settings, [&](const Setting& setting) { return isSame(setting, wanted); });
    return found == run.settings.end() ? nullptr : &*found;
}

}  // namespace

Figure metricsFigure(std::span<const ComparedRun> runs, std::size_t baseline, MetricRows rows) {
    const std::string measured = measuredText(runs, rows);
    Figure figure = listing(runs, words("Metrics on {}", measured), [] { return words("Metric"); });
    const std::vector<std::string> names = metricNames(runs, rows);
    const bool isFair = areOfTheSameRows(runs, rows);
    std::vector<ListingEntry> methods;
    for (const ComparedRun& run : runs) methods.emplace_back().word = run.method;
    addRow(figure, words("Method"), methods);
    Cells& cells = *findLayer<Cells>(figure);
    cells.methodsFirst = true;
    for (const std::string& name : names) {
        addNumbers(
            figure, runs, baseline, metricTitle(name),
            [&](const Snapshot& one) {
                return one.metrics ? metric(metricsOn(*one.metrics, rows), name) : kNoNumber;
            },
            [&](const Snapshot& one) { return whyNone(one, rows); });
        if (isFair) tintBest(figure, largerIsBetter(name));
    }
    if (names.empty()) {
        removeLayers<Cells>(figure);
        figure.empty = words(
            "None of these runs has metrics on {}: they come when a run has ended with a "
            "model, and validation rows that it has learned from are no test of it.",
            nameOf(rows));
        return figure;
    }
    addNumbers(
        figure, runs, baseline, words("Training time, s"),
        [](const Snapshot& one) { return hasEnded(one.state) ? one.seconds : kNoNumber; },
        [](const Snapshot&) { return words("not ended yet"); });
    const bool selects = std::ranges::any_of(runs, [](const ComparedRun& run) {
        return std::ranges::any_of(
            run.runs, [](const SnapshotPtr& one) { return one->selection.has_value(); });
    });
    if (selects)
        addNumbers(
            figure, runs, baseline, words("Variables kept"),
            [](const Snapshot& one) {
                return hasEnded(one.state) && one.selection
                           ? static_cast<double>(one.selection->chosen)
                           : kNoNumber;
            },
            [](const Snapshot& one) {
                return !hasEnded(one.state)               ? words("not ended yet")
                       : one.state == RunState::Cancelled ? words("stopped before")
                                                          : words("does not select");
            },
            /*areCounts=*/true);
    cells.rowNames = figure.y.categories;
    for (std::size_t i = 0; i < names.size(); ++i)
        cells.rowNames[i + 1] += fmt::format(" ({})", measured);
    if (runs.size() == 1) addNote(NoteKind::Shown, seedsNote(runs), figure);
    if (runs.size() == 1) {
        cells.remarks.clear();
        cells.changes.resize(0, 0);
        return figure;
    }
    cells.changeName = words("Difference from {}", runs[baseline].name);
    addNote(NoteKind::Shown,
            words("Below each number its difference from {}, the baseline.", runs[baseline].name),
            figure);
    addNote(NoteKind::Shown, seedsNote(runs), figure);
    if ((cells.shade.array() > 0.).any()) addNote(NoteKind::Shown, tintNote(runs), figure);
    addCaution(otherRowsNote(runs, rows), figure);
    addCaution(learnedRowsNote(runs), figure);
    addCaution(chanceNote(runs, rows), figure);
    return figure;
}

Figure settingsFigure(std::span<const ComparedRun> runs, std::size_t baseline,
                      bool onlyDifferences) {
    Figure figure =
        listing(runs, onlyDifferences ? words("Settings that differ") : words("Settings"),
                [] { return words("Setting"); });
    std::vector<const Setting*> all;
    for (const ComparedRun& run : runs)
        for (const Setting& setting : run.settings)
            if (std::ranges::none_of(all, [&](const Setting* s) { return isSame(*s, setting); }))
                all.push_back(&setting);
    std::size_t hidden = 0;
    for (const Setting* setting : all) {
        std::vector<ListingEntry> entries;
        for (const ComparedRun& run : runs) {
            ListingEntry entry;
            if (const Setting* own = settingOf(run, *setting)) entry.word = own->value;
            entries.push_back(std::move(entry));
        }
        bool differs = false;
        for (ListingEntry& entry : entries) {
            if (entry.word == entries[baseline].word) continue;
            differs = true;
            if (entry.word != kNothing) entry.shade = 1.;
        }
        if (differs || !onlyDifferences)
            addRow(figure, setting->title, entries);
        else
            ++hidden;
    }
    Cells& cells = *findLayer<Cells>(figure);
    cells.remarks.clear();
    if (cells.words.empty()) {
        removeLayers<Cells>(figure);
        figure.empty = words("These runs were made with the same data and settings.");
        return figure;
    }
    addNote(
        NoteKind::Shown,
        words("Tinted where a run has another value than {}, the baseline.", runs[baseline].name),
        figure);
    addNote(NoteKind::Shown,
            words("– means that its method has no such setting or that it has no effect."), figure);
    if (hidden > 0)
        addNote(NoteKind::Shown,
                hidden == 1 ? words("1 more setting is the same in all.")
                            : words("{} more settings are the same in all.", hidden),
                figure);
    return figure;
}

}  // namespace ardent
