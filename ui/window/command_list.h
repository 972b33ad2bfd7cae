#pragma once

class QWidget;

namespace ardent {

class Actions;

/// A searchable list of all commands with their keys; Return carries one out.
void showCommandList(const Actions& actions, QWidget* parent);

}  // namespace ardent
