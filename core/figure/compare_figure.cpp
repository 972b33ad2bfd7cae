#include "core/figure/compare_figure.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <map>
#include <numeric>

#include "core/base/words.h"
#include "core/evaluate/class_scores.h"
#include "core/figure/axis_name.h"
#include "core/figure/compare_notes.h"
#include "core/figure/metric_title.h"
#include "core/figure/replicate_figure.h"
#include "core/figure/spread.h"
#include "core/figure/told.h"

namespace ardent {
namespace {

constexpr const char* kNone = "–";
constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

/// An empty listing with the runs as columns.
Figure listing(std::span<const ComparedRun> runs, std::string title, std::string name) {
    Figure figure;
    figure.title = std::move(title);
    nameAxis(figure.x, [&] { return words("Run"); });
    figure.x.range = Range{-0.5, static_cast<double>(runs.size()) - 0.5};
    figure.y.reversed = true;
    figure.cells.emplace().name = std::move(name);
    for (const ComparedRun& run : runs) {
        figure.x.categories.push_back(run.name);
        figure.cells->columnColours.push_back(run.colour);
    }
    return figure;
}

struct Entry {
    std::string word = kNone;
    std::string remark;
    double value = kNaN;
    double spread = kNaN;
    double change = kNaN;  // that the remark prints
    double shade = 0.;
};

void addRow(Figure& figure, const std::string& title, const std::vector<Entry>& entries) {
    Cells& cells = *figure.cells;
    const Index row = cells.values.rows();
    for (Matrix* numbers : {&cells.values, &cells.shade, &cells.spreads, &cells.changes})
        numbers->conservativeResize(row + 1, std::ssize(entries));
    for (std::size_t j = 0; j < entries.size(); ++j) {
        const auto column = static_cast<Index>(j);
        cells.values(row, column) = entries[j].value;
        cells.shade(row, column) = entries[j].shade;
        cells.spreads(row, column) = entries[j].spread;
        cells.changes(row, column) = entries[j].change;
        cells.words.push_back(entries[j].word);
        cells.remarks.push_back(entries[j].remark);
    }
    figure.y.categories.push_back(title);
}

const char* englishOf(MetricRows rows) {
    if (rows == MetricRows::Test) return "test rows";
    return rows == MetricRows::Validation ? "validation rows" : "training rows";
}

std::string nameOf(MetricRows rows) {
    return told(englishOf(rows));
}

const Metrics& metricsOn(const SplitMetrics& metrics, MetricRows rows) {
    if (rows == MetricRows::Test) return metrics.test;
    return rows == MetricRows::Validation ? metrics.validation : metrics.train;
}

/// On how many rows those runs are measured that are.
std::string measuredText(std::span<const ComparedRun> runs, MetricRows rows) {
    std::vector<Index> counts;
    for (const ComparedRun& run : runs) {
        const Index count = run.counts[static_cast<std::size_t>(rows)];
        const bool isMeasured = std::ranges::any_of(run.runs, [&](const SnapshotPtr& one) {
            return one->metrics && !metricsOn(*one->metrics, rows).empty();
        });
        if (isMeasured && count > 0) counts.push_back(count);
    }
    if (counts.empty()) return nameOf(rows);
    const auto [least, most] = std::ranges::minmax(counts);
    if (least == most) return rowsOf(most, most, englishOf(rows));
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
                const std::string& title, const Reading& read, const Reason& why) {
    std::vector<Spread> spreads;
    for (const ComparedRun& run : runs) {
        std::vector<double> values;
        for (const SnapshotPtr& one : run.runs) values.push_back(read(*one));
        spreads.push_back(spreadOf(values));
    }
    std::vector<Entry> entries;
    for (std::size_t j = 0; j < spreads.size(); ++j) {
        Entry entry;
        entry.value = spreads[j].mean;
        if (spreads[j].count > 0) {
            entry.word = shortText(spreads[j]);
            if (spreads[j].count > 1) entry.spread = spreads[j].deviation;
            const Spread change = difference(spreads[j], spreads[baseline]);
            if (j == baseline) {
                entry.remark = words("baseline");
            } else if (std::isfinite(change.mean)) {
                entry.remark = signedText(change);
                entry.change = change.mean;
            }
        } else {
            entry.remark = why(*runs[j].runs.front());
        }
        entries.push_back(std::move(entry));
    }
    addRow(figure, title, entries);
}

/// The best of a row, where not all are alike.
void tintBest(Figure& figure, bool largerIsBest) {
    Cells& cells = *figure.cells;
    const Index row = cells.values.rows() - 1;
    const double sign = largerIsBest ? 1. : -1.;
    double best = -HUGE_VAL;
    double worst = HUGE_VAL;
    for (Index j = 0; j < cells.values.cols(); ++j) {
        const double value = sign * cells.values(row, j);
        if (std::isnan(value)) continue;
        best = std::max(best, value);
        worst = std::min(worst, value);
    }
    if (!(best > worst)) return;
    for (Index j = 0; j < cells.values.cols(); ++j)
        if (sign * cells.values(row, j) == best) cells.shade(row, j) = 1.;
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

const Setting* settingOf(const ComparedRun& run, const std::string& id) {
    const auto found = std::ranges::find(run.settings, id, &Setting::id);
    return found == run.settings.end() ? nullptr : &*found;
}

struct Share {
    Spread spread;
    Index rank = 0;
};

/// Share of each variable in the sum over all, by name; empty where there is no relevance.
std::map<std::string, Share> sharesOf(const ComparedRun& run) {
    std::map<std::string, std::vector<double>> values;
    for (const SnapshotPtr& one : run.runs) {
        if (!one->relevance) continue;
        double sum = 0.;
        for (const double value : one->relevance->values)
            if (std::isfinite(value)) sum += std::abs(value);
        for (std::size_t i = 0; i < one->relevance->names.size(); ++i)
            if (std::isfinite(one->relevance->values[i]))
                values[one->relevance->names[i]].push_back(
                    sum > 0. ? std::abs(one->relevance->values[i]) / sum : 0.);
    }
    std::map<std::string, Share> shares;
    std::vector<double> means;
    for (const auto& [name, all] : values) {
        shares[name].spread = spreadOf(all);
        means.push_back(shares[name].spread.mean);
    }
    std::ranges::sort(means, std::greater{});
    for (auto& [name, share] : shares)
        share.rank =
            std::ranges::lower_bound(means, share.spread.mean, std::greater{}) - means.begin() + 1;
    return shares;
}

/// How often each variable is kept, and of how many runs that select.
struct Kept {
    std::map<std::string, Index> counts;
    Index runs = 0;
};

Kept keptIn(const ComparedRun& run) {
    std::vector<SnapshotPtr> selecting;
    for (const SnapshotPtr& one : run.runs)
        if (one->relevance && one->selection) selecting.push_back(one);
    Kept kept;
    if (selecting.empty()) return kept;
    kept.runs = std::ssize(selecting);
    const std::vector<Index> counts = inclusionCounts(selecting).counts;
    for (std::size_t i = 0; i < counts.size(); ++i)
        kept.counts[selecting.front()->relevance->names[i]] = counts[i];
    return kept;
}

/// most: the largest share of the run.
Entry shareEntry(const Share& share, const std::string& name, const Kept& kept, double most) {
    Entry entry;
    const auto& [mean, deviation, count] = share.spread;
    entry.value = mean;
    if (count > 1) entry.spread = deviation;
    entry.shade = most > 0. ? mean / most : 0.;
    entry.word =
        readersNumber(count > 1 ? fmt::format("{:.1f} ± {:.1f} %", 100. * mean, 100. * deviation)
                                : fmt::format("{:.1f} %", 100. * mean));
    entry.remark = words("rank {}", share.rank);
    const auto keeping = kept.counts.find(name);
    if (keeping == kept.counts.end()) return entry;
    if (kept.runs > 1)
        entry.remark += " · " + words("kept in {} of {}", keeping->second, kept.runs);
    else if (keeping->second > 0)
        entry.remark += " · " + words("kept");
    return entry;
}

}  // namespace

Figure metricsFigure(std::span<const ComparedRun> runs, std::size_t baseline, MetricRows rows) {
    Figure figure =
        listing(runs, words("Metrics on {}", measuredText(runs, rows)), words("Metric"));
    const std::vector<std::string> names = metricNames(runs, rows);
    std::vector<Entry> methods;
    for (const ComparedRun& run : runs) methods.emplace_back().word = run.method;
    addRow(figure, words("Method"), methods);
    for (const std::string& name : names) {
        addNumbers(
            figure, runs, baseline, metricTitle(name),
            [&](const Snapshot& one) {
                return one.metrics ? metric(metricsOn(*one.metrics, rows), name) : kNaN;
            },
            [&](const Snapshot& one) { return whyNone(one, rows); });
        tintBest(figure, largerIsBetter(name));
    }
    if (names.empty()) {
        figure.cells.reset();
        figure.empty = words(
            "None of these runs has metrics on {}: they come when a run has ended with a "
            "model, and validation rows that it has learned from are no test of it.",
            nameOf(rows));
        return figure;
    }
    addNumbers(
        figure, runs, baseline, words("Training time, s"),
        [](const Snapshot& one) { return one.seconds; },
        [](const Snapshot&) { return std::string(); });
    const bool selects = std::ranges::any_of(runs, [](const ComparedRun& run) {
        return std::ranges::any_of(
            run.runs, [](const SnapshotPtr& one) { return one->selection.has_value(); });
    });
    if (selects)
        addNumbers(
            figure, runs, baseline, words("Variables kept"),
            [](const Snapshot& one) {
                return one.selection ? static_cast<double>(one.selection->chosen) : kNaN;
            },
            [](const Snapshot& one) {
                return !hasEnded(one.state)               ? words("not ended yet")
                       : one.state == RunState::Cancelled ? words("stopped before")
                                                          : words("does not select");
            });
    figure.note = seedsNote(runs);
    if (runs.size() == 1) {
        figure.cells->remarks.clear();
        figure.cells->changes.resize(0, 0);
        return figure;
    }
    figure.cells->remarkName = words("Difference from {}", runs[baseline].name);
    figure.note += words(
        "Below each number its difference from {}, the baseline; the best of a row is tinted.",
        runs[baseline].name);
    figure.note = rowsNote(runs, runs[baseline]) + figure.note;
    return figure;
}

Figure settingsFigure(std::span<const ComparedRun> runs, std::size_t baseline,
                      bool onlyDifferences) {
    Figure figure =
        listing(runs, onlyDifferences ? words("Settings that differ") : words("Settings"),
                words("Setting"));
    std::vector<const Setting*> all;
    for (const ComparedRun& run : runs)
        for (const Setting& setting : run.settings)
            if (std::ranges::none_of(all, [&](const Setting* s) { return s->id == setting.id; }))
                all.push_back(&setting);
    std::size_t hidden = 0;
    for (const Setting* setting : all) {
        std::vector<Entry> entries;
        for (const ComparedRun& run : runs) {
            Entry entry;
            if (const Setting* own = settingOf(run, setting->id)) entry.word = own->value;
            entries.push_back(std::move(entry));
        }
        bool differs = false;
        for (Entry& entry : entries) {
            if (entry.word == entries[baseline].word) continue;
            differs = true;
            if (entry.word != kNone) entry.shade = 1.;
        }
        if (differs || !onlyDifferences)
            addRow(figure, setting->title, entries);
        else
            ++hidden;
    }
    Cells& cells = *figure.cells;
    cells.remarks.clear();
    if (cells.words.empty()) {
        figure.cells.reset();
        figure.empty = words("These runs were made with the same data and settings.");
        return figure;
    }
    figure.note = words(
        "Tinted where a run has another value than {}, the baseline; – means that its method has "
        "no such setting or that it has no effect.",
        runs[baseline].name);
    if (hidden > 0)
        figure.note += ' ' + (hidden == 1 ? words("1 more setting is the same in all.")
                                          : words("{} more settings are the same in all.", hidden));
    return figure;
}

Figure relevanceSharesFigure(std::span<const ComparedRun> runs) {
    Figure figure =
        listing(runs, words("Relevance side by side"), words("Share of the sum of all"));
    std::vector<std::map<std::string, Share>> shares;
    std::vector<Kept> kept;
    std::map<std::string, double> total;
    std::vector<double> most;
    for (const ComparedRun& run : runs) {
        shares.push_back(sharesOf(run));
        kept.push_back(keptIn(run));
        most.push_back(0.);
        for (const auto& [name, share] : shares.back()) {
            total[name] += share.spread.mean;
            most.back() = std::max(most.back(), share.spread.mean);
        }
    }
    if (total.empty()) {
        figure.cells.reset();
        figure.empty = words("None of these runs tells the relevance of single variables yet.");
        return figure;
    }
    std::vector<std::pair<std::string, double>> order(total.begin(), total.end());
    std::ranges::stable_sort(order, std::greater{}, &std::pair<std::string, double>::second);
    for (const auto& [name, sum] : order) {
        std::vector<Entry> entries(runs.size());
        for (std::size_t j = 0; j < runs.size(); ++j)
            if (const auto own = shares[j].find(name); own != shares[j].end())
                entries[j] = shareEntry(own->second, name, kept[j], most[j]);
            else
                entries[j].remark = shares[j].empty() ? words("tells no relevance")
                                                      : words("not among its variables");
        addRow(figure, name, entries);
    }
    figure.cells->remarkName = words("Rank");
    figure.note = words(
        "Each variable's share of the sum of a run's own relevance; the most relevant over all "
        "runs first. Measures of different methods agree in order rather than in size.");
    return figure;
}

}  // namespace ardent
