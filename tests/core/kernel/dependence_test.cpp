#include "core/kernel/dependence.h"

#include <Eigen/Eigenvalues>
#include <QtTest>

#include "core/kernel/kernel_matrix.h"
#include "core/random/random_stream.h"
#include "tests/support/golden.h"

using namespace ardent;

namespace {

/// Y with Y Yᵀ = kernel.
Matrix rootOf(const Matrix& kernel) {
    const Eigen::SelfAdjointEigenSolver<Matrix> solver(kernel);
    return solver.eigenvectors() * solver.eigenvalues().cwiseMax(0.).cwiseSqrt().asDiagonal();
}

}  // namespace

class DependenceTest : public QObject {
    Q_OBJECT

private slots:
    void agreesWithTheReference_data() { test::addCases("baselines.json"); }
    void agreesWithTheReference() {
        const auto golden = test::goldenCase("baselines.json");
        const auto& inputs = golden.inputs;
        const auto& expected = golden.expected;
        const double tolerance = golden.tolerance.at("abs");
        const Matrix x = test::matrixOf(inputs.at("X"));
        const Vector y = test::vectorOf(inputs.at("y"));
        const Matrix target = y;
        const double n = static_cast<double>(x.rows());
        const auto gaussian = [](double gamma, const Matrix& points) {
            return kernelMatrix(Kernel::Gaussian, gamma, points, points);
        };
        const Matrix k = gaussian(inputs.at("gamma"), x);
        const Matrix root = rootOf(gaussian(inputs.at("hsic_gamma_y"), target));
        const auto& hsic = expected.at("hsic");
        COMPARE_WITHIN(hsicTrace(k, root), hsic.at("trace_KHLH").get<double>(), tolerance);
        const double squared = (n - 1.) * (n - 1.);
        COMPARE_WITHIN(hsicTrace(k, target) / squared,
                       hsic.at("linear_y_kernel_over_n_minus_1_squared").get<double>(), tolerance);
        const Vector perFeature = test::vectorOf(hsic.at("per_feature_over_n_minus_1_squared"));
        const Vector r = test::vectorOf(expected.at("pearson").at("r"));
        for (Index j = 0; j < x.cols(); ++j) {
            const Matrix column = x.col(j);
            const Matrix kernel = gaussian(inputs.at("hsic_gamma_per_feature"), column);
            COMPARE_WITHIN(hsicTrace(kernel, root) / squared, perFeature[j], tolerance);
            COMPARE_WITHIN(correlation(x.col(j), y), r[j], tolerance);
        }
    }

    /// Two normal variables of correlation r share −½ ln(1 − r²) nats.
    void informationOfNormalVariables() {
        RandomStream random(1, StreamId::SyntheticDesign);
        Matrix x(1000, 1), y(1000, 1), other(1000, 1);
        for (Index i = 0; i < 1000; ++i) {
            x(i, 0) = random.normal();
            y(i, 0) = 0.8 * x(i, 0) + 0.6 * random.normal();
            other(i, 0) = random.normal();
        }
        COMPARE_WITHIN(mutualInformation(x, y, 3), -0.5 * std::log(1. - 0.64), 0.08);
        QVERIFY(mutualInformation(x, other, 3) < 0.06);
    }

    /// Also with ties, constants and nearly as many neighbours as rows.
    void informationOfOrderedColumnsIsTheSame() {
        RandomStream random(3, StreamId::SyntheticDesign);
        for (const Index n : {1, 2, 9, 80}) {
            Matrix x(n, 5);
            for (Index i = 0; i < n; ++i) {
                const double value = random.normal();
                x.row(i) << value, value + 0.3 * random.normal(), std::round(random.normal()),
                    std::floor(static_cast<double>(i) / 4.), 7.;
            }
            for (const int neighbours : {1, 3, 20, 79})
                for (Index a = 0; a < 5; ++a)
                    for (Index b = 0; b < 5; ++b)
                        QCOMPARE(mutualInformation(orderedColumn(x.col(a)), orderedColumn(x.col(b)),
                                                   neighbours),
                                 mutualInformation(Matrix(x.col(a)), Matrix(x.col(b)), neighbours));
        }
    }

    /// A variable that tells two equal classes apart without fail shares ln 2 nats with them.
    void informationOfClasses() {
        RandomStream random(2, StreamId::SyntheticDesign);
        Matrix x(400, 1), other(400, 1);
        std::vector<int> labels;
        for (Index i = 0; i < 400; ++i) {
            labels.push_back(static_cast<int>(i % 2));
            x(i, 0) = 10. * static_cast<double>(i % 2) + random.uniform();
            other(i, 0) = random.normal();
        }
        COMPARE_WITHIN(mutualInformation(x, labels, 3), std::log(2.), 0.02);
        QVERIFY(mutualInformation(other, labels, 3) < 0.06);
        labels.assign(400, 0);
        labels[7] = 1;  // a class with one member
        QVERIFY(mutualInformation(x, labels, 3) >= 0.);
    }

    void constantsDependOnNothing() {
        const Vector same = Vector::Ones(5);
        const Vector line = Vector::LinSpaced(5, 0., 1.);
        QCOMPARE(correlation(same, line), 0.);
        QVERIFY(std::abs(hsicTrace(Matrix::Ones(5, 5), line)) < 1e-12);
    }
};

ARDENT_TEST(DependenceTest)
#include "dependence_test.moc"
