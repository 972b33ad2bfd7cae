#include "core/figure/listing_rows.h"

#include <algorithm>
#include <cmath>

#include "core/base/message.h"

namespace ardent {

namespace {

bool hasNumber(const Matrix& numbers) {
    return numbers.size() > 0 && !numbers.array().isNaN().all();
}

bool isTold(const Matrix& numbers, Index row, Index column) {
    return numbers.size() > 0 && !std::isnan(numbers(row, column));
}

Index firstRow(const Cells& cells) {
    return cells.methodsFirst ? 1 : 0;
}

/// Empty where the small print is the difference, which has a column of its own.
std::string remarkOf(const Cells& cells, Index row, Index column) {
    if (cells.remarks.empty() || isTold(cells.changes, row, column)) return {};
    return cells.remarks[static_cast<std::size_t>(row * cells.values.cols() + column)];
}

bool hasRemark(const Cells& cells) {
    for (Index row = firstRow(cells); row < cells.values.rows(); ++row)
        for (Index column = 0; column < cells.values.cols(); ++column)
            if (!remarkOf(cells, row, column).empty()) return true;
    return false;
}

}  // namespace

Index listingRows(const Cells& cells) {
    return (cells.values.rows() - firstRow(cells)) * cells.values.cols();
}

FigureRow listingRow(const Figure& figure, const Cells& cells, Index index) {
    const Index row = firstRow(cells) + index / cells.values.cols();
    const Index column = index % cells.values.cols();
    const auto atRow = static_cast<std::size_t>(row);
    const auto atColumn = static_cast<std::size_t>(column);
    FigureRow told;
    const auto cell = [&](FigureColumn where) -> FigureCell& {
        return told[static_cast<std::size_t>(where)];
    };
    cell(FigureColumn::Part) = message("cell", "cell");
    cell(FigureColumn::X) = figure.x.categories.at(atColumn);
    if (cells.methodsFirst) cell(FigureColumn::Method) = cells.words[atColumn];
    cell(FigureColumn::Y) =
        cells.rowNames.empty() ? figure.y.categories.at(atRow) : cells.rowNames.at(atRow);
    if (isTold(cells.values, row, column))
        cell(FigureColumn::Value) = cells.values(row, column);
    else
        cell(FigureColumn::Value) =
            cells.words[static_cast<std::size_t>(row * cells.values.cols() + column)];
    for (const auto& [numbers, where] :
         {std::pair(&cells.spreads, FigureColumn::Strength),
          std::pair(&cells.changes, FigureColumn::Change),
          std::pair(&cells.changeSpreads, FigureColumn::ChangeSpread),
          std::pair(&cells.counts, FigureColumn::Count)})
        if (isTold(*numbers, row, column)) cell(where) = (*numbers)(row, column);
    if (std::string remark = remarkOf(cells, row, column); !remark.empty())
        cell(FigureColumn::Mark) = std::move(remark);
    return told;
}

std::vector<FigureColumn> listingColumns(const Cells& cells) {
    std::vector<FigureColumn> columns{FigureColumn::Part, FigureColumn::X};
    if (cells.methodsFirst) columns.push_back(FigureColumn::Method);
    columns.insert(columns.end(), {FigureColumn::Y, FigureColumn::Value});
    for (const auto& [numbers, column] :
         {std::pair(&cells.spreads, FigureColumn::Strength),
          std::pair(&cells.changes, FigureColumn::Change),
          std::pair(&cells.changeSpreads, FigureColumn::ChangeSpread),
          std::pair(&cells.counts, FigureColumn::Count)})
        if (hasNumber(*numbers)) columns.push_back(column);
    if (hasRemark(cells)) columns.push_back(FigureColumn::Mark);
    return columns;
}

}  // namespace ardent
