#pragma once

#include <QString>

#include "core/base/error.h"
#include "core/figure/figure.h"
#include "ui/style/theme.h"

namespace ardent {

struct ExportOptions {
    double widthMm = 120.;
    double heightMm = 80.;
    double dpi = 300.;  ///< PNG only
    double fontPt = 8.;
    double lineWidthPt = 1.;
    ThemeKind theme = ThemeKind::Light;
    QString recipe;  ///< how the figure was made; written into the file
};

/// PDF, SVG, PNG or CSV by the path's suffix; exact size in millimetres, independent of the screen.
/// Errors: Fault::Usage for another suffix, Fault::Output when it cannot be written (nothing is
/// left behind).
Result<> exportFigure(const Figure&, const ExportOptions&, const QString& path);

}  // namespace ardent
