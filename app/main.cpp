#include <QCommandLineParser>
#include <QIcon>
#include <QRegularExpression>
#include <QSettings>
#include <QTemporaryDir>
#include <chrono>
#include <clocale>
#include <cstdio>
#include <cstdlib>
#include <optional>

#include "core/base/build_info.h"
#include "core/base/memory.h"
#include "core/base/text.h"
#include "ui/session/runs.h"
#include "ui/style/fonts.h"
#include "ui/style/translated.h"
#include "ui/window/appearance.h"
#include "ui/window/gallery.h"
#include "ui/window/guarded_application.h"
#include "ui/window/language.h"
#include "ui/window/main_window.h"
#include "ui/window/resources.h"

namespace {

using ardent::Fault;
using ardent::message;
using ardent::Result;

/// What the program is started with.
struct Arguments {
    QCommandLineOption sample{QStringLiteral("sample"),
                              ardent::translated("Open a synthetic data set instead"),
                              QStringLiteral("name")};
    QCommandLineOption settings{QStringLiteral("settings-dir"),
                                ardent::translated("Keep the settings in this folder"),
                                QStringLiteral("folder")};
    QCommandLineOption gallery{
        QStringLiteral("gallery"),
        ardent::translated(
            "Save pictures of all views of some samples (or of --sample) and end; needs "
            "no display"),
        QStringLiteral("folder")};
    QCommandLineOption theme{QStringLiteral("theme"),
                             ardent::translated("Theme for this time only: light or dark"),
                             QStringLiteral("theme"), QStringLiteral("light")};
    QCommandLineOption scale{
        QStringLiteral("scale"),
        ardent::translated("Pixels of the gallery for each of the window's, from 0.5 up to 4"),
        QStringLiteral("factor"), QStringLiteral("1")};
    QCommandLineOption size{
        QStringLiteral("size"),
        ardent::translated("Size of the gallery's window in pixels, such as 1024x700"),
        QStringLiteral("size"), QStringLiteral("1440x900")};
    QCommandLineOption language{
        QStringLiteral("language"),
        ardent::translated("Language of the window, such as de; else the one chosen there, or the "
                           "system's"),
        QStringLiteral("code")};
    QCommandLineParser parser;

    Arguments() {
        parser.setApplicationDescription(
            ardent::translated("See which variables matter while kernel models learn."));
        parser.addHelpOption();
        parser.addVersionOption();
        parser.addPositionalArgument(
            QStringLiteral("file"),
            ardent::translated(
                "Table (CSV, TSV, Excel or OpenDocument, among others) or project to open"),
            QStringLiteral("[file]"));
        parser.addOptions({sample, settings, gallery, theme, scale, size, language});
    }
};

std::optional<double> galleryScale(const Arguments& arguments) {
    bool isNumber = false;
    const double scale = arguments.parser.value(arguments.scale).toDouble(&isNumber);
    if (!isNumber || !(scale >= 0.5 && scale <= 4.)) return std::nullopt;
    return scale;
}

std::optional<QSize> gallerySize(const Arguments& arguments) {
    static const QRegularExpression form(QStringLiteral("^(\\d{3,4})x(\\d{3,4})$"));
    const auto match = form.match(arguments.parser.value(arguments.size));
    if (!match.hasMatch()) return std::nullopt;
    return QSize(match.captured(1).toInt(), match.captured(2).toInt());
}

/// What Qt warns of where there is no display is no news for who asked for pictures.
void leaveOutWarnings(QtMsgType kind, const QMessageLogContext&, const QString& text) {
    if (kind == QtCriticalMsg || kind == QtFatalMsg)
        std::fprintf(stderr, "ardent: %s\n", qPrintable(text));
}

/// Qt reads these when the application is made: help, version and a gallery need no display, and a
/// gallery has its own scale.
void prepareDisplay(int argc, char** argv) {
    QStringList words;
    for (int i = 0; i < argc; ++i) words << QString::fromLocal8Bit(argv[i]);
    Arguments arguments;
    arguments.parser.parse(words);
    for (const char* told : {"help", "help-all", "version"})
        if (arguments.parser.isSet(QLatin1String(told))) qputenv("QT_QPA_PLATFORM", "offscreen");
    if (!arguments.parser.isSet(arguments.gallery)) return;
    qInstallMessageHandler(leaveOutWarnings);
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    if (const auto scale = galleryScale(arguments))
        qputenv("QT_SCALE_FACTOR", QByteArray::number(*scale));
}

/// Qt would end the program with another code than the command line's.
Result<> readArguments(Arguments& arguments) {
    QCommandLineParser& parser = arguments.parser;
    const bool areRead = parser.parse(QCoreApplication::arguments());
    if (const QStringList unknown = parser.unknownOptionNames(); !unknown.isEmpty()) {
        std::vector<std::string> names{"help", "version"};
        for (const QCommandLineOption& known :
             {arguments.sample, arguments.settings, arguments.gallery, arguments.theme,
              arguments.scale, arguments.size, arguments.language})
            names.push_back(known.names().front().toStdString());
        for (std::string& name : names) name.insert(0, "--");
        const std::string name = unknown.front().toStdString();
        const std::string wanted = (name.size() == 1 ? "-" : "--") + name;
        return ardent::fail(
            Fault::Usage,
            message("no-window-option", "There is no option {}; {}", wanted,
                    ardent::didYouMean(wanted, names, ardent::listedBy("ardent --help"))));
    }
    if (!areRead)
        return ardent::fail(Fault::Usage,
                            message("window-arguments", "{}", parser.errorText().toStdString()));
    parser.process(QCoreApplication::arguments());  // shows the help or the version, where asked
    const QString theme = parser.value(arguments.theme);
    if (theme != QLatin1String("light") && theme != QLatin1String("dark"))
        return ardent::fail(Fault::Usage, message("bad-theme", "--theme takes light or dark."));
    return {};
}

Result<ardent::GalleryWish> readGallery(const Arguments& arguments) {
    const QString theme = arguments.parser.value(arguments.theme);
    if (!galleryScale(arguments))
        return ardent::fail(Fault::Usage,
                            message("bad-scale", "--scale takes a number from 0.5 to 4."));
    const auto size = gallerySize(arguments);
    if (!size)
        return ardent::fail(Fault::Usage,
                            message("bad-window-size",
                                    "--size takes width and height of 100 to 9999 pixels, as "
                                    "1024x700."));
    return ardent::GalleryWish{
        arguments.parser.value(arguments.gallery),
        theme == QLatin1String("dark") ? ardent::ThemeKind::Dark : ardent::ThemeKind::Light,
        arguments.parser.value(arguments.sample), *size};
}

int reportFault(const ardent::Error& error) {
    std::fprintf(stderr, "ardent: %s\n", error.text.english().c_str());
    return static_cast<int>(error.fault);
}

/// With settings of its own, so that the pictures are the same for everybody.
int runGallery(const Arguments& arguments) {
    const auto wish = readGallery(arguments);
    if (!wish) return reportFault(wish.error());
    const QTemporaryDir settings;
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, settings.path());
    const auto pictures = ardent::drawGallery(*wish);
    if (!pictures) return reportFault(pictures.error());
    std::printf("%d pictures\n", *pictures);
    return 0;
}

void describeProgram() {
    QApplication::setOrganizationName(QStringLiteral("Ardent"));
    QApplication::setApplicationName(QStringLiteral("Ardent"));
    QApplication::setApplicationVersion(QString::fromStdString(ardent::buildInfo().version));
    QGuiApplication::setDesktopFileName(QStringLiteral("ardent"));
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/ardent.svg")));
}

/// The runs that have not ended by then are `left`.
int runWindow(ardent::GuardedApplication& program, const Arguments& arguments,
              ardent::EndingRuns& left) {
    if (arguments.parser.isSet(arguments.scale))
        return reportFault(
            {Fault::Usage,
             message("scale-without-gallery",
                     "--scale belongs to --gallery; in the window Ctrl+= makes all text larger.")});
    if (arguments.parser.isSet(arguments.size))
        return reportFault(
            {Fault::Usage, message("size-without-gallery",
                                   "--size belongs to --gallery; drag the window's edge.")});
    ardent::MainWindow window;
    program.end = [&window](const QString& what) { ardent::endAfter(window, what); };
    if (arguments.parser.isSet(arguments.theme))
        ardent::Appearance::wear(window.actions(), arguments.parser.value(arguments.theme));
    window.show();
    if (arguments.parser.isSet(arguments.sample))
        window.session().openSample(arguments.parser.value(arguments.sample));
    else if (!arguments.parser.positionalArguments().isEmpty())
        window.session().openFile(arguments.parser.positionalArguments().front());
    const int code = QApplication::exec();
    program.end = nullptr;
    left = window.session().runs().letGo();
    return code;
}

/// The pictures of a gallery are the same whatever a person has chosen.
QString wantedLanguage(const Arguments& arguments) {
    const bool isTold =
        arguments.parser.isSet(arguments.language) || arguments.parser.isSet(arguments.gallery);
    return isTold ? arguments.parser.value(arguments.language) : ardent::chosenLanguage();
}

int runProgram(int argc, char** argv, ardent::EndingRuns& left) {
    prepareDisplay(argc, argv);
    QGuiApplication::setHighDpiScaleFactorRoundingPolicy(
        Qt::HighDpiScaleFactorRoundingPolicy::PassThrough);
    ardent::GuardedApplication program(argc, argv);
    std::setlocale(LC_NUMERIC, "C");  // for libraries that read and write files; Qt has changed it
    ardent::loadResources();
    describeProgram();
    Arguments arguments;
    if (const auto read = readArguments(arguments); !read) return reportFault(read.error());
    QSettings::setDefaultFormat(QSettings::IniFormat);
    if (arguments.parser.isSet(arguments.settings))
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope,
                           arguments.parser.value(arguments.settings));
    if (const auto used = ardent::useLanguage(wantedLanguage(arguments)); !used)
        return reportFault(used.error());
    ardent::loadFonts();
    return arguments.parser.isSet(arguments.gallery) ? runGallery(arguments)
                                                     : runWindow(program, arguments, left);
}

/// The window is gone, and all that was to be written is written. What libsvm still computes nobody
/// will see, and it cannot be told to stop: no process without a window stays behind for it.
void endWithout(const ardent::EndingRuns& left, int code) {
    if (left.haveEnded(std::chrono::seconds(2))) return;
    std::fflush(nullptr);
    std::_Exit(code);
}

}  // namespace

int main(int argc, char** argv) {
    ardent::keepFreedMemory();
    try {
        ardent::EndingRuns left;
        const int code = runProgram(argc, argv, left);
        endWithout(left, code);
        return code;
    } catch (const std::exception& error) {
        std::fprintf(stderr, "ardent: %s\n", error.what());
        return 1;
    }
}
