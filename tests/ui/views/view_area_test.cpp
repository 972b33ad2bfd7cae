#include "ui/views/view_area.h"

#include <QComboBox>
#include <QMenu>
#include <QSplitter>
#include <QTabBar>
#include <QTabWidget>
#include <cstdlib>

#include "tests/ui/window_fixture.h"
#include "ui/figure/figure_view.h"
#include "ui/views/figure_page.h"

using namespace ardent;
using namespace ardent::test;

/// Views in tabs and panes, by clicks on the tabs and by keys.
class ViewAreaTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { window_.reset(); }
    void oneAtATimeBringsUpTheTabThatIsClicked();
    void aKeyThatShowsAViewGivesItTheKeyboard();
    void noTabIsCutOff();
    void aTabSaysWhatItsViewShows();
    void keysGoToAView_data();
    void keysGoToAView();
    void aListNamesEveryView();
    void nextAndPreviousGoRound();
    void allViewsAreVisibleTogether();
    void aViewMovesToTheOtherSide();
    void aClickedTabIsWhatAnExportTakes();
    void aTabChosenByAnArrowIsWhatAnExportTakes();
    void aClickedTabGivesTheKeyboardToItsView();
    void theSidesAreEquallyWideUntilOneIsDragged();

private:
    ViewArea& views() { return window_->window().views(); }
    QString currentId() { return views().current()->id(); }
    QList<QTabWidget*> panes() {
        QList<QTabWidget*> found;
        for (auto* pane : views().findChildren<QTabWidget*>())
            if (pane->isVisible()) found << pane;
        return found;
    }
    static void clickTab(QTabWidget* pane, int tab) {
        QTest::mouseClick(pane->tabBar(), Qt::LeftButton, {},
                          pane->tabBar()->tabRect(tab).center());
    }
    void chooseInList(QTabWidget* pane, const FigurePage* page);
    QSplitter* columns() {
        for (auto* splitter : views().findChildren<QSplitter*>())
            if (splitter->orientation() == Qt::Horizontal) return splitter;
        return nullptr;
    }
    bool areEquallyWide() {
        const QList<int> widths = columns()->sizes();
        return widths.size() == 2 && widths[0] > 0 && std::abs(widths[0] - widths[1]) <= 1;
    }
    void arrange(Qt::Key key) { window_->key(key, Qt::ControlModifier | Qt::AltModifier); }

    Sandbox sandbox_;
    std::unique_ptr<WindowFixture> window_;
};

void ViewAreaTest::init() {
    window_ = std::make_unique<WindowFixture>();
    QVERIFY(window_->isActive());
    window_->openFile(sandbox_.write(QStringLiteral("t.csv"), smallTable(60)));
    QTRY_VERIFY(window_->session().data());
}

void ViewAreaTest::oneAtATimeBringsUpTheTabThatIsClicked() {
    arrange(Qt::Key_1);
    QCOMPARE(views().arrangement(), Arrangement::Tabs);
    QCOMPARE(panes().size(), qsizetype(1));
    QTabWidget* pane = panes().front();
    QCOMPARE(pane->count(), int(views().pages().size()));
    for (int tab = pane->count() - 1; tab >= 0; --tab) {
        if (pane->isTabVisible(tab))
            clickTab(pane, tab);
        else
            chooseInList(pane, qobject_cast<FigurePage*>(pane->widget(tab)));
        for (FigurePage* page : views().pages())
            QCOMPARE(page->isVisible(), page == pane->widget(tab));
        QCOMPARE(views().current(), pane->widget(tab));
    }
}

/// Keys then move in the view, not in what had the keyboard before.
void ViewAreaTest::aKeyThatShowsAViewGivesItTheKeyboard() {
    auto* target = child<QComboBox>(window_->window(), "target");
    for (const Qt::Key arrangement : {Qt::Key_1, Qt::Key_2}) {
        arrange(arrangement);
        for (const char* id : {"loss", "relevance"}) {
            target->setFocus();
            QTRY_VERIFY(target->hasFocus());
            QTest::keySequence(
                &window_->window(),
                window_->window().actions()[(QByteArray("view.") + id).constData()]->shortcut());
            QCOMPARE(views().current()->id(), QLatin1String(id));
            QTRY_VERIFY(views().current()->isAncestorOf(QApplication::focusWidget()));
        }
    }
}

void ViewAreaTest::chooseInList(QTabWidget* pane, const FigurePage* page) {
    auto* button = pane->findChild<QToolButton*>(QStringLiteral("allViews"));
    auto* list = button->findChild<QMenu*>();
    click(button);
    QTRY_VERIFY(list->isVisible());
    QAction* item = list->actions()[views().pages().indexOf(page)];
    QTest::mouseClick(list, Qt::LeftButton, {}, list->actionGeometry(item).center());
    QTRY_VERIFY(page->isVisible());
}

/// At 1440 × 900 the right side has room for some of its seven tabs.
void ViewAreaTest::noTabIsCutOff() {
    const auto areWhole = [](const QTabWidget* pane) {
        const QTabBar& bar = *pane->tabBar();
        for (int tab = 0; tab < bar.count(); ++tab)
            if (bar.isTabVisible(tab) && !bar.rect().contains(bar.tabRect(tab))) return false;
        return bar.isTabVisible(bar.currentIndex());
    };
    for (const Qt::Key arrangement : {Qt::Key_1, Qt::Key_2, Qt::Key_3}) {
        arrange(arrangement);
        for (const FigurePage* page : views().pages()) {
            views().showPage(page->id());
            QApplication::processEvents();
            for (const QTabWidget* pane : panes()) {
                QVERIFY2(areWhole(pane), qPrintable(page->id()));
                for (const auto* arrow : pane->tabBar()->findChildren<QToolButton*>())
                    QVERIFY(!arrow->isVisible());
            }
        }
    }
}

void ViewAreaTest::aTabSaysWhatItsViewShows() {
    for (const QTabWidget* pane : panes())
        for (int tab = 0; tab < pane->count(); ++tab) {
            const QByteArray action = "view." + pane->widget(tab)->objectName().toLatin1();
            QVERIFY(!pane->tabToolTip(tab).isEmpty());
            QCOMPARE(pane->tabToolTip(tab),
                     window_->window().actions()[action.constData()]->statusTip());
        }
}

void ViewAreaTest::keysGoToAView_data() {
    QTest::addColumn<int>("key");
    QTest::addColumn<QString>("id");
    QTest::newRow("loss") << int(Qt::Key_1) << "loss";
    QTest::newRow("relevance") << int(Qt::Key_2) << "relevance";
    QTest::newRow("boundary") << int(Qt::Key_3) << "boundary";
    QTest::newRow("interactions") << int(Qt::Key_4) << "interactions";
    QTest::newRow("effects") << int(Qt::Key_5) << "effects";
    QTest::newRow("predictions") << int(Qt::Key_6) << "predictions";
    QTest::newRow("path") << int(Qt::Key_7) << "path";
    QTest::newRow("directions") << int(Qt::Key_8) << "directions";
    QTest::newRow("boosting") << int(Qt::Key_9) << "boosting";
    QTest::newRow("data") << int(Qt::Key_0) << "data";
}

void ViewAreaTest::keysGoToAView() {
    QFETCH(int, key);
    QFETCH(QString, id);
    for (const Qt::Key arrangement : {Qt::Key_1, Qt::Key_2, Qt::Key_3}) {
        arrange(arrangement);
        views().showPage(id == QLatin1String("loss") ? QStringLiteral("boundary")
                                                     : QStringLiteral("loss"));
        window_->key(static_cast<Qt::Key>(key), Qt::AltModifier);
        QCOMPARE(currentId(), id);
        QVERIFY(views().page(id)->isVisible());
    }
}

void ViewAreaTest::aListNamesEveryView() {
    for (const Qt::Key arrangement : {Qt::Key_1, Qt::Key_2, Qt::Key_3}) {
        arrange(arrangement);
        for (QTabWidget* pane : panes()) {
            auto* button = pane->findChild<QToolButton*>(QStringLiteral("allViews"));
            QVERIFY(button && button->isVisible());
            auto* list = button->findChild<QMenu*>();
            views().showPage(QStringLiteral("loss"));
            click(button);
            QTRY_VERIFY(list->isVisible());
            QCOMPARE(list->actions().size(), views().pages().size());
            QTest::keyClick(list, Qt::Key_Up);  // the last one
            QTest::keyClick(list, Qt::Key_Return);
            QTRY_COMPARE(currentId(), views().pages().last()->id());
            QVERIFY(views().current()->isVisible());
            QVERIFY(pane->isAncestorOf(views().current()));
        }
    }
}

void ViewAreaTest::nextAndPreviousGoRound() {
    arrange(Qt::Key_1);
    window_->key(Qt::Key_1, Qt::AltModifier);
    QStringList seen;
    for (qsizetype i = 0; i < views().pages().size(); ++i) {
        seen << currentId();
        window_->key(Qt::Key_Tab, Qt::ControlModifier);
    }
    seen.removeDuplicates();
    QCOMPARE(seen.size(), views().pages().size());
    QCOMPARE(currentId(), QStringLiteral("loss"));
    window_->key(Qt::Key_Backtab, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(currentId(), views().pages().back()->id());
    QVERIFY(views().pages().back()->isVisible());
}

void ViewAreaTest::allViewsAreVisibleTogether() {
    arrange(Qt::Key_3);
    QCOMPARE(panes().size(), qsizetype(3));
    for (const char* id : {"loss", "findings", "relevance"})
        QVERIFY(views().page(QLatin1String(id))->isVisible());
    arrange(Qt::Key_2);
    QCOMPARE(panes().size(), qsizetype(2));
    QVERIFY(views().page(QStringLiteral("loss"))->isVisible());
}

void ViewAreaTest::aViewMovesToTheOtherSide() {
    arrange(Qt::Key_2);
    window_->key(Qt::Key_2, Qt::AltModifier);
    FigurePage* relevance = views().page(QStringLiteral("relevance"));
    const auto left = [&] { return relevance->mapTo(&views(), QPoint()).x(); };
    QTRY_VERIFY(left() > views().width() / 4);
    window_->key(Qt::Key_M, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(relevance->isVisible());
    QTRY_VERIFY(left() < views().width() / 4);
    QCOMPARE(currentId(), QStringLiteral("relevance"));
    for (const QTabWidget* pane : panes())
        for (int tab = 1; tab < pane->count(); ++tab) {
            const auto place = [&](int i) {
                return views().pages().indexOf(qobject_cast<FigurePage*>(pane->widget(i)));
            };
            QVERIFY(place(tab - 1) < place(tab));
        }
    window_->key(Qt::Key_M, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY(left() > views().width() / 4);
}

void ViewAreaTest::aClickedTabIsWhatAnExportTakes() {
    arrange(Qt::Key_2);
    window_->key(Qt::Key_1, Qt::AltModifier);
    QTabWidget* right = nullptr;
    for (QTabWidget* pane : panes())
        if (pane->count() > 1) right = pane;
    QVERIFY(right);
    clickTab(right, 1);
    QCOMPARE(views().current(), right->widget(1));
}

void ViewAreaTest::aTabChosenByAnArrowIsWhatAnExportTakes() {
    for (const Qt::Key arrangement : {Qt::Key_1, Qt::Key_2, Qt::Key_3}) {
        arrange(arrangement);
        for (QTabWidget* pane : panes()) {
            views().showPage(qobject_cast<FigurePage*>(pane->widget(0))->id());
            pane->tabBar()->setFocus();
            QTest::keyClick(pane->tabBar(), Qt::Key_Right);
            QVERIFY(pane->currentIndex() > 0);
            QCOMPARE(views().current(), pane->currentWidget());
            const bool wasTable = views().current()->isTable();
            window_->key(Qt::Key_T, Qt::ControlModifier | Qt::ShiftModifier);
            QCOMPARE(qobject_cast<FigurePage*>(pane->currentWidget())->isTable(), !wasTable);
        }
    }
}

void ViewAreaTest::theSidesAreEquallyWideUntilOneIsDragged() {
    const auto open = [this] {
        window_->openFile(sandbox_.path(QStringLiteral("t.csv")));
        QTRY_VERIFY(window_->session().data());
        QApplication::processEvents();
    };
    arrange(Qt::Key_2);
    QTRY_VERIFY(areEquallyWide());
    arrange(Qt::Key_1);
    window_->key(Qt::Key_M, Qt::ControlModifier | Qt::ShiftModifier);  // the first split
    QTRY_VERIFY(areEquallyWide());
    arrange(Qt::Key_2);
    dragHandle(*columns(), 50);
    QVERIFY(columns()->sizes()[0] >= columns()->sizes()[1] + 80);
    const QList<int> dragged = columns()->sizes();
    arrange(Qt::Key_1);
    arrange(Qt::Key_2);
    QApplication::processEvents();
    QVERIFY(std::abs(columns()->sizes()[0] - dragged[0]) <= 1);

    window_->window().close();
    window_->open();
    open();
    QTRY_VERIFY(std::abs(columns()->sizes()[0] - dragged[0]) <= 2);
    window_->window().actions()["panel.reset"]->trigger();
    QTRY_VERIFY(areEquallyWide());
}

/// Not to the first of the view's buttons.
void ViewAreaTest::aClickedTabGivesTheKeyboardToItsView() {
    arrange(Qt::Key_1);
    QTabWidget* pane = panes().front();
    views().page(currentId())->view()->setFocus();
    for (const int tab : {1, 2, 0}) {
        clickTab(pane, tab);
        const FigurePage& page = *views().current();
        QCOMPARE(pane->currentWidget(), &page);
        QCOMPARE(QApplication::focusWidget(), static_cast<QWidget*>(page.view()));
    }
}

ARDENT_TEST(ViewAreaTest)
#include "view_area_test.moc"
