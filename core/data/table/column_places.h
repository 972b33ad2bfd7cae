#pragma once

#include <string_view>
#include <unordered_map>

#include "core/data/table/table.h"

namespace ardent {

/// Where a table's columns are, for those who look for many of them: Table::find looks at one
/// column after the other. The table outlives it and keeps its columns.
class ColumnPlaces {
public:
    explicit ColumnPlaces(const Table&);

    /// Position of the first column of that name, or −1.
    Index find(std::string_view name) const;

private:
    std::unordered_map<std::string_view, Index> places_;
};

}  // namespace ardent
