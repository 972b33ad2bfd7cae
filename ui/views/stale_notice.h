#pragma once

#include <QWidget>

class QDockWidget;
class QPushButton;

namespace ardent {

class ElidingLabel;
class Session;
struct RunEntry;

/// Says above the views whether what they show was made with the settings that the panels have now,
/// and lets the panels take over those that it began with where they differ. Tells of a run that
/// only repeats another, and of one that was changed on the way, which its settings do not repeat.
/// As high in either case, so that nothing moves.
class StaleNotice : public QWidget {
    Q_OBJECT

public:
    explicit StaleNotice(Session& session, QWidget* parent = nullptr);

    /// Whose settings it tells, while that is in sight; what is stale it tells anyway.
    void speakOf(const QDockWidget& panel);
    QString text() const;  ///< "" when nothing is stale

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void refresh();
    bool showsFirst(const RunEntry& run) const;
    QString changedText(const RunEntry& run) const;
    QString currentText(const RunEntry& run) const;
    void takeOver();

    Session& session_;
    ElidingLabel* text_;
    QPushButton* takeOver_;
    bool isStale_ = false;
    const QDockWidget* panel_ = nullptr;
};

}  // namespace ardent
