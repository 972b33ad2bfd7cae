#pragma once

#include "core/figure/figure.h"

namespace ardent {

/// Millimetres of paper below which a figure's texts would lie over each other.
constexpr double kLeastFigureWidth = 40., kLeastFigureHeight = 30.;

/// On paper, in millimetres.
struct FigureSize {
    double width = 0.;
    double height = 0.;
};

/// The narrowest usual column (85, 120 or 178 mm) that holds the names and columns of the figure,
/// and the height that its texts, rows and plot need there with text of 8 points, so that up to 50
/// bars are drawn where the page is high enough. titles: title and headline are drawn; allNotes:
/// all notes in place of the headline.
FigureSize preferredSize(const Figure&, bool titles = true, bool allNotes = false);

}  // namespace ardent
