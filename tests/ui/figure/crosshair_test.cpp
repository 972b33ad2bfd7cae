#include "ui/figure/crosshair.h"

#include <qcustomplot.h>

#include <QtTest>

#include "tests/support/sample_figures.h"
#include "tests/ui/settle.h"
#include "ui/figure/figure_view.h"

using namespace ardent;
using test::settle;

class CrosshairTest : public QObject {
    Q_OBJECT

private slots:
    void theReadOutStaysWithinTheAxes_data();
    void theReadOutStaysWithinTheAxes();
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
    for (Series& line : figure.series) line.name = "A run with a long name (baseline) " + line.name;
    view.setFigure(figure);
    settle();
    const Crosshair* crosshair = nullptr;
    for (int i = 0; i < view.plot()->plottableCount(); ++i)
        if (auto* found = dynamic_cast<Crosshair*>(view.plot()->plottable(i))) crosshair = found;
    QVERIFY(crosshair);
    for (int step = 0; step < 10; ++step) {
        QTest::keyClick(&view, step < 5 ? Qt::Key_Right : Qt::Key_Left);
        settle();
        QVERIFY(!crosshair->box().isEmpty());
        QVERIFY(QRectF(view.plot()->axisRect()->rect()).contains(crosshair->box()));
    }
}

QTEST_MAIN(CrosshairTest)
#include "crosshair_test.moc"
