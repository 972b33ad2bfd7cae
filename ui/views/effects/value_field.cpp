#include "ui/views/effects/value_field.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSlider>
#include <algorithm>
#include <cmath>

#include "ui/style/theme.h"
#include "ui/style/translated.h"
#include "ui/views/effects/value_frame.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/field.h"
#include "ui/widgets/number_text.h"
#include "ui/widgets/palette_theme.h"
#include "ui/widgets/told_below.h"

namespace ardent {

namespace {

constexpr int kNameLetters = 18;
constexpr int kFineSteps = 200;
constexpr int kFrameLetters = 2;  ///< of a number, at its sides
constexpr int kFramePixels = 5;   ///< above and below letters

}  // namespace

ValueField::ValueField(const SourceColumn& source, const DistinctNames& names, const Range& range,
                       bool whole, QWidget* parent)
    : QWidget(parent), range_(range), date_(source.date) {
    const QString name = QString::fromStdString(source.name);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    const bool isNumber = source.type == ColumnType::Numeric;
    if (isNumber)
        buildSlider(range, whole);
    else
        buildLevels(source.levels);
    auto* input = isNumber ? static_cast<QWidget*>(slider_) : static_cast<QWidget*>(levels_);
    const int room = fontMetrics().averageCharWidth() * kNameLetters;
    QString shown = names.shortened(name, QFontMetricsF(fontMetrics()), room);
    name_ = fieldLabel(shown.replace(u'&', QStringLiteral("&&")), input,
                       tr("Value of %1 in the what-if row").arg(name));
    name_->setTextFormat(Qt::PlainText);
    name_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    input->setAccessibleName(name);
    input->setObjectName(QStringLiteral("whatIf.") + name);
    row->addWidget(name_);
    row->addWidget(input, 1);
    const int line = fontMetrics().height() + kFramePixels;
    for (QWidget* part : {input, static_cast<QWidget*>(number_)})
        if (part) part->setFixedHeight(line);
    if (!number_) return;
    number_->setObjectName(input->objectName() + QStringLiteral(".number"));
    number_->setAccessibleName(tr("Number of %1").arg(name));
    number_->setToolTip(tr("Type a value; the training rows hold %1 to %2")
                            .arg(textOf(range.low), textOf(range.high)));
    row->addWidget(number_);
}

int ValueField::nameWidth() const {
    return name_->sizeHint().width();
}

void ValueField::setNameWidth(int width) {
    name_->setFixedWidth(width);
}

void ValueField::buildSlider(const Range& range, bool whole) {
    slider_ = new QSlider(Qt::Horizontal, this);
    const double span = range.high - range.low;
    slider_->setRange(0, span <= 0. ? 0 : whole ? static_cast<int>(std::lround(span)) : kFineSteps);
    slider_->setPageStep(std::max(1, slider_->maximum() / 10));
    slider_->setEnabled(span > 0.);
    slider_->setMinimumWidth(fontMetrics().averageCharWidth() * 7);
    whole_ = whole;
    number_ = new QLineEdit(this);
    number_->setEnabled(span > 0.);
    number_->setPlaceholderText(QStringLiteral("–"));
    number_->setFixedWidth(widestNumber());
    connect(slider_, &QSlider::valueChanged, this, [this](int step) {
        const double share = static_cast<double>(step) / std::max(1, slider_->maximum());
        const double value = std::lerp(range_.low, range_.high, share);
        showNumber(whole_ ? std::round(value) : value);
        emit valueChanged(value_);
    });
    connect(number_, &QLineEdit::editingFinished, this, &ValueField::takeNumber);
}

/// What is no number that a model can take gives way to the one before. An end of the range is
/// typed as it is shown.
void ValueField::takeNumber() {
    if (!number_->isModified()) return;
    number_->setModified(false);
    const QString text = number_->text().trimmed();
    const std::optional<double> typed = valueIn(text);
    if (!typed || !std::isfinite(static_cast<float>(*typed))) {
        showNumber(value_);
        if (!text.isEmpty())
            tellBelow(*number_, tr("“%1” is no number that a model can take; %2 stays.")
                                    .arg(text, std::isnan(value_) ? number_->placeholderText()
                                                                  : number_->text()));
        return;
    }
    double value = *typed;
    for (const double end : {range_.low, range_.high})
        if (textOf(value) == textOf(end)) value = end;
    placeSlider(value);
    showNumber(value);
    emit valueChanged(value_);
}

void ValueField::placeSlider(double value) {
    if (std::isnan(value)) value = range_.low;
    const QSignalBlocker quiet(slider_);
    const double span = range_.high - range_.low;
    const double share = span > 0. ? std::clamp((value - range_.low) / span, 0., 1.) : 0.;
    slider_->setValue(static_cast<int>(std::lround(share * slider_->maximum())));
}

void ValueField::buildLevels(const std::vector<std::string>& levels) {
    constexpr int kVisible = 20;
    levels_ = new ChoiceBox(this);
    levels_->setMaxVisibleItems(kVisible);
    levels_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    levels_->setMinimumContentsLength(6);
    levels_->setPlaceholderText(QStringLiteral("–"));
    for (const std::string& level : levels) levels_->addItem(QString::fromStdString(level));
    connect(levels_, &QComboBox::currentIndexChanged, this,
            [this](int level) { emit valueChanged(static_cast<double>(level)); });
}

void ValueField::setValue(double value) {
    if (levels_) {
        const QSignalBlocker quiet(levels_);
        return levels_->setCurrentIndex(static_cast<int>(value));
    }
    placeSlider(value);
    showNumber(value);
}

/// A number, or of dates also what they are shown as.
std::optional<double> ValueField::valueIn(const QString& text) const {
    if (date_)
        if (const auto value =
                clockValueIn(date_->clock, text.toStdString(),
                             date_->order.value_or(DateOrder::DayFirst), date_->origin))
            return value;
    bool isNumber = false;
    double value = numberLocale().toDouble(text, &isNumber);
    if (!isNumber) value = QLocale::c().toDouble(text, &isNumber);
    return isNumber ? std::optional(value) : std::nullopt;
}

/// With as many decimals as the range asks for.
QString ValueField::textOf(double value) const {
    if (date_) return QString::fromStdString(clockText(date_->clock, value, date_->origin));
    const double span = range_.high - range_.low;
    const double unit = span > 0. ? std::pow(10., std::floor(std::log10(span)) - 3.) : 0.;
    const double shown = unit > 0. ? unit * std::round(value / unit) + 0. : value;
    return typedText(shown, 6);
}

/// With fewer digits where it is too long for the field, as one far beyond the range is.
QString ValueField::fittingText(double value) const {
    if (date_) return textOf(value);
    const int room = number_->width() - kFrameLetters * fontMetrics().averageCharWidth();
    QString text = textOf(value);
    for (int digits = 5; digits > 1 && fontMetrics().horizontalAdvance(text) > room; --digits)
        text = typedText(value, digits);
    if (fontMetrics().horizontalAdvance(text) <= room) return text;
    return numberLocale()
        .toString(value, 'e', 1)
        .replace(QStringLiteral("e+0"), QStringLiteral("e"));
}

int ValueField::widestNumber() const {
    int widest = fontMetrics().averageCharWidth() * 5;
    for (const double share : {0., 0.12345, 0.98765, 1.}) {
        const QString text = textOf(range_.low + share * (range_.high - range_.low));
        widest = std::max(widest, fontMetrics().horizontalAdvance(text));
    }
    return widest + kFrameLetters * fontMetrics().averageCharWidth();
}

int ValueField::numberWidth() const {
    return number_ ? number_->width() : 0;
}

void ValueField::setNumberWidth(int width) {
    if (!number_) return;
    number_->setFixedWidth(width);
    showNumber(value_);
}

void ValueField::showNumber(double value) {
    value_ = value;
    number_->setText(std::isnan(value) ? QString() : fittingText(value));
    number_->setCursorPosition(0);
    mark(isBeyond(range_, value));
}

void ValueField::mark(bool beyond) {
    number_->setAccessibleDescription(beyond ? number_->toolTip() : QString());
    QPalette colours;
    if (beyond) {
        const QColor warning = theme(themeOf(palette())).warning;
        colours.setColor(QPalette::Text, warning);
        colours.setColor(QPalette::Window, warning);  // of which the frame is made
    }
    number_->setPalette(colours);
}

void ValueField::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && number_) mark(isBeyond(range_, value_));
}

}  // namespace ardent
