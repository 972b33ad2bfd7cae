#include "core/data/import/summary_words.h"

#include <algorithm>
#include <array>
#include <span>

#include "core/base/text.h"

namespace ardent {
namespace {

/// Those in other letters than Latin ones with and without capitals.
constexpr std::array<std::string_view, 20> kTotals{
    "total", "grand total", "totals", "sum",    "summe",  "gesamt", "insgesamt",
    "Σ",     "somme",       "suma",   "totale", "totaal", "всего",  "Всего",
    "ВСЕГО", "итого",       "Итого",  "ИТОГО",  "合计",   "∑"};

constexpr std::array<std::string_view, 13> kMeans{
    "mean",  "average",  "avg",        "mittelwert", "durchschnitt", "mittel", "moyenne",
    "media", "promedio", "gemiddelde", "среднее",    "Среднее",      "平均"};

bool startsWithOne(std::span<const std::string_view> words, std::string_view text) {
    const std::string lower = lowerCase(text);
    return std::ranges::any_of(words, [&lower](std::string_view word) {
        return lower.starts_with(word) && (lower.size() == word.size() ||
                                           lower[word.size()] == ' ' || lower[word.size()] == ':');
    });
}

}  // namespace

bool isCalledTotal(std::string_view text) {
    return startsWithOne(kTotals, text);
}

bool isCalledMean(std::string_view text) {
    return startsWithOne(kMeans, text);
}

std::optional<std::string> groupOfTotal(std::string_view text) {
    const std::string lower = lowerCase(text);
    for (const std::string_view word : kTotals) {
        if (lower.size() < word.size() + 2) continue;
        if (lower.ends_with(word) && lower[lower.size() - word.size() - 1] == ' ')
            return std::string(text.substr(0, text.size() - word.size() - 1));
        if (lower.starts_with(word) && lower[word.size()] == ' ')
            return std::string(text.substr(word.size() + 1));
    }
    return std::nullopt;
}

}  // namespace ardent
