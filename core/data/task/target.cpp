#include "core/data/task/target.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <map>

#include "core/base/text.h"
#include "core/data/import/carried_sign.h"
#include "core/data/table/date_text.h"
#include "core/data/table/levels.h"
#include "core/data/table/moments.h"
#include "core/data/table/no_such_column.h"
#include "core/data/task/spellings.h"

namespace ardent {
namespace {

constexpr std::size_t kMostClasses = 1000;

std::string chosenTarget(const Recipe& recipe) {
    if (!recipe.target.empty()) return recipe.target;
    for (const auto& [name, role] : recipe.roles)
        if (role == Role::Target) return name;
    return {};
}

void keepRowsWithTarget(const Table& table, Target& target) {
    const Column& column = table.columns[static_cast<std::size_t>(target.column)];
    const bool numeric = column.type == ColumnType::Numeric;
    target.rows.reserve(static_cast<std::size_t>(table.rows - column.missing));
    target.values.reserve(static_cast<std::size_t>(table.rows - column.missing));
    for (Index row = 0; row < table.rows; ++row) {
        const double value = numeric
                                 ? column.numbers.at(row)
                                 : static_cast<double>(column.codes[static_cast<std::size_t>(row)]);
        if (std::isnan(value) || (!numeric && value < 0.)) continue;
        target.rows.push_back(static_cast<std::int32_t>(row));
        target.values.push_back(value);
    }
    const Index dropped = table.rows - static_cast<Index>(target.rows.size());
    if (dropped > 0) {
        target.notes.push_back(message("target-missing",
                                       "{} of {} without a value of the target \"{}\" left out.",
                                       numberOfRows(dropped), table.name, column.name));
    }
}

/// Different values with their number of rows, ascending; empty when there are more than `limit`.
std::map<double, Index> distinctValues(const std::vector<double>& values, std::size_t limit) {
    std::map<double, Index> distinct;
    for (const double value : values) {
        ++distinct[value];
        if (distinct.size() > limit) return {};
    }
    return distinct;
}

bool looksLikeClasses(const std::map<double, Index>& distinct, std::size_t rows,
                      std::size_t mostClasses) {
    if (distinct.size() < 2 || distinct.size() > mostClasses) return false;
    if (distinct.size() == 2) return rows >= 4;
    const bool whole = std::ranges::all_of(
        distinct, [](const auto& entry) { return entry.first == std::round(entry.first); });
    const double range = distinct.rbegin()->first - distinct.begin()->first;
    return whole && range <= 2. * static_cast<double>(distinct.size()) &&
           rows >= 5 * distinct.size();
}

void useNumbersAsClasses(Target& target, const std::map<double, Index>& distinct, Storage storage) {
    std::map<double, double> classOf;
    for (const auto& [value, count] : distinct) {
        classOf[value] = static_cast<double>(target.classes.size());
        target.classes.push_back(numberText(value, storage));
    }
    for (double& value : target.values) value = classOf.at(value);
}

void useLevelsAsClasses(Target& target, const Column& column) {
    std::vector<bool> used(column.levels.size());
    for (const double code : target.values) used[static_cast<std::size_t>(code)] = true;
    std::vector<std::size_t> order;
    for (std::size_t level = 0; level < used.size(); ++level)
        if (used[level]) order.push_back(level);
    sortLevels(order, column.levels);
    std::vector<double> classOf(used.size());
    for (const std::size_t level : order) {
        classOf[level] = static_cast<double>(target.classes.size());
        target.classes.push_back(column.levels[level]);
    }
    for (double& value : target.values) value = classOf[static_cast<std::size_t>(value)];
}

Result<> classifyNumbers(const Recipe& recipe, const Table& table, const Column& column,
                         Target& target) {
    const auto distinct = distinctValues(target.values, kMostClasses);
    const bool asked = recipe.problem == ProblemChoice::Classification;
    if (!asked && !looksLikeClasses(distinct, target.values.size(), recipe.mostNumberedClasses))
        return {};
    if (distinct.empty() || (distinct.size() > 2 && distinct.size() == target.values.size())) {
        return fail(Fault::Data,
                    message("target-not-classes",
                            "The target \"{}\" of {} has too many different numbers to be "
                            "classes; choose regression.",
                            column.name, table.name));
    }
    target.problem = Problem::Classification;
    useNumbersAsClasses(target, distinct, column.numbers.storage());
    if (!asked) {
        target.notes.push_back(
            distinct.size() == 2
                ? message("numbers-as-classes",
                          "The {} different numbers of the target \"{}\" are learned as classes; "
                          "choose regression to predict a number.",
                          distinct.size(), column.name)
                : message("numbers-as-classes",
                          "The {} different whole numbers of the target \"{}\" are learned as "
                          "classes; choose regression to predict a number.",
                          distinct.size(), column.name));
    }
    return {};
}

Result<> classifyLevels(const Recipe& recipe, const Table& table, const Column& column,
                        Target& target) {
    const std::span<const std::string> levels = column.levels;
    const bool isOfFirstVersion = recipe.unknownLevels == UnknownLevels::NoIndicator;
    if (recipe.problem == ProblemChoice::Auto && isOfFirstVersion && holdsDates(column)) {
        target.notes.push_back(message("dates-as-classes",
                                       "The target \"{}\" holds dates, each of which is learned as "
                                       "a class.",
                                       column.name));
    } else if (recipe.problem != ProblemChoice::Classification && holdsDates(column)) {
        return fail(Fault::Data,
                    message("target-of-dates",
                            "The target \"{}\" of {} holds dates, which are read as text; to "
                            "predict them, add a column of numbers to the file, such as the "
                            "days since the first date, or choose classification, where each "
                            "date is a class.",
                            column.name, table.name));
    }
    const bool mayBeClasses = recipe.problem == ProblemChoice::Classification ||
                              (recipe.problem == ProblemChoice::Auto && isOfFirstVersion);
    if (!mayBeClasses && holdsDurations(column)) {
        return fail(Fault::Data,
                    message("target-of-durations",
                            "The target \"{}\" of {} holds durations, which are read as text; to "
                            "predict them, add a column of seconds to the file, or choose "
                            "classification, where each duration is a class.",
                            column.name, table.name));
    }
    if (recipe.problem == ProblemChoice::Regression) {
        return fail(Fault::Data,
                    message("target-is-text",
                            "The target \"{}\" of {} holds text ({}), which regression cannot "
                            "predict; choose classification or a numeric target.",
                            column.name, table.name, quotedList(levels, 3)));
    }
    if (column.type == ColumnType::Text) {
        return fail(Fault::Data,
                    message("target-is-free-text",
                            "The target \"{}\" of {} is free text with {} different values in {}; "
                            "choose a target with numbers or fewer classes.",
                            column.name, table.name, std::ssize(levels),
                            numberOfRows(std::ssize(target.rows))));
    }
    target.problem = Problem::Classification;
    useLevelsAsClasses(target, column);
    std::ranges::move(spellingNotes(std::array{&column}), std::back_inserter(target.notes));
    if (recipe.problem == ProblemChoice::Classification || recipe.readings.contains(column.name))
        return {};
    if (Message note(carriedSignNote(column)); !note.empty())
        target.notes.push_back(std::move(note));
    return {};
}

Result<> requireVariation(const Table& table, const Column& column, const Target& target) {
    if (target.values.size() < 2) {
        return fail(
            Fault::Data,
            message(
                "target-too-few-rows",
                "{} has {} with a value of the target \"{}\"; at least two are needed to learn.",
                table.name, numberOfRows(std::ssize(target.values)), column.name));
    }
    if (std::ranges::adjacent_find(target.values, std::ranges::not_equal_to()) !=
        target.values.end()) {
        return {};
    }
    const std::string value = cellText(column, target.rows.front());
    return fail(Fault::Data, message("target-constant",
                                     "The target \"{}\" of {} is \"{}\" in every row, so there is "
                                     "nothing to learn; choose another target.",
                                     column.name, table.name, value));
}

}  // namespace

Result<Index> findTarget(const std::string& name, const Table& table) {
    if (name.empty()) {
        return fail(Fault::Usage,
                    message("no-target", "No target is chosen for {}; name the column to predict.",
                            table.name));
    }
    const Index column = table.find(name);
    if (column >= 0) return column;
    return fail(Fault::Usage, message("no-such-column", "{} has no column \"{}\"; {}", table.name,
                                      name, columnsLike(name, table)));
}

Result<Target> readTarget(const Recipe& recipe, const Table& table) {
    const Result<Index> found = findTarget(chosenTarget(recipe), table);
    if (!found) return tl::unexpected(found.error());
    Target target;
    target.column = *found;
    const Column& column = table.columns[static_cast<std::size_t>(target.column)];
    keepRowsWithTarget(table, target);
    if (const auto varied = requireVariation(table, column, target); !varied)
        return tl::unexpected(varied.error());
    Result<> decided;
    if (column.type != ColumnType::Numeric) {
        decided = classifyLevels(recipe, table, column, target);
    } else if (recipe.problem != ProblemChoice::Regression) {
        decided = classifyNumbers(recipe, table, column, target);
    }
    if (!decided) return tl::unexpected(decided.error());
    if (target.problem == Problem::Regression && holdsDayNumbers(column))
        target.notes.push_back(
            message("target-of-day-numbers",
                    "The target \"{}\" looks like dates written as yyyymmdd, which jump from month "
                    "to month as numbers; to predict them, add the days since the first date to "
                    "the file.",
                    column.name));
    return target;
}

std::optional<Problem> posedProblem(const Recipe& recipe, const Table& table) {
    const Index position = table.find(chosenTarget(recipe));
    if (position < 0) return std::nullopt;
    const Column& column = table.columns[static_cast<std::size_t>(position)];
    if (recipe.problem == ProblemChoice::Classification || column.type != ColumnType::Numeric)
        return Problem::Classification;
    if (recipe.problem == ProblemChoice::Regression) return Problem::Regression;
    std::map<double, Index> distinct;
    for (Index row = 0; row < table.rows; ++row) {
        const double value = column.numbers.at(row);
        if (std::isnan(value)) continue;
        ++distinct[value];
        if (distinct.size() > recipe.mostNumberedClasses) return Problem::Regression;
    }
    const auto rows = static_cast<std::size_t>(table.rows - column.missing);
    return looksLikeClasses(distinct, rows, recipe.mostNumberedClasses) ? Problem::Classification
                                                                        : Problem::Regression;
}

Result<Target> readTarget(const FittedRecipe& recipe, const Table& table) {
    const Result<Index> found = findTarget(recipe.target, table);
    if (!found) return tl::unexpected(found.error());
    Target target;
    target.column = *found;
    target.problem = recipe.problem;
    target.classes = recipe.classes;
    const Column& column = table.columns[static_cast<std::size_t>(target.column)];
    if (recipe.problem == Problem::Regression && column.type != ColumnType::Numeric) {
        return fail(Fault::Data,
                    message("target-is-text",
                            "The target \"{}\" of {} holds text ({}), but numbers are to be "
                            "predicted.",
                            column.name, table.name, quotedList(column.levels, 3)));
    }
    keepRowsWithTarget(table, target);
    if (recipe.problem == Problem::Regression) return target;

    std::size_t kept = 0;
    for (std::size_t i = 0; i < target.rows.size(); ++i) {
        const Index known = levelCalled(recipe.classes, cellText(column, target.rows[i]));
        if (known < 0) continue;
        target.values[kept] = static_cast<double>(known);
        target.rows[kept++] = target.rows[i];
    }
    if (kept < target.rows.size()) {
        target.notes.push_back(message(
            "class-not-trained",
            "{} of {} with a class of \"{}\" that the training table does not have left out.",
            numberOfRows(std::ssize(target.rows) - static_cast<std::ptrdiff_t>(kept)), table.name,
            column.name));
    }
    target.rows.resize(kept);
    target.values.resize(kept);
    return target;
}

void appendTarget(const Target& target, const FittedRecipe& recipe, std::vector<float>& y,
                  std::vector<Message>& notes) {
    constexpr double kFarthestTarget = 1e15;
    y.reserve(y.size() + target.values.size());
    if (recipe.problem == Problem::Classification) {
        for (const double value : target.values) y.push_back(static_cast<float>(value));
        return;
    }
    Index held = 0;
    for (const double value : target.values) {
        const double distance = distanceInScales(value, recipe.targetOffset, recipe.targetScale);
        y.push_back(static_cast<float>(std::clamp(distance, -kFarthestTarget, kFarthestTarget)));
        held += std::abs(distance) > kFarthestTarget ? 1 : 0;
    }
    if (held > 0) {
        notes.push_back(
            message("target-too-far",
                    "{} of the target more than 10¹⁵ training standard deviations from the mean; "
                    "moved to that distance.",
                    numberOfCells(held)));
    }
}

}  // namespace ardent
