#include "core/kernel/weak_cosines.h"

#include <QtTest>
#include <numbers>

#include "tests/support/golden.h"

using namespace ardent;

namespace {

/// Distance of two angles.
double turned(double a, double b) {
    return std::abs(std::remainder(a - b, 2. * std::numbers::pi));
}

}  // namespace

class WeakCosinesTest : public QObject {
    Q_OBJECT

private slots:
    void landmarkLossAgreesWithTheReference_data() { test::addCases("gbrff1.json"); }
    void landmarkLossAgreesWithTheReference() {
        const auto one = test::goldenCase("gbrff1.json");
        const auto& expected = one.expected;
        const double tolerance = one.tolerance.at("abs");
        const Matrix x = test::matrixOf(one.inputs.at("X"));
        const Matrix frequencies = test::matrixOf(one.inputs.at("omegas")).transpose();
        const Vector landmark = test::vectorOf(one.inputs.at("landmark"));
        const Vector residuals = test::vectorOf(expected.at("y_tilde"));
        for (const Sharing sharing : {Sharing::ThisThread, Sharing::AllThreads}) {
            const WeakShifts shifts(x, residuals, frequencies, WeakLoss::Exponential, sharing);
            Vector byShift;
            const double f = shifts.loss(frequencies.transpose() * landmark, &byShift);
            COMPARE_WITHIN(f, expected.at("f").get<double>(), tolerance);
            QVERIFY((frequencies * byShift - test::vectorOf(expected.at("grad_f")))
                        .cwiseAbs()
                        .maxCoeff() <= tolerance);
            QVERIFY((shifts.lossOfEach(frequencies.transpose() * landmark) -
                     test::vectorOf(expected.at("feature_losses")))
                        .cwiseAbs()
                        .maxCoeff() <= tolerance);
        }
    }

    void shiftAndFrequencyAgreeWithTheReference_data() { test::addCases("gbrff2.json"); }
    void shiftAndFrequencyAgreeWithTheReference() {
        const auto one = test::goldenCase("gbrff2.json");
        const auto& inputs = one.inputs;
        const Matrix x = test::matrixOf(inputs.at("X"));
        const Vector y = test::vectorOf(inputs.at("y"));
        const Matrix frequencies = test::matrixOf(inputs.at("omegas")).transpose();
        const double lambda = inputs.at("lambda_");
        Index t = 0;
        for (const auto& iteration : one.expected.at("iterations")) {
            const Vector residuals = y.cwiseProduct(test::vectorOf(iteration.at("w")));
            const Matrix frequency = frequencies.col(t++);
            const WeakShifts shifts(x, residuals, frequency, WeakLoss::Exponential,
                                    Sharing::ThisThread);
            const double b = shifts.bestShift();
            QVERIFY(turned(b, iteration.at("b")) <= one.tolerance.at("b_abs").get<double>());
            COMPARE_WITHIN(shifts.loss(Vector::Constant(1, b), nullptr),
                           iteration.at("objective_at_b").get<double>(),
                           one.tolerance.at("objective_abs").get<double>());
            Vector gradient;
            const double loss = frequencyLoss(x, residuals, frequency.col(0), iteration.at("b"),
                                              WeakLoss::Exponential, Sharing::ThisThread, gradient);
            COMPARE_WITHIN(loss + lambda * frequency.squaredNorm(),
                           iteration.at("omega_objective").get<double>(),
                           one.tolerance.at("objective_abs").get<double>());
            QVERIFY((gradient + 2. * lambda * frequency.col(0) -
                     test::vectorOf(iteration.at("omega_gradient")))
                        .cwiseAbs()
                        .maxCoeff() <= one.tolerance.at("gradient_abs").get<double>());
        }
    }

    /// Residuals so large that the loss is a comb of narrow valleys.
    void theBestShiftIsGlobal() {
        const Matrix x = Vector::LinSpaced(200, -3., 3.);
        const Vector residuals =
            ((7. * x.col(0)).array().sin() * 6. + (2. * x.col(0)).array().cos()).matrix();
        for (int k = 1; k < 12; ++k) {
            const Matrix frequency = Matrix::Constant(1, 1, 0.7 * k);
            const WeakShifts shifts(x, residuals, frequency, WeakLoss::Exponential,
                                    Sharing::ThisThread);
            const double b = shifts.bestShift();
            QVERIFY(b >= -std::numbers::pi && b < std::numbers::pi);
            const double reached = shifts.loss(Vector::Constant(1, b), nullptr);
            for (int i = 0; i < 2000; ++i) {
                const double other = -std::numbers::pi + i * std::numbers::pi / 1000.;
                QVERIFY(reached <= shifts.loss(Vector::Constant(1, other), nullptr) + 1e-9);
            }
        }
    }

    void squaredLossesHaveTheirGradients() {
        const Matrix x = Matrix::NullaryExpr(
            50, 3, [](Index i, Index j) { return std::sin(double(i * (j + 2))); });
        const Vector residuals = (x.col(0) + x.col(1)).array().sin().matrix();
        const Vector omega = Vector::LinSpaced(3, 0.3, 1.2);
        Vector gradient, ignored;
        for (const WeakLoss loss : {WeakLoss::Squared, WeakLoss::Exponential}) {
            frequencyLoss(x, residuals, omega, 0.4, loss, Sharing::ThisThread, gradient);
            for (Index j = 0; j < 3; ++j) {
                const Vector step = 1e-6 * Vector::Unit(3, j);
                const double slope = (frequencyLoss(x, residuals, omega + step, 0.4, loss,
                                                    Sharing::ThisThread, ignored) -
                                      frequencyLoss(x, residuals, omega - step, 0.4, loss,
                                                    Sharing::ThisThread, ignored)) /
                                     2e-6;
                COMPARE_WITHIN(gradient[j], slope, 1e-8);
            }
        }
    }

    void hugeResidualsStayFinite() {
        const Matrix x = Vector::LinSpaced(20, -1., 1.);
        const Vector residuals = Vector::Constant(20, 1e6);
        Vector gradient;
        const double loss = frequencyLoss(x, residuals, Vector::Constant(1, 2.), 3.,
                                          WeakLoss::Exponential, Sharing::ThisThread, gradient);
        QVERIFY(std::isfinite(loss) && gradient.allFinite());
    }
};

ARDENT_TEST(WeakCosinesTest)
#include "weak_cosines_test.moc"
