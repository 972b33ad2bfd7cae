#pragma once

class QMenuBar;
class QWidget;

namespace ardent {

/// All commands that have keys, menu by menu.
void showShortcuts(const QMenuBar& menus, QWidget* parent);

}  // namespace ardent
