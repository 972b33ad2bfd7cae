#pragma once

#include <filesystem>
#include <string_view>

#include "core/base/error.h"
#include "core/data/import/format/format_options.h"
#include "core/data/import/format/transcript.h"

namespace ardent {

/// What MATLAB and Octave save, of version 5, 7 or 7.3.
bool isMatlab(std::string_view start);

/// The variables of such a file as chooseArrays takes them: matrices and vectors of numbers, truth
/// values and texts, cell arrays of these, and structs whose fields are columns. Errors
/// (Fault::Data): damaged, no such variable in it, more numbers than a file of its size holds;
/// those of chooseArrays; (Fault::Usage) more than fits in memory.
Result<Transcript> transcribeMatlab(const std::filesystem::path&, const FormatOptions&);

}  // namespace ardent
