#pragma once

class QObject;

namespace ardent {

/// Whether the object is the whole or a descendant of it, also in another window, as the list of a
/// box of choices is; null is in nothing.
bool isWithin(const QObject* object, const QObject& whole);

}  // namespace ardent
