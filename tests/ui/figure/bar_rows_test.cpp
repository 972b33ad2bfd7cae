#include "ui/figure/bar_rows.h"

#include <QtTest>

#include "tests/support/sample_figures.h"
#include "tests/ui/settle.h"
#include "ui/figure/figure_probe.h"
#include "ui/figure/figure_view.h"

using namespace ardent;
using test::settle;

namespace {

/// Two rows: the first has the largest bar, the second the largest of those beside them.
Figure twoKinds() {
    Figure figure = test::relevanceBars(2);
    figure.bars->values = {1., 0.};
    figure.bars->selected.clear();
    figure.bars->separatorAfter.reset();
    figure.bars->beside = Bars::Beside{"growth of the loss", "growth", {0., 5.}, {}};
    return figure;
}

}  // namespace

/// Bars with a second number beside them.
class BarRowsTest : public QObject {
    Q_OBJECT

private slots:
    void bothKindsAreInSight();
    void rowsHaveRoomForBoth();
    void eachKindReachesItsLargest();
    void theLegendTellsThemApart();
    void bothAreReadOut();
};

void BarRowsTest::bothKindsAreInSight() {
    Bars bars = *twoKinds().bars;
    bars.values = {4., 2.};
    bars.beside->values = {0.1, -0.05};
    const Range range = BarRows::range(bars, {}, 600.);
    QCOMPARE(range.low, -2.);  // 40 times the value; its number stands to the right
    QVERIFY(range.high > 4.);
    bars.beside->spreads = {0.05, 0.};
    QVERIFY(BarRows::range(bars, {}, 600.).high > 6.);
    bars.values = {0., 0.};
    bars.beside->values = {std::nan(""), 0.};
    bars.beside->spreads.clear();
    QCOMPARE(BarRows::range(bars, {}, 600.).high, 1.);
}

void BarRowsTest::rowsHaveRoomForBoth() {
    const Bars both = *twoKinds().bars;
    Bars single = both;
    single.beside.reset();
    for (const bool live : {true, false}) {
        DrawStyle style;
        style.live = live;
        const double two = 2. * QFontMetricsF(style.small()).ascent();
        QVERIFY(BarRows::leastRowHeight(both, style) > two);
        QVERIFY(BarRows::leastRowHeight(both, style) > BarRows::leastRowHeight(single, style));
        QVERIFY(BarRows::leastRowHeight(both, style) < BarRows::greatestRowHeight(both, style));
    }
}

void BarRowsTest::eachKindReachesItsLargest() {
    FigureView view;
    view.resize(600, 300);
    view.setTheme(ThemeKind::Light);
    view.setFigure(twoKinds());
    view.show();
    settle();
    const QImage picture = view.grab().toImage().convertToFormat(QImage::Format_RGB32);
    const QCustomPlot& plot = *view.plot();
    const auto greyAt = [&](double x, double y) {
        const QPointF place(plot.xAxis->coordToPixel(x), plot.yAxis->coordToPixel(y));
        return qGray(picture.pixel(plot.mapTo(&view, place.toPoint())));
    };
    const auto darkest = [&](double x, double y) {
        const double dot = plot.xAxis->pixelToCoord(1.) - plot.xAxis->pixelToCoord(0.);
        return std::min({greyAt(x - dot, y), greyAt(x, y), greyAt(x + dot, y)});
    };
    QVERIFY(greyAt(0.5, -0.2) < 200);   // the first one's own bar is filled
    QVERIFY(greyAt(0.5, 1.24) > 240);   // the second one's other bar is hollow,
    QVERIFY(darkest(1., 1.24) < 160);   // as long,
    QVERIFY(darkest(0.9, 1.24) > 240);  // and ends there
}

void BarRowsTest::theLegendTellsThemApart() {
    const Bars bars = *twoKinds().bars;
    const std::vector<LegendEntry> entries = barLegend(bars, {});
    QCOMPARE(entries.size(), std::size_t(2));
    QCOMPARE(entries[0].text, QString::fromStdString(bars.name));
    QCOMPARE(entries[1].text, QStringLiteral("growth"));
    QVERIFY(!entries[0].open && entries[1].open);
    QVERIFY(barLegend(*test::relevanceBars(2).bars, {}).empty());
}

void BarRowsTest::bothAreReadOut() {
    FigureView view;
    view.resize(600, 300);
    Figure figure = twoKinds();
    figure.bars->beside->spreads = {0., 0.25};
    figure.bars->remarks = {"", "missed"};
    view.setFigure(figure);
    view.show();
    settle();
    const QCustomPlot& plot = *view.plot();
    const auto at = [&](double row) {
        return describe(figure, plot, QPointF(300., plot.yAxis->coordToPixel(row)));
    };
    QVERIFY2(at(1.).endsWith(QStringLiteral("\ngrowth of the loss: 5 ± 0.25\nmissed")),
             qPrintable(at(1.)));
    QVERIFY2(at(0.).endsWith(QStringLiteral("\ngrowth of the loss: 0 ± 0")), qPrintable(at(0.)));
}

QTEST_MAIN(BarRowsTest)
#include "bar_rows_test.moc"
