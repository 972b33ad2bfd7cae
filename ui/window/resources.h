#pragma once

namespace ardent {

/// Makes the icons and pictures inside the library known to Qt. Call once, after the application is
/// made.
void loadResources();

}  // namespace ardent
