#include "ui/figure/axis_tickers.h"

#include <QFontMetricsF>
#include <QtTest>
#include <algorithm>
#include <cmath>

#include "tests/support/sample_figures.h"
#include "ui/figure/figure_drawing.h"
#include "ui/style/fonts.h"

using namespace ardent;

namespace {

struct Ticks {
    QVector<double> ticks, subTicks;
    QVector<QString> labels;
};

Ticks ticksOf(QCPAxisTicker& ticker, double low, double high) {
    Ticks result;
    ticker.generate(QCPRange(low, high), QLocale::c(), QLatin1Char('g'), 6, result.ticks,
                    &result.subTicks, &result.labels);
    return result;
}

}  // namespace

class AxisTickersTest : public QObject {
    Q_OBJECT

private slots:
    void logAxisAlwaysHasLabels_data();
    void logAxisAlwaysHasLabels();
    void logAxisLabelsDecades();
    void numbersHaveEqualDecimals();
    void countsHaveNoTicksBetweenThem();
    void namesAreShortenedToTheirRoom();
    void shortenedNamesCanBeTold_data();
    void shortenedNamesCanBeTold();
    void anEndingThatMostNamesHaveIsLeftOut();
    void theEndingThatTellsNamesApartStays();
    void namesWithoutRoomAreThinned();
    void levelsOnEitherAxisAreNamed();
};

void AxisTickersTest::logAxisAlwaysHasLabels_data() {
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("high");
    QTest::addRow("a hair") << 0.5 << 0.5001;
    QTest::addRow("within a decade") << 0.21 << 0.83;
    QTest::addRow("across one power") << 0.6 << 3.;
    QTest::addRow("a decade and a half") << 0.03 << 0.9;
    QTest::addRow("six decades") << 1e-6 << 1.;
    QTest::addRow("three hundred decades") << 1e-150 << 1e150;
}

void AxisTickersTest::logAxisAlwaysHasLabels() {
    QFETCH(double, low);
    QFETCH(double, high);
    LogTicker ticker;
    const Ticks result = ticksOf(ticker, low, high);
    const auto inside = std::count_if(result.ticks.begin(), result.ticks.end(),
                                      [&](double t) { return t >= low && t <= high; });
    QVERIFY2(inside >= 2, qPrintable(QString::number(inside)));
    QVERIFY2(inside <= 12, qPrintable(QString::number(inside)));
    QCOMPARE(result.labels.size(), result.ticks.size());
    QVERIFY(!result.labels.contains(QString()));
}

void AxisTickersTest::logAxisLabelsDecades() {
    LogTicker ticker;
    const Ticks result = ticksOf(ticker, 0.009, 11.);
    QCOMPARE(QStringList(result.labels), QStringList({"0.01", "0.1", "1", "10"}));
    QVERIFY(result.subTicks.size() > 20);
}

void AxisTickersTest::numbersHaveEqualDecimals() {
    NumberTicker ticker;
    const Ticks result = ticksOf(ticker, 0., 1.);
    QVERIFY(result.labels.contains(QStringLiteral("0.0")));
    QVERIFY(result.labels.contains(QStringLiteral("1.0")));
}

void AxisTickersTest::countsHaveNoTicksBetweenThem() {
    NumberTicker ticker(/*wholeOnly=*/true);
    for (const int count : {3, 4, 8, 12})
        for (const double last : {2., 3., 7., 8., 10., 30., 100., 12345.}) {
            ticker.setTickCount(count);
            const Ticks result = ticksOf(ticker, 1., last);
            QVERIFY(result.ticks.size() >= 2);
            for (const double tick : result.ticks) QCOMPARE(tick, std::round(tick));
        }
}

void AxisTickersTest::namesAreShortenedToTheirRoom() {
    const QFont font = textFont(9.);
    NameTicker ticker;
    ticker.setNames({"x1", "a very long name that does not fit into its room", "x3"}, font, 80.);
    const Ticks all = ticksOf(ticker, -0.5, 2.5);
    QCOMPARE(all.ticks, (QVector<double>{0., 1., 2.}));
    QCOMPARE(all.labels[0], QStringLiteral("x1"));
    QVERIFY(QFontMetricsF(font).horizontalAdvance(all.labels[1]) <= 81.);
    QVERIFY(all.labels[1].startsWith(QStringLiteral("a v")));
    QVERIFY(all.labels[1].endsWith(QStringLiteral("om")));
    QCOMPARE(ticksOf(ticker, 1.5, 9.).labels, QVector<QString>{QStringLiteral("x3")});

    // Both members of a pair can be told.
    ticker.setNames({"a long first variable × a long second variable"}, font, 120.);
    const QString pair = ticksOf(ticker, -0.5, 0.5).labels[0];
    QVERIFY(QFontMetricsF(font).horizontalAdvance(pair) <= 121.);
    const QStringList members = pair.split(QStringLiteral(" × "));
    QCOMPARE(members.size(), 2);
    for (const QString& member : members) QVERIFY(member.startsWith(QStringLiteral("a l")));
}

void AxisTickersTest::shortenedNamesCanBeTold_data() {
    QTest::addColumn<double>("width");
    QTest::addRow("narrow") << 45.;
    QTest::addRow("less narrow") << 60.;
    QTest::addRow("wide") << 85.;
    QTest::addRow("pairs") << 150.;
}

void AxisTickersTest::shortenedNamesCanBeTold() {
    QFETCH(double, width);
    std::vector<std::string> names{"bill_length_mm",   "bill_depth_mm", "flipper_length_mm",
                                   "flipper_width_mm", "body_mass_g",   "body_temperature_mean_c"};
    if (width > 100.) {
        std::vector<std::string> pairs;
        for (std::size_t i = 0; i < names.size(); ++i)
            for (std::size_t j = 0; j < i; ++j) pairs.push_back(names[i] + " × " + names[j]);
        names = pairs;
    }
    const QFont font = textFont(9.);
    NameTicker ticker;
    ticker.setNames(names, font, width);
    const QVector<QString> labels =
        ticksOf(ticker, -0.5, static_cast<double>(names.size()) - 0.5).labels;
    QCOMPARE(labels.size(), static_cast<qsizetype>(names.size()));
    QCOMPARE(QSet<QString>(labels.begin(), labels.end()).size(), labels.size());
    for (qsizetype i = 0; i < labels.size(); ++i) {
        QVERIFY2(QFontMetricsF(font).horizontalAdvance(labels[i]) <= width + 1.,
                 qPrintable(labels[i]));
        QCOMPARE(labels[i][0], QString::fromStdString(names[static_cast<std::size_t>(i)])[0]);
    }
}

void AxisTickersTest::anEndingThatMostNamesHaveIsLeftOut() {
    const std::string unit = " (component)(kg in a m^3 mixture)";
    const std::string slag = "Blast furnace slag" + unit, ash = "Fly ash of a plant" + unit;
    const QFont font = textFont(9.);
    const QFontMetricsF metrics(font);
    const double width = metrics.horizontalAdvance(QStringLiteral("Blast furnace slag (m"));
    NameTicker ticker;
    ticker.setNames({"Cement" + unit, slag, ash, "Water" + unit, "Age of it all (counted in days)"},
                    font, width);
    const QVector<QString> labels = ticksOf(ticker, -0.5, 4.5).labels;
    QVERIFY2(labels[1].startsWith(QStringLiteral("Blast furnace s")), qPrintable(labels[1]));
    QVERIFY2(labels[1].endsWith(u'…'), qPrintable(labels[1]));
    QVERIFY2(labels[4].endsWith(QStringLiteral("days)")), qPrintable(labels[4]));

    // Of a pair each name for itself.
    ticker.setNames({slag + " × " + ash, "Cement" + unit + " × Water" + unit}, font,
                    2. * width + metrics.horizontalAdvance(QStringLiteral(" × ")));
    const QString pair = ticksOf(ticker, -0.5, 1.5).labels[0];
    QVERIFY2(pair.startsWith(QStringLiteral("Blast furnace s")), qPrintable(pair));
    QVERIFY2(pair.contains(QStringLiteral("… × Fly ash of a p")), qPrintable(pair));
    QVERIFY(metrics.horizontalAdvance(pair) <=
            2. * width + metrics.horizontalAdvance(QStringLiteral(" × ")) + 1.);
}

void AxisTickersTest::theEndingThatTellsNamesApartStays() {
    const QFont font = textFont(9.);
    NameTicker ticker;
    ticker.setNames({"north station, reading 1", "south station, reading 2",
                     "west station, reading 3", "another reading of the same"},
                    font, 80.);
    const QVector<QString> labels = ticksOf(ticker, -0.5, 3.5).labels;
    for (int i = 0; i < 3; ++i)
        QVERIFY2(labels[i].endsWith(QString::number(i + 1)), qPrintable(labels[i]));
}

void AxisTickersTest::namesWithoutRoomAreThinned() {
    NameTicker ticker;
    ticker.setNames({"a", "b", "c", "d", "e", "f", "g"}, QFont(), 100.);
    QCOMPARE(ticksOf(ticker, -0.5, 6.5).labels.size(), 7);
    ticker.setRoom(5., 12.);
    const Ticks thinned = ticksOf(ticker, -0.5, 6.5);
    QCOMPARE(thinned.ticks, QVector<double>({0., 3., 6.}));
    QCOMPARE(QStringList(thinned.labels), QStringList({"a", "d", "g"}));
    QCOMPARE(ticksOf(ticker, 0.5, 4.5).ticks, QVector<double>({3.}));
    ticker.setRoom(20., 12.);
    QCOMPARE(ticksOf(ticker, -0.5, 6.5).labels.size(), 7);
}

void AxisTickersTest::levelsOnEitherAxisAreNamed() {
    Figure figure = test::surface();
    figure.x.categories = {"north", "south"};
    figure.y.categories = {"red", "green", "blue"};
    figure.x.range = findLayer<Field>(figure)->x = Range{-0.5, 1.5};
    figure.y.range = findLayer<Field>(figure)->y = Range{-0.5, 2.5};
    QCustomPlot plot;
    plot.setViewport(QRect(0, 0, 400, 400));
    FigureDrawing drawing(plot);
    drawing.show(std::make_shared<Figure>(figure), DrawStyle());
    drawing.arrange();
    plot.replot();
    QCOMPARE(plot.xAxis->tickVectorLabels(), (QVector<QString>{"north", "south"}));
    QCOMPARE(plot.yAxis->tickVectorLabels(), (QVector<QString>{"red", "green", "blue"}));
}

ARDENT_TEST(AxisTickersTest)
#include "axis_tickers_test.moc"
