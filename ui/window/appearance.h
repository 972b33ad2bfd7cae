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

    /// All text larger for an audience. The size chosen then is kept for the next time alone.
    void present(bool on);

    /// What the desktop uses now. Replaceable.
    std::function<ThemeKind()> desktop = systemTheme;

protected:
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    static constexpr double kPresented = 1.5;

    static void choose(const QString& themeName);
    void followDesktop();
    void scaleText(double factor);
    void showText() const;

    Actions& actions_;
    bool isPresenting_ = false;
    double presented_ = kPresented;  ///< times the remembered size
};

}  // namespace ardent
