#pragma once

#include <QColor>
#include <QPen>

#include "core/figure/figure.h"

namespace ardent {

enum class ThemeKind { Light, Dark };

/// Every colour the program draws with. Series colours are Okabe–Ito; a run keeps its position in
/// the palette in every view, and role adds dash and marker so that colour is never the only sign.
struct Theme {
    ThemeKind kind = ThemeKind::Light;
    QColor window, base, text, mutedText, border, accent, warning, error;
    QColor plotBackground, plotText, grid, axis;
};

const Theme& theme(ThemeKind);

/// What the desktop uses now.
ThemeKind systemTheme();

/// Palette of the whole program, Fusion style.
void applyTheme(ThemeKind);

int paletteSize();
/// So many positions differ in colour or in the marker that goes with them.
int runLooks();
QColor seriesColour(ThemeKind, int position);
QPen seriesPen(ThemeKind, int position, LineRole role, double width);
/// Of the line of a selected row among individual ones.
QPen selectedPen(ThemeKind, double width);

}  // namespace ardent
