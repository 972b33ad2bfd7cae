#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/base/go_on.h"
#include "core/data/task/table_rows.h"
#include "core/explain/shapley.h"
#include "core/figure/figure.h"
#include "core/model/predictor.h"
#include "core/model/row_part.h"

namespace ardent {

enum class ContributionView {
    OneRow,      ///< a bar a variable, of one row
    ManyRows,    ///< a line of points a variable, of many rows
    OneVariable  ///< against the values of one variable, of many rows
};

struct ContributionChoice {
    ContributionView view = ContributionView::ManyRows;
    std::int32_t row = 0;  ///< of the task
    Index variable = 0;    ///< source column
    Index output = 0;      ///< class, where the model has an output for each
    BackgroundKind background = BackgroundKind::Independent;
    Index mostRows = 500;      ///< explained rows, drawn at random
    Index mostVariables = 12;  ///< with points of their own
    int colour = 0;
    RowsName rowsAre = RowPart::Training;  ///< what the task's training part is called
    TableRowsPtr tableRows;                ///< of the task
};

/// How many background rows are drawn where nothing else is asked for.
Index usualBackgroundRows(BackgroundKind);

/// What a row holds, a text a source column: "2.5", "red", "(missing)".
std::vector<std::string> cellTexts(const FittedRecipe&, const DesignMatrix& x, std::int32_t row);

/// Exact Shapley values over the training rows as background, see shapleyValues. The rows explained
/// are training rows, too, but for ContributionView::OneRow, which may be any row of the task. An
/// empty figure says why where there is nothing to draw; nothing where it was told to leave.
std::optional<Figure> contributionFigure(const Predictor&, const Task&, const ContributionChoice&,
                                         const GoOn& = always);

}  // namespace ardent
