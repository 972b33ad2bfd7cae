#include "core/figure/figure_table.h"

#include <algorithm>

#include "core/base/check.h"
#include "core/base/overloaded.h"
#include "core/figure/layer_rows.h"

namespace ardent {

namespace {

int placeOfLine(const Series& line) {
    if (line.role == LineRole::Reference) return 8;
    return line.role == LineRole::Individual ? 1 : 0;
}

constexpr Overloaded kPlaceInTable{[](const Series& line) { return placeOfLine(line); },
                                   [](const Bars&) { return 2; },
                                   [](const Histogram&) { return 3; },
                                   [](const Field&) { return 4; },
                                   [](const Cells&) { return 5; },
                                   [](const Graph&) { return 6; },
                                   [](const Points&) { return 7; }};

}  // namespace

FigureTable::FigureTable(const Figure& figure) : figure_(&figure) {
    std::vector<const Layer*> layers;
    for (const Layer& layer : figure.layers) layers.push_back(&layer);
    std::ranges::stable_sort(layers, {},
                             [](const Layer* layer) { return std::visit(kPlaceInTable, *layer); });
    for (const Layer* layer : layers) {
        const Index rows = rowCount(*layer);
        if (rows > 0) blocks_.push_back({layer, total_, rows});
        total_ += rows;
    }
    columns_ = usedColumns();
}

std::vector<FigureColumn> FigureTable::usedColumns() const {
    std::array<bool, kFigureColumns.size()> used{};
    for (const Block& block : blocks_)
        for (const FigureColumn column : columnsOf(*block.layer))
            used[static_cast<std::size_t>(column)] = true;
    std::vector<FigureColumn> columns;
    for (const FigureColumn column : kFigureColumns)
        if (used[static_cast<std::size_t>(column)]) columns.push_back(column);
    return columns;
}

std::vector<std::int32_t> FigureTable::tableRows(const std::vector<bool>& chosen) const {
    check(std::ssize(chosen) == total_, "FigureTable::tableRows: {} flags for {} rows",
          chosen.size(), total_);
    std::vector<std::int32_t> found;
    for (const Block& block : blocks_) {
        const std::vector<std::int32_t> rows = tableRowsOf(*figure_, *block.layer, [&](Index line) {
            return chosen[static_cast<std::size_t>(block.first + line)];
        });
        found.insert(found.end(), rows.begin(), rows.end());
    }
    return found;
}

bool FigureTable::isOfOnePart() const {
    const auto isOfFirst = [this](Index index) {
        constexpr auto kPart = static_cast<std::size_t>(FigureColumn::Part);
        return row(index)[kPart] == row(0)[kPart];
    };
    return std::ranges::all_of(blocks_, [&](const Block& block) {
        return isOfFirst(block.first) && isOfFirst(block.first + block.rows - 1);
    });
}

FigureRow FigureTable::row(Index index) const {
    check(index >= 0 && index < total_, "FigureTable::row: there is no row {}", index);
    const Block& block = *std::prev(
        std::upper_bound(blocks_.begin(), blocks_.end(), index,
                         [](Index row, const Block& other) { return row < other.first; }));
    return rowOf(*figure_, *block.layer, index - block.first);
}

}  // namespace ardent
