#pragma once

#include <QString>
#include <QVector>

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

QVector<ExportPreset> exportPresets();

/// What was chosen last, or the first preset.
ExportOptions savedExportOptions(const QSettings&);
void saveExportOptions(QSettings&, const ExportOptions&);

}  // namespace ardent
