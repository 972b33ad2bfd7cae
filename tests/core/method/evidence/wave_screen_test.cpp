#include "core/method/evidence/wave_screen.h"

#include <QtTest>
#include <cmath>
#include <functional>
#include <numbers>
#include <numeric>

#include "core/random/random_stream.h"
#include "tests/support/golden.h"
#include "tests/support/repeats.h"

using namespace ardent;

namespace {

struct Rows {
    DesignMatrix x;
    std::vector<std::int32_t> all;
    Matrix y;
};

using Function = std::function<double(const Eigen::RowVectorXf& x)>;

/// Three inputs, uniform from −√3 to √3, and normal noise beside the function.
Rows rowsOf(Index count, const Function& f, double noise, Seed seed = 1) {
    RandomStream design(seed, StreamId::SyntheticDesign);
    RandomStream random(seed, StreamId::SyntheticNoise);
    Rows rows{DesignMatrix(count, 3), std::vector<std::int32_t>(std::size_t(count)),
              Matrix(count, 1)};
    std::iota(rows.all.begin(), rows.all.end(), 0);
    for (Index i = 0; i < count; ++i) {
        for (Index j = 0; j < 3; ++j)
            rows.x(i, j) = float(design.uniform(-std::numbers::sqrt3, std::numbers::sqrt3));
        rows.y(i, 0) = f(rows.x.row(i)) + noise * random.normal();
    }
    return rows;
}

}  // namespace

class WaveScreenTest : public QObject {
    Q_OBJECT

private slots:
    void findsTheFrequency_data();
    void findsTheFrequency();
    void anyColumnOfTheTargetCounts();
    void ofACoarseInputTheSlowestWave();
    void nothingInNoise_data();
    void nothingInNoise();
    void nothingWhereNothingVaries();
};

void WaveScreenTest::findsTheFrequency_data() {
    QTest::addColumn<double>("frequency");
    QTest::addColumn<double>("phase");
    QTest::addRow("slow") << 3. << 0.;
    QTest::addRow("fast") << 15. << 1.;
    QTest::addRow("very fast") << 60. << 2.;
}

/// To half the distance of those tried.
void WaveScreenTest::findsTheFrequency() {
    QFETCH(double, frequency);
    QFETCH(double, phase);
    const Rows rows = rowsOf(
        500, [&](const auto& x) { return std::sin(frequency * double(x[1]) + phase); }, 0.5);
    const auto found = strongestWave(rows.x, rows.all, rows.y);
    QVERIFY(found);
    QCOMPARE(found->input, Index{1});
    COMPARE_WITHIN(found->frequency, frequency,
                   0.55 * std::numbers::pi / (2. * std::numbers::sqrt3));
}

void WaveScreenTest::anyColumnOfTheTargetCounts() {
    Rows rows = rowsOf(
        300, [](const auto& x) { return std::cos(20. * double(x[2])); }, 0.3);
    RandomStream random(5, StreamId::SyntheticNoise);
    Matrix both(rows.y.rows(), 2);
    for (Index i = 0; i < both.rows(); ++i) both.row(i) << random.normal(), rows.y(i, 0);
    const auto found = strongestWave(rows.x, rows.all, both);
    QVERIFY(found);
    QCOMPARE(found->input, Index{2});
}

/// On a grid of steps of 0.5 a frequency and that of 4π more have the same values.
void WaveScreenTest::ofACoarseInputTheSlowestWave() {
    Rows rows = rowsOf(
        400, [](const auto&) { return 0.; }, 0.1);
    for (Index i = 0; i < rows.x.rows(); ++i) {
        rows.x(i, 0) = std::round(2.F * rows.x(i, 0)) / 2.F;
        rows.y(i, 0) += std::cos(4. * double(rows.x(i, 0)));
    }
    const auto found = strongestWave(rows.x, rows.all, rows.y);
    QVERIFY(found);
    QCOMPARE(found->input, Index{0});
    QVERIFY2(found->frequency < 2. * std::numbers::pi,
             qPrintable(QString::number(found->frequency)));
}

void WaveScreenTest::nothingInNoise_data() {
    QTest::addColumn<int>("seed");
    for (int seed = 1; seed <= test::repeats(20); ++seed) QTest::addRow("draw %d", seed) << seed;
}

void WaveScreenTest::nothingInNoise() {
    QFETCH(int, seed);
    const Rows rows = rowsOf(
        150, [](const auto&) { return 0.; }, 1., Seed(seed));
    QVERIFY(!strongestWave(rows.x, rows.all, rows.y));
}

void WaveScreenTest::nothingWhereNothingVaries() {
    Rows rows = rowsOf(
        50, [](const auto& x) { return double(x[0]); }, 0.);
    Rows still = rows;
    still.x.setConstant(1.F);
    QVERIFY(!strongestWave(still.x, still.all, still.y));
    rows.y.setConstant(2.);
    QVERIFY(!strongestWave(rows.x, rows.all, rows.y));
    rows.all.resize(2);
    QVERIFY(!strongestWave(rows.x, rows.all, Matrix(rows.y.topRows(2))));
}

ARDENT_TEST(WaveScreenTest)
#include "wave_screen_test.moc"
