#pragma once

#include <array>
#include <string>
#include <variant>
#include <vector>

#include "core/figure/figure.h"

namespace ardent {

/// Columns of a figure's table, in the order of the CSV file. Strength: probability of the class
/// shown, how strongly a cell is coloured, how far a bar's whisker or a line's band reaches, or the
/// standard deviation of a number in a listing. Method, Change with its standard deviation, and
/// Count: of a listing alone; see Cells. Mark: what a bar, a cell or a point is besides.
/// Low and High: the ends of a bar's whisker. Beside, each with its own strength: a bar's further
/// numbers. Row: of the data's table, from 1, behind a point or a line.
enum class FigureColumn {
    Part,
    Name,
    X,
    Method,
    Y,
    Value,
    Strength,
    Change,
    ChangeSpread,
    Count,
    Mark,
    Low,
    High,
    Beside,
    BesideStrength,
    Beside2,
    BesideStrength2,
    Beside3,
    BesideStrength3,
    Row
};

inline constexpr std::array kFigureColumns{FigureColumn::Part,
                                           FigureColumn::Name,
                                           FigureColumn::X,
                                           FigureColumn::Method,
                                           FigureColumn::Y,
                                           FigureColumn::Value,
                                           FigureColumn::Strength,
                                           FigureColumn::Change,
                                           FigureColumn::ChangeSpread,
                                           FigureColumn::Count,
                                           FigureColumn::Mark,
                                           FigureColumn::Low,
                                           FigureColumn::High,
                                           FigureColumn::Beside,
                                           FigureColumn::BesideStrength,
                                           FigureColumn::Beside2,
                                           FigureColumn::BesideStrength2,
                                           FigureColumn::Beside3,
                                           FigureColumn::BesideStrength3,
                                           FigureColumn::Row};

struct BesideColumns {
    FigureColumn value, strength;
};

/// By the place among what stands beside the bars.
inline constexpr std::array<BesideColumns, Bars::kMostBeside> kBesideColumns{
    {{FigureColumn::Beside, FigureColumn::BesideStrength},
     {FigureColumn::Beside2, FigureColumn::BesideStrength2},
     {FigureColumn::Beside3, FigureColumn::BesideStrength3}}};

/// Nothing, a number, a name such as that of a class, or a word for a part or a mark.
using FigureCell = std::variant<std::monostate, double, std::string, Message>;

using FigureRow = std::array<FigureCell, kFigureColumns.size()>;  ///< by FigureColumn

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
    enum class Kind { Series, Bars, Bins, Field, Cells, Nodes, Edges, Points };
    struct Block {
        Kind kind;
        std::size_t which;  ///< of the series or clouds
        Index first, rows;
    };

    void add(Kind kind, std::size_t which, std::size_t rows);
    Index lineOfPlace(Kind kind, std::size_t place) const;
    std::vector<FigureColumn> usedColumns() const;

    const Figure* figure_;
    std::vector<Block> blocks_;
    Index total_ = 0;
    std::vector<FigureColumn> columns_;
};

}  // namespace ardent
