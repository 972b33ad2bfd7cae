#include "core/figure/selection/selection_over_seeds.h"

#include <algorithm>
#include <vector>

#include "core/base/message.h"
#include "core/base/order.h"
#include "core/figure/lines/other_lines.h"
#include "core/figure/lines/trail.h"
#include "core/figure/notes/notes.h"
#include "core/figure/relevance/replicate_figure.h"
#include "core/figure/spread.h"
#include "core/figure/tick_axis.h"
#include "core/figure/variable_colours.h"

namespace ardent {
namespace {

std::vector<SnapshotPtr> withSameVariables(std::span<const SnapshotPtr> runs) {
    std::vector<SnapshotPtr> same;
    for (const SnapshotPtr& run : runs)
        if (run->trail.size() > 1 &&
            (same.empty() || run->trail.series() == same.front()->trail.series()))
            same.push_back(run);
    return same;
}

/// Without the one at which a trail jumps back to the model kept.
std::vector<double> ticksOf(const Snapshot& run) {
    std::vector<double> ticks = run.trail.ticks();
    if (keptBefore(run)) ticks.pop_back();
    return ticks;
}

std::vector<double> commonTicks(const std::vector<SnapshotPtr>& runs) {
    std::vector<double> common = ticksOf(*runs.front());
    for (const SnapshotPtr& run : runs) {
        const std::vector<double> ticks = ticksOf(*run);
        std::erase_if(common,
                      [&](double tick) { return !std::ranges::binary_search(ticks, tick); });
    }
    return common;
}

/// One that all runs share.
TrailScale scaleOf(const std::vector<SnapshotPtr>& runs, bool areRanks) {
    if (areRanks) return TrailScale::Ranks;
    const Message& kind = runs.front()->trailKind;
    const bool isOne = !kind.empty() && std::ranges::all_of(runs, [&](const SnapshotPtr& run) {
        return run->trailKind == kind;
    });
    return isOne ? TrailScale::Own : TrailScale::Shares;
}

/// A run's values at these ticks, by variable.
std::vector<std::vector<double>> valuesAt(const Snapshot& run, const std::vector<double>& ticks,
                                          TrailScale scale) {
    const std::vector<double> all = run.trail.ticks();
    std::vector<std::vector<double>> values(run.trail.series().size());
    for (const double tick : ticks) {
        const Index row = std::ranges::lower_bound(all, tick) - all.begin();
        const std::vector<double> at = valuesAt(run.trail, row, scale);
        for (std::size_t s = 0; s < values.size(); ++s) values[s].push_back(at[s]);
    }
    return values;
}

/// The mean of each variable with its deviation.
std::vector<Series> meansOf(const std::vector<SnapshotPtr>& runs, const std::vector<double>& ticks,
                            TrailScale scale) {
    std::vector<std::vector<std::vector<double>>> all;
    for (const SnapshotPtr& run : runs) all.push_back(valuesAt(*run, ticks, scale));
    std::vector<Range> breaks;
    for (const SnapshotPtr& run : runs) addGaps(breaksBefore(run->beginnings), breaks);
    std::vector<Series> means;
    for (std::size_t s = 0; s < all.front().size(); ++s) {
        Series mean{words(runs.front()->trail.series()[s].title), LineRole::Main, 0, ticks, {}};
        mean.gaps = breaks;
        for (std::size_t i = 0; i < ticks.size(); ++i) {
            std::vector<double> values;
            for (const auto& run : all) values.push_back(run[s][i]);
            const Spread spread = spreadOf(values);
            mean.y.push_back(spread.mean);
            mean.spreads.push_back(spread.deviation);
        }
        means.push_back(std::move(mean));
    }
    return means;
}

/// Of the last values, the most relevant first.
std::vector<Index> orderOf(const std::vector<Series>& means, bool areRanks) {
    std::vector<double> last;
    for (const Series& mean : means) last.push_back(areRanks ? -mean.y.back() : mean.y.back());
    return positionsFalling(last);
}

}  // namespace

Figure trailsOverSeedsFigure(std::span<const SnapshotPtr> all, const SelectionChoice& choice) {
    const std::vector<SnapshotPtr> runs = withSameVariables(all);
    if (runs.empty()) return selectionFigure(all.empty() ? Snapshot() : *all.front(), choice);
    const bool areRanks = choice.view == SelectionView::Ranks;
    const TrailScale scale = scaleOf(runs, areRanks);
    Figure figure = trailFrame(*runs.front(), scale);
    figure.title =
        areRanks ? words("Ranks over seeds") : words("Relevance in the course of the runs");
    const std::vector<double> ticks = commonTicks(runs);
    if (ticks.size() < 2) {
        figure.empty = words("The runs have no course in common.");
        return figure;
    }
    std::vector<Series> means = meansOf(runs, ticks, scale);
    const std::vector<Index> order = orderOf(means, areRanks);
    const std::size_t named = std::min(order.size(), static_cast<std::size_t>(choice.named));
    const std::vector<int> colours =
        variableColours({order.begin(), order.begin() + static_cast<std::ptrdiff_t>(named)});
    const auto addLine = [&](std::size_t k) {
        Series& line = means[static_cast<std::size_t>(order[k])];
        const bool isNamed = k < named;
        line.colour = isNamed ? colours[k] : kNeutral;
        line.member = line.name;
        if (!isNamed) {
            line.name = otherLinesName(line.member, std::ssize(order) - static_cast<Index>(named));
            line.role = LineRole::Individual;
            line.spreads.clear();
        }
        addLayer(figure, std::move(line));
    };
    for (std::size_t k = named; k < order.size(); ++k) addLine(k);  // below the others
    for (std::size_t k = 0; k < named; ++k) addLine(k);
    addNote(
        NoteKind::Shown,
        words("Mean over {}, in a band of one standard deviation, at the {} they have in common.",
              seedRunsText(std::ssize(runs)),
              countedTicks(std::ssize(ticks), runs.front()->tickUnit)),
        figure);
    noteLines(scale, figure);
    return figure;
}

}  // namespace ardent
