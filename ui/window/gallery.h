#pragma once

#include <QString>

#include "core/base/error.h"
#include "ui/style/theme.h"

namespace ardent {

struct GalleryWish {
    QString folder;  ///< made when it is not there
    ThemeKind theme = ThemeKind::Light;
    QString sample;  ///< "" for all of them
};

/// Draws the window and every view of prepared samples as PNG files named after what they show:
/// before, in the middle and at the end of a run. Trains in a real window, and waits for what it
/// does, not for the clock. Gives the number of pictures.
Result<int> drawGallery(const GalleryWish& wish);

}  // namespace ardent
