#include "ui/views/follow_button.h"

#include "core/train/ranking.h"

namespace ardent {

FollowButton::FollowButton(const QString& name, const QString& accessibleName, const QString& help,
                           QWidget* parent)
    : QToolButton(parent) {
    setObjectName(name);
    setText(tr("Most relevant"));
    setCheckable(true);
    setChecked(true);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(accessibleName);
    setToolTip(help);
    connect(this, &QToolButton::toggled, this, &FollowButton::startAnew);
}

bool FollowButton::isDue(const Snapshot& snapshot) const {
    constexpr qint64 kPatience = 3000;  // milliseconds
    const bool isFresh = sinceFollowed_.isValid() && !hasEnded(snapshot.state) &&
                         sinceFollowed_.elapsed() < kPatience;
    return isChecked() && hasRanking(snapshot) && !isFresh;
}

}  // namespace ardent
