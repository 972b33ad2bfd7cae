#pragma once

#include <QSpinBox>
#include <optional>

#include "core/data/task/table_rows.h"

namespace ardent {

/// A field for a row of the table, from 1, among those that a run has: steps pass over the others,
/// and in place of a typed row that it lacks the next one is taken, which is told.
class RowBox : public QSpinBox {
    Q_OBJECT

public:
    /// `none`: what is shown where no row is chosen; "": one always is.
    explicit RowBox(const QString& none, QWidget* parent = nullptr);

    /// Of a task of that many rows. The row that is shown stays where the task has it.
    void setRows(TableRowsPtr rows, Index count);
    /// The chosen row's number in the task.
    std::optional<std::int32_t> taskRow() const;

    void stepBy(int steps) override;
    QValidator::State validate(QString& text, int& position) const override;
    void fixup(QString& text) const override;

private:
    int least() const { return specialValueText().isEmpty() ? 1 : 0; }
    int rowAt(Index taskRow) const;
    qlonglong typedRow(const QString& text) const;
    /// That row, or the next that the task has.
    int nearest(int row) const;

    TableRowsPtr rows_;
    Index count_ = 0;
};

}  // namespace ardent
