#pragma once

#include <map>

#include "ui/session/inputs.h"

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

/// Of all options of a method those that differ from what they would be unless they were chosen.
OptionValues chosenAmong(const OptionSchema&, const OptionValues&);

/// Takes away what the table has no column for; the names of those columns.
QStringList dropUnknownColumns(Recipe&, const Table&);

}  // namespace ardent
