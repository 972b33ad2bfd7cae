#pragma once

#include <QFontMetricsF>
#include <QString>

namespace ardent {

/// Text of at most so many pixels, without the words in the middle that have no room, or with
/// "(…)" for what stands in brackets; letters are left out where single words are too long. What
/// stands before " · " is kept as long as the rest has a third of the width.
QString elidedMiddle(const QString& text, const QFontMetricsF&, double widthPx);

/// The same of a text that need not be told from others by its end: where not even its first and
/// last words have room, it goes without the last ones.
QString elidedTitle(const QString& text, const QFontMetricsF&, double widthPx);

/// Without the last words.
QString elidedEnd(const QString& text, const QFontMetricsF&, double widthPx);

}  // namespace ardent
