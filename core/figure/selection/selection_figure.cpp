#include "core/figure/selection/selection_figure.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "core/base/message.h"
#include "core/base/order.h"
#include "core/figure/axis_name.h"
#include "core/figure/counts.h"
#include "core/figure/lines/broken_line.h"
#include "core/figure/lines/other_lines.h"
#include "core/figure/lines/trail.h"
#include "core/figure/marked_place.h"
#include "core/figure/notes/missing_text.h"
#include "core/figure/notes/notes.h"
#include "core/figure/number_axis.h"
#include "core/figure/spread.h"
#include "core/figure/tick_axis.h"
#include "core/figure/variable_colours.h"
#include "core/train/found_ahead.h"

namespace ardent {
namespace {

/// Positions of the variables, as they are selected or by their relevance now.
std::vector<Index> orderOf(const Snapshot& run) {
    if (run.selection && run.selection->order.size() == run.trail.series().size())
        return run.selection->order;
    std::vector<double> last;
    for (Index s = 0; s < std::ssize(run.trail.series()); ++s)
        last.push_back(run.trail.value(run.trail.size() - 1, s));
    return positionsFalling(last);
}

/// How far apart the ticks are that a trail holds, which ends with the model of any tick.
std::int64_t strideOf(const Snapshot& run) {
    const Index even = run.trail.size() - (endsWithModel(run) ? 1 : 0);
    std::int64_t stride = even < 2 ? 1 : run.trail.tick(1) - run.trail.tick(0);
    for (Index row = 2; row < even; ++row)
        stride = std::min(stride, run.trail.tick(row) - run.trail.tick(row - 1));
    return stride;
}

std::string drawnTicksText(const Snapshot& run, Index drawn) {
    const std::int64_t first = run.trail.tick(0);
    const std::int64_t last = run.trail.tick(drawn - 1);
    const std::int64_t stride = strideOf(run);
    const std::string done = countedTicks(run.tick, run.tickUnit);
    if (stride > 1)
        return words("Of {}, numbers {} to {} are drawn, one in {}.", done, grouped(first),
                     grouped(last), grouped(stride));
    if (first == 1 && last == run.tick) return words("All {} are drawn.", done);
    return words("Of {}, numbers {} to {} are drawn.", done, grouped(first), grouped(last));
}

void addNotes(const Snapshot& run, Index drawn, Figure& figure) {
    const auto add = [&](const std::string& text) { addNote(NoteKind::Shown, text, figure); };
    if (run.selection)
        addNote(NoteKind::Finding,
                words("Kept: the first {} of {} variables.", run.selection->chosen,
                      run.trail.series().size()),
                figure);
    add(drawnTicksText(run, drawn));
    if (drawn < run.trail.size())
        add(words("At the end the run went back to the model kept."));
    else if (endsWithModel(run))
        add(words("The last values are the final model's."));
    if (const auto path = ticksOfPath(run))
        add(words("The path kept is numbers {} to {}.", grouped(path->first), grouped(path->last)));
    const bool isMeasuredOtherwise = hasEnded(run.state) && run.relevance &&
                                     !run.trailKind.empty() &&
                                     withoutAhead(run.relevance->kind) != run.trailKind;
    if (isMeasuredOtherwise)
        add(words("The view Relevance measures the model kept otherwise: {}.",
                  wholeKind(*run.relevance)));
}

Figure trailFigure(const Snapshot& run, const SelectionChoice& choice) {
    const bool ranks = choice.view == SelectionView::Ranks;
    const TrailScale scale = ranks                   ? TrailScale::Ranks
                             : run.trailKind.empty() ? TrailScale::Shares
                                                     : TrailScale::Own;
    Figure figure = trailFrame(run, scale);
    figure.title = ranks ? words("Ranks in the course of the run")
                         : words("Relevance in the course of the run");
    const Curve& trail = run.trail;
    if (trail.size() < 2) {
        figure.empty = missingText(
            run, trail.size() == 1 ? words("This method weighs its variables all at once: there is "
                                           "no course to draw.")
                                   : words("This method gives no relevance of single variables."));
        return figure;
    }
    const std::vector<Index> order = orderOf(run);
    const auto kept = keptBefore(run);
    const Index drawn = trail.size() - (kept ? 1 : 0);
    std::vector<std::vector<double>> values;
    for (Index row = 0; row < drawn; ++row) values.push_back(valuesAt(trail, row, scale));
    std::vector<double> ticks = trail.ticks();
    ticks.resize(static_cast<std::size_t>(drawn));
    const std::size_t named = std::min(order.size(), static_cast<std::size_t>(choice.named));
    const std::vector<int> colours =
        variableColours({order.begin(), order.begin() + static_cast<std::ptrdiff_t>(named)});
    const std::vector<Range> breaks = breaksBefore(run.beginnings);
    const auto addLine = [&](std::size_t k, bool isNamed) {
        const auto s = static_cast<std::size_t>(order[k]);
        const std::string own = words(trail.series()[s].title);
        const auto others = std::ssize(order) - static_cast<Index>(named);
        Series line{isNamed ? own : otherLinesName(own, others),
                    isNamed ? LineRole::Main : LineRole::Individual,
                    isNamed ? colours[k] : kNeutral,
                    ticks,
                    {}};
        line.member = own;
        line.gaps = breaks;
        for (const std::vector<double>& at : values) line.y.push_back(at[s]);
        addLayer(figure, std::move(line));
    };
    for (std::size_t k = named; k < order.size(); ++k) addLine(k, false);  // below the others
    for (std::size_t k = 0; k < named; ++k) addLine(k, true);
    if (!ranks) showFromZero(figure);
    const Index chosen = run.selection ? run.selection->chosen : 0;
    if (ranks && chosen > 0)
        addLayer(figure,
                 Series{fmt::format("m = {}", chosen),
                        LineRole::Reference,
                        0,
                        {ticks.front(), ticks.back()},
                        {static_cast<double>(chosen) + 0.5, static_cast<double>(chosen) + 0.5}});
    if (kept)
        markPlace(keptName(run.tickUnit, *kept), static_cast<double>(*kept), heightsOf(figure),
                  figure, PlaceKind::Kept);
    addNotes(run, drawn, figure);
    noteLines(scale, figure);
    return figure;
}

std::string scoreAxisTitle(const Selection& selection) {
    if (selection.measure.empty())
        return selection.lowerIsBetter ? words("Loss (lower is better)")
                                       : words("Score (larger is better)");
    return selection.lowerIsBetter
               ? words("Loss ({}; lower is better)", words(selection.measure))
               : words("Score ({}; larger is better)", words(selection.measure));
}

Figure scoreFigure(const Snapshot& run, const SelectionChoice& choice) {
    const Selection& selection = *run.selection;
    Figure figure;
    figure.title = selection.lowerIsBetter ? words("Loss against the number of variables")
                                           : words("Score against the number of variables");
    nameAxis(figure.x, [&] { return words("m, variables kept"); });
    figure.x.whole = true;
    nameAxis(figure.y, [&] { return scoreAxisTitle(selection); });
    const std::string name =
        selection.lowerIsBetter ? words("loss of the first m") : words("score of the first m");
    Series line{name, LineRole::Validation, choice.colour, {}, {}};
    std::size_t best = 0;
    const auto isBetter = [&](double one, double other) {
        return selection.lowerIsBetter ? one < other : one > other;
    };
    for (std::size_t k = 0; k < selection.scores.size(); ++k) {
        if (!std::isfinite(selection.scores[k])) continue;
        line.x.push_back(static_cast<double>(k + 1));
        line.y.push_back(selection.scores[k]);
        if (isBetter(line.y.back(), line.y[best])) best = line.y.size() - 1;
    }
    if (line.x.empty()) {
        figure.empty = missingText(
            run, words("This method gives no score of models on the first 1, 2, 3 … variables."));
        return figure;
    }
    const double bestSize = line.x[best];
    const double bestScore = line.y[best];
    addLayer(figure, std::move(line));
    if (selection.chosen > 0)
        markPlace(words("kept: m = {}", selection.chosen), static_cast<double>(selection.chosen),
                  heightsOf(figure), figure, PlaceKind::Kept);
    addLayer(figure, Points{words("best"), choice.colour, {bestSize}, {bestScore}, {}, {}, 0});
    addNote(NoteKind::Finding, words("Best {} at m = {}.", shortText({bestScore, 0., 1}), bestSize),
            figure);
    addNote(NoteKind::Shown,
            selection.scored.empty() ? words("Kept by {}.", selection.rule)
                                     : words("Kept by {}; {}.", selection.rule, selection.scored),
            figure);
    return figure;
}

}  // namespace

Figure selectionFigure(const Snapshot& run, const SelectionChoice& choice) {
    if (choice.view != SelectionView::Score) return trailFigure(run, choice);
    if (run.selection) return scoreFigure(run, choice);
    Figure none;
    none.empty = missingText(run,
                             words("This method selects no variables; CCM, the rankings, "
                                   "RFFNet, SRFF, Metric, GBRFF and the lassos do."),
                             choice.maySelect);
    return none;
}

}  // namespace ardent
