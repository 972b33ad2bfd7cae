#pragma once

#include <string>
#include <vector>

#include "app/cli/command.h"
#include "core/data/import/table_reader.h"
#include "core/data/task/recipe.h"

namespace ardent::cli {

/// How a table is to be shaped before it is learned, as typed.
struct ShapeWords {
    std::vector<std::string> where, derive, transform, withoutRows;

    /// Option and word, one behind the other.
    std::vector<std::pair<std::string, std::string>> all() const;
};

/// Adds --derive, --where, --without-rows and --transform.
void addShape(CLI::App& command, ShapeWords&);

/// First the rows to leave out, then the derived columns, the rows to keep and the transforms.
/// Errors (Fault::Usage): no
/// '=', an unknown transform, two transforms of a column.
Result<TableShape> parseShape(const ShapeWords&);

/// Takes the steps on a table for training, which the recipe keeps, with a note each. Errors:
/// those of parseShape and of takeSteps.
Result<> shapeTable(const ShapeWords&, Imported&, Recipe&);

}  // namespace ardent::cli
