#include <QLabel>
#include <QMenuBar>
#include <QTreeWidget>

#include "tests/ui/views/viewed_window.h"
#include "ui/views/stale_notice.h"

using namespace ardent;
using namespace ardent::test;

/// What is there in presentation and what is not, and how to leave it.
class PresentedWindowTest : public ViewedWindow {
    Q_OBJECT

private slots:
    void init() { begin(); }
    void cleanup() { w_.reset(); }
    void itIsSaidThatEscapeLeaves();
    void keysWorkWithoutMenus();
    void aButtonLeaves();
    void settingsAreToldOnlyWhereStale();

private:
    bool hasMenus() { return w_->window().menuBar()->isVisible(); }
};

void PresentedWindowTest::itIsSaidThatEscapeLeaves() {
    const QAction* action = w_->window().actions()["window.presentation"];
    QVERIFY2(action->toolTip().contains(QStringLiteral("Esc")), qPrintable(action->toolTip()));
    w_->key(Qt::Key_F11);
    QCOMPARE(child<QLabel>(w_->window(), "statusActivity")->text(),
             QStringLiteral("Esc leaves the presentation"));
    w_->key(Qt::Key_Slash, Qt::ControlModifier);
    auto* sheet = child<QTreeWidget>(w_->window(), "shortcuts");
    QVERIFY(sheet && sheet->isVisible());
    const auto rows = sheet->findItems(QStringLiteral("leave the presentation"),
                                       Qt::MatchEndsWith | Qt::MatchRecursive);
    QCOMPARE(rows.size(), 1);
    QCOMPARE(rows.front()->text(1), QStringLiteral("Esc"));
}

void PresentedWindowTest::keysWorkWithoutMenus() {
    QVERIFY(hasMenus());
    w_->key(Qt::Key_F11);
    QVERIFY(!hasMenus());
    w_->key(Qt::Key_3, Qt::ControlModifier | Qt::AltModifier);
    QVERIFY(w_->window().views().arrangement() == Arrangement::All);
    w_->key(Qt::Key_2, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(child(w_->window(), "methodDock")->isVisible());
    w_->key(Qt::Key_F11);
    QVERIFY(hasMenus());
}

void PresentedWindowTest::aButtonLeaves() {
    QVERIFY(!w_->tool("window.presentation"));
    w_->key(Qt::Key_F11);
    QVERIFY(w_->tool("window.presentation"));
    w_->window().resize(2400, 900);  // room for all buttons on the small screen of a test
    QTRY_VERIFY(w_->tool("window.presentation")->isVisible());
    click(w_->tool("window.presentation"));
    QVERIFY(!w_->window().isFullScreen());
    QVERIFY(!w_->tool("window.presentation"));
    QVERIFY(hasMenus());
}

void PresentedWindowTest::settingsAreToldOnlyWhereStale() {
    train();
    auto* notice = w_->window().findChild<StaleNotice*>();
    QVERIFY(notice->isVisible());
    w_->key(Qt::Key_F11);
    QVERIFY(!notice->isVisible());
    const Seed seed = session().seed();
    session().setSeed(seed + 1);
    QVERIFY(notice->isVisible() && !notice->text().isEmpty());
    session().setSeed(seed);
    QVERIFY(!notice->isVisible());
    w_->key(Qt::Key_F11);
    QVERIFY(notice->isVisible());
}

QTEST_MAIN(PresentedWindowTest)
#include "presented_window_test.moc"
