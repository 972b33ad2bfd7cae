#pragma once

#include "ui/widgets/soft_delegate.h"

namespace ardent {

/// Edits a role with a drop-down list.
class RoleDelegate : public SoftDelegate {
    Q_OBJECT

public:
    using SoftDelegate::SoftDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const override;
    void setEditorData(QWidget* editor, const QModelIndex& index) const override;
    void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const override;
    void setModelData(QWidget* editor, QAbstractItemModel* model,
                      const QModelIndex& index) const override;
};

/// Draws a column's histogram as small bars.
class HistogramDelegate : public SoftDelegate {
    Q_OBJECT

public:
    using SoftDelegate::SoftDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
};

/// Plain text, pale where the column is not used.
class ColumnTextDelegate : public SoftDelegate {
    Q_OBJECT

public:
    using SoftDelegate::SoftDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
};

}  // namespace ardent
