#include "core/figure/truth_marks.h"

#include <algorithm>

#include "core/base/words.h"

namespace ardent {

namespace {

const char* markOf(bool isRelevant, bool isKept) {
    if (isKept) return isRelevant ? "found" : "false";
    return isRelevant ? "missed" : "";
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
        const bool isRelevant = std::ranges::find(truth, relevance.names[i]) != truth.end();
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

}  // namespace ardent
