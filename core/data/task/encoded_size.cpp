#include "core/data/task/encoded_size.h"

#include <algorithm>

#include "core/base/memory.h"
#include "core/base/text.h"

namespace ardent {

Result<> requireMemory(const std::string& where, Index rows, const FittedRecipe& recipe,
                       std::uint64_t availableBytes) {
    const double bytes = 4. * static_cast<double>(rows) * static_cast<double>(recipe.inputs());
    const double usable = 0.9 * static_cast<double>(availableBytes);
    if (bytes < usable) return {};
    std::vector<Index> columnsOf(recipe.sources.size());
    for (const EncodedColumn& column : recipe.columns)
        ++columnsOf[static_cast<std::size_t>(column.source)];
    const auto widest = std::ranges::max_element(columnsOf);
    const SourceColumn& source =
        recipe.sources[static_cast<std::size_t>(widest - columnsOf.begin())];
    const Message advice = *widest > 1
                               ? message("ignore-wide-column",
                                         "ignore columns with many categories such as \"{}\" ({})",
                                         source.name, *widest)
                               : message("take-less-data", "take fewer rows or columns");
    return fail(Fault::Data,
                message("table-too-large",
                        "{} encoded as {} by {} takes {}, but only {} of the free memory can be "
                        "used; {}.",
                        where, numberOfRows(rows), numberOfColumns(recipe.inputs()),
                        memoryText(bytes), memoryText(usable), advice));
}

}  // namespace ardent
