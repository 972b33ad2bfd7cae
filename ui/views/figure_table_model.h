#pragma once

#include <QAbstractTableModel>
#include <memory>
#include <optional>
#include <vector>

#include "core/figure/figure_table.h"

namespace ardent {

/// The numbers of a figure as they stand in its CSV file, for reading: in the user's locale, under
/// the names of the axes.
class FigureTableModel : public QAbstractTableModel {
    Q_OBJECT

public:
    /// The number in full or the word, as text to be pasted into another program.
    static constexpr int kExactRole = Qt::UserRole;

    using QAbstractTableModel::QAbstractTableModel;

    /// Rows keep their places, so that a selection stays where it is while a run goes on.
    void setFigure(std::shared_ptr<const Figure> figure);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    FigureColumn column(int section) const;

    /// Of the data's table, behind the chosen rows of this one; one flag a row.
    std::vector<std::int32_t> tableRows(const std::vector<bool>& chosen) const;

private:
    QString title(FigureColumn column) const;
    QStringList titles() const;
    FigureCell cell(int row, int section) const;
    QVariant alignment(int row, int section) const;

    std::shared_ptr<const Figure> figure_;
    std::optional<FigureTable> table_;
    std::vector<FigureColumn> columns_;  ///< the table's, without parts that are all alike
    int rows_ = 0;
};

}  // namespace ardent
