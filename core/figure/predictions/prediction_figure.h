#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/base/go_on.h"
#include "core/data/task/table_rows.h"
#include "core/explain/explained.h"
#include "core/figure/figure.h"
#include "core/model/predictor.h"
#include "core/model/row_part.h"

namespace ardent {

enum class PredictionView {
    Actual,      ///< regression: actual against predicted
    Residuals,   ///< regression: actual − predicted against predicted
    Confusion,   ///< classification: rows of every true class by predicted class
    Roc,         ///< classification: true against false positive rate
    Calibration  ///< classification: share of positives against predicted probability
};

struct PredictionChoice {
    PredictionView view = PredictionView::Actual;
    RowsName rowsAre = RowPart::Test;  ///< what the rows are called in the note
    std::string caution;               ///< a sentence, see Figure; may be empty
    std::string interval;              ///< how far new rows may lie, a sentence; may be empty
    Index mostPoints = 2000;           ///< rows drawn as points, chosen at random
    int colour = 0;
    TableRowsPtr tableRows;  ///< of the task
};

/// The views that a problem has, in the order in which they are offered.
std::vector<PredictionView> predictionViews(Problem);

/// Predictions on the given rows of the task beside what is true there. An empty figure says why
/// where there is nothing to draw.
std::optional<Figure> predictionFigure(const Predictor&, const Task&,
                                       const std::vector<std::int32_t>& rows,
                                       const PredictionChoice&, const GoOn& = always);

}  // namespace ardent
