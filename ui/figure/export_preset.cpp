#include "ui/figure/export_preset.h"

#include <QCoreApplication>
#include <QSettings>

#include "ui/figure/figure_export.h"

namespace ardent {

namespace {

const QString kGroup = QStringLiteral("figureExport/");

QString text(const char* english) {
    return QCoreApplication::translate("ardent::ExportPreset", english);
}

double number(const QSettings& settings, const char* key, double standard, double least,
              double most) {
    bool valid = false;
    const double value = settings.value(kGroup + QLatin1String(key)).toDouble(&valid);
    return valid && value >= least && value <= most ? value : standard;
}

}  // namespace

QVector<ExportPreset> exportPresets() {
    return {{text("Single column, 85 mm"), 85., 60., 8., 1.},
            {text("One and a half columns, 120 mm"), 120., 80., 8., 1.},
            {text("Double column, 178 mm"), 178., 100., 8., 1.},
            {text("Slide 16:9, 254 × 142.9 mm"), 254., 142.9, 14., 2.}};
}

ExportOptions savedExportOptions(const QSettings& settings) {
    const ExportPreset standard = exportPresets().first();
    ExportOptions options;
    options.widthMm = number(settings, "widthMm", standard.widthMm, 10., 2000.);
    options.heightMm = number(settings, "heightMm", standard.heightMm, 10., 2000.);
    options.dpi = number(settings, "dpi", options.dpi, 30., 1200.);
    options.fontPt = number(settings, "fontPt", standard.fontPt, 3., 72.);
    options.lineWidthPt = number(settings, "lineWidthPt", standard.lineWidthPt, 0.1, 10.);
    options.titles = settings.value(kGroup + QStringLiteral("titles"), true).toBool();
    const bool dark = settings.value(kGroup + QStringLiteral("dark"), false).toBool();
    options.theme = dark ? ThemeKind::Dark : ThemeKind::Light;
    return options;
}

void saveExportOptions(QSettings& settings, const ExportOptions& options) {
    const auto save = [&](const char* key, const QVariant& value) {
        settings.setValue(kGroup + QLatin1String(key), value);
    };
    save("widthMm", options.widthMm);
    save("heightMm", options.heightMm);
    save("dpi", options.dpi);
    save("fontPt", options.fontPt);
    save("lineWidthPt", options.lineWidthPt);
    save("titles", options.titles);
    save("dark", options.theme == ThemeKind::Dark);
}

}  // namespace ardent
