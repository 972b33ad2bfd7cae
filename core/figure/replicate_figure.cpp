#include "core/figure/replicate_figure.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <utility>

#include "core/base/check.h"
#include "core/base/words.h"
#include "core/figure/spread.h"
#include "core/figure/told.h"
#include "core/figure/truth_marks.h"

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

}  // namespace

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

Figure replicateRelevanceFigure(std::span<const SnapshotPtr> runs, const RelevanceChoice& choice) {
    constexpr Index kTop = 5;
    std::vector<SnapshotPtr> telling;
    for (const SnapshotPtr& run : runs)
        if (run->relevance &&
            (telling.empty() || run->relevance->names == telling.front()->relevance->names))
            telling.push_back(run);
    if (telling.empty()) return relevanceFigure({}, std::nullopt, choice);

    const InclusionCounts included = inclusionCounts(telling, kTop);
    Relevance mean = *telling.front()->relevance;
    std::map<std::string, std::size_t> placeOf;
    std::vector<double> deviations;
    for (std::size_t i = 0; i < mean.names.size(); ++i) {
        std::vector<double> values;
        for (const SnapshotPtr& run : telling) values.push_back(run->relevance->values[i]);
        const Spread spread = spreadOf(values);
        mean.values[i] = spread.mean;
        deviations.push_back(spread.deviation);
        placeOf[mean.names[i]] = i;
    }
    Figure figure = relevanceFigure(mean, std::nullopt, choice);
    figure.title = words("Relevance over seeds");
    if (!figure.bars) return figure;
    const std::vector<std::string> marks = std::exchange(figure.bars->remarks, {});
    for (std::size_t row = 0; row < figure.bars->names.size(); ++row) {
        const std::size_t i = placeOf.at(figure.bars->names[row]);
        figure.bars->spreads.push_back(deviations[i]);
        std::string kept = fmt::format("{}/{}", included.counts[i], telling.size());
        if (!marks.empty() && !marks[row].empty()) kept += " · " + marks[row];
        figure.bars->remarks.push_back(std::move(kept));
    }
    const auto count = std::ssize(telling);
    figure.note = count == 1
                      ? words(
                            "Mean over 1 run that differs in nothing but the seed; whiskers: one "
                            "standard deviation; ")
                      : words(
                            "Mean over {} runs that differ in nothing but the seed; whiskers: one "
                            "standard deviation; ",
                            grouped(count));
    figure.note +=
        included.isOfKept
            ? words("behind each value how many of the runs keep the variable.")
            : words("behind each value how many of the runs have the variable among the first {}.",
                    kTop);
    if (choice.truth)
        if (const std::string truth = truthNote(mean, {}, *choice.truth); !truth.empty())
            figure.note += ' ' + truth;
    return figure;
}

}  // namespace ardent
