#include "core/figure/relevance/selection_measure.h"

#include <algorithm>
#include <functional>

#include "core/base/text.h"
#include "core/evaluate/model_selection.h"

namespace ardent {
namespace {

constexpr double kKnockoffRate = 0.2;
constexpr int kPairs = 50;

Message shareText(double share) {
    return message("share-of-halves", "{:.0f} %", 100. * share);
}

Message knockoffText(double q) {
    return q < 1. ? message("q-of-knockoffs", "q {:.2f}", q) : Message();
}

std::vector<std::string> selectedNames(const ModelSelection& selection) {
    std::vector<std::size_t> order;
    for (std::size_t j = 0; j < selection.names.size(); ++j)
        if (selection.selected[j]) order.push_back(j);
    std::ranges::stable_sort(order, std::greater{},
                             [&](std::size_t j) { return selection.scores[j]; });
    std::vector<std::string> names;
    for (const std::size_t j : order) names.push_back(selection.names[j]);
    return names;
}

Message findingOf(const ModelSelection& selection, bool isByKnockoffs) {
    constexpr std::size_t kMostNamed = 6;
    const std::vector<std::string> names = selectedNames(selection);
    const auto all = selection.names.size();
    if (isByKnockoffs)
        return names.empty()
                   ? message("no-knockoff-selected",
                             "Knockoffs select no variable of {} at a false discovery rate of {:g} "
                             "%; they select {} or more, or none.",
                             all, 100. * kKnockoffRate, static_cast<int>(1. / kKnockoffRate))
                   : message("knockoffs-selected",
                             "Knockoffs select {} of {} variables at a false discovery rate of "
                             "{:g} %: {}.",
                             names.size(), all, 100. * kKnockoffRate,
                             quotedList(names, kMostNamed));
    return names.empty()
               ? message("none-is-stable",
                         "No variable of {} is among the first {} in {:g} % of the halves.", all,
                         selection.perHalf, 100. * selection.threshold)
               : message("stable",
                         "In {:g} % of the halves or more, {} of {} variables are among "
                         "the first {}: {}.",
                         100. * selection.threshold, names.size(), all, selection.perHalf,
                         quotedList(names, kMostNamed));
}

Message meaningOf(const ModelSelection& selection, const std::string& method, bool isByKnockoffs) {
    return isByKnockoffs
               ? message("knockoffs-meaning",
                         "W is by how much the importance of a variable exceeds that of its "
                         "knockoff copy in a model of {} with both; q is the least false discovery "
                         "rate at which the variable is selected.",
                         method)
               : message("stability-meaning",
                         "{} is trained on {} halves of the rows; fewer than {:.2g} of the "
                         "selected are expected to be there by chance alone.",
                         method, selection.fits, selection.expectedFalse);
}

}  // namespace

Result<Measured> measureSelection(Importance importance, const FittedRecipe& recipe,
                                  const TrainedOn& run, const GoOn& goOn, const TellShare& tell) {
    const bool isByKnockoffs = importance == Importance::Knockoffs;
    const Seed seed = run.recipe.seed;
    const auto selection =
        isByKnockoffs
            ? selectByKnockoffs(run.recipe, run.table, run.method, kKnockoffRate, seed, goOn)
            : selectByStability(run.recipe, run.table, run.method, kPairs, seed, goOn, tell);
    if (!selection) return tl::unexpected(selection.error());
    Measured found;
    found.importance = importance;
    found.rows = found.ofRows = selection->rows;
    found.rowsAre = {message("rows-of-whole-table", "rows of the table"),
                     message("row-of-whole-table", "row of the table")};
    found.relevance.kind = isByKnockoffs ? message("knockoff-w", "knockoffs, W")
                                         : message("stability-share", "share of halves");
    found.relevance.how =
        isByKnockoffs ? message("knockoff-how", "more important than the knockoff copy by")
                      : message("stability-how", "in which the variable is among the first");
    std::string last;  // the clocks of a date have one value, which stands at the first
    for (const SourceColumn& source : recipe.sources) {
        const auto place = std::ranges::find(selection->names, columnOf(source));
        const auto j = static_cast<std::size_t>(place - selection->names.begin());
        const bool isFirst = found.relevance.names.empty() || columnOf(source) != last;
        const bool isKnown = isFirst && place != selection->names.end();
        last = columnOf(source);
        const double score = isKnown ? std::max(0., selection->scores[j]) : 0.;
        found.relevance.names.push_back(source.name);
        found.relevance.values.push_back(score);
        found.remarks.push_back(!isKnown        ? Message()
                                : isByKnockoffs ? knockoffText(selection->q[j])
                                                : shareText(score));
    }
    found.meaning = meaningOf(*selection, run.method.label, isByKnockoffs);
    found.finding = findingOf(*selection, isByKnockoffs);
    return found;
}

}  // namespace ardent
