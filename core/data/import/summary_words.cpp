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

struct StatisticWord {
    std::string_view word;
    Statistic statistic;
};

constexpr std::array<StatisticWord, 29> kStatistics{{
    {"min", Statistic::Least},
    {"minimum", Statistic::Least},
    {"max", Statistic::Greatest},
    {"maximum", Statistic::Greatest},
    {"std", Statistic::Deviation},
    {"sd", Statistic::Deviation},
    {"stdev", Statistic::Deviation},
    {"stddev", Statistic::Deviation},
    {"std dev", Statistic::Deviation},
    {"std. dev.", Statistic::Deviation},
    {"std.dev.", Statistic::Deviation},
    {"std deviation", Statistic::Deviation},
    {"st.dev.", Statistic::Deviation},
    {"standard deviation", Statistic::Deviation},
    {"standardabweichung", Statistic::Deviation},
    {"stdabw", Statistic::Deviation},
    {"stabw", Statistic::Deviation},
    {"\u00E9cart type", Statistic::Deviation},
    {"\u00E9cart-type", Statistic::Deviation},
    {"median", Statistic::Median},
    {"m\u00E9diane", Statistic::Median},
    {"mediana", Statistic::Median},
    {"50%", Statistic::Median},
    {"count", Statistic::Count},
    {"n", Statistic::Count},
    {"anzahl", Statistic::Count},
    {"minimo", Statistic::Least},
    {"m\u00EDnimo", Statistic::Least},
    {"m\u00E1ximo", Statistic::Greatest},
}};

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

std::optional<Statistic> statisticCalled(std::string_view text) {
    if (isCalledMean(text)) return Statistic::Mean;
    std::string lower = lowerCase(text);
    if (lower.ends_with(':')) lower.pop_back();
    const auto found = std::ranges::find(kStatistics, lower, &StatisticWord::word);
    return found == kStatistics.end() ? std::nullopt : std::optional(found->statistic);
}

bool isQuartile(std::string_view text) {
    return text == "25%" || text == "75%" || text == "Q1" || text == "Q3";
}

bool isFootnote(std::string_view text) {
    constexpr std::array<std::string_view, 18> kStarts{
        "source",  "sources",  "note",      "notes",       "quelle",  "quellen",
        "hinweis", "hinweise", "anmerkung", "anmerkungen", "stand",   "fuente",
        "fonte",   "nota",     "notas",     "remark",      "remarks", "data source"};
    for (const std::string_view sign : {"\u00A9", "* ", "** ", "\u2020", "(c) "})
        if (text.starts_with(sign) && text.size() > sign.size()) return true;
    const std::string lower = lowerCase(text);
    for (const std::string_view start : kStarts)
        if (lower.size() > start.size() + 1 && lower.starts_with(start) &&
            lower[start.size()] == ':')
            return true;
    const std::size_t digits = lower.find_first_not_of("0123456789");
    const bool isNumbered = digits != std::string::npos && digits > 0 && digits <= 2;
    return isNumbered && std::string_view(lower).substr(digits).starts_with(") ");
}

bool isTotalAlone(std::string_view text) {
    std::string lower = lowerCase(text);
    if (lower.ends_with(':')) lower.pop_back();
    return std::ranges::find(kTotals, lower) != kTotals.end() || lower == "subtotal" ||
           lower == "sub-total" || lower == "sub total" || lower == "zwischensumme";
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
