#include <QDialog>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>

#include "tests/ui/window_fixture.h"
#include "ui/session/replicates.h"
#include "ui/views/stale_notice.h"

using namespace ardent;
using namespace ardent::test;

/// Runs that wait for their turn, by clicks and keys in the window.
class QueueTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { window_.reset(); }
    void theDialogReplicatesOverSeeds();
    void seedsThatHaveBeenRunAreLeftOut();
    void aStoppedRunIsNoReplicate();
    void severalSettingsWaitForTheirTurn();
    void stopEndsTheLiveRunAndTheNextBegins();
    void stopPassesOverARunThatIsBeingPrepared();
    void resetForgetsThoseThatWait();
    void clearingTheQueueLeavesTheLiveRun();
    void deletingTheLiveRunBeginsTheNext();
    void otherSettingsDoNotInviteToEndTheLiveRun();
    void dataThatCannotBeTrainedOnEndTheQueue();
    void otherDataBeginAnotherCount();
    void theViewsStayWhereThePersonLooks();

private:
    Runs& runs() { return window_->session().runs(); }
    QString status() { return child<QLabel>(window_->window(), "statusActivity")->text(); }

    Sandbox sandbox_;
    std::unique_ptr<WindowFixture> window_;
};

void QueueTest::init() {
    window_ = std::make_unique<WindowFixture>();
    QVERIFY(window_->isActive());
    window_->openSmallTable(sandbox_);
    window_->chooseShortRun();
    window_->session().setSeed(7);
}

void QueueTest::theDialogReplicatesOverSeeds() {
    window_->key(Qt::Key_F5, Qt::ControlModifier | Qt::ShiftModifier);
    auto* dialog = child<QDialog>(window_->window(), "replicate");
    QVERIFY(dialog && dialog->isVisible());
    auto* count = child<QSpinBox>(*dialog, "replicateCount");
    QCOMPARE(count->value(), 10);
    QTest::keyClicks(count, QStringLiteral("3"));
    QTest::keyClick(count, Qt::Key_Return);
    QVERIFY(window_->allEnded(3));
    const auto& all = runs().all();
    for (std::size_t i = 0; i < all.size(); ++i) {
        QCOMPARE(all[i]->inputs.recipe.seed, Seed(7 + i));
        QCOMPARE(all[i]->state(), RunState::Finished);
        QCOMPARE(all[i]->colour, all[0]->colour);
    }
    QVERIFY(all[0]->snapshot->curve.column(0) != all[1]->snapshot->curve.column(0));
    QCOMPARE(replicatesOf(runs(), *all[1]).size(), std::size_t(3));
    QCOMPARE(window_->session().seed(), Seed(7));
    QCOMPARE(runs().staleness(*all[2]), Staleness::None);  // its own seed is meant
}

void QueueTest::seedsThatHaveBeenRunAreLeftOut() {
    window_->key(Qt::Key_F5);
    QVERIFY(window_->allEnded(1));
    runs().replicate(2);
    QVERIFY(window_->allEnded(2));
    QCOMPARE(runs().all()[1]->inputs.recipe.seed, Seed(8));
    QSignalSpy trouble(&window_->session(), &Session::trouble);
    runs().replicate(2);
    QCOMPARE(trouble.count(), 1);
    QCOMPARE(runs().queue().total(), 0);
}

void QueueTest::aStoppedRunIsNoReplicate() {
    window_->key(Qt::Key_F10);
    QTRY_VERIFY(runs().live() && runs().live()->snapshot->tick == 1);
    window_->key(Qt::Key_F5, Qt::ShiftModifier);
    QTRY_VERIFY(!runs().live());
    runs().replicate(2);
    QVERIFY(window_->allEnded(3));
    std::vector<const RunEntry*> all;
    for (const auto& run : runs().all()) all.push_back(run.get());
    QCOMPARE(all[1]->inputs.recipe.seed, Seed(7));
    const auto groups = groupedBySeed(all);
    QCOMPARE(groups.size(), std::size_t(2));
    QVERIFY(groups[0] == std::vector{all[0]});
    QVERIFY(groups[1] == (std::vector{all[1], all[2]}));
}

void QueueTest::severalSettingsWaitForTheirTurn() {
    window_->chooseEndlessRun();
    window_->key(Qt::Key_F5);
    QTRY_VERIFY(runs().live());
    window_->session().setOption("max_epochs", 3LL);
    window_->key(Qt::Key_F5, Qt::ControlModifier);
    window_->session().setMethod(QStringLiteral("ridge"));
    window_->key(Qt::Key_F5, Qt::ControlModifier);
    QCOMPARE(runs().queue().waiting, 2);
    QVERIFY2(status().contains(QStringLiteral("2 queued")), qPrintable(status()));
    QVERIFY(child<QWidget>(window_->window(), "queue")->isVisible());
    QCOMPARE(runs().all().size(), std::size_t(1));
    runs().remove(runs().all()[0]->id);
    QVERIFY(window_->allEnded(2));
    QCOMPARE(runs().all()[0]->snapshot->tick, 3);
    QCOMPARE(runs().all()[1]->inputs.method->id, std::string_view("ridge"));
    QVERIFY(!child<QWidget>(window_->window(), "queue")->isVisible());
}

void QueueTest::stopEndsTheLiveRunAndTheNextBegins() {
    window_->chooseEndlessRun();
    runs().replicate(3);
    QTRY_VERIFY(runs().live());
    QVERIFY2(status().startsWith(QStringLiteral("Queued run 1 of 3")), qPrintable(status()));
    const int first = runs().live()->id;
    click(window_->tool("run.stop"));
    QTRY_VERIFY(runs().live() && runs().live()->id != first);
    QCOMPARE(runs().all()[0]->state(), RunState::Cancelled);
    QCOMPARE(runs().live()->inputs.recipe.seed, Seed(8));
    QCOMPARE(runs().queue().waiting, 1);
    QVERIFY2(status().startsWith(QStringLiteral("Queued run 2 of 3")), qPrintable(status()));
}

void QueueTest::stopPassesOverARunThatIsBeingPrepared() {
    window_->chooseEndlessRun();
    runs().replicate(2);
    QVERIFY(runs().isPreparing() && runs().all().empty());
    click(window_->tool("run.stop"));
    QTRY_VERIFY(runs().live());
    QCOMPARE(runs().live()->inputs.recipe.seed, Seed(8));
    QCOMPARE(runs().queue().waiting, 0);
}

void QueueTest::resetForgetsThoseThatWait() {
    window_->chooseEndlessRun();
    runs().replicate(3);
    QTRY_VERIFY(runs().live());
    QVERIFY(window_->tool("run.reset")->toolTip().contains(QStringLiteral("clear the queue")));
    click(window_->tool("run.reset"));
    QCOMPARE(runs().queue().total(), 0);
    QVERIFY(window_->allEnded(1));
    QTRY_VERIFY(runs().prepared());
    QCOMPARE(runs().all()[0]->state(), RunState::Cancelled);
    QVERIFY(!status().contains(QStringLiteral("Queued")));
}

void QueueTest::clearingTheQueueLeavesTheLiveRun() {
    window_->chooseEndlessRun();
    runs().replicate(3);
    QTRY_VERIFY(runs().live());
    click(child<QToolButton>(window_->window(), "clearQueue"));
    QCOMPARE(runs().queue().waiting, 0);
    QVERIFY(runs().live());
    runs().stop();
    QVERIFY(window_->allEnded(1));
}

void QueueTest::deletingTheLiveRunBeginsTheNext() {
    window_->chooseEndlessRun();
    runs().replicate(2);
    QTRY_VERIFY(runs().live());
    window_->session().setOption("learning_rate", 0.123);
    QVERIFY(runs().live()->inputs.options.at("learning_rate") != OptionValue(0.123));
    const int first = runs().live()->id;
    runs().remove(first);
    QTRY_VERIFY(runs().live() && runs().live()->id != first);
    QCOMPARE(runs().live()->inputs.recipe.seed, Seed(8));
    QVERIFY2(status().startsWith(QStringLiteral("Queued run 2 of 2")), qPrintable(status()));
}

void QueueTest::dataThatCannotBeTrainedOnEndTheQueue() {
    window_->openFile(sandbox_.write(QStringLiteral("c.csv"), "p,q\n1,2\n3,2\n5,2\n7,2\n"));
    QTRY_COMPARE(window_->session().data()->title, QStringLiteral("c.csv"));
    window_->session().setTarget(QStringLiteral("q"));
    QSignalSpy trouble(&window_->session(), &Session::trouble);
    runs().replicate(5);
    QVERIFY(trouble.wait());
    QVERIFY(!runs().isPreparing());
    QCOMPARE(runs().queue().total(), 0);
    QCOMPARE(trouble.count(), 1);
}

/// Also where the first run is still being prepared.
void QueueTest::otherDataBeginAnotherCount() {
    runs().replicate(2);
    QVERIFY(runs().isPreparing());
    runs().replace({}, 0, -1);
    QCOMPARE(runs().queue().total(), 0);
}

void QueueTest::theViewsStayWhereThePersonLooks() {
    runs().replicate(2);
    QVERIFY(window_->allEnded(2));
    QCOMPARE(runs().current(), runs().all()[1].get());
    runs().setCurrent(runs().all()[0]->id);
    window_->session().setOption("features", 25LL);
    runs().replicate(2);
    QVERIFY(window_->allEnded(4));
    QCOMPARE(runs().current(), runs().all()[0].get());
}

void QueueTest::otherSettingsDoNotInviteToEndTheLiveRun() {
    window_->chooseEndlessRun();
    window_->key(Qt::Key_F5);
    QTRY_VERIFY(runs().live() && runs().live()->snapshot->tick > 0);
    window_->session().setMethod(QStringLiteral("ridge"));
    auto* notice = window_->window().findChild<StaleNotice*>();
    QCOMPARE(notice->text(), QStringLiteral("The Method panel shows other settings than Run 1."));
    runs().stop();
    QTRY_VERIFY(!runs().live());
    QTRY_VERIFY2(notice->text().contains(QStringLiteral("Press Run")), qPrintable(notice->text()));
}

ARDENT_TEST(QueueTest)
#include "queue_test.moc"
