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

}  // namespace ardent
