#include "core/model/loss.h"

#include <QtTest>
#include <cmath>

#include "tests/support/golden.h"
#include "tests/support/hand_made_task.h"

using namespace ardent;

class LossTest : public QObject {
    Q_OBJECT

private slots:
    void unitIsThatOfTheTarget();
    void bestConstantsGiveTheShares_data();
    void bestConstantsGiveTheShares();
    void aClassWithoutRowsCountsAsHalfARow();
};

void LossTest::unitIsThatOfTheTarget() {
    const Column a = test::numbers("a", {1., 2., 3., 9.});
    const TaskPtr numbers =
        test::taskOf({a, test::numbers("y", {-3., 3., -3., 3.})}, Problem::Regression);
    const double scale = numbers->recipe->targetScale;
    QVERIFY(scale > 2.);
    QCOMPARE(lossUnit(*numbers->recipe), scale * scale);
    const TaskPtr classes =
        test::taskOf({a, test::levels("y", {"no", "yes"}, {0, 0, 0, 1})}, Problem::Classification);
    QCOMPARE(lossUnit(*classes->recipe), 1.);
}

void LossTest::bestConstantsGiveTheShares_data() {
    QTest::addColumn<bool>("isSoftmax");
    QTest::addColumn<std::vector<double>>("rows");
    QTest::addRow("two classes") << false << std::vector{30., 10.};
    QTest::addRow("three classes") << true << std::vector{30., 10., 60.};
}

void LossTest::bestConstantsGiveTheShares() {
    QFETCH(bool, isSoftmax);
    QFETCH(std::vector<double>, rows);
    const Loss loss = isSoftmax ? Loss::Softmax : Loss::Logistic;
    const Vector counts = Eigen::Map<const Vector>(rows.data(), std::ssize(rows));
    const Vector scores = bestConstantScores(loss, counts);
    QCOMPARE(scores.size(), isSoftmax ? Index{3} : Index{1});
    if (isSoftmax) COMPARE_WITHIN(scores.sum(), 0., 1e-12);
    const Matrix shares = classProbabilities(linkFor(loss), scores.transpose());
    for (Index c = 0; c < counts.size(); ++c)
        COMPARE_WITHIN(shares(0, c), counts[c] / counts.sum(), 1e-12);
}

void LossTest::aClassWithoutRowsCountsAsHalfARow() {
    const Vector scores = bestConstantScores(Loss::Logistic, Vector{{8., 0.}});
    COMPARE_WITHIN(scores[0], std::log(0.5 / 8.), 1e-12);
}

ARDENT_TEST(LossTest)
#include "loss_test.moc"
