#pragma once

#include <QString>

class QTableView;

namespace ardent {

/// The selected cells as lines of tab-separated text under the titles of their columns; cells of
/// the same rows and columns that are not selected are empty. `role` gives a cell's text.
QString selectedCells(const QTableView& table, int role);

}  // namespace ardent
