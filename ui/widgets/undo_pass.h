#pragma once

#include <functional>

class QWidget;

namespace ardent {

/// A text field takes Ctrl+Z for what is being typed. This one leaves it to the window while
/// `hasNothingTyped`, so that it takes back a setting.
void passUndo(QWidget& field, std::function<bool()> hasNothingTyped);

}  // namespace ardent
