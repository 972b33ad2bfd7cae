#pragma once

#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "core/data/task/recipe.h"
#include "core/train/trainer.h"

namespace ardent {

enum class MethodGroup { Fourier, Baseline, Ranking };

/// A way to learn from a task. Its form, its flags and its help come from its option schema.
struct Method {
    std::string_view id;
    std::string_view title;
    std::string_view summary;  ///< one paragraph
    std::string_view paper;    ///< title, with authors and year as far as needed; may be empty
    std::vector<Problem> problems;
    std::vector<RunPart> tells;  ///< under some setting; what is not here never comes
    OptionSchema (*schema)();
    Result<std::unique_ptr<Trainer>> (*make)(TaskPtr, const OptionValues&, Seed);
    bool isConstant = false;  ///< its prediction is the same for every row
    /// Its stages' ticks cost so differently that the pace of one says nothing of those to come.
    bool hasUnevenTicks = false;
    MethodGroup group = MethodGroup::Fourier;  ///< as methods() sets it
};

/// Group after group.
std::span<const Method> methods();

/// Null when there is none.
const Method* findMethod(std::string_view id);

/// False where runs of the method never tell it, whatever the settings.
bool mayTell(const Method&, RunPart);

/// Checks the options and the kind of problem, then makes the trainer.
Result<std::unique_ptr<Trainer>> makeTrainer(const Method&, TaskPtr, const OptionValues& chosen,
                                             Seed);

}  // namespace ardent
