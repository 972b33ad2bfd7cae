#include "ui/style/number_format.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "core/base/text.h"

namespace ardent {

namespace {

constexpr QChar kMinus(0x2212);
constexpr int kMostDecimals = 10;
constexpr int kFewDecimals = 5;
constexpr double kPlain = 0.01;  ///< from here on decimals are shorter than an exponent
constexpr double kLongestDecimal = 1e6, kLongestWhole = 1e9;  ///< below this

QString localised(const std::string& text, const QLocale& locale) {
    QString label = QString::fromStdString(text);
    if (label.startsWith(QLatin1Char('-'))) label[0] = kMinus;
    return label.replace(u'.', locale.decimalPoint());
}

/// Five digits and more before the point are grouped, or all numbers.
QString plainForm(double value, int decimals, bool groupsAll, const QLocale& locale) {
    constexpr std::size_t kUngrouped = 4;
    std::string digits = fmt::format("{:.{}f}", value, decimals);
    const bool isNegative = digits.front() == '-';
    if (isNegative) digits.erase(0, 1);
    const std::string whole = digits.substr(0, digits.find('.'));
    const bool isGrouped = groupsAll || whole.size() > kUngrouped;
    QString text = QString::fromStdString(isGrouped ? groupedDigits(std::stoll(whole)) : whole);
    text.replace(QLatin1Char(','), locale.groupSeparator());
    if (isNegative) text.prepend(kMinus);
    return text +
           QString::fromStdString(digits.substr(whole.size())).replace(u'.', locale.decimalPoint());
}

/// "1.20e-07" → "1.2e-7"
std::string exponentForm(double value, int significant) {
    const std::string text = fmt::format("{:.{}e}", value, significant - 1);
    const std::size_t e = text.find('e');
    std::string mantissa = text.substr(0, e);
    if (mantissa.find('.') != std::string::npos) {
        mantissa.erase(mantissa.find_last_not_of('0') + 1);
        if (mantissa.back() == '.') mantissa.pop_back();
    }
    return fmt::format("{}e{}", mantissa, std::stoi(text.substr(e + 1)));
}

/// Fewest decimals that write every tick exactly (to 1e-6 of the spread between them), or one too
/// many.
int commonDecimals(const QVector<double>& ticks, double spread) {
    for (int decimals = 0; decimals <= kMostDecimals; ++decimals) {
        const double unit = std::pow(10., decimals);
        const bool exact = std::ranges::all_of(ticks, [&](double tick) {
            return std::abs(tick - std::round(tick * unit) / unit) <= 1e-6 * spread;
        });
        if (exact) return decimals;
    }
    return kMostDecimals + 1;
}

}  // namespace

QString formatAligned(double value, int significant, const QLocale& locale) {
    if (std::isnan(value)) return QStringLiteral("NaN");
    if (std::isinf(value)) return value > 0. ? QStringLiteral("∞") : QStringLiteral("−∞");
    if (value == 0.) return QStringLiteral("0");
    const double size = std::abs(value);
    constexpr int kFewDigits = 2;  // of a number that is to be short
    if (size < 1e-4 || size >= (significant > kFewDigits ? kLongestWhole : kLongestDecimal))
        return localised(exponentForm(value, significant), locale);
    const std::string rounded = fmt::format("{:.{}e}", size, significant - 1);
    const int digitsBefore = std::stoi(rounded.substr(rounded.find('e') + 1)) + 1;
    return plainForm(value, std::max(0, significant - digitsBefore), false, locale);
}

QString formatNumber(double value, int significant, const QLocale& locale) {
    QString text = formatAligned(value, significant, locale);
    const QString point = locale.decimalPoint();
    if (text.contains(QLatin1Char('e')) || !text.contains(point)) return text;
    while (text.endsWith(u'0')) text.chop(1);
    if (text.endsWith(point)) text.chop(point.size());
    return text;
}

QString formatFixed(double value, int decimals, const QLocale& locale) {
    if (!std::isfinite(value)) return formatAligned(value, decimals, locale);
    const double unit = std::pow(10., -decimals);
    return plainForm(std::abs(value) < 0.5 * unit ? 0. : value, decimals, false, locale);
}

QVector<QString> tickLabels(const QVector<double>& ticks, const QLocale& locale) {
    QVector<QString> labels;
    labels.reserve(ticks.size());
    if (ticks.isEmpty()) return labels;
    const auto [low, high] = std::ranges::minmax_element(ticks);
    const double largest = std::max(std::abs(*low), std::abs(*high));
    const double spread =
        ticks.size() > 1 ? (*high - *low) / static_cast<double>(ticks.size() - 1) : largest;
    const int decimals = commonDecimals(ticks, spread);
    const int mostDecimals = largest < kPlain ? kFewDecimals : kMostDecimals;
    constexpr double kAllGrouped = 1e4;
    const bool plain =
        decimals <= mostDecimals && largest < (decimals == 0 ? kLongestWhole : kLongestDecimal);
    for (const double tick : ticks) {
        const double value = std::abs(tick) < 1e-9 * spread ? 0. : tick;
        if (value == 0. && !plain) {
            labels.append(QStringLiteral("0"));
        } else if (plain) {
            labels.append(plainForm(value, decimals, largest >= kAllGrouped, locale));
        } else {
            const double digits = std::ceil(std::log10(largest / spread)) + 2.;
            labels.append(localised(
                exponentForm(value, std::clamp(static_cast<int>(digits), 2, 12)), locale));
        }
    }
    return labels;
}

QVector<QString> logTickLabels(const QVector<double>& ticks, const QLocale& locale) {
    QVector<QString> labels;
    labels.reserve(ticks.size());
    const bool plain =
        std::ranges::all_of(ticks, [](double tick) { return tick > 0.999e-3 && tick < 1.001e4; });
    for (const double tick : ticks) {
        labels.append(plain ? formatNumber(tick, 4, locale)
                            : localised(exponentForm(tick, 3), locale));
    }
    return labels;
}

}  // namespace ardent
