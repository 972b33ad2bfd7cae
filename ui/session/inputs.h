#pragma once

#include <QString>
#include <optional>

#include "core/data/task/recipe.h"
#include "core/method/method.h"
#include "core/train/run_limits.h"
#include "ui/session/loaded_data.h"

namespace ardent {

/// Everything that decides what a run computes.
struct Inputs {
    DataPtr data;
    Recipe recipe;
    const Method* method = nullptr;
    OptionValues options;                 ///< every option of the method
    std::optional<Problem> problem = {};  ///< that the target poses, where it is known
    RunLimits limits = {};
};

ReadAs readingOf(const Recipe&, const std::string& column);

/// The same task apart from the seed; a problem is the same whether it was chosen or found.
bool sameData(const Inputs&, const Inputs&);

/// The same method, options, seed and limits.
bool sameSettings(const Inputs&, const Inputs&);

/// The same data, method, options and limits, whatever the seeds.
bool sameButForSeed(const Inputs&, const Inputs&);

/// The same data, method, options and seed.
bool sameInputs(const Inputs&, const Inputs&);

/// Why the method cannot learn what the target asks for, as advice; "" when it can.
QString misfit(const Method&, std::optional<Problem>);

/// What is missing before a run can start, as advice; nothing when all is there.
std::optional<QString> missingForRun(const Inputs&);

}  // namespace ardent
