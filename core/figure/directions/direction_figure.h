#pragma once

#include <optional>

#include "core/base/go_on.h"
#include "core/data/task/table_rows.h"
#include "core/explain/explained.h"
#include "core/figure/figure.h"
#include "core/model/predictor.h"
#include "core/model/row_part.h"
#include "core/train/findings.h"

namespace ardent {

struct DirectionChoice {
    Index direction = 0;     ///< position in Directions
    Index mostPoints = 800;  ///< rows drawn, chosen at random
    int colour = 0;
    RowsName rowsAre = RowPart::Training;
    TableRowsPtr tableRows = nullptr;  ///< of the task
};

/// How the variables share in a direction, and how much of the change lies along it.
Figure directionWeightsFigure(const Directions&, const DirectionChoice&);

/// The target (for classes: the first score) of the rows against their place along a direction, and
/// what the model says there: where the function depends on that one direction alone, the model's
/// points lie on a curve. Columns of categories take no part in the place.
std::optional<Figure> directionFigure(const Predictor&, const Task&, const Directions&,
                                      const DirectionChoice&, const GoOn& = always);

}  // namespace ardent
