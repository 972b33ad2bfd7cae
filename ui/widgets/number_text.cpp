#include "ui/widgets/number_text.h"

#include <QLocale>
#include <cmath>

#include "ui/style/translated.h"

namespace ardent {

namespace {

QString padded(long long value) {
    return numberLocale().toString(value).rightJustified(2, u'0');
}

/// With a true minus, as on the axes.
QString withMinus(QString text) {
    if (text.startsWith(u'-')) text[0] = QChar(0x2212);
    return text;
}

/// "1.235e-7".
QString scientific(double value, int digits) {
    const QString plain = QString::number(value, 'e', digits - 1);
    const auto split = plain.indexOf(u'e');
    return numberText(plain.left(split).toDouble(), digits) + u'e' +
           QString::number(plain.mid(split + 1).toInt());
}

}  // namespace

QString numberText(double value, int digits) {
    if (std::isnan(value)) return translated("not a number");
    const double size = std::abs(value);
    const bool plain = size == 0. || (size >= 1e-3 && size < 1e6);
    if (std::isinf(value)) return value > 0. ? QStringLiteral("∞") : QStringLiteral("−∞");
    if (!plain) return scientific(value, digits);
    const int before = size < 1. ? 0 : static_cast<int>(std::floor(std::log10(size))) + 1;
    const int leading =
        size > 0. && size < 0.1 ? static_cast<int>(-std::floor(std::log10(size))) - 1 : 0;
    QString text = numberLocale().toString(value, 'f', std::max(0, digits - before + leading));
    const QString point = numberLocale().decimalPoint();
    if (!text.contains(point)) return withMinus(text);
    while (text.endsWith(numberLocale().zeroDigit())) text.chop(1);
    if (text.endsWith(point)) text.chop(point.size());
    return withMinus(text);
}

QString countText(long long count) {
    return numberLocale().toString(count);
}

QString shareText(double share) {
    constexpr double kLeast = 1e-4;  // told apart from none and from all
    const double rest = 1. - share;
    if (share > 0. && share < kLeast) return translated("< %1 %").arg(numberText(100. * kLeast));
    if (rest > 0. && rest < kLeast)
        return translated("> %1 %").arg(numberText(100. * (1. - kLeast)));
    const bool isNearlyAll = rest > 0. && rest < 10. * kLeast;
    return translated("%1 %").arg(numberText(100. * share, isNearlyAll ? 4 : 3));
}

QString durationText(double seconds) {
    if (seconds < 1.) return translated("%1 ms").arg(numberText(1000. * seconds, 3));
    if (seconds < 60.)
        return translated("%1 s").arg(numberLocale().toString(seconds, 'f', seconds < 10. ? 2 : 1));
    const auto whole = static_cast<long long>(seconds);
    if (whole < 3600)
        return translated("%1 min %2 s").arg(countText(whole / 60), padded(whole % 60));
    return translated("%1 h %2 min").arg(countText(whole / 3600), padded(whole / 60 % 60));
}

}  // namespace ardent
