#pragma once

#include <QSizeF>

#include "ui/figure/draw_style.h"

namespace ardent {

constexpr int kMostLabelLines = 3;

/// The most that the texts around a figure's axes may take; keptNoteLines: a note of whose parts
/// some are kept, where these need them.
struct TextRoom {
    int titleLines, noteLines, keptNoteLines, legendRows, labelLines;
};

TextRoom textRoom(const DrawStyle& style, double heightPx);

/// Pixels of height that the axes keep beside the legend, beside the note, and beside that part of
/// the note that is kept.
struct KeptHeight {
    double legend, note, keptNote;
};

/// The data come first: on paper the note leaves the axes three fifths of the page, on screen two
/// fifths; or less where they need less, because they are half as high as wide or have few rows.
/// enoughPx: what their rows need at least.
KeptHeight keptHeight(const DrawStyle& style, QSizeF page, double enoughPx);

}  // namespace ardent
