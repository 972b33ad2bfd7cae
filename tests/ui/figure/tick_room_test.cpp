#include "ui/figure/tick_room.h"

#include <QtTest>
#include <algorithm>

#include "tests/support/sample_figures.h"
#include "tests/ui/settle.h"
#include "ui/figure/axis_tickers.h"
#include "ui/figure/figure_view.h"

using namespace ardent;

/// How many ticks an axis has room for.
class TickRoomTest : public QObject {
    Q_OBJECT

private slots:
    void aShortAxisHasTwoTicks_data();
    void aShortAxisHasTwoTicks();
    void theCountIsThatAskedForWhereItGivesTwo();
    void axesOfOneRangeHaveTheSameNumbers();

private:
    static qsizetype inSight(const QCPAxis& axis);

    QCustomPlot plot_;
};

qsizetype TickRoomTest::inSight(const QCPAxis& axis) {
    QVector<double> ticks;
    axis.ticker()->generate(axis.range(), QLocale::c(), QLatin1Char('g'), 6, ticks, nullptr,
                            nullptr);
    return std::ranges::count_if(ticks, [&](double tick) { return axis.range().contains(tick); });
}

void TickRoomTest::aShortAxisHasTwoTicks_data() {
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("high");
    QTest::newRow("around a round number") << 38. << 61.;
    QTest::newRow("between round numbers") << 41. << 49.;
    QTest::newRow("small") << -2.7e-7 << 1.9e-7;
}

void TickRoomTest::aShortAxisHasTwoTicks() {
    QFETCH(double, low);
    QFETCH(double, high);
    QCPAxis& axis = *plot_.yAxis;
    axis.setTicker(QSharedPointer<QCPAxisTicker>(new NumberTicker(false)));
    axis.setRange(low, high);
    ensureTwoTicks(axis, 2);
    QVERIFY(inSight(axis) >= 2);
    QVERIFY(inSight(axis) <= 5);
}

void TickRoomTest::theCountIsThatAskedForWhereItGivesTwo() {
    QCPAxis& axis = *plot_.yAxis;
    axis.setTicker(QSharedPointer<QCPAxisTicker>(new NumberTicker(false)));
    axis.setRange(0., 1.);
    for (const int count : {2, 5, 10}) {
        ensureTwoTicks(axis, count);
        QCOMPARE(axis.ticker()->tickCount(), count);
    }
}

void TickRoomTest::axesOfOneRangeHaveTheSameNumbers() {
    Figure figure = test::lossLines(1, 20);
    figure.x.range = figure.y.range = Range{0., 60.};
    figure.x.logarithmic = figure.y.logarithmic = figure.x.whole = false;
    FigureView view;
    view.resize(900, 350);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    view.setFigure(figure);
    test::settle();
    QCOMPARE(view.plot()->xAxis->tickVectorLabels(), view.plot()->yAxis->tickVectorLabels());
    figure.x.range = Range{0., 61.};
    view.setFigure(figure);
    test::settle();
    QVERIFY(view.plot()->xAxis->tickVectorLabels().size() >
            view.plot()->yAxis->tickVectorLabels().size());
}

ARDENT_TEST(TickRoomTest)
#include "tick_room_test.moc"
