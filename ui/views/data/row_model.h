#pragma once

#include <QAbstractTableModel>

#include "core/data/table/row_selection.h"
#include "ui/session/loaded_data.h"

namespace ardent {

/// The cells of a table as they are read from it when they come into sight. Numbers are the
/// shortest text that stands for what is stored; a column that is stored as float32, which is what
/// models learn from, says so in its header's tooltip.
class RowModel : public QAbstractTableModel {
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    static constexpr int kWholeRole =
        Qt::UserRole;  ///< the cell in one line, "" where it is missing

    void setTable(DataPtr data);  ///< null: no table
    const DataPtr& table() const { return data_; }
    /// Marks rows; those in sight have to be painted anew.
    void setMarked(RowSelectionPtr rows) { marked_ = std::move(rows); }
    bool isMarked(int row) const { return marked_ && marked_->contains(row); }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString rowHelp(int row) const;
    QVariant rowHeader(int row, int role) const;

    DataPtr data_;
    RowSelectionPtr marked_;
};

}  // namespace ardent
