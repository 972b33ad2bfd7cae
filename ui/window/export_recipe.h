#pragma once

#include <QString>

namespace ardent {

class Session;

/// How the shown figures came about, for the exported file, in English.
QString recipeText(const Session& session);

}  // namespace ardent
