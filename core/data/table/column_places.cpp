#include "core/data/table/column_places.h"

namespace ardent {

ColumnPlaces::ColumnPlaces(const Table& table) {
    places_.reserve(table.columns.size());
    for (Index i = 0; i < std::ssize(table.columns); ++i)
        places_.try_emplace(table.columns[static_cast<std::size_t>(i)].name, i);
}

Index ColumnPlaces::find(std::string_view name) const {
    const auto place = places_.find(name);
    return place == places_.end() ? -1 : place->second;
}

}  // namespace ardent
