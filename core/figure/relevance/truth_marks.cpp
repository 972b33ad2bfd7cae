#include "core/figure/relevance/truth_marks.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/base/message.h"

namespace ardent {

namespace {

const char* markOf(bool isRelevant, bool isKept) {
    if (isKept) return isRelevant ? "found" : "false";
    return isRelevant ? "missed" : "";
}

bool isTrue(const std::string& name, const std::vector<std::string>& truth) {
    return std::ranges::find(truth, name) != truth.end();
}

/// How many columns a run has on average.
double meanOf(Index total, Index runs) {
    return static_cast<double>(total) / static_cast<double>(runs);
}

/// How many are as relevant as it, itself included; 0 for a relevance that is none.
Index rankOf(double value, const std::vector<double>& values) {
    if (!(value > 0.)) return 0;
    return std::ranges::count_if(values, [&](double other) { return other >= value; });
}

}  // namespace

std::vector<std::string> truthMarks(const Relevance& relevance, const std::vector<bool>& kept,
                                    const std::vector<std::string>& truth) {
    std::vector<std::string> marks;
    for (std::size_t i = 0; i < relevance.names.size(); ++i) {
        const bool isRelevant = isTrue(relevance.names[i], truth);
        marks.emplace_back(kept.empty() ? (isRelevant ? "true" : "") : markOf(isRelevant, kept[i]));
    }
    return marks;
}

std::string truthNote(const Relevance& relevance, const std::vector<bool>& kept,
                      const std::vector<std::string>& truth) {
    const std::vector<std::string> marks = truthMarks(relevance, kept, truth);
    const auto count = [&](const char* mark) { return std::ranges::count(marks, mark); };
    const Index found = count("found"), missed = count("missed"), wrong = count("false");
    if (found + missed + wrong > 0)
        return words("The truth is known: {} found, {} missed, {} false.", found, missed, wrong);
    const Index all = count("true");
    Index first = 0;
    for (std::size_t i = 0; i < marks.size(); ++i) {
        if (marks[i] != "true") continue;
        const Index rank = rankOf(relevance.values[i], relevance.values);
        if (rank > 0 && rank <= all) ++first;
    }
    if (all == 0) return {};
    if (all > 1)
        return words(
            "The truth is known: {} of the {} true variables are among the {} most relevant.",
            first, all, all);
    return first == 1 ? words("The truth is known: the true variable is the most relevant.")
                      : words("The truth is known: the true variable is not the most relevant.");
}

std::vector<std::string> truthMarksOver(const Relevance& relevance,
                                        const std::vector<Index>& counts, Index runs,
                                        const std::vector<std::string>& truth) {
    std::vector<std::string> marks;
    for (std::size_t i = 0; i < relevance.names.size(); ++i) {
        const std::string mark = markOf(isTrue(relevance.names[i], truth), counts[i] > 0);
        const Index times = mark == "missed" ? runs - counts[i] : counts[i];
        marks.push_back(mark.empty() ? mark : fmt::format("{} in {} of {}", mark, times, runs));
    }
    return marks;
}

std::string truthNoteOver(const Relevance& relevance, const std::vector<Index>& counts, Index runs,
                          const std::vector<std::string>& truth) {
    Index found = 0, missed = 0, wrong = 0;
    for (std::size_t i = 0; i < relevance.names.size(); ++i) {
        const bool isRelevant = isTrue(relevance.names[i], truth);
        (isRelevant ? found : wrong) += counts[i];
        if (isRelevant) missed += runs - counts[i];
    }
    if (found + missed + wrong == 0) return {};
    return words(
        "The truth is known: on average over the runs {:.1f} found, {:.1f} missed, {:.1f} false.",
        meanOf(found, runs), meanOf(missed, runs), meanOf(wrong, runs));
}

std::string truthNoteAmongFirst(const Relevance& relevance, const std::vector<Index>& counts,
                                Index runs, Index top, const std::vector<std::string>& truth) {
    Index first = 0, all = 0;
    for (std::size_t i = 0; i < relevance.names.size(); ++i) {
        if (!isTrue(relevance.names[i], truth)) continue;
        ++all;
        first += counts[i];
    }
    if (all == 0) return {};
    return words(
        "The truth is known: on average {:.1f} of the {} true variables are among a run's first "
        "{}.",
        meanOf(first, runs), all, top);
}

}  // namespace ardent
