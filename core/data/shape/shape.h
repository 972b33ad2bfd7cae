#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/base/error.h"
#include "core/data/table/table.h"

namespace ardent {

/// What numbers are put in place of a column's own.
enum class Transform { None, Log, Sqrt };

/// "log", "sqrt".
std::string_view transformName(Transform);

/// NaN where there is none, such as a logarithm of 0.
double transformed(Transform, double value);

/// The value that becomes this one.
double original(Transform, double value);

enum class StepKind {
    Where,     ///< keeps the rows for which a condition holds
    Exclude,   ///< leaves rows of the table that is learned out by their numbers
    Derive,    ///< adds a column
    Transform  ///< puts other numbers in place of a column's own
};

/// A readable step from a table as it is read to the one that is learned.
struct ShapeStep {
    StepKind kind = StepKind::Where;
    std::string column;      ///< that is derived or transformed
    std::string expression;  ///< of the rows to keep, or the derived values; a list of rows
    Transform transform = Transform::None;

    bool operator==(const ShapeStep&) const = default;
};

using TableShape = std::vector<ShapeStep>;

/// The transform of a column, none where there is no step for it.
Transform transformOf(const TableShape&, std::string_view column);

/// Whether a step makes this column.
bool isDerived(const TableShape&, std::string_view column);

/// "where age > 30", "without rows 3, 17-20", "ratio = a / b", "log of income".
std::string stepText(const ShapeStep&);

/// A table with the steps taken, and what they did.
struct Shaped {
    Table table;
    std::vector<std::int32_t> rows;  ///< of the table before, ascending
    std::vector<Message> notes;
};

/// Takes the steps one after the other. A later table may lack the target that is named: steps that
/// need it are then left out. Errors (Fault::Usage): an expression that cannot be read, with its
/// place, an unknown column, one of texts where numbers are needed, what is no list of rows;
/// (Fault::Data): no row is kept, or one to leave out is not there.
Result<Shaped> takeSteps(const TableShape&, Table, std::string_view target = {});

/// The steps of a later table that these columns need, and the conditions that do without the
/// target.
TableShape stepsFor(std::vector<std::string> columns, const TableShape&, std::string_view target);

/// Columns of the table before the steps that conditions and derived columns are computed from.
std::vector<std::string> columnsNeeded(const TableShape&);

}  // namespace ardent
