#include "core/data/task/fit.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <iterator>

#include "core/base/text.h"
#include "core/data/import/carried_sign.h"
#include "core/data/table/date_text.h"
#include "core/data/table/levels.h"
#include "core/data/table/moments.h"
#include "core/data/table/most_levels.h"
#include "core/data/table/no_such_column.h"
#include "core/data/task/combined_leaks.h"
#include "core/data/task/leaks.h"
#include "core/data/task/spellings.h"
#include "core/parallel/blocks.h"

namespace ardent {
namespace {

struct FittedSource {
    SourceColumn source;
    std::vector<EncodedColumn> columns;  ///< none when the training rows hold no value
    bool constant = false;
    bool drowned = false;  ///< a few values are so far out that the others are nearly equal
};

/// A few values make the standard deviation more than a thousand times as large as the range of the
/// middle half. Reorders `values`.
bool isDrowned(std::span<double> values, double mean, double deviation) {
    constexpr double kMostOfDeviation = 1e-3;
    const auto count = static_cast<double>(values.size());
    const auto [low, high] = std::ranges::minmax(values);
    const double farthest =
        std::max(high / deviation - mean / deviation, mean / deviation - low / deviation);
    if (farthest < std::min(10., std::sqrt(count) / 2.)) return false;
    const auto quantile = [&](std::size_t position) {
        std::ranges::nth_element(values, values.begin() + static_cast<std::ptrdiff_t>(position));
        return values[position];
    };
    const double lower = quantile(values.size() / 4);
    const double upper = quantile(values.size() - 1 - values.size() / 4);
    return upper > lower && upper / deviation - lower / deviation < kMostOfDeviation;
}

std::vector<double> presentNumbers(const NumericCells& cells, std::span<const std::int32_t> rows) {
    std::vector<double> present;
    present.reserve(rows.size());
    std::vector<double> chunk;
    for (auto next = rows.begin(); next != rows.end();) {
        const Index first = *next / NumericCells::kChunkRows * NumericCells::kChunkRows;
        const Index size = std::min(NumericCells::kChunkRows, cells.size() - first);
        chunk.resize(static_cast<std::size_t>(size));
        cells.read(first, chunk);
        for (; next != rows.end() && *next < first + size; ++next) {
            const double value = chunk[static_cast<std::size_t>(*next - first)];
            if (!std::isnan(value)) present.push_back(value);
        }
    }
    return present;
}

/// Of the training rows.
bool marksMissing(MissingNumbers rule, Index missing, Index present) {
    constexpr Index kEnough = 10;
    constexpr double kLeastShare = 0.01;
    if (missing == 0 || present == 0 || rule == MissingNumbers::Median) return false;
    if (rule == MissingNumbers::Indicator) return true;
    const double least = kLeastShare * static_cast<double>(missing + present);
    const Index fewer = std::min(missing, present);
    return fewer >= kEnough && static_cast<double>(fewer) >= least;
}

/// An input more, 1 in so many of the rows.
void addMark(FittedSource& fitted, Index missing, Index rows) {
    const double share = static_cast<double>(missing) / static_cast<double>(rows);
    fitted.columns.push_back({fitted.source.name + " is missing", 0, -1, share,
                              std::sqrt(share * (1. - share)), /*marksMissing=*/true});
    fitted.constant = false;
}

FittedSource fitNumbers(const Column& column, std::span<const std::int32_t> rows,
                        MissingNumbers rule) {
    FittedSource fitted{{column.name, ColumnType::Numeric, 0., {}}, {}};
    std::vector<double> values = presentNumbers(column.numbers, rows);
    if (values.empty()) return fitted;
    fitted.source.fill = median(values);
    const auto [low, high] = std::ranges::minmax(values);
    fitted.source.low = low;
    fitted.source.high = high;
    const Index present = std::ssize(values);
    const Index missing = std::ssize(rows) - present;
    values.resize(rows.size(), fitted.source.fill);
    const auto [mean, deviation] = moments(values);
    fitted.constant = deviation == 0.;
    fitted.drowned = !fitted.constant && isDrowned(values, mean, deviation);
    fitted.columns.push_back({column.name, 0, -1, mean, deviation});
    if (marksMissing(rule, missing, present)) addMark(fitted, missing, std::ssize(rows));
    return fitted;
}

std::string partName(const std::string& column, DatePart part, double origin) {
    if (part == DatePart::Days) return fmt::format("{} (days since {})", column, dateText(origin));
    return fmt::format("{}: {}", column, datePartName(part));
}

/// What a clock shows in all rows, in those without a date the median.
FittedSource fitClock(const std::string& column, DateSource date, std::span<const double> days,
                      std::span<const DatePart> parts, Index rows) {
    FittedSource fitted{{clockVariable(column, date.clock), ColumnType::Numeric, 0., {}}, {}};
    SourceColumn& source = fitted.source;
    std::vector<double> shown(days.size());
    std::ranges::transform(days, shown.begin(),
                           [&](double day) { return clockValue(date.clock, day, date.origin); });
    source.fill = median(shown);
    const auto [low, high] = std::ranges::minmax(shown);
    source.low = low;
    source.high = high;
    shown.resize(static_cast<std::size_t>(rows), source.fill);
    std::vector<double> values(shown.size());
    for (const DatePart part : parts) {
        std::ranges::transform(shown, values.begin(), [&](double value) {
            return clockPart(date.clock, part, value, date.origin);
        });
        const auto [mean, deviation] = moments(values);
        fitted.columns.push_back({partName(column, part, date.origin), 0, -1, mean, deviation,
                                  /*marksMissing=*/false, part});
    }
    fitted.constant = fitted.columns.front().scale == 0.;
    source.date = std::move(date);
    return fitted;
}

/// One source for each clock that tells something; an empty one of a column without a date.
std::vector<FittedSource> fitDates(const Column& column, DateOrder order,
                                   std::span<const std::int32_t> rows, MissingNumbers rule) {
    const std::vector<double> daysOf = daysOfLevels(column, order);
    std::vector<double> days;
    for (const std::int32_t row : rows)
        if (const std::int32_t code = column.codes[static_cast<std::size_t>(row)]; code >= 0)
            if (const double day = daysOf[static_cast<std::size_t>(code)]; !std::isnan(day))
                days.push_back(day);
    if (days.empty()) return {{{column.name, ColumnType::Numeric, 0., {}}, {}}};
    const bool hasOrder = dateReading(column) != DateReading::Plain;
    const DateSource date{hasOrder ? std::optional(order) : std::nullopt,
                          std::floor(std::ranges::min(days)), DateClock::Time, column.name,
                          holdsTimesOfDay(column)};
    const std::vector<DatePart> parts = tellingParts(days);
    std::vector<FittedSource> clocks;
    for (const DateClock clock : kDateClocks) {
        const std::vector<DatePart> own = partsOf(clock, parts);
        if (own.empty()) continue;
        DateSource of = date;
        of.clock = clock;
        clocks.push_back(fitClock(column.name, std::move(of), days, own, std::ssize(rows)));
    }
    const Index present = std::ssize(days), missing = std::ssize(rows) - present;
    if (marksMissing(rule, missing, present)) addMark(clocks.front(), missing, std::ssize(rows));
    return clocks;
}

FittedSource fitLevels(const Column& column, std::span<const std::int32_t> rows) {
    FittedSource fitted{{column.name, ColumnType::Categorical, 0., {}}, {}};
    std::vector<Index> count(column.levels.size());
    Index missing = 0;
    for (const std::int32_t row : rows) {
        const std::int32_t code = column.codes[static_cast<std::size_t>(row)];
        if (code < 0) {
            ++missing;
        } else {
            ++count[static_cast<std::size_t>(code)];
        }
    }
    std::vector<std::size_t> order;
    for (std::size_t level = 0; level < count.size(); ++level)
        if (count[level] > 0) order.push_back(level);
    sortLevels(order, column.levels);
    for (const std::size_t level : order) fitted.source.levels.push_back(column.levels[level]);
    fitted.constant = order.size() == 1 && missing == 0;
    const std::size_t first = order.size() == 2 && missing == 0 ? 1 : 0;
    for (std::size_t position = first; position < order.size(); ++position) {
        const double share =
            static_cast<double>(count[order[position]]) / static_cast<double>(rows.size());
        const double deviation = std::sqrt(share * (1. - share));
        fitted.columns.push_back(
            {fmt::format("{} = {}", column.name, fitted.source.levels[position]), 0,
             static_cast<Index>(position), share, deviation});
    }
    return fitted;
}

struct Chosen {
    std::vector<const Column*> features;
    std::vector<std::optional<DateOrder>> dates;  ///< one a feature
    std::vector<std::string> ignoredText;
    std::vector<std::string> openDates;  ///< `dateNote` tells of them
    std::vector<std::string> ignoredDates;
    std::vector<std::string> ignoredDurations;
    std::vector<std::string> ignoredNumbers;  ///< with what keeps them from being read as such
};

Result<> checkRoles(const Recipe& recipe, const Table& table, Index targetColumn) {
    const std::string& target = table.columns[static_cast<std::size_t>(targetColumn)].name;
    if (const auto role = recipe.roles.find(target);
        role != recipe.roles.end() && role->second != Role::Target) {
        return fail(Fault::Usage,
                    message("target-has-role",
                            "Column \"{}\" is the target and cannot have the role {} too; choose "
                            "one of the two.",
                            target, roleName(role->second)));
    }
    for (const auto& [name, role] : recipe.roles) {
        if (table.find(name) >= 0) continue;
        return fail(Fault::Usage,
                    message("no-such-column-for-role", "{} has no column \"{}\" to use as {}; {}",
                            table.name, name, roleName(role), columnsLike(name, table)));
    }
    return {};
}

Result<Chosen> chooseFeatures(const Recipe& recipe, const Table& table, Index targetColumn) {
    Chosen chosen;
    for (const Column& column : table.columns) {
        if (&column == &table.columns[static_cast<std::size_t>(targetColumn)]) continue;
        if (roleOf(recipe, column) != Role::Feature) {
            if (!recipe.roles.contains(column.name) && column.name != recipe.splitColumn)
                (dateReading(column) == DateReading::Open &&
                         dateRuleOf(recipe, column) != DateRule::AsRead
                     ? chosen.openDates
                 : holdsDates(column)              ? chosen.ignoredDates
                 : holdsDurations(column)          ? chosen.ignoredDurations
                 : carriedSignNote(column).empty() ? chosen.ignoredText
                                                   : chosen.ignoredNumbers)
                    .push_back(column.name);
            continue;
        }
        const std::optional<DateOrder> order = dateOrderOf(recipe, column);
        if (column.levels.size() > kMostLevels && !order) {
            return fail(
                Fault::Data,
                message(
                    "too-many-levels",
                    "Column \"{}\" of {} has {} different texts, too many for a feature; ignore "
                    "it or group its values.",
                    column.name, table.name, std::ssize(column.levels)));
        }
        chosen.features.push_back(&column);
        chosen.dates.push_back(order);
    }
    return chosen;
}

std::vector<const Column*> withoutDates(const Chosen& chosen) {
    std::vector<const Column*> plain;
    for (std::size_t i = 0; i < chosen.features.size(); ++i)
        if (!chosen.dates[i]) plain.push_back(chosen.features[i]);
    return plain;
}

/// Whether a person should know how its dates are read: it is a feature, or text for not telling
/// the day from the month.
bool isUsedOrOpen(const Recipe& recipe, const Column& column) {
    const bool isFree = column.name != recipe.splitColumn && !recipe.roles.contains(column.name);
    return isFree || roleOf(recipe, column) == Role::Feature;
}

Message columns(const std::vector<std::string>& names) {
    return names.size() == 1 ? message("named-columns", "Column {}", quotedList(names))
                             : message("named-columns", "Columns {}", quotedList(names));
}

}  // namespace

Result<FittedRecipe> fitFeatures(const Recipe& recipe, const Table& table, Index targetColumn,
                                 std::span<const std::int32_t> trainRows,
                                 std::vector<Message>& notes) {
    if (const auto fits = checkRoles(recipe, table, targetColumn); !fits)
        return tl::unexpected(fits.error());
    const Result<Chosen> chosen = chooseFeatures(recipe, table, targetColumn);
    if (!chosen) return tl::unexpected(chosen.error());

    std::vector<std::vector<FittedSource>> ofColumns(chosen->features.size());
    forEachBlock(std::ssize(ofColumns), 1, [&](Index i, Index, Index) {
        const Column& column = *chosen->features[static_cast<std::size_t>(i)];
        const std::optional<DateOrder> order = chosen->dates[static_cast<std::size_t>(i)];
        std::vector<FittedSource>& fitted = ofColumns[static_cast<std::size_t>(i)];
        if (order)
            fitted = fitDates(column, *order, trainRows, recipe.missingNumbers);
        else
            fitted.push_back(column.type == ColumnType::Numeric
                                 ? fitNumbers(column, trainRows, recipe.missingNumbers)
                                 : fitLevels(column, trainRows));
    });

    std::vector<FittedSource> fitted;
    for (std::vector<FittedSource>& of : ofColumns)
        std::ranges::move(of, std::back_inserter(fitted));
    for (FittedSource& one : fitted)
        while (one.source.name != columnOf(one.source) && table.find(one.source.name) >= 0)
            one.source.name += '\'';
    for (FittedSource& one : fitted)
        one.source.transform = transformOf(recipe.shape, one.source.name);
    FittedRecipe result;
    std::vector<std::string> constant;
    std::vector<std::string> drowned;
    std::vector<std::string> empty;
    for (FittedSource& one : fitted) {
        if (one.columns.empty()) {
            empty.push_back(one.source.name);
            continue;
        }
        if (one.constant) constant.push_back(one.source.name);
        if (one.drowned) drowned.push_back(one.source.name);
        for (EncodedColumn& column : one.columns) {
            column.source = std::ssize(result.sources);
            result.columns.push_back(std::move(column));
        }
        result.sources.push_back(std::move(one.source));
    }
    if (result.sources.empty()) {
        return fail(
            Fault::Data,
            message("no-features",
                    "{} has no usable feature column besides the target \"{}\"; it needs at least "
                    "one column of numbers or categories.",
                    table.name, table.columns[static_cast<std::size_t>(targetColumn)].name));
    }
    if (!chosen->ignoredText.empty())
        notes.push_back(
            message("text-not-used", "{} not used: free text.", columns(chosen->ignoredText)));
    if (!chosen->ignoredDates.empty())
        notes.push_back(message("dates-not-used", "{} not used: dates that are read as text.",
                                columns(chosen->ignoredDates)));
    for (const Column& column : table.columns)
        if (isUsedOrOpen(recipe, column) && column.name != recipe.target)
            if (Message note = dateNote(dateRuleOf(recipe, column), column, trainRows);
                !note.empty())
                notes.push_back(std::move(note));
    if (!chosen->ignoredDurations.empty())
        notes.push_back(message("durations-not-used",
                                "{} not used: durations; add a column of seconds to the file.",
                                columns(chosen->ignoredDurations)));
    if (!chosen->ignoredNumbers.empty())
        notes.push_back(message("text-numbers-not-used",
                                "{} not used: numbers that are read as text; the notes on the file "
                                "say what to change in it.",
                                columns(chosen->ignoredNumbers)));
    if (!empty.empty())
        notes.push_back(message("empty-not-used", "{} not used: no value in the training rows.",
                                columns(empty)));
    if (!constant.empty())
        notes.push_back(message("constant-in-training",
                                "{} constant in the training rows: no effect on the model.",
                                columns(constant)));
    if (!drowned.empty())
        notes.push_back(message("few-extreme-values",
                                "{} with a few values so extreme that all others become nearly "
                                "equal once scaled; correct or empty those cells.",
                                columns(drowned)));
    const std::vector<const Column*> plain = withoutDates(*chosen);
    std::ranges::move(leakNotes(table.columns[static_cast<std::size_t>(targetColumn)], plain),
                      std::back_inserter(notes));
    std::ranges::move(
        combinedLeakNotes(table.columns[static_cast<std::size_t>(targetColumn)], plain),
        std::back_inserter(notes));
    std::ranges::move(spellingNotes(plain), std::back_inserter(notes));
    return result;
}

}  // namespace ardent
