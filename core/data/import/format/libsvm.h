#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/error.h"
#include "core/data/import/format/transcript.h"

namespace ardent {

/// "-1 3:0.5 17:1", "2 qid:9 1:0.5 # a comment", also below lines of comments; the first 50 rows
/// are such.
bool isLibsvm(std::string_view sample);

/// The sparse text of LIBSVM and SVMlight: "y", "qid" where rows have one, and "x1" … "xd", from
/// "x0" where a row has an index 0, up to the last index or the last of the known names. What is
/// not named is 0. Errors (Fault::Data): those of LineReader; a row that is none; (Fault::Usage) a
/// table that does not fit in memory.
Result<Transcript> transcribeLibsvm(const std::filesystem::path&,
                                    const std::vector<std::string>& knownNames);

}  // namespace ardent
