#include "ui/window/command_delegate.h"

#include <QApplication>
#include <QFontMetrics>
#include <QPainter>
#include <algorithm>

namespace ardent {

namespace {

constexpr double kTipSize = 0.9;  ///< of the name's letters

QFont tipFont(QFont font) {
    font.setPointSizeF(kTipSize * font.pointSizeF());
    return font;
}

int inset(const QWidget* widget) {
    return QApplication::style()->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, widget) + 1;
}

QString tipOf(const QModelIndex& index) {
    return index.data(CommandDelegate::kTipRole).toString();
}

}  // namespace

int CommandDelegate::widthOf(const QFont& font, const QString& tip) {
    return QFontMetrics(tipFont(font)).horizontalAdvance(tip) + 2 * inset(nullptr) + 1;
}

QSize CommandDelegate::sizeHint(const QStyleOptionViewItem& option,
                                const QModelIndex& index) const {
    const QSize name = QStyledItemDelegate::sizeHint(option, index);
    const QString tip = tipOf(index);
    if (tip.isEmpty()) return name;
    return {std::max(name.width(), widthOf(option.font, tip)),
            name.height() + QFontMetrics(tipFont(option.font)).lineSpacing()};
}

void CommandDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const {
    const QString tip = tipOf(index);
    if (tip.isEmpty()) return QStyledItemDelegate::paint(painter, option, index);
    QStyleOptionViewItem name(option);
    initStyleOption(&name, index);
    name.displayAlignment = Qt::AlignLeft | Qt::AlignTop;
    const QWidget* widget = option.widget;
    const QStyle* style = widget ? widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &name, painter, widget);
    const QFont font = tipFont(option.font);
    const int height = QFontMetrics(font).lineSpacing();
    const QRect line(option.rect.left() + inset(widget), option.rect.bottom() - height,
                     option.rect.width() - 2 * inset(widget), height);
    const bool isSelected = option.state & QStyle::State_Selected;
    painter->save();
    painter->setFont(font);
    painter->setPen(option.palette.color(
        QPalette::Normal, isSelected ? QPalette::HighlightedText : QPalette::PlaceholderText));
    painter->drawText(line, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                      QFontMetrics(font).elidedText(tip, Qt::ElideRight, line.width()));
    painter->restore();
}

}  // namespace ardent
