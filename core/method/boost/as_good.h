#pragma once

#include <span>

namespace ardent {

/// Whether the errors of some rows are on average no more than two standard errors of their
/// differences above the other errors of the same rows. False where some are not finite.
bool isAsGood(std::span<const double> errors, std::span<const double> others);

}  // namespace ardent
