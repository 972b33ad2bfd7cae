#include "ui/views/view_pane.h"

#include <QApplication>
#include <QTabBar>

#include "ui/style/program_style.h"
#include "ui/views/figure_page.h"

namespace ardent {

namespace {

FigurePage* frontOf(const QWidget* place) {
    const auto* tabs = qobject_cast<const FittingTabs*>(place);
    return tabs ? qobject_cast<FigurePage*>(tabs->currentWidget()) : nullptr;
}

}  // namespace

ViewPane::ViewPane(QWidget* parent) : FittingTabs(parent) {
    setDocumentMode(true);
    setAccessibleName(tr("Places"));
    setToolTip(tr("The steps of an analysis"));
    for (const Place place : kPlaces) places_[static_cast<std::size_t>(place)] = makePlace(place);
    connect(this, &QTabWidget::tabBarClicked, this, [this](int tab) {
        if (auto* page = frontOf(widget(tab))) emit clicked(page);
    });
    connect(this, &QTabWidget::currentChanged, this, &ViewPane::followPlace);
}

FittingTabs* ViewPane::makePlace(Place place) {
    auto* tabs = new FittingTabs(this);
    tabs->hide();
    tabs->setDocumentMode(true);
    tabs->setTabBarAutoHide(true);
    tabs->tabBar()->setProperty(kInnerTabs, true);
    tabs->tabBar()->setDrawBase(false);
    tabs->setAccessibleName(tr("Views of %1").arg(placeTitle(place)));
    tabs->setToolTip(placePurpose(place));
    connect(tabs, &QTabWidget::tabBarClicked, this, [this, tabs](int tab) {
        if (auto* page = qobject_cast<FigurePage*>(tabs->widget(tab))) emit clicked(page);
    });
    connect(tabs, &FittingTabs::hiddenChanged, this, &FittingTabs::hiddenChanged);
    // An arrow key or the wheel over the tabs takes the view in use out of sight. Where that had
    // the keyboard, the next one gets it for what it shows, not for the first of its buttons.
    connect(tabs, &QTabWidget::currentChanged, this, [this, tabs] {
        auto* page = frontOf(tabs);
        if (page && page->isAncestorOf(QApplication::focusWidget())) page->focusTwin();
        if (currentWidget() == tabs) emit frontChanged();
    });
    return tabs;
}

void ViewPane::followPlace() {
    QWidget* place = currentWidget();
    auto* page = frontOf(place);
    if (page && place->isAncestorOf(QApplication::focusWidget())) page->focusTwin();
    emit frontChanged();
}

void ViewPane::put(FigurePage* page, Place place, int tab) {
    FittingTabs& tabs = tabsOf(place);
    tab = tabs.insertTab(tab, page, page->title());
    tabs.setTabToolTip(tab, page->purpose());
    if (indexOf(&tabs) >= 0) return;
    int before = 0;
    for (const Place other : kPlaces)
        if (other < place && indexOf(&tabsOf(other)) >= 0) ++before;
    const int at = insertTab(before, &tabs, placeTitle(place));
    setTabToolTip(at, placePurpose(place));
}

void ViewPane::dropEmptyPlaces() {
    for (FittingTabs* tabs : places_)
        if (tabs->count() == 0 && indexOf(tabs) >= 0) removeTab(indexOf(tabs));
}

QList<FigurePage*> ViewPane::viewsOf(Place place) const {
    QList<FigurePage*> views;
    const FittingTabs& tabs = tabsOf(place);
    for (int tab = 0; tab < tabs.count(); ++tab)
        views << qobject_cast<FigurePage*>(tabs.widget(tab));
    return views;
}

FigurePage* ViewPane::inFront() const {
    return frontOf(currentWidget());
}

void ViewPane::bringToFront(FigurePage* page) {
    for (FittingTabs* tabs : places_) {
        if (tabs->indexOf(page) < 0) continue;
        tabs->setCurrentWidget(page);
        setCurrentWidget(tabs);
    }
}

void ViewPane::bringFirstToFront() {
    for (FittingTabs* tabs : places_) tabs->setCurrentIndex(0);
    setCurrentIndex(0);
}

QStringList ViewPane::withoutRoom() const {
    QStringList names = hidden();
    if (const auto* place = qobject_cast<const FittingTabs*>(currentWidget()))
        names << place->hidden();
    return names;
}

void ViewPane::offer(const FigurePage* page, bool isOffered) {
    for (FittingTabs* tabs : places_)
        if (const int tab = tabs->indexOf(page); tab >= 0) tabs->offer(tab, isOffered);
}

}  // namespace ardent
