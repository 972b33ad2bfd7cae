#pragma once

#include <utility>
#include <vector>

class QAction;
class QToolBar;

namespace ardent {

class Actions;

/// The tool bar in presentation: the button that leaves it comes first, the pace of a run is at
/// hand, and what is not for a lecture gives way.
class PresentedToolbar {
public:
    PresentedToolbar(QToolBar& bar, const Actions& actions) : bar_(bar), actions_(actions) {}

    void show(bool on);

private:
    void clear();
    void giveBack();
    void showSeparators();

    QToolBar& bar_;
    const Actions& actions_;
    std::vector<std::pair<QAction*, QAction*>> hidden_;  ///< with what stands behind them
};

}  // namespace ardent
