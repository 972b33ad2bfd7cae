#include "core/figure/relevance/relevance_figure.h"

#include <algorithm>
#include <cctype>
#include <numeric>

#include "core/base/check.h"
#include "core/base/message.h"
#include "core/base/order.h"
#include "core/figure/axis_name.h"
#include "core/figure/counts.h"
#include "core/figure/notes/notes.h"
#include "core/figure/relevance/truth_marks.h"

namespace ardent {

namespace {

std::string lowered(std::string text) {
    std::transform(text.begin(), text.end(), text.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return text;
}

bool contains(const std::string& name, const std::string& part) {
    return lowered(name).find(lowered(part)) != std::string::npos;
}

std::vector<std::size_t> barOrder(const std::vector<double>& values,
                                  const RelevanceChoice& choice) {
    if (choice.sorted) {
        std::vector<Index> falling = positionsFalling(values);
        if (choice.areZerosLast)
            std::ranges::stable_partition(
                falling, [&](Index i) { return values[static_cast<std::size_t>(i)] != 0.; });
        return {falling.begin(), falling.end()};
    }
    std::vector<std::size_t> order(values.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    return order;
}

std::vector<bool> keptSources(const Selection& selection, std::size_t count) {
    std::vector<bool> kept(count, false);
    for (Index i = 0; i < selection.chosen; ++i) {
        kept.at(static_cast<std::size_t>(selection.order.at(static_cast<std::size_t>(i)))) = true;
    }
    return kept;
}

/// Number of leading bars that are selected when these are all of the selected ones.
std::optional<Index> leadingSelected(const std::vector<bool>& selected) {
    const auto firstOther = std::find(selected.begin(), selected.end(), false);
    if (firstOther == selected.begin() || firstOther == selected.end()) return std::nullopt;
    if (std::find(firstOther, selected.end(), true) != selected.end()) return std::nullopt;
    return static_cast<Index>(firstOther - selected.begin());
}

std::string selectedText(const Selection& selection, Index all) {
    if (selection.chosen == 0) return words("No variable is selected.");
    if (selection.chosen == all)
        return all == 1 ? words("The only variable is selected.")
                        : words("All {} variables are selected.", all);
    return selection.chosen == 1
               ? words("1 of {} variables is selected (filled).", all)
               : words("{} of {} variables are selected (filled).", selection.chosen, all);
}

std::string ruleText(const Selection& selection) {
    return selection.scored.empty()
               ? words("Rule of selection: {}.", selection.rule)
               : words("Rule of selection: {}; {}.", selection.rule, selection.scored);
}

std::string orderText(std::size_t all, std::size_t shown, const RelevanceChoice& choice) {
    const std::string which = shown == all ? countedVariables(static_cast<long long>(all))
                                           : words("{} of {} variables, whose names contain “{}”",
                                                   shown, all, choice.filter);
    return choice.sorted ? words("Most relevant first, {}.", which)
                         : words("Table order, {}.", which);
}

}  // namespace

Figure relevanceFigure(const Relevance& relevance, const std::optional<Selection>& selection,
                       const RelevanceChoice& choice) {
    const std::size_t count = relevance.names.size();
    check(relevance.values.size() == count, "{} relevance values for {} names",
          relevance.values.size(), count);
    Figure figure;
    figure.title = words("Relevance");
    nameAxis(figure.x, [&] { return words(wholeKind(relevance)); });
    figure.y.reversed = true;
    if (count == 0) {
        figure.empty = words("No relevance yet. It appears with the first model of a run.");
        return figure;
    }

    std::vector<std::size_t> order = barOrder(relevance.values, choice);
    std::erase_if(order,
                  [&](std::size_t i) { return !contains(relevance.names[i], choice.filter); });
    if (order.empty()) {
        figure.empty = words("No variable's name contains “{}”. Clear the filter to see all {}.",
                             choice.filter, count);
        return figure;
    }

    Bars bars;
    bars.name = figure.x.label;
    bars.colour = choice.colour;
    const std::vector<bool> kept = selection ? keptSources(*selection, count) : std::vector<bool>{};
    const std::vector<Message> marks =
        choice.truth ? truthMarks(relevance, kept, *choice.truth) : std::vector<Message>{};
    for (const std::size_t i : order) {
        bars.names.push_back(relevance.names[i]);
        bars.values.push_back(relevance.values[i]);
        if (selection) bars.selected.push_back(kept[i]);
        if (choice.truth) bars.remarks.push_back(marks[i]);
    }
    if (selection && choice.sorted) bars.separatorAfter = leadingSelected(bars.selected);
    if (selection)
        addNote(NoteKind::Finding, selectedText(*selection, static_cast<Index>(count)), figure);
    addNote(NoteKind::Shown, orderText(count, order.size(), choice), figure);
    if (selection) addNote(NoteKind::Shown, ruleText(*selection), figure);
    if (choice.truth) addNote(NoteKind::Finding, truthNote(relevance, kept, *choice.truth), figure);
    figure.y.categories = bars.names;
    addLayer(figure, std::move(bars));
    return figure;
}

}  // namespace ardent
