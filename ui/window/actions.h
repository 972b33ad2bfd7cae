#pragma once

#include <QAction>
#include <QHash>
#include <QKeySequence>
#include <QList>
#include <QObject>
#include <span>

namespace ardent {

/// What the program can do, in one table that feeds menus, toolbar, command list and tests.
struct ActionSpec {
    const char* id;
    const char* text;     ///< with a mnemonic
    const char* icon;     ///< resources/icons/ICON.svg, "" for none
    const char* keys;     ///< portable text, several separated by "; "
    const char* tooltip;  ///< what it does
    const char* group;    ///< of checkable actions that exclude each other, "" for none
    bool checkable = false;
};

std::span<const ActionSpec> actionSpecs();

/// One QAction for each spec; its object name is the id.
class Actions : public QObject {
    Q_OBJECT

public:
    explicit Actions(QObject* parent = nullptr);

    QAction* operator[](const char* id) const;
    const QList<QAction*>& all() const { return all_; }

    /// Enabled with its usual tooltip, or disabled with the reason as tooltip.
    void allow(const char* id, bool allowed, const QString& reason);

private:
    QList<QAction*> all_;
    QHash<QString, QAction*> byId_;
    QHash<QString, QString> tooltips_;
};

}  // namespace ardent
