#include "core/figure/compare/compare_notes.h"

#include <algorithm>
#include <functional>
#include <vector>

#include "core/base/message.h"
#include "core/figure/compare/measured_rows.h"
#include "core/figure/counts.h"

namespace ardent {
namespace {

std::string namesWhere(std::span<const ComparedRun> runs,
                       const std::function<bool(const ComparedRun&)>& holds) {
    std::string names;
    for (const ComparedRun& run : runs)
        if (holds(run)) names += (names.empty() ? "" : ", ") + run.name;
    return names;
}

bool isReplicated(const ComparedRun& run) {
    return run.runs.size() > 1;
}

}  // namespace

std::string seedsNote(std::span<const ComparedRun> runs) {
    if (std::ranges::none_of(runs, isReplicated)) return {};
    const std::string single = namesWhere(runs, std::not_fn(isReplicated));
    std::string note = words("± is the standard deviation over seeds.");
    if (!single.empty())
        note += ' ' + words(
                          "Single runs are {}: a difference from or to them has the spread of the "
                          "other side alone.",
                          single);
    return note;
}

std::string chanceNote(std::span<const ComparedRun> runs, MetricRows rows) {
    constexpr Index kFew = 200;  ///< where a share has a standard error of 3.5 % at most
    const bool areHeldOut = rows != MetricRows::Train;
    if (!areHeldOut || runs.size() < 2 || std::ranges::any_of(runs, isReplicated)) return {};
    const std::vector<Index> counts = measuredCounts(runs, rows);
    if (counts.size() < 2) return {};
    const auto [least, most] = std::ranges::minmax(counts);
    if (least >= kFew) return {};
    return words(
        "One seed each on {} rows: small differences may be chance; replicates over seeds show "
        "how far they vary.",
        least == most ? grouped(least) : words("{} to {}", grouped(least), grouped(most)));
}

bool areOfTheSameRows(std::span<const ComparedRun> runs, MetricRows rows) {
    const ComparedRun* first = nullptr;
    for (const ComparedRun& run : runs) {
        if (!isMeasured(run, rows)) continue;
        if (!first) first = &run;
        if (run.rows != first->rows) return false;
    }
    return true;
}

std::string tintNote(std::span<const ComparedRun> runs) {
    return std::ranges::any_of(runs, isReplicated)
               ? words(
                     "Tinted in a row: the best, and what differs from it by no more than the "
                     "spread of the difference.")
               : words("The best of a row is tinted.");
}

std::string otherRowsNote(std::span<const ComparedRun> runs, MetricRows rows) {
    if (areOfTheSameRows(runs, rows)) return {};
    return words(
        "Not all are measured on the same rows (split or seeds differ), so none is tinted "
        "as the best.");
}

std::string learnedRowsNote(std::span<const ComparedRun> runs) {
    const auto learnsFromMore = [](const ComparedRun& run) {
        return std::ranges::any_of(
            run.runs, [](const SnapshotPtr& one) { return one->learnsFromValidation; });
    };
    const auto learnsFromLess = [&](const ComparedRun& run) {
        return !learnsFromMore(run) && std::ranges::all_of(run.runs, [](const SnapshotPtr& one) {
            return hasEnded(one->state);
        });
    };
    const std::string names = namesWhere(runs, learnsFromMore);
    if (names.empty() || std::ranges::none_of(runs, learnsFromLess)) return {};
    return words(
        "Not all models have learned from the same rows: from training and validation rows {}, the "
        "others from training rows alone.",
        names);
}

}  // namespace ardent
