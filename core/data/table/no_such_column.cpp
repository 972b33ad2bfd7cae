#include "core/data/table/no_such_column.h"

#include <fmt/format.h>

#include <vector>

#include "core/base/text.h"

namespace ardent {

std::string columnsLike(std::string_view name, const Table& table) {
    std::vector<std::string> names;
    for (const Column& column : table.columns) names.push_back(column.name);
    return didYouMean(name, names, fmt::format("its columns are {}.", quotedList(names)));
}

}  // namespace ardent
