#pragma once

#include <QStyledItemDelegate>

namespace ardent {

/// Cells of a table whose selection is a tint, so that what they show keeps its colours.
class SoftDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
};

}  // namespace ardent
