#include "core/figure/relevance/relevance_shares_figure.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>

#include "core/base/message.h"
#include "core/figure/compare/compare_listing.h"
#include "core/figure/notes/notes.h"
#include "core/figure/relevance/replicate_figure.h"
#include "core/figure/spread.h"
#include "core/train/ranking.h"

namespace ardent {
namespace {

struct Share {
    Spread spread;
    Index rank = 0;
};

/// With importances in place of the methods' own relevances, none where a run does not know it;
/// nothing where no run does.
std::optional<std::vector<ComparedRun>> byImportance(std::span<const ComparedRun> runs) {
    std::vector<ComparedRun> changed(runs.begin(), runs.end());
    bool isAnyKnown = false;
    for (ComparedRun& run : changed) {
        auto shared = byImportance(std::span<const SnapshotPtr>(run.runs));
        isAnyKnown |= shared.has_value();
        run.runs = shared ? std::move(*shared) : std::vector<SnapshotPtr>();
    }
    return isAnyKnown ? std::optional(std::move(changed)) : std::nullopt;
}

/// Importances as they are; of other relevances the share of each variable in the sum over all. By
/// name; empty where there is no relevance.
std::map<std::string, Share> sharesOf(const ComparedRun& run, bool areImportances) {
    constexpr double kPercent = 100.;
    std::map<std::string, std::vector<double>> values;
    for (const SnapshotPtr& one : run.runs) {
        if (!one->relevance) continue;
        double sum = 0.;
        for (const double value : one->relevance->values)
            if (std::isfinite(value)) sum += std::abs(value);
        if (areImportances) sum = kPercent;
        for (std::size_t i = 0; i < one->relevance->names.size(); ++i)
            if (std::isfinite(one->relevance->values[i]))
                values[one->relevance->names[i]].push_back(
                    areImportances ? one->relevance->values[i] / sum
                    : sum > 0.     ? std::abs(one->relevance->values[i]) / sum
                                   : 0.);
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

/// A small share is told apart from none.
std::string shareText(const Spread& spread) {
    constexpr double kLeastShown = 5e-4;
    if (spread.mean == 0.) return "0 %";
    if (std::abs(spread.mean) < kLeastShown) return readersNumber("< 0.1 %");
    if (spread.count > 1)
        return readersNumber(
            fmt::format("{:.1f} ± {:.1f} %", 100. * spread.mean, 100. * spread.deviation));
    return readersNumber(fmt::format("{:.1f} %", 100. * spread.mean));
}

/// most: the largest share of all runs, so that equal shares are equally dark.
ListingEntry shareEntry(const Share& share, const std::string& name, const Kept& kept,
                        double most) {
    ListingEntry entry;
    const auto& [mean, deviation, count] = share.spread;
    entry.value = mean;
    entry.count = static_cast<double>(count);
    if (count > 1) entry.spread = deviation;
    entry.shade = most > 0. ? std::max(mean / most, 0.) : 0.;
    entry.word = shareText(share.spread);
    entry.remark = mean > 0. ? words("rank {}", share.rank) : words("no relevance");
    const auto keeping = kept.counts.find(name);
    if (keeping == kept.counts.end()) return entry;
    if (kept.runs > 1)
        entry.remark += " · " + words("kept in {} of {}", keeping->second, kept.runs);
    else if (keeping->second > 0)
        entry.remark += " · " + words("kept");
    return entry;
}

}  // namespace

Figure relevanceSharesFigure(std::span<const ComparedRun> compared) {
    const auto importances = byImportance(compared);
    const std::span<const ComparedRun> runs =
        importances ? std::span<const ComparedRun>(*importances) : compared;
    Figure figure =
        listing(runs, words("Relevance side by side"), [] { return words("Variable"); });
    Cells& cells = *findLayer<Cells>(figure);
    cells.name = importances ? words("Importance, share of what the model explains")
                             : words("Share of the sum of all");
    std::vector<std::map<std::string, Share>> shares;
    std::vector<Kept> kept;
    std::map<std::string, double> total;
    double most = 0.;
    for (const ComparedRun& run : runs) {
        shares.push_back(sharesOf(run, importances.has_value()));
        kept.push_back(keptIn(run));
        for (const auto& [name, share] : shares.back()) {
            total[name] += share.spread.mean;
            most = std::max(most, share.spread.mean);
        }
    }
    if (total.empty()) {
        removeLayers<Cells>(figure);
        figure.empty = words("None of these runs reports the relevance of single variables yet.");
        return figure;
    }
    std::vector<std::pair<std::string, double>> order(total.begin(), total.end());
    std::ranges::stable_sort(order, std::greater{}, &std::pair<std::string, double>::second);
    for (const auto& [name, sum] : order) {
        std::vector<ListingEntry> entries(runs.size());
        for (std::size_t j = 0; j < runs.size(); ++j)
            if (const auto own = shares[j].find(name); own != shares[j].end())
                entries[j] = shareEntry(own->second, name, kept[j], most);
            else
                entries[j].remark = !shares[j].empty() ? words("not among its variables")
                                    : importances      ? words("explains nothing")
                                                       : words("reports no relevance");
        addRow(figure, name, entries);
    }
    cells.remarkName = words("Rank");
    addNote(NoteKind::Shown,
            importances
                ? words("How much of what each model explains on held-out rows is lost when the "
                        "variable is left to chance; the most important over all runs first.")
                : words("Each variable's share of the sum of a run's own relevance; the most "
                        "relevant over all runs first. Scales of different methods are not "
                        "comparable."),
            figure);
    return figure;
}

}  // namespace ardent
