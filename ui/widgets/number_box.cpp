#include "ui/widgets/number_box.h"

#include <algorithm>
#include <cmath>

#include "ui/widgets/told_below.h"
#include "ui/widgets/undo_pass.h"

namespace ardent {

double nextInDecade(double value, bool up) {
    const double decade = std::pow(10., std::floor(std::log10(value) + 1e-9));
    const double mantissa = value / decade;
    constexpr double kSlack = 1e-6;
    if (up) {
        for (const double step : {2., 5.})
            if (mantissa < step - kSlack) return step * decade;
        return 10. * decade;
    }
    for (const double step : {5., 2., 1.})
        if (mantissa > step + kSlack) return step * decade;
    return 0.5 * decade;
}

NumberBox::NumberBox(Kind kind, Steps steps, double minimum, double maximum, QWidget* parent)
    : QDoubleSpinBox(parent), kind_(kind), steps_(steps) {
    constexpr int kEveryDigit = 30;
    setDecimals(kind == Kind::Integer ? 0 : kEveryDigit);
    setRange(minimum, maximum);
    if (kind == Kind::Real)
        setSingleStep(std::pow(10., std::floor(std::log10(maximum - minimum)) - 1.));
    setFocusPolicy(Qt::StrongFocus);
    setKeyboardTracking(false);
    setCorrectionMode(QAbstractSpinBox::CorrectToNearestValue);
    passUndo(*this, [this] {
        return cleanText() == textFromValue(value()) ||
               (value() == this->minimum() && text() == specialValueText());
    });
}

QString NumberBox::textFromValue(double value) const {
    if (kind_ == Kind::Integer)
        return locale().toString(static_cast<qlonglong>(std::llround(value)));
    const double size = std::abs(value);
    const bool plain = size == 0. || (size >= 1e-4 && size < 1e6);
    return locale().toString(value, plain ? 'f' : 'g', QLocale::FloatingPointShortest);
}

std::optional<double> NumberBox::parse(const QString& text) const {
    if (!specialValueText().isEmpty() && text == specialValueText()) return minimum();
    QString bare = text;
    if (!suffix().isEmpty() && bare.endsWith(suffix())) bare.chop(suffix().size());
    bare = bare.trimmed();
    bool understood = false;
    double value = locale().toDouble(bare, &understood);
    if (!understood) value = QLocale::c().toDouble(bare, &understood);
    if (!understood || !std::isfinite(value)) return std::nullopt;
    return kind_ == Kind::Integer ? std::round(value) : value;
}

double NumberBox::valueFromText(const QString& text) const {
    return parse(text).value_or(value());
}

QValidator::State NumberBox::validate(QString& text, int&) const {
    const auto value = parse(text);
    if (value)
        return *value >= minimum() && *value <= maximum() ? QValidator::Acceptable
                                                          : QValidator::Intermediate;
    const bool plausible = std::ranges::all_of(std::as_const(text), [this](QChar c) {
        return c.isDigit() || c.isSpace() || QStringView(u".,+-eE").contains(c) ||
               suffix().contains(c) || specialValueText().contains(c);
    });
    return plausible ? QValidator::Intermediate : QValidator::Invalid;
}

void NumberBox::fixup(QString& text) const {
    const auto value = parse(text);
    if (!value) return QDoubleSpinBox::fixup(text);
    text = textFromValue(std::clamp(*value, minimum(), maximum())) + suffix();
    tellBelow(*this, tr("From %1 to %2").arg(textFromValue(minimum()), textFromValue(maximum())));
}

void NumberBox::stepBy(int steps) {
    if (steps_ == Steps::Linear || value() <= 0.) return QDoubleSpinBox::stepBy(steps);
    double next = value();
    for (int i = 0; i < std::abs(steps); ++i) next = nextInDecade(next, steps > 0);
    setValue(kind_ == Kind::Integer ? std::round(next) : next);
    selectAll();
}

QSize NumberBox::sizeHint() const {
    QSize size = QDoubleSpinBox::sizeHint();
    const int digit = fontMetrics().horizontalAdvance(u'0');
    const int arrows = size.height();
    const int withUnit = 4 * digit + fontMetrics().horizontalAdvance(suffix()) + arrows;
    size.setWidth(std::max(14 * digit, withUnit));
    return size;
}

}  // namespace ardent
