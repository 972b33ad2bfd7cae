#include "core/figure/lines/trail.h"

#include <algorithm>
#include <cmath>
#include <iterator>

#include "core/base/message.h"
#include "core/figure/axis_name.h"
#include "core/figure/lines/broken_line.h"
#include "core/figure/lines/other_lines.h"
#include "core/figure/notes/notes.h"
#include "core/figure/tick_axis.h"

namespace ardent {
namespace {

/// Where the chosen λ stands in a path of which every tick is one λ.
std::optional<std::int64_t> tickOfLambda(const Snapshot& run) {
    const bool countsLambdas =
        run.path && run.tickUnit == TickUnit::Lambda && run.tick == std::ssize(run.path->lambdas);
    if (!countsLambdas || run.path->chosen < 0) return std::nullopt;
    return run.path->chosen + 1;
}

std::vector<double> sharesAt(const Curve& trail, Index row) {
    std::vector<double> shares(trail.series().size());
    double sum = 0.;
    for (std::size_t s = 0; s < shares.size(); ++s) {
        shares[s] = trail.value(row, static_cast<Index>(s));
        if (!std::isnan(shares[s])) sum += std::abs(shares[s]);
    }
    for (double& share : shares) share = 100. * std::abs(share) / (sum > 0. ? sum : 1.);
    return shares;
}

}  // namespace

std::vector<double> placesAt(const Curve& trail, Index row) {
    const auto count = trail.series().size();
    std::vector<double> values(count), places(count);
    for (std::size_t s = 0; s < count; ++s) values[s] = trail.value(row, static_cast<Index>(s));
    std::vector<double> sorted;
    std::ranges::copy_if(values, std::back_inserter(sorted),
                         [](double value) { return !std::isnan(value); });
    std::ranges::sort(sorted, std::greater{});
    for (std::size_t s = 0; s < count; ++s) {
        const auto [first, last] = std::ranges::equal_range(sorted, values[s], std::greater{});
        places[s] =
            std::isnan(values[s])
                ? values[s]
                : 0.5 * static_cast<double>((first - sorted.begin()) + (last - sorted.begin())) +
                      0.5;
    }
    return places;
}

std::vector<double> valuesAt(const Curve& trail, Index row, TrailScale scale) {
    if (scale == TrailScale::Ranks) return placesAt(trail, row);
    if (scale == TrailScale::Shares) return sharesAt(trail, row);
    std::vector<double> values(trail.series().size());
    for (std::size_t s = 0; s < values.size(); ++s)
        values[s] = trail.value(row, static_cast<Index>(s));
    return values;
}

bool endsWithModel(const Snapshot& run) {
    return hasEnded(run.state) && run.trail.tick(run.trail.size() - 1) == run.tick;
}

std::optional<std::int64_t> keptTickOf(const Snapshot& run) {
    if (run.keptTick) return run.keptTick;
    return hasEnded(run.state) ? tickOfLambda(run) : std::nullopt;
}

std::optional<std::int64_t> keptBefore(const Snapshot& run) {
    if (!endsWithModel(run)) return std::nullopt;
    const auto kept = keptTickOf(run);
    return kept && *kept < run.tick ? kept : std::nullopt;
}

std::optional<PathTicks> ticksOfPath(const Snapshot& run) {
    const auto kept = keptTickOf(run);
    const bool hasPath = run.path && run.path->chosen >= 0 && run.tickUnit == TickUnit::Lambda;
    if (!hasEnded(run.state) || !kept || !hasPath) return std::nullopt;
    const std::int64_t first = *kept - run.path->chosen;
    const std::int64_t last = first + std::ssize(run.path->lambdas) - 1;
    const bool isPart = first >= 1 && last <= run.tick && last - first + 1 < run.tick;
    return isPart ? std::optional(PathTicks{first, last}) : std::nullopt;
}

void noteLines(TrailScale scale, Figure& figure) {
    addNote(NoteKind::Shown, drawSomeOthers(figure), figure);
    if (scale == TrailScale::Shares)
        addNote(NoteKind::Shown,
                words("Relevance is measured in more than one unit on the way, so that shares are "
                      "drawn."),
                figure);
    addNote(NoteKind::Shown, brokenLinesNote(figure), figure);
}

Figure trailFrame(const Snapshot& run, TrailScale scale) {
    const bool ranks = scale == TrailScale::Ranks;
    Figure figure;
    nameAxis(figure.x, [&] { return tickAxisTitle(run.tickUnit); });
    figure.x.whole = true;
    nameAxis(figure.y, [&] {
        switch (scale) {
            case TrailScale::Ranks:
                return words("Rank (1 = most relevant)");
            case TrailScale::Shares:
                return words("Share of the relevance of all variables (%)");
            case TrailScale::Own:
                break;
        }
        return words(run.trailKind);
    });
    figure.y.reversed = ranks;
    figure.y.whole = ranks;
    return figure;
}

}  // namespace ardent
