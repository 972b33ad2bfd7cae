#pragma once

#include <QAbstractTableModel>
#include <QHash>
#include <utility>

#include "ui/session/loaded_data.h"

namespace ardent {

/// The first rows of a table as they are read: numbers as they are understood, cells that do not
/// fit their column as they stand in the file, and which cells are missing.
class PreviewModel : public QAbstractTableModel {
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    static constexpr int kMostRows = 50;

    void show(DataPtr);  ///< null: nothing
    const DataPtr& shown() const { return data_; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString cell(const QModelIndex& index) const;
    QVariant columnHeader(const Column&, int role) const;
    QVariant rowHeader(int row, int role) const;

    DataPtr data_;
    QHash<std::pair<int, int>, QString> bad_;  ///< texts by row and column
};

}  // namespace ardent
