#pragma once

#include <string>

#include "app/cli/train_report.h"
#include "core/base/error.h"
#include "core/figure/notes/origin_note.h"

namespace ardent::cli {

/// Where a training leaves its results; empty: nowhere.
struct TrainOutputs {
    std::string model;    ///< a model file
    std::string figures;  ///< a folder for loss.pdf and relevance.pdf
};

/// Says before the training what could not be written after it. Errors: Fault::Output;
/// (Fault::Usage): standard output for the model.
Result<> checkOutputs(const TrainOutputs&);

/// recipe: how the result was made, written into the figures. Errors: Fault::Output.
Result<> writeOutputs(const TrainOutputs&, const TrainingRequest&, const Task&, const Snapshot&,
                      const FigureOrigin& origin, const std::string& recipe);

}  // namespace ardent::cli
