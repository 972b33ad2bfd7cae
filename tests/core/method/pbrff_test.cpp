#include "core/method/pbrff.h"

#include <QtTest>

#include "tests/support/hand_made_task.h"
#include "tests/support/training.h"

using namespace ardent;

class PbrffTest : public QObject {
    Q_OBJECT

private slots:
    void learnsEveryKindOfProblem() {
        const TaskPtr moons = test::syntheticTask("moons", 400);
        const auto two = test::trainToEnd("pbrff", moons, {{"gamma", 2.}});
        QVERIFY(two.metric(*moons, "accuracy") > 0.95);
        const TaskPtr corners = test::syntheticTask("xor", 500);
        QVERIFY(test::trainToEnd("pbrff", corners, {}).metric(*corners, "accuracy") > 0.5);
        const TaskPtr numbers = test::syntheticTask("additive", 400);
        QVERIFY(test::trainToEnd("pbrff", numbers, {}).metric(*numbers, "r2") > 0.3);
    }

    void theModelHasTheWavesOfAllLandmarks() {
        const TaskPtr task = test::syntheticTask("moons", 100);
        const auto trained =
            test::trainToEnd("pbrff", task, {{"landmarks", 7LL}, {"features", 3LL}});
        QCOMPARE(trained.predictor->fourier()->features(), Index{21});
    }

    void isTheSameForAnyThreadsAndInterruptions() {
        const TaskPtr task = test::syntheticTask("moons", 150);
        const OptionValues options{{"landmarks", 20LL}, {"lambdas", 5LL}};
        const auto alone = test::trainToEnd("pbrff", task, options);
        test::OftenStop stop;
        const auto other = test::trainToEnd("pbrff", task, options, 1, 2, &stop);
        QCOMPARE(other.train, alone.train);
        QVERIFY(predict(*other.predictor, task->x) == predict(*alone.predictor, task->x));
    }

    void copesWithOddData() {
        const std::vector<TaskPtr> tasks{
            test::taskOf({test::numbers("x", {1, 2}), test::numbers("y", {0, 5})},
                         Problem::Regression),
            test::taskOf({test::numbers("x", {1, 1, 1, 1, 1}),
                          test::levels("y", {"no", "yes"}, {0, 0, 1, 0, 0})},
                         Problem::Classification)};
        for (const TaskPtr& task : tasks) {
            const auto trained = test::trainToEnd("pbrff", task, {{"landmarks", 5LL}});
            QCOMPARE(trained.last.state, Advance::State::Finished);
            QVERIFY(predict(*trained.predictor, task->x).allFinite());
        }
    }
};

QTEST_GUILESS_MAIN(PbrffTest)
#include "pbrff_test.moc"
