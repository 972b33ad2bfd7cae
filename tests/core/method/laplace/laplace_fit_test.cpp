#include "core/method/laplace/laplace_fit.h"

#include <QtTest>

#include "core/kernel/kernel_matrix.h"
#include "core/parallel/blocks.h"
#include "tests/support/golden.h"

using namespace ardent;

namespace {

double furthest(const Matrix& a, const Matrix& b) {
    return (a - b).cwiseAbs().maxCoeff();
}

LaplaceRows someRows(Index m) {
    LaplaceRows rows{Matrix(m, 3), Matrix(m, 1), {}};
    for (Index i = 0; i < m; ++i) {
        for (Index j = 0; j < 3; ++j) rows.x(i, j) = std::sin(static_cast<double>(i * (j + 2)));
        rows.y(i, 0) = rows.x(i, 0) * rows.x(i, 1);
    }
    return rows;
}

}  // namespace

class LaplaceFitTest : public QObject {
    Q_OBJECT

private slots:
    void agreesWithTheReference_data() { test::addCases("laplace.json"); }
    void agreesWithTheReference();
    void isTheSameForAnyNumberOfThreads();
    void leavesWhenAsked();
    void goesThroughEqualRows();
};

void LaplaceFitTest::agreesWithTheReference() {
    const auto golden = test::goldenCase("laplace.json");
    const auto& inputs = golden.inputs;
    const auto& expected = golden.expected;
    const double tolerance = golden.tolerance.at("abs");
    LaplaceRows rows{test::matrixOf(inputs.at("X")), test::matrixOf(inputs.at("Y")), {}};
    const Vector scale = test::vectorOf(inputs.at("scale"));
    const double lambda = inputs.at("lambda_");
    LaplaceSpace space;
    const auto fitted = [&](LaplaceSlopes slopes) {
        return *fitLaplace(rows, scale, lambda, slopes, space, always);
    };
    const LaplaceFit fit = fitted(LaplaceSlopes::ByLogScale);
    QVERIFY(furthest(fit.weights, test::matrixOf(expected.at("weights"))) <= tolerance);
    QVERIFY(furthest(fit.leftOut, test::matrixOf(expected.at("left_out"))) <= tolerance);
    COMPARE_WITHIN(fit.evidence, expected.at("evidence").get<double>(), tolerance);
    const double rough = golden.tolerance.at("slopes_abs");
    QVERIFY(furthest(fit.byLogScale, test::vectorOf(expected.at("by_log_scale"))) <= rough);
    COMPARE_WITHIN(fit.byLogLambda, expected.at("by_log_lambda").get<double>(), rough);

    QVERIFY(furthest(fitted(LaplaceSlopes::None).leftOut, fit.leftOut) <= tolerance);
    rows.parts = inputs.at("parts").get<std::vector<int>>();
    QVERIFY(furthest(fitted(LaplaceSlopes::None).leftOut,
                     test::matrixOf(expected.at("parts_left_out"))) <= tolerance);

    const Matrix later = test::matrixOf(inputs.at("X_test")) * scale.asDiagonal();
    const Matrix predicted =
        kernelMatrix(Kernel::Laplace, 1., later, rows.x * scale.asDiagonal()) * fit.weights;
    QVERIFY(furthest(predicted, test::matrixOf(expected.at("prediction_test"))) <= tolerance);
}

void LaplaceFitTest::isTheSameForAnyNumberOfThreads() {
    const LaplaceRows rows = someRows(400);
    const auto fitted = [&](int threads) {
        std::optional<LaplaceFit> fit;
        Arena(threads).run([&] {
            LaplaceSpace space;
            fit = fitLaplace(rows, Vector::Constant(3, 0.7), 0.01, LaplaceSlopes::ByLogScale, space,
                             always);
        });
        return *fit;
    };
    const LaplaceFit one = fitted(1), many = fitted(8);
    QVERIFY(one.weights == many.weights);
    QVERIFY(one.leftOut == many.leftOut);
    QVERIFY(one.byLogScale == many.byLogScale);
    QCOMPARE(one.evidence, many.evidence);
}

void LaplaceFitTest::leavesWhenAsked() {
    const LaplaceRows rows = someRows(200);
    LaplaceSpace space;
    int most = 0;
    const auto fit = [&](const GoOn& goOn) {
        return fitLaplace(rows, Vector::Ones(3), 0.01, LaplaceSlopes::ByLogScale, space, goOn);
    };
    QVERIFY(fit([&] { return ++most > 0; }));
    for (int asked = 0; asked < most; ++asked) {
        int left = asked;
        QVERIFY(!fit([&] { return left-- > 0; }));
    }
}

void LaplaceFitTest::goesThroughEqualRows() {
    const LaplaceRows rows{Matrix::Ones(5, 2), Matrix::Zero(5, 1), {}};
    LaplaceSpace space;
    const auto fit =
        fitLaplace(rows, Vector::Ones(2), 1e-6, LaplaceSlopes::ByLogScale, space, always);
    QVERIFY(fit && std::isfinite(fit->evidence) && fit->byLogScale.allFinite());
}

ARDENT_TEST(LaplaceFitTest)
#include "laplace_fit_test.moc"
