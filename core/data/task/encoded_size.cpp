#include "core/data/task/encoded_size.h"

#include <fmt/format.h>

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
    const std::string advice =
        *widest > 1 ? fmt::format("ignore columns with many categories such as \"{}\" ({})",
                                  source.name, groupedDigits(*widest))
                    : "take fewer rows or columns";
    return fail(Fault::Data,
                fmt::format("{} encoded as {} by {} takes {}, but only {} of the free memory can "
                            "be used; {}.",
                            where, counted(rows, "row"), counted(recipe.inputs(), "column"),
                            memoryText(bytes), memoryText(usable), advice));
}

}  // namespace ardent
