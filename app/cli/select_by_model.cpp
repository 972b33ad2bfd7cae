#include "app/cli/select_by_model.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <numeric>

#include "app/cli/notes_json.h"
#include "core/base/text.h"

namespace ardent::cli {
namespace {

bool isByKnockoffs(const ModelSelection& selection) {
    return !selection.q.empty();
}

/// The greatest score first.
std::vector<std::size_t> fallingScores(const ModelSelection& selection) {
    std::vector<std::size_t> falling(selection.names.size());
    std::iota(falling.begin(), falling.end(), std::size_t{0});
    std::ranges::stable_sort(falling, std::greater{},
                             [&](std::size_t j) { return selection.scores[j]; });
    return falling;
}

std::string selectedSentence(const ModelSelection& selection, double rate) {
    const auto selected = std::ranges::count(selection.selected, true);
    const auto all = std::ssize(selection.names);
    const std::string verb = selected == 1 || all == 1 ? "is" : "are";
    return isByKnockoffs(selection)
               ? fmt::format("{} of {} {} selected at a false discovery rate of {:g} %.", selected,
                             counted(all, "variable"), verb, 100. * rate)
               : fmt::format("{} of {} {} selected in {:.0f} % of {} halves or more.", selected,
                             counted(all, "variable"), verb, 100. * selection.threshold,
                             selection.fits);
}

std::string waySentence(const ModelSelection& selection, const std::string& method) {
    return isByKnockoffs(selection)
               ? fmt::format(
                     "Knockoffs (second order, of normal scores) with {}: W is by how much "
                     "the importance of a variable exceeds that of its copy; knockoff+ "
                     "keeps the share of false ones at the rate on average.",
                     method)
               : fmt::format(
                     "Stability selection with {} on {} complementary pairs of halves: the "
                     "share of halves in which a variable is among the first {}. Fewer than "
                     "{:.2g} of the selected are expected to be there by chance alone.",
                     method, selection.fits / 2, selection.perHalf, selection.expectedFalse);
}

}  // namespace

nlohmann::ordered_json modelSelectionJson(const ModelSelection& selection, const std::string& by,
                                          double rate) {
    nlohmann::ordered_json json{{"task", problemName(selection.problem)},
                                {"rows", selection.rows},
                                {"by", by},
                                {"fits", selection.fits}};
    if (isByKnockoffs(selection)) {
        json["fdr"] = rate;
    } else {
        json["per_half"] = selection.perHalf;
        json["threshold"] = selection.threshold;
        json["expected_false_below"] = selection.expectedFalse;
    }
    json["selected"] = nlohmann::ordered_json::array();
    const std::vector<std::size_t> falling = fallingScores(selection);
    for (const std::size_t j : falling)
        if (selection.selected[j]) json["selected"].push_back(selection.names[j]);
    json["variables"] = nlohmann::ordered_json::array();
    for (std::size_t j = 0; j < selection.names.size(); ++j) {
        nlohmann::ordered_json entry{{"name", selection.names[j]}};
        entry[isByKnockoffs(selection) ? "w" : "share"] = selection.scores[j];
        if (isByKnockoffs(selection)) entry["q"] = selection.q[j];
        entry["selected"] = static_cast<bool>(selection.selected[j]);
        json["variables"].push_back(std::move(entry));
    }
    addNotes(selection.notes, json);
    return json;
}

std::string modelSelectionText(const ModelSelection& selection, const std::string& method,
                               double rate) {
    constexpr std::size_t kMostShown = 20;
    std::string text = selectedSentence(selection, rate) + "\n";
    text += isByKnockoffs(selection) ? fmt::format("\n{:<24}{:>10}{:>10}\n", "variable", "W", "q")
                                     : fmt::format("\n{:<24}{:>10}\n", "variable", "share");
    std::size_t shown = 0;
    for (const std::size_t j : fallingScores(selection)) {
        if (!selection.selected[j] && (shown >= kMostShown || !(selection.scores[j] > 0.))) break;
        ++shown;
        const std::string name = shortened(selection.names[j], 23);
        const char* mark = selection.selected[j] ? "  selected" : "";
        text += isByKnockoffs(selection)
                    ? fmt::format("{:<24}{:>10.3g}{:>10.2g}{}\n", name, selection.scores[j],
                                  selection.q[j], mark)
                    : fmt::format("{:<24}{:>8.0f} %{}\n", name, 100. * selection.scores[j], mark);
    }
    text += fmt::format("\n{} used, {}. {}\n", counted(selection.rows, "row"),
                        problemName(selection.problem), waySentence(selection, method));
    for (const Message& note : selection.notes) text += "Note: " + note.english() + '\n';
    return text;
}

}  // namespace ardent::cli
