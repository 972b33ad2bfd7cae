#include "ui/widgets/field.h"

#include <QEvent>
#include <QGridLayout>

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
    return label;
}

void setFormColumns(QGridLayout& grid) {
    grid.setContentsMargins(0, 0, 0, 0);
    grid.setColumnStretch(0, 4);
    grid.setColumnStretch(1, 5);
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
