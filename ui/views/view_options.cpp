#include "ui/views/view_options.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QLineEdit>
#include <QScopedValueRollback>
#include <QSlider>
#include <QSpinBox>
#include <algorithm>
#include <utility>

#include "ui/views/variable_box.h"

namespace ardent {

namespace {

/// Names of variables as they are; what else a box offers by its data or place, whatever the
/// language. Data of a variable are its place.
QString choiceIn(const QComboBox& box, int item) {
    const QVariant data = box.itemData(item);
    if (isVariableBox(box) && data.typeId() != QMetaType::QString) return box.itemText(item);
    return data.isValid() ? data.toString() : QString::number(item);
}

bool setNumber(const auto& write, int least, int most, const QString& text) {
    bool isNumber = false;
    const int number = text.toInt(&isNumber);
    if (!isNumber || number < least || number > most) return false;
    write(number);
    return true;
}

}  // namespace

ViewOptions::ViewOptions(QObject* parent) : QObject(parent) {}

template <class Control, class Signal, class Read, class Write>
void ViewOptions::add(Control* control, Signal signal, bool isTyped, Read read, Write write) {
    add(Option{control, isTyped, read, write});
    connect(control, signal, this, &ViewOptions::note);
}

void ViewOptions::add(Option option) {
    known_[option.control->objectName()] = option.read();
    options_.push_back(std::move(option));
}

void ViewOptions::add(QComboBox* box, const std::function<bool()>& follows,
                      const std::function<void()>& follow) {
    const auto read = [box, follows] {
        return follows() || box->currentIndex() < 0 ? QString()
                                                    : choiceIn(*box, box->currentIndex());
    };
    const auto write = [box, follow](const QString& value) {
        if (value.isEmpty()) {
            follow();
            return true;
        }
        for (int item = 0; item < box->count(); ++item) {
            if (choiceIn(*box, item) != value) continue;
            box->setCurrentIndex(item);
            return true;
        }
        return false;
    };
    add(box, &QComboBox::currentIndexChanged, false, read, write);
}

void ViewOptions::add(QAbstractButton* button) {
    const auto read = [button] { return QString::number(button->isChecked() ? 1 : 0); };
    const auto write = [button](const QString& value) {
        return setNumber([&](int on) { button->setChecked(on != 0); }, 0, 1, value);
    };
    add(button, &QAbstractButton::toggled, false, read, write);
}

void ViewOptions::add(QSpinBox* box) {
    const auto read = [box] { return QString::number(box->value()); };
    const auto write = [box](const QString& value) {
        return setNumber([&](int number) { box->setValue(number); }, box->minimum(), box->maximum(),
                         value);
    };
    add(box, &QSpinBox::valueChanged, true, read, write);
}

void ViewOptions::add(QSlider* slider) {
    const auto read = [slider] { return QString::number(slider->value()); };
    const auto write = [slider](const QString& value) {
        return setNumber([&](int number) { slider->setValue(number); }, slider->minimum(),
                         slider->maximum(), value);
    };
    add(slider, &QSlider::valueChanged, true, read, write);
}

void ViewOptions::add(QLineEdit* field) {
    const auto write = [field](const QString& value) {
        field->setText(value);
        return true;
    };
    add(
        field, &QLineEdit::textChanged, true, [field] { return field->text(); }, write);
}

void ViewOptions::areOfTheTable(std::initializer_list<const QWidget*> controls) {
    for (const QWidget* control : controls)
        ofNoTable_[control->objectName()] = find(control->objectName())->read();
}

void ViewOptions::forgetTable() {
    recall(ofNoTable_);
}

void ViewOptions::note() {
    if (isQuiet_) return;
    for (const Option& option : options_) {
        const QString name = option.control->objectName();
        const QString now = option.read();
        const QString before = std::exchange(known_[name], now);
        if (now == before) continue;
        awaited_.erase(name);
        emit changed(name, before, now);
    }
}

void ViewOptions::settle() {
    if (isQuiet_) return;
    tryAwaited();
    for (const Option& option : options_) known_[option.control->objectName()] = option.read();
}

const ViewOptions::Option* ViewOptions::find(const QString& name) const {
    const auto found = std::ranges::find(
        options_, name, [](const Option& option) { return option.control->objectName(); });
    return found == options_.end() ? nullptr : &*found;
}

ViewOptions::Values ViewOptions::values() const {
    Values values = awaited_;
    for (const Option& option : options_)
        values.try_emplace(option.control->objectName(), option.read());
    return values;
}

/// All the view does then is no change of a person.
bool ViewOptions::write(const Option& option, const QString& value) {
    bool isDone = false;
    {
        const QScopedValueRollback quiet(isQuiet_, true);
        isDone = option.write(value);
    }
    for (const Option& one : options_) known_[one.control->objectName()] = one.read();
    return isDone;
}

/// Twice, because one option may need what another one draws.
void ViewOptions::tryAwaited() {
    for (int round = 0; round < 2; ++round)
        for (const Option& option : options_) {
            const auto value = awaited_.find(option.control->objectName());
            if (value != awaited_.end() && write(option, value->second)) awaited_.erase(value);
        }
}

void ViewOptions::take(const Values& values) {
    for (const auto& [name, value] : values) {
        const Option* option = find(name);
        if (!option) continue;
        awaited_.erase(name);
        if (option->read() != value) awaited_[name] = value;
    }
    tryAwaited();
}

void ViewOptions::recall(const Values& values) {
    awaited_.clear();
    take(values);
}

}  // namespace ardent
