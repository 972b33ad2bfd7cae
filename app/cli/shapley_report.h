#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "core/data/table/table.h"
#include "core/explain/shapley.h"

namespace ardent::cli {

/// A row that is told by itself: its place among those explained, and what its columns hold.
struct ToldRow {
    Index place = 0;
    Message why = {};                  ///< it is told: "least"; empty: it was asked for
    std::vector<std::string> cells;    ///< one a source
    std::vector<Matrix> interactions;  ///< an output each; empty: not asked for
};

/// What explain --shapley found.
struct ShapleyReport {
    FittedRecipePtr recipe;
    std::string method;
    Message unit;  ///< of the contributions
    BackgroundKind kind = BackgroundKind::Independent;
    Index backgroundRows = 0, backgroundOf = 0;
    RowsName backgroundIs = RowPart::Training;
    std::vector<std::int32_t> rows;  ///< of the table, those explained, from 0
    Index rowsOf = 0;
    Explained<ShapleyValues> values;
    std::vector<ToldRow> told;
    std::vector<Message> notes;
};

nlohmann::ordered_json shapleyJson(const ShapleyReport&);
std::string shapleyText(const ShapleyReport&);

/// One row a row explained, and a class where there are more than two: row, class, prediction,
/// mean and the contribution of every column.
Table shapleyTable(const ShapleyReport&);

}  // namespace ardent::cli
