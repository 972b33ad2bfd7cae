#include "ui/views/view_area.h"

#include <QApplication>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/views/figure_page.h"
#include "ui/views/view_pane.h"
#include "ui/widgets/sharing_splitter.h"

namespace ardent {

namespace {

/// Beside the arrow, how many tabs have no room; their names where the mouse rests.
void tellHidden(QToolButton& list, const ViewPane& pane) {
    const QStringList names = pane.withoutRoom();
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
        auto* pane = new ViewPane;
        panes_[static_cast<std::size_t>(i)] = pane;
        auto* list = listButton(i);
        pane->setCornerWidget(list);
        tellHidden(*list, *pane);
        connect(pane, &FittingTabs::hiddenChanged, list,
                [list, pane] { tellHidden(*list, *pane); });
        connect(pane, &ViewPane::clicked, this, &ViewArea::setCurrent);
        connect(pane, &ViewPane::frontChanged, this, [this, pane] { follow(*pane); });
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
QToolButton* ViewArea::listButton(int index) {
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
    connect(list, &QMenu::aboutToShow, this, [this, list, index] {
        list->clear();
        for (const FigurePage* page : pages_) {
            QAction* action = list->addAction(page->title());
            action->setCheckable(true);
            action->setChecked(page->isVisible());
            connect(action, &QAction::triggered, this,
                    [this, index, page] { showIn(index, page); });
        }
    });
    return button;
}

void ViewArea::showIn(int index, const FigurePage* page) {
    if (paneOf(page) != index) {
        Moves next = moved();
        next[page->id()] = index;
        setMoved(next);
    }
    showPage(page->id());
}

void ViewArea::addPage(FigurePage* page, Place place) {
    pages_ << page;
    places_[page] = place;
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

Place ViewArea::placeOf(const FigurePage* page) const {
    return places_.at(page);
}

void ViewArea::offer(const QString& id, bool isOffered) {
    const FigurePage* offered = page(id);
    if (isOffered)
        withheld_.erase(offered);
    else
        withheld_.insert(offered);
    for (ViewPane* pane : panes_) pane->offer(offered, isOffered);
}

QStringList ViewArea::shown() const {
    QStringList ids;
    for (const ViewPane* pane : panes_)
        if (const FigurePage* page = pane->inFront()) ids << page->id();
    return ids;
}

/// Where the arrangement has it.
int ViewArea::usualPane(const FigurePage* page) const {
    const Place place = placeOf(page);
    switch (arrangement_) {
        case Arrangement::Tabs:
            return 0;
        case Arrangement::SideBySide:
            return place == Place::Training || place == Place::Data ? 0 : 1;
        case Arrangement::Thirds:
            if (place == Place::Training) return 0;
            return place == Place::Findings || place == Place::Effects ? 1 : 2;
    }
    return 0;
}

/// The views of a place stand in the order of all views.
void ViewArea::put(FigurePage* page, int index) {
    const Place place = placeOf(page);
    const QList<FigurePage*> there = pane(index).viewsOf(place);
    int tab = 0;
    for (FigurePage* other : pages_) {
        if (other == page) break;
        if (there.contains(other)) ++tab;
    }
    pane(index).put(page, place, tab);
    pane(index).offer(page, !withheld_.contains(page));
}

/// The views that are in another pane than before.
QList<FigurePage*> ViewArea::place(const Moves& moved) {
    QList<FigurePage*> changed;
    for (FigurePage* page : pages_) {
        const auto found = moved.find(page->id());
        const bool isTold = found != moved.end() && found->second >= 0 && found->second < kPanes;
        const int index = isTold ? found->second : usualPane(page);
        if (paneOf(page) == index) continue;
        put(page, index);
        changed << page;
    }
    for (ViewPane* pane : panes_) pane->dropEmptyPlaces();
    hideEmptyPanes();
    return changed;
}

void ViewArea::arrange(Arrangement arrangement, const Moves& moved) {
    arrangement_ = arrangement;
    FigurePage* const kept = current_;
    place(moved);
    for (ViewPane* pane : panes_) pane->bringFirstToFront();
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
    for (FigurePage* page : changed) pane(paneOf(page)).bringToFront(page);
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
    for (ViewPane* pane : panes_) pane->setVisible(!pane->isEmpty());
    left_->setVisible(!panes_[0]->isEmpty() || !panes_[2]->isEmpty());
}

int ViewArea::paneOf(const QWidget* widget) const {
    for (int i = 0; i < kPanes; ++i)
        if (widget && pane(i).isAncestorOf(widget)) return i;
    return -1;
}

void ViewArea::setCurrent(FigurePage* page) {
    current_ = page;
    emit currentChanged();
}

void ViewArea::follow(const ViewPane& pane) {
    FigurePage* page = pane.inFront();
    if (page && page != current_ && pane.isAncestorOf(current_)) setCurrent(page);
}

void ViewArea::followFocus(QWidget* focused) {
    const int index = paneOf(focused);
    if (index < 0) return;
    if (FigurePage* page = pane(index).inFront()) setCurrent(page);
}

void ViewArea::showPage(const QString& id) {
    FigurePage* wanted = page(id);
    const int index = paneOf(wanted);
    if (index < 0) return;
    pane(index).bringToFront(wanted);
    setCurrent(wanted);
}

void ViewArea::showNext(int step) {
    const auto count = pages_.size();
    if (count == 0) return;
    auto next = pages_.indexOf(current_);
    do next = (next + step + count) % count;
    while (withheld_.contains(pages_[next]) && pages_[next] != current_);
    showPage(pages_[next]->id());
    current_->setFocus(Qt::TabFocusReason);
}

void ViewArea::moveCurrentAcross() {
    const int index = paneOf(current_);
    if (index < 0 || (arrangement_ == Arrangement::Tabs && pages_.size() < 2)) return;
    Moves next = moved();
    next[current_->id()] = index == 1 ? 0 : 1;
    setMoved(next);
}

}  // namespace ardent
