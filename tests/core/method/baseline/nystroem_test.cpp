#include "core/method/baseline/nystroem.h"

#include <QtTest>

#include "core/kernel/kernel_matrix.h"
#include "core/train/row_gram.h"
#include "tests/support/golden.h"
#include "tests/support/training.h"

using namespace ardent;

class NystroemTest : public QObject {
    Q_OBJECT

private slots:
    void agreesWithTheReference_data() { test::addCases("baselines.json"); }

    void agreesWithTheReference() {
        const auto golden = test::goldenCase("baselines.json");
        const auto& inputs = golden.inputs;
        const auto& expected = golden.expected.at("nystroem_ridge");
        const Matrix x = test::matrixOf(inputs.at("X"));
        const Matrix y = test::vectorOf(inputs.at("y"));
        const Matrix later = test::matrixOf(inputs.at("X_test"));
        const auto rows = inputs.at("landmark_rows").get<std::vector<Index>>();
        const Matrix landmarks = x(rows, Eigen::all);
        const double gamma = inputs.at("gamma");
        const auto kernel = [&](const Matrix& a) {
            return kernelMatrix(Kernel::Gaussian, gamma, a, landmarks);
        };
        const Matrix root = nystroemRoot(kernel(landmarks));
        const Matrix z = kernel(x) * root;
        const auto gram = rowGram(heldRows(z), y, always);
        const double lambda = inputs.at("lambda_").get<double>() / static_cast<double>(x.rows());
        const double tolerance = golden.tolerance.at("abs");

        const RidgeFit plain = ridgeFit(*gram, lambda, Intercept::None);
        const Vector coefficients = root * plain.weights;
        const Vector reference = test::vectorOf(expected.at("landmark_coefficients"));
        const double relative = golden.tolerance.at("nystroem_coefficients_rel");
        QVERIFY((coefficients - reference).norm() <= relative * reference.norm());
        const Vector predicted = kernel(later) * coefficients;
        QVERIFY(
            (predicted - test::vectorOf(expected.at("prediction_test"))).cwiseAbs().maxCoeff() <=
            tolerance);

        const RidgeFit free = ridgeFit(*gram, lambda, Intercept::Free);
        const Vector shifted = (kernel(later) * (root * free.weights)).array() + free.intercept[0];
        QVERIFY((shifted - test::vectorOf(expected.at("prediction_test_with_free_intercept")))
                    .cwiseAbs()
                    .maxCoeff() <= tolerance);
    }

    void duplicateLandmarksAddNothing() {
        Matrix points = Matrix::Random(6, 2);
        points.row(5) = points.row(0);
        const Matrix root = nystroemRoot(kernelMatrix(Kernel::Gaussian, 1., points, points));
        QVERIFY(root.cols() < 6);
        QVERIFY(root.allFinite());
    }

    void allRowsAsLandmarksGiveTheExactKernel() {
        const TaskPtr task = test::syntheticTask("gse1", 150);
        const OptionValues options{{"penalty", std::string("fixed")}, {"gamma", 0.05}};
        OptionValues nystroem = options;
        OptionValues exact = options;
        const auto n = static_cast<double>(task->split.train.size());
        nystroem["lambda"] = 0.5 / n;
        exact["lambda"] = 0.5;
        const Matrix a = predict(*test::trainToEnd("nystroem", task, nystroem).predictor, task->x);
        const Matrix b = predict(*test::trainToEnd("kernel_ridge", task, exact).predictor, task->x);
        const double spread = task->recipe->targetScale;
        QVERIFY((a - b).cwiseAbs().maxCoeff() < 0.1 * spread);  // a free intercept apart
        QVERIFY(std::holds_alternative<KernelModel>(
            test::trainToEnd("nystroem", task, nystroem).predictor->model));
    }
};

ARDENT_TEST(NystroemTest)
#include "nystroem_test.moc"
