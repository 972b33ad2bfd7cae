#include "core/method/held_out_plan.h"

#include <QtTest>

#include "tests/support/training.h"

using namespace ardent;

namespace {

constexpr int kFolds = 4;

std::vector<HeldOut> partsOf(const Task& task, int enoughValidation) {
    return heldOutParts(task, heldOutPlan(task, kFolds, enoughValidation), 1);
}

/// Parts of so many rows to score on.
std::vector<HeldOut> scoring(const std::vector<std::size_t>& sizes) {
    std::vector<HeldOut> parts;
    for (const std::size_t size : sizes) parts.push_back({{}, std::vector<std::int32_t>(size)});
    return parts;
}

}  // namespace

class HeldOutPlanTest : public QObject {
    Q_OBJECT

private slots:
    void fewValidationRowsAreJoinedByFolds();
    void aSingleTrainingRowIsJudgedByItself();
    void aLossTellsItsErrorWhereFoldsAloneJudge();
    void rowsCountAlikeInFoldsOfAnySize();
    void noGroupIsOnBothSidesOfAFold();
    void thereIsAGroupForEveryFold();
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
    const std::vector<HeldOut> parts = scoring({15, 15, 10});
    const JudgedLoss both = judgedLoss({2, true}, parts, {1., 3., 6.});
    QCOMPARE(both.mean, (30. * 2. + 10. * 6.) / 40.);
    QCOMPARE(both.error, 0.);
    const JudgedLoss folds = judgedLoss({2, false}, scoring({15, 16}), {1., 3.});
    QCOMPARE(folds.mean, 2.);
    QCOMPARE(folds.error, 1.);
    QCOMPARE(judgedLoss({0, true}, scoring({10}), {6.}).mean, 6.);
}

/// Three groups, whose sizes are far from each other.
void HeldOutPlanTest::rowsCountAlikeInFoldsOfAnySize() {
    const JudgedLoss folds = judgedLoss({3, false}, scoring({10, 20, 70}), {1., 3., 5.});
    QCOMPARE(folds.mean, 4.2);
    const double squares = 0.1 * 3.2 * 3.2 + 0.2 * 1.2 * 1.2 + 0.7 * 0.8 * 0.8;
    QCOMPARE(folds.error, std::sqrt(squares / 2.));
    QCOMPARE(judgedLoss({2, true}, scoring({10, 30, 20}), {1., 3., 6.}).mean,
             (10. + 90. + 120.) / 60.);
}

void HeldOutPlanTest::noGroupIsOnBothSidesOfAFold() {
    Task task = *test::syntheticTask("moons", 200);
    for (std::int32_t row = 0; row < 200; ++row) task.order.units.push_back(row * 7 % 12);
    const auto groupOf = [&](std::int32_t row) {
        return task.order.units[static_cast<std::size_t>(row)];
    };
    for (const bool isTime : {false, true}) {
        task.order.isTime = isTime;
        const auto parts = heldOutParts(task, heldOutPlan(task, kFolds, 1000), 1);
        QCOMPARE(parts.size(), std::size_t{kFolds + 1});
        for (std::size_t fold = 0; fold < kFolds; ++fold) {
            QCOMPARE(parts[fold].fit.size() + parts[fold].score.size(), task.split.train.size());
            for (const std::int32_t learned : parts[fold].fit)
                for (const std::int32_t judged : parts[fold].score)
                    QVERIFY(groupOf(learned) != groupOf(judged));
        }
    }
}

void HeldOutPlanTest::thereIsAGroupForEveryFold() {
    Task task = *test::syntheticTask("moons", 200);
    task.split.validation.clear();
    for (std::int32_t row = 0; row < 200; ++row) task.order.units.push_back(row % 3);
    QCOMPARE(heldOutPlan(task, kFolds).folds, 3);
    task.order.units.assign(200, 0);
    QCOMPARE(heldOutPlan(task, kFolds).folds, kFolds);
}

ARDENT_TEST(HeldOutPlanTest)
#include "held_out_plan_test.moc"
