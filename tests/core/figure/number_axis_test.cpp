#include "core/figure/number_axis.h"

#include <QtTest>
#include <cmath>

#include "core/figure/figure.h"

using namespace ardent;

/// How far axes of numbers reach and where they have ticks.
class NumberAxisTest : public QObject {
    Q_OBJECT

private slots:
    void wholeNumbersAreKnownInSpiteOfRounding();
    void outliersAreLeftOut();
    void whatAddsLittleStays();
    void fewValuesHaveNoOutliers();
    void oneHeightIsSeenFromZero();
};

namespace {

std::vector<double> upTo(int count) {
    std::vector<double> values;
    for (int i = 0; i < count; ++i) values.push_back(static_cast<double>(i));
    return values;
}

}  // namespace

void NumberAxisTest::wholeNumbersAreKnownInSpiteOfRounding() {
    QVERIFY(areWhole(std::vector{1., 2., 3., std::nan("")}));
    QVERIFY(areWhole(std::vector{1., 1.9999999, 3.}));
    QVERIFY(!areWhole(std::vector{1., 2.5, 3.}));
    QVERIFY(!areWhole(std::vector{0.001, 0.002}));
    QVERIFY(!areWhole(std::vector{0., 0.}));
}

void NumberAxisTest::outliersAreLeftOut() {
    std::vector<double> values = upTo(1000);
    values.back() = 50000.;
    const Range all{0., 50000.};
    const Range shown = withoutOutliers(all, values);
    QCOMPARE(shown.low, 0.);
    QVERIFY(shown.high > 980. && shown.high < 1000.);
    QVERIFY(isPartOf(shown, all));
}

void NumberAxisTest::whatAddsLittleStays() {
    std::vector<double> values = upTo(1000);
    values.back() = 1400.;
    const Range all{0., 1400.};
    QVERIFY(!isPartOf(withoutOutliers(all, values), all));
    const std::vector<double> alike(1000, 3.);
    QVERIFY(!isPartOf(withoutOutliers({3., 3.}, alike), {3., 3.}));
    std::vector<double> nearly(1000, 0.);  // but for what is rounded
    for (std::size_t i = 0; i < nearly.size(); i += 2) nearly[i] = 5e-16;
    nearly.back() = 2e-4;
    QVERIFY(!isPartOf(withoutOutliers({0., 2e-4}, nearly), {0., 2e-4}));
}

void NumberAxisTest::fewValuesHaveNoOutliers() {
    const std::vector<double> values{1., 2., 3., 4., 500.};
    QVERIFY(!isPartOf(withoutOutliers({1., 500.}, values), {1., 500.}));
}

void NumberAxisTest::oneHeightIsSeenFromZero() {
    const auto rangeOf = [](const std::vector<double>& heights) {
        Figure figure;
        addLayer(figure, Series{"line", LineRole::Main, 0, upTo(int(heights.size())), heights});
        showFromZero(figure);
        return figure.y.range;
    };
    QVERIFY(rangeOf({0., 0.})->low > -0.1);
    QVERIFY(rangeOf({0.8})->low <= 0. && rangeOf({0.8})->high >= 0.9);
    QVERIFY(!rangeOf({0., 1.}) && !rangeOf({-1., -1.}) && !rangeOf({}));
}

ARDENT_TEST(NumberAxisTest)
#include "number_axis_test.moc"
