#pragma once

#include <span>

#include "core/data/table/levels.h"
#include "core/data/task/level_inputs.h"
#include "core/data/task/recipe.h"

namespace ardent {

/// Writes the cells of one table as rows of a design matrix. Refers to the recipe and the table.
class Encoder {
public:
    /// Finds every source column by its name. A number column may feed a categorical source (its
    /// numbers are looked up as text), but text cannot feed a numeric one, nor numbers dates.
    static Result<Encoder> match(const FittedRecipe&, const Table&);

    /// Encodes the given table rows (ascending) into x from row `first` on, in parallel over row
    /// blocks. Returns the number of cells that were held at a million standard deviations.
    Index encode(std::span<const std::int32_t> rows, DesignMatrix& x, Index first) const;

private:
    struct Bound {
        const Column* column = nullptr;
        const SourceColumn* source = nullptr;
        std::vector<std::int32_t> levelOfCode;
        LevelsByValue levelsByValue = LevelsByValue({});
        std::vector<double> daysOfCode;  ///< of dates, since 1970
        std::span<const EncodedColumn> encoded;
        GapRule gaps;
        Index firstEncoded = 0;
    };

    Index encodeNumbers(const Bound&, std::span<const std::int32_t> rows, DesignMatrix& x,
                        Index first) const;
    void encodeDates(const Bound&, std::span<const std::int32_t> rows, DesignMatrix& x,
                     Index first) const;
    void encodeLevels(const Bound&, std::span<const std::int32_t> rows, DesignMatrix& x,
                      Index first) const;

    std::vector<Bound> sources_;
};

/// The rows of a table in the terms of a recipe.
struct EncodedTable {
    DesignMatrix x;
    Index held = 0;  ///< cells too far out, which are held at a million standard deviations
};

/// Encodes the rows of a later table, whose columns are matched by name.
/// Errors (Fault::Data): a source column is missing from it or has another type.
Result<EncodedTable> encode(const FittedRecipe&, const Table&);

/// What an input holds where its source, a number or a date, has that value; NaN is missing.
float encodedNumber(const SourceColumn&, const EncodedColumn&, double value);

/// Encodes one sample given as source values: a number, or a level's position (−1 = missing).
Eigen::VectorXf encodeRow(const FittedRecipe&, const Vector& sourceValues);

}  // namespace ardent
