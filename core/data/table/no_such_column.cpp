#include "core/data/table/no_such_column.h"

#include <string>
#include <vector>

#include "core/base/text.h"

namespace ardent {

Message columnsLike(std::string_view name, const Table& table) {
    std::vector<std::string> names;
    for (const Column& column : table.columns) names.push_back(column.name);
    return columnsLike(name, names);
}

Message columnsLike(std::string_view name, std::span<const std::string> columns) {
    return didYouMean(name, columns,
                      message("columns-are", "its columns are {}.", quotedList(columns)));
}

}  // namespace ardent
