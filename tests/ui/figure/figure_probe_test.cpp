#include "ui/figure/figure_probe.h"

#include <qcustomplot.h>

#include <QtTest>

#include "tests/support/sample_figures.h"
#include "tests/support/set_layers.h"
#include "tests/ui/settle.h"
#include "ui/figure/figure_view.h"

using namespace ardent;
using test::settle;

class FigureProbeTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void readsOutBarsAndPoints();
    void theRowOfAPointIsTold();
    void theCrosshairReadsAllCurves();
    void aFieldIsReadAtTheMouse();
    void aFieldOfClassesTellsTheWinnerAndTheRunnerUp();
    void aFieldIsReadByKeys();
    void aHeatMapIsReadAtTheMouse();
    void arrowsMoveTheAxesWhereNothingIsRead();

private:
    void point(double x, double y);

    std::unique_ptr<FigureView> view_;
};

void FigureProbeTest::init() {
    view_ = std::make_unique<FigureView>();
    view_->resize(800, 500);
    view_->show();
    QVERIFY(QTest::qWaitForWindowExposed(view_.get()));
}

void FigureProbeTest::cleanup() {
    view_.reset();
}

void FigureProbeTest::readsOutBarsAndPoints() {
    QCustomPlot* plot = view_->plot();
    view_->setFigure(test::relevanceBars(3));
    settle();
    QVERIFY(describe(view_->figure(), *plot, QPointF(400., plot->yAxis->coordToPixel(1.)))
                .contains(QStringLiteral("variable 2\n|γ|, kernel scale: 0.5")));
    Figure pairs = test::relevanceBars(3);
    const std::string name = "a name of a variable that has no room beside the bars at all ";
    findLayer<Bars>(pairs)->names[1] = pairs.y.categories[1] = name + "u × " + name + "v";
    view_->setFigure(pairs);
    settle();
    QVERIFY(describe(pairs, *plot, QPointF(20., plot->yAxis->coordToPixel(1.)))
                .startsWith(QString::fromStdString(findLayer<Bars>(pairs)->names[1]) + u'\n'));
    view_->setFigure(test::lossLines(1, 10));
    settle();
    const QPointF point(plot->xAxis->coordToPixel(4.) + 2.,
                        plot->yAxis->coordToPixel(layers<Series>(view_->figure())[1].y[3]) - 2.);
    QVERIFY(describe(view_->figure(), *plot, point)
                .startsWith(QStringLiteral("gse1 · run 1 · validation loss\nEpoch: 4\n")));
}

/// As the table counts them, from 1.
void FigureProbeTest::theRowOfAPointIsTold() {
    QCustomPlot& plot = *view_->plot();
    Figure cloud;
    Points points;
    points.name = "test rows";
    points.x = {1., 2., 3., 3.};
    points.y = {1., 2., 3., 3.};
    points.rows = {4, 11, 12, 13};
    addLayer(cloud, points);
    const auto read = [&](double x) {
        const QPointF pixel(plot.xAxis->coordToPixel(x) + 1., plot.yAxis->coordToPixel(x));
        return describe(view_->figure(), plot, pixel);
    };
    view_->setFigure(cloud);
    settle();
    QVERIFY2(read(2.).endsWith(QStringLiteral("\nrow: 12")), qPrintable(read(2.)));
    QVERIFY(read(3.).startsWith(QStringLiteral("test rows: 2\n")));
    QVERIFY(!read(3.).contains(QStringLiteral("row:")));

    Figure lines;
    addLayer(lines, Series{"single rows", LineRole::Individual, 0, {1., 2.}, {1., 2.}});
    view_->setFigure(lines);
    settle();
    QVERIFY(!read(2.).isEmpty() && !read(2.).contains(QStringLiteral("row:")));
    layers<Series>(lines)[0].row = 11;
    view_->setFigure(lines);
    settle();
    QVERIFY2(read(2.).endsWith(QStringLiteral("\nrow: 12")), qPrintable(read(2.)));

    Figure regions = test::classRegions();
    const double x = findLayer<Field>(regions)->x.low / 2. + findLayer<Field>(regions)->x.high / 2.;
    const double y = findLayer<Field>(regions)->y.low / 2. + findLayer<Field>(regions)->y.high / 2.;
    points.x = {x};
    points.y = {y};
    points.rows = {6};
    points.values = {1.};
    test::setLayers<Points>(regions, {points});
    view_->setFigure(regions);
    settle();
    const QPointF place(plot.xAxis->coordToPixel(x), plot.yAxis->coordToPixel(y));
    QTest::mouseMove(&plot, place.toPoint());
    QTRY_VERIFY2(view_->readOut().endsWith(QStringLiteral("\nrow: 7")),
                 qPrintable(view_->readOut()));
    QTest::mouseMove(&plot, place.toPoint() + QPoint(40, 0));
    QTRY_VERIFY(!view_->readOut().isEmpty() && !view_->readOut().contains(QStringLiteral("row:")));
}

void FigureProbeTest::theCrosshairReadsAllCurves() {
    view_->setReadsCurves(true);
    view_->setFigure(test::lossLines(2, 10));
    settle();
    QCustomPlot& plot = *view_->plot();
    const QImage before = plot.grab().toImage();
    const QPoint at(qRound(plot.xAxis->coordToPixel(4.2)), plot.axisRect()->center().y());
    QTest::mouseMove(view_->windowHandle(), plot.mapTo(view_.get(), at));
    QTRY_VERIFY(view_->readOut().startsWith(QStringLiteral("Epoch: 4\nrun 1 · training loss: ")));
    QCOMPARE(view_->readOut().count(u'\n'), 4);
    QVERIFY(plot.grab().toImage() != before);

    const QCPRange range = plot.xAxis->range();
    QTest::keyClick(view_.get(), Qt::Key_Right);
    QVERIFY(view_->readOut().startsWith(QStringLiteral("Epoch: 5\n")));
    QCOMPARE(view_->accessibleDescription(), view_->readOut());
    QTest::keyClick(view_.get(), Qt::Key_Left);
    QTest::keyClick(view_.get(), Qt::Key_Left);
    QVERIFY(view_->readOut().startsWith(QStringLiteral("Epoch: 3\n")));
    QCOMPARE(plot.xAxis->range(), range);
    QTest::keyClick(view_.get(), Qt::Key_Right, Qt::ShiftModifier);
    QVERIFY(plot.xAxis->range().lower > range.lower);

    QTest::keyClick(view_.get(), Qt::Key_Escape);
    QCOMPARE(view_->readOut(), QString());
    QTest::keyClick(view_.get(), Qt::Key_Left);  // begins in the middle
    QVERIFY(view_->readOut().startsWith(QStringLiteral("Epoch: ")));
}

void FigureProbeTest::point(double x, double y) {
    QCustomPlot& plot = *view_->plot();
    const QPoint at(qRound(plot.xAxis->coordToPixel(x)), qRound(plot.yAxis->coordToPixel(y)));
    QTest::mouseMove(view_->windowHandle(), plot.mapTo(view_.get(), at));
}

void FigureProbeTest::aFieldIsReadAtTheMouse() {
    view_->setFigure(test::surface());
    settle();
    int replots = 0;
    connect(view_->plot(), &QCustomPlot::afterReplot, this, [&replots] { ++replots; });
    const QImage before = view_->plot()->grab().toImage();
    replots = 0;
    point(0.95, 0.5);
    QTRY_VERIFY2(view_->readOut().startsWith(QStringLiteral("x1: 0.9")) &&
                     view_->readOut().contains(QStringLiteral("\nx2: 0.")) &&
                     view_->readOut().contains(QStringLiteral("\nprice (predicted): 95.")),
                 qPrintable(view_->readOut()));
    QCOMPARE(replots, 0);
    QVERIFY(view_->plot()->grab().toImage() != before);
    QEvent leave(QEvent::Leave);
    QApplication::sendEvent(view_->plot(), &leave);
    QCOMPARE(view_->readOut(), QString());
}

void FigureProbeTest::aFieldOfClassesTellsTheWinnerAndTheRunnerUp() {
    Figure figure = test::classRegions();
    view_->setFigure(figure);
    settle();
    point(-0.95, 0.5);
    const auto reads = [this](const char* text) {
        return view_->readOut().endsWith(QLatin1String(text));
    };
    QTRY_VERIFY2(reads("\nno: 0.957\nyes: 0.0435"), qPrintable(view_->readOut()));
    findLayer<Field>(figure)->classes.emplace_back("perhaps");
    findLayer<Field>(figure)->runnerUpClass.setConstant(2.);
    view_->setFigure(figure);  // the place stays
    QVERIFY2(reads("\nno: 0.957\nperhaps: 0.0435"), qPrintable(view_->readOut()));
}

void FigureProbeTest::aFieldIsReadByKeys() {
    view_->setFigure(test::surface());
    settle();
    const auto place = [this](int line) {
        return view_->readOut()
            .section(u'\n', line, line)
            .section(QStringLiteral(": "), 1)
            .toDouble();
    };
    QCPAxis& axis = *view_->plot()->xAxis;
    const QCPRange range = axis.range();
    QTest::keyClick(view_.get(), Qt::Key_Right);  // begins in the middle
    const double x = place(0), y = place(1);
    QCOMPARE(view_->accessibleDescription(), view_->readOut());
    QTest::keyClick(view_.get(), Qt::Key_Right);
    QTest::keyClick(view_.get(), Qt::Key_Up);
    constexpr double kStep = 2. / 23.;
    QVERIFY(std::abs(place(0) - x - kStep) < 1e-3);
    QVERIFY(std::abs(place(1) - y - kStep) < 1e-3);
    QCOMPARE(axis.range(), range);
    QTest::keyClick(view_.get(), Qt::Key_Right, Qt::ShiftModifier);
    QVERIFY(axis.range().lower > range.lower);
    QTest::keyClick(view_.get(), Qt::Key_Escape);
    QCOMPARE(view_->readOut(), QString());
}

void FigureProbeTest::aHeatMapIsReadAtTheMouse() {
    Figure figure;
    Cells cells;
    cells.name = "score";
    cells.scale = "score";
    cells.values.resize(2, 2);
    cells.values << 0.1, 0.2, 0.3, std::nan("");
    cells.shade = cells.values;
    figure.x.categories = figure.y.categories = {"a", "b"};
    figure.y.reversed = true;
    addLayer(figure, cells);
    view_->setFigure(figure);
    settle();
    point(0., 1.);
    QTRY_COMPARE(view_->readOut(), QStringLiteral("b × a\nscore: 0.3"));
    QTest::keyClick(view_.get(), Qt::Key_Up);
    QCOMPARE(view_->readOut(), QStringLiteral("a × a\nscore: 0.1"));
    point(1., 1.);
    QTRY_COMPARE(view_->readOut(), QString());
}

void FigureProbeTest::arrowsMoveTheAxesWhereNothingIsRead() {
    view_->setReadsCurves(true);
    Figure cloud;
    Points rows;
    rows.name = "rows";
    rows.x = rows.y = {1., 2.};
    addLayer(cloud, rows);
    view_->setFigure(cloud);
    settle();
    const QCPRange range = view_->plot()->xAxis->range();
    QTest::keyClick(view_.get(), Qt::Key_Right);
    QVERIFY(view_->plot()->xAxis->range().lower > range.lower);
    QCOMPARE(view_->readOut(), QString());
}

ARDENT_TEST(FigureProbeTest)
#include "figure_probe_test.moc"
