#pragma once

#include <QString>

namespace ardent {

/// formatNumber for the user's locale, "not a number" in words.
QString numberText(double value, int digits = 4);

/// The same without groups, as a person types it.
QString typedText(double value, int digits);

QString countText(long long count);

/// 0.125 → "12.5 %", 0.00002 → "< 0.01 %".
QString shareText(double share);

/// "820 ms", "4.21 s", "3 min 07 s", "2 h 05 min".
QString durationText(double seconds);

}  // namespace ardent
