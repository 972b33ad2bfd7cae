#include "core/method/held_out_plan.h"

#include <QtTest>

#include "tests/support/training.h"

using namespace ardent;

namespace {

constexpr int kFolds = 4;

std::vector<HeldOut> partsOf(const Task& task, int enoughValidation) {
    return heldOutParts(task, heldOutPlan(task, kFolds, enoughValidation), 1);
}

}  // namespace

class HeldOutPlanTest : public QObject {
    Q_OBJECT

private slots:
    void fewValidationRowsAreJoinedByFolds();
    void aSingleTrainingRowIsJudgedByItself();
    void aLossTellsItsErrorWhereFoldsAloneJudge();
};

void HeldOutPlanTest::fewValidationRowsAreJoinedByFolds() {
    const TaskPtr task = test::syntheticTask("moons", 200);
    const auto& [train, validation, rest] = task->split;
    const int few = static_cast<int>(validation.size());
    QVERIFY(few > 0 && !rest.empty());

    const auto enough = partsOf(*task, few);
    QCOMPARE(enough.size(), std::size_t{1});
    QCOMPARE(enough.front().fit, train);
    QCOMPARE(enough.front().score, validation);

    const auto joined = partsOf(*task, few + 1);
    QCOMPARE(joined.size(), std::size_t{kFolds + 1});
    QCOMPARE(joined.back().fit, train);
    QCOMPARE(joined.back().score, validation);
    std::vector<std::int32_t> scored;
    for (std::size_t fold = 0; fold < kFolds; ++fold) {
        const HeldOut& part = joined[fold];
        QCOMPARE(part.fit.size() + part.score.size(), train.size());
        scored.insert(scored.end(), part.score.begin(), part.score.end());
    }
    std::ranges::sort(scored);
    QCOMPARE(scored, train);
}

void HeldOutPlanTest::aSingleTrainingRowIsJudgedByItself() {
    Task task = *test::syntheticTask("moons", 200);
    task.split.train.resize(1);
    QCOMPARE(partsOf(task, 1000).front().score, task.split.validation);
    task.split.validation.clear();
    const auto parts = partsOf(task, 1000);
    QCOMPARE(parts.size(), std::size_t{1});
    QCOMPARE(parts.front().fit, task.split.train);
    QCOMPARE(parts.front().score, task.split.train);
}

void HeldOutPlanTest::aLossTellsItsErrorWhereFoldsAloneJudge() {
    Task task = *test::syntheticTask("moons", 200);
    task.split.train.resize(30);
    task.split.validation.resize(10);
    const JudgedLoss both = judgedLoss(task, {2, true}, {1., 3., 6.});
    QCOMPARE(both.mean, (30. * 2. + 10. * 6.) / 40.);
    QCOMPARE(both.error, 0.);
    const JudgedLoss folds = judgedLoss(task, {2, false}, {1., 3.});
    QCOMPARE(folds.mean, 2.);
    QCOMPARE(folds.error, 1.);
    QCOMPARE(judgedLoss(task, {0, true}, {6.}).mean, 6.);
}

ARDENT_TEST(HeldOutPlanTest)
#include "held_out_plan_test.moc"
