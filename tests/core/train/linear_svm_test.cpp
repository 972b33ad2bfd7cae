#include "core/train/linear_svm.h"

#include "tests/support/golden.h"

using namespace ardent;

namespace {

double objective(const Matrix& z, const Vector& signs, double cost, const Hyperplane& plane) {
    const Vector scores = (z * plane.weights).array() + plane.intercept;
    return 0.5 * plane.weights.squaredNorm() +
           cost * (1. - signs.array() * scores.array()).max(0.).sum();
}

}  // namespace

class LinearSvmTest : public QObject {
    Q_OBJECT

private slots:
    void isTheReferenceMachine_data() { test::addCases("linear_svm.json"); }
    void isTheReferenceMachine() {
        const auto golden = test::goldenCase("linear_svm.json");
        const auto& inputs = golden.inputs;
        const auto& expected = golden.expected;
        const Matrix z = test::matrixOf(inputs.at("X"));
        const Vector signs = test::vectorOf(inputs.at("y"));
        const auto plane = fitLinearSvm(z, signs, inputs.at("C"), always);
        QVERIFY(plane.has_value());
        const Vector weights = test::vectorOf(expected.at("weights"));
        QVERIFY2((plane->weights - weights).cwiseAbs().maxCoeff() < 1e-3,
                 qPrintable(QString::number((plane->weights - weights).norm())));
        COMPARE_WITHIN(plane->intercept, expected.at("intercept").get<double>(), 1e-3);
        const double least = expected.at("objective");
        COMPARE_WITHIN(objective(z, signs, inputs.at("C"), *plane), least, 1e-6 * least);
    }

    void isLeastWhereLabelsAreNoiseAndCostIsHigh() {
        const Matrix z = Matrix::Random(200, 12);
        const Vector signs = (z.col(0) + Vector::Random(200)).array().sign();
        for (const double cost : {0.01, 1., 100.}) {
            const auto found = fitLinearSvm(z, signs, cost, always);
            const double least = objective(z, signs, cost, *found);
            for (Index j = 0; j <= 12; ++j)
                for (const double move : {-1e-2, 1e-2}) {
                    Hyperplane other = *found;
                    (j < 12 ? other.weights[j] : other.intercept) += move;
                    QVERIFY(objective(z, signs, cost, other) >= least * (1. - 1e-7));
                }
        }
    }

    void leavesWhenTold() {
        const Matrix z = Matrix::Random(20, 2);
        const Vector signs = z.col(0).array().sign();
        QVERIFY(!fitLinearSvm(z, signs, 1., [] { return false; }));
    }
};

ARDENT_TEST(LinearSvmTest)
#include "linear_svm_test.moc"
