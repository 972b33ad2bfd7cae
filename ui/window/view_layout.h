#pragma once

namespace ardent {

class Session;
class ViewArea;
struct ViewMemory;

/// How the views share the window, which of them were moved and which are in front: remembered in
/// the settings.
void saveViewLayout(const ViewArea& views);
void restoreViewLayout(ViewArea& views);

/// The same for a project, with what the controls of the views are set to. The rows that stand out
/// are the session's.
ViewMemory memoryOf(const ViewArea& views, const Session& session);
void recallViews(ViewArea& views, const ViewMemory& memory);

}  // namespace ardent
