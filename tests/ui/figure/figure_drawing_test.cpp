#include "ui/figure/figure_drawing.h"
#include "core/figure/notes/notes.h"

#include <QHelpEvent>
#include <QToolTip>
#include <QtTest>

#include "core/figure/figure_size.h"
#include "tests/support/sample_figures.h"
#include "tests/ui/settle.h"
#include "ui/figure/figure_view.h"
#include "ui/figure/tick_room.h"

using namespace ardent;
using test::settle;

namespace {

/// Pixels left of the axes in a plot 600 pixels wide whose bars have these names.
int roomBeside(const std::vector<std::string>& names) {
    auto figure = std::make_shared<Figure>();
    figure->y.reversed = true;
    figure->y.categories = names;
    Bars bars;
    bars.names = names;
    bars.values.assign(names.size(), 1.);
    addLayer(*figure, bars);
    QCustomPlot plot;
    plot.setViewport(QRect(0, 0, 600, 400));
    FigureDrawing drawing(plot);
    DrawStyle style;
    style.live = true;
    drawing.show(figure, style);
    drawing.arrange();
    drawing.arrange();
    return plot.axisRect()->left();
}

Figure noted(Figure figure) {
    figure.notes.clear();
    for (int sentence = 0; sentence < 8; ++sentence)
        addNote(NoteKind::Shown,
                "Every logged point is drawn, and a line has gaps where it is not finite.", figure);
    addNote(NoteKind::Origin,
            "Run 1: RFFNet on concrete.csv, target strength, seed 7, split 60 / 20 / 20 %.",
            figure);
    return figure;
}

/// A figure in a plot of this size.
struct Drawn {
    QCustomPlot plot;
    FigureDrawing drawing{plot};

    Drawn(const Figure& figure, QSize size, const DrawStyle& style) {
        plot.setViewport(QRect(QPoint(), size));
        drawing.show(std::make_shared<const Figure>(figure), style);
        drawing.fitX();
        drawing.fitY();
        for (int twice = 0; twice < 2; ++twice) drawing.arrange();
    }

    const WrappedText& title() const {
        return static_cast<const WrappedText&>(*plot.plotLayout()->element(0, 0));
    }
    const WrappedText& note() const {
        return static_cast<const WrappedText&>(*plot.plotLayout()->element(1, 0));
    }
    double plotShare() const {
        return plot.axisRect()->height() / static_cast<double>(plot.viewport().height());
    }
};

DrawStyle onScreen() {
    DrawStyle style;
    style.live = true;
    return style;
}

constexpr double kDotsPerMm = 600. / 25.4;

DrawStyle onPaper() {
    DrawStyle style;
    style.unit = 600. / 72.;
    style.fontPt = 8.;
    return style;
}

QSize dots(double widthMm, double heightMm) {
    return (QSizeF(widthMm, heightMm) * kDotsPerMm).toSize();
}

QImage pictureOfBars(const std::vector<double>& values, std::optional<Index> separatorAfter) {
    Figure figure = test::relevanceBars(static_cast<int>(values.size()));
    findLayer<Bars>(figure)->values = values;
    findLayer<Bars>(figure)->separatorAfter = separatorAfter;
    FigureView view;
    view.resize(240, 300);
    view.setTheme(ThemeKind::Light);
    view.setFigure(figure);
    view.show();
    settle();
    return view.grab().toImage().convertToFormat(QImage::Format_RGB32);
}

}  // namespace

class FigureDrawingTest : public QObject {
    Q_OBJECT

private slots:
    void aSmallPlotShowsItsDataFirst_data();
    void aSmallPlotShowsItsDataFirst();
    void onlyWhatIsLeftOutIsTold();
    void aNoteIsWholeWhereThereIsRoom();
    void aLongNoteLeavesTheScreenToTheData();
    void aFindingComesFirstAndTheCautionStays();
    void aLowPageKeepsTheOrigin();
    void aSmallPageIsForThePlot();
    void aPageOfThePreferredSizeSaysAll();
    void namesOfPairsMayHaveHalfOfTheWidth();
    void onlyWholeBarsAreInSight();
    void aLabelUnderFewBarsIsWhole();
    void theLabelOfALineCoversNoNumber_data();
    void theLabelOfALineCoversNoNumber();
    void numbersAlongAnAxisAreApart_data();
    void numbersAlongAnAxisAreApart();
    void namesOfClassesAreWhole();
};

/// Below a confusion matrix.
void FigureDrawingTest::namesOfClassesAreWhole() {
    Figure figure;
    figure.x.categories = {"brickface", "cement", "foliage", "grass", "path", "sky", "window"};
    figure.y.categories = figure.x.categories;
    figure.x.range = figure.y.range = Range{-0.5, 6.5};
    addLayer(figure, Cells{"rows", 0, Matrix::Ones(7, 7), Matrix::Ones(7, 7)});
    FigureView view;
    view.resize(380, 500);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    view.setFigure(figure);
    settle();
    QCPAxis& axis = *view.plot()->xAxis;
    QCOMPARE(axis.tickLabelRotation(), -90.);
    QVector<double> ticks;
    QVector<QString> labels;
    axis.ticker()->generate(axis.range(), QLocale::c(), u'g', 6, ticks, nullptr, &labels);
    QCOMPARE(labels.front(), QStringLiteral("brickface"));
    view.resize(1200, 500);
    settle();
    QCOMPARE(axis.tickLabelRotation(), 0.);
}

void FigureDrawingTest::aSmallPlotShowsItsDataFirst_data() {
    QTest::addColumn<QSize>("size");
    QTest::newRow("narrow") << QSize(230, 280);
    QTest::newRow("low") << QSize(450, 180);
    QTest::newRow("small") << QSize(230, 180);
    QTest::newRow("tiny") << QSize(230, 110);
}

void FigureDrawingTest::aSmallPlotShowsItsDataFirst() {
    QFETCH(QSize, size);
    FigureView view;
    view.resize(size);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    Figure figure = test::lossLines(6, 20);
    const std::string many = "Adult mortality rate (probability of dying between 15 and 60 years) ";
    figure.title = "Effect of " + many;
    figure.notes = {{NoteKind::Shown, many + many + many}};
    figure.x.label = figure.y.label = many + "of both sexes";
    view.setFigure(figure);
    settle();
    const QCustomPlot& plot = *view.plot();
    const QRect axes = plot.axisRect()->rect();
    QVERIFY2(axes.height() > size.height() * 3 / 10, qPrintable(QString::number(axes.height())));
    QRect above;
    for (const QCPLayoutElement* element : plot.plotLayout()->elements(false)) {
        if (dynamic_cast<const QCPLayoutGrid*>(element)) break;
        const QRect words = element->rect();
        QVERIFY(words.height() <= 0 || words.top() >= above.bottom());
        if (words.height() > 0) above = words;
    }
    QVERIFY(above.bottom() <= axes.top());

    const auto words = plot.plotLayout()->element(0, 0)->rect().center();
    QHelpEvent asks(QEvent::ToolTip, words, plot.mapToGlobal(words));
    QCoreApplication::sendEvent(view.plot(), &asks);
    QVERIFY(QToolTip::text().startsWith(QString::fromStdString(figure.title).trimmed()));
    QToolTip::hideText();
}

void FigureDrawingTest::onlyWhatIsLeftOutIsTold() {
    QCustomPlot plot;
    plot.setViewport(QRect(0, 0, 400, 400));
    FigureDrawing drawing(plot);
    auto figure = std::make_shared<Figure>(test::lossLines(8, 20));
    figure->x.label = "Adult mortality rate of both sexes (probability of dying before 60 years)";
    DrawStyle style;
    style.live = true;
    drawing.show(figure, style);
    drawing.arrange();
    const QPointF below(200., plot.axisRect()->bottom() + 5.);
    QVERIFY(plot.xAxis->label().contains(u'\n'));
    QCOMPARE(drawing.textAt(below), QString());
}

void FigureDrawingTest::aNoteIsWholeWhereThereIsRoom() {
    for (const Figure& figure : {test::lossLines(1, 20), test::relevanceBars(3)}) {
        const Drawn tall(noted(figure), QSize(700, 800), onScreen());
        QVERIFY2(!tall.note().isShortened(), qPrintable(tall.note().shown()));
        QCOMPARE(tall.drawing.textAt(QPointF(100., 30.)), QString());
    }
}

/// Six lines at most, of whole sentences; the rest is shown where the mouse rests.
void FigureDrawingTest::aLongNoteLeavesTheScreenToTheData() {
    Figure figure = test::lossLines(1, 20);
    std::string sentences;
    for (int sentence = 0; sentence < 8; ++sentence)
        sentences += "Every logged point is drawn, and a line has gaps where it is not finite. ";
    figure.notes = {{NoteKind::Caution, "It may be chance."}, {NoteKind::Shown, sentences}};
    const Drawn tall(figure, QSize(400, 800), onScreen());
    QVERIFY(tall.note().isShortened());
    QVERIFY2(tall.note().shown().startsWith(QStringLiteral("It may be chance.")),
             qPrintable(tall.note().shown()));
    QVERIFY2(tall.plotShare() > 0.7, qPrintable(QString::number(tall.plotShare())));
    QCOMPARE(tall.drawing.textAt(QPointF(100., 30.)), tall.note().text());
}

void FigureDrawingTest::aFindingComesFirstAndTheCautionStays() {
    Figure figure = test::lossLines(1, 20);
    const std::string finding =
        "Cement, age and water carry most of the prediction of the strength of concrete: R² 0.93 "
        "on 103 test rows.";
    figure.notes = {{NoteKind::Caution, "It may be chance."}, {NoteKind::Finding, finding}};
    for (const int height : {300, 800}) {
        const Drawn drawn(figure, QSize(300, height), onScreen());
        QString shown = drawn.title().shown() + u' ' + drawn.note().shown();
        shown.replace(u'\u00A0', u' ');
        QVERIFY2(shown.contains(QStringLiteral("Cement, age")), qPrintable(shown));
        QVERIFY2(shown.endsWith(QStringLiteral("It may be chance.")), qPrintable(shown));
    }
}

void FigureDrawingTest::aLowPageKeepsTheOrigin() {
    DrawStyle style = onPaper();
    style.allNotes = true;
    const Figure figure = noted(test::lossLines(1, 20));
    for (const double height : {75., 80., 90.}) {
        const Drawn low(figure, dots(85., height), style);
        QVERIFY(low.note().isShortened());
        const QString shown = QString(low.note().shown()).replace(u'\u00A0', u' ');
        QVERIFY2(shown.contains(QString::fromStdString(notesText(figure, NoteKind::Origin))),
                 qPrintable(shown));
        QVERIFY2(low.plotShare() > 0.38, qPrintable(QString::number(low.plotShare())));
    }
}

void FigureDrawingTest::aSmallPageIsForThePlot() {
    Figure figure = noted(test::lossLines(1, 50));
    const Drawn named(figure, dots(85., 60.), onPaper());
    QVERIFY2(named.plotShare() > 0.48, qPrintable(QString::number(named.plotShare())));
    std::erase_if(figure.notes, [](const Note& note) { return note.kind == NoteKind::Origin; });
    const Drawn small(figure, dots(85., 60.), onPaper());
    QVERIFY2(small.plotShare() > 0.55, qPrintable(QString::number(small.plotShare())));
    const Drawn many(test::lossLines(12, 50), dots(85., 60.), onPaper());
    QVERIFY2(many.plotShare() > 0.38, qPrintable(QString::number(many.plotShare())));
}

void FigureDrawingTest::aPageOfThePreferredSizeSaysAll() {
    DrawStyle style = onPaper();
    style.allNotes = true;
    for (const Figure& plain :
         {test::lossLines(1, 50), test::lossLines(3, 50), test::relevanceBars(3),
          test::relevanceBars(12), test::listing(8), test::classRegions(), test::surface()}) {
        const Figure figure = noted(plain);
        const FigureSize size = preferredSize(figure, true, /*allNotes=*/true);
        const Drawn drawn(figure, dots(size.width, size.height), style);
        QVERIFY2(!drawn.note().isShortened(), figure.title.c_str());
    }
}

void FigureDrawingTest::namesOfPairsMayHaveHalfOfTheWidth() {
    const std::string name = "Adult mortality rate of both sexes, probability of dying before ";
    const int single = roomBeside({name + "60 years", name + "70 years"});
    const int pair = roomBeside({name + "60 years × " + name + "70 years"});
    QVERIFY2(single < 260, qPrintable(QString::number(single)));
    QVERIFY2(pair > 270 && pair < 320, qPrintable(QString::number(pair)));
    QVERIFY(roomBeside({"a × b"}) < 80);
}

void FigureDrawingTest::onlyWholeBarsAreInSight() {
    const auto figure = std::make_shared<const Figure>(test::relevanceBars(40));
    DrawStyle style;
    style.live = true;
    for (int height = 300; height < 340; height += 3) {
        QCustomPlot plot;
        plot.setViewport(QRect(0, 0, 500, height));
        FigureDrawing drawing(plot);
        drawing.show(figure, style);
        for (const double first : {0., 7., 40.}) {
            drawing.setFirstRow(first);
            drawing.arrange();
            const QCPRange rows = plot.yAxis->range();
            QVERIFY(rows.size() > 5. && rows.size() < 30.);
            QCOMPARE(rows.size(), std::round(rows.size()));
            QCOMPARE(rows.lower + 0.5, std::round(rows.lower + 0.5));
            QVERIFY(rows.upper < 40.);
            const double rowHeight = plot.axisRect()->height() / rows.size();
            QVERIFY(rowHeight >= BarRows::leastRowHeight(*findLayer<Bars>(*figure), style) - 1e-9);
        }
    }
}

void FigureDrawingTest::aLabelUnderFewBarsIsWhole() {
    Figure shown = test::relevanceBars(3);
    shown.x.label =
        "root mean square slope of f per standard deviation of a variable, for a category the mean "
        "|change of f| between levels";
    const auto figure = std::make_shared<const Figure>(shown);
    DrawStyle style;
    style.live = true;
    QCustomPlot plot;
    plot.setViewport(QRect(0, 0, 360, 500));
    FigureDrawing drawing(plot);
    drawing.show(figure, style);
    QString before;
    for (int drawn = 0; drawn < 4; ++drawn) {
        drawing.arrange();
        QCOMPARE(plot.xAxis->label().simplified(), QString::fromStdString(shown.x.label));
        QVERIFY(drawn == 0 || plot.xAxis->label() == before);
        before = plot.xAxis->label();
    }
    QCOMPARE(before.count(u'\n'), 2);
    QVERIFY(plot.axisRect()->outerRect().bottom() <= 500);
    plot.setViewport(QRect(0, 0, 360, 200));  // where all of it is taken
    drawing.arrange();
    drawing.arrange();
    QVERIFY(plot.xAxis->label().count(u'\n') < 2);
}

void FigureDrawingTest::theLabelOfALineCoversNoNumber_data() {
    QTest::addColumn<QList<double>>("values");
    QTest::addColumn<bool>("isLabelled");
    QTest::newRow("room above") << QList<double>{1., 0.3, 0.2, 0.1} << true;
    QTest::newRow("room below") << QList<double>{1., 0.99, 0.2, 0.1} << true;
    QTest::newRow("no room") << QList<double>{1., 0.99, 0.98, 0.97} << false;
}

void FigureDrawingTest::theLabelOfALineCoversNoNumber() {
    QFETCH(QList<double>, values);
    QFETCH(bool, isLabelled);
    const std::vector<double> all(values.begin(), values.end());
    const QImage lined = pictureOfBars(all, 2), plain = pictureOfBars(all, std::nullopt);
    QCOMPARE(lined.size(), plain.size());
    constexpr int kInk = 215;  // darker than grid lines
    int labelled = 0, lines = 0;
    for (int y = 0; y < plain.height(); ++y) {
        int changed = 0, covered = 0;
        for (int x = 0; x < plain.width(); ++x) {
            if (lined.pixel(x, y) == plain.pixel(x, y)) continue;
            ++changed;
            if (qGray(plain.pixel(x, y)) < kInk) ++covered;
        }
        if (changed > plain.width() / 4) {
            ++lines;
            continue;
        }
        labelled += changed;
        QVERIFY2(covered == 0, qPrintable(QString::number(y)));
    }
    QVERIFY(lines > 0);
    QCOMPARE(labelled > 0, isLabelled);
}

void FigureDrawingTest::numbersAlongAnAxisAreApart_data() {
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("high");
    QTest::addColumn<bool>("logarithmic");
    QTest::addRow("dates as numbers") << 19580329. << 20011229. << false;
    QTest::addRow("far from zero") << 1.96000013e12 << 1.96000022e12 << false;
    QTest::addRow("tiny") << 0. << 3.7e-7 << false;
    QTest::addRow("small") << -1. << 1. << false;
    QTest::addRow("decades") << 1e-9 << 1e9 << true;
}

void FigureDrawingTest::numbersAlongAnAxisAreApart() {
    QFETCH(double, low);
    QFETCH(double, high);
    QFETCH(bool, logarithmic);
    Figure shown = test::lossLines(1, 20);
    shown.x.range = Range{low, high};
    shown.x.logarithmic = logarithmic;
    const auto figure = std::make_shared<const Figure>(shown);
    for (const int width : {220, 300, 420, 600, 900}) {
        QCustomPlot plot;
        plot.setViewport(QRect(0, 0, width, 400));
        FigureDrawing drawing(plot);
        DrawStyle style;
        style.live = true;
        drawing.show(figure, style);
        drawing.fitX();
        drawing.fitY();
        drawing.arrange();
        const QCPAxis& axis = *plot.xAxis;
        QVector<double> ticks;
        QVector<QString> labels;
        axis.ticker()->generate(axis.range(), plot.locale(), u'g', 6, ticks, nullptr, &labels);
        QVERIFY2(!ticks.isEmpty(), qPrintable(QString::number(width)));
        for (qsizetype i = 1; i < ticks.size(); ++i) {
            const double half = (tickLabelWidth(labels[i - 1], axis.tickLabelFont()) +
                                 tickLabelWidth(labels[i], axis.tickLabelFont())) /
                                2.;
            QVERIFY2(axis.coordToPixel(ticks[i]) - axis.coordToPixel(ticks[i - 1]) > half + 2.,
                     qPrintable(QStringLiteral("%1: %2").arg(width).arg(labels[i])));
        }
        if (width == 600) QVERIFY(ticks.size() >= 3);
    }
}

ARDENT_TEST(FigureDrawingTest)
#include "figure_drawing_test.moc"
