#include "core/data/table/no_such_column.h"

#include <string>
#include <vector>

#include "core/base/text.h"

namespace ardent {

Message columnsLike(std::string_view name, const Table& table) {
    std::vector<std::string> names;
    for (const Column& column : table.columns) names.push_back(column.name);
    return didYouMean(name, names,
                      message("columns-are", "its columns are {}.", quotedList(names)));
}

}  // namespace ardent
