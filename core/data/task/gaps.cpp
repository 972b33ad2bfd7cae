#include "core/data/task/gaps.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <ranges>
#include <set>

#include "core/base/check.h"
#include "core/base/text.h"
#include "core/data/import/text/accents.h"
#include "core/data/task/level_inputs.h"

namespace ardent {
namespace {

bool isKnown(const SourceColumn& source, const std::string& level) {
    return std::ranges::find(source.levels, level) != source.levels.end();
}

bool isMissing(const Column& column, Index row) {
    return column.type == ColumnType::Numeric ? std::isnan(column.numbers.at(row))
                                              : column.codes[static_cast<std::size_t>(row)] < 0;
}

/// Below, `rows` are numbers of rows of the table, each once.

template <class Rows>
Index countMissing(const Column& column, Index allRows, const Rows& rows) {
    if (column.missing == 0 || std::ssize(rows) == allRows) return column.missing;
    Index missing = 0;
    for (const Index row : rows) missing += isMissing(column, row) ? 1 : 0;
    return missing;
}

template <class Rows>
void countLevels(const SourceColumn& source, const Column& column, const Rows& rows, Gaps& gaps) {
    std::vector<Index> count(column.levels.size());
    for (const Index row : rows)
        if (!isMissing(column, row))
            ++count[static_cast<std::size_t>(column.codes[static_cast<std::size_t>(row)])];
    for (std::size_t level = 0; level < count.size(); ++level) {
        if (count[level] == 0 || isKnown(source, column.levels[level])) continue;
        gaps.unseen += count[level];
        gaps.unseenLevels.push_back(column.levels[level]);
    }
}

template <class Rows>
void countNumbersAsLevels(const SourceColumn& source, const Column& column, const Rows& rows,
                          Gaps& gaps) {
    std::set<std::string> unseen;
    for (const Index row : rows) {
        if (isMissing(column, row)) continue;
        const std::string text = cellText(column, row);
        if (isKnown(source, text)) continue;
        ++gaps.unseen;
        unseen.insert(text);
    }
    gaps.unseenLevels.assign(unseen.begin(), unseen.end());
}

bool isMean(const FittedRecipe& recipe, const Gaps& gaps) {
    if (recipe.unknownLevels == UnknownLevels::NoIndicator) return false;
    const GapRule rule = gapRule(recipe, gaps.source);
    return (gaps.missing > 0 && rule.missing) || (gaps.unseen > 0 && rule.unseen);
}

bool isMarked(const FittedRecipe& recipe, Index source) {
    return std::ranges::any_of(recipe.columns, [&](const EncodedColumn& column) {
        return column.source == source && column.marksMissing;
    });
}

bool isBetween(const FittedRecipe& recipe, Index source) {
    return gapRule(recipe, source).missing;
}

std::string betweenText(const SourceColumn& source) {
    return fmt::format("between \"{}\" and \"{}\"", shortened(source.levels.front()),
                       shortened(source.levels.back()));
}

/// What stands in place of the cells: "0.5", "the mean over the levels".
std::string fillText(const FittedRecipe& recipe, const Gaps& gaps) {
    const SourceColumn& column = recipe.sources[static_cast<std::size_t>(gaps.source)];
    if (column.type == ColumnType::Numeric) return fmt::format("{:g}", column.fill);
    if (isMean(recipe, gaps)) return "the mean over the levels";
    return isBetween(recipe, gaps.source) ? betweenText(column) : "none of the known levels";
}

/// `"age" 12 (0.5)` for every column, as far as they can be read.
std::string fillList(const FittedRecipe& recipe, std::span<const Gaps> gaps) {
    constexpr std::size_t kReadable = 200;
    std::vector<std::string> parts;
    for (const Gaps& gap : gaps.first(std::min(kReadable, gaps.size())))
        parts.push_back(fmt::format("\"{}\" {} ({})",
                                    recipe.sources[static_cast<std::size_t>(gap.source)].name,
                                    gap.missing + gap.unseen, fillText(recipe, gap)));
    if (gaps.size() > kReadable) parts.push_back(fmt::format("{} more", gaps.size() - kReadable));
    return fmt::format("{}", fmt::join(parts, ", "));
}

std::string gapNote(const FittedRecipe& recipe, const Gaps& gaps) {
    const SourceColumn& source = recipe.sources[static_cast<std::size_t>(gaps.source)];
    if (source.type == ColumnType::Numeric) {
        return fmt::format("Column \"{}\": {} filled with the training median {:g}{}.",
                           source.name, counted(gaps.missing, "missing cell"), source.fill,
                           isMarked(recipe, gaps.source)
                               ? " and marked in an input of the column's own"
                               : "");
    }
    const std::string missing = counted(gaps.missing, "missing cell");
    const std::string unseen = fmt::format(
        "{} of {} not seen in training ({})", counted(gaps.unseen, "cell"),
        gaps.unseenLevels.size() == 1 ? "a level" : "levels", quotedList(gaps.unseenLevels, 3));
    const std::string cells = gaps.missing == 0  ? unseen
                              : gaps.unseen == 0 ? missing
                                                 : fmt::format("{} and {}", missing, unseen);
    if (isMean(recipe, gaps)) {
        const bool isAll = gaps.missing == 0 || gapRule(recipe, gaps.source).missing;
        return fmt::format(
            "Column \"{}\": {}; the model's mean over the levels, by their shares in training, is "
            "taken there.",
            source.name, isAll ? cells : unseen);
    }
    return fmt::format("Column \"{}\": {} {}.", source.name, cells,
                       isBetween(recipe, gaps.source)
                           ? fmt::format("put {} by their shares in training", betweenText(source))
                           : std::string("taken as none of the known levels"));
}

/// On the first unseen level that looks like a known one; "" without such a level.
std::string accentNote(const SourceColumn& source, const Gaps& gaps) {
    for (const std::string& unseen : gaps.unseenLevels)
        if (const std::string* alike = writtenOtherwise(unseen, source.levels))
            return fmt::format(
                "Column \"{}\": \"{}\" may differ from \"{}\" of the training table only in "
                "how accents are written; write both alike.",
                source.name, shortened(unseen), shortened(*alike));
    return {};
}

template <class Rows>
std::vector<Gaps> gapsIn(const FittedRecipe& recipe, const Table& table, const Rows& rows) {
    std::vector<Gaps> found;
    for (Index i = 0; i < std::ssize(recipe.sources); ++i) {
        const SourceColumn& source = recipe.sources[static_cast<std::size_t>(i)];
        const Index position = table.find(source.name);
        check(position >= 0, "{} has no column {}", table.name, source.name);
        const Column& column = table.columns[static_cast<std::size_t>(position)];
        Gaps gaps;
        gaps.source = i;
        gaps.missing = countMissing(column, table.rows, rows);
        if (source.type != ColumnType::Numeric) {
            if (column.type == ColumnType::Numeric)
                countNumbersAsLevels(source, column, rows, gaps);
            else
                countLevels(source, column, rows, gaps);
        }
        if (gaps.missing > 0 || gaps.unseen > 0) found.push_back(std::move(gaps));
    }
    return found;
}

}  // namespace

std::vector<Gaps> findGaps(const FittedRecipe& recipe, const Table& table) {
    return gapsIn(recipe, table, std::views::iota(Index{0}, table.rows));
}

std::vector<Gaps> findGaps(const FittedRecipe& recipe, const Table& table,
                           std::span<const std::int32_t> rows) {
    return gapsIn(recipe, table, rows);
}

std::vector<Message> gapNotes(const FittedRecipe& recipe, const std::vector<Gaps>& gaps,
                              std::size_t most) {
    std::vector<Message> notes;
    for (std::size_t i = 0; i < std::min(most, gaps.size()); ++i) {
        notes.push_back(gapNote(recipe, gaps[i]));
        const auto& source = recipe.sources[static_cast<std::size_t>(gaps[i].source)];
        if (std::string note = accentNote(source, gaps[i]); !note.empty())
            notes.push_back(std::move(note));
    }
    if (gaps.size() > most) {
        Index cells = 0;
        for (std::size_t i = most; i < gaps.size(); ++i) cells += gaps[i].missing + gaps[i].unseen;
        notes.push_back(fmt::format(
            "{} of {} {} missing or not seen in training; how many and what stands in their place: "
            "{}.",
            counted(cells, "more cell"),
            counted(std::ssize(gaps) - static_cast<std::ptrdiff_t>(most), "other column"),
            cells == 1 ? "is" : "are", fillList(recipe, std::span(gaps).subspan(most))));
    }
    return notes;
}

std::vector<Message> heldNotes(Index cells) {
    if (cells == 0) return {};
    return {
        fmt::format("{} more than a million training standard deviations from the mean; held "
                    "at that distance.",
                    counted(cells, "cell"))};
}

std::vector<bool> filledRows(const Task& task, const Table& table, const TableRowsPtr& tableRows,
                             std::span<const Index> sources) {
    std::vector<bool> filled;
    for (const Index source : sources) {
        const Index position =
            table.find(task.recipe->sources[static_cast<std::size_t>(source)].name);
        if (position < 0) continue;
        const Column& column = table.columns[static_cast<std::size_t>(position)];
        if (column.type != ColumnType::Numeric || column.missing == 0) continue;
        filled.resize(static_cast<std::size_t>(task.x.rows()));
        for (std::size_t i = 0; i < filled.size(); ++i) {
            const std::int32_t row = tableRow(tableRows, static_cast<std::int32_t>(i));
            if (row < table.rows && std::isnan(column.numbers.at(row))) filled[i] = true;
        }
    }
    return filled;
}

}  // namespace ardent
