#pragma once

#include <array>
#include <string>
#include <variant>

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

}  // namespace ardent
