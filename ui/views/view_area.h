#pragma once

#include <QWidget>
#include <array>
#include <map>
#include <set>

#include "ui/views/place.h"

class QToolButton;

namespace ardent {

class FigurePage;
class SharingSplitter;
class ViewPane;

/// How the views share the middle of the window.
enum class Arrangement {
    Tabs,        ///< one at a time
    SideBySide,  ///< two at a time
    Thirds       ///< three at a time
};

/// The views by places, in up to three tabbed panes.
class ViewArea : public QWidget {
    Q_OBJECT

public:
    explicit ViewArea(QWidget* parent = nullptr);

    void addPage(FigurePage* page, Place place);
    const QList<FigurePage*>& pages() const { return pages_; }
    FigurePage* page(const QString& id) const;

    /// Panes by id, from 0, of the views that stand elsewhere than the arrangement has them.
    using Moves = std::map<QString, int>;

    /// Every view where the arrangement has it, apart from those moved. Passes over views that are
    /// unknown and panes that are none.
    void arrange(Arrangement arrangement, const Moves& moved = {});
    Arrangement arrangement() const { return arrangement_; }

    Moves moved() const;
    /// The views that move come into sight; what else is in sight stays so.
    void setMoved(const Moves& moved);

    /// Shares of the room, between 0 and 1: of the left panes in the width, and of the upper one in
    /// their height.
    using Shares = std::array<double, 2>;
    Shares shares() const;
    void setShares(const Shares& shares);
    void shareEvenly();  ///< as before a person drags what is between

    /// The view that was used last: what an export takes.
    FigurePage* current() const;
    /// Ids of the views in sight, one of each pane that has any.
    QStringList shown() const;
    void showPage(const QString& id);
    Place placeOf(const FigurePage* page) const;
    /// A view that is not offered has no tab while another one is in front.
    void offer(const QString& id, bool isOffered);
    void showNext(int step);
    void moveCurrentAcross();  ///< to the next pane that is in use

signals:
    void currentChanged();
    void arranged();  ///< otherwise than before, or a view was moved

private:
    static constexpr int kPanes = 3;

    int usualPane(const FigurePage* page) const;
    void put(FigurePage* page, int index);
    QList<FigurePage*> place(const Moves& moved);
    QToolButton* listButton(int index);
    void showIn(int index, const FigurePage* page);
    void hideEmptyPanes();
    void follow(const ViewPane& pane);
    void followFocus(QWidget* focused);
    void setCurrent(FigurePage* page);
    int paneOf(const QWidget* widget) const;  ///< −1 when it is in none

    ViewPane& pane(int index) const { return *panes_[static_cast<std::size_t>(index)]; }

    std::array<ViewPane*, kPanes> panes_{};
    SharingSplitter* columns_;
    SharingSplitter* left_;
    QList<FigurePage*> pages_;
    std::map<const FigurePage*, Place> places_;
    std::set<const FigurePage*> withheld_;  ///< not offered
    FigurePage* current_ = nullptr;
    Arrangement arrangement_ = Arrangement::Tabs;
    QObject whileWhole_;  ///< gone before the views, whose end moves the focus
};

}  // namespace ardent
