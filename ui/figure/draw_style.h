#pragma once

#include <QFont>

#include "ui/style/theme.h"

class QWidget;

namespace ardent {

/// How large and in which colours a figure is drawn. Everything is measured in points, so that
/// screen and paper differ by `unit` alone.
struct DrawStyle {
    ThemeKind theme = ThemeKind::Light;
    double unit = 4. / 3.;  ///< pixels of the plot in one point
    double fontPt = 9.;
    double linePt = 0.75;
    bool titles = true;     ///< title and headline above the plot
    bool allNotes = false;  ///< all notes in place of the headline
    bool live = false;      ///< cheap enough for 30 times a second

    double px(double points) const { return points * unit; }
    double em() const { return px(fontPt); }
    const Theme& colours() const { return ardent::theme(theme); }
    /// Without hinting on paper, so that the page does not depend on the machine's font settings.
    QFont text() const;
    QFont small() const;
    QFont heading() const;
    bool operator==(const DrawStyle&) const = default;
};

DrawStyle liveStyle(const QWidget& widget);  ///< with the widget's font and pixels

}  // namespace ardent
