#include "ui/window/presented_toolbar.h"

#include <QAction>
#include <QToolBar>
#include <ranges>

#include "ui/window/actions.h"
#include "ui/window/menus.h"

namespace ardent {

void PresentedToolbar::show(bool on) {
    if (on)
        clear();
    else
        giveBack();
    showSeparators();
    adaptButtons(bar_);
}

void PresentedToolbar::clear() {
    for (const char* id : {"file.open", "file.save", "file.start", "file.export"}) {
        const QList<QAction*> shown = bar_.actions();
        QAction* action = actions_[id];
        hidden_.emplace_back(action, shown.value(shown.indexOf(action) + 1));
        bar_.removeAction(action);
    }
    bar_.insertAction(bar_.actions().front(), actions_["window.presentation"]);
    for (const char* id : {"run.slower", "run.faster"})
        bar_.insertAction(actions_["run.stop"], actions_[id]);
}

void PresentedToolbar::giveBack() {
    for (const char* id : {"window.presentation", "run.slower", "run.faster"})
        bar_.removeAction(actions_[id]);
    for (const auto& [action, next] : hidden_ | std::views::reverse)
        bar_.insertAction(next, action);
    hidden_.clear();
}

void PresentedToolbar::showSeparators() {
    bool isAfterButton = false;
    for (QAction* action : bar_.actions()) {
        if (action->isSeparator()) action->setVisible(isAfterButton);
        isAfterButton = !action->isSeparator();
    }
}

}  // namespace ardent
