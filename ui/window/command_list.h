#pragma once

#include <QList>
#include <QString>
#include <functional>

class QWidget;

namespace ardent {

class Actions;

/// Something to choose beside the actions, such as a method.
struct Command {
    QString text;
    QString kind;
    std::function<void()> carryOut;
    QString refusal;  ///< why it cannot be chosen now, in a sentence; "" when it can
};

/// A searchable list of all commands with their keys, and of the further ones once a part of their
/// text is typed; Return carries one out.
void showCommandList(const Actions& actions, const QList<Command>& further, QWidget* parent);

}  // namespace ardent
