#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/error.h"
#include "core/data/table/table.h"

namespace ardent {

/// An expression over the columns of a table, such as
///
///     log(price / rooms) · `floor area` > 30 and species = "setosa" · is_missing(age)
///
/// Names of columns stand as they are where they are one word, else between backticks or brackets;
/// texts between quotes. Operators, the loosest first: or, and, not, comparisons (= == != <> < <= >
/// >=), + −, * / %, a minus in front, ^. Functions: abs, sqrt, exp, log, log2, log10, floor, ceil,
/// round, sin, cos, tan, min, max, if(condition, a, b), is_missing(column). Truth is 1 or 0. What
/// is computed from a missing cell is missing, and so are a division by 0 and the logarithm of a
/// negative number. Texts can be compared, by their bytes, with columns of texts, and as dates with
/// columns of dates.
class Expression {
public:
    /// Errors (Fault::Usage): what cannot be read, with its place; a column that is not there, with
    /// those alike; a text where a number is needed. The table outlives the expression.
    static Result<Expression> parse(std::string_view text, const Table&);

    ~Expression();
    Expression(Expression&&) noexcept;
    Expression& operator=(Expression&&) noexcept;

    /// NaN is missing. So many undefined results, of numbers that were there, are added to
    /// `undefined`.
    double at(Index row, Index& undefined) const;

    struct Node;

private:
    explicit Expression(std::unique_ptr<Node>);

    std::unique_ptr<Node> root_;
};

/// Names of the columns that an expression asks for, in order; of one that cannot be read those up
/// to that place.
std::vector<std::string> columnsIn(std::string_view text);

}  // namespace ardent
