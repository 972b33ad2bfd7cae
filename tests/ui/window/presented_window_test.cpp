#include <QDockWidget>
#include <QLabel>
#include <QMenuBar>
#include <QTreeWidget>

#include "tests/ui/views/viewed_window.h"
#include "ui/views/effects/value_field.h"
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
    void theButtonThatLeavesStaysInSight();
    void leavingGivesTheToolBarBack();
    void theViewHasTheKeyboardMeanwhile();
    void leavingGivesAMaximizedWindowBack();
    void leavingGivesTheWindowItsPlaceBack();
    void settingsAreToldOnlyWhereStale();
    void theWhatIfRowGrowsWithTheText();

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
    QVERIFY(w_->window().views().arrangement() == Arrangement::Thirds);
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

void PresentedWindowTest::theButtonThatLeavesStaysInSight() {
    w_->key(Qt::Key_F11);
    for (const int width : {1440, 1024, 800}) {
        w_->window().resize(width, 700);
        QApplication::processEvents();
        const auto* leave = w_->tool("window.presentation");
        QVERIFY2(leave->isVisible(), qPrintable(QString::number(width)));
        QVERIFY(leave->parentWidget()->rect().contains(leave->geometry()));
    }
    for (const char* id : {"file.open", "file.save", "file.start", "file.export"})
        QVERIFY2(!w_->tool(id), id);
    w_->key(Qt::Key_F11);
}

void PresentedWindowTest::leavingGivesTheToolBarBack() {
    auto* bar = child<QToolBar>(w_->window(), "toolbar");
    const auto order = [&] {
        QStringList names;
        for (const QAction* action : bar->actions())
            if (action->isVisible())
                names << (action->isSeparator() ? QStringLiteral("|") : action->text());
        return names;
    };
    const auto passed = [&] {
        QStringList names;
        QWidget* at = w_->tool("file.open");
        do {
            if (at->parentWidget() == bar && at->focusPolicy() == Qt::TabFocus)
                names << at->accessibleName();
            at = at->nextInFocusChain();
        } while (at != w_->tool("file.open"));
        return names;
    };
    const QStringList before = order(), passedBefore = passed();
    QVERIFY(before.contains(QStringLiteral("|")));
    w_->key(Qt::Key_F11);
    QVERIFY(order().front() != QStringLiteral("|"));
    w_->key(Qt::Key_F11);
    QCOMPARE(order(), before);
    QTRY_COMPARE(passed(), passedBefore);
}

void PresentedWindowTest::theViewHasTheKeyboardMeanwhile() {
    auto* field = child<QWidget>(w_->window(), "columnSearch");
    QVERIFY(field && field->isVisible());
    field->setFocus();
    QCOMPARE(QApplication::focusWidget(), field);
    w_->key(Qt::Key_F11);
    QTRY_VERIFY(!field->isVisible());
    QTRY_VERIFY(w_->window().views().isAncestorOf(QApplication::focusWidget()));
    w_->key(Qt::Key_Escape);
    QTRY_COMPARE(QApplication::focusWidget(), field);
}

void PresentedWindowTest::leavingGivesAMaximizedWindowBack() {
    train();
    MainWindow& window = w_->window();
    show("effects");
    child(window, "dataDock")->hide();  // the screen of a test is small
    window.showMaximized();
    QTest::qWait(1200);
    const auto* bar = child<QToolBar>(window, "toolbar");
    const auto* whatIf = child<QToolButton>(window, "effectWhatIf");
    const auto look = [&] {
        QList<QSize> sizes{window.size(), bar->size(), bar->iconSize(),
                           w_->tool("view.all")->size(), QSize(whatIf->isEnabled(), 0)};
        for (const QDockWidget* dock : window.findChildren<QDockWidget*>()) sizes << dock->size();
        return sizes;
    };
    const QList<QSize> before = look();
    for (int round = 0; round < 2; ++round) {
        w_->key(Qt::Key_F11);
        QTest::qWait(50);
        w_->key(Qt::Key_F11);
        QVERIFY(window.isMaximized());
        QTRY_COMPARE(look(), before);
        QTest::qWait(50);
        QCOMPARE(look(), before);
    }
}

void PresentedWindowTest::leavingGivesTheWindowItsPlaceBack() {
    MainWindow& window = w_->window();
    window.showNormal();
    window.setGeometry(60, 70, 1100, 720);
    QTRY_COMPARE(window.geometry(), QRect(60, 70, 1100, 720));
    const QPoint place = window.pos();
    w_->key(Qt::Key_F11);
    QTRY_VERIFY(window.isFullScreen());
    w_->key(Qt::Key_Escape);
    QTRY_COMPARE(window.pos(), place);
    QTRY_COMPARE(window.size(), QSize(1100, 720));
}

void PresentedWindowTest::settingsAreToldOnlyWhereStale() {
    train();
    auto* notice = w_->window().findChild<StaleNotice*>();
    QVERIFY(!notice->isVisible());
    w_->key(Qt::Key_F11);
    QVERIFY(!notice->isVisible());
    const Seed seed = session().seed();
    session().setSeed(seed + 1);
    QVERIFY(notice->isVisible() && !notice->text().isEmpty());
    session().setSeed(seed);
    QVERIFY(!notice->isVisible());
    w_->key(Qt::Key_F11);
    QVERIFY(!notice->isVisible());
}

void PresentedWindowTest::theWhatIfRowGrowsWithTheText() {
    w_->chooseShortRun();
    w_->key(Qt::Key_F5);
    w_->window().views().showPage(QStringLiteral("effects"));
    const auto fields = [&] { return w_->window().findChildren<ValueField*>(); };
    QTRY_VERIFY(!fields().isEmpty());
    const auto areWhole = [&] {
        const auto all = fields();
        return !all.isEmpty() && std::ranges::all_of(all, [](const ValueField* field) {
            return std::ranges::all_of(field->findChildren<QLabel*>(), [](const QLabel* label) {
                return label->width() >= label->fontMetrics().horizontalAdvance(label->text());
            });
        });
    };
    const int before = fields().front()->nameWidth();
    w_->key(Qt::Key_F11);
    QTRY_VERIFY(fields().front()->nameWidth() > before);
    QTRY_VERIFY(areWhole());
    w_->key(Qt::Key_F11);
    QTRY_COMPARE(fields().front()->nameWidth(), before);
    QTRY_VERIFY(areWhole());
}

ARDENT_TEST(PresentedWindowTest)
#include "presented_window_test.moc"
