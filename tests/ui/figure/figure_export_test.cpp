#include "ui/figure/figure_export.h"
#include "core/figure/notes/notes.h"

#include <QApplication>
#include <QDir>
#include <QImageReader>
#include <QProcess>
#include <QTemporaryDir>
#include <QXmlStreamReader>
#include <QtTest>
#include <cmath>

#include "core/figure/figure_csv.h"
#include "core/figure/figure_size.h"
#include "tests/support/sample_figures.h"
#include "ui/style/colour_map.h"
#include "ui/style/theme.h"

using namespace ardent;

namespace {

const QString kRecipe = QStringLiteral("ardent-cli train a.csv --target y & <seed 7>");

ExportOptions options(double width = 85., double height = 60.) {
    ExportOptions result;
    result.widthMm = width;
    result.heightMm = height;
    result.recipe = kRecipe;
    return result;
}

QString described(const Figure& figure) {
    return notesText(figure).empty() ? kRecipe
                                     : kRecipe + u'\n' + QString::fromStdString(notesText(figure));
}

QByteArray contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

Figure figureCalled(const QString& name) {
    if (name == QLatin1String("loss")) return test::lossLines(2, 50);
    if (name == QLatin1String("bars")) return test::relevanceBars(12);
    if (name == QLatin1String("listing")) return test::listing(40);
    if (name == QLatin1String("classes")) return test::classRegions();
    return test::surface();
}

/// What the picture is drawn on, and whether anything is drawn at all.
void checkGround(const QImage& image, const QColor& ground) {
    QCOMPARE(image.pixelColor(1, 1), ground);
    QCOMPARE(image.pixelColor(image.width() - 2, image.height() - 2), ground);
    int drawn = 0;
    for (int x = 0; x < image.width(); ++x) {
        drawn += image.pixelColor(x, image.height() / 2) != ground ? 1 : 0;
    }
    QVERIFY(drawn > 10);
}

/// Millimetres from the top to the middles of the bars that the column of pixels crosses that
/// crosses most of them.
std::vector<double> barsIn(const QImage& image, double dpi) {
    const QRgb full = QColor(classTint(ThemeKind::Light, 0, 1.)).rgb();
    const QRgb pale = QColor(classTint(ThemeKind::Light, 0, 0.35)).rgb();
    std::vector<double> most;
    for (int x = 0; x < image.width(); ++x) {
        std::vector<double> middles;
        int first = -1;
        for (int y = 0; y < image.height(); ++y) {
            const QRgb colour = image.pixel(x, y);
            const bool isBar = colour == full || colour == pale;
            if (isBar && first < 0) first = y;
            if (isBar || first < 0) continue;
            middles.push_back(0.5 * (first + y) * 25.4 / dpi);
            first = -1;
        }
        if (middles.size() > most.size()) most = middles;
    }
    return most;
}

/// With this variable the class only writes the files that it is compared with.
constexpr const char* kWriteInto = "ARDENT_TEST_WRITE_FIGURES";

void writeFigures(const QDir& folder) {
    for (const char* name : {"loss", "bars", "classes", "surface"}) {
        for (const char* suffix : {"png", "svg"}) {
            const QString path =
                folder.filePath(QLatin1String(name) + QLatin1Char('.') + QLatin1String(suffix));
            if (!exportFigure(figureCalled(QLatin1String(name)), options(), path)) return;
        }
    }
}

}  // namespace

class FigureExportTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void pdfHasTheSizeInMillimetres_data();
    void pdfHasTheSizeInMillimetres();
    void pdfTextIsTheBundledFont();
    void svgHasTheSizeInMillimetres_data();
    void svgHasTheSizeInMillimetres();
    void svgIsXmlWhateverTheNames();
    void svgCoversWhatTheAxesLeaveOut();
    void pngHasTheSizeAndItsRecipe();
    void isLightFromADarkWindow();
    void isDarkWhenAsked();
    void csvIsTheFiguresNumbers();
    void isTheSameAtEveryScreenScale();
    void everyResolutionDrawsAllBars_data();
    void everyResolutionDrawsAllBars();
    void saysHowManyBarsFit();
    void drawsWholeRowsOfAListing();
    void refusesInOneSentence_data();
    void refusesInOneSentence();
    void leavesNothingBehind();
    void drawsAnEmptyFigure();

private:
    QTemporaryDir folder_;
};

void FigureExportTest::initTestCase() {
    if (qEnvironmentVariableIsSet(kWriteInto)) {
        writeFigures(QDir(qEnvironmentVariable(kWriteInto)));
        std::exit(0);
    }
    QVERIFY(folder_.isValid());
}

void FigureExportTest::pdfHasTheSizeInMillimetres_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<double>("width");
    QTest::addColumn<double>("height");
    QTest::addRow("single column") << "loss" << 85. << 60.;
    QTest::addRow("double column") << "bars" << 178. << 99.5;
    QTest::addRow("square") << "classes" << 120. << 120.;
    QTest::addRow("surface") << "surface" << 85. << 55.;
    QTest::addRow("listing") << "listing" << 85. << 55.;
}

void FigureExportTest::pdfHasTheSizeInMillimetres() {
    QFETCH(QString, name);
    QFETCH(double, width);
    QFETCH(double, height);
    const QString path = folder_.filePath("figure.pdf");
    QVERIFY(exportFigure(figureCalled(name), options(width, height), path));
    const QByteArray pdf = contentOf(path);
    QVERIFY(pdf.startsWith("%PDF-"));
    const QRegularExpression box(QStringLiteral("/MediaBox \\[0 0 ([0-9.]+) ([0-9.]+)\\]"));
    const auto match = box.match(QString::fromLatin1(pdf));
    QVERIFY(match.hasMatch());
    const double pointMm = 25.4 / 72.;
    QVERIFY(std::abs(match.captured(1).toDouble() * pointMm - width) <= 0.18);
    QVERIFY(std::abs(match.captured(2).toDouble() * pointMm - height) <= 0.18);
    QVERIFY(pdf.contains("ardent-cli train a.csv --target y &amp; &lt;seed 7&gt;"));
}

void FigureExportTest::pdfTextIsTheBundledFont() {
    const QString path = folder_.filePath("fonts.pdf");
    QVERIFY(exportFigure(test::lossLines(1, 20), options(), path));
    const QByteArray pdf = contentOf(path);
    QVERIFY(pdf.contains("/FontFile2"));
    const QRegularExpression base(QStringLiteral("/BaseFont /(\\S+)"));
    auto fonts = base.globalMatch(QString::fromLatin1(pdf));
    QVERIFY(fonts.hasNext());
    while (fonts.hasNext()) {
        const QString font = fonts.next().captured(1);
        QVERIFY2(font.contains(QStringLiteral("OpenSans")), qPrintable(font));
    }
}

void FigureExportTest::svgHasTheSizeInMillimetres_data() {
    pdfHasTheSizeInMillimetres_data();
}

void FigureExportTest::svgHasTheSizeInMillimetres() {
    QFETCH(QString, name);
    QFETCH(double, width);
    QFETCH(double, height);
    const QString path = folder_.filePath("figure.svg");
    const Figure figure = figureCalled(name);
    QVERIFY(exportFigure(figure, options(width, height), path));
    QXmlStreamReader xml(contentOf(path));
    QString description;
    QSet<QString> families;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement) continue;
        if (xml.name() == QLatin1String("svg")) {
            QCOMPARE(xml.attributes().value("width").toString(), QStringLiteral("%1mm").arg(width));
            QCOMPARE(xml.attributes().value("height").toString(),
                     QStringLiteral("%1mm").arg(height));
        }
        if (xml.attributes().hasAttribute("font-family")) {
            families.insert(xml.attributes().value("font-family").toString());
        }
        if (xml.name() == QLatin1String("desc")) description = xml.readElementText();
    }
    QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    QCOMPARE(description, described(figure));
    QCOMPARE(families, QSet<QString>{QStringLiteral("Open Sans")});
}

void FigureExportTest::svgIsXmlWhateverTheNames() {
    Figure figure = test::lossLines(1, 20);
    figure.title = "a\x1b[31m<b>&\x01";
    figure.notes = {{NoteKind::Shown, "\x02"}};
    figure.x.label = "x\x07";
    QXmlStreamReader xml(figureSvg(figure, options()));
    QString texts;
    while (!xml.atEnd())
        if (xml.readNext() == QXmlStreamReader::Characters) texts += xml.text();
    QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    QVERIFY2(texts.contains(QStringLiteral("a?[31m<b>&?")), qPrintable(texts));
}

void FigureExportTest::svgCoversWhatTheAxesLeaveOut() {
    const QString path = folder_.filePath("cut.svg");
    Figure figure = test::lossLines(1, 50);
    QVERIFY(exportFigure(figure, options(), path));
    const auto whole = contentOf(path).count("<rect");
    figure.x.range = Range{10., 20.};
    QVERIFY(exportFigure(figure, options(), path));
    QCOMPARE(contentOf(path).count("<rect"), whole + 4);
}

void FigureExportTest::pngHasTheSizeAndItsRecipe() {
    const QString path = folder_.filePath("figure.png");
    ExportOptions at600 = options(85., 60.);
    at600.dpi = 600.;
    Figure figure = test::lossLines(1, 50);
    figure.notes = {{NoteKind::Shown,
                     std::string(2000, 'x')}};  // of which the page has no room for the least part
    QVERIFY(exportFigure(figure, at600, path));
    const QImage image(path);
    QCOMPARE(image.size(), QSize(2008, 1417));
    QCOMPARE(image.dotsPerMeterX(), 23622);
    QCOMPARE(image.dotsPerMeterY(), 23622);
    QCOMPARE(image.text("Description"), described(figure));
    QCOMPARE(image.text("Title"), QStringLiteral("Loss"));
}

void FigureExportTest::isLightFromADarkWindow() {
    applyTheme(ThemeKind::Dark);
    const QString path = folder_.filePath("light.png");
    QVERIFY(exportFigure(test::lossLines(1, 50), options(), path));
    checkGround(QImage(path), Qt::white);
    applyTheme(ThemeKind::Light);
}

void FigureExportTest::isDarkWhenAsked() {
    ExportOptions dark = options();
    dark.theme = ThemeKind::Dark;
    checkGround(figureImage(test::lossLines(1, 50), dark), theme(ThemeKind::Dark).plotBackground);
}

void FigureExportTest::csvIsTheFiguresNumbers() {
    const QString path = folder_.filePath("figure.csv");
    const Figure figure = test::lossLines(1, 5);
    QVERIFY(exportFigure(figure, options(), path));
    QCOMPARE(contentOf(path), QByteArray::fromStdString(toCsv(figure)));
}

void FigureExportTest::isTheSameAtEveryScreenScale() {
    QTemporaryDir plain;
    QTemporaryDir scaled;
    for (const auto& [folder, scale] : {std::pair(&plain, "1"), std::pair(&scaled, "1.25")}) {
        QProcess process;
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert(kWriteInto, folder->path());
        environment.insert("QT_SCALE_FACTOR", scale);
        process.setProcessEnvironment(environment);
        process.start(QCoreApplication::applicationFilePath(), {"figure_export_test"});
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitCode(), 0);
    }
    const QStringList files = QDir(plain.path()).entryList(QDir::Files);
    QCOMPARE(files.size(), 8);
    for (const QString& file : files) {
        QVERIFY2(contentOf(plain.filePath(file)) == contentOf(scaled.filePath(file)),
                 qPrintable(file));
    }
}

void FigureExportTest::everyResolutionDrawsAllBars_data() {
    QTest::addColumn<double>("dpi");
    for (const int dpi : {72, 96, 120, 142, 150, 300}) QTest::addRow("%d", dpi) << double(dpi);
}

void FigureExportTest::everyResolutionDrawsAllBars() {
    QFETCH(double, dpi);
    Figure figure = test::relevanceBars(10);
    std::string words;
    for (int line = 0; line < 6; ++line)
        words += (line ? " " : "") + std::string(60, 'x');  // no two in 85 mm
    figure.notes = {{NoteKind::Shown, words}};
    const FigureSize needed = preferredSize(figure);
    ExportOptions chosen = options(needed.width, needed.height);
    chosen.dpi = 600.;
    const std::vector<double> finest = barsIn(figureImage(figure, chosen), chosen.dpi);
    QCOMPARE(finest.size(), std::size_t(10));
    chosen.dpi = dpi;
    const std::vector<double> bars = barsIn(figureImage(figure, chosen), dpi);
    QCOMPARE(bars.size(), finest.size());
    for (std::size_t i = 0; i < bars.size(); ++i) QVERIFY(std::abs(bars[i] - finest[i]) < 0.4);
}

void FigureExportTest::saysHowManyBarsFit() {
    const QString path = folder_.filePath("bars.svg");
    QVERIFY(exportFigure(test::relevanceBars(1000), options(), path));
    const QString svg = QString::fromUtf8(contentOf(path));
    const auto match = QRegularExpression(QStringLiteral("(\\d+) more not shown\\.")).match(svg);
    QVERIFY(match.hasMatch());
    const QString last = QString::number(1000 - match.captured(1).toInt());
    QVERIFY(svg.contains(QStringLiteral(">variable %1</text>").arg(last)));
    QVERIFY(!svg.contains(QStringLiteral(">variable %1</text>").arg(last.toInt() + 1)));
}

void FigureExportTest::drawsWholeRowsOfAListing() {
    const QString path = folder_.filePath(QStringLiteral("listing.svg"));
    QVERIFY(exportFigure(test::listing(40), options(), path));
    const QByteArray svg = contentOf(path);
    QVERIFY(svg.contains(">Run 2<") && svg.contains(">b1<"));
    int drawn = 1;
    while (svg.contains(">b" + QByteArray::number(drawn + 1) + '<')) ++drawn;
    QVERIFY(drawn > 3 && drawn < 40);
    const QByteArray told = QByteArray::number(40 - drawn) + " more not shown.";
    QVERIFY2(svg.contains(told), told.constData());
    ExportOptions untitled = options();
    untitled.titles = false;
    QVERIFY(exportFigure(test::listing(40), untitled, path));
    const QByteArray bare = contentOf(path);
    QVERIFY(bare.contains(" more not shown.<"));
}

void FigureExportTest::refusesInOneSentence_data() {
    QTest::addColumn<QString>("path");
    QTest::addColumn<double>("width");
    QTest::addColumn<double>("dpi");
    QTest::addColumn<int>("fault");
    const int usage = int(Fault::Usage);
    QTest::addRow("other suffix") << folder_.filePath("a.tiff") << 85. << 300. << usage;
    QTest::addRow("no suffix") << folder_.filePath("a") << 85. << 300. << usage;
    QTest::addRow("too narrow") << folder_.filePath("a.pdf") << 2. << 300. << usage;
    QTest::addRow("not a number") << folder_.filePath("a.pdf") << std::nan("") << 300. << usage;
    QTest::addRow("too many pixels") << folder_.filePath("a.png") << 1500. << 1200. << usage;
    QTest::addRow("no such folder")
        << folder_.filePath("none/a.pdf") << 85. << 300. << int(Fault::Output);
}

void FigureExportTest::refusesInOneSentence() {
    QFETCH(QString, path);
    QFETCH(double, width);
    QFETCH(double, dpi);
    QFETCH(int, fault);
    ExportOptions chosen = options(width);
    chosen.dpi = dpi;
    const auto written = exportFigure(test::lossLines(1, 5), chosen, path);
    QVERIFY(!written);
    QCOMPARE(int(written.error().fault), fault);
    QVERIFY(written.error().text.english().ends_with('.'));
    QVERIFY(!QFile::exists(path));
}

void FigureExportTest::leavesNothingBehind() {
    QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkdir("taken.pdf"));
    QVERIFY(!exportFigure(test::lossLines(1, 5), options(), folder.filePath("taken.pdf")));
    QCOMPARE(QDir(folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
             QStringList{"taken.pdf"});
    const QString path = folder.filePath("good.png");
    QVERIFY(exportFigure(test::lossLines(1, 5), options(), path));
    QVERIFY(exportFigure(test::relevanceBars(3), options(), path));
    QCOMPARE(QImage(path).text("Title"), QStringLiteral("Relevance"));
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden), QStringList{"good.png"});
}

void FigureExportTest::drawsAnEmptyFigure() {
    Figure figure;
    figure.title = "Loss";
    figure.empty = "No run yet.";
    const QString path = folder_.filePath("empty.svg");
    QVERIFY(exportFigure(figure, options(), path));
    QVERIFY(contentOf(path).contains("No run yet."));
}

ARDENT_TEST(FigureExportTest)
#include "figure_export_test.moc"
