#include "ui/widgets/field.h"

#include <QEvent>
#include <QGridLayout>
#include <algorithm>

namespace ardent {

namespace {

/// Leaves the wheel to the scroll area around, unless the field has the focus.
class WheelGuard : public QObject {
public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() != QEvent::Wheel || static_cast<QWidget*>(watched)->hasFocus())
            return false;
        event->ignore();
        return true;
    }
};

/// Looks disabled while its field is.
class LikeItsField : public QObject {
public:
    explicit LikeItsField(QLabel& label) : QObject(&label), label_(label) {
        label.buddy()->installEventFilter(this);
        label.setEnabled(label.buddy()->isEnabled());
    }

    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::EnabledChange)
            label_.setEnabled(static_cast<QWidget*>(watched)->isEnabled());
        return false;
    }

private:
    QLabel& label_;
};

constexpr int kFormColumns = 3;

int leastWidth(const QGridLayout& form, int column) {
    int width = 0;
    for (int i = 0; i < form.count(); ++i) {
        int row = 0, first = 0, rows = 0, columns = 0;
        form.getItemPosition(i, &row, &first, &rows, &columns);
        if (first == column && columns == 1)
            width = std::max(width, form.itemAt(i)->minimumSize().width());
    }
    return width;
}

/// Where no text is cut or broken into lines.
int wantedWidth(const QGridLayout& form, int column) {
    int width = 0;
    for (int i = 0; i < form.count(); ++i) {
        int row = 0, first = 0, rows = 0, columns = 0;
        form.getItemPosition(i, &row, &first, &rows, &columns);
        QWidget* widget = form.itemAt(i)->widget();
        if (first != column || !widget) continue;
        const auto* label = qobject_cast<const QLabel*>(widget);
        width = std::max(width, label ? label->fontMetrics().horizontalAdvance(label->text())
                                      : widget->sizeHint().width());
    }
    return width;
}

}  // namespace

QLabel* fieldLabel(const QString& title, QWidget* field, const QString& help) {
    auto* label = new QLabel(title, field->parentWidget());
    label->setBuddy(field);
    label->setToolTip(help);
    field->setAccessibleName(QString(title).remove(u'&'));
    field->setAccessibleDescription(help);
    field->setToolTip(help);
    if (field->focusPolicy() == Qt::WheelFocus) field->setFocusPolicy(Qt::StrongFocus);
    field->installEventFilter(new WheelGuard(field));
    new LikeItsField(*label);
    return label;
}

void setUsable(QWidget& field, const QString& missing) {
    field.setEnabled(missing.isEmpty() || field.hasFocus());
    field.setToolTip(missing.isEmpty() ? field.accessibleDescription() : missing);
}

void setFormColumns(QGridLayout& grid) {
    grid.setContentsMargins(0, 0, 0, 0);
    grid.setColumnStretch(0, 4);
    grid.setColumnStretch(1, 5);
}

void alignForms(const QWidget& dock) {
    const auto forms = dock.findChildren<QGridLayout*>();
    for (int column = 0; column < kFormColumns; ++column) {
        int least = 0;
        for (const QGridLayout* form : forms) least = std::max(least, leastWidth(*form, column));
        for (QGridLayout* form : forms) form->setColumnMinimumWidth(column, least);
    }
    for (const int column : {0, 1}) {
        int most = 1;
        for (const QGridLayout* form : forms) most = std::max(most, wantedWidth(*form, column));
        for (QGridLayout* form : forms) form->setColumnStretch(column, most);
    }
}

QLabel* sectionTitle(const QString& text) {
    auto* label = new QLabel(text);
    QFont font = label->font();
    font.setWeight(QFont::DemiBold);
    label->setFont(font);
    return label;
}

QLabel* smallPrint(const QString& text) {
    auto* label = new QLabel(text);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setForegroundRole(QPalette::PlaceholderText);
    return label;
}

}  // namespace ardent
