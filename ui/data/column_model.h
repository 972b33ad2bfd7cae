#pragma once

#include <QAbstractTableModel>
#include <string>
#include <vector>

namespace ardent {

class Session;

/// One row a column of the session's table: name, role, type, missing share, distribution.
class ColumnModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Field { Name, Role, Type, Missing, Distribution, FieldCount };
    static constexpr int kHistogramRole = Qt::UserRole + 1;  ///< QList<double>, tallest bin = 1
    static constexpr int kMutedRole = Qt::UserRole + 2;      ///< bool: not used by the model
    static constexpr int kShortTypeRole = Qt::UserRole + 3;  ///< QString

    explicit ColumnModel(Session& session, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

    /// The role column takes an int cast from ardent::Role, the type column one from ReadAs.
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

private:
    QString text(const QModelIndex& index) const;
    QString tooltip(const QModelIndex& index) const;
    QVariant edited(const QModelIndex& index) const;

    void takeTable();

    Session& session_;
    std::vector<std::string> names_;
};

}  // namespace ardent
