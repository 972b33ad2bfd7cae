#pragma once

class QMainWindow;

namespace ardent {

class Actions;

/// Fills the menu bar and the toolbar from the actions.
void buildMenus(QMainWindow& window, const Actions& actions);
void buildToolbar(QMainWindow& window, const Actions& actions);

}  // namespace ardent
