#pragma once

class QMenuBar;
class QWidget;

namespace ardent {

/// All commands that have keys, menu by menu, and the keys of a figure.
void showShortcuts(const QMenuBar& menus, QWidget* parent);

}  // namespace ardent
