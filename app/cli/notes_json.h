#pragma once

#include <nlohmann/json.hpp>
#include <vector>

#include "core/base/message.h"

namespace ardent::cli {

/// "notes", the sentences, and "note_codes", the codes of each.
void addNotes(const std::vector<Message>&, nlohmann::ordered_json&);

}  // namespace ardent::cli
