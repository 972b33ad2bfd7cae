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

/// "0.1230", "0.123 ± 0.011": the deviation has two digits and the mean as many decimals. A single
/// whole number is written as it is among counts, else with four digits as others are.
std::string shortText(const Spread&, bool areCounts = true);

/// "+0.12", "−0.12".
std::string signedText(double value);

/// Of a number from another, with the decimals that shortText() gives to both: "−0.150" of 1.547
/// from 1.697; "+0.123 ± 0.011".
std::string differenceText(const Spread& difference, double of, bool areCounts);

}  // namespace ardent
