#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "core/base/error.h"
#include "core/data/import/format/transcript.h"

namespace ardent {

/// Whether a text starts with an object, or an array of objects or arrays.
bool isJson(std::string_view sample);

/// JSON records: an array of objects, one object a line, or an array of rows; or columns, each an
/// object with the same names of rows or an array of the same length. What is nested in a record
/// becomes columns "outer.inner", what is in another array its text; NaN and Infinity are missing.
/// Errors (Fault::Data): those of TextSource; no JSON, no rows, brackets more than 100 deep, an
/// object of more than 30,000 members; (Fault::Usage) more than fits in memory.
Result<Transcript> transcribeJson(const std::filesystem::path&, const std::string& encoding);

}  // namespace ardent
