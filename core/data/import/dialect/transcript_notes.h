#pragma once

#include "core/data/import/dialect/layout.h"

namespace ardent {

/// Adds what a person should know of the transcript that this is the layout of: other sheets, rows
/// that are hidden, cells with errors or without values, percentages.
void noteTranscript(const Transcript&, Layout&);

}  // namespace ardent
