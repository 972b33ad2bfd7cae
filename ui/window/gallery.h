#pragma once

#include <QSize>
#include <QString>

#include "core/base/error.h"
#include "ui/style/theme.h"

namespace ardent {

struct GalleryWish {
    QString folder;  ///< made when it is not there
    ThemeKind theme = ThemeKind::Light;
    QString sample;                 ///< "" for all of them
    QSize size = QSize(1440, 900);  ///< of the window, before it is scaled
};

/// Draws the window and every view of prepared samples as PNG files named after what they show:
/// before, in the middle and at the end of a run, there in all forms and as tables. Trains in a
/// real window, and waits for what it does, not for the clock. Gives the number of pictures.
Result<int> drawGallery(const GalleryWish& wish);

}  // namespace ardent
