#include "ui/views/view_area.h"

#include <QComboBox>
#include <QMenu>
#include <QSplitter>
#include <QTabBar>
#include <cstdlib>

#include "tests/ui/window_fixture.h"
#include "ui/figure/figure_view.h"
#include "ui/views/figure_page.h"
#include "ui/views/view_pane.h"

using namespace ardent;
using namespace ardent::test;

/// Views in tabs and panes, by clicks on the tabs and by keys.
class ViewAreaTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { window_.reset(); }
    void placesStandInTheOrderOfTheWork();
    void oneAtATimeBringsUpTheTabThatIsClicked();
    void onlyViewsOfTheMethodHaveTabs();
    void runLeadsFromTheDataToTheFindings();
    void aKeyThatShowsAViewGivesItTheKeyboard();
    void noTabIsCutOff();
    void aTabSaysWhatItsViewShows();
    void keysGoToAView_data();
    void keysGoToAView();
    void aListNamesEveryView();
    void nextAndPreviousGoRound();
    void allViewsAreVisibleTogether();
    void aViewMovesToTheOtherSide();
    void aClickedPlaceIsWhatAnExportTakes();
    void aTabChosenByAnArrowIsWhatAnExportTakes();
    void aClickedTabGivesTheKeyboardToItsView();
    void theSidesAreEquallyWideUntilOneIsDragged();

private:
    ViewArea& views() { return window_->window().views(); }
    QString currentId() { return views().current()->id(); }
    QList<ViewPane*> panes() {
        QList<ViewPane*> found;
        for (auto* pane : views().findChildren<ViewPane*>())
            if (pane->isVisible()) found << pane;
        return found;
    }
    static QTabWidget* placeOf(const ViewPane* pane, int place) {
        return qobject_cast<QTabWidget*>(pane->widget(place));
    }
    static FigurePage* viewOf(const QTabWidget* place, int view) {
        return qobject_cast<FigurePage*>(place->widget(view));
    }
    static QStringList tabsIn(const QTabWidget* tabs) {
        QStringList texts;
        for (int tab = 0; tab < tabs->count(); ++tab)
            if (tabs->isTabVisible(tab)) texts << tabs->tabText(tab);
        return texts;
    }
    static void clickTab(QTabWidget* pane, int tab) {
        QTest::mouseClick(pane->tabBar(), Qt::LeftButton, {},
                          pane->tabBar()->tabRect(tab).center());
    }
    void chooseInList(ViewPane* pane, const FigurePage* page);
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

void ViewAreaTest::placesStandInTheOrderOfTheWork() {
    QCOMPARE(views().arrangement(), Arrangement::Tabs);
    QCOMPARE(currentId(), QStringLiteral("data"));
    QCOMPARE(panes().size(), qsizetype(1));
    QCOMPARE(tabsIn(panes().front()),
             QStringList({"Data", "Findings", "Effects", "Predictions", "Compare", "Training"}));
}

void ViewAreaTest::oneAtATimeBringsUpTheTabThatIsClicked() {
    ViewPane* pane = panes().front();
    for (int place = pane->count() - 1; place >= 0; --place) {
        clickTab(pane, place);
        QTabWidget* tabs = placeOf(pane, place);
        QVERIFY(tabs->isVisible());
        QCOMPARE(tabs->tabBar()->isVisible(), tabs->count() > 1);
        for (int tab = tabs->count() - 1; tab >= 0; --tab) {
            if (tabs->count() > 1 && tabs->isTabVisible(tab))
                clickTab(tabs, tab);
            else
                chooseInList(pane, viewOf(tabs, tab));
            for (FigurePage* page : views().pages())
                QCOMPARE(page->isVisible(), page == tabs->widget(tab));
            QCOMPARE(views().current(), tabs->widget(tab));
        }
    }
}

/// A view that the method lacks can still be called up, and has a tab until it is left.
void ViewAreaTest::onlyViewsOfTheMethodHaveTabs() {
    views().showPage(QStringLiteral("loss"));
    auto* training = qobject_cast<QTabWidget*>(panes().front()->currentWidget());
    window_->session().setMethod(QStringLiteral("metric"));
    QCOMPARE(tabsIn(training), QStringList({"Loss", "Selection", "Directions"}));
    window_->session().setMethod(QStringLiteral("gbrff2"));
    QCOMPARE(tabsIn(training), QStringList({"Loss", "Selection", "Boosting"}));
    window_->key(Qt::Key_7, Qt::AltModifier);
    QCOMPARE(currentId(), QStringLiteral("path"));
    QCOMPARE(tabsIn(training), QStringList({"Loss", "Selection", "Path", "Boosting"}));
    window_->key(Qt::Key_1, Qt::AltModifier);
    QCOMPARE(tabsIn(training), QStringList({"Loss", "Selection", "Boosting"}));
}

void ViewAreaTest::runLeadsFromTheDataToTheFindings() {
    window_->session().setTarget(QStringLiteral("y"));
    window_->chooseShortRun();
    for (const auto& [arrangement, shown] :
         {std::pair(Qt::Key_1, QStringList{"findings"}),
          std::pair(Qt::Key_2, QStringList{"loss", "findings"})}) {
        arrange(arrangement);
        views().showPage(QStringLiteral("data"));
        const std::size_t before = window_->runs().all().size();
        window_->key(Qt::Key_F5);
        QCOMPARE(views().shown(), shown);
        QCOMPARE(currentId(), QStringLiteral("findings"));
        QVERIFY(window_->hasEnded(before));
        views().showPage(QStringLiteral("effects"));
        window_->key(Qt::Key_F5);
        QCOMPARE(currentId(), QStringLiteral("effects"));
        QVERIFY(window_->hasEnded(before + 1));
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

void ViewAreaTest::chooseInList(ViewPane* pane, const FigurePage* page) {
    auto* button = pane->findChild<QToolButton*>(QStringLiteral("allViews"));
    auto* list = button->findChild<QMenu*>();
    click(button);
    QTRY_VERIFY(list->isVisible());
    QAction* item = list->actions()[views().pages().indexOf(page)];
    QTest::mouseClick(list, Qt::LeftButton, {}, list->actionGeometry(item).center());
    QTRY_VERIFY(page->isVisible());
}

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
            for (const QTabWidget* tabs : views().findChildren<QTabWidget*>()) {
                if (!tabs->tabBar()->isVisible()) continue;
                QVERIFY2(areWhole(tabs), qPrintable(page->id()));
                for (const auto* arrow : tabs->tabBar()->findChildren<QToolButton*>())
                    QVERIFY(!arrow->isVisible());
            }
        }
    }
}

void ViewAreaTest::aTabSaysWhatItsViewShows() {
    for (const ViewPane* pane : panes())
        for (int place = 0; place < pane->count(); ++place) {
            QVERIFY(!pane->tabToolTip(place).isEmpty());
            const QTabWidget* tabs = placeOf(pane, place);
            for (int tab = 0; tab < tabs->count(); ++tab) {
                const QByteArray action = "view." + tabs->widget(tab)->objectName().toLatin1();
                QVERIFY(!tabs->tabToolTip(tab).isEmpty());
                QCOMPARE(tabs->tabToolTip(tab),
                         window_->window().actions()[action.constData()]->statusTip());
            }
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
        for (ViewPane* pane : panes()) {
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
    constexpr int kNotOfMetric = 2;  // path and boosting
    const auto offered = views().pages().size() - kNotOfMetric;
    for (qsizetype i = 0; i < offered; ++i) {
        seen << currentId();
        window_->key(Qt::Key_Tab, Qt::ControlModifier);
    }
    seen.removeDuplicates();
    QCOMPARE(seen.size(), offered);
    QCOMPARE(currentId(), QStringLiteral("loss"));
    window_->key(Qt::Key_Backtab, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(currentId(), QStringLiteral("compare"));
    QVERIFY(views().current()->isVisible());
}

void ViewAreaTest::allViewsAreVisibleTogether() {
    arrange(Qt::Key_3);
    QCOMPARE(panes().size(), qsizetype(3));
    for (const char* id : {"loss", "findings", "data"})
        QVERIFY(views().page(QLatin1String(id))->isVisible());
    arrange(Qt::Key_2);
    QCOMPARE(panes().size(), qsizetype(2));
    QVERIFY(views().page(QStringLiteral("data"))->isVisible());
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
    for (const ViewPane* pane : panes()) {
        QList<qsizetype> order;
        for (int place = 0; place < pane->count(); ++place)
            for (int tab = 0; tab < placeOf(pane, place)->count(); ++tab)
                order << views().pages().indexOf(viewOf(placeOf(pane, place), tab));
        QVERIFY(std::ranges::is_sorted(order));
    }
    window_->key(Qt::Key_M, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY(left() > views().width() / 4);
}

void ViewAreaTest::aClickedPlaceIsWhatAnExportTakes() {
    arrange(Qt::Key_2);
    window_->key(Qt::Key_1, Qt::AltModifier);
    ViewPane* right = panes().back();
    clickTab(right, 1);
    QCOMPARE(views().current(), placeOf(right, 1)->widget(0));
}

void ViewAreaTest::aTabChosenByAnArrowIsWhatAnExportTakes() {
    for (const Qt::Key arrangement : {Qt::Key_1, Qt::Key_2, Qt::Key_3}) {
        arrange(arrangement);
        for (ViewPane* pane : panes()) {
            views().showPage(viewOf(placeOf(pane, 0), 0)->id());
            QTabWidget* tabs = pane->count() > 1 ? pane : placeOf(pane, 0);
            tabs->tabBar()->setFocus();
            QTest::keyClick(tabs->tabBar(), Qt::Key_Right);
            QVERIFY(tabs->currentIndex() > 0);
            QCOMPARE(views().current(), pane->inFront());
            const bool wasTable = views().current()->isTable();
            window_->key(Qt::Key_T, Qt::ControlModifier | Qt::ShiftModifier);
            QCOMPARE(pane->inFront()->isTable(), !wasTable);
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
    QCOMPARE(views().arrangement(), Arrangement::Tabs);
    arrange(Qt::Key_2);
    QTRY_VERIFY(areEquallyWide());
}

/// Not to the first of the view's buttons.
void ViewAreaTest::aClickedTabGivesTheKeyboardToItsView() {
    arrange(Qt::Key_1);
    ViewPane* pane = panes().front();
    views().showPage(QStringLiteral("findings"));
    views().page(currentId())->view()->setFocus();
    const auto hasKeyboard = [this] {
        return QApplication::focusWidget() == static_cast<QWidget*>(views().current()->view());
    };
    for (const int place : {2, 3, 2}) {
        clickTab(pane, place);
        QCOMPARE(pane->inFront(), views().current());
        QVERIFY(hasKeyboard());
    }
    for (const int view : {1, 2, 0}) {
        clickTab(placeOf(pane, 2), view);
        QCOMPARE(views().current(), viewOf(placeOf(pane, 2), view));
        QVERIFY(hasKeyboard());
    }
}

ARDENT_TEST(ViewAreaTest)
#include "view_area_test.moc"
