#include <QLineEdit>
#include <QToolButton>

#include "tests/ui/runs/listed_runs.h"

using namespace ardent;
using namespace ardent::test;

/// Renaming, pinning and deleting the selected run, by keys and commands.
class RunCommandsTest : public ListedRuns {
    Q_OBJECT

private slots:
    void init() { begin(); }
    void cleanup() { window_.reset(); }
    void f2Renames();
    void aRunCanBeRenamedWhileItGoesOn();
    void commandsActOnTheSelectedRun();
    void commandsWithoutARunSayWhy();
    void theWindowMayGoWhileARunIsRenamed();
    void deleteRemovesTheSelectedRun();
    void deletingALiveRunStopsIt();
};

void RunCommandsTest::f2Renames() {
    runTwice();
    clickCell(0, RunsModel::Name);
    table().setFocus();
    QTest::keyClick(&table(), Qt::Key_F2);
    auto* editor = table().viewport()->findChild<QLineEdit*>();
    QVERIFY(editor);
    editor->selectAll();
    QTest::keyClicks(editor, QStringLiteral("first try"));
    QTest::keyClick(editor, Qt::Key_Return);
    QTRY_COMPARE(runs().all()[0]->name, QStringLiteral("first try"));
    QCOMPARE(cell(0, RunsModel::Name), QStringLiteral("first try"));
}

void RunCommandsTest::aRunCanBeRenamedWhileItGoesOn() {
    runEndlessly();
    clickCell(0, RunsModel::Name);
    table().setFocus();
    QTest::keyClick(&table(), Qt::Key_F2);
    auto* editor = table().viewport()->findChild<QLineEdit*>();
    QVERIFY(editor);
    editor->selectAll();
    QTest::keyClicks(editor, QStringLiteral("half a na"));
    QSignalSpy progressed(&runs(), &Runs::progressed), passed(&runs(), &Runs::timePassed);
    QTRY_VERIFY(progressed.size() > 2 && passed.size() > 2);
    QCOMPARE(editor->text(), QStringLiteral("half a na"));
    QTest::keyClicks(editor, QStringLiteral("me"));
    QTest::keyClick(editor, Qt::Key_Return);
    QTRY_COMPARE(runs().all()[0]->name, QStringLiteral("half a name"));
}

/// Also where the panel is hidden and the focus elsewhere.
void RunCommandsTest::commandsActOnTheSelectedRun() {
    runTwice();
    const Actions& actions = window_->window().actions();
    clickCell(0, RunsModel::State);
    child(window_->window(), "lossAll")->setFocus();
    window_->key(Qt::Key_B, Qt::ControlModifier);
    QVERIFY(runs().isPinned(runs().all()[0]->id));
    QVERIFY(actions["run.pin"]->isChecked());
    runs().setCurrent(runs().all()[1]->id);
    QVERIFY(!actions["run.pin"]->isChecked());

    actions["panel.runs"]->trigger();
    QVERIFY(!table().isVisible());
    actions["run.rename"]->trigger();
    QTRY_VERIFY(table().isVisible());
    auto* editor = table().viewport()->findChild<QLineEdit*>();
    QVERIFY(editor);
    editor->selectAll();
    QTest::keyClicks(editor, QStringLiteral("second try"));
    QTest::keyClick(editor, Qt::Key_Return);
    QTRY_COMPARE(runs().all()[1]->name, QStringLiteral("second try"));

    child(window_->window(), "lossAll")->setFocus();
    QVERIFY(!table().hasFocus());
    window_->key(Qt::Key_Delete);
    QCOMPARE(runs().all().size(), std::size_t(2));
    actions["run.delete"]->trigger();
    QCOMPARE(runs().all().size(), std::size_t(1));
    QCOMPARE(runs().current(), runs().all()[0].get());
    QVERIFY(actions["run.pin"]->isChecked());
}

void RunCommandsTest::commandsWithoutARunSayWhy() {
    const Actions& actions = window_->window().actions();
    const auto refusal = [&](const char* id) {
        return actions[id]->isEnabled() ? QString() : actions[id]->toolTip();
    };
    for (const char* id : {"run.rename", "run.pin", "run.delete"})
        QVERIFY2(refusal(id).contains(QStringLiteral("press Run first")), id);
    runOnce();
    for (const char* id : {"run.rename", "run.pin", "run.delete"})
        QVERIFY2(actions[id]->isEnabled(), id);
    click(window_->tool("run.reset"));
    QTRY_VERIFY(runs().prepared());
    for (const char* id : {"run.rename", "run.pin", "run.delete"})
        QVERIFY2(refusal(id).contains(QStringLiteral("Select a run")), id);
}

void RunCommandsTest::theWindowMayGoWhileARunIsRenamed() {
    runOnce();
    table().setFocus();
    table().selectRow(0);
    QTest::keyClick(&table(), Qt::Key_F2);
    auto* editor = table().viewport()->findChild<QLineEdit*>();
    QVERIFY(editor && editor->isVisible());
    QTest::keyClicks(editor, QStringLiteral("unfinished"));
    window_.reset();
}

void RunCommandsTest::deleteRemovesTheSelectedRun() {
    runTwice();
    const int second = runs().all()[1]->id;
    clickCell(0, RunsModel::State);
    QTest::keyClick(&table(), Qt::Key_Delete);
    QCOMPARE(runs().all().size(), std::size_t(1));
    QCOMPARE(runs().all()[0]->id, second);
    QCOMPARE(runs().current()->id, second);
    QCOMPARE(table().model()->rowCount(), 1);
    QTRY_COMPARE(lossLines(), std::ptrdiff_t(1));
    QTest::keyClick(&table(), Qt::Key_Delete);
    QVERIFY(runs().all().empty());
    QVERIFY(!runs().current());
    QTRY_VERIFY(loss().isEmpty());
}

void RunCommandsTest::deletingALiveRunStopsIt() {
    runEndlessly();
    clickCell(0, RunsModel::State);
    QTest::keyClick(&table(), Qt::Key_Delete);
    QVERIFY(runs().all().empty());
    QVERIFY(!runs().live());
    QVERIFY(window_->tool("run.start")->isEnabled());
    QVERIFY(!window_->tool("run.stop")->isEnabled());
}

ARDENT_TEST(RunCommandsTest)
#include "run_commands_test.moc"
