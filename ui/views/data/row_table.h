#pragma once

#include <QTableView>

#include "core/data/table/row_selection.h"
#include "ui/session/loaded_data.h"

namespace ardent {

class RowModel;

/// All rows and columns of the loaded table. A million rows cost no more than those in sight. Whole
/// rows that a person selects, by their numbers or by Space, are told; selected cells are only
/// copied.
class RowTable : public QTableView {
    Q_OBJECT

public:
    explicit RowTable(QWidget* parent = nullptr);

    void showTable(const DataPtr& loaded);  ///< null: none
    void mark(RowSelectionPtr rows);
    void goToNextMarked();  ///< below the current row, or else the first one

    /// A search for what is typed would read every row.
    void keyboardSearch(const QString&) override {}

signals:
    void picked(const ardent::RowSelectionPtr& rows);

protected:
    void selectionChanged(const QItemSelection& selected,
                          const QItemSelection& deselected) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void copy();
    RowSelection markedRows() const;
    bool isWhole(const QItemSelectionRange& range) const;
    void pickRowsOfCells(bool adds);
    void pick(RowSelection rows);
    void measure();
    int widthOf(int column) const;

    RowModel* rows_;
    RowSelectionPtr marked_;
    bool isPicking_ = false;
};

}  // namespace ardent
