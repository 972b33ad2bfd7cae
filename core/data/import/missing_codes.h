#pragma once

#include <vector>

#include "core/base/message.h"
#include "core/data/table/table.h"

namespace ardent {

/// Notes on numbers such as -999 that may stand for missing cells: they come more than once, far
/// from all others or below zero where no other is.
std::vector<Message> missingCodeNotes(const Table&);

/// One of these notes.
bool saysOfAMissingCode(const Message& note);

}  // namespace ardent
