#pragma once

#include <QAbstractTableModel>

namespace ardent {

struct RunEntry;
class Session;

/// One row a run: name with colour chip and overlay mark, state, notes, target, method, seed, loss,
/// test score, ticks, time.
class RunsModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Field {
        Name,
        State,
        Notes,
        Target,
        MethodTitle,
        SeedText,
        Loss,
        Test,
        Ticks,
        Time,
        FieldCount
    };

    explicit RunsModel(Session& session, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

    /// Renames, or switches the overlay on and off by the check state.
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

    int runAt(int row) const;
    int rowOf(int run) const;  ///< −1 when there is none
    bool hasSeveralTargets() const;

private:
    const RunEntry& entryAt(int row) const;
    QString lossText(const RunEntry& entry) const;
    QString text(const RunEntry& entry, int field) const;
    QString tooltip(const RunEntry& entry, int field) const;
    void refresh();
    void nameLoss();

    Session& session_;
    QString lossName_;  ///< of the loss that all runs are judged by; "" where they differ
};

}  // namespace ardent
