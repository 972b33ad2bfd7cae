#pragma once

#include <string>
#include <vector>

#include "core/train/findings.h"

namespace ardent {

/// What each column is beside the truth, in English: "found", "missed" or, kept in vain, "false";
/// "true" where nothing is kept or left; "" for the others. kept: one a column, or empty; truth:
/// names of the columns that the target depends on.
std::vector<std::string> truthMarks(const Relevance&, const std::vector<bool>& kept,
                                    const std::vector<std::string>& truth);

/// The same as a sentence: "The truth is known: 5 found, 0 missed, 1 false." or, where nothing is
/// kept or left, how many of the k true columns are surely among the k most relevant, ties counting
/// against them. "" where no column is true or kept.
std::string truthNote(const Relevance&, const std::vector<bool>& kept,
                      const std::vector<std::string>& truth);

}  // namespace ardent
