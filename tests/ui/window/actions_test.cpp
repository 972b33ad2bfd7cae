#include "ui/window/actions.h"

#include <QMenuBar>
#include <QToolBar>
#include <QToolButton>
#include <set>

#include "tests/ui/support.h"

using namespace ardent;
using namespace ardent::test;

class ActionsTest : public QObject {
    Q_OBJECT

private slots:
    void everyActionSaysWhatItDoesAndHasAKey_data();
    void everyActionSaysWhatItDoesAndHasAKey();
    void noTwoActionsShareAKey();
    void everyActionIsInAMenu();
    void menuMnemonicsAreUnique_data();
    void menuMnemonicsAreUnique();
    void buttonsSayWhatIsMissing();
    void buttonsFollowTheRun();

private:
    Sandbox sandbox_;
};

void ActionsTest::everyActionSaysWhatItDoesAndHasAKey_data() {
    QTest::addColumn<QString>("id");
    for (const ActionSpec& spec : actionSpecs())
        QTest::newRow(spec.id) << QString::fromLatin1(spec.id);
}

void ActionsTest::everyActionSaysWhatItDoesAndHasAKey() {
    QFETCH(QString, id);
    const Actions actions;
    const QAction* action = actions[id.toLatin1().constData()];
    QVERIFY(action->text().contains(u'&'));
    QVERIFY(!action->shortcut().isEmpty());
    QVERIFY(action->toolTip().endsWith(
        u'(' + action->shortcut().toString(QKeySequence::NativeText) + u')'));
}

void ActionsTest::noTwoActionsShareAKey() {
    MainWindow window;
    QHash<QString, QString> owner;
    for (const QAction* action : window.findChildren<QAction*>())
        for (const QKeySequence& keys : action->shortcuts()) {
            const QString text = keys.toString();
            QVERIFY2(!owner.contains(text), qPrintable(text + QStringLiteral(" is ") + owner[text] +
                                                       QStringLiteral(" and ") + action->text()));
            owner[text] = action->text();
        }
    QVERIFY(owner.size() >= static_cast<qsizetype>(actionSpecs().size()));
}

void ActionsTest::everyActionIsInAMenu() {
    MainWindow window;
    QSet<QAction*> shown;
    for (const QMenu* menu : window.menuBar()->findChildren<QMenu*>())
        for (QAction* action : menu->actions()) shown << action;
    for (QAction* action : window.actions().all())
        QVERIFY2(shown.contains(action), qPrintable(action->objectName()));
}

void ActionsTest::menuMnemonicsAreUnique_data() {
    QTest::addColumn<QString>("language");
    for (const QString& language : languages()) QTest::newRow(qPrintable(language)) << language;
}

void ActionsTest::menuMnemonicsAreUnique() {
    QFETCH(QString, language);
    const Speaking speaking(language);
    MainWindow window;
    for (const QMenu* menu : window.menuBar()->findChildren<QMenu*>()) {
        QSet<QKeySequence> seen;
        for (const QAction* action : menu->actions()) {
            const QKeySequence key = QKeySequence::mnemonic(action->text());
            if (key.isEmpty()) continue;
            QVERIFY2(!seen.contains(key),
                     qPrintable(menu->title() + QStringLiteral(": ") + action->text()));
            seen << key;
        }
    }
}

void ActionsTest::buttonsSayWhatIsMissing() {
    MainWindow window;
    const QAction* run = window.actions()["run.start"];
    QVERIFY(!run->isEnabled());
    QVERIFY2(run->toolTip().contains(QStringLiteral("Open a data file")),
             qPrintable(run->toolTip()));
    openAndWait(window.session(), sandbox_.write(QStringLiteral("t.csv"), smallTable(100)));
    QVERIFY(!run->isEnabled());
    QVERIFY2(run->toolTip().contains(QStringLiteral("target")), qPrintable(run->toolTip()));
    window.session().setTarget(QStringLiteral("y"));
    QVERIFY(run->isEnabled());
    window.session().openFile(sandbox_.write(QStringLiteral("u.csv"), smallTable(100)));
    QVERIFY(!run->isEnabled());
    QVERIFY2(run->toolTip().contains(QStringLiteral("being opened")), qPrintable(run->toolTip()));
    QTRY_VERIFY(!window.session().isLoading());
    window.session().setTarget(QStringLiteral("y"));
    QVERIFY(run->isEnabled());
}

void ActionsTest::buttonsFollowTheRun() {
    MainWindow window;
    Actions& actions = window.actions();
    const auto enabled = [&] {
        std::set<std::string> ids;
        for (const char* id : {"run.start", "run.pause", "run.step", "run.stop", "run.reset"})
            if (actions[id]->isEnabled()) ids.insert(id);
        return ids;
    };
    using Ids = std::set<std::string>;
    QCOMPARE(enabled(), Ids{});
    openAndWait(window.session(), sandbox_.write(QStringLiteral("t.csv"), smallTable(300)));
    window.session().setTarget(QStringLiteral("y"));
    window.session().setMethod(QStringLiteral("rffnet"));
    window.session().setOption("max_epochs", 100000LL);
    window.session().setOption("patience", 100000LL);
    const Ids idle{"run.start", "run.step", "run.reset"};
    const Ids running{"run.pause", "run.stop", "run.reset"};
    const Ids paused{"run.start", "run.step", "run.stop", "run.reset"};
    QCOMPARE(enabled(), idle);
    actions["run.start"]->trigger();
    QCOMPARE(enabled(), Ids{"run.stop"});
    QTRY_COMPARE(enabled(), running);
    actions["run.pause"]->trigger();
    QCOMPARE(enabled(), paused);
    actions["run.start"]->trigger();
    QCOMPARE(enabled(), running);
    actions["run.stop"]->trigger();
    QCOMPARE(enabled(), idle);
}

ARDENT_TEST(ActionsTest)
#include "actions_test.moc"
