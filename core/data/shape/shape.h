#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/base/error.h"
#include "core/data/table/table.h"

namespace ardent {

enum class TransformKind { None, Log, Sqrt, Rank };

/// "log", "sqrt", "rank".
std::string_view transformName(TransformKind);

/// What numbers are put in place of a column's own.
struct Transform {
    TransformKind kind = TransformKind::None;
    /// Of ranks: quantiles of the column, evenly spaced from the least value to the greatest.
    std::vector<double> knots;

    bool operator==(const Transform&) const = default;
};

/// NaN where there is none, such as a logarithm of 0. A rank is from 0 to 1.
double transformed(const Transform&, double value);

/// The value that becomes this one.
double original(const Transform&, double value);

enum class StepKind {
    Where,     ///< keeps the rows for which a condition holds
    Derive,    ///< adds a column
    Transform  ///< puts other numbers in place of a column's own
};

/// A readable step from a table as it is read to the one that is learned.
struct ShapeStep {
    StepKind kind = StepKind::Where;
    std::string column;      ///< that is derived or transformed
    std::string expression;  ///< of the rows to keep, or the derived values
    Transform transform;

    bool operator==(const ShapeStep&) const = default;
};

using TableShape = std::vector<ShapeStep>;

/// The transform of a column, none where there is no step for it.
Transform transformOf(const TableShape&, std::string_view column);

/// "where age > 30", "ratio = a / b", "log of income".
std::string stepText(const ShapeStep&);

/// A table with the steps taken, and what they did.
struct Shaped {
    Table table;
    std::vector<std::int32_t> rows;  ///< of the table before, ascending
    std::vector<Message> notes;
};

/// Learns what the steps need from the table, such as ranks, and takes them one after the other.
/// Errors (Fault::Usage): an expression that cannot be read, with its place, an unknown column, one
/// of texts where numbers are needed; (Fault::Data): no row is kept.
Result<Shaped> fitShape(TableShape&, Table);

/// The same steps on a later table, which may lack the target.
Result<Shaped> takeSteps(const TableShape&, Table, std::string_view target = {});

}  // namespace ardent
