#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "core/base/error.h"
#include "core/data/import/format/transcript.h"

namespace ardent {

/// Whether a text starts with an object, or an array of objects or arrays.
bool isJson(std::string_view sample);

/// JSON records: an array of objects, one object a line, or an array of rows; what is nested in an
/// object becomes columns "outer.inner", what is in another array its text. Errors (Fault::Data):
/// those of LineReader; no JSON, no rows; (Fault::Usage) more than fits in memory.
Result<Transcript> transcribeJson(const std::filesystem::path&, const std::string& encoding);

}  // namespace ardent
