#include "core/method/metric/rfm.h"

#include <QtTest>

#include "core/method/methods.h"
#include "core/model/split_metrics.h"
#include "tests/support/golden.h"
#include "tests/support/hand_made_task.h"
#include "tests/support/training.h"

using namespace ardent;

namespace {

std::unique_ptr<Trainer> quickRfm(const TaskPtr& task) {
    auto made = makeTrainer(*findMethod("rfm"), task, {{"features", 30LL}, {"iterations", 1LL}}, 1);
    if (!made) qFatal("%s", made.error().text.english().c_str());
    return std::move(*made);
}

Advance trainedToEnd(Trainer& trainer) {
    Advance last;
    while (last.state == Advance::State::Working) last = trainer.advance(always);
    return last;
}

}  // namespace

class RfmTest : public QObject {
    Q_OBJECT

private slots:
    void findsTheTwoVariablesThatMatter();
    void relevanceIsTheSlopeOfTheModel();
    void tellsThatItLearnsFromValidationRows();
    void doesNotSayItOfRowsThatItHeldOutItself();
    void isTheSameForAnyNumberOfThreads();
    void refusesTooFewRows();
};

/// jse3: y = x1 x2 + noise of standard deviation 0.1, ten variables.
void RfmTest::findsTheTwoVariablesThatMatter() {
    const auto task = test::syntheticTask("jse3", 1500);
    const auto run = test::trainToEnd("rfm", task, {{"features", 300LL}, {"iterations", 5LL}});
    QCOMPARE(run.last.state, Advance::State::Finished);
    QCOMPARE(run.ticks.size(), std::size_t(5));
    QVERIFY(run.ticks.back()[0] < 0.3 * run.ticks.front()[0]);
    const auto least = std::ranges::min_element(run.train);  // the only series
    QCOMPARE(run.keptTick, std::optional<std::int64_t>(least - run.train.begin() + 1));
    for (std::size_t j = 2; j < 10; ++j)
        QVERIFY(run.relevance->values[j] < 0.3 * run.relevance->values[0]);
    const auto metrics = splitMetrics(*run.predictor, *task);
    QVERIFY(metric(metrics.test, "r2") > 0.9);
}

/// jse3: the slope along x1 is x2, whose root mean square is 1, and the other way round.
void RfmTest::relevanceIsTheSlopeOfTheModel() {
    const auto task = test::syntheticTask("jse3", 1500);
    const auto run = test::trainToEnd("rfm", task, {{"features", 300LL}, {"iterations", 5LL}});
    QVERIFY2(run.relevance->kind.english().starts_with("root mean square slope of f"),
             run.relevance->kind.english().c_str());
    for (const std::size_t j : {0U, 1U}) COMPARE_WITHIN(run.relevance->values[j], 1., 0.15);
}

/// The outer weights are solved again with the validation rows.
void RfmTest::tellsThatItLearnsFromValidationRows() {
    const auto task = test::syntheticTask("jse3", 300);
    const auto trainer = quickRfm(task);
    QVERIFY(!trainer->learnsFromValidation());
    const Advance last = trainedToEnd(*trainer);
    QVERIFY(trainer->learnsFromValidation());
    QVERIFY2(last.reason.english().ends_with("only test rows show its error."),
             last.reason.english().c_str());
}

void RfmTest::doesNotSayItOfRowsThatItHeldOutItself() {
    const auto task =
        test::taskOf(synthesize(*findSyntheticSet("jse3"), 300, 1).columns, Problem::Regression);
    QVERIFY(task->split.validation.empty());
    const auto trainer = quickRfm(task);
    const Advance last = trainedToEnd(*trainer);
    QVERIFY(!trainer->learnsFromValidation());
    QVERIFY2(last.reason.english().ends_with("is kept."), last.reason.english().c_str());
}

void RfmTest::isTheSameForAnyNumberOfThreads() {
    const auto task = test::syntheticTask("jse3", 300);
    const OptionValues options{{"features", 50LL}, {"iterations", 2LL}};
    const auto one = test::trainToEnd("rfm", task, options, 1, 1);
    const auto three = test::trainToEnd("rfm", task, options, 1, 3);
    QVERIFY(one.ticks == three.ticks);
    QVERIFY(predict(*one.predictor, task->x) == predict(*three.predictor, task->x));
}

void RfmTest::refusesTooFewRows() {
    const auto task = test::syntheticTask("jse3", 8);
    const auto trainer = makeTrainer(*findMethod("rfm"), task, {}, 1);
    QVERIFY(!trainer);
    QCOMPARE(trainer.error().fault, Fault::Data);
}

ARDENT_TEST(RfmTest)
#include "rfm_test.moc"
