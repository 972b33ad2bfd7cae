#pragma once

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QStyle>
#include <QStyleOptionComboBox>

#include "ui/widgets/choice_box.h"
#include "ui/widgets/eliding_label.h"

namespace ardent::test {

inline QString described(const QWidget& widget, const QString& text) {
    return QStringLiteral("%1 \"%2\" %3 × %4, wants %5 × %6: %7")
        .arg(QLatin1String(widget.metaObject()->className()), widget.objectName())
        .arg(widget.width())
        .arg(widget.height())
        .arg(widget.sizeHint().width())
        .arg(widget.sizeHint().height())
        .arg(text);
}

/// No ancestor cuts anything off at the left or the right.
inline bool isWhole(const QWidget& widget) {
    for (const QWidget* around = widget.parentWidget(); around && !widget.isWindow();
         around = around->parentWidget()) {
        const int left = widget.mapTo(around, QPoint()).x();
        if (left < 0 || left + widget.width() > around->width()) return false;
        if (around->isWindow()) break;
    }
    return true;
}

inline bool fits(const QLabel& label) {
    if (label.wordWrap())
        return label.heightForWidth(label.width()) <= label.height() &&
               label.minimumSizeHint().width() <= label.width();
    return label.sizeHint().width() <= label.width();
}

/// A box may shorten a choice that its tooltip tells whole, but not to nothing.
inline bool fits(const QComboBox& box) {
    if (const auto* choice = qobject_cast<const ChoiceBox*>(&box))
        return choice->shownText() == choice->currentText() || choice->shownText().size() > 3;
    QStyleOptionComboBox option;
    option.initFrom(&box);
    const QRect room = box.style()->subControlRect(QStyle::CC_ComboBox, &option,
                                                   QStyle::SC_ComboBoxEditField, &box);
    return box.fontMetrics().horizontalAdvance(box.currentText()) <= room.width();
}

inline bool fits(const QAbstractSpinBox& box) {
    const auto* text = box.findChild<QLineEdit*>();
    return text->fontMetrics().horizontalAdvance(text->displayText()) <= text->width();
}

/// Titles of columns, where the header is not made to shorten them.
inline bool fits(const QHeaderView& header) {
    if (header.orientation() == Qt::Vertical || header.inherits("ardent::ElidingHeader"))
        return true;
    constexpr int kMargins = 4;  // pixels
    for (int section = 0; section < header.count(); ++section) {
        const QString title = header.model()->headerData(section, Qt::Horizontal).toString();
        if (!header.isSectionHidden(section) &&
            header.fontMetrics().horizontalAdvance(title) + kMargins > header.sectionSize(section))
            return false;
    }
    return true;
}

template <class Widget, class Text>
void addClipped(const QWidget& window, const Text& text, QStringList& found) {
    for (const Widget* widget : window.findChildren<Widget*>())
        if (widget->isVisible() && (!fits(*widget) || !isWhole(*widget)))
            found << described(*widget, text(*widget));
}

/// Labels, buttons, boxes and titles of columns that show a text of which a part cannot be seen.
inline QStringList clipped(const QWidget& window) {
    QStringList found;
    for (const QLabel* label : window.findChildren<QLabel*>()) {
        if (!label->isVisible() || label->text().isEmpty() ||
            qobject_cast<const ElidingLabel*>(label))
            continue;
        if (!fits(*label) || !isWhole(*label)) found << described(*label, label->text());
    }
    for (const QAbstractButton* button : window.findChildren<QAbstractButton*>()) {
        if (!button->isVisible() || button->text().isEmpty() || !button->sizeHint().isValid())
            continue;
        const bool hasRoom = button->inherits("ardent::SampleCard")
                                 ? button->heightForWidth(button->width()) <= button->height()
                                 : button->sizeHint().width() <= button->width();
        if (!hasRoom || !isWhole(*button)) found << described(*button, button->text());
    }
    addClipped<QComboBox>(
        window, [](const QComboBox& box) { return box.currentText(); }, found);
    addClipped<QAbstractSpinBox>(
        window, [](const QAbstractSpinBox& box) { return box.text(); }, found);
    for (const QHeaderView* header : window.findChildren<QHeaderView*>())
        if (header->isVisible() && !fits(*header))
            found << described(*header, header->parentWidget()->objectName());
    return found;
}

}  // namespace ardent::test
