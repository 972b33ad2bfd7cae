#include "core/data/table/histogram_edges.h"

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
    void binsHoldAsManyStepsEach_data();
    void binsHoldAsManyStepsEach();
    void detailBetweenStepsIsKept();
    void numbersTooLargeForStepsHaveBinsOfAnyWidth();
    void valuesOffAnyGridAreNot();
    void binsAreFiveToSixty_data();
    void binsAreFiveToSixty();
    void wholeNumbersStandInTheMiddle();
    void equalValuesHaveOneBin();
    void everyValueHasABin_data();
    void everyValueHasABin();
};

void HistogramEdgesTest::widthIsThatOfFreedmanAndDiaconis() {
    std::vector<double> values = test::sequence(1000, 0., 0.001);
    for (double& value : values) value = std::sqrt(value);
    const double low = values.front(), high = values.back();
    const double spread = std::sqrt(0.749) - std::sqrt(0.249);
    const double bins = std::ceil((high - low) / (2. * spread / 10.));
    const std::vector<double> edges = histogramEdges(values);
    QCOMPARE(static_cast<double>(edges.size() - 1), bins);
    QCOMPARE(edges.front(), low);
    QCOMPARE(edges.back(), high);
    QCOMPARE(edges[1], low + (high - low) / bins);
}

void HistogramEdgesTest::binsHoldAsManyStepsEach_data() {
    QTest::addColumn<double>("step");
    QTest::addColumn<double>("first");
    QTest::addColumn<int>("numbers");
    for (const int numbers : {7, 9, 13, 61, 70, 101, 1001})
        for (const double step : {0.001, 0.05, 0.25, 3., 500.}) {
            QTest::addRow("%d around 0 by %g", numbers, step) << step << -20. * step << numbers;
            QTest::addRow("%d off 0 by %g", numbers, step) << step << 20.4 * step << numbers;
        }
    QTest::newRow("large numbers") << 0.1 << 1e6 << 500;
    QTest::newRow("largest whole numbers") << 1. << 2e14 << 500;
}

/// As many of each number, so that no bin may be higher than another; the last may be lower.
void HistogramEdgesTest::binsHoldAsManyStepsEach() {
    QFETCH(double, step);
    QFETCH(double, first);
    QFETCH(int, numbers);
    std::vector<double> values;
    for (int i = 0; i < 10 * numbers; ++i)
        values.push_back(std::round((first + i % numbers * step) * 1e4) / 1e4);
    const std::vector<double> edges = histogramEdges(values);
    std::vector<int> counts(edges.size() - 1);
    for (const double value : values) ++counts[binOf(value, edges)];
    const int inBin = counts.front();
    for (std::size_t i = 0; i + 1 < counts.size(); ++i) QCOMPARE(counts[i], inBin);
    QVERIFY2(3 * counts.back() >= inBin, qPrintable(QString::number(counts.back())));
    QVERIFY(edges.size() <= 61);
    QVERIFY(std::abs((edges[1] - edges[0]) / step * 10. - inBin) < 1e-3 * inBin);
}

/// Near whole numbers all, but for a cluster that a grid of them would hide.
void HistogramEdgesTest::detailBetweenStepsIsKept() {
    std::vector<double> values;
    for (int i = 0; i < 999; ++i) values.push_back(1e6 + std::sin(i) / 100.);
    values.push_back(1e6 + 1.);
    QCOMPARE(histogramEdges(values).size(), std::size_t(61));
}

/// Half a step more would be no other number.
void HistogramEdgesTest::numbersTooLargeForStepsHaveBinsOfAnyWidth() {
    std::vector<double> values;
    for (int i = 0; i < 6; ++i) values.push_back(6e15 + i);
    const std::vector<double> edges = histogramEdges(values);
    for (std::size_t i = 1; i < edges.size(); ++i) QVERIFY(edges[i] > edges[i - 1]);
}

/// Finer than eight decimals of a number.
void HistogramEdgesTest::valuesOffAnyGridAreNot() {
    std::vector<double> values;
    for (int i = 1; i <= 100; ++i) values.push_back(i / 7.);
    const double low = values.front();
    QCOMPARE(histogramEdges(values).front(), low);
}

void HistogramEdgesTest::binsAreFiveToSixty_data() {
    QTest::addColumn<std::vector<double>>("values");
    QTest::addColumn<int>("bins");
    std::vector<double> spread = test::sequence(1000, 0., 0.001), mostlyZero(1000, 0.);
    spread.push_back(1e6);
    mostlyZero[0] = 0.5;
    mostlyZero[1] = std::sqrt(0.1);
    QTest::newRow("three values") << std::vector<double>{0.5, 1.25, std::sqrt(0.5)} << 5;
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

ARDENT_TEST(HistogramEdgesTest)
#include "histogram_edges_test.moc"
