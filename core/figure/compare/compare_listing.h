#pragma once

#include <functional>
#include <limits>
#include <span>
#include <string>
#include <vector>

#include "core/figure/compare/compared_run.h"
#include "core/figure/figure.h"

namespace ardent {

inline constexpr const char* kNothing = "–";
inline constexpr double kNoNumber = std::numeric_limits<double>::quiet_NaN();

/// What a run's column says in a row of a comparison.
struct ListingEntry {
    std::string word = kNothing;
    std::string remark;
    double value = kNoNumber;
    double spread = kNoNumber;
    double count = kNoNumber;   ///< of runs that the value is the mean of
    double change = kNoNumber;  ///< that the remark prints
    double changeSpread = kNoNumber;
    double shade = 0.;
};

/// An empty listing with the runs as columns; rowName() → what a row is, in the reader's words.
Figure listing(std::span<const ComparedRun>, std::string title,
               const std::function<std::string()>& rowName);

void addRow(Figure& listing, const std::string& title, const std::vector<ListingEntry>&);

}  // namespace ardent
