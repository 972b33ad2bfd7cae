#include "ui/widgets/number_text.h"

#include <QLocale>
#include <cmath>

#include "ui/style/number_format.h"
#include "ui/style/translated.h"

namespace ardent {

namespace {

QString padded(long long value) {
    return numberLocale().toString(value).rightJustified(2, u'0');
}

}  // namespace

QString numberText(double value, int digits) {
    return std::isnan(value) ? translated("not a number")
                             : formatNumber(value, digits, numberLocale());
}

QString typedText(double value, int digits) {
    return numberText(value, digits).remove(numberLocale().groupSeparator());
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
