#include "core/data/histogram_edges.h"

#include <QTest>
#include <algorithm>
#include <cmath>
#include <limits>

#include "tests/support/columns.h"

using namespace ardent;

class HistogramEdgesTest : public QObject {
    Q_OBJECT

private slots:
    void widthIsThatOfFreedmanAndDiaconis();
    void binsAreFiveToSixty_data();
    void binsAreFiveToSixty();
    void wholeNumbersStandInTheMiddle();
    void equalValuesHaveOneBin();
    void everyValueHasABin_data();
    void everyValueHasABin();
};

void HistogramEdgesTest::widthIsThatOfFreedmanAndDiaconis() {
    std::vector<double> values = test::sequence(1000, 0., 0.001);  // quartiles 0.249 and 0.749
    const std::vector<double> edges = histogramEdges(values);
    QCOMPARE(edges.size(), std::size_t(11));  // 0.999 / (2 · 0.5 / 10), rounded up
    QCOMPARE(edges.front(), 0.);
    QCOMPARE(edges.back(), 0.999);
    QCOMPARE(edges[1], 0.0999);
}

void HistogramEdgesTest::binsAreFiveToSixty_data() {
    QTest::addColumn<std::vector<double>>("values");
    QTest::addColumn<int>("bins");
    std::vector<double> spread = test::sequence(1000, 0., 0.001), mostlyZero(1000, 0.);
    spread.push_back(1e6);
    mostlyZero[0] = 0.5;
    QTest::newRow("two values") << std::vector<double>{0.5, 1.25} << 5;
    QTest::newRow("an outlier") << spread << 60;
    QTest::newRow("no spread between quartiles") << mostlyZero << 11;
}

void HistogramEdgesTest::binsAreFiveToSixty() {
    QFETCH(std::vector<double>, values);
    QTEST(static_cast<int>(histogramEdges(values).size()) - 1, "bins");
}

void HistogramEdgesTest::wholeNumbersStandInTheMiddle() {
    std::vector<double> dice;
    for (int i = 0; i < 600; ++i) dice.push_back(1. + i % 6);
    const std::vector<double> edges = histogramEdges(dice);
    QCOMPARE(edges, (std::vector<double>{0.5, 1.5, 2.5, 3.5, 4.5, 5.5, 6.5}));
    std::vector<double> ages = test::sequence(5000, 0.);
    const std::vector<double> wide = histogramEdges(ages);
    QVERIFY(wide.size() <= 61);
    const double width = wide[1] - wide[0];
    QCOMPARE(width, std::round(width));
    QCOMPARE(wide.front(), -0.5);
}

void HistogramEdgesTest::equalValuesHaveOneBin() {
    std::vector<double> same(7, 20.);
    QCOMPARE(histogramEdges(same), (std::vector<double>{18., 22.}));
    std::vector<double> zero{0.};
    QCOMPARE(histogramEdges(zero), (std::vector<double>{-0.5, 0.5}));
}

void HistogramEdgesTest::everyValueHasABin_data() {
    QTest::addColumn<std::vector<double>>("values");
    const double largest = std::numeric_limits<double>::max();
    const double least = std::numeric_limits<double>::denorm_min();
    QTest::newRow("the whole range") << std::vector<double>{-largest, 0.5, largest};
    QTest::newRow("next to each other") << std::vector<double>{1., std::nextafter(1., 2.)};
    QTest::newRow("smallest") << std::vector<double>{0., least};
    QTest::newRow("far from zero") << std::vector<double>{1e15, 1e15 + 1., 1e15 + 2.};
}

void HistogramEdgesTest::everyValueHasABin() {
    QFETCH(std::vector<double>, values);
    const std::vector<double> edges = histogramEdges(values);
    QVERIFY(std::ranges::is_sorted(edges));
    QVERIFY(std::ranges::all_of(edges, [](double edge) { return std::isfinite(edge); }));
    std::size_t before = 0;
    for (const double value : values) {
        const std::size_t bin = binOf(value, edges);
        QVERIFY(bin >= before && bin + 1 < edges.size());
        before = bin;
    }
}

QTEST_GUILESS_MAIN(HistogramEdgesTest)
#include "histogram_edges_test.moc"
