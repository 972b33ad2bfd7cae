#include "ui/views/view_area.h"

#include <QApplication>
#include <QMenu>
#include <QTabWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/views/figure_page.h"
#include "ui/widgets/fitting_tabs.h"
#include "ui/widgets/sharing_splitter.h"

namespace ardent {

namespace {

/// Beside the arrow, how many tabs have no room; their names where the mouse rests.
void tellHidden(QToolButton& list, const FittingTabs& tabs) {
    const QStringList names = tabs.hidden();
    list.setText(names.isEmpty() ? QString() : ViewArea::tr("+%1").arg(names.size()));
    const QString purpose = ViewArea::tr("Lists all views, to show one of them here");
    list.setToolTip(
        names.isEmpty()
            ? purpose
            : ViewArea::tr("%1; without a tab: %2").arg(purpose, names.join(QStringLiteral(", "))));
}

}  // namespace

ViewArea::ViewArea(QWidget* parent)
    : QWidget(parent),
      columns_(new SharingSplitter(Qt::Horizontal, this)),
      left_(new SharingSplitter(Qt::Vertical)) {
    for (int i = 0; i < kPanes; ++i) {
        auto* pane = new FittingTabs;
        panes_[static_cast<std::size_t>(i)] = pane;
        pane->setDocumentMode(true);
        pane->setAccessibleName(tr("Views"));
        pane->setToolTip(tr("Views of the current run"));
        auto* list = listButton(i);
        pane->setCornerWidget(list);
        tellHidden(*list, *pane);
        connect(pane, &FittingTabs::hiddenChanged, list,
                [list, pane] { tellHidden(*list, *pane); });
        connect(pane, &QTabWidget::tabBarClicked, this, [this, pane](int tab) {
            if (auto* page = qobject_cast<FigurePage*>(pane->widget(tab))) setCurrent(page);
        });
        connect(pane, &QTabWidget::currentChanged, this, [this, pane] { followTab(*pane); });
    }
    left_->addWidget(panes_[0]);
    left_->addWidget(panes_[2]);
    columns_->addWidget(left_);
    columns_->addWidget(panes_[1]);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(columns_);
    connect(qApp, &QApplication::focusChanged, &whileWhole_,
            [this](QWidget*, QWidget* focused) { followFocus(focused); });
}

/// Every view by name, also those whose tab has no room. What is chosen comes into this pane.
QToolButton* ViewArea::listButton(int pane) {
    auto* button = new QToolButton;
    button->setObjectName(QStringLiteral("allViews"));
    button->setArrowType(Qt::DownArrow);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    button->setAccessibleName(tr("All views"));
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    auto* list = new QMenu(button);
    connect(button, &QToolButton::clicked, list,
            [button, list] { list->popup(button->mapToGlobal(button->rect().bottomLeft())); });
    connect(list, &QMenu::aboutToShow, this, [this, list, pane] {
        list->clear();
        for (const FigurePage* page : pages_) {
            QAction* action = list->addAction(page->title());
            action->setCheckable(true);
            action->setChecked(page->isVisible());
            connect(action, &QAction::triggered, this, [this, pane, page] { showIn(pane, page); });
        }
    });
    return button;
}

void ViewArea::showIn(int pane, const FigurePage* page) {
    if (paneOf(page) != pane) {
        Moves next = moved();
        next[page->id()] = pane;
        setMoved(next);
    }
    showPage(page->id());
}

void ViewArea::addPage(FigurePage* page) {
    pages_ << page;
    if (!current_) current_ = page;
    arrange(arrangement_);
}

FigurePage* ViewArea::page(const QString& id) const {
    for (FigurePage* page : pages_)
        if (page->id() == id) return page;
    return nullptr;
}

FigurePage* ViewArea::current() const {
    return current_;
}

QStringList ViewArea::shown() const {
    QStringList ids;
    for (const QTabWidget* pane : panes_)
        if (const auto* page = qobject_cast<FigurePage*>(pane->currentWidget())) ids << page->id();
    return ids;
}

/// Where the arrangement has it.
int ViewArea::usualPane(const FigurePage* page) const {
    switch (arrangement_) {
        case Arrangement::Tabs:
            return 0;
        case Arrangement::SideBySide:
            return page->isOfTheCourse() ? 0 : 1;
        case Arrangement::Thirds:
            return static_cast<int>(pages_.indexOf(page)) % kPanes;
    }
    return 0;
}

/// The tabs of a pane stand in the order of all views.
void ViewArea::put(FigurePage* page, int pane) {
    QTabWidget& tabs = *panes_[static_cast<std::size_t>(pane)];
    int tab = 0;
    for (FigurePage* other : pages_) {
        if (other == page) break;
        if (tabs.indexOf(other) >= 0) ++tab;
    }
    tab = tabs.insertTab(tab, page, page->title());
    tabs.setTabToolTip(tab, page->purpose());
}

/// The views that are in another pane than before.
QList<FigurePage*> ViewArea::place(const Moves& moved) {
    QList<FigurePage*> changed;
    for (FigurePage* page : pages_) {
        const auto found = moved.find(page->id());
        const bool isTold = found != moved.end() && found->second >= 0 && found->second < kPanes;
        const int pane = isTold ? found->second : usualPane(page);
        if (paneOf(page) == pane) continue;
        put(page, pane);
        changed << page;
    }
    hideEmptyPanes();
    return changed;
}

void ViewArea::arrange(Arrangement arrangement, const Moves& moved) {
    arrangement_ = arrangement;
    FigurePage* const kept = current_;
    place(moved);
    for (QTabWidget* pane : panes_) pane->setCurrentIndex(0);
    if (kept) showPage(kept->id());
    emit arranged();
}

ViewArea::Moves ViewArea::moved() const {
    Moves moved;
    for (const FigurePage* page : pages_)
        if (const int pane = paneOf(page); pane != usualPane(page)) moved[page->id()] = pane;
    return moved;
}

void ViewArea::setMoved(const Moves& moved) {
    FigurePage* const kept = current_;
    const QList<FigurePage*> changed = place(moved);
    if (changed.isEmpty()) return;
    for (FigurePage* page : changed)
        panes_[static_cast<std::size_t>(paneOf(page))]->setCurrentWidget(page);
    showPage((changed.contains(kept) ? kept : changed.back())->id());
    emit arranged();
}

ViewArea::Shares ViewArea::shares() const {
    return {columns_->share(), left_->share()};
}

void ViewArea::setShares(const Shares& shares) {
    columns_->setShare(shares[0]);
    left_->setShare(shares[1]);
}

void ViewArea::shareEvenly() {
    columns_->shareEvenly();
    left_->shareEvenly();
}

void ViewArea::hideEmptyPanes() {
    for (QTabWidget* pane : panes_) pane->setVisible(pane->count() > 0);
    left_->setVisible(panes_[0]->count() + panes_[2]->count() > 0);
}

int ViewArea::paneOf(const QWidget* widget) const {
    for (int i = 0; i < kPanes; ++i)
        if (widget && panes_[static_cast<std::size_t>(i)]->isAncestorOf(widget)) return i;
    return -1;
}

void ViewArea::setCurrent(FigurePage* page) {
    current_ = page;
    emit currentChanged();
}

/// An arrow key or the wheel over the tabs takes the view in use out of sight. Where that had the
/// keyboard, the next one gets it for what it shows, not for the first of its buttons.
void ViewArea::followTab(const QTabWidget& pane) {
    auto* page = qobject_cast<FigurePage*>(pane.currentWidget());
    if (page && page->isAncestorOf(QApplication::focusWidget())) page->focusTwin();
    if (page && page != current_ && pane.isAncestorOf(current_)) setCurrent(page);
}

void ViewArea::followFocus(QWidget* focused) {
    const int pane = paneOf(focused);
    if (pane < 0) return;
    if (auto* page =
            qobject_cast<FigurePage*>(panes_[static_cast<std::size_t>(pane)]->currentWidget()))
        setCurrent(page);
}

void ViewArea::showPage(const QString& id) {
    FigurePage* wanted = page(id);
    const int pane = paneOf(wanted);
    if (pane < 0) return;
    panes_[static_cast<std::size_t>(pane)]->setCurrentWidget(wanted);
    setCurrent(wanted);
}

void ViewArea::showNext(int step) {
    const auto count = pages_.size();
    if (count == 0) return;
    const auto next = (pages_.indexOf(current_) + step + count) % count;
    showPage(pages_[next]->id());
    current_->setFocus(Qt::TabFocusReason);
}

void ViewArea::moveCurrentAcross() {
    const int pane = paneOf(current_);
    if (pane < 0 || (arrangement_ == Arrangement::Tabs && pages_.size() < 2)) return;
    Moves next = moved();
    next[current_->id()] = pane == 1 ? 0 : 1;
    setMoved(next);
}

}  // namespace ardent
