#include "core/method/lasso/fourier_ticks.h"

#include <QtTest>

#include "tests/support/small_task.h"

using namespace ardent;

namespace {

/// Pairs of 18 variables, 100 λ: a first fit of 50, then prunings and trials.
FourierPlan adaptivePlan() {
    FourierPlan plan;
    plan.fit.path.lambdas = 100;
    plan.sets = SetChoice::AllPairs;
    plan.adaptive = true;
    return plan;
}

}  // namespace

/// How many λ a training of the Fourier-basis lasso family may still come to.
class FourierTicksTest : public QObject {
    Q_OBJECT

private slots:
    void oneFitHasItsLambdas();
    void prunedOnesAreCountedOnce();
    void searchesComeFirst();
    void trialsNeedScores();
    void eachStageLeavesNoMore();

private:
    std::int64_t ahead(const FourierPlan& plan, FourierStage stage = FourierStage::Begin,
                       const FourierDone& done = {}) const {
        return ticksAhead(plan, *task_, stage, done);
    }
    TaskPtr task_ = test::syntheticTask("gse1", 60);
};

void FourierTicksTest::oneFitHasItsLambdas() {
    FourierPlan plan;
    plan.fit.path.lambdas = 30;
    QCOMPARE(ahead(plan), 30);
    QCOMPARE(ahead(plan, FourierStage::Fit), 0);
    plan.adaptive = true;
    plan.fit.path.lambdas = 100;
    QCOMPARE(ahead(plan), 50 + 100);
}

void FourierTicksTest::prunedOnesAreCountedOnce() {
    const FourierPlan plan = adaptivePlan();
    QCOMPARE(ahead(plan), (50 + 100) + 3 * 100 + 2 * (50 + 100));
    FourierDone done;
    done.prunings = 2;
    done.triedMinor = true;
    QCOMPARE(ahead(plan, FourierStage::FinalRank, done), 100 + (50 + 100));
    done.prunings = 4;  // the last one was one too many
    done.triedLenders = true;
    QCOMPARE(ahead(plan, FourierStage::FinalRank, done), 0);
}

void FourierTicksTest::searchesComeFirst() {
    FourierPlan plan = adaptivePlan();
    const std::int64_t unsearched = ahead(plan);
    plan.mostPairs = 10;
    QCOMPARE(ahead(plan), unsearched + 2 * 25);
    QCOMPARE(ahead(plan, FourierStage::Rank), unsearched + 25);
    QCOMPARE(ahead(plan, FourierStage::SecondRank), unsearched);
}

/// A trial is judged by cross-validation.
void FourierTicksTest::trialsNeedScores() {
    FourierPlan plan = adaptivePlan();
    plan.fit.folds = 1;
    QCOMPARE(ahead(plan), (50 + 100) + 3 * 100);
}

void FourierTicksTest::eachStageLeavesNoMore() {
    FourierPlan plan = adaptivePlan();
    plan.sets = SetChoice::Searched;
    std::int64_t before = ahead(plan);
    for (const FourierStage stage :
         {FourierStage::Search, FourierStage::Rank, FourierStage::SecondSearch,
          FourierStage::SecondRank, FourierStage::Fit, FourierStage::AdaptiveFit,
          FourierStage::FinalRank, FourierStage::Done}) {
        const std::int64_t now = ahead(plan, stage);
        QVERIFY(now <= before);
        before = now;
    }
    QCOMPARE(before, 0);
}

ARDENT_TEST(FourierTicksTest)
#include "fourier_ticks_test.moc"
