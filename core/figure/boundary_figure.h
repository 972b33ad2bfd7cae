#pragma once

#include <string>
#include <vector>

#include "core/data/table_rows.h"
#include "core/explain/surface.h"
#include "core/figure/figure.h"
#include "core/figure/row_places.h"

namespace ardent {

struct BoundaryChoice {
    Index first = 0;
    Index second = 1;
    Index steps = 96;
    Index maxPoints = 2000;  ///< data points drawn on top; the note says when there are more
    std::string rowsAre = "training rows";  ///< what the task's training part is called in the note
    TableRowsPtr tableRows = nullptr;       ///< of the task
};

/// What stays the same while a model learns: where the slice is taken and which rows lie on top.
struct BoundaryFrame {
    SliceChoice slice;
    std::vector<std::int32_t> rows;
    std::string rowsAre;
    TableRowsPtr tableRows;
    std::shared_ptr<const RowPlaces> places;  ///< of all training rows
};

/// True when both choices are numeric and different.
bool canSlice(const FittedRecipe&, const BoundaryChoice&);

/// Reads every training row once (medians, ranges), so make it once for a task and a choice that
/// canSlice.
BoundaryFrame boundaryFrame(const Task&, const BoundaryChoice&);

/// Class regions or the regression surface over two numeric sources, the others at their median or
/// most frequent level (the note says so), with training rows on top. Costs steps² + rows
/// predictions.
Figure boundaryFigure(const Predictor&, const Task&, const BoundaryFrame&);

/// The same in one go; a choice that cannot be drawn gives an empty figure that says what to
/// choose.
Figure boundaryFigure(const Predictor&, const Task&, const BoundaryChoice&);

}  // namespace ardent
