#pragma once

#include <filesystem>
#include <optional>
#include <string_view>

#include "core/base/error.h"
#include "core/data/import/format/transcript.h"

namespace ardent {

/// Files of programs of statistics.
enum class SurveyFormat { SpssSystem, SpssPortable, Stata, SasTable, SasTransport };

/// By the first bytes of a file.
std::optional<SurveyFormat> surveyFormat(std::string_view start);

/// The table of such a file: labels of values are categories where every value of the column has
/// one, codes that are declared as missing are missing, dates are in ISO's way. Errors
/// (Fault::Data): damaged, an encoding or version that is not known, no rows or columns;
/// (Fault::Usage) more than fits in memory.
Result<Transcript> transcribeSurvey(const std::filesystem::path&, SurveyFormat);

}  // namespace ardent
