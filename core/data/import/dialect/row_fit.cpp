#include "core/data/import/dialect/row_fit.h"

#include <algorithm>

namespace ardent {

bool fitRow(RowCells& cells, std::size_t columns, std::size_t fewest) {
    if (cells.size() == columns) return true;
    if (cells.size() < fewest) return false;
    const auto behind =
        cells.begin() + static_cast<std::ptrdiff_t>(std::min(columns, cells.size()));
    if (!std::all_of(behind, cells.end(), [](std::string_view cell) { return cell.empty(); }))
        return false;
    cells.resize(columns);
    return true;
}

void blankOut(const std::vector<std::string>& texts, std::span<std::string_view> cells) {
    if (texts.empty()) return;
    for (std::string_view& cell : cells)
        if (std::ranges::find(texts, cell) != texts.end()) cell = {};
}

}  // namespace ardent
