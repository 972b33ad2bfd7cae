#include "ui/window/actions.h"

#include <QAbstractSpinBox>
#include <QActionGroup>
#include <QApplication>
#include <QLineEdit>

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

/// Whether the action goes by the settings, as what begins runs and saves projects does.
bool goesBySettings(const QString& id) {
    return id.startsWith(QLatin1String("run.")) || id.startsWith(QLatin1String("file.save"));
}

/// What stands in the field that is being typed in counts as if the field had been left: keys and
/// the toolbar leave the focus there.
void commitTyped() {
    QWidget* field = QApplication::focusWidget();
    if (auto* number = qobject_cast<QAbstractSpinBox*>(field)) number->interpretText();
    if (auto* line = qobject_cast<QLineEdit*>(field)) emit line->editingFinished();
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
        if (goesBySettings(action->objectName()))
            connect(action, &QAction::triggered, this, commitTyped);  // before all that it does
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
