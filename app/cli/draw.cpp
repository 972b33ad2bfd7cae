#include "app/cli/draw.h"

#include <charconv>
#include <filesystem>
#include <iostream>

#include "core/base/output_file.h"
#include "core/figure/figure_csv.h"

#ifdef ARDENT_GUI
#include <QApplication>

#include "ui/figure/figure_export.h"
#endif

namespace ardent::cli {

namespace {

#ifdef ARDENT_GUI

/// Widgets need an application; it lives as long as the program.
void startApplication() {
    if (QCoreApplication::instance() != nullptr) return;
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    qInstallMessageHandler([](QtMsgType type, const QMessageLogContext&, const QString& text) {
        if (type == QtCriticalMsg || type == QtFatalMsg) std::cerr << text.toStdString() << '\n';
    });
    static int count = 1;
    static char name[] = "ardent-cli";
    static char* arguments[] = {name, nullptr};
    static auto* application = new QApplication(count, arguments);
    Q_UNUSED(application);
    QLocale::setDefault(QLocale::c());  // what is drawn does not depend on who draws it
}

#else

bool isPicture(const std::string& suffix) {
    return suffix == ".pdf" || suffix == ".svg" || suffix == ".png";
}

#endif

/// Reads a positive number at the front of the text and takes it off.
double takeNumber(std::string_view& text) {
    double number = 0.;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{}) return 0.;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return number;
}

}  // namespace

#ifdef ARDENT_GUI

Result<> writeFigure(const Figure& figure, const FigureFile& file) {
    startApplication();
    ExportOptions options;
    const FigureSize size = file.size.value_or(preferredSize(figure, file.titles, file.allNotes));
    options.widthMm = size.width;
    options.heightMm = size.height;
    options.dpi = file.dpi;
    options.fontPt = file.fontPt;
    options.titles = file.titles;
    options.allNotes = file.allNotes;
    options.theme = file.dark ? ThemeKind::Dark : ThemeKind::Light;
    options.recipe = QString::fromStdString(file.recipe);
    return exportFigure(figure, options, QString::fromStdString(file.path));
}

#else

Result<> writeFigure(const Figure& figure, const FigureFile& file) {
    std::filesystem::path path = file.path;
    const std::string suffix = path.extension().string();
    if (suffix != ".csv" && !isPicture(suffix)) {
        return fail(Fault::Usage,
                    message("unknown-format",
                            "{} names no format that can be written; end it in .csv.", file.path));
    }
    if (isPicture(suffix)) {
        path.replace_extension(".csv");
        std::cerr << "Note: this build cannot draw; the numbers of " << file.path << " are in "
                  << path.string() << ".\n";
    }
    return writeFileAtomically(path, toCsv(figure));
}

#endif

Result<FigureSize> parseSize(const std::string& text) {
    std::string_view rest = text;
    const double width = takeNumber(rest);
    const bool by = rest.starts_with('x');
    if (by) rest.remove_prefix(1);
    const double height = takeNumber(rest);
    if (!by || !(width > 0.) || !(height > 0.) || !(rest.empty() || rest == "mm")) {
        return fail(
            Fault::Usage,
            message("bad-size", "--size {}: give width and height in millimetres, as in 85x60mm.",
                    text));
    }
    if (width < kLeastFigureWidth || height < kLeastFigureHeight)
        return fail(
            Fault::Usage,
            message("size-too-small",
                    "--size {}: too small for the texts of a figure; give at least {}x{}mm.", text,
                    kLeastFigureWidth, kLeastFigureHeight));
    return FigureSize{width, height};
}

}  // namespace ardent::cli
