#include "core/figure/lines/smoothing.h"

#include <QtTest>
#include <cmath>
#include <numeric>

using namespace ardent;

namespace {

std::vector<double> steps(std::size_t count) {
    std::vector<double> x(count);
    std::iota(x.begin(), x.end(), 1.);
    return x;
}

}  // namespace

class SmoothingTest : public QObject {
    Q_OBJECT

private slots:
    void aSpanOfOneChangesNothing();
    void aConstantStaysWhatItIs();
    void isTheMovingAverageOfItsSpan();
    void whatIsNotFiniteStaysAndTakesNoPart();
    void countsStepsAndNotPoints();
};

void SmoothingTest::aSpanOfOneChangesNothing() {
    const std::vector<double> y{3., -1., 4.};
    QCOMPARE(smoothed(steps(3), y, 1.), y);
}

void SmoothingTest::aConstantStaysWhatItIs() {
    for (const double value : smoothed(steps(50), std::vector<double>(50, 7.), 10.))
        QVERIFY(std::abs(value - 7.) < 1e-12);
}

void SmoothingTest::isTheMovingAverageOfItsSpan() {
    const std::vector<double> mean = smoothed(steps(3), std::vector<double>{1., 0., 0.}, 3.);
    QCOMPARE(mean[0], 1.);
    QCOMPARE(mean[1], 0.5 / 1.5);
    QCOMPARE(mean[2], 0.25 / 1.75);
    std::vector<double> jump(400, 0.);
    jump.back() = 1.;
    QVERIFY(std::abs(smoothed(steps(400), jump, 9.).back() - 2. / 10.) < 1e-12);
}

void SmoothingTest::whatIsNotFiniteStaysAndTakesNoPart() {
    const double nan = std::nan("");
    const std::vector<double> mean =
        smoothed(steps(5), std::vector<double>{nan, 2., nan, 2., HUGE_VAL}, 4.);
    QVERIFY(std::isnan(mean[0]) && std::isnan(mean[2]) && std::isinf(mean[4]));
    QCOMPARE(mean[1], 2.);
    QCOMPARE(mean[3], 2.);
}

void SmoothingTest::countsStepsAndNotPoints() {
    const double nan = std::nan("");
    const std::vector<double> sparse =
        smoothed(std::vector<double>{1., 4.}, std::vector<double>{1., 0.}, 5.);
    const std::vector<double> gaps = smoothed(steps(4), std::vector<double>{1., nan, nan, 0.}, 5.);
    QVERIFY(std::abs(sparse[1] - gaps[3]) < 1e-15);
    QVERIFY(sparse[1] < smoothed(steps(2), std::vector<double>{1., 0.}, 5.)[1]);
}

ARDENT_TEST(SmoothingTest)
#include "smoothing_test.moc"
