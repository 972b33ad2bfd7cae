#include "core/method/trees/random_forest.h"

#include <QtTest>

#include "tests/support/golden.h"
#include "tests/support/training.h"

using namespace ardent;

namespace {

constexpr const char* kForest = "random_forest";

}  // namespace

class RandomForestTest : public QObject {
    Q_OBJECT

private slots:
    void learnsNumbersAndClasses_data() {
        QTest::addColumn<QByteArray>("set");
        QTest::addColumn<QByteArray>("metric");
        QTest::addColumn<double>("least");
        QTest::newRow("numbers") << QByteArray("f1") << QByteArray("r2") << 0.4;
        QTest::newRow("two classes") << QByteArray("moons") << QByteArray("accuracy") << 0.85;
        QTest::newRow("several classes") << QByteArray("xor") << QByteArray("accuracy") << 0.7;
    }

    void learnsNumbersAndClasses() {
        QFETCH(QByteArray, set);
        QFETCH(QByteArray, metric);
        QFETCH(double, least);
        const TaskPtr task = test::syntheticTask(set.constData(), 1000);
        const auto trained = test::trainToEnd(kForest, task, {{"trees", 100LL}});
        const double reached = trained.metric(*task, metric.constData());
        QVERIFY2(reached >= least, qPrintable(QString::number(reached)));
        QCOMPARE(trained.ticks.size(), std::size_t{100});
        QVERIFY(trained.train.back() < trained.train.front());
    }

    void outOfBagLossIsAsThatOfOtherRows() {
        const TaskPtr task = test::syntheticTask("f1", 2000);
        const auto trained = test::trainToEnd(kForest, task, {{"trees", 150LL}});
        const double outOfBag = trained.train.back(), validation = trained.validation.back();
        QVERIFY(std::abs(outOfBag - validation) < 0.35 * validation);
        const auto parts = splitMetrics(*trained.predictor, *task);
        COMPARE_WITHIN(ardent::metric(parts.validation, "mse"), validation, 1e-6 * validation);
        QVERIFY(ardent::metric(parts.train, "mse") < 0.8 * outOfBag);
    }

    void calibratedVotesArePredictedProbabilities() {
        const TaskPtr task = test::syntheticTask("xor", 400);
        const auto trained = test::trainToEnd(kForest, task, {{"trees", 40LL}});
        const auto parts = splitMetrics(*trained.predictor, *task);
        COMPARE_WITHIN(ardent::metric(parts.validation, "log_loss"), trained.validation.back(),
                       1e-4);
    }

    void pausesChangeNothing() {
        const TaskPtr task = test::syntheticTask("xor", 200);
        const OptionValues few{{"trees", 10LL}};
        const auto whole = test::trainToEnd(kForest, task, few);
        const auto paused = test::trainWithPauses(kForest, task, few, 0);
        QVERIFY(predict(*whole.predictor, task->x) == predict(*paused.predictor, task->x));
        QVERIFY(whole.ticks == paused.ticks);
    }

    void treesDiffer() {
        const TaskPtr task = test::syntheticTask("gse1", 200);
        const auto trained = test::trainToEnd(kForest, task, {{"trees", 5LL}});
        const auto& trees = trained.predictor->trees()->trees;
        QCOMPARE(trees.size(), std::size_t{5});
        for (std::size_t t = 1; t < trees.size(); ++t)
            QVERIFY(trees[t]->nodes.size() != trees[0]->nodes.size() ||
                    trees[t]->nodes[0].threshold != trees[0]->nodes[0].threshold);
    }
};

ARDENT_TEST(RandomForestTest)
#include "random_forest_test.moc"
