#pragma once

#include <span>
#include <string>

#include "core/base/range.h"
#include "core/base/types.h"

namespace ardent {

/// Mean and standard deviation (n − 1) of the finite ones among some values.
struct Spread {
    double mean = 0.;       ///< NaN without values
    double deviation = 0.;  ///< 0 for a single value
    Index count = 0;
};

Spread spreadOf(std::span<const double> values);

/// Of the share count / of, at 95 % (Wilson, 1927): within 0 and 1, and not symmetric about it.
Range wilsonInterval(Index count, Index of);

/// "0.123", "0.123 ± 0.011": the deviation has two digits and the mean as many decimals.
std::string shortText(const Spread&);

/// "+0.12", "−0.12".
std::string signedText(double value);

/// Of several values "+0.123 ± 0.011".
std::string signedText(const Spread&);

}  // namespace ardent
