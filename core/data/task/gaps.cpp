#include "core/data/task/gaps.h"

#include <algorithm>
#include <cmath>
#include <ranges>
#include <set>

#include "core/base/check.h"
#include "core/base/text.h"
#include "core/data/import/text/accents.h"
#include "core/data/table/column_places.h"
#include "core/data/table/levels.h"
#include "core/data/task/level_inputs.h"

namespace ardent {
namespace {

/// The levels of a source, and what else is taken for one.
class Known {
public:
    explicit Known(const SourceColumn& source) : levels_(source.levels), byValue_(source.levels) {}

    bool has(const std::string& level) const {
        return levelCalled(levels_, level) >= 0 || byValue_.find(level) >= 0;
    }

private:
    const std::vector<std::string>& levels_;
    LevelsByValue byValue_;
};

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
    const Known known(source);
    std::vector<Index> count(column.levels.size());
    for (const Index row : rows)
        if (!isMissing(column, row))
            ++count[static_cast<std::size_t>(column.codes[static_cast<std::size_t>(row)])];
    for (std::size_t level = 0; level < count.size(); ++level) {
        if (count[level] == 0 || known.has(column.levels[level])) continue;
        gaps.unseen += count[level];
        gaps.unseenLevels.push_back(column.levels[level]);
    }
}

template <class Rows>
void countNumbersAsLevels(const SourceColumn& source, const Column& column, const Rows& rows,
                          Gaps& gaps) {
    const Known known(source);
    std::set<std::string> unseen;
    for (const Index row : rows) {
        if (isMissing(column, row)) continue;
        const std::string text = cellText(column, row);
        if (known.has(text)) continue;
        ++gaps.unseen;
        unseen.insert(text);
    }
    gaps.unseenLevels.assign(unseen.begin(), unseen.end());
}

/// Texts that are no dates.
template <class Rows>
void countOtherTexts(const SourceColumn& source, const Column& column, const Rows& rows,
                     Gaps& gaps) {
    const DateOrder order = laterOrder(source.date->order, column).value_or(DateOrder::DayFirst);
    const std::vector<double> days = daysOfLevels(*source.date, column, order);
    std::set<std::int32_t> others;
    for (const Index row : rows) {
        if (isMissing(column, row)) continue;
        const std::int32_t code = column.codes[static_cast<std::size_t>(row)];
        if (!std::isnan(days[static_cast<std::size_t>(code)])) continue;
        ++gaps.unseen;
        others.insert(code);
    }
    for (const std::int32_t code : others)
        gaps.unseenLevels.push_back(column.levels[static_cast<std::size_t>(code)]);
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

Message betweenLevels(const SourceColumn& source) {
    return message("between-levels", "between \"{}\" and \"{}\"", shortened(source.levels.front()),
                   shortened(source.levels.back()));
}

/// What stands in place of the cells: "0.5", "the mean over the levels".
Message filling(const FittedRecipe& recipe, const Gaps& gaps) {
    const SourceColumn& column = recipe.sources[static_cast<std::size_t>(gaps.source)];
    if (isReadOtherwise(column)) return valueText(column, column.fill);
    if (column.type == ColumnType::Numeric) return message("number", "{:g}", column.fill);
    if (isMean(recipe, gaps)) return message("mean-over-levels", "the mean over the levels");
    return isBetween(recipe, gaps.source) ? betweenLevels(column)
                                          : message("no-known-level", "none of the known levels");
}

/// `"age" 12 (0.5)` for every column, as far as they can be read.
std::vector<Message> fillList(const FittedRecipe& recipe, std::span<const Gaps> gaps) {
    constexpr std::size_t kReadable = 200;
    std::vector<Message> parts;
    for (const Gaps& gap : gaps.first(std::min(kReadable, gaps.size())))
        parts.push_back(message("column-filled", "\"{}\" {} ({})",
                                recipe.sources[static_cast<std::size_t>(gap.source)].name,
                                gap.missing + gap.unseen, filling(recipe, gap)));
    if (gaps.size() > kReadable)
        parts.push_back(message("more", "{} more", gaps.size() - kReadable));
    return parts;
}

Message unseenCells(const Gaps& gaps) {
    return gaps.unseenLevels.size() == 1
               ? message("unseen-level", "{} of a level not seen in training ({})",
                         numberOfCells(gaps.unseen), quotedList(gaps.unseenLevels, 3))
               : message("unseen-level", "{} of levels not seen in training ({})",
                         numberOfCells(gaps.unseen), quotedList(gaps.unseenLevels, 3));
}

Message alsoMissing(const Gaps& gaps, const Message& others) {
    return message("both", "{} and {}", numberOfMissingCells(gaps.missing), others);
}

Message gapCells(const Gaps& gaps) {
    if (gaps.unseen == 0) return numberOfMissingCells(gaps.missing);
    if (gaps.missing == 0) return unseenCells(gaps);
    return alsoMissing(gaps, unseenCells(gaps));
}

Message cellsWithoutDate(const Gaps& gaps) {
    if (gaps.unseen == 0) return numberOfMissingCells(gaps.missing);
    const Message others = message("no-dates", "{} without a date ({})", numberOfCells(gaps.unseen),
                                   quotedList(gaps.unseenLevels, 3));
    return gaps.missing == 0 ? others : alsoMissing(gaps, others);
}

Message datesFilled(const FittedRecipe& recipe, const SourceColumn& source, const Gaps& gaps) {
    const std::string median = valueText(source, source.fill);
    return isMarked(recipe, gaps.source)
               ? message("dates-filled-and-marked",
                         "Column \"{}\": {} filled with the training median {} and marked as "
                         "missing.",
                         source.name, cellsWithoutDate(gaps), median)
               : message("dates-filled", "Column \"{}\": {} filled with the training median {}.",
                         source.name, cellsWithoutDate(gaps), median);
}

Message gapNote(const FittedRecipe& recipe, const Gaps& gaps) {
    const SourceColumn& source = recipe.sources[static_cast<std::size_t>(gaps.source)];
    if (source.date) return datesFilled(recipe, source, gaps);
    if (source.type == ColumnType::Numeric) {
        return isMarked(recipe, gaps.source)
                   ? message("cells-filled-and-marked",
                             "Column \"{}\": {} filled with the training median {:g} and marked as "
                             "missing.",
                             source.name, numberOfMissingCells(gaps.missing),
                             original(source.transform, source.fill))
                   : message("cells-filled",
                             "Column \"{}\": {} filled with the training median {:g}.", source.name,
                             numberOfMissingCells(gaps.missing),
                             original(source.transform, source.fill));
    }
    if (isMean(recipe, gaps)) {
        const bool isAll = gaps.missing == 0 || gapRule(recipe, gaps.source).missing;
        return message("cells-averaged",
                       "Column \"{}\": {}; the model's mean over the levels, by their shares in "
                       "training, is used there.",
                       source.name, isAll ? gapCells(gaps) : unseenCells(gaps));
    }
    return isBetween(recipe, gaps.source)
               ? message("cells-between-levels",
                         "Column \"{}\": {} put {} by their shares in training.", source.name,
                         gapCells(gaps), betweenLevels(source))
               : message("cells-without-level",
                         "Column \"{}\": {} taken as none of the known levels.", source.name,
                         gapCells(gaps));
}

const std::string* levelInOtherCase(const std::string& text,
                                    const std::vector<std::string>& levels) {
    const auto found = std::ranges::find(levels, lowerCase(text), lowerCase);
    return found == levels.end() ? nullptr : &*found;
}

/// On the first unseen level that looks like a known one; empty without such a level.
Message spellingNote(const SourceColumn& source, const Gaps& gaps) {
    for (const std::string& unseen : gaps.unseenLevels)
        if (const std::string* alike = levelInOtherCase(unseen, source.levels))
            return message("case-differs",
                           "Column \"{}\": \"{}\" differs from \"{}\" of the training table only "
                           "in capitals; write both alike.",
                           source.name, shortened(unseen), shortened(*alike));
    for (const std::string& unseen : gaps.unseenLevels)
        if (const std::string* alike = writtenOtherwise(unseen, source.levels))
            return message(
                "accents-differ",
                "Column \"{}\": \"{}\" may differ from \"{}\" of the training table only in "
                "how accents are written; write both alike.",
                source.name, shortened(unseen), shortened(*alike));
    return {};
}

/// On columns without a sentence of their own.
Message otherGaps(Index cells, const FittedRecipe& recipe, std::span<const Gaps> gaps) {
    if (cells == 1)
        return message("other-cells-filled",
                       "{} more cell of {} other column is missing or not seen in training, and "
                       "filled: {}.",
                       cells, gaps.size(), fillList(recipe, gaps));
    if (gaps.size() == 1)
        return message("other-cells-filled",
                       "{} more cells of {} other column are missing or not seen in training, and "
                       "filled: {}.",
                       cells, gaps.size(), fillList(recipe, gaps));
    return message("other-cells-filled",
                   "{} more cells of {} other columns are missing or not seen in training, and "
                   "filled: {}.",
                   cells, gaps.size(), fillList(recipe, gaps));
}

template <class Rows>
std::vector<Gaps> gapsIn(const FittedRecipe& recipe, const Table& table, const Rows& rows) {
    std::vector<Gaps> found;
    const ColumnPlaces places(table);
    for (Index i = 0; i < std::ssize(recipe.sources); ++i) {
        const SourceColumn& source = recipe.sources[static_cast<std::size_t>(i)];
        const bool isNoted =
            i > 0 && source.date &&
            columnOf(recipe.sources[static_cast<std::size_t>(i - 1)]) == columnOf(source);
        if (isNoted) continue;
        const Index position = places.find(columnOf(source));
        check(position >= 0, "{} has no column {}", table.name, columnOf(source));
        const Column& column = table.columns[static_cast<std::size_t>(position)];
        Gaps gaps;
        gaps.source = i;
        gaps.missing = countMissing(column, table.rows, rows);
        if (source.date) {
            if (column.type != ColumnType::Numeric) countOtherTexts(source, column, rows, gaps);
        } else if (source.type != ColumnType::Numeric) {
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
        if (Message note = spellingNote(source, gaps[i]); !note.empty())
            notes.push_back(std::move(note));
    }
    if (gaps.size() > most) {
        Index cells = 0;
        for (std::size_t i = most; i < gaps.size(); ++i) cells += gaps[i].missing + gaps[i].unseen;
        notes.push_back(otherGaps(cells, recipe, std::span(gaps).subspan(most)));
    }
    return notes;
}

std::vector<Message> heldNotes(Index cells) {
    if (cells == 0) return {};
    return {message("cells-too-far",
                    "{} more than a million training standard deviations from the mean; moved to "
                    "that distance.",
                    numberOfCells(cells))};
}

std::vector<bool> filledRows(const Task& task, const Table& table, const TableRowsPtr& tableRows,
                             std::span<const Index> sources) {
    std::vector<bool> filled;
    for (const Index source : sources) {
        const Index position =
            table.find(columnOf(task.recipe->sources[static_cast<std::size_t>(source)]));
        if (position < 0) continue;
        const Column& column = table.columns[static_cast<std::size_t>(position)];
        const std::optional<DateSource>& date =
            task.recipe->sources[static_cast<std::size_t>(source)].date;
        const Column numbers =
            date ? asDays(column, date->order.value_or(DateOrder::DayFirst)) : Column();
        const Column& cells = date ? numbers : column;
        if (cells.type != ColumnType::Numeric || cells.missing == 0) continue;
        filled.resize(static_cast<std::size_t>(task.x.rows()));
        for (std::size_t i = 0; i < filled.size(); ++i) {
            const std::int32_t row = tableRow(tableRows, static_cast<std::int32_t>(i));
            if (row < table.rows && std::isnan(cells.numbers.at(row))) filled[i] = true;
        }
    }
    return filled;
}

}  // namespace ardent
