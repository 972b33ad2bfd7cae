#pragma once

#include <array>
#include <map>
#include <string>
#include <vector>

#include "core/data/task/recipe.h"
#include "core/train/run_limits.h"
#include "core/train/snapshot.h"

namespace ardent {

/// Which table a project is about: a bundled sample or a file.
struct DataReference {
    std::string sample;    ///< id; "" for a file
    std::string relative;  ///< path from the project's folder
    std::string absolute;
    std::string digest;  ///< of the table, see core/data/table_digest.h
};

/// A run that has ended.
struct StoredRun {
    std::string name;
    int colour = 0;        ///< position in the palette
    bool overlaid = true;  ///< drawn with others in the loss view
    bool fromQueue = false;
    std::string digest;  ///< of the table that it has learned from
    Recipe recipe;
    std::string method;
    OptionValues firstOptions;  ///< before any live change
    OptionValues options;
    FittedRecipePtr fitted;
    SnapshotPtr snapshot;
    RunLimits limits = {};
    /// Of all this but the name, the colour and the two after it, among all runs ever stored: what
    /// has it is not written again. "": none yet, and another content has another.
    std::string result = {};
};

std::string newResultId();

/// What a project file holds. Methods and options are as they were written: this program may not
/// know them.
struct StoredProject {
    DataReference data;
    Recipe recipe;
    std::string method;
    std::map<std::string, OptionValues> chosen;  ///< by method: what differs from its defaults
    RunLimits limits;
    std::vector<StoredRun> runs;
    int runsMade = 0;         ///< removed ones included
    int current = -1;         ///< position in `runs`
    int pinned = -1;          ///< the same of the run that others are measured against; −1: none
    int arrangement = -1;     ///< of the views; −1: not told
    std::string currentView;  ///< id; "": not told
    std::vector<std::string> shownViews;             ///< ids, one of each pane; empty: not told
    std::map<std::string, int> movedViews;           ///< by id: panes of those moved to another one
    std::map<std::string, std::string> viewOptions;  ///< what each control of the views is set to
    std::vector<std::array<Index, 2>> selectedRows;  ///< first and last of those that stand out
    std::string standsFor;  ///< path of the project whose unsaved state this is; "": none
};

}  // namespace ardent
