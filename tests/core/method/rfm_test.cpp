#include "core/method/rfm.h"

#include <QtTest>

#include "core/model/metrics.h"
#include "tests/support/fourier_run.h"
#include "tests/support/golden.h"

using namespace ardent;

class RfmTest : public QObject {
    Q_OBJECT

private slots:
    void findsTheTwoVariablesThatMatter();
    void isTheSameForAnyNumberOfThreads();
    void refusesTooFewRows();
};

/// jse3: y = x1 x2 + noise of standard deviation 0.1, ten variables.
void RfmTest::findsTheTwoVariablesThatMatter() {
    const auto task = test::syntheticTask("jse3", 1500);
    const auto run = test::trainFourier("rfm", task, {{"features", 300LL}, {"iterations", 5LL}});
    QCOMPARE(run.last.state, Advance::State::Finished);
    QCOMPARE(run.ticks.size(), std::size_t(5));
    QVERIFY(run.ticks.back()[0] < 0.3 * run.ticks.front()[0]);
    for (std::size_t j = 2; j < 10; ++j)
        QVERIFY(run.relevance.values[j] < 0.3 * run.relevance.values[0]);
    const auto metrics = splitMetrics(*run.predictor, *task);
    QVERIFY(metric(metrics.test, "r2") > 0.9);
}

void RfmTest::isTheSameForAnyNumberOfThreads() {
    const auto task = test::syntheticTask("jse3", 300);
    const OptionValues options{{"features", 50LL}, {"iterations", 2LL}};
    const auto one = test::trainFourier("rfm", task, options, 1);
    const auto three = test::trainFourier("rfm", task, options, 3);
    QVERIFY(one.ticks == three.ticks);
    QVERIFY(predict(*one.predictor, task->x) == predict(*three.predictor, task->x));
}

void RfmTest::refusesTooFewRows() {
    const auto task = test::syntheticTask("jse3", 8);
    const auto trainer = makeTrainer(*findMethod("rfm"), task, {}, 1);
    QVERIFY(!trainer);
    QCOMPARE(trainer.error().fault, Fault::Data);
}

QTEST_GUILESS_MAIN(RfmTest)
#include "rfm_test.moc"
