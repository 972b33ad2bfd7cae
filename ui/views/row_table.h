#pragma once

#include <QTableView>

#include "ui/session/loaded_data.h"

namespace ardent {

class RowModel;

/// All rows and columns of the loaded table. A million rows cost no more than those in sight.
class RowTable : public QTableView {
    Q_OBJECT

public:
    explicit RowTable(QWidget* parent = nullptr);

    void showTable(const DataPtr& loaded);  ///< null: none

    /// A search for what is typed would read every row.
    void keyboardSearch(const QString&) override {}

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void copy();
    void measure();
    int widthOf(int column) const;

    RowModel* rows_;
};

}  // namespace ardent
