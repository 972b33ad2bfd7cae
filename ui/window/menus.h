#pragma once

class QMainWindow;
class QToolBar;

namespace ardent {

class Actions;

/// Fills the menu bar and the toolbar from the actions.
void buildMenus(QMainWindow& window, const Actions& actions);
QToolBar& buildToolbar(QMainWindow& window, const Actions& actions);

/// Names and focus of the bar's buttons, in the order in which they stand there.
void adaptButtons(QToolBar& bar);

}  // namespace ardent
