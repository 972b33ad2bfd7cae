#pragma once

#include <map>
#include <string>
#include <vector>

#include "core/data/task/recipe.h"
#include "core/data/task/same_recipe.h"
#include "core/method/method.h"
#include "core/store/project_file.h"
#include "core/train/run_limits.h"

namespace ardent {

/// A person's choices: everything that decides a run apart from the table.
struct Choices {
    Recipe recipe;
    const Method* method = nullptr;
    std::map<const Method*, OptionValues> chosen;  ///< where the defaults were left; no empty ones
    RunLimits limits = {};

    friend bool operator==(const Choices& a, const Choices& b) {
        return sameColumnsAndRows(a.recipe, b.recipe) && a.recipe.seed == b.recipe.seed &&
               a.method == b.method && a.chosen == b.chosen && a.limits == b.limits;
    }
};

/// Of these values those that the schema knows and accepts.
OptionValues acceptable(const OptionSchema&, const OptionValues&);

/// Every option of a method, of those that a run is stored with: those that are acceptable, else
/// what the preset has. One that the run has no value of came later, and is as methods were without
/// it: its default, whatever the preset.
OptionValues completed(const OptionSchema&, const OptionValues& stored);

/// Of all options of a method those that differ from what they would be unless they were chosen.
OptionValues chosenAmong(const OptionSchema&, const OptionValues&);

/// Takes away what the table has no column for; the names of those columns.
std::vector<std::string> dropUnknownColumns(Recipe&, const Table&);

/// Errors (Fault::Data): there is no such method, so that the project is of a newer version.
Result<const Method*> methodOfProject(const std::string& id);

/// Those of a project, without what this program does not know. Errors: those of methodOfProject.
Result<Choices> choicesIn(const StoredProject&);

}  // namespace ardent
