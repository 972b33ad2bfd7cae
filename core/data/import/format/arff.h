#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "core/base/error.h"
#include "core/data/import/format/transcript.h"

namespace ardent {

/// "@relation name" below comments.
bool isArff(std::string_view sample);

/// Weka's attribute-relation file, dense or sparse: numbers, categories with their levels in the
/// file's order, texts and dates. Errors (Fault::Data): those of LineReader; a declaration or row
/// that is none, attributes that hold tables.
Result<Transcript> transcribeArff(const std::filesystem::path&, const std::string& encoding);

}  // namespace ardent
