#include "core/train/calibration.h"

#include <QtTest>

#include "core/random/random_stream.h"
#include "tests/support/golden.h"

using namespace ardent;

class CalibrationTest : public QObject {
    Q_OBJECT

private slots:
    /// Classes drawn with P = 1 / (1 + exp(−3 f − 1)) give the slope and the shift back.
    void findsTheSigmoid() {
        RandomStream random(1, StreamId::SyntheticDesign);
        Matrix scores(20'000, 1);
        std::vector<int> labels;
        for (Index i = 0; i < scores.rows(); ++i) {
            scores(i, 0) = random.normal();
            const double p = 1. / (1. + std::exp(-3. * scores(i, 0) - 1.));
            labels.push_back(random.uniform() < p ? 1 : 0);
        }
        const Calibration found = calibrate(scores, labels, CalibrationShift::Free);
        COMPARE_WITHIN(found.slope, 3., 0.15);
        COMPARE_WITHIN(found.shift[0], 1., 0.1);
        QCOMPARE(calibrate(scores, labels, CalibrationShift::None).shift[0], 0.);
    }

    void findsTheSoftmax() {
        RandomStream random(2, StreamId::SyntheticDesign);
        Matrix scores(20'000, 3);
        std::vector<int> labels;
        for (Index i = 0; i < scores.rows(); ++i) {
            Vector weights(3);
            for (Index c = 0; c < 3; ++c) {
                scores(i, c) = random.normal();
                weights[c] = std::exp(2. * scores(i, c) + (c == 0 ? 0.5 : -0.25));
            }
            const double u = random.uniform() * weights.sum();
            labels.push_back(u < weights[0] ? 0 : u < weights[0] + weights[1] ? 1 : 2);
        }
        const Calibration found = calibrate(scores, labels, CalibrationShift::Free);
        COMPARE_WITHIN(found.slope, 2., 0.1);
        COMPARE_WITHIN(found.shift[0], 0.5, 0.1);
        COMPARE_WITHIN(found.shift.sum(), 0., 1e-9);
    }

    /// Classes by turns, more of them than are looked at.
    void seesBothClassesThatAlternate() {
        RandomStream random(3, StreamId::SyntheticDesign);
        Matrix scores(8000, 1);
        std::vector<int> labels;
        for (Index i = 0; i < scores.rows(); ++i) {
            labels.push_back(static_cast<int>(i % 2));
            scores(i, 0) = labels.back() - 0.5 + random.normal();
        }
        const Calibration found = calibrate(scores, labels, CalibrationShift::Free, 2000);
        COMPARE_WITHIN(found.slope, 1., 0.25);
        COMPARE_WITHIN(found.shift[0], 0., 0.25);
    }

    void separableScoresGetAFiniteSlope() {
        const Matrix scores = Vector::LinSpaced(40, -1., 1.);
        std::vector<int> labels;
        for (int i = 0; i < 40; ++i) labels.push_back(i < 20 ? 0 : 1);
        const double slope = calibrate(scores, labels, CalibrationShift::None).slope;
        QVERIFY(std::isfinite(slope) && slope > 5.);
        for (int& label : labels) label = 1 - label;  // scores that are wrong throughout
        const double against = calibrate(scores, labels, CalibrationShift::None).slope;
        QVERIFY(against > 0. && against < 0.5);
    }

    void nothingToGoByIsLeftAlone() {
        QCOMPARE(calibrate(Matrix(0, 1), {}, CalibrationShift::Free).slope, 1.);
        const std::vector<int> labels{0, 1};
        QCOMPARE(calibrate(Matrix::Zero(2, 1), labels, CalibrationShift::Free).slope, 1.);
        QCOMPARE(
            calibrate(Matrix::Constant(2, 1, std::nan("")), labels, CalibrationShift::Free).slope,
            1.);
    }
};

ARDENT_TEST(CalibrationTest)
#include "calibration_test.moc"
