#pragma once

#include <array>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "core/base/error.h"
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

/// As a whole or not at all, even where the program is killed or the disk full. A project that is
/// there already is changed in place, which costs what its new runs do. Errors: Fault::Output.
Result<> saveProject(const StoredProject&, const std::filesystem::path&);

/// It begins as a project does, whatever its name.
bool isProjectFile(const std::filesystem::path&);

/// Undoes first what a killed writer has begun, which changes the file. Reads the format of 0.1.0
/// as well, plain or gzipped. Errors (Fault::Data): not there, not a project, of a newer version,
/// damaged; (Fault::Usage): the memory has no room for it.
Result<StoredProject> loadProject(const std::filesystem::path&);

/// Stands beside a project while it is saved. Where a killed writer has left it, the project cannot
/// be read without it.
std::filesystem::path journalOf(const std::filesystem::path& project);

/// With its journal.
void removeProject(const std::filesystem::path&);

}  // namespace ardent
