#pragma once

#include <QObject>
#include <functional>

#include "ui/style/theme.h"

namespace ardent {

class Actions;

/// Theme and text size of the whole program, chosen in the View menu and remembered. The system's
/// theme is followed as long as it is the one on show.
class Appearance : public QObject {
    Q_OBJECT

public:
    Appearance(Actions& actions, QObject* parent);

    /// The remembered theme and text size: before a window is made, whose parts measure its font.
    static void restore();

    /// Shows "system", "light" or "dark" and marks it in the menu, but remembers it not.
    static void wear(Actions& actions, const QString& themeName);

    /// All text larger than remembered, by this factor, until another is given.
    void enlarge(double factor);

    /// What the desktop uses now. Replaceable.
    std::function<ThemeKind()> desktop = systemTheme;

protected:
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    static void choose(const QString& themeName);
    void followDesktop();
    void scaleText(double factor);

    Actions& actions_;
    double enlarged_ = 1.;
};

}  // namespace ardent
