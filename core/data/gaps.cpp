#include "core/data/gaps.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <set>

#include "core/base/check.h"
#include "core/base/text.h"

namespace ardent {
namespace {

bool isKnown(const SourceColumn& source, const std::string& level) {
    return std::ranges::find(source.levels, level) != source.levels.end();
}

void countLevels(const SourceColumn& source, const Column& column, Gaps& gaps) {
    std::vector<Index> count(column.levels.size());
    for (const std::int32_t code : column.codes)
        if (code >= 0) ++count[static_cast<std::size_t>(code)];
    for (std::size_t level = 0; level < count.size(); ++level) {
        if (count[level] == 0 || isKnown(source, column.levels[level])) continue;
        gaps.unseen += count[level];
        gaps.unseenLevels.push_back(column.levels[level]);
    }
}

void countNumbersAsLevels(const SourceColumn& source, const Column& column, Index rows,
                          Gaps& gaps) {
    std::set<std::string> unseen;
    for (Index row = 0; row < rows; ++row) {
        if (std::isnan(column.numbers.at(row))) continue;
        const std::string text = cellText(column, row);
        if (isKnown(source, text)) continue;
        ++gaps.unseen;
        unseen.insert(text);
    }
    gaps.unseenLevels.assign(unseen.begin(), unseen.end());
}

bool shareOneIndicator(const FittedRecipe& recipe, Index source) {
    const auto indicators = std::ranges::count(recipe.columns, source, &EncodedColumn::source);
    return indicators < std::ssize(recipe.sources[static_cast<std::size_t>(source)].levels);
}

std::string inPlaceOfLevel(const FittedRecipe& recipe, Index source) {
    return shareOneIndicator(recipe, source)
               ? fmt::format("taken as \"{}\"",
                             recipe.sources[static_cast<std::size_t>(source)].levels.front())
               : "taken as none of the known levels";
}

std::string gapNote(const FittedRecipe& recipe, const Gaps& gaps) {
    const SourceColumn& source = recipe.sources[static_cast<std::size_t>(gaps.source)];
    if (source.type == ColumnType::Numeric) {
        return fmt::format("Column \"{}\": {} filled with the training median {:g}.", source.name,
                           counted(gaps.missing, "missing cell"), source.fill);
    }
    std::string cells;
    if (gaps.missing > 0) cells = counted(gaps.missing, "missing cell");
    if (gaps.unseen > 0) {
        cells += fmt::format("{}{} of {} not seen in training ({})", cells.empty() ? "" : " and ",
                             counted(gaps.unseen, "cell"),
                             gaps.unseenLevels.size() == 1 ? "a level" : "levels",
                             quotedList(gaps.unseenLevels, 3));
    }
    return fmt::format("Column \"{}\": {} {}.", source.name, cells,
                       inPlaceOfLevel(recipe, gaps.source));
}

}  // namespace

std::vector<Gaps> findGaps(const FittedRecipe& recipe, const Table& table) {
    std::vector<Gaps> found;
    for (Index i = 0; i < std::ssize(recipe.sources); ++i) {
        const SourceColumn& source = recipe.sources[static_cast<std::size_t>(i)];
        const Index position = table.find(source.name);
        check(position >= 0, "{} has no column {}", table.name, source.name);
        const Column& column = table.columns[static_cast<std::size_t>(position)];
        Gaps gaps;
        gaps.source = i;
        gaps.missing = column.missing;
        if (source.type != ColumnType::Numeric) {
            if (column.type == ColumnType::Numeric)
                countNumbersAsLevels(source, column, table.rows, gaps);
            else
                countLevels(source, column, gaps);
        }
        if (gaps.missing > 0 || gaps.unseen > 0) found.push_back(std::move(gaps));
    }
    return found;
}

std::vector<std::string> gapNotes(const FittedRecipe& recipe, const std::vector<Gaps>& gaps,
                                  std::size_t most) {
    std::vector<std::string> notes;
    for (std::size_t i = 0; i < std::min(most, gaps.size()); ++i)
        notes.push_back(gapNote(recipe, gaps[i]));
    if (gaps.size() > most) {
        Index cells = 0;
        for (std::size_t i = most; i < gaps.size(); ++i) cells += gaps[i].missing + gaps[i].unseen;
        notes.push_back(fmt::format(
            "{} of {} are missing or not seen in training.", counted(cells, "more cell"),
            counted(std::ssize(gaps) - static_cast<std::ptrdiff_t>(most), "other column")));
    }
    return notes;
}

}  // namespace ardent
