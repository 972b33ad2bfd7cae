#pragma once

#include <QWidget>

class QLabel;
class QSlider;
class QToolButton;

namespace ardent {

class Session;

/// A slider along the models that the current run has passed, each of which all views can show, and
/// a button back to the run's own. The widgets' names begin with `id`.
class LookBack : public QWidget {
    Q_OBJECT

public:
    LookBack(Session& session, const QString& id, const QString& title, const QString& help,
             QWidget* parent);

    /// Positions 0 … last. `reading` says what `position` is.
    void show(int last, int position, const QString& reading);
    void showNone(const QString& why);

private:
    Session& session_;
    QString help_;
    QSlider* slider_;
    QLabel* reading_;
    QToolButton* own_;
};

}  // namespace ardent
