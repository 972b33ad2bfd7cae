#include "core/method/baseline/mean.h"

#include <QtTest>

#include "tests/support/hand_made_task.h"
#include "tests/support/training.h"

using namespace ardent;

class MeanTest : public QObject {
    Q_OBJECT

private slots:
    void predictsTheMean() {
        const TaskPtr task = test::taskOf(
            {test::numbers("x", {1., 2., 3., 5.}), test::numbers("y", {2., 4., 6., 12.})},
            Problem::Regression);
        const auto trained = test::trainToEnd("mean", task, {});
        const Matrix predicted = predict(*trained.predictor, task->x);
        QVERIFY((predicted.array() - 6.).abs().maxCoeff() < 1e-6);
        QVERIFY(std::abs(trained.train[0] - 14.) < 1e-5);  // the variance of y
        QVERIFY(!trained.relevance);
    }

    void predictsTheShares() {
        const TaskPtr task =
            test::taskOf({test::numbers("x", {1., 2., 3., 4., 5., 6., 7., 8., 9., 10.}),
                          test::levels("y", {"a", "b", "c"}, {0, 0, 0, 0, 0, 1, 1, 1, 2, 2})},
                         Problem::Classification);
        const auto trained = test::trainToEnd("mean", task, {});
        const Matrix predicted = predict(*trained.predictor, task->x);
        QVERIFY((predicted.rowwise() - Eigen::RowVector3d(0.5, 0.3, 0.2)).cwiseAbs().maxCoeff() <
                1e-12);
        QVERIFY(std::abs(trained.train[0] + 0.5 * std::log(0.5) + 0.3 * std::log(0.3) +
                         0.2 * std::log(0.2)) < 1e-12);
    }
};

ARDENT_TEST(MeanTest)
#include "mean_test.moc"
