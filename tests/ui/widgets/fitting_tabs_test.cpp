#include "ui/widgets/fitting_tabs.h"

#include <QTabBar>
#include <QTest>
#include <QToolButton>
#include <algorithm>
#include <memory>

using namespace ardent;

/// Six tabs in a narrow pane with a button in its corner.
class FittingTabsTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void tabsInSightAreWhole();
    void theChosenOneComesIntoSight();
    void allComeBackWithTheRoom();
    void largerLettersLeaveRoomForFewer();
    void tabsThatGoMakeRoom();

private:
    void resize(int width) {
        tabs_->resize(width, 200);
        QApplication::processEvents();
    }
    int shown() const {
        int count = 0;
        for (int tab = 0; tab < tabs_->count(); ++tab) count += tabs_->isTabVisible(tab) ? 1 : 0;
        return count;
    }
    /// And there are no arrows.
    bool areWhole() const {
        const QTabBar& bar = *tabs_->tabBar();
        const auto arrows = bar.findChildren<QToolButton*>();
        for (int tab = 0; tab < bar.count(); ++tab)
            if (bar.isTabVisible(tab) && !bar.rect().contains(bar.tabRect(tab))) return false;
        return std::ranges::none_of(arrows, &QWidget::isVisible);
    }

    std::unique_ptr<FittingTabs> tabs_;
};

void FittingTabsTest::init() {
    tabs_ = std::make_unique<FittingTabs>();
    tabs_->setDocumentMode(true);
    tabs_->setCornerWidget(new QToolButton);
    for (const char* name :
         {"Relevance", "Boundary", "Interactions", "Effects", "Predictions", "Directions"})
        tabs_->addTab(new QWidget, QLatin1String(name));
    tabs_->resize(370, 200);
    tabs_->show();
    QVERIFY(QTest::qWaitForWindowExposed(tabs_.get()));
    QApplication::processEvents();
}

void FittingTabsTest::tabsInSightAreWhole() {
    for (const int width : {370, 300, 250, 200, 290, 400}) {
        resize(width);
        QVERIFY2(areWhole(), qPrintable(QString::number(width)));
        QVERIFY(shown() >= 1 && shown() < tabs_->count());
        for (int tab = 0; tab < shown(); ++tab) QVERIFY(tabs_->isTabVisible(tab));
        QCOMPARE(tabs_->hidden().size(), tabs_->count() - shown());
        QCOMPARE(tabs_->hidden().last(), QStringLiteral("Directions"));
    }
}

void FittingTabsTest::theChosenOneComesIntoSight() {
    const int last = tabs_->count() - 1;
    QVERIFY(!tabs_->isTabVisible(last));
    for (const int tab : {last, last - 1, 0}) {
        tabs_->setCurrentIndex(tab);
        QApplication::processEvents();
        QCOMPARE(tabs_->currentIndex(), tab);
        QVERIFY(tabs_->isTabVisible(tab) && tabs_->widget(tab)->isVisible());
        QVERIFY(areWhole());
    }
    QVERIFY(!tabs_->isTabVisible(last));
}

void FittingTabsTest::allComeBackWithTheRoom() {
    resize(1200);
    QCOMPARE(shown(), tabs_->count());
    QCOMPARE(tabs_->currentIndex(), 0);
    QVERIFY(areWhole());
}

void FittingTabsTest::largerLettersLeaveRoomForFewer() {
    const int before = shown();
    QFont large = tabs_->font();
    large.setPointSizeF(1.5 * large.pointSizeF());
    tabs_->setFont(large);
    QTRY_VERIFY(shown() < before && areWhole());
}

void FittingTabsTest::tabsThatGoMakeRoom() {
    const QString hidden = tabs_->tabText(shown());
    tabs_->removeTab(1);
    tabs_->removeTab(1);
    const auto isInSight = [&] {
        for (int tab = 0; tab < tabs_->count(); ++tab)
            if (tabs_->tabText(tab) == hidden) return tabs_->isTabVisible(tab);
        return false;
    };
    QTRY_VERIFY(isInSight() && areWhole());
}

ARDENT_TEST(FittingTabsTest)
#include "fitting_tabs_test.moc"
