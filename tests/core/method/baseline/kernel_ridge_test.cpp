#include "core/method/baseline/kernel_ridge.h"

#include <QtTest>

#include "core/kernel/kernel_matrix.h"
#include "tests/support/golden.h"
#include "tests/support/training.h"

using namespace ardent;

class KernelRidgeTest : public QObject {
    Q_OBJECT

private slots:
    void agreesWithTheReference_data() { test::addCases("baselines.json"); }

    void agreesWithTheReference() {
        const auto golden = test::goldenCase("baselines.json");
        const auto& inputs = golden.inputs;
        const auto& expected = golden.expected.at("kernel_ridge");
        const double tolerance = golden.tolerance.at("abs");
        const Matrix x = test::matrixOf(inputs.at("X"));
        const double gamma = inputs.at("gamma");
        Matrix work;
        const auto c = kernelRidgeCoefficients(kernelMatrix(Kernel::Gaussian, gamma, x, x),
                                               test::vectorOf(inputs.at("y")), inputs.at("lambda_"),
                                               work, always);
        QVERIFY(c.has_value());
        QVERIFY((*c - test::vectorOf(expected.at("dual_coefficients"))).cwiseAbs().maxCoeff() <=
                tolerance);
        const Matrix later = test::matrixOf(inputs.at("X_test"));
        const Vector predicted = kernelMatrix(Kernel::Gaussian, gamma, later, x) * *c;
        QVERIFY(
            (predicted - test::vectorOf(expected.at("prediction_test"))).cwiseAbs().maxCoeff() <=
            tolerance);
    }

    void goesThroughTheRowsWithoutPenalty() {
        const TaskPtr task = test::syntheticTask("gse1", 100);
        const auto trained = test::trainToEnd("kernel_ridge", task,
                                              {{"penalty", std::string("fixed")}, {"lambda", 0.}});
        QVERIFY(trained.train.back() < 1e-6);
    }

    void aSingularKernelIsEased() {
        const Matrix same = Matrix::Ones(4, 4);  // four rows alike
        Matrix work;
        const auto c =
            kernelRidgeCoefficients(same, Vector::LinSpaced(4, 1., 4.), 0., work, always);
        QVERIFY(c && c->allFinite());
        QVERIFY(!kernelRidgeCoefficients(same, Vector::Ones(4), 1., work, [] { return false; }));
    }

    void refusesMoreRowsThanFit() {
        auto task = std::make_shared<Task>(*test::syntheticTask("gse1", 50));
        task->split.train.resize(3'000'000, 0);
        const auto refused = test::trainToEnd("kernel_ridge", task, {}).refused;
        QVERIFY(refused.find("3,000,000") != std::string::npos);
        QVERIFY(refused.find("nystroem") != std::string::npos);
        QVERIFY(refused.find("TB") != std::string::npos || refused.find("GB") != std::string::npos);
    }

    void doesRegressionOnly() {
        const auto refused =
            test::trainToEnd("kernel_ridge", test::syntheticTask("moons", 50), {}).refused;
        QVERIFY(refused.find("classification") != std::string::npos);
    }
};

ARDENT_TEST(KernelRidgeTest)
#include "kernel_ridge_test.moc"
