#include "core/data/table/levels.h"

#include <algorithm>
#include <optional>

#include "core/base/text.h"
#include "core/data/table/number_text.h"

namespace ardent {
namespace {

std::optional<double> valueOf(std::string_view text) {
    for (const ParsedNumber& number : {parseNumber(text), parseDecimalComma(text)})
        if (number.kind == NumberKind::Finite) return number.value;
    return std::nullopt;
}

}  // namespace

ColumnType levelsType(std::size_t levels, Index cells) {
    constexpr std::size_t kFewCategories = 50;
    const auto count = static_cast<Index>(levels);
    const bool allDifferent = count == cells && cells > 2;
    const bool tooMany = levels > kMostCategories || (levels > kFewCategories && 2 * count > cells);
    return allDifferent || tooMany ? ColumnType::Text : ColumnType::Categorical;
}

Index levelOfBoolean(std::span<const std::string> levels, std::string_view text) {
    if (levels.empty() || levels.size() > 2) return -1;
    const auto isBoolean = [](const std::string& lower) {
        return lower == "true" || lower == "false";
    };
    const std::string first = lowerCase(levels.front());
    const std::string last = lowerCase(levels.back());
    if (!isBoolean(first) || !isBoolean(last) || (levels.size() == 2 && first == last)) return -1;
    const std::string lower = lowerCase(text);
    if (lower == first) return 0;
    return lower == last ? 1 : -1;
}

Index levelCalled(std::span<const std::string> levels, std::string_view text) {
    const auto found = std::ranges::find(levels, text);
    return found == levels.end() ? levelOfBoolean(levels, text) : found - levels.begin();
}

void sortLevels(std::vector<std::size_t>& positions, const std::vector<std::string>& levels) {
    const auto number = [&](std::size_t position) { return parseNumber(levels[position]); };
    const bool numeric = std::ranges::all_of(positions, [&](std::size_t position) {
        return number(position).kind == NumberKind::Finite;
    });
    std::ranges::sort(positions, [&](std::size_t a, std::size_t b) {
        if (numeric && number(a).value != number(b).value) return number(a).value < number(b).value;
        return levels[a] < levels[b];
    });
}

LevelsByValue::LevelsByValue(std::span<const std::string> levels) {
    for (std::size_t level = 0; level < levels.size(); ++level) {
        const std::optional<double> value = valueOf(levels[level]);
        if (!value) continue;
        const auto [known, isNew] = levels_.emplace(*value, static_cast<Index>(level));
        if (!isNew) known->second = -1;
    }
}

Index LevelsByValue::find(std::string_view text) const {
    const std::optional<double> value = levels_.empty() ? std::nullopt : valueOf(text);
    const auto found = value ? levels_.find(*value) : levels_.end();
    return found == levels_.end() ? -1 : found->second;
}

}  // namespace ardent
