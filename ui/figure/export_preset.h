#pragma once

#include <QString>
#include <QVector>

#include "core/figure/figure_size.h"

class QSettings;

namespace ardent {

struct ExportOptions;

/// A usual place for a figure: its size, and the text and lines that are legible there.
struct ExportPreset {
    QString name;
    double widthMm;
    double heightMm;
    double fontPt;
    double lineWidthPt;
};

/// The first has the size that the figure needs.
QVector<ExportPreset> exportPresets(const FigureSize& needed);

/// What was chosen last; the size is the needed one until another is chosen.
ExportOptions savedExportOptions(const QSettings&, const FigureSize& needed);
void saveExportOptions(QSettings&, const ExportOptions&, const FigureSize& needed);

}  // namespace ardent
