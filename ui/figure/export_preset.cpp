#include "ui/figure/export_preset.h"

#include <QSettings>

#include "ui/figure/figure_export.h"
#include "ui/style/translated.h"

namespace ardent {

namespace {

const QString kGroup = QStringLiteral("figureExport/");

double number(const QSettings& settings, const char* key, double standard, double least,
              double most) {
    bool valid = false;
    const double value = settings.value(kGroup + QLatin1String(key)).toDouble(&valid);
    return valid && value >= least && value <= most ? value : standard;
}

}  // namespace

QVector<ExportPreset> exportPresets(const FigureSize& needed) {
    return {{translated("As the figure needs"), needed.width, needed.height, 8., 1.},
            {translated("Single column, 85 mm"), 85., 60., 8., 1.},
            {translated("One and a half columns, 120 mm"), 120., 80., 8., 1.},
            {translated("Double column, 178 mm"), 178., 100., 8., 1.},
            {translated("Slide 16:9, 254 × 142.9 mm"), 254., 142.9, 14., 2.}};
}

ExportOptions savedExportOptions(const QSettings& settings, const FigureSize& needed) {
    const ExportPreset standard = exportPresets(needed).first();
    ExportOptions options;
    options.widthMm = number(settings, "widthMm", standard.widthMm, 10., 2000.);
    options.heightMm = number(settings, "heightMm", standard.heightMm, 10., 2000.);
    options.dpi = number(settings, "dpi", options.dpi, 30., 1200.);
    options.fontPt = number(settings, "fontPt", standard.fontPt, 3., 72.);
    options.lineWidthPt = number(settings, "lineWidthPt", standard.lineWidthPt, 0.1, 10.);
    options.titles = settings.value(kGroup + QStringLiteral("titles"), true).toBool();
    options.allNotes = settings.value(kGroup + QStringLiteral("allNotes"), false).toBool();
    const bool dark = settings.value(kGroup + QStringLiteral("dark"), false).toBool();
    options.theme = dark ? ThemeKind::Dark : ThemeKind::Light;
    return options;
}

void saveExportOptions(QSettings& settings, const ExportOptions& options,
                       const FigureSize& needed) {
    const auto save = [&](const char* key, const QVariant& value) {
        settings.setValue(kGroup + QLatin1String(key), value);
    };
    const bool isAsNeeded = options.widthMm == needed.width && options.heightMm == needed.height;
    save("widthMm", isAsNeeded ? QVariant() : options.widthMm);
    save("heightMm", isAsNeeded ? QVariant() : options.heightMm);
    save("dpi", options.dpi);
    save("fontPt", options.fontPt);
    save("lineWidthPt", options.lineWidthPt);
    save("titles", options.titles);
    save("allNotes", options.allNotes);
    save("dark", options.theme == ThemeKind::Dark);
}

}  // namespace ardent
