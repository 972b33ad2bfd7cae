#pragma once

#include <filesystem>

namespace ardent {

/// A writer keeps its file locked, so that what can be locked is of one that was killed.

/// An open file; −1 where there is such a file already or none can be made; errno says which.
int newLockedFile(const std::filesystem::path&, unsigned mode);

/// Removes a file whose writer was killed. False where there is no such file.
bool removeLeftOver(const std::filesystem::path&);

}  // namespace ardent
