#include "core/data/shape/shape.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numeric>
#include <set>

#include "core/base/text.h"
#include "core/data/shape/expression.h"
#include "core/data/shape/row_list.h"
#include "core/data/table/no_such_column.h"
#include "core/data/table/table_part.h"

namespace ardent {
namespace {

constexpr double kNoNumber = std::numeric_limits<double>::quiet_NaN();

/// unknown: rows in which the condition has no value; undefined: such results in them, of numbers
/// that are there.
Message keptText(Index kept, Index all, const std::string& expression, Index unknown,
                 Index undefined) {
    const Message said =
        message("rows-kept-by", "{} of {} rows are kept by {}.", kept, all, expression);
    if (unknown == 0) return said;
    return sentences(
        {said, undefined == 0
                   ? message("condition-missing", "Left out for a missing value: {}.",
                             numberOfRows(unknown))
                   : message("condition-undefined",
                             "Left out for a value that is missing or not defined, such as a "
                             "logarithm of 0: {}.",
                             numberOfRows(unknown))});
}

void keep(const std::vector<Index>& kept, Shaped& shaped) {
    std::vector<std::int32_t> rows;
    for (const Index row : kept) rows.push_back(shaped.rows[static_cast<std::size_t>(row)]);
    shaped.rows = std::move(rows);
    const char mark = shaped.table.decimalMark;
    shaped.table = rowsOf(shaped.table, kept);
    shaped.table.decimalMark = mark;
}

Error noRowKept(const ShapeStep& step, const Table& table) {
    return {Fault::Data, message("no-row-kept", "{}: no row of {} is kept; change this step.",
                                 stepText(step), table.name)};
}

Result<> excludeRows(const ShapeStep& step, Shaped& shaped) {
    const auto spans = rowList(step.expression);
    if (!spans)
        return fail(Fault::Usage,
                    message("no-row-list", "{}: write the numbers of rows, as in \"3, 17-20\".",
                            stepText(step)));
    RowSelection excluded(shaped.table.rows);
    for (const auto& [first, last] : *spans) {
        if (last >= shaped.table.rows)
            return fail(Fault::Data,
                        message("no-such-row", "{}: there is no row {}; {} has {}.", stepText(step),
                                last + 1, shaped.table.name, numberOfRows(shaped.table.rows)));
        excluded.add(first, last);
    }
    std::vector<Index> kept;
    for (Index row = 0; row < shaped.table.rows; ++row)
        if (!excluded.contains(static_cast<std::int32_t>(row))) kept.push_back(row);
    if (kept.empty()) return tl::unexpected(noRowKept(step, shaped.table));
    shaped.notes.push_back(message("rows-excluded", "Left out by their numbers: {} of {}.",
                                   excluded.count(), numberOfRows(shaped.table.rows)));
    keep(kept, shaped);
    return {};
}

Result<> keepRows(const ShapeStep& step, Shaped& shaped) {
    const auto condition = Expression::parse(step.expression, shaped.table);
    if (!condition) return tl::unexpected(condition.error());
    std::vector<Index> kept;
    Index missing = 0, undefined = 0;
    for (Index row = 0; row < shaped.table.rows; ++row) {
        const double truth = condition->at(row, undefined);
        if (std::isnan(truth))
            ++missing;
        else if (truth != 0.)
            kept.push_back(row);
    }
    if (kept.empty()) return tl::unexpected(noRowKept(step, shaped.table));
    shaped.notes.push_back(
        keptText(std::ssize(kept), shaped.table.rows, step.expression, missing, undefined));
    if (std::ssize(kept) < shaped.table.rows) keep(kept, shaped);
    return {};
}

Message missingText(const ShapeStep& step, Index undefined) {
    return message(
        "derived-undefined",
        "{}: without a value, as there is none (a division by 0, a logarithm or root of a "
        "number too small, or a number too large): {}.",
        stepText(step), numberOfCells(undefined));
}

Result<> derive(const ShapeStep& step, Shaped& shaped) {
    if (shaped.table.find(step.column) >= 0)
        return fail(Fault::Usage,
                    message("column-there-already",
                            "{}: {} has a column \"{}\" already; choose another name.",
                            stepText(step), shaped.table.name, step.column));
    const auto formula = Expression::parse(step.expression, shaped.table);
    if (!formula) return tl::unexpected(formula.error());
    Column column;
    column.name = step.column;
    Index undefined = 0;
    for (Index row = 0; row < shaped.table.rows; ++row) {
        column.numbers.append(formula->at(row, undefined));
        column.missing += std::isnan(column.numbers.at(row)) ? 1 : 0;
    }
    shaped.table.columns.push_back(std::move(column));
    if (undefined > 0) shaped.notes.push_back(missingText(step, undefined));
    return {};
}

Result<> transform(const ShapeStep& step, Shaped& shaped) {
    const Index position = shaped.table.find(step.column);
    if (position < 0)
        return fail(Fault::Usage, message("no-column-to-transform", "{}: {} has no such column; {}",
                                          stepText(step), shaped.table.name,
                                          columnsLike(step.column, shaped.table)));
    Column& column = shaped.table.columns[static_cast<std::size_t>(position)];
    if (column.type != ColumnType::Numeric)
        return fail(Fault::Usage, message("text-to-transform",
                                          "{}: column \"{}\" of {} holds texts; only numbers can "
                                          "be transformed.",
                                          stepText(step), step.column, shaped.table.name));
    Column after;
    after.name = column.name;
    Index undefined = 0;
    for (Index row = 0; row < shaped.table.rows; ++row) {
        const double before = column.numbers.at(row);
        const double value = transformed(step.transform, before);
        undefined += std::isnan(value) && !std::isnan(before) ? 1 : 0;
        after.missing += std::isnan(value) ? 1 : 0;
        after.numbers.append(value);
    }
    column = std::move(after);
    if (undefined > 0) shaped.notes.push_back(missingText(step, undefined));
    return {};
}

Result<> takeStep(const ShapeStep& step, Shaped& shaped) {
    switch (step.kind) {
        case StepKind::Where:
            return keepRows(step, shaped);
        case StepKind::Exclude:
            return excludeRows(step, shaped);
        case StepKind::Derive:
            return derive(step, shaped);
        case StepKind::Transform:
            break;
    }
    return transform(step, shaped);
}

bool names(const std::string& expression, const std::vector<std::string>& columns) {
    return std::ranges::any_of(columnsIn(expression), [&](const std::string& name) {
        return std::ranges::find(columns, name) != columns.end();
    });
}

/// Columns that a later table does not know in every row.
class Unknown {
public:
    Unknown(std::string_view target, const Table& table) : target_(target) {
        const Index place = target.empty() ? -1 : table.find(target);
        const bool isKnown =
            place >= 0 && table.columns[static_cast<std::size_t>(place)].missing == 0;
        if (!target.empty() && !isKnown) names_.emplace_back(target);
    }

    /// Whether the step cannot be taken; what it would derive is then unknown, too.
    bool forbids(const ShapeStep& step, const Table& table) {
        if (step.kind == StepKind::Transform)
            return step.column == target_ && table.find(target_) < 0;
        const bool makesTarget = step.kind == StepKind::Derive && step.column == target_;
        if (!names(step.expression, names_)) {
            if (makesTarget) std::erase(names_, target_);
            return false;
        }
        if (step.kind == StepKind::Derive) names_.push_back(step.column);
        return true;
    }

private:
    std::string target_;
    std::vector<std::string> names_;
};

/// Which steps need the target or make it.
std::vector<bool> stepsOfTarget(const TableShape& shape, std::string_view target) {
    std::vector<std::string> known{std::string(target)};
    std::vector<bool> areOfTarget;
    for (const ShapeStep& step : shape) {
        areOfTarget.push_back(step.column == target || names(step.expression, known));
        if (areOfTarget.back() && step.kind == StepKind::Derive) known.push_back(step.column);
    }
    return areOfTarget;
}

}  // namespace

std::string_view transformName(Transform transform) {
    constexpr std::array<std::string_view, 3> kNames{"none", "log", "sqrt"};
    return kNames[static_cast<std::size_t>(transform)];
}

double transformed(Transform transform, double value) {
    if (transform == Transform::Log) return value > 0. ? std::log(value) : kNoNumber;
    if (transform == Transform::Sqrt) return value >= 0. ? std::sqrt(value) : kNoNumber;
    return value;
}

double original(Transform transform, double value) {
    if (transform == Transform::Log) return std::exp(value);
    if (transform == Transform::Sqrt) return value > 0. ? value * value : 0.;
    return value;
}

Transform transformOf(const TableShape& shape, std::string_view column) {
    for (const ShapeStep& step : shape)
        if (step.kind == StepKind::Transform && step.column == column) return step.transform;
    return Transform::None;
}

bool isDerived(const TableShape& shape, std::string_view column) {
    return std::ranges::any_of(shape, [&](const ShapeStep& step) {
        return step.kind == StepKind::Derive && step.column == column;
    });
}

std::string stepText(const ShapeStep& step) {
    if (step.kind == StepKind::Where) return "where " + step.expression;
    if (step.kind == StepKind::Exclude) return "without rows " + step.expression;
    if (step.kind == StepKind::Derive) return fmt::format("{} = {}", step.column, step.expression);
    return fmt::format("{} of {}", transformName(step.transform), step.column);
}

Result<Shaped> takeSteps(const TableShape& shape, Table table, std::string_view target) {
    Shaped shaped{std::move(table), {}, {}};
    shaped.rows.resize(static_cast<std::size_t>(shaped.table.rows));
    std::iota(shaped.rows.begin(), shaped.rows.end(), 0);
    Unknown unknown(target, shaped.table);
    for (const ShapeStep& step : shape) {
        if (unknown.forbids(step, shaped.table)) continue;
        if (const Result<> done = takeStep(step, shaped); !done)
            return tl::unexpected(done.error());
    }
    return shaped;
}

TableShape stepsFor(std::vector<std::string> columns, const TableShape& shape,
                    std::string_view target) {
    const std::vector<bool> areOfTarget = stepsOfTarget(shape, target);
    TableShape kept;
    for (std::size_t i = shape.size(); i-- > 0;) {
        const ShapeStep& step = shape[i];
        if (step.kind == StepKind::Exclude) continue;
        const bool isNeeded = step.kind == StepKind::Where
                                  ? !areOfTarget[i]
                                  : std::ranges::find(columns, step.column) != columns.end();
        if (!isNeeded) continue;
        std::ranges::move(columnsIn(step.expression), std::back_inserter(columns));
        kept.insert(kept.begin(), step);
    }
    return kept;
}

std::vector<std::string> columnsNeeded(const TableShape& shape) {
    std::set<std::string> derived;
    std::vector<std::string> needed;
    for (const ShapeStep& step : shape) {
        for (std::string& name : columnsIn(step.expression))
            if (!derived.contains(name) && std::ranges::find(needed, name) == needed.end())
                needed.push_back(std::move(name));
        if (step.kind == StepKind::Derive) derived.insert(step.column);
    }
    return needed;
}

}  // namespace ardent
