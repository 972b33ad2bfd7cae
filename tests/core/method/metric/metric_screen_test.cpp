#include "core/method/metric/metric_screen.h"

#include <QtTest>

#include "core/data/synthetic/synthetic.h"
#include "core/data/task/make_task.h"
#include "core/model/split_metrics.h"
#include "tests/support/training.h"

using namespace ardent;

namespace {

TaskPtr pairAmong(int inputs, Index rows) {
    Recipe recipe;
    recipe.target = "y";
    const SyntheticSet set = withInputs(*findSyntheticSet("xor_pair"), inputs);
    return std::make_shared<const Task>(*makeTask(recipe, synthesize(set, rows, 1)));
}

MetricTask trainingRowsOf(const TaskPtr& task) {
    MetricTask rows;
    rows.task = task;
    rows.loss = lossFor(*task->recipe);
    rows.train = task->split.train;
    return rows;
}

}  // namespace

class MetricScreenTest : public QObject {
    Q_OBJECT

private slots:
    void isForManyInputs() {
        QVERIFY(!hasManyInputs(*pairAmong(32, 60)));
        QVERIFY(hasManyInputs(*pairAmong(33, 60)));
    }

    void findsAPairWithoutMainEffects() {
        const TaskPtr task = pairAmong(64, 400);
        const auto found = screenedInputs(trainingRowsOf(task), 1, always);
        QVERIFY(found.has_value());
        QVERIFY(found->size() >= 2 && found->size() <= 3);
        QCOMPARE(found->at(0), Index(0));
        QCOMPARE(found->at(1), Index(1));
    }

    void leavesWhenItIsToStop() {
        QVERIFY(!screenedInputs(trainingRowsOf(pairAmong(40, 100)), 1, [] { return false; }));
    }

    /// With more columns than rows, too.
    void theMethodKeepsThePair_data() {
        QTest::addColumn<int>("inputs");
        QTest::addColumn<int>("rows");
        QTest::newRow("many columns") << 100 << 300;
        QTest::newRow("more columns than rows") << 400 << 300;
    }
    void theMethodKeepsThePair() {
        QFETCH(int, inputs);
        QFETCH(int, rows);
        const TaskPtr task = pairAmong(inputs, rows);
        const auto run = test::trainToEnd("metric", task, {{"features", 60LL}}, 1, 2);
        std::vector<double> relevance = run.relevance->values;
        QVERIFY(relevance[0] > 0. && relevance[1] > 0.);
        for (std::size_t j = 2; j < relevance.size(); ++j)
            QVERIFY2(relevance[j] < 0.2 * std::min(relevance[0], relevance[1]),
                     qPrintable(QString::number(j)));
        const auto metrics = splitMetrics(*run.predictor, *task);
        QVERIFY(metric(metrics.test, "auc") > 0.95);
    }
};

ARDENT_TEST(MetricScreenTest)
#include "metric_screen_test.moc"
