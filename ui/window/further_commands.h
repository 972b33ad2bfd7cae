#pragma once

#include "ui/window/command_list.h"

namespace ardent {

class Session;

/// To choose a method, a sample or another target by its name.
QList<Command> furtherCommands(Session& session);

}  // namespace ardent
