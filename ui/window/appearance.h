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

private:
    static void choose(const QString& themeName);
    void scaleText(double factor);
};

}  // namespace ardent
