#include "core/data/task/split_rule.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>
#include <numeric>

#include "core/base/text.h"
#include "core/data/table/date_text.h"
#include "core/data/table/no_such_column.h"
#include "core/data/task/date_parts.h"
#include "core/data/task/split.h"
#include "core/data/task/target.h"

namespace ardent {
namespace {

constexpr std::uint32_t kGroupStream = 1U << 31;  // beyond the streams of classes

bool isMissingCell(const Column& column, std::int32_t row) {
    return column.type == ColumnType::Numeric ? std::isnan(column.numbers.at(row))
                                              : column.codes[static_cast<std::size_t>(row)] < 0;
}

Result<const Column*> splitColumn(const Recipe& recipe, const Table& table) {
    const Index position = table.find(recipe.splitColumn);
    if (position >= 0) return &table.columns[static_cast<std::size_t>(position)];
    return fail(Fault::Usage,
                message("no-split-column", "{} has no column \"{}\" to split by; {}", table.name,
                        recipe.splitColumn, columnsLike(recipe.splitColumn, table)));
}

/// A row without a value is a group of its own.
RowUnits groupsOf(const Column& column, std::span<const std::int32_t> rows) {
    std::map<double, std::int32_t> groups;
    std::int32_t count = 0;
    RowUnits units;
    for (const std::int32_t row : rows) {
        if (isMissingCell(column, row)) {
            units.push_back(count++);
            continue;
        }
        const double value = column.type == ColumnType::Numeric
                                 ? column.numbers.at(row)
                                 : static_cast<double>(column.codes[static_cast<std::size_t>(row)]);
        const auto [group, isNew] = groups.try_emplace(value, count);
        if (isNew) ++count;
        units.push_back(group->second);
    }
    return units;
}

/// What orders the rows: the number, or the time that the text holds.
Result<std::vector<double>> timesOf(DateRule rule, const Column& column,
                                    std::span<const std::int32_t> rows) {
    if (rule == DateRule::AsRead) rule = DateRule::Parts;
    const std::optional<DateOrder> order = dateOrder(rule, column);
    if (Message open = order ? Message() : dateNote(rule, column); !open.empty())
        return fail(Fault::Data, std::move(open));
    std::vector<double> timeOfLevel;
    for (const std::string& level : column.levels) {
        const auto time = daysOfDate(level, order.value_or(DateOrder::DayFirst));
        if (!time)
            return fail(Fault::Data,
                        message("dates-without-order",
                                "Column \"{}\" holds \"{}\", which is no date; write them as "
                                "2024-03-31 to split by time.",
                                column.name, shortened(level)));
        timeOfLevel.push_back(*time);
    }
    std::vector<double> times;
    Index missing = 0;
    for (const std::int32_t row : rows) {
        missing += isMissingCell(column, row) ? 1 : 0;
        if (missing > 0) continue;
        times.push_back(column.type == ColumnType::Numeric
                            ? column.numbers.at(row)
                            : timeOfLevel[static_cast<std::size_t>(
                                  column.codes[static_cast<std::size_t>(row)])]);
    }
    if (missing > 0)
        return fail(Fault::Data, message("no-time",
                                         "Column \"{}\" has no value in {} of the rows; fill "
                                         "them, or remove these rows, to split by time.",
                                         column.name, missing));
    return times;
}

RowUnits ranksOf(const std::vector<double>& values) {
    std::vector<double> distinct = values;
    std::ranges::sort(distinct);
    const auto repeated = std::ranges::unique(distinct);
    distinct.erase(repeated.begin(), repeated.end());
    RowUnits ranks;
    for (const double value : values)
        ranks.push_back(static_cast<std::int32_t>(std::ranges::lower_bound(distinct, value) -
                                                  distinct.begin()));
    return ranks;
}

std::array<std::vector<std::int32_t>*, 3> partsOf(Split& split) {
    return {&split.train, &split.validation, &split.test};
}

tl::unexpected<Error> tooFew(Index units, Message what, Index parts) {
    return fail(Fault::Data,
                message("too-few-to-split",
                        "There are {} {} to split by, and {} parts need one each; choose another "
                        "column, or fewer parts.",
                        units, what, parts));
}

Index partsWithRows(const std::array<Index, 3>& sizes) {
    return std::ranges::count_if(sizes, [](Index size) { return size > 0; });
}

/// 0, 1 or 2 for training, validation and test rows; −1 for another word.
int partCalled(const std::string& text) {
    const std::string word = lowerCase(text);
    const std::array<std::vector<std::string_view>, 3> words{
        {{"train", "training"},
         {"validation", "validate", "valid", "val", "dev"},
         {"test", "testing", "holdout", "hold-out"}}};
    for (std::size_t part = 0; part < words.size(); ++part)
        if (std::ranges::find(words[part], word) != words[part].end())
            return static_cast<int>(part);
    return -1;
}

Result<Split> dealByName(const Table& table, const Column& column, const Target& target) {
    Split split;
    const auto parts = partsOf(split);
    for (std::size_t i = 0; i < target.rows.size(); ++i) {
        const std::string text = cellText(column, target.rows[i]);
        const int part = partCalled(text);
        if (part < 0)
            return fail(Fault::Data,
                        message("no-part",
                                "Column \"{}\" of {} holds \"{}\", which names no part; write "
                                "train, validation or test in every row.",
                                column.name, table.name, shortened(text)));
        parts[static_cast<std::size_t>(part)]->push_back(static_cast<std::int32_t>(i));
    }
    if (split.train.empty())
        return fail(Fault::Data, message("no-training-part",
                                         "Column \"{}\" of {} leaves no rows for training; "
                                         "write train in some.",
                                         column.name, table.name));
    return split;
}

Message sizesText(const Split& split) {
    return message("part-sizes", "{} training, {} validation and {} test rows", split.train.size(),
                   split.validation.size(), split.test.size());
}

Index unitsIn(const RowUnits& units, const std::vector<std::int32_t>& rows) {
    std::vector<std::int32_t> found;
    for (const std::int32_t row : rows) found.push_back(units[static_cast<std::size_t>(row)]);
    std::ranges::sort(found);
    return std::ranges::unique(found).begin() - found.begin();
}

/// The cell of the last of the rows by time.
std::string lastTime(const Column& column, const Target& target, const RowUnits& times,
                     const std::vector<std::int32_t>& rows) {
    const std::int32_t last = std::ranges::max(
        rows, {}, [&](std::int32_t row) { return times[static_cast<std::size_t>(row)]; });
    return cellText(column, target.rows[static_cast<std::size_t>(last)]);
}

Message ruleNote(SplitRule rule, const Column& column, const Target& target, const RowUnits& units,
                 const Split& split) {
    if (rule == SplitRule::Parts)
        return message("split-by-parts", "Split by column \"{}\": {}.", column.name,
                       sizesText(split));
    if (rule == SplitRule::Groups)
        return message("split-by-groups",
                       "Split by the groups of \"{}\": {} in training, {} in validation and {} in "
                       "test, with {}.",
                       column.name, unitsIn(units, split.train), unitsIn(units, split.validation),
                       unitsIn(units, split.test), sizesText(split));
    return message("split-by-time",
                   "Split by time, in the order of \"{}\": training ends at {}; {}.", column.name,
                   lastTime(column, target, units, split.train), sizesText(split));
}

/// What the folds within training can be made of: so many groups or times.
std::vector<Message> foldNotes(SplitRule rule, const Column& column, Index trained) {
    constexpr Index kUsualFolds = 10;
    if (trained < 2)
        return {message("folds-by-chance",
                        "All training rows have one value of \"{}\": methods that choose by "
                        "cross-validation deal them to their folds by chance, and what they "
                        "choose by can look better than the error on the test rows.",
                        column.name)};
    std::vector<Message> notes;
    if (trained < kUsualFolds)
        notes.push_back(message(
            "few-units-for-folds",
            "The training rows have {} {} of \"{}\": cross-validation has "
            "at most {} folds.",
            trained,
            rule == SplitRule::Time ? message("times", "times") : message("groups", "groups"),
            column.name, trained));
    if (rule == SplitRule::Time)
        notes.push_back(message("folds-of-times",
                                "Methods that choose by cross-validation cut the training rows by "
                                "\"{}\" into spans, and judge each span by what they learn from "
                                "earlier and later ones: what they choose by can look better "
                                "than the error on the test rows, which are all later.",
                                column.name));
    return notes;
}

std::vector<std::int32_t> labelsOf(const Target& target) {
    if (target.problem == Problem::Regression) return {};
    return {target.values.begin(), target.values.end()};
}

}  // namespace

Result<RowUnits> rowUnits(const Recipe& recipe, const Table& table,
                          std::span<const std::int32_t> rows) {
    if (recipe.splitRule == SplitRule::Chance || recipe.splitRule == SplitRule::Parts)
        return RowUnits();
    const Result<const Column*> column = splitColumn(recipe, table);
    if (!column) return tl::unexpected(column.error());
    if (recipe.splitRule == SplitRule::Groups) return groupsOf(**column, rows);
    return timesOf(recipe.dates, **column, rows).map(ranksOf);
}

std::vector<std::vector<std::int32_t>> shuffledGroups(const RowUnits& groups,
                                                      RandomStream& random) {
    const std::int32_t count = groups.empty() ? 0 : std::ranges::max(groups) + 1;
    std::vector<std::int32_t> place(static_cast<std::size_t>(count));
    std::iota(place.begin(), place.end(), 0);
    shuffle(place, random);
    std::vector<std::vector<std::int32_t>> members(place.size());
    for (std::size_t row = 0; row < groups.size(); ++row)
        members[static_cast<std::size_t>(place[static_cast<std::size_t>(groups[row])])].push_back(
            static_cast<std::int32_t>(row));
    return members;
}

Result<Split> dealGroups(const RowUnits& groups, const std::array<Index, 3>& sizes, Seed seed) {
    RandomStream random(seed, StreamId::Split, kGroupStream);
    const auto members = shuffledGroups(groups, random);
    const Index needed = partsWithRows(sizes);
    if (std::ssize(members) < needed)
        return tooFew(std::ssize(members), message("groups", "groups"), needed);
    Split split;
    const auto parts = partsOf(split);
    std::array<Index, 3> lacking = sizes;
    for (std::size_t i = 0; i < members.size(); ++i) {
        const auto isEmpty = [&](std::size_t part) {
            return sizes[part] > 0 && parts[part]->empty();
        };
        const Index empty = isEmpty(0) + isEmpty(1) + isEmpty(2);
        const bool mustFill = std::ssize(members) - static_cast<Index>(i) <= empty;
        std::size_t best = 3;
        for (std::size_t part = 0; part < 3; ++part) {
            if (sizes[part] == 0 || (mustFill && !isEmpty(part))) continue;
            if (best == 3 || lacking[part] > lacking[best]) best = part;
        }
        std::ranges::copy(members[i], std::back_inserter(*parts[best]));
        lacking[best] -= std::ssize(members[i]);
    }
    for (std::vector<std::int32_t>* part : parts) std::ranges::sort(*part);
    return split;
}

Result<Split> dealByTime(const RowUnits& times, const std::array<Index, 3>& sizes) {
    std::vector<std::int32_t> order(times.size());
    std::iota(order.begin(), order.end(), 0);
    const auto timeOf = [&](std::int32_t row) { return times[static_cast<std::size_t>(row)]; };
    std::ranges::stable_sort(order, {}, timeOf);
    const auto rows = std::ssize(order);
    const auto isSameAsBefore = [&](Index at) {
        return at > 0 && at < rows &&
               timeOf(order[static_cast<std::size_t>(at)]) ==
                   timeOf(order[static_cast<std::size_t>(at - 1)]);
    };
    Split split;
    Index first = 0;
    Index due = 0;
    for (std::size_t part = 0; part < 3; ++part) {
        due += sizes[part];
        if (sizes[part] == 0) continue;
        Index end = due;
        while (isSameAsBefore(end)) --end;
        if (end <= first)
            for (end = std::max(due, first + 1); isSameAsBefore(end);) ++end;
        end = std::min(end, rows);
        partsOf(split)[part]->assign(order.begin() + first, order.begin() + end);
        first = end;
    }
    for (std::size_t part = 0; part < 3; ++part) {
        if (sizes[part] > 0 && partsOf(split)[part]->empty())
            return tooFew(timeOf(order.back()) + 1, message("times", "times"),
                          partsWithRows(sizes));
        std::ranges::sort(*partsOf(split)[part]);
    }
    return split;
}

Result<OrderedSplit> splitRows(const Recipe& recipe, const SplitShares& shares, const Table& table,
                               const Target& target, std::vector<Message>& notes) {
    const Result<SplitSizes> sizes = splitSizes(std::ssize(target.rows), shares);
    if (!sizes) return tl::unexpected(sizes.error());
    if (recipe.splitRule == SplitRule::Chance)
        return OrderedSplit{
            dealRows(std::ssize(target.rows), *sizes, labelsOf(target), recipe.seed), {}};
    const Result<const Column*> column = splitColumn(recipe, table);
    if (!column) return tl::unexpected(column.error());
    Result<RowUnits> units = rowUnits(recipe, table, target.rows);
    if (!units) return tl::unexpected(units.error());
    Result<Split> split = recipe.splitRule == SplitRule::Parts ? dealByName(table, **column, target)
                          : recipe.splitRule == SplitRule::Groups
                              ? dealGroups(*units, *sizes, recipe.seed)
                              : dealByTime(*units, *sizes);
    if (!split) return tl::unexpected(split.error());
    notes.push_back(ruleNote(recipe.splitRule, **column, target, *units, *split));
    if (recipe.splitRule != SplitRule::Parts)
        std::ranges::move(foldNotes(recipe.splitRule, **column, unitsIn(*units, split->train)),
                          std::back_inserter(notes));
    return OrderedSplit{std::move(*split),
                        {std::move(*units), recipe.splitRule == SplitRule::Time}};
}

}  // namespace ardent
