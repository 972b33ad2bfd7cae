#pragma once

class QAction;
class QStatusBar;

namespace ardent {

/// A button in the bar that brings a panel back, there only while the panel is hidden.
void addPanelHandle(QStatusBar& bar, QAction& panel);

}  // namespace ardent
