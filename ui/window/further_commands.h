#pragma once

#include "ui/window/command_list.h"

namespace ardent {

class Session;

/// To choose a method, a sample (which `openSample` opens) or another target by its name.
QList<Command> furtherCommands(Session& session,
                               const std::function<void(const QString& id)>& openSample);

}  // namespace ardent
