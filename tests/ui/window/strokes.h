#pragma once

#include <QKeyCombination>

namespace ardent::test {

/// Keys that do something in one place or another of a window.
inline constexpr QKeyCombination kStrokes[] = {
    Qt::Key_Tab,
    Qt::SHIFT | Qt::Key_Backtab,
    Qt::Key_Up,
    Qt::Key_Down,
    Qt::Key_Left,
    Qt::Key_Right,
    Qt::Key_Home,
    Qt::Key_End,
    Qt::Key_PageDown,
    Qt::Key_Return,
    Qt::Key_Escape,
    Qt::Key_Delete,
    Qt::Key_Backspace,
    Qt::Key_Space,
    Qt::Key_F2,
    Qt::Key_Menu,
    Qt::Key_5,
    Qt::Key_X,
    Qt::Key_Minus,
    Qt::CTRL | Qt::Key_A,
    Qt::CTRL | Qt::Key_C,
    Qt::CTRL | Qt::Key_V,
    Qt::ALT | Qt::Key_F,
    Qt::ALT | Qt::Key_V,
    Qt::ALT | Qt::Key_M,
};

}  // namespace ardent::test
