#pragma once

#include <vector>

#include "core/figure/figure_row.h"

namespace ardent {

/// The numbers of a figure, one row for each point, bar, bin or cell: lines, the pale ones (role
/// Individual) after the others, bars, bins, field, cells, nodes and edges of a graph, points, and
/// after them the lines to compare with (role Reference); on an axis with categories these are told
/// by name. Rows are made when they are asked for. The figure must outlive it.
class FigureTable {
public:
    explicit FigureTable(const Figure& figure);

    Index rows() const { return total_; }
    FigureRow row(Index index) const;

    /// Rows of the data's table behind the chosen ones, one flag a row of this table: those of
    /// points and of lines that have one, and all that a bar, a bin or a cell counts. Some may be
    /// told twice.
    std::vector<std::int32_t> tableRows(const std::vector<bool>& chosen) const;

    /// Whether all rows have the same part, which then tells nothing.
    bool isOfOnePart() const;

    /// Columns that hold something in some row.
    const std::vector<FigureColumn>& columns() const { return columns_; }

private:
    struct Block {
        const Layer* layer;
        Index first, rows;
    };

    std::vector<FigureColumn> usedColumns() const;

    const Figure* figure_;
    std::vector<Block> blocks_;
    Index total_ = 0;
    std::vector<FigureColumn> columns_;
};

}  // namespace ardent
