#pragma once

#include <QByteArray>
#include <QImage>
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
    bool titles = true;     ///< title and headline above the plot
    bool allNotes = false;  ///< all notes in place of the headline
    QString recipe;         ///< how the figure was made; written into the file with the whole note
};

/// PDF, SVG, PNG or CSV by the path's suffix; exact size in millimetres, independent of the screen.
/// (A PDF page is rounded to whole points, at most 0.18 mm.) The file appears complete or not at
/// all. Errors: Fault::Usage for another suffix or a size that makes no sense, Fault::Output when
/// it cannot be written.
Result<> exportFigure(const Figure&, const ExportOptions&, const QString& path);

/// The same picture as exportFigure writes into a PNG; null when it does not fit in memory or has
/// more pixels than such a file may have.
QImage figureImage(const Figure&, const ExportOptions&);

/// The same bytes as exportFigure writes into an SVG.
QByteArray figureSvg(const Figure&, const ExportOptions&);

}  // namespace ardent
