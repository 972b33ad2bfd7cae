#include "ui/runs/progress_text.h"

#include <QLabel>
#include <QTableView>

#include "core/method/methods.h"
#include "tests/ui/window_fixture.h"
#include "ui/runs/runs_model.h"
#include "ui/widgets/number_text.h"

using namespace ardent;
using namespace ardent::test;

namespace {

/// Ten epochs a second, at epoch 20 after two seconds.
RunEntry runningEntry(std::int64_t planned) {
    auto snapshot = std::make_shared<Snapshot>();
    snapshot->state = RunState::Running;
    snapshot->tickUnit = TickUnit::Epoch;
    snapshot->tick = 20;
    snapshot->plannedTicks = planned;
    snapshot->seconds = 2.;
    RunEntry entry;
    entry.intent = Intent::Run;
    entry.rate.update(10, 1.);
    entry.rate.update(20, 2.);
    entry.snapshot = std::move(snapshot);
    return entry;
}

RunEntry with(RunEntry entry, const std::function<void(Snapshot&)>& change) {
    auto changed = std::make_shared<Snapshot>(*entry.snapshot);
    change(*changed);
    entry.snapshot = std::move(changed);
    return entry;
}

}  // namespace

/// How far a run is and when it will be done.
class ProgressTextTest : public QObject {
    Q_OBJECT

private slots:
    void saysHowFarItIs();
    void aPreparationIsToldByItsStage();
    void claimsNothingThatIsNotKnown();
    void unevenTicksPromiseNoTime();
    void theEarlierBoundCounts();
    void aPaceIsToldInPlaceOfTheSpeed();
    void ticksAreCountedFromTheFirstOn();
    void timeGoesOnWithinALongTick();
    void numbersAreTheReaders();
    void theWindowShowsALiveRun();

private:
    Sandbox sandbox_;
};

void ProgressTextTest::saysHowFarItIs() {
    const RunEntry entry = runningEntry(200);
    QCOMPARE(tickText(entry), QStringLiteral("epoch 20 of at most 200"));
    QCOMPARE(tickCountText(entry), QStringLiteral("20 of ≤ 200 epochs"));
    QCOMPARE(
        progressText(entry),
        QStringLiteral("epoch 20 of at most 200, 10 epochs per second, about 18 s to epoch 200"));
    QCOMPARE(timeLeftText(runningEntry(1820)),
             QStringLiteral("about 3 min 00 s to epoch ") + countText(1820));
    QCOMPARE(timeLeftText(runningEntry(1821)),
             QStringLiteral("about 3 min 10 s to epoch ") + countText(1821));
}

/// It can take half of a run, in which no tick is counted.
void ProgressTextTest::aPreparationIsToldByItsStage() {
    const auto drawing = [](std::int64_t tick, RunState state) {
        return with(runningEntry(50), [=](Snapshot& now) {
            now.stage = "Frequency draw 3 of 20";
            now.tick = tick;
            now.state = state;
        });
    };
    QCOMPARE(tickCountText(drawing(0, RunState::Running)),
             QStringLiteral("Frequency draw 3 of 20"));
    QCOMPARE(tickCountText(drawing(1, RunState::Running)), QStringLiteral("1 of ≤ 50 epochs"));
    QCOMPARE(tickCountText(drawing(0, RunState::Finished)), QStringLiteral("0 epochs"));
}

void ProgressTextTest::claimsNothingThatIsNotKnown() {
    QCOMPARE(progressText(runningEntry(0)), QStringLiteral("epoch 20, 10 epochs per second"));
    QCOMPARE(progressText(runningEntry(20)), QStringLiteral("epoch 20"));  // none is to come
    QCOMPARE(tickCountText(runningEntry(20)), QStringLiteral("20 epochs"));
    const RunEntry early = with(runningEntry(200), [](Snapshot& now) { now.seconds = 0.9; });
    QCOMPARE(timeLeftText(early), QString());
    const RunEntry paused =
        with(runningEntry(200), [](Snapshot& now) { now.state = RunState::Paused; });
    QCOMPARE(progressText(paused), QStringLiteral("epoch 20 of at most 200"));
    const RunEntry ended =
        with(runningEntry(200), [](Snapshot& now) { now.state = RunState::Finished; });
    QCOMPARE(progressText(ended), QStringLiteral("epoch 20"));
    QCOMPARE(tickCountText(ended), QStringLiteral("20 epochs"));
}

/// The pace of a search says nothing of the trainings that follow it.
void ProgressTextTest::unevenTicksPromiseNoTime() {
    RunEntry entry = runningEntry(200);
    for (const char* id : {"metric", "fourier_stochastic"}) {
        entry.inputs.method = findMethod(id);
        QCOMPARE(timeLeftText(entry), QString());
        entry.pace = 2.;
        QCOMPARE(timeLeftText(entry), QString());
        entry.pace = kFullSpeed;
    }
    entry.inputs.method = findMethod("rffnet");
    QCOMPARE(timeLeftText(entry), QStringLiteral("about 18 s to epoch 200"));
    entry.inputs.method = findMethod("metric");
    entry.inputs.limits.seconds = 5.;
    QCOMPARE(timeLeftText(entry), QStringLiteral("at most 3 s left"));
}

void ProgressTextTest::theEarlierBoundCounts() {
    RunEntry entry = runningEntry(200);
    entry.inputs.limits.seconds = 5.;
    QCOMPARE(timeLeftText(entry), QStringLiteral("at most 3 s left"));
    entry.inputs.limits.seconds = 60.;
    QCOMPARE(timeLeftText(entry), QStringLiteral("about 18 s to epoch 200"));
    RunEntry unplanned = runningEntry(0);
    unplanned.inputs.limits.seconds = 60.;
    QCOMPARE(timeLeftText(unplanned), QStringLiteral("at most 58 s left"));
}

/// A limit of training time says nothing of when a run ends that mostly waits.
void ProgressTextTest::aPaceIsToldInPlaceOfTheSpeed() {
    RunEntry entry = with(runningEntry(200), [](Snapshot& now) { now.seconds = 0.1; });
    entry.pace = 2.;
    entry.inputs.limits.seconds = 5.;
    QCOMPARE(speedText(entry), QStringLiteral("at most 2 epochs per second"));
    QCOMPARE(timeLeftText(entry), QStringLiteral("about 1 min 30 s to epoch 200"));
    RunEntry slow = runningEntry(200);
    slow.pace = 20.;
    slow.inputs.limits.seconds = 5.;
    QCOMPARE(speedText(slow), QStringLiteral("10 epochs per second"));
    QCOMPARE(timeLeftText(slow), QStringLiteral("at most 3 s left"));
    QCOMPARE(paceText(1., nullptr), QStringLiteral("at most 1 step per second"));
    QCOMPARE(paceText(0.5, nullptr), QStringLiteral("at most 0.5 steps per second"));
    QCOMPARE(paceText(0.5, &slow), QStringLiteral("at most 0.5 epochs per second"));
    QCOMPARE(paceText(kFullSpeed, &slow), QString());
}

void ProgressTextTest::ticksAreCountedFromTheFirstOn() {
    TickRate rate;
    rate.update(0, 0.);
    rate.update(1, 100.);
    QVERIFY(std::isnan(rate.perSecond()));
    QVERIFY(std::isnan(rate.secondsTo(3, 100.)));
    rate.update(2, 100.5);
    QCOMPARE(rate.perSecond(), 2.);
    QCOMPARE(rate.secondsTo(6, 100.5), 2.);
}

void ProgressTextTest::timeGoesOnWithinALongTick() {
    TickRate rate;
    rate.update(1, 10.);
    rate.update(2, 20.);
    QCOMPARE(rate.secondsTo(4, 20.), 20.);
    QCOMPARE(rate.secondsTo(4, 25.), 15.);
    QCOMPARE(rate.secondsTo(4, 50.), 10.);  // the last of the two has not begun
    QCOMPARE(rate.secondsTo(3, 50.), 0.);
    QCOMPARE(rate.secondsTo(2, 50.), 0.);
}

void ProgressTextTest::numbersAreTheReaders() {
    const Speaking speaking(QStringLiteral("de"));
    const QString text = progressText(runningEntry(200'020));
    QVERIFY2(text.count(QStringLiteral("200.020")) == 2, qPrintable(text));
}

void ProgressTextTest::theWindowShowsALiveRun() {
    WindowFixture fixture;
    QVERIFY(fixture.isActive());
    fixture.openSmallTable(sandbox_);
    fixture.chooseEndlessRun();
    click(fixture.tool("run.start"));
    const auto* status = child<QLabel>(fixture.window(), "statusActivity");
    const auto* table = child<QTableView>(fixture.window(), "runs");
    const auto cell = [&](int role) {
        return table->model()->index(0, RunsModel::Ticks).data(role).toString();
    };
    const QString planned = countText(1'000'000);
    const QString left = QStringLiteral(" to epoch ") + planned;
    QTRY_VERIFY(status->text().contains(QStringLiteral(" of at most ") + planned));
    QTRY_VERIFY2(status->text().contains(left), qPrintable(status->text()));
    QVERIFY(cell(Qt::DisplayRole).endsWith(QStringLiteral(" of ≤ %1 epochs").arg(planned)));
    QVERIFY2(cell(Qt::ToolTipRole).contains(left), qPrintable(cell(Qt::ToolTipRole)));
    click(fixture.tool("run.pause"));
    QTRY_VERIFY(!status->text().contains(left));
    click(fixture.tool("run.stop"));
    QTRY_VERIFY(!status->text().contains(planned));
    QTRY_VERIFY(cell(Qt::DisplayRole).endsWith(QStringLiteral(" epochs")));
    QVERIFY(!cell(Qt::DisplayRole).contains(u'≤'));
}

ARDENT_TEST(ProgressTextTest)
#include "progress_text_test.moc"
