#include "core/train/budget.h"

#include <QElapsedTimer>
#include <QtTest>

#include "core/method/method.h"
#include "core/train/run.h"
#include "tests/support/small_task.h"

using namespace ardent;

namespace {

constexpr double kHardlyEver = 0.001;  // ticks a second

std::unique_ptr<Run> makeRun(long long epochs) {
    const TaskPtr task = test::syntheticTask("gse1", 200);
    auto trainer = makeTrainer(*findMethod("rffnet"), task,
                               {{"max_epochs", epochs}, {"patience", 1'000'000LL}}, 1);
    if (!trainer) qFatal("%s", trainer.error().text.english().c_str());
    return std::make_unique<Run>(std::move(*trainer), task);
}

bool reaches(Run& run, RunState state, std::int64_t tick) {
    return QTest::qWaitFor(
        [&] {
            const SnapshotPtr next = run.take();
            return next && next->state == state && next->tick == tick;
        },
        10'000);
}

/// One that waits for its second tick; null where it does not come so far.
std::unique_ptr<Run> waitingRun() {
    auto run = makeRun(5);
    run->setPace(kHardlyEver);
    run->resume();
    return reaches(*run, RunState::Running, 1) ? std::move(run) : nullptr;
}

SnapshotPtr finish(Run& run) {
    run.resume();
    return run.waitForEnd(60.) ? run.take() : nullptr;
}

}  // namespace

/// The pace at which people watch a run.
class BudgetTest : public QObject {
    Q_OBJECT

private slots:
    void aPaceChangesNoResult();
    void waitingIsNoTraining();
    void aWaitingRunShowsItsLastTick();
    void pauseEndsTheWait();
    void stopEndsTheWait();
    void noTimeFollowsTheEnd_data();
    void noTimeFollowsTheEnd();
    void anotherPaceHoldsAtOnce();
    void stepsAreNotBoundToThePace();
};

void BudgetTest::aPaceChangesNoResult() {
    const SnapshotPtr fast = finish(*makeRun(5));
    const auto run = makeRun(5);
    run->setPace(200.);
    const SnapshotPtr paced = finish(*run);
    QVERIFY(fast && paced);
    QCOMPARE(paced->tick, 5);
    QCOMPARE(paced->curve.column(0), fast->curve.column(0));
    QCOMPARE(paced->relevance->values, fast->relevance->values);
}

void BudgetTest::waitingIsNoTraining() {
    const auto run = makeRun(5);
    run->setPace(20.);
    QElapsedTimer clock;
    clock.start();
    const SnapshotPtr last = finish(*run);
    const double passed = 1e-9 * static_cast<double>(clock.nsecsElapsed());
    QVERIFY(last);
    QVERIFY2(passed >= 4. / 20., qPrintable(QString::number(passed)));
    QVERIFY2(last->seconds <= passed - 0.1, qPrintable(QString::number(last->seconds)));
}

void BudgetTest::aWaitingRunShowsItsLastTick() {
    const auto run = waitingRun();
    QVERIFY(run);
}

void BudgetTest::pauseEndsTheWait() {
    const auto run = waitingRun();
    QVERIFY(run);
    run->pause();
    QVERIFY(reaches(*run, RunState::Paused, 1));
}

void BudgetTest::stopEndsTheWait() {
    const auto run = waitingRun();
    QVERIFY(run);
    run->cancel();
    QVERIFY(run->waitForEnd(10.));
    QVERIFY(reaches(*run, RunState::Cancelled, 1));
}

void BudgetTest::noTimeFollowsTheEnd_data() {
    QTest::addColumn<bool>("isStopped");
    QTest::newRow("stopped") << true;
    QTest::newRow("ended") << false;
}

/// However long its last piece takes, and whoever resumes it meanwhile.
void BudgetTest::noTimeFollowsTheEnd() {
    QFETCH(bool, isStopped);
    Budget budget(0.);
    budget.grant(Budget::kEndless);
    QTRY_VERIFY(budget.seconds() > 0.);
    if (isStopped)
        budget.cancel();
    else
        budget.close();
    const double seconds = budget.seconds();
    budget.grant(0);
    budget.grant(Budget::kEndless);
    QElapsedTimer clock;
    clock.start();
    QTRY_VERIFY(clock.elapsed() > 2);
    QCOMPARE(budget.seconds(), seconds);
}

void BudgetTest::anotherPaceHoldsAtOnce() {
    const auto run = waitingRun();
    QVERIFY(run);
    run->setPace(0.);
    QVERIFY(run->waitForEnd(10.));
    QVERIFY(reaches(*run, RunState::Finished, 5));
}

void BudgetTest::stepsAreNotBoundToThePace() {
    const auto run = makeRun(5);
    run->setPace(kHardlyEver);
    for (int tick = 1; tick <= 3; ++tick) {
        run->step();
        QVERIFY(reaches(*run, RunState::Paused, tick));
    }
}

QTEST_GUILESS_MAIN(BudgetTest)
#include "budget_test.moc"
