#pragma once

#include <string>

#include "core/figure/notes/origin_note.h"
#include "ui/session/run_entry.h"

namespace ardent {

/// What a figure says of the run that it is of. model: "" for the run's own; of another one it is
/// not known whether it predicts.
FigureOrigin originOf(const RunEntry& run, std::string model);

/// Which of the run's models a person looks back at; "" for its own.
std::string lookedBackAt(const RunEntry& run);

}  // namespace ardent
