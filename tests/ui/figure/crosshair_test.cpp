#include "ui/figure/crosshair.h"

#include <qcustomplot.h>

#include <QtTest>

#include "tests/support/sample_figures.h"
#include "tests/support/set_layers.h"
#include "tests/ui/settle.h"
#include "ui/figure/figure_view.h"

using namespace ardent;
using test::settle;

namespace {

const Crosshair* crosshairOf(const FigureView& view) {
    for (int i = 0; i < view.plot()->plottableCount(); ++i)
        if (auto* found = dynamic_cast<Crosshair*>(view.plot()->plottable(i))) return found;
    return nullptr;
}

void showForReading(FigureView& view) {
    view.setLocale(QLocale::c());
    view.resize(700, 500);
    view.setReadsCurves(true);
    view.show();
}

}  // namespace

class CrosshairTest : public QObject {
    Q_OBJECT

private slots:
    void theReadOutStaysWithinTheAxes_data();
    void theReadOutStaysWithinTheAxes();
    void aLongAxisTitleDoesNotWidenTheReadOut();
    void pointsThatSummariseRowsTellHowMany();
    void paleLinesAreToldFromTheLowestToTheHighest();
};

void CrosshairTest::theReadOutStaysWithinTheAxes_data() {
    QTest::addColumn<QSize>("size");
    QTest::newRow("usual") << QSize(800, 500);
    QTest::newRow("narrow") << QSize(260, 500);
    QTest::newRow("very narrow") << QSize(170, 300);
    QTest::newRow("low") << QSize(500, 230);
}

void CrosshairTest::theReadOutStaysWithinTheAxes() {
    QFETCH(QSize, size);
    FigureView view;
    view.resize(size);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    view.setReadsCurves(true);
    Figure figure = test::lossLines(5, 10);
    for (Series& line : layers<Series>(figure))
        line.name = "A run with a long name (baseline) " + line.name;
    view.setFigure(figure);
    settle();
    const Crosshair* crosshair = crosshairOf(view);
    QVERIFY(crosshair);
    for (int step = 0; step < 10; ++step) {
        QTest::keyClick(&view, step < 5 ? Qt::Key_Right : Qt::Key_Left);
        settle();
        QVERIFY(!crosshair->box().isEmpty());
        QVERIFY(QRectF(view.plot()->axisRect()->rect()).contains(crosshair->box()));
    }
}

void CrosshairTest::aLongAxisTitleDoesNotWidenTheReadOut() {
    FigureView view;
    showForReading(view);
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    Figure figure;
    figure.x.label = "λ, on half the mean squared error of the standardised target";
    figure.x.logarithmic = true;
    figure.x.reversed = true;
    test::setLayers<Series>(
        figure, {{"x0", LineRole::Train, 0, {0.08, 0.0081234, 0.0008}, {0., 0.5, 0.6}}});
    view.setFigure(figure);
    settle();
    QTest::keyClick(&view, Qt::Key_Right);  // begins in the middle
    settle();
    const Crosshair* crosshair = crosshairOf(view);
    QVERIFY(crosshair);
    QCOMPARE(view.readOut(), QStringLiteral("λ = 0.00812\nx0: 0.5"));
    QVERIFY(crosshair->box().width() < view.plot()->axisRect()->width() / 2.);
}

void CrosshairTest::pointsThatSummariseRowsTellHowMany() {
    FigureView view;
    showForReading(view);
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    Figure figure;
    figure.x.label = "p";
    test::setLayers<Series>(figure,
                            {{"test rows", LineRole::Main, 0, {0.1, 0.5, 0.9}, {0., 0.5, 1.}}});
    Points bins{"bins", 0, {0.1, 0.5, 0.9}, {0., 0.5, 1.}, {}, {}};
    bins.counts = {20., 1234., 3.};
    bins.countName = "rows of the bin";
    addLayer(figure, bins);
    view.setFigure(figure);
    settle();
    QTest::keyClick(&view, Qt::Key_Right);
    settle();
    QCOMPARE(view.readOut(), QStringLiteral("p: 0.5\ntest rows: 0.5\nrows of the bin: 1234"));
}

void CrosshairTest::paleLinesAreToldFromTheLowestToTheHighest() {
    FigureView view;
    showForReading(view);
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    Figure figure;
    figure.x.label = "age";
    for (const double y : {3., 1.5, 9.})
        addLayer(figure, Series{"single rows", LineRole::Individual, 0, {0., 1., 2.}, {y, y, y}});
    addLayer(figure, Series{"raw", LineRole::Individual, 0, {0., 1., 2.}, {4., 4., 4.}});
    addLayer(figure, Series{"mean", LineRole::Main, 0, {0., 1., 2.}, {4., 5., 6.}});
    view.setFigure(figure);
    settle();
    QTest::keyClick(&view, Qt::Key_Right);
    settle();
    QCOMPARE(view.readOut(), QStringLiteral("age: 1\nmean: 5\nsingle rows (3): 1.5 … 9\nraw: 4"));
}

ARDENT_TEST(CrosshairTest)
#include "crosshair_test.moc"
