#include "ui/method/option_field.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QSignalBlocker>
#include <QToolButton>
#include <cmath>

#include "ui/style/number_format.h"
#include "ui/style/translated.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/field.h"
#include "ui/widgets/line_icon.h"
#include "ui/widgets/number_box.h"

namespace ardent {

namespace {

using Kind = OptionSpec::Kind;

QString limitText(const OptionSpec& spec, double limit) {
    return spec.kind == Kind::Integer ? numberLocale().toString(limit, 'g', 15)
                                      : formatNumber(limit, 6, numberLocale());
}

QString choiceTitle(const OptionSpec& spec, const std::string& id) {
    for (const auto& [choice, title] : spec.choices)
        if (choice == id) return translatedCore(title);
    return QString::fromStdString(id);
}

/// More than stands beside a number.
bool hasLongUnit(const OptionSpec& spec) {
    constexpr qsizetype kLetters = 16;
    return translatedCore(spec.unit).size() > kLetters;
}

}  // namespace

QString zeroText(const OptionSpec& spec) {
    switch (spec.zero) {
        case OptionSpec::Zero::Number:
            return {};
        case OptionSpec::Zero::Automatic:
            return OptionField::tr("automatic");
        case OptionSpec::Zero::None:
            return OptionField::tr("none");
        case OptionSpec::Zero::Unlimited:
            return OptionField::tr("unlimited");
    }
    return {};
}

QString optionText(const OptionSpec& spec, const OptionValue& value) {
    constexpr int kDigits = 12;
    const bool isZero = value == OptionValue(0LL) || value == OptionValue(0.);
    if (isZero && !zeroText(spec).isEmpty()) return zeroText(spec);
    switch (spec.kind) {
        case Kind::Switch:
            return std::get<bool>(value) ? OptionField::tr("on") : OptionField::tr("off");
        case Kind::Integer:
            return numberLocale().toString(std::get<long long>(value));
        case Kind::Real:
            return formatNumber(std::get<double>(value), kDigits, numberLocale());
        case Kind::Choice:
            return choiceTitle(spec, std::get<std::string>(value));
    }
    return {};
}

QString optionHelp(const OptionSpec& spec) {
    QStringList lines{translatedCore(spec.help)};
    if (spec.kind == Kind::Integer || spec.kind == Kind::Real) {
        const QString unit = spec.unit.empty() ? QString() : u' ' + translatedCore(spec.unit);
        lines << OptionField::tr("Range %1 to %2%3")
                     .arg(limitText(spec, spec.minimum), limitText(spec, spec.maximum), unit);
    }
    if (spec.live) lines << OptionField::tr("May be changed during a run");
    return lines.join(u'\n');
}

OptionField::OptionField(const OptionSpec& spec, QWidget* form)
    : QObject(form),
      spec_(spec),
      standard_(spec.standard),
      editor_(makeEditor(form)),
      reset_(new QToolButton(form)) {
    const QString title = translatedCore(spec.title);
    editor_->setObjectName(QStringLiteral("option.") + QString::fromStdString(spec.id));
    label_ = fieldLabel(title, editor_, optionHelp(spec));
    if (hasLongUnit(spec)) label_->setText(tr("%1 (%2)").arg(title, translatedCore(spec.unit)));
    label_->setWordWrap(true);
    reset_->setObjectName(QStringLiteral("reset.") + QString::fromStdString(spec.id));
    reset_->setIcon(lineIcon(QStringLiteral("undo")));
    reset_->setAutoRaise(true);
    reset_->setFocusPolicy(Qt::StrongFocus);
    reset_->setAccessibleName(tr("Reset %1").arg(title));
    QSizePolicy policy = reset_->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    reset_->setSizePolicy(policy);
    connect(reset_, &QToolButton::clicked, this, [this] {
        show(standard_, standard_);
        emit edited(standard_);
    });
    show(spec.standard, spec.standard);
}

QWidget* OptionField::makeEditor(QWidget* form) {
    if (spec_.kind == Kind::Switch) {
        auto* box = new QCheckBox(form);
        connect(box, &QCheckBox::toggled, this, &OptionField::commit);
        return box;
    }
    if (spec_.kind == Kind::Choice) {
        auto* box = new ChoiceBox(form);
        for (const auto& [id, title] : spec_.choices)
            box->addItem(translatedCore(title), QString::fromStdString(id));
        connect(box, &QComboBox::currentIndexChanged, this, &OptionField::commit);
        return box;
    }
    const bool integer = spec_.kind == Kind::Integer;
    const bool logarithmic = spec_.scale == OptionSpec::Scale::Logarithmic;
    auto* box =
        new NumberBox(integer ? NumberBox::Kind::Integer : NumberBox::Kind::Real,
                      logarithmic ? NumberBox::Steps::Logarithmic : NumberBox::Steps::Linear,
                      spec_.minimum, spec_.maximum, form);
    if (!spec_.unit.empty() && !hasLongUnit(spec_))
        box->setSuffix(u' ' + translatedCore(spec_.unit));
    box->setSpecialValueText(zeroText(spec_));
    connect(box, &QDoubleSpinBox::valueChanged, this, &OptionField::commit);
    return box;
}

void OptionField::commit() {
    showReset();
    emit edited(value());
}

void OptionField::show(const OptionValue& value, const OptionValue& standard) {
    standard_ = standard;
    if (value != this->value()) write(value);
    reset_->setToolTip(tr("Back to the default, %1").arg(optionText(spec_, standard_)));
    showReset();
}

void OptionField::setEnabled(bool enabled, const QString& condition) {
    for (QWidget* widget : {static_cast<QWidget*>(label_), editor_}) {
        widget->setEnabled(enabled);
        widget->setToolTip(enabled ? optionHelp(spec_) : optionHelp(spec_) + u'\n' + condition);
    }
}

void OptionField::showReset() {
    reset_->setVisible(value() != standard_);
}

void OptionField::write(const OptionValue& value) {
    const QSignalBlocker quiet(editor_);
    switch (spec_.kind) {
        case Kind::Switch:
            qobject_cast<QCheckBox*>(editor_)->setChecked(std::get<bool>(value));
            break;
        case Kind::Choice: {
            auto* box = qobject_cast<QComboBox*>(editor_);
            box->setCurrentIndex(
                box->findData(QString::fromStdString(std::get<std::string>(value))));
            break;
        }
        case Kind::Integer:
            qobject_cast<NumberBox*>(editor_)->setValue(
                static_cast<double>(std::get<long long>(value)));
            break;
        case Kind::Real:
            qobject_cast<NumberBox*>(editor_)->setValue(std::get<double>(value));
            break;
    }
}

OptionValue OptionField::value() const {
    switch (spec_.kind) {
        case Kind::Switch:
            return qobject_cast<QCheckBox*>(editor_)->isChecked();
        case Kind::Choice:
            return qobject_cast<QComboBox*>(editor_)->currentData().toString().toStdString();
        case Kind::Integer:
            return static_cast<long long>(std::llround(qobject_cast<NumberBox*>(editor_)->value()));
        case Kind::Real:
            break;
    }
    return qobject_cast<NumberBox*>(editor_)->value();
}

}  // namespace ardent
