#include "core/train/lbfgs.h"

#include <QtTest>

using namespace ardent;

namespace {

/// Rosenbrock's valley in d variables, minimum 0 at (1, …, 1).
std::optional<double> valley(const Vector& x, Vector& gradient) {
    gradient = Vector::Zero(x.size());
    double value = 0.;
    for (Index i = 0; i + 1 < x.size(); ++i) {
        const double bend = x[i + 1] - x[i] * x[i];
        value += 100. * bend * bend + (1. - x[i]) * (1. - x[i]);
        gradient[i] += -400. * bend * x[i] - 2. * (1. - x[i]);
        gradient[i + 1] += 200. * bend;
    }
    return value;
}

/// ½ Σ_j c_j (x_j − 1)² with c from 1 to 10⁶.
std::optional<double> bowl(const Vector& x, Vector& gradient) {
    const Vector c = Vector::LinSpaced(x.size(), 0., 6.).unaryExpr([](double power) {
        return std::pow(10., power);
    });
    gradient = (c.array() * (x.array() - 1.)).matrix();
    return 0.5 * gradient.dot((x.array() - 1.).matrix());
}

}  // namespace

class LbfgsTest : public QObject {
    Q_OBJECT

private slots:
    void findsTheEndOfACurvedValley() {
        const auto minimum = minimise(valley, Vector::Constant(10, -1.2));
        QVERIFY(minimum && minimum->converged);
        QVERIFY((minimum->x.array() - 1.).abs().maxCoeff() < 1e-6);
    }

    void aPreconditionerTakesTheScalesAway() {
        const Preconditioner exact = [](const Vector& v) {
            return Vector(v.array() /
                          Vector::LinSpaced(v.size(), 0., 6.).array().unaryExpr([](double power) {
                              return std::pow(10., power);
                          }));
        };
        const auto plain = minimise(bowl, Vector::Zero(50), {.maxIterations = 5000});
        const auto eased = minimise(bowl, Vector::Zero(50), {}, exact);
        QVERIFY(plain && eased && eased->converged);
        QVERIFY((eased->x.array() - 1.).abs().maxCoeff() < 1e-9);
        QVERIFY(eased->evaluations <= 3);
        QVERIFY(plain->value < 1e-3);
        QVERIFY(plain->evaluations > 10 * eased->evaluations);
    }

    void goesOnWhereTheValuesAreRounded() {
        // 1 + a valley, whose last falls are below the noise of 3 · 10⁻¹³ that the values have.
        const SmoothFunction rounded = [](const Vector& x, Vector& gradient) {
            const double value = 1. + 1e-6 * *valley(x, gradient);
            gradient *= 1e-6;
            return std::optional(value + 3e-13 * std::sin(1e14 * x.sum()));
        };
        const auto exact = minimise(valley, Vector::Constant(10, -1.2));
        const auto minimum = minimise(rounded, Vector::Constant(10, -1.2), {.tolerance = 1e-11});
        QVERIFY(minimum && minimum->converged);
        QVERIFY((minimum->x.array() - 1.).abs().maxCoeff() < 1e-4);
        QVERIFY2(minimum->evaluations < exact->evaluations + 40,
                 qPrintable(QString::number(minimum->evaluations)));
    }

    void staysOutOfWhatIsNotFinite() {
        // −log x + x: defined for x > 0 only, and the first full step would leave that.
        const SmoothFunction barrier = [](const Vector& x, Vector& gradient) {
            gradient = Vector::Constant(1, 1. - 1. / x[0]);
            return std::optional(x[0] - std::log(x[0]));
        };
        const auto minimum = minimise(barrier, Vector::Constant(1, 1e-3));
        QVERIFY(minimum && minimum->converged);
        QVERIFY(std::abs(minimum->x[0] - 1.) < 1e-6);
    }

    void stopsAfterTheAllowedIterations() {
        const auto minimum = minimise(valley, Vector::Constant(10, -1.2), {.maxIterations = 3});
        Vector gradient;
        QVERIFY(minimum && !minimum->converged);
        QVERIFY(minimum->value < *valley(Vector::Constant(10, -1.2), gradient));
    }

    void leavesWhenAsked() {
        int calls = 0;
        const SmoothFunction impatient = [&](const Vector& x,
                                             Vector& gradient) -> std::optional<double> {
            if (++calls == 5) return std::nullopt;
            return valley(x, gradient);
        };
        QVERIFY(!minimise(impatient, Vector::Constant(10, -1.2)));
        QCOMPARE(calls, 5);
    }
};

ARDENT_TEST(LbfgsTest)
#include "lbfgs_test.moc"
