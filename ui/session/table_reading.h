#pragma once

#include "core/data/task/recipe.h"

namespace ardent {

/// How a file becomes the table that is learned from: all that a recipe says of it.
struct TableReading {
    Readings columns = {};
    ReadingOptions file = {};
    DateRule dates = DateRule::Parts;
    TableShape shape = {};

    bool operator==(const TableReading&) const = default;
};

inline TableReading tableReading(const Recipe& recipe) {
    return {recipe.readings, recipe.fileReading, recipe.dates, recipe.shape};
}

inline void setTableReading(const TableReading& reading, Recipe& recipe) {
    recipe.readings = reading.columns;
    recipe.fileReading = reading.file;
    recipe.dates = reading.dates;
    recipe.shape = reading.shape;
}

}  // namespace ardent
