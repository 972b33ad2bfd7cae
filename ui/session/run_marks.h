#pragma once

#include <QString>
#include <map>
#include <optional>

#include "core/base/types.h"

namespace ardent {

class Runs;

/// What a person has made of a run.
struct RunMark {
    QString name;
    bool overlaid = true;
    bool pinned = false;
    std::optional<Index> lookedBack;  ///< as in RunEntry
    bool deleted = false;             ///< and could be brought back
    bool operator==(const RunMark&) const = default;
};

using RunMarks = std::map<int, RunMark>;  ///< by the runs' ids

RunMarks marksOf(const Runs& runs);

/// Runs that are gone for good are passed over; those that have no mark here keep theirs.
void setMarks(Runs& runs, const RunMarks& marks);

}  // namespace ardent
