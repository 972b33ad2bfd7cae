#include "core/data/task/make_task.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numeric>
#include <span>

#include "core/base/memory.h"
#include "core/base/text.h"
#include "core/data/table/column_places.h"
#include "core/data/table/moments.h"
#include "core/data/task/encoded_size.h"
#include "core/data/task/encoding.h"
#include "core/data/task/fit.h"
#include "core/data/task/gaps.h"
#include "core/data/task/order_notes.h"
#include "core/data/task/range_notes.h"
#include "core/data/task/split_notes.h"
#include "core/data/task/split_rule.h"
#include "core/data/task/target.h"

namespace ardent {
namespace {

/// Squares of larger numbers, and their sums, leave the range of a double.
constexpr double kLargestTarget = 1e150;
constexpr double kLeastDeviation = 1e-140;

template <class T>
std::vector<T> pick(const std::vector<T>& values, const std::vector<std::int32_t>& rows) {
    std::vector<T> picked(rows.size());
    std::ranges::transform(rows, picked.begin(),
                           [&](std::int32_t row) { return values[static_cast<std::size_t>(row)]; });
    return picked;
}

void keepReadings(const Recipe& recipe, const Table& table, FittedRecipe& fitted) {
    const std::vector<std::string> needed = columnsNeeded(recipe.shape);
    const auto isUsed = [&](const std::string& column) {
        return column == fitted.target || std::ranges::find(needed, column) != needed.end() ||
               std::ranges::find(fitted.sources, column, columnOf) != fitted.sources.end();
    };
    for (const auto& [column, reading] : recipe.readings)
        if (isUsed(column)) fitted.readings[column] = reading;
    for (const std::string& column : needed)
        if (const Index place = table.find(column);
            place >= 0 &&
            table.columns[static_cast<std::size_t>(place)].type != ColumnType::Numeric)
            fitted.readings[column] = ReadAs::Category;
}

/// What training needs of the target: its unit for numbers, its names for classes.
Result<> fitTarget(const std::string& where, const Target& target, const Split& split,
                   FittedRecipe& recipe) {
    recipe.problem = target.problem;
    recipe.classes = target.classes;
    const auto [mean, deviation] = moments(pick(target.values, split.train));
    if (split.train.size() == 1)
        return fail(Fault::Data,
                    message("one-training-row",
                            "{} leaves one row to train on, and at least two are needed; add rows "
                            "or give training a larger share.",
                            where));
    if (deviation == 0.) {
        return fail(
            Fault::Data,
            message(
                "target-constant-in-training",
                "The target \"{}\" of {} is the same in all {}; give training a larger share of "
                "the rows.",
                recipe.target, where, numberOfTrainingRows(std::ssize(split.train))));
    }
    if (deviation < kLeastDeviation)
        return fail(Fault::Data,
                    message("target-varies-too-little",
                            "The target \"{}\" of {} varies by only {:g}, too little for squared "
                            "errors; rescale the column.",
                            recipe.target, where, deviation));
    const double largest =
        std::ranges::max(target.values, {}, [](double value) { return std::abs(value); });
    if (std::abs(largest) > kLargestTarget) {
        return fail(Fault::Data,
                    message("target-too-large",
                            "The target \"{}\" of {} holds {:g}, too large for squared errors; "
                            "correct that cell or rescale the column.",
                            recipe.target, where, largest));
    }
    if (target.problem == Problem::Regression) {
        recipe.targetOffset = mean;
        recipe.targetScale = deviation;
    }
    return {};
}

/// Encodes the rows chunk by chunk and gives every chunk of the table back once it is used.
Result<Index> encodeAndRelease(const FittedRecipe& recipe, Table& table,
                               const std::vector<std::int32_t>& rows, DesignMatrix& x,
                               Index first) {
    const Result<Encoder> encoder = Encoder::match(recipe, table);
    if (!encoder) return tl::unexpected(encoder.error());
    Index held = 0;
    for (auto begin = rows.begin(); begin != rows.end();) {
        const Index chunkEnd = (*begin / NumericCells::kChunkRows + 1) * NumericCells::kChunkRows;
        const auto end = std::lower_bound(begin, rows.end(), chunkEnd);
        held += encoder->encode({begin, end}, x, first + (begin - rows.begin()));
        for (Column& column : table.columns) column.numbers.releaseBefore(chunkEnd);
        begin = end;
    }
    return held;
}

void releaseTarget(Table& table, const Target& target) {
    Column& column = table.columns[static_cast<std::size_t>(target.column)];
    column.numbers = NumericCells();
    release(column.codes);
}

Message fewValidationRows(Index rows) {
    return rows == 1 ? message("few-validation-rows",
                               "Only {} validation row: metrics on it are unreliable.", rows)
                     : message("few-validation-rows",
                               "Only {} validation rows: metrics on them are unreliable.", rows);
}

Message fewTestRows(Index rows) {
    return rows == 1
               ? message("few-test-rows", "Only {} test row: metrics on it are unreliable.", rows)
               : message("few-test-rows", "Only {} test rows: metrics on them are unreliable.",
                         rows);
}

/// Warns of parts without rows and of too few for reliable metrics.
void noteFewRows(const Split& split, std::vector<Message>& notes) {
    constexpr std::ptrdiff_t kFewToTrain = 20;
    constexpr std::ptrdiff_t kFewToJudge = 10;
    if (std::ssize(split.train) < kFewToTrain) {
        notes.push_back(message("few-training-rows",
                                "Only {}: relevances and metrics can change much with the seed.",
                                numberOfTrainingRows(std::ssize(split.train))));
    }
    if (split.test.empty()) notes.push_back(noTestRows());
    const auto areFew = [](const std::vector<std::int32_t>& rows) {
        return !rows.empty() && std::ssize(rows) < kFewToJudge;
    };
    if (areFew(split.validation)) notes.push_back(fewValidationRows(std::ssize(split.validation)));
    if (areFew(split.test)) notes.push_back(fewTestRows(std::ssize(split.test)));
}

/// The target of a separate test table, whose rows follow the first `rows`; empty without such a
/// table.
Result<Target> readTestPart(const FittedRecipe& recipe, Table* table, Index rows, Split& split,
                            std::vector<Message>& notes) {
    if (table == nullptr) return Target();
    Result<Target> test = readTarget(recipe, *table);
    if (!test) return test;
    std::ranges::move(test->notes, std::back_inserter(notes));
    split.test.resize(test->rows.size());
    std::iota(split.test.begin(), split.test.end(), static_cast<std::int32_t>(rows));
    releaseTarget(*table, *test);
    return test;
}

/// How many interquartile ranges beyond the quartiles far values begin: 100, or 5 where at most 2 %
/// of the values lie there and hold half of the squares about the median.
double farReach(const std::vector<double>& sorted, double low, double high) {
    constexpr double kVeryFar = 100., kFar = 5., kFewShare = 0.02, kHalf = 0.5;
    const double middle = sorted[sorted.size() / 2], reach = kFar * (high - low);
    double squares = 0., farSquares = 0., far = 0.;
    for (const double value : sorted) {
        const double square = (value - middle) * (value - middle);
        squares += square;
        if (value >= low - reach && value <= high + reach) continue;
        farSquares += square;
        far += 1.;
    }
    const bool areFew = far <= kFewShare * static_cast<double>(sorted.size());
    return areFew && farSquares > kHalf * squares ? kFar : kVeryFar;
}

/// On target values so far out that they rule every squared error.
void noteFarTarget(const Target& target, const std::string& name, Transform transform,
                   std::vector<Message>& notes) {
    constexpr std::size_t kFewestToJudge = 20;
    if (target.problem != Problem::Regression || target.values.size() < kFewestToJudge) return;
    std::vector<double> sorted = target.values;
    std::ranges::sort(sorted);
    const double low = sorted[sorted.size() / 4], high = sorted[3 * sorted.size() / 4];
    const double reach = farReach(sorted, low, high) * (high - low);
    if (!(reach > 0.)) return;
    const auto isFar = [&](double value) { return value < low - reach || value > high + reach; };
    const auto count = std::ranges::count_if(sorted, isFar);
    if (count == 0) return;
    const double farthest = isFar(sorted.front()) ? sorted.front() : sorted.back();
    notes.push_back(message("far-target",
                            "Values of the target \"{}\" far from all others: {}, such as {:g}, "
                            "where half lie between {:g} and {:g}. They rule every error: check "
                            "them, or leave their rows out.",
                            name, count, original(transform, farthest), original(transform, low),
                            original(transform, high)));
}

/// Of the rows that are used.
void noteGaps(const FittedRecipe& recipe, const Table& table, std::span<const std::int32_t> rows,
              std::vector<Message>& notes) {
    constexpr std::size_t kMostColumns = 3;
    const ColumnPlaces places(table);
    const auto lacks = [&](const SourceColumn& source) {
        return places.find(columnOf(source)) < 0;
    };
    if (std::ranges::any_of(recipe.sources, lacks)) return;  // which `encode` refuses
    for (Message& note : gapNotes(recipe, findGaps(recipe, table, rows), kMostColumns))
        notes.push_back(std::move(note));
}

void noteRanges(const FittedRecipe& recipe, const Table& table, std::span<const std::int32_t> rows,
                std::vector<Message>& notes) {
    std::ranges::move(rangeNotes(recipe, table, rows, true), std::back_inserter(notes));
}

Result<Task> buildTask(const Recipe& recipe, Table& table, Target& target, OrderedSplit dealt,
                       Table* testTable) {
    Split& split = dealt.split;
    const std::vector<std::int32_t> trainRows = pick(target.rows, split.train);
    std::vector<Message> notes = std::move(target.notes);
    noteFarTarget(target, recipe.target, transformOf(recipe.shape, recipe.target), notes);
    Result<FittedRecipe> fitted = fitFeatures(recipe, table, target.column, trainRows, notes);
    if (!fitted) return tl::unexpected(fitted.error());
    fitted->target = table.columns[static_cast<std::size_t>(target.column)].name;
    fitted->decimalMark = table.decimalMark;
    fitted->fileReading = recipe.fileReading;
    fitted->shape = recipe.shape;
    fitted->targetTransform = transformOf(recipe.shape, fitted->target);
    keepReadings(recipe, table, *fitted);
    fitted->unknownLevels = recipe.unknownLevels;
    if (target.problem == Problem::Classification && fitted->targetTransform != Transform::None)
        return fail(Fault::Usage,
                    message("classes-transformed",
                            "The target \"{}\" holds classes, which have no {}; leave its "
                            "transform out, or predict numbers with --task regression.",
                            fitted->target, transformName(fitted->targetTransform)));
    if (fitted->targetTransform != Transform::None)
        notes.push_back(message("median-predicted",
                                "What is predicted is turned back to {}: it estimates the median, "
                                "where a skewed target has a larger mean.",
                                fitted->target));
    if (const auto ok = fitTarget(table.name, target, split, *fitted); !ok)
        return tl::unexpected(ok.error());

    Result<Target> test = readTestPart(*fitted, testTable, std::ssize(target.rows), split, notes);
    if (!test) return tl::unexpected(test.error());

    noteGaps(*fitted, table, target.rows, notes);
    if (testTable != nullptr) noteGaps(*fitted, *testTable, test->rows, notes);
    if (testTable != nullptr || recipe.splitRule == SplitRule::Time)
        noteRanges(*fitted, testTable != nullptr ? *testTable : table,
                   testTable != nullptr ? test->rows : pick(target.rows, split.test), notes);
    else if (recipe.splitRule == SplitRule::Chance && !split.test.empty() &&
             target.problem == Problem::Regression)
        std::ranges::move(orderNotes(table, fitted->target, target.rows, target.values),
                          std::back_inserter(notes));
    noteFewRows(split, notes);

    Task task;
    task.y.reserve(target.values.size() + test->values.size());
    appendTarget(target, *fitted, task.y, notes);
    appendTarget(*test, *fitted, task.y, notes);
    release(target.values);
    release(test->values);
    releaseTarget(table, target);

    const auto fits = requireMemory(table.name, std::ssize(task.y), *fitted, availableMemory());
    if (!fits) return tl::unexpected(fits.error());
    task.x.resize(std::ssize(task.y), fitted->inputs());
    Result<Index> held = encodeAndRelease(*fitted, table, target.rows, task.x, 0);
    if (held && testTable != nullptr) {
        const auto more =
            encodeAndRelease(*fitted, *testTable, test->rows, task.x, std::ssize(target.rows));
        held = more ? Result<Index>(*held + *more) : more;
    }
    if (!held) return tl::unexpected(held.error());
    std::ranges::move(heldNotes(*held), std::back_inserter(notes));
    task.recipe = std::make_shared<const FittedRecipe>(std::move(*fitted));
    task.split = std::move(split);
    task.order = std::move(dealt.order);
    task.notes = std::move(notes);
    std::ranges::move(splitNotes(task, testTable != nullptr, recipe.splitRule),
                      std::back_inserter(task.notes));
    return task;
}

Result<Task> makeTask(const Recipe& recipe, const SplitShares& shares, Table& table,
                      Table* testTable) {
    Result<Target> target = readTarget(recipe, table);
    if (!target) return tl::unexpected(target.error());
    if (recipe.splitRule == SplitRule::Parts && testTable != nullptr)
        return fail(Fault::Usage,
                    message("two-splits",
                            "The rows of {} are the test rows, and \"{}\" splits {} too; choose "
                            "one of the two.",
                            testTable->name, recipe.splitColumn, table.name));
    std::vector<Message> noted;
    Result<OrderedSplit> split = splitRows(recipe, shares, table, *target, noted);
    if (!split) return tl::unexpected(split.error());
    std::ranges::move(noted, std::back_inserter(target->notes));
    return buildTask(recipe, table, *target, std::move(*split), testTable);
}

}  // namespace

Message noTestRows() {
    return message("no-test-rows",
                   "No test rows: the split assigns none, so the final error is not measured on "
                   "new rows.");
}

Result<Task> makeTask(const Recipe& recipe, Table table) {
    return makeTask(recipe, recipe.split, table, nullptr);
}

Result<Task> makeTask(const Recipe& recipe, Table table, Table test) {
    return makeTask(recipe, {recipe.split.train, recipe.split.validation, 0.}, table, &test);
}

}  // namespace ardent
