#include "ui/widgets/fitting_tabs.h"

#include <QEvent>
#include <QTabBar>
#include <utility>

namespace ardent {

namespace {

/// Tells how wide a tab is, also a hidden one. Gives way, as tabs without room are hidden.
struct MeasuredTabBar : QTabBar {
    using QTabBar::tabSizeHint;
    QSize minimumSizeHint() const override {
        return {fontMetrics().averageCharWidth(), QTabBar::minimumSizeHint().height()};
    }
};

}  // namespace

FittingTabs::FittingTabs(QWidget* parent) : QTabWidget(parent) {
    setTabBar(new MeasuredTabBar);
    setUsesScrollButtons(false);  // all tabs that are shown fit, or are listed
    connect(this, &QTabWidget::currentChanged, this, &FittingTabs::fit);
}

/// Names, letters and tabs that come or go ask for another layout.
bool FittingTabs::event(QEvent* event) {
    const bool isDone = QTabWidget::event(event);
    const QEvent::Type type = event->type();
    if (type == QEvent::Resize || type == QEvent::LayoutRequest || type == QEvent::Show) fit();
    return isDone;
}

QStringList FittingTabs::hidden() const {
    QStringList names;
    for (int tab = 0; tab < count(); ++tab)
        if (!isTabVisible(tab) && isOffered(tab)) names << tabText(tab);
    return names;
}

bool FittingTabs::isOffered(int tab) const {
    return !tabBar()->tabData(tab).toBool();
}

void FittingTabs::offer(int tab, bool isOffered) {
    tabBar()->setTabData(tab, !isOffered);
    fit();
}

void FittingTabs::fit() {
    fitTabs();
    if (const QStringList now = hidden(); std::exchange(told_, now) != now) emit hiddenChanged();
}

void FittingTabs::fitTabs() {
    if (!isVisible() || currentIndex() < 0) return;
    if (!isTabVisible(currentIndex())) setTabVisible(currentIndex(), true);
    const auto& bar = static_cast<const MeasuredTabBar&>(*tabBar());
    const int corner = cornerWidget() ? cornerWidget()->sizeHint().width() : 0;
    int room = width() - corner - bar.tabSizeHint(currentIndex()).width();
    for (int tab = 0; tab < count(); ++tab) {
        if (tab == currentIndex()) continue;
        if (!isOffered(tab)) {
            if (isTabVisible(tab)) setTabVisible(tab, false);
            continue;
        }
        room -= bar.tabSizeHint(tab).width();
        if (isTabVisible(tab) != (room >= 0)) setTabVisible(tab, room >= 0);
    }
}

}  // namespace ardent
