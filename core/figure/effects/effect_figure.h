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

struct EffectChoice {
    Index first = 0;              ///< source on the x axis
    std::optional<Index> second;  ///< source whose joint effect with the first is wanted
    Index output = 0;             ///< class, where the model has an output for each
    Index steps = 64;             ///< points along each number of a surface
    Index curveSteps = 257;       ///< points along the only number
    Index individual = 30;        ///< rows whose own curves are drawn; 0: none
    Index mostRows = 2000;        ///< rows that the effect is averaged over, drawn at random
    int colour = 0;
    RowsName rowsAre = RowPart::Training;  ///< what the task's training part is called in the note
    TableRowsPtr tableRows;                ///< of the task
    /// Rows of the training part, ascending, that have curves of their own beside those drawn at
    /// random; none: there is no selection of rows.
    std::optional<std::vector<std::int32_t>> selected = std::nullopt;
};

/// How f (before the link) acts along one column or two, the others as they are in the training
/// rows (partial dependence, exact): a curve with those of single rows and the rows' values below;
/// bars for a category; a coloured surface over two numbers with rows on top; a curve a level for a
/// number and a category. An empty figure says
/// why where there is nothing to draw, such as the same column twice.
std::optional<Figure> effectFigure(const Predictor&, const Task&, const EffectChoice&,
                                   const GoOn& = always);

}  // namespace ardent
