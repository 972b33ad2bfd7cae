#include "ui/window/run_actions.h"

#include <QLabel>
#include <QLineEdit>
#include <QToolBar>

#include "tests/ui/window_fixture.h"
#include "ui/widgets/number_box.h"

using namespace ardent;
using namespace ardent::test;

/// The pace of a run, set by keys and by the buttons of a presentation.
class RunActionsTest : public QObject {
    Q_OBJECT

private slots:
    void init() { window_ = std::make_unique<WindowFixture>(); }
    void cleanup() { window_.reset(); }
    void aSlowedRunIsWatchedStepByStep();
    void thePaceIsKeptForRunsToCome();
    void theEndsOfTheScaleSaySo();
    void aPresentationHasThePaceAtHand();
    void whatIsBeingTypedCounts();

private:
    WindowFixture& w() { return *window_; }
    QString speed() { return child<QLabel>(w().window(), "statusSpeed")->text(); }
    QAction* action(const char* id) { return w().window().actions()[id]; }
    std::int64_t tick() { return w().runs().current()->snapshot->tick; }

    Sandbox sandbox_;
    std::unique_ptr<WindowFixture> window_;
};

/// A run of a few milliseconds can be paused with the first of its epochs in sight.
void RunActionsTest::aSlowedRunIsWatchedStepByStep() {
    w().openSmallTable(sandbox_);
    w().chooseShortRun();
    for (int i = 0; i < 6; ++i) w().key(Qt::Key_Comma, Qt::ControlModifier);
    QCOMPARE(w().runs().pace(), 0.5);
    w().key(Qt::Key_F5);
    QTRY_VERIFY(w().runs().current() && tick() == 1);
    QCOMPARE(speed(), QStringLiteral("at most 0.5 epochs per second"));
    w().key(Qt::Key_F6);
    QTRY_COMPARE(w().runs().current()->snapshot->state, RunState::Paused);
    QCOMPARE(tick(), 1);
    w().key(Qt::Key_F10);
    QTRY_COMPARE(tick(), 2);
    w().key(Qt::Key_F5);
    for (int i = 0; i < 6; ++i) w().key(Qt::Key_Period, Qt::ControlModifier);
    QVERIFY(w().hasEnded(0));
    QCOMPARE(tick(), 5);
}

void RunActionsTest::thePaceIsKeptForRunsToCome() {
    w().openSmallTable(sandbox_);
    w().chooseShortRun();
    w().key(Qt::Key_Comma, Qt::ControlModifier);
    QCOMPARE(speed(), QStringLiteral("at most 20 steps per second"));
    QVERIFY(child<QLabel>(w().window(), "statusSpeed")->isVisible());
    for (std::size_t run = 0; run < 2; ++run) {
        w().key(Qt::Key_F5);
        QVERIFY(w().hasEnded(run));
        QCOMPARE(w().runs().current()->pace, 20.);
    }
}

void RunActionsTest::theEndsOfTheScaleSaySo() {
    QVERIFY(!action("run.faster")->isEnabled());
    QVERIFY(action("run.faster")->toolTip().startsWith(QStringLiteral("Runs go at full speed")));
    while (action("run.slower")->isEnabled()) action("run.slower")->trigger();
    QCOMPARE(w().runs().pace(), 0.5);
    QVERIFY(action("run.slower")->toolTip().startsWith(QStringLiteral("This is the slowest pace")));
    while (action("run.faster")->isEnabled()) action("run.faster")->trigger();
    QCOMPARE(w().runs().pace(), kFullSpeed);
    QVERIFY(action("run.slower")->isEnabled());
}

void RunActionsTest::aPresentationHasThePaceAtHand() {
    QVERIFY(!w().tool("run.slower"));
    w().key(Qt::Key_F11);
    w().window().resize(2400, 900);
    QTRY_VERIFY(w().tool("run.slower") && w().tool("run.slower")->isVisible());
    click(w().tool("run.slower"));
    QCOMPARE(w().runs().pace(), 20.);
    click(w().tool("run.faster"));
    QCOMPARE(w().runs().pace(), kFullSpeed);
    w().key(Qt::Key_F11);
    QVERIFY(!w().tool("run.slower"));
}

/// Keys and the toolbar leave the focus in the field.
void RunActionsTest::whatIsBeingTypedCounts() {
    w().openSmallTable(sandbox_);
    w().chooseShortRun();
    const auto type = [](QWidget* field, const QString& text) {
        field->setFocus();
        QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(field, text);
    };
    type(child<QLineEdit>(w().window(), "seed"), QStringLiteral("7"));
    w().key(Qt::Key_F5);
    QVERIFY(w().hasEnded(0));
    QCOMPARE(w().runs().all()[0]->inputs.recipe.seed, Seed(7));

    type(child<NumberBox>(w().window(), "option.max_epochs"), QStringLiteral("3"));
    auto* bar = child<QToolBar>(w().window(), "toolbar");
    auto* run = bar->widgetForAction(action("run.start"));
    QTRY_VERIFY(run->isEnabled());
    QTest::mouseClick(run, Qt::LeftButton);
    QVERIFY(w().hasEnded(1));
    QCOMPARE(tick(), 3);
}

ARDENT_TEST(RunActionsTest)
#include "run_actions_test.moc"
