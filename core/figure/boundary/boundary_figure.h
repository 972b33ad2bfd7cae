#pragma once

#include <string>
#include <vector>

#include "core/data/task/table_rows.h"
#include "core/explain/supported_area.h"
#include "core/explain/surface.h"
#include "core/figure/figure.h"
#include "core/figure/row_places.h"
#include "core/model/row_part.h"

namespace ardent {

/// What the variables that are not on an axis do.
enum class Others {
    Typical,  ///< fixed at the median or most frequent level
    Row,      ///< fixed at the values of one row
    Averaged  ///< as they are in the training rows, f averaged over them
};

struct BoundaryChoice {
    Index first = 0;
    Index second = 1;
    Index steps = 96;
    Others others = Others::Typical;
    std::int32_t row = 0;    ///< of the design matrix, where the others are fixed at a row
    Index maxPoints = 2000;  ///< data points drawn on top; the note says when there are more
    RowsName rowsAre = RowPart::Training;  ///< what the task's training part is called in the note
    TableRowsPtr tableRows = nullptr;      ///< of the task
    std::vector<bool> filled = {};         ///< filledRows of the two, drawn hollow
};

/// What stays the same while a model learns: where the slice is taken and which rows lie on top.
struct BoundaryFrame {
    SliceChoice slice;
    Others others = Others::Typical;
    std::int32_t row = 0;
    std::vector<std::int32_t> averaged;  ///< rows over which the others are averaged
    std::vector<std::int32_t> rows;
    RowsName rowsAre = RowPart::Training;
    TableRowsPtr tableRows;
    std::shared_ptr<const RowPlaces> places;         ///< of all training rows
    std::shared_ptr<const SupportedArea> supported;  ///< by them
    RowSelectionPtr selected = nullptr;  ///< rows of the table that are drawn in any case
    std::vector<bool> filled = {};       ///< as in the choice
};

/// True when both choices are there and different.
bool canSlice(const FittedRecipe&, const BoundaryChoice&);

/// Reads every training row once (medians, ranges), so make it once for a task and a choice that
/// canSlice.
std::optional<BoundaryFrame> boundaryFrame(const Task&, const BoundaryChoice&,
                                           const GoOn& = always);

/// Class regions or the regression surface over two sources, of a category a strip for each level,
/// the others as chosen (the note says how), with training rows on top; the
/// surface is blank where no row is near. Costs steps² + rows
/// predictions.
std::optional<Figure> boundaryFigure(const Predictor&, const Task&, const BoundaryFrame&,
                                     const GoOn&);

/// The same in one go; a choice that cannot be drawn gives an empty figure that says what to
/// choose.
Figure boundaryFigure(const Predictor&, const Task&, const BoundaryChoice&);

}  // namespace ardent
