#pragma once

#include <qcustomplot.h>

#include <QString>
#include <optional>

#include "core/figure/figure.h"

namespace ardent {

/// The part of a plot that is in sight.
struct Sight {
    Range x, y;
};

/// Moves an axis by a share of what it shows.
void moveAxis(QCPAxis& axis, double share);

/// Whether a sight of one figure means something in the other.
bool samePlot(const Figure& a, const Figure& b);

/// Ranges and axes, for projects and for Undo; the same in every language of the window.
QString sightText(const Sight& sight, const Figure& figure);

/// Nothing where the text is of other axes than the figure's.
std::optional<Sight> readSight(const QString& text, const Figure& figure);

}  // namespace ardent
