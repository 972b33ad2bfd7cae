#include "ui/window/actions.h"

#include <QActionGroup>

#include "core/base/check.h"
#include "ui/style/translated.h"
#include "ui/widgets/line_icon.h"

namespace ardent {

namespace {

QString withKeys(const QString& tooltip, const QAction& action) {
    const QKeySequence keys = action.shortcut();
    return keys.isEmpty()
               ? tooltip
               : QStringLiteral("%1 (%2)").arg(tooltip, keys.toString(QKeySequence::NativeText));
}

}  // namespace

Actions::Actions(QObject* parent) : QObject(parent) {
    QHash<QString, QActionGroup*> groups;
    for (const ActionSpec& spec : actionSpecs()) {
        auto* action = new QAction(translated(spec.text), this);
        action->setObjectName(QLatin1String(spec.id));
        action->setShortcuts(QKeySequence::listFromString(QLatin1String(spec.keys)));
        if (*spec.icon) action->setIcon(lineIcon(QLatin1String(spec.icon)));
        action->setIconVisibleInMenu(false);
        action->setCheckable(spec.checkable);
        if (*spec.group) {
            QActionGroup*& group = groups[QLatin1String(spec.group)];
            if (!group) group = new QActionGroup(this);
            group->addAction(action);
        }
        tooltips_[action->objectName()] = translated(spec.tooltip);
        action->setToolTip(withKeys(translated(spec.tooltip), *action));
        action->setStatusTip(translated(spec.tooltip));
        byId_[action->objectName()] = action;
        all_ << action;
    }
}

QAction* Actions::operator[](const char* id) const {
    QAction* action = byId_.value(QLatin1String(id));
    check(action != nullptr, "Actions: there is no action called {}", id);
    return action;
}

void Actions::allow(const char* id, bool allowed, const QString& reason) {
    QAction* action = (*this)[id];
    action->setEnabled(allowed);
    action->setToolTip(withKeys(allowed ? tooltips_[action->objectName()] : reason, *action));
}

}  // namespace ardent
