#pragma once

#include <QObject>

namespace ardent {

class Actions;

/// Theme and text size of the whole program, chosen in the View menu and remembered.
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

private:
    static void choose(const QString& themeName);
    void scaleText(double factor);

    double enlarged_ = 1.;
};

}  // namespace ardent
