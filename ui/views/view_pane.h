#pragma once

#include <array>

#include "ui/views/place.h"
#include "ui/widgets/fitting_tabs.h"

namespace ardent {

class FigurePage;

/// Views in tabs: one for each place that has any here, and inside of it one for each of its views
/// where these are several.
class ViewPane : public FittingTabs {
    Q_OBJECT

public:
    explicit ViewPane(QWidget* parent = nullptr);

    /// As the tab-th of the place's views here.
    void put(FigurePage* page, Place place, int tab);
    void dropEmptyPlaces();
    bool isEmpty() const { return count() == 0; }

    QList<FigurePage*> viewsOf(Place place) const;
    /// Null: it has none.
    FigurePage* inFront() const;
    void bringToFront(FigurePage* page);
    /// The first view of its first place.
    void bringFirstToFront();
    /// A view that is not offered has no tab while another one is in front.
    void offer(const FigurePage* page, bool isOffered);
    /// Names of places, and of views of the one in front, whose tabs have no room.
    QStringList withoutRoom() const;

signals:
    void clicked(FigurePage* page);
    void frontChanged();

private:
    FittingTabs& tabsOf(Place place) const { return *places_[static_cast<std::size_t>(place)]; }
    FittingTabs* makePlace(Place place);
    void followPlace();

    std::array<FittingTabs*, kPlaces.size()> places_{};
};

}  // namespace ardent
