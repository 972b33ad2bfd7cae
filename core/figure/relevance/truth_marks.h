#pragma once

#include <string>
#include <vector>

#include "core/base/message.h"
#include "core/train/findings.h"

namespace ardent {

/// What each column is beside the truth: "found", "missed" or, kept in vain, "false";
/// "true" where nothing is kept or left; "" for the others. kept: one a column, or empty; truth:
/// names of the columns that the target depends on.
std::vector<Message> truthMarks(const Relevance&, const std::vector<bool>& kept,
                                const std::vector<std::string>& truth);

/// The same as a sentence: "The truth is known: 5 found, 0 missed, 1 false." or, where nothing is
/// kept or left, how many of the k true columns are surely among the k most relevant, ties counting
/// against them. "" where no column is true or kept.
std::string truthNote(const Relevance&, const std::vector<bool>& kept,
                      const std::vector<std::string>& truth);

/// Over runs, of which `counts` keep each column: "found in 7 of 10", "missed in 10 of 10", "false
/// in 3 of 10", or "" where none keeps what is not true.
std::vector<Message> truthMarksOver(const Relevance&, const std::vector<Index>& counts, Index runs,
                                    const std::vector<std::string>& truth);

/// The same as a sentence: how many are found, missed and false on average.
std::string truthNoteOver(const Relevance&, const std::vector<Index>& counts, Index runs,
                          const std::vector<std::string>& truth);

/// How many of the true columns are among a run's first `top` on average; counts: of runs that have
/// each column there. "" where no column is true.
std::string truthNoteAmongFirst(const Relevance&, const std::vector<Index>& counts, Index runs,
                                Index top, const std::vector<std::string>& truth);

}  // namespace ardent
