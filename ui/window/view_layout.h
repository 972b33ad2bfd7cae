#pragma once

namespace ardent {

class ViewArea;

/// How the views share the window, which of them were moved and which are in front: remembered in
/// the settings.
void saveViewLayout(const ViewArea& views);
void restoreViewLayout(ViewArea& views);

}  // namespace ardent
