#include "core/data/task/column_notes.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>
#include <string>
#include <vector>

#include "core/base/text.h"
#include "core/data/table/date_text.h"
#include "core/data/table/spelled_dates.h"
#include "core/data/table/table_digest.h"
#include "core/data/task/date_parts.h"
#include "core/data/task/identifiers.h"
#include "core/data/task/spellings.h"
#include "core/parallel/blocks.h"

namespace ardent {
namespace {

/// What is looked at of every column, so that the table is gone through once.
struct Look {
    bool isEmpty = false;
    bool isConstant = false;
    bool holdsDates = false;
    bool holdsDurations = false;
    bool holdsDayNumbers = false;
    bool holdsMoments = false;  ///< months, or days with a time, in one number
    std::uint64_t digest = 0;
};

/// Missing numbers are filled with the others' median, missing texts are a level of their own.
bool isConstant(const Column& column) {
    if (column.type != ColumnType::Numeric) return column.levels.size() == 1 && column.missing == 0;
    double known = std::nan("");
    std::vector<double> chunk;
    for (Index first = 0; first < column.numbers.size(); first += NumericCells::kChunkRows) {
        chunk.resize(static_cast<std::size_t>(
            std::min(NumericCells::kChunkRows, column.numbers.size() - first)));
        column.numbers.read(first, chunk);
        for (const double value : chunk) {
            if (std::isnan(value)) continue;
            if (std::isnan(known)) known = value;
            if (value != known) return false;
        }
    }
    return true;
}

/// So few rows a level that some level is met with high or low targets by chance.
bool hasRareLevels(const Column& column, Index rows) {
    constexpr Index kManyLevels = 10, kEnoughRows = 10;
    const Index levels = std::ssize(column.levels);
    return column.type == ColumnType::Categorical && levels >= kManyLevels &&
           rows < kEnoughRows * levels;
}

Look lookAt(const Column& column, Index rows) {
    if (column.missing == rows) return {.isEmpty = true};
    if (isConstant(column)) return {.isConstant = true};
    const bool holdsTimes = holdsTimesOfDay(column);
    return {
        .holdsDates = holdsTimes || holdsSpelledDates(column),
        .holdsDurations = !holdsTimes && (holdsDurations(column) || holdsSpelledDurations(column)),
        .holdsDayNumbers = holdsDayNumbers(column),
        .holdsMoments = holdsMonthNumbers(column) || holdsMomentNumbers(column),
        .digest = digest(column)};
}

using Names = std::vector<std::string>;

Message constantColumns(const Names& names) {
    return names.size() == 1
               ? message("column-constant", "Column {} is constant and carries no information.",
                         quotedList(names))
               : message("column-constant", "Columns {} are constant and carry no information.",
                         quotedList(names));
}

Message emptyColumns(const Names& names) {
    return names.size() == 1
               ? message("column-empty", "Column {} is empty and carries no information.",
                         quotedList(names))
               : message("column-empty", "Columns {} are empty and carry no information.",
                         quotedList(names));
}

Message durationUse() {
    return message("use-durations", "To use them, add a column of seconds to the file.");
}

Message durationsAsText(const Names& names) {
    return sentences(
        {names.size() == 1
             ? message("durations-as-text",
                       "Column {} holds durations, which are read as text and not used.",
                       quotedList(names))
             : message("durations-as-text",
                       "Columns {} hold durations, which are read as text and not used.",
                       quotedList(names)),
         durationUse()});
}

Message durationsAsCategories(const Names& names) {
    return sentences(
        {names.size() == 1
             ? message("durations-as-categories",
                       "Column {} holds durations, which are read as categories without an order.",
                       quotedList(names))
             : message("durations-as-categories",
                       "Columns {} hold durations, which are read as categories without an order.",
                       quotedList(names)),
         durationUse()});
}

Message datesAsNumbers(const Names& names) {
    return names.size() == 1
               ? message(
                     "dates-as-numbers",
                     "Column {} looks like dates written as yyyymmdd; as numbers they jump from "
                     "month to month: add the year or the days since the first date to the "
                     "file and ignore this column.",
                     quotedList(names))
               : message(
                     "dates-as-numbers",
                     "Columns {} look like dates written as yyyymmdd; as numbers they jump from "
                     "month to month: add the year or the days since the first date to the "
                     "file and ignore these columns.",
                     quotedList(names));
}

Message momentsAsNumbers(const Names& names) {
    return names.size() == 1
               ? message("moments-as-numbers",
                         "Column {} looks like months or moments written as yyyymm or "
                         "yyyymmddhhmmss, which jump from one month to the next as numbers; add "
                         "the year or the days since the first date to the file and ignore this "
                         "column.",
                         quotedList(names))
               : message("moments-as-numbers",
                         "Columns {} look like months or moments written as yyyymm or "
                         "yyyymmddhhmmss, which jump from one month to the next as numbers; add "
                         "the year or the days since the first date to the file and ignore these "
                         "columns.",
                         quotedList(names));
}

Message rareLevels(const Names& names) {
    return names.size() == 1
               ? message("rare-levels",
                         "Column {} has fewer than ten rows a level: models fit such a category by "
                         "chance, and it looks more relevant than it is; join its levels or ignore "
                         "it.",
                         quotedList(names))
               : message("rare-levels",
                         "Columns {} have fewer than ten rows a level: models fit such categories "
                         "by chance, and they look more relevant than they are; join their levels "
                         "or ignore them.",
                         quotedList(names));
}

Message sameColumns(const Names& names) {
    return names.size() == 2
               ? message("columns-same",
                         "Columns \"{}\" and \"{}\" hold the same values; ignore all but one.",
                         names[0], names[1])
               : message("columns-same", "Columns {} hold the same values; ignore all but one.",
                         quotedList(names));
}

Message moreSameColumns(std::size_t groups) {
    return groups == 1 ? message("more-columns-same",
                                 "{} more group of columns holds the same values.", groups)
                       : message("more-columns-same",
                                 "{} more groups of columns hold the same values.", groups);
}

void noteSame(const Table& table, const std::vector<Look>& looks, std::vector<Message>& notes) {
    constexpr std::size_t kMostGroups = 10;
    std::map<std::uint64_t, std::vector<std::string>> groups;
    std::vector<std::uint64_t> order;
    for (std::size_t j = 0; j < looks.size(); ++j) {
        if (looks[j].isEmpty || looks[j].isConstant) continue;
        std::vector<std::string>& group = groups[looks[j].digest];
        group.push_back(table.columns[j].name);
        if (group.size() == 2) order.push_back(looks[j].digest);
    }
    for (std::size_t i = 0; i < std::min(kMostGroups, order.size()); ++i)
        notes.push_back(sameColumns(groups[order[i]]));
    if (order.size() > kMostGroups) notes.push_back(moreSameColumns(order.size() - kMostGroups));
}

}  // namespace

namespace {

void noteDates(const Column& column, const Recipe& recipe, std::vector<Message>& notes) {
    const DateRule rule = dateRuleOf(recipe, column);
    if (rule == DateRule::AsRead) return;
    Message note = dateNote(rule, column);
    if (note.empty())
        note = message(
            "dates-not-read",
            "Column \"{}\" holds dates in a form that is not read, such as {}; write them as "
            "2024-03-31.",
            column.name, column.levels.front());
    notes.push_back(std::move(note));
}

}  // namespace

std::vector<Message> columnNotes(const Table& table, const Recipe& recipe) {
    if (table.rows < 2) return {};
    std::vector<Look> looks(table.columns.size());
    forEachBlock(std::ssize(looks), 1, [&](Index j, Index, Index) {
        const auto place = static_cast<std::size_t>(j);
        looks[place] = lookAt(table.columns[place], table.rows);
    });
    const auto named = [&](auto property) {
        std::vector<std::string> names;
        for (std::size_t j = 0; j < looks.size(); ++j)
            if (property(j)) names.push_back(table.columns[j].name);
        return names;
    };
    std::vector<Message> notes;
    const auto note = [&](const Names& names, Message (*sentence)(const Names&)) {
        if (!names.empty()) notes.push_back(sentence(names));
    };
    noteSame(table, looks, notes);
    std::vector<const Column*> columns;
    for (const Column& column : table.columns) columns.push_back(&column);
    std::ranges::move(spellingNotes(columns), std::back_inserter(notes));
    note(named([&](std::size_t j) { return looks[j].isConstant; }), constantColumns);
    note(named([&](std::size_t j) { return looks[j].isEmpty; }), emptyColumns);
    for (std::size_t j = 0; j < looks.size(); ++j)
        if (looks[j].holdsDates) noteDates(table.columns[j], recipe, notes);
    const auto isDurations = [&](std::size_t j, ColumnType type) {
        return looks[j].holdsDurations && table.columns[j].type == type;
    };
    note(named([&](std::size_t j) { return isDurations(j, ColumnType::Text); }), durationsAsText);
    note(named([&](std::size_t j) { return isDurations(j, ColumnType::Categorical); }),
         durationsAsCategories);
    note(named([&](std::size_t j) { return looks[j].holdsDayNumbers; }), datesAsNumbers);
    note(named([&](std::size_t j) { return looks[j].holdsMoments; }), momentsAsNumbers);
    return notes;
}

std::vector<Message> featureNotes(const Table& table, const Recipe& recipe) {
    std::vector<std::string> rare;
    std::vector<Message> notes;
    for (const Column& column : table.columns)
        if (hasRareLevels(column, table.rows) && std::ssize(column.levels) < table.rows &&
            roleOf(recipe, column) == Role::Feature && !dateOrderOf(recipe, column))
            rare.push_back(column.name);
    if (!rare.empty()) notes.push_back(rareLevels(rare));
    std::ranges::move(identifierNotes(table, recipe), std::back_inserter(notes));
    return notes;
}

}  // namespace ardent
