#pragma once

#include <optional>

#include "core/base/go_on.h"
#include "core/model/doubt.h"
#include "core/model/metrics.h"
#include "core/model/predictor.h"

namespace ardent {

struct SplitMetrics {
    Metrics train, validation, test;  ///< empty where the part has no rows
    Doubt doubt;                      ///< doubtOf of the test rows; without any, of validation rows
};

SplitMetrics splitMetrics(const Predictor&, const Task&);

/// The same; `goOn` is asked every few thousand rows.
std::optional<SplitMetrics> splitMetrics(const Predictor&, const Task&, const GoOn& goOn);

}  // namespace ardent
