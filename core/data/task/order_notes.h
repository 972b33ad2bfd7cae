#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/data/task/recipe.h"

namespace ardent {

/// A sentence for the first column of evenly spaced numbers, or of dates, along which neighbouring
/// rows have nearly the same target: rows drawn at random then lie between training rows.
/// targets: the numbers of the given rows of the table.
std::vector<Message> orderNotes(const Table&, const std::string& target,
                                std::span<const std::int32_t> rows,
                                std::span<const double> targets);

}  // namespace ardent
