#include <QApplication>
#include <QCommandLineParser>
#include <QIcon>
#include <QSettings>
#include <cstdio>

#include "core/base/build_info.h"
#include "ui/style/fonts.h"
#include "ui/window/main_window.h"
#include "ui/window/resources.h"

namespace {

void describeProgram() {
    QApplication::setOrganizationName(QStringLiteral("Ardent"));
    QApplication::setApplicationName(QStringLiteral("Ardent"));
    QApplication::setApplicationVersion(QString::fromStdString(ardent::buildInfo().version));
    QGuiApplication::setDesktopFileName(QStringLiteral("ardent"));
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/ardent.svg")));
}

int runProgram(int argc, char** argv) {
    QGuiApplication::setHighDpiScaleFactorRoundingPolicy(
        Qt::HighDpiScaleFactorRoundingPolicy::PassThrough);
    const QApplication program(argc, argv);
    ardent::loadResources();
    describeProgram();

    QCommandLineParser arguments;
    arguments.setApplicationDescription(QCoreApplication::translate(
        "main", "See which variables matter while kernel models learn."));
    arguments.addHelpOption();
    arguments.addVersionOption();
    arguments.addPositionalArgument(
        QStringLiteral("file"),
        QCoreApplication::translate("main", "Table to open: CSV or TSV, also gzipped"),
        QStringLiteral("[file]"));
    const QCommandLineOption sample(
        QStringLiteral("sample"),
        QCoreApplication::translate("main", "Open a synthetic data set instead"),
        QStringLiteral("name"));
    const QCommandLineOption settings(
        QStringLiteral("settings-dir"),
        QCoreApplication::translate("main", "Keep the settings in this folder"),
        QStringLiteral("folder"));
    arguments.addOptions({sample, settings});
    arguments.process(program);

    QSettings::setDefaultFormat(QSettings::IniFormat);
    if (arguments.isSet(settings))
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, arguments.value(settings));

    ardent::loadFonts();
    ardent::MainWindow window;
    window.show();
    if (arguments.isSet(sample))
        window.session().openSample(arguments.value(sample));
    else if (!arguments.positionalArguments().isEmpty())
        window.session().openFile(arguments.positionalArguments().front());
    return QApplication::exec();
}

}  // namespace

int main(int argc, char** argv) {
    try {
        return runProgram(argc, argv);
    } catch (const std::exception& error) {
        std::fprintf(stderr, "ardent: %s\n", error.what());
        return 1;
    }
}
