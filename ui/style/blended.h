#pragma once

#include <QColor>

namespace ardent {

/// From a (share 0) to b (share 1).
inline QColor blended(const QColor& a, const QColor& b, float share) {
    const auto channel = [share](float from, float to) { return from + share * (to - from); };
    return QColor::fromRgbF(channel(a.redF(), b.redF()), channel(a.greenF(), b.greenF()),
                            channel(a.blueF(), b.blueF()));
}

}  // namespace ardent
