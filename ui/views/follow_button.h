#pragma once

#include <QElapsedTimer>
#include <QToolButton>

namespace ardent {

struct Snapshot;

/// While it is pressed, as at first, its view shows what matters most to the run just now. An axis
/// stays for some seconds at least while the run learns, so that it does not flicker.
class FollowButton : public QToolButton {
    Q_OBJECT

public:
    /// `name`: of the object; `help`: what it does, in a sentence.
    FollowButton(const QString& name, const QString& accessibleName, const QString& help,
                 QWidget* parent);

    /// The view is to show what the snapshot's relevance says, and to tell so by markFollowed.
    bool isDue(const Snapshot& snapshot) const;
    void markFollowed() { sinceFollowed_.start(); }
    /// Nothing has been followed yet: the next snapshot with a relevance is due at once.
    void startAnew() { sinceFollowed_.invalidate(); }

private:
    QElapsedTimer sinceFollowed_;
};

}  // namespace ardent
