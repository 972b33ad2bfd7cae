#pragma once

#include <QString>
#include <map>
#include <optional>

#include "core/base/types.h"

namespace ardent {

class Runs;

/// What a person has made of a run that is there.
struct RunMark {
    QString name;
    bool overlaid = true;
    bool pinned = false;
    std::optional<Index> lookedBack;  ///< as in RunEntry
    bool operator==(const RunMark&) const = default;
};

using RunMarks = std::map<int, RunMark>;  ///< by the runs' ids

RunMarks marksOf(const Runs& runs);

/// Runs that are gone are passed over; those that have no mark here keep theirs.
void setMarks(Runs& runs, const RunMarks& marks);

}  // namespace ardent
