#pragma once

class QAction;
class QStatusBar;

namespace ardent {

/// A button in the bar that brings a panel back, there only while the panel is hidden and there is
/// no presentation.
void addPanelHandle(QStatusBar& bar, QAction& panel, QAction& presentation);

}  // namespace ardent
