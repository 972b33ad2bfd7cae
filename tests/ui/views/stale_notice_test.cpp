#include "ui/views/stale_notice.h"

#include <QDockWidget>
#include <QPushButton>

#include "tests/ui/window_fixture.h"
#include "ui/widgets/eliding_label.h"

using namespace ardent;
using namespace ardent::test;

/// The line above the views, where nothing is stale.
class StaleNoticeTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { window_.reset(); }
    void thePanelIsCalledByItsTitle();
    void withoutThePanelItTellsOnlyWhatIsStale();
    void aRunThatRepeatsAnotherIsCalledSo();
    void aRunWithAnotherSeedRepeatsNone();
    void theSeedOfAReplicateIsTold();
    void aRunThatWasStoppedIsNotRepeated();
    void aRunThatEndsByTheClockIsNotRepeated();
    void aRunThatWasChangedGivesWhatItBeganWith();

private:
    StaleNotice& notice() { return *window_->window().findChild<StaleNotice*>(); }
    QString line() { return notice().findChild<ElidingLabel*>()->text(); }
    bool tellsOfSameResult() { return line().contains(QStringLiteral("the same result")); }
    void runToEnd() {
        const std::size_t before = window_->runs().all().size();
        window_->key(Qt::Key_F5);
        QVERIFY(window_->hasEnded(before));
    }

    Sandbox sandbox_;
    std::unique_ptr<WindowFixture> window_;
};

void StaleNoticeTest::init() {
    window_ = std::make_unique<WindowFixture>();
    QVERIFY(window_->isActive());
    window_->openSmallTable(sandbox_);
    window_->chooseShortRun();
}

void StaleNoticeTest::thePanelIsCalledByItsTitle() {
    runToEnd();
    const QString panel = child(window_->window(), "methodDock")->windowTitle();
    QVERIFY(!notice().isVisible());
    window_->session().setSeed(9);
    QVERIFY(notice().isVisible());
    QVERIFY2(line().startsWith(QStringLiteral("The %1 panel shows other").arg(panel)),
             qPrintable(line()));
}

void StaleNoticeTest::withoutThePanelItTellsOnlyWhatIsStale() {
    runToEnd();
    runToEnd();  // the same again, which is told
    auto* panel = child<QDockWidget>(window_->window(), "methodDock");
    panel->show();
    QVERIFY(notice().isVisible());
    panel->close();
    QVERIFY(!notice().isVisible());
    window_->session().setSeed(9);
    window_->session().setOption("max_epochs", 6LL);
    QVERIFY(notice().isVisible());
    panel->show();
    QVERIFY(notice().isVisible());
}

void StaleNoticeTest::aRunThatRepeatsAnotherIsCalledSo() {
    runToEnd();
    QVERIFY(!tellsOfSameResult());
    runToEnd();
    QCOMPARE(line(), QStringLiteral("Same settings and seed as Run 1: the same result. New seed "
                                    "gives another."));
    QVERIFY(notice().isVisible() && notice().text().isEmpty());
    window_->runs().rename(window_->runs().all().front()->id, QStringLiteral("Small"));
    QVERIFY2(line().contains(QStringLiteral("as Small:")), qPrintable(line()));
    window_->runs().remove(window_->runs().all().front()->id);
    QVERIFY(!tellsOfSameResult());
}

void StaleNoticeTest::aRunWithAnotherSeedRepeatsNone() {
    runToEnd();
    click(child<QToolButton>(window_->window(), "newSeed"));
    runToEnd();
    QVERIFY(!tellsOfSameResult());
}

void StaleNoticeTest::theSeedOfAReplicateIsTold() {
    const Seed own = window_->session().seed();
    window_->runs().replicate(2);
    QVERIFY(window_->hasEnded(1));
    window_->runs().setCurrent(window_->runs().all().back()->id);
    QVERIFY2(line().contains(QStringLiteral("but not its seed, which was %1.").arg(own + 1)),
             qPrintable(line()));
    click(child<QPushButton>(notice(), "staleTakeOver"));
    QCOMPARE(window_->session().seed(), own + 1);
    QVERIFY(!notice().isVisible());
}

void StaleNoticeTest::aRunThatWasStoppedIsNotRepeated() {
    window_->chooseEndlessRun();
    window_->key(Qt::Key_F5);
    QTRY_VERIFY(window_->runs().live() && window_->runs().live()->snapshot->tick > 0);
    window_->key(Qt::Key_F5, Qt::ShiftModifier);
    QVERIFY(window_->hasEnded(0));
    window_->key(Qt::Key_F5);
    QTRY_COMPARE(window_->runs().all().size(), std::size_t(2));
    QVERIFY(!tellsOfSameResult());
}

void StaleNoticeTest::aRunThatEndsByTheClockIsNotRepeated() {
    window_->session().setLimits({.seconds = 1000.});
    runToEnd();
    runToEnd();
    QVERIFY(!tellsOfSameResult());
}

void StaleNoticeTest::aRunThatWasChangedGivesWhatItBeganWith() {
    window_->chooseEndlessRun();
    Session& session = window_->session();
    session.setOption("learning_rate", 0.02);
    window_->key(Qt::Key_F5);
    QTRY_VERIFY(window_->runs().live() && window_->runs().live()->snapshot->tick > 0);
    session.setOption("learning_rate", 0.005);
    QTRY_COMPARE(window_->runs().live()->snapshot->changes.size(), std::size_t(1));
    window_->key(Qt::Key_F5, Qt::ShiftModifier);
    QVERIFY(window_->hasEnded(0));
    const auto tellsTheChange = [&] {
        return line().contains(QStringLiteral("Changed at epoch ")) &&
               line().endsWith(QStringLiteral(": learning_rate = 0.005"));
    };
    QTRY_VERIFY2(line().startsWith(QStringLiteral("The Method panel shows the settings that Run 1 "
                                                  "ended with")),
                 qPrintable(line()));
    QVERIFY2(tellsTheChange(), qPrintable(line()));
    auto* takeOver = child<QPushButton>(notice(), "staleTakeOver");
    QVERIFY(takeOver->isVisible());
    click(takeOver);
    QCOMPARE(std::get<double>(session.inputs().options.at("learning_rate")), 0.02);
    QVERIFY2(line().contains(QStringLiteral("that Run 1 began with, not its changes on the way")),
             qPrintable(line()));
    QVERIFY2(tellsTheChange(), qPrintable(line()));
    QVERIFY(!takeOver->isVisible());
    session.setOption("learning_rate", 0.5);
    QVERIFY(!notice().text().isEmpty() && takeOver->isVisible());
    click(takeOver);
    QCOMPARE(std::get<double>(session.inputs().options.at("learning_rate")), 0.02);
}

ARDENT_TEST(StaleNoticeTest)
#include "stale_notice_test.moc"
