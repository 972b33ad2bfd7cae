#include "ui/widgets/selected_cells.h"

#include <QTableView>
#include <set>

namespace ardent {

QString selectedCells(const QTableView& table, int role) {
    const QAbstractItemModel& model = *table.model();
    const QItemSelectionModel& selected = *table.selectionModel();
    std::set<int> rows, columns;
    for (const QItemSelectionRange& range : selected.selection()) {
        for (int row = range.top(); row <= range.bottom(); ++row) rows.insert(row);
        for (int column = range.left(); column <= range.right(); ++column) columns.insert(column);
    }
    QStringList line;
    for (const int column : columns)
        line << model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
    QStringList lines{line.join(u'\t')};
    for (const int row : rows) {
        line.clear();
        for (const int column : columns) {
            const QModelIndex index = model.index(row, column);
            line << (selected.isSelected(index) ? index.data(role).toString() : QString());
        }
        lines << line.join(u'\t');
    }
    return lines.join(u'\n') + u'\n';
}

}  // namespace ardent
