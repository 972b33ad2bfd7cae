#pragma once

#include <QStyledItemDelegate>

namespace ardent {

/// What a command is for, below its name, whole and in the colour of small print.
class CommandDelegate : public QStyledItemDelegate {
public:
    static constexpr int kTipRole = Qt::UserRole;

    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter*, const QStyleOptionViewItem&, const QModelIndex&) const override;
    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override;

    /// Pixels that name and tip need beside each other's edges.
    static int widthOf(const QFont& font, const QString& tip);
};

}  // namespace ardent
