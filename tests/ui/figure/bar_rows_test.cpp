#include "ui/figure/bar_rows.h"

#include <QtTest>

#include "tests/support/sample_figures.h"
#include "tests/ui/settle.h"
#include "ui/figure/figure_probe.h"
#include "ui/figure/figure_view.h"
#include "ui/style/number_format.h"

using namespace ardent;
using test::settle;

namespace {

/// Two rows: the first has the largest bar, the second the largest of those beside them.
Figure twoKinds() {
    Figure figure = test::relevanceBars(2);
    findLayer<Bars>(figure)->values = {1., 0.};
    findLayer<Bars>(figure)->selected.clear();
    findLayer<Bars>(figure)->separatorAfter.reset();
    findLayer<Bars>(figure)->beside = {Bars::Beside{"growth of the loss", "growth", {0., 5.}, {}}};
    return figure;
}

}  // namespace

/// Bars with a second number beside them.
class BarRowsTest : public QObject {
    Q_OBJECT

private slots:
    void bothKindsAreInSight();
    void rowsHaveRoomForBoth();
    void fewGrowWithTheRoom();
    void eachKindReachesItsLargest();
    void theLongestNumberIsWhole();
    void theLegendTellsThemApart();
    void bothAreReadOut();
    void threeHaveRoomAndLooksOfTheirOwn();
    void anIntervalReachesFromEndToEnd();
    void signedBarsKeepHalfOfANarrowPlot_data();
    void signedBarsKeepHalfOfANarrowPlot();
};

void BarRowsTest::bothKindsAreInSight() {
    Bars bars = *findLayer<Bars>(twoKinds());
    bars.values = {4., 2.};
    bars.beside[0].values = {0.1, -0.05};
    const Range range = BarRows::reach(bars, false, {}, QLocale::c(), 600.).range;
    QCOMPARE(range.low, -2.);  // 40 times the value; its number stands to the right
    QVERIFY(range.high > 4.);
    bars.beside[0].spreads = {0.05, 0.};
    QVERIFY(BarRows::reach(bars, false, {}, QLocale::c(), 600.).range.high > 6.);
    bars.values = {0., 0.};
    bars.beside[0].values = {std::nan(""), 0.};
    bars.beside[0].spreads.clear();
    QCOMPARE(BarRows::reach(bars, false, {}, QLocale::c(), 600.).range.high, 1.);
}

void BarRowsTest::rowsHaveRoomForBoth() {
    const Bars both = *findLayer<Bars>(twoKinds());
    Bars single = both;
    single.beside.clear();
    for (const bool live : {true, false}) {
        DrawStyle style;
        style.live = live;
        const double two = 2. * QFontMetricsF(style.small()).ascent();
        QVERIFY(BarRows::leastRowHeight(both, style) > two);
        QVERIFY(BarRows::leastRowHeight(both, style) > BarRows::leastRowHeight(single, style));
        QVERIFY(BarRows::leastRowHeight(both, style) < BarRows::greatestRowHeight(both, style));
    }
}

void BarRowsTest::fewGrowWithTheRoom() {
    FigureView view;
    view.resize(900, 700);
    view.setFigure(test::relevanceBars(5));
    view.show();
    settle();
    const QCPAxis& axis = *view.plot()->yAxis;
    const double row = std::abs(axis.coordToPixel(1.) - axis.coordToPixel(0.));
    QVERIFY2(row > 4. * QFontMetricsF(DrawStyle().small()).ascent(),
             qPrintable(QString::number(row)));
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

/// However many digits it has.
void BarRowsTest::theLongestNumberIsWhole() {
    Figure figure = twoKinds();
    for (const auto& [value, width] :
         {std::pair(0.123, 500.), std::pair(0.000415, 500.), std::pair(12345., 500.),
          std::pair(654321., 500.), std::pair(1.64e6, 500.), std::pair(130935., 110.)}) {
        findLayer<Bars>(figure)->values = {value, 0.};
        findLayer<Bars>(figure)->beside[0].values = {0.5, value};
        const Range range =
            BarRows::reach(*findLayer<Bars>(figure), false, {}, QLocale::c(), width).range;
        const QString text = formatAligned(value, 3);
        const double room = width * (range.high - value) / (range.high - range.low);
        QVERIFY2(room >= QFontMetricsF(DrawStyle().small()).horizontalAdvance(text),
                 qPrintable(QStringLiteral("%1 for %2").arg(room).arg(text)));
    }
}

void BarRowsTest::theLegendTellsThemApart() {
    const Bars bars = *findLayer<Bars>(twoKinds());
    const std::vector<LegendEntry> entries = barLegend(bars, {});
    QCOMPARE(entries.size(), std::size_t(2));
    QCOMPARE(entries[0].text, QString::fromStdString(bars.name));
    QCOMPARE(entries[1].text, QStringLiteral("growth (scale of its own)"));
    QVERIFY(!entries[0].open && entries[1].open);
    QVERIFY(barLegend(*findLayer<Bars>(test::relevanceBars(2)), {}).empty());
}

void BarRowsTest::bothAreReadOut() {
    FigureView view;
    view.resize(600, 300);
    Figure figure = twoKinds();
    findLayer<Bars>(figure)->beside[0].spreads = {0., 0.25};
    findLayer<Bars>(figure)->remarks = {"", "missed"};
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

void BarRowsTest::threeHaveRoomAndLooksOfTheirOwn() {
    Figure figure = twoKinds();
    std::vector<Bars::Beside>& beside = findLayer<Bars>(figure)->beside;
    beside.push_back({"share", "share", {0.5, 0.25}, {}});
    beside.push_back({"slope", "slope", {1., 2.}, {}});
    const double ascent = QFontMetricsF(DrawStyle().small()).ascent();
    QVERIFY(BarRows::leastRowHeight(*findLayer<Bars>(figure), {}) > 4. * ascent);
    const std::vector<LegendEntry> entries = barLegend(*findLayer<Bars>(figure), {});
    QCOMPARE(entries.size(), std::size_t(4));
    QVERIFY(entries[1].open && !entries[2].open && !entries[3].open);
    QVERIFY(entries[2].colour != entries[3].colour);
    FigureView view;
    view.resize(600, 400);
    view.setTheme(ThemeKind::Light);
    view.setFigure(figure);
    view.show();
    settle();
    const QImage picture = view.grab().toImage().convertToFormat(QImage::Format_RGB32);
    const QCustomPlot& plot = *view.plot();
    const auto greyAt = [&](double y) {
        const QPointF place(plot.xAxis->coordToPixel(0.2), plot.yAxis->coordToPixel(y));
        return qGray(picture.pixel(plot.mapTo(&view, place.toPoint())));
    };
    const double part = 0.78 / 15.4;
    const int hollow = greyAt(1. - 0.4 + part * 6.4), grey = greyAt(1. - 0.4 + part * 10.2),
              dark = greyAt(1. - 0.4 + part * 14.);
    QVERIFY(hollow > grey + 40);
    QVERIFY(grey > dark + 40);
    const QString told = describe(figure, plot, QPointF(300., plot.yAxis->coordToPixel(1.)));
    QVERIFY2(told.endsWith(QStringLiteral("\nshare: 0.25\nslope: 2")), qPrintable(told));
}

void BarRowsTest::anIntervalReachesFromEndToEnd() {
    Figure figure = twoKinds();
    findLayer<Bars>(figure)->beside.clear();
    findLayer<Bars>(figure)->values = {0.5, 0.};
    findLayer<Bars>(figure)->intervals = {{0.4, 0.9}, {0., 0.3}};
    QVERIFY(BarRows::reach(*findLayer<Bars>(figure), false, {}, QLocale::c(), 600.).range.high >
            0.9);
    FigureView view;
    view.resize(600, 300);
    view.setTheme(ThemeKind::Light);
    view.setFigure(figure);
    view.show();
    settle();
    const QImage picture = view.grab().toImage().convertToFormat(QImage::Format_RGB32);
    const QCustomPlot& plot = *view.plot();
    const auto darkest = [&](double x, double y) {
        const QPointF place(plot.xAxis->coordToPixel(x), plot.yAxis->coordToPixel(y));
        const QPoint at = plot.mapTo(&view, place.toPoint());
        int least = 255;
        for (const int step : {-1, 0, 1})
            least = std::min(least, qGray(picture.pixel(at + QPoint(0, step))));
        return least;
    };
    QVERIFY(darkest(0.85, 0.) < 160);
    QVERIFY(darkest(0.25, 1.) < 160);
    QVERIFY(darkest(0.35, 1.) > 240);
    const QString told = describe(figure, plot, QPointF(300., plot.yAxis->coordToPixel(0.)));
    QVERIFY2(told.contains(QStringLiteral(": 0.5 (0.4 … 0.9)")), qPrintable(told));
}

void BarRowsTest::signedBarsKeepHalfOfANarrowPlot_data() {
    QTest::addColumn<double>("largest");
    QTest::newRow("both signs") << 2.68;
    QTest::newRow("negative only") << 0.;
}

void BarRowsTest::signedBarsKeepHalfOfANarrowPlot() {
    QFETCH(double, largest);
    Figure figure = twoKinds();
    findLayer<Bars>(figure)->beside.clear();
    findLayer<Bars>(figure)->values = {-2.31, largest};
    const double letters =
        QFontMetricsF(DrawStyle().small()).horizontalAdvance(QStringLiteral("−2.31"));
    for (const double width : {4. * letters, 10. * letters, 20. * letters}) {
        const Range range =
            BarRows::reach(*findLayer<Bars>(figure), false, {}, QLocale::c(), width).range;
        const double bars = (largest + 2.31) / (range.high - range.low);
        QVERIFY2(bars > 0.45, qPrintable(QStringLiteral("%1 of %2").arg(bars).arg(width)));
        const double room = width / (range.high - range.low);
        QVERIFY(std::max(-2.31 - range.low, range.high - largest) * room > letters);
    }
}

ARDENT_TEST(BarRowsTest)
#include "bar_rows_test.moc"
