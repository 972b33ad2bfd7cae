#pragma once

#include <QPalette>

#include "ui/style/theme.h"

namespace ardent {

/// The theme that a palette belongs to.
inline ThemeKind themeOf(const QPalette& palette) {
    constexpr int kMiddle = 128;
    return palette.color(QPalette::Window).lightness() < kMiddle ? ThemeKind::Dark
                                                                 : ThemeKind::Light;
}

}  // namespace ardent
