#include "core/figure/relevance/replicate_figure.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <utility>

#include "core/base/check.h"
#include "core/base/message.h"
#include "core/base/order.h"
#include "core/figure/axis_name.h"
#include "core/figure/counts.h"
#include "core/figure/notes/notes.h"
#include "core/figure/relevance/truth_marks.h"
#include "core/figure/spread.h"

namespace ardent {
namespace {

/// The positions of the largest values, at most so many.
std::vector<Index> leading(const std::vector<double>& values, Index top) {
    std::vector<Index> order;
    for (Index i = 0; i < std::ssize(values); ++i)
        if (values[static_cast<std::size_t>(i)] > 0.) order.push_back(i);
    std::ranges::stable_sort(order, std::greater{},
                             [&](Index i) { return values[static_cast<std::size_t>(i)]; });
    order.resize(std::min(order.size(), static_cast<std::size_t>(top)));
    return order;
}

bool tellsKept(const SnapshotPtr& run) {
    return run->selection.has_value();
}

/// Those with relevance of the same columns.
std::vector<SnapshotPtr> tellingOf(std::span<const SnapshotPtr> runs) {
    std::vector<SnapshotPtr> telling;
    for (const SnapshotPtr& run : runs)
        if (run->relevance &&
            (telling.empty() || run->relevance->names == telling.front()->relevance->names))
            telling.push_back(run);
    return telling;
}

/// What runs tell together, by source column.
struct Together {
    Relevance mean;
    std::vector<double> deviations;
    InclusionCounts included;
    Index runs = 0;
};

Together togetherOf(std::span<const SnapshotPtr> telling, Index top) {
    Together all{
        *telling.front()->relevance, {}, inclusionCounts(telling, top), std::ssize(telling)};
    for (std::size_t i = 0; i < all.mean.names.size(); ++i) {
        std::vector<double> values;
        for (const SnapshotPtr& run : telling) values.push_back(run->relevance->values[i]);
        const Spread spread = spreadOf(values);
        all.mean.values[i] = spread.mean;
        all.deviations.push_back(spread.deviation);
    }
    return all;
}

/// In the order of the mean where they are to be sorted, so that it decides between equal shares.
Relevance sharesOf(const Together& all, bool areSorted) {
    Relevance shares{all.mean.kind, {}, {}, all.mean.how};
    std::vector<Index> order = positionsFalling(all.mean.values);
    if (!areSorted) std::ranges::sort(order);
    for (const Index i : order) {
        const auto at = static_cast<std::size_t>(i);
        shares.names.push_back(all.mean.names[at]);
        shares.values.push_back(static_cast<double>(all.included.counts[at]) /
                                static_cast<double>(all.runs));
    }
    return shares;
}

std::string shareTitle(const Together& all, Index top) {
    return all.included.isOfKept
               ? words("share of the runs that keep the variable")
               : words("share of the runs with the variable among the first {}", top);
}

/// Behind each value: how often the variable is selected, as the truth calls it where that is
/// known.
std::vector<Message> remarksOf(const Together& all, const RelevanceChoice& choice) {
    const std::vector<Index>& counts = all.included.counts;
    std::vector<Message> remarks(counts.size());
    if (choice.truth)
        remarks = all.included.isOfKept ? truthMarksOver(all.mean, counts, all.runs, *choice.truth)
                                        : truthMarks(all.mean, {}, *choice.truth);
    for (std::size_t i = 0; i < counts.size(); ++i) {
        Message& remark = remarks[i];
        const std::string kept = fmt::format("{}/{}", counts[i], all.runs);
        if (remark.empty())
            remark = kept;
        else if (!all.included.isOfKept)
            remark = message("kept-and-truth", "{} · {}", kept, remark);
    }
    return remarks;
}

std::string noteOf(const Together& all, const SeedsChoice& seeds) {
    if (seeds.shares)
        return all.included.isOfKept
                   ? words(
                         "Share that keeps the variable, of {}; whiskers: 95 % interval of the "
                         "share (Wilson).",
                         seedRunsText(all.runs))
                   : words(
                         "Share that has the variable among the first {}, of {}; whiskers: 95 % "
                         "interval of the share (Wilson).",
                         seeds.top, seedRunsText(all.runs));
    return words("Mean over {}; whiskers: one standard deviation;", seedRunsText(all.runs)) + ' ' +
           (all.included.isOfKept
                ? words("behind each value how many of the runs keep the variable.")
                : words("behind each value how many of the runs have the variable among the "
                        "first {}.",
                        seeds.top));
}

std::string truthOver(const Together& all, const std::vector<std::string>& truth,
                      const SeedsChoice& seeds) {
    if (all.included.isOfKept) return truthNoteOver(all.mean, all.included.counts, all.runs, truth);
    return seeds.shares
               ? truthNoteAmongFirst(all.mean, all.included.counts, all.runs, seeds.top, truth)
               : truthNote(all.mean, {}, truth);
}

}  // namespace

std::string seedRunsText(Index runs) {
    return runs == 1 ? words("1 run that differs in nothing but the seed")
                     : words("{} runs that differ in nothing but the seed", grouped(runs));
}

bool onlyOrder(std::span<const SnapshotPtr> runs) {
    const std::vector<SnapshotPtr> telling = tellingOf(runs);
    return !telling.empty() && !std::ranges::all_of(telling, tellsKept);
}

InclusionCounts inclusionCounts(std::span<const SnapshotPtr> runs, Index top) {
    InclusionCounts included;
    included.isOfKept = std::ranges::all_of(runs, tellsKept);
    for (const SnapshotPtr& run : runs) {
        check(run->relevance.has_value(), "inclusionCounts: a run without relevance");
        const std::vector<double>& values = run->relevance->values;
        included.counts.resize(std::max(included.counts.size(), values.size()), 0);
        std::vector<Index> kept = leading(values, top);
        if (included.isOfKept)
            kept.assign(run->selection->order.begin(),
                        run->selection->order.begin() + run->selection->chosen);
        for (const Index i : kept) ++included.counts.at(static_cast<std::size_t>(i));
    }
    return included;
}

Figure replicateRelevanceFigure(std::span<const SnapshotPtr> runs, const RelevanceChoice& choice,
                                const SeedsChoice& seeds) {
    const std::vector<SnapshotPtr> telling = tellingOf(runs);
    if (telling.empty()) return relevanceFigure({}, std::nullopt, choice);

    const Together all = togetherOf(telling, seeds.top);
    RelevanceChoice unmarked = choice;
    unmarked.truth.reset();
    Figure figure = relevanceFigure(seeds.shares ? sharesOf(all, choice.sorted) : all.mean,
                                    std::nullopt, unmarked);
    figure.title = seeds.shares ? words("Selected over seeds") : words("Relevance over seeds");
    if (seeds.shares) nameAxis(figure.x, [&] { return shareTitle(all, seeds.top); });
    Bars* found = findLayer<Bars>(figure);
    if (!found) return figure;

    Bars& bars = *found;
    bars.name = figure.x.label;
    std::map<std::string, std::size_t> placeOf;
    for (std::size_t i = 0; i < all.mean.names.size(); ++i) placeOf[all.mean.names[i]] = i;
    const std::vector<Message> remarks = remarksOf(all, choice);
    for (const std::string& name : bars.names) {
        const std::size_t i = placeOf.at(name);
        if (seeds.shares)
            bars.intervals.push_back(wilsonInterval(all.included.counts[i], all.runs));
        else
            bars.spreads.push_back(all.deviations[i]);
        bars.remarks.push_back(remarks[i]);
    }
    figure.notes.clear();
    addNote(NoteKind::Shown, noteOf(all, seeds), figure);
    if (choice.truth) addNote(NoteKind::Finding, truthOver(all, *choice.truth, seeds), figure);
    return figure;
}

}  // namespace ardent
