#include "core/figure/lines/curve_reading.h"
#include "tests/support/set_layers.h"

#include <QtTest>
#include <cmath>

using namespace ardent;

namespace {

/// One line at every step, one at every fifth, and a pale one.
Figure threeLines() {
    Figure figure;
    Series each{"each", LineRole::Train, 0, {}, {}};
    Series fifth{"fifth", LineRole::Validation, 0, {}, {}};
    for (int x = 1; x <= 20; ++x) {
        each.x.push_back(x);
        each.y.push_back(x == 3 ? std::nan("") : 10. * x);
        if (x % 5 > 0) continue;
        fifth.x.push_back(x);
        fifth.y.push_back(-x);
    }
    Series pale = each;
    pale.role = LineRole::Individual;
    test::setLayers<Series>(figure, {pale, each, fifth});
    return figure;
}

}  // namespace

class CurveReadingTest : public QObject {
    Q_OBJECT

private slots:
    void readsAtTheNextLoggedPlace();
    void readsTheBandOfALine();
    void tellsWhereThereIsNoPointAndNoNumber();
    void goesFromPointToPoint();
    void readsLinesThatFall();
    void readsAStepAtItsEnd();
    void aMarkIsNoCurve();
    void paleLinesOfOneNameAreReadTogether();
    void hasNothingToReadWithoutLines();
    void thePlaceHasAShortName();
};

void CurveReadingTest::readsAtTheNextLoggedPlace() {
    const auto reading = readCurves(threeLines(), 5.4);
    QCOMPARE(reading->x, 5.);
    QCOMPARE(reading->values.size(), std::size_t(2));
    QCOMPARE(reading->values[0].series, std::size_t(1));
    QCOMPARE(*reading->values[0].y, 50.);
    QCOMPARE(*reading->values[1].y, -5.);
    QVERIFY(!reading->values[0].spread && !reading->values[1].spread);
    QCOMPARE(readCurves(threeLines(), 1e9)->x, 20.);
    QCOMPARE(readCurves(threeLines(), -1e9)->x, 1.);
}

void CurveReadingTest::readsTheBandOfALine() {
    Figure figure = threeLines();
    layers<Series>(figure)[2].spreads = {0.1, 0.2, 0.3, 0.4};
    QCOMPARE(readCurves(figure, 10.)->values[1].spread, std::optional(0.2));
    QVERIFY(!readCurves(figure, 10.)->values[0].spread);
    QVERIFY(!readCurves(figure, 11.)->values[1].spread);  // between its points
}

void CurveReadingTest::tellsWhereThereIsNoPointAndNoNumber() {
    QVERIFY(!readCurves(threeLines(), 6.)->values[1].y);
    const auto broken = readCurves(threeLines(), 3.);  // before the second line begins
    QCOMPARE(broken->values.size(), std::size_t(1));
    QVERIFY(std::isnan(*broken->values[0].y));
}

void CurveReadingTest::goesFromPointToPoint() {
    const Figure figure = threeLines();
    QCOMPARE(logged(figure, 7., 1), 8.);
    QCOMPARE(logged(figure, 7., -2), 5.);
    QCOMPARE(logged(figure, 7.2, 0), 7.);
    QCOMPARE(logged(figure, 20., 1), 20.);
    QCOMPARE(logged(figure, 1., -1), 1.);
}

/// As along a path of penalties, from the largest on a reversed logarithmic axis.
void CurveReadingTest::readsLinesThatFall() {
    Figure figure;
    figure.x.logarithmic = figure.x.reversed = true;
    test::setLayers<Series>(
        figure, {{"coefficient", LineRole::Train, 0, {100., 10., 1., 0.1}, {0., 1., 2., 3.}}});
    QCOMPARE(readCurves(figure, 40.)->x, 100.);  // as far as the eye tells, not 10
    QCOMPARE(readCurves(figure, 2.)->values[0].y, std::optional(2.));
    QCOMPARE(readCurves(figure, 1e-9)->x, 0.1);
    QCOMPARE(readCurves(figure, 1e9)->x, 100.);
    QCOMPARE(logged(figure, 10., 1), 1.);  // to the right
    QCOMPARE(logged(figure, 10., -1), 100.);
    QCOMPARE(logged(figure, 100., -1), 100.);
    QCOMPARE(logged(figure, 0.1, 2), 0.1);
    QCOMPARE(logged(figure, 5., -1), 100.);  // from the nearest one
}

/// As ROC curves have them.
void CurveReadingTest::readsAStepAtItsEnd() {
    Figure figure;
    test::setLayers<Series>(
        figure, {{"roc", LineRole::Main, 0, {0., 0., 0., 0.5, 1.}, {0., 0.4, 0.8, 0.9, 1.}}});
    QCOMPARE(*readCurves(figure, 0.1)->values[0].y, 0.8);
    QCOMPARE(logged(figure, 0., 1), 0.5);
}

void CurveReadingTest::aMarkIsNoCurve() {
    Figure figure = threeLines();
    addLayer(figure, Series{"kept", LineRole::Reference, 0, {5.4, 5.4}, {0., 1.}});
    QCOMPARE(readCurves(figure, 5.4)->x, 5.);
    QCOMPARE(readCurves(figure, 5.4)->values.size(), std::size_t(2));
    QCOMPARE(logged(figure, 5., 1), 6.);
}

void CurveReadingTest::paleLinesOfOneNameAreReadTogether() {
    Figure figure = threeLines();
    Series lower = layers<Series>(figure)[0], other = lower;
    lower.y.assign(lower.y.size(), 7.);
    other.name = "other";
    addLayer(figure, lower);
    addLayer(figure, other);
    const auto reading = readCurves(figure, 5.);
    QCOMPARE(reading->pale.size(), std::size_t(2));
    QCOMPARE(reading->pale[0].series, std::size_t(0));
    QCOMPARE(reading->pale[0].count, std::size_t(2));
    QCOMPARE(reading->pale[0].low, 7.);
    QCOMPARE(reading->pale[0].high, 50.);
    QCOMPARE(reading->pale[1].count, std::size_t(1));
    QCOMPARE(readCurves(figure, 3.)->pale.size(), std::size_t(1));  // two have no number there
}

void CurveReadingTest::hasNothingToReadWithoutLines() {
    QVERIFY(!readCurves(Figure{}, 1.));
    QVERIFY(std::isnan(logged(Figure{}, 1., 1)));
}

void CurveReadingTest::thePlaceHasAShortName() {
    const auto named = [](const char* label) {
        Axis axis;
        axis.label = label;
        return placeName(axis);
    };
    QCOMPARE(named("Epoch"), std::string("Epoch: "));
    QCOMPARE(named("λ number"), std::string("λ number: "));
    QCOMPARE(named("Time (s, measured)"), std::string("Time: "));
    QCOMPARE(named("λ, on half the mean squared error"), std::string("λ = "));
    QCOMPARE(named("m, variables kept"), std::string("m = "));
}

ARDENT_TEST(CurveReadingTest)
#include "curve_reading_test.moc"
