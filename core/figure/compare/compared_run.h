#pragma once

#include <array>
#include <string>
#include <vector>

#include "core/train/snapshot.h"

namespace ardent {

/// One setting of a run, as a person reads it.
struct Setting {
    std::string id;  ///< the same in every run that has it
    std::string title;
    std::string value;
};

enum class MetricRows { Test, Validation, Train };

/// By MetricRows.
using RowCounts = std::array<Index, 3>;

/// A column of a comparison: a run, or several that differ in nothing but the seed.
struct ComparedRun {
    std::string name;
    std::string method;  ///< title
    int colour = 0;
    std::vector<SnapshotPtr> runs;  ///< at least one
    std::vector<Setting> settings;
    std::string rows;    ///< runs with the same text are measured on the same rows
    RowCounts counts{};  ///< how many rows each of them is measured on
};

}  // namespace ardent
