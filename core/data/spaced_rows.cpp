#include "core/data/spaced_rows.h"

namespace ardent {

std::vector<std::int32_t> spacedRows(const std::vector<std::int32_t>& rows, Index most) {
    const Index all = std::ssize(rows);
    if (all <= most) return rows;
    std::vector<std::int32_t> some;
    for (Index i = 0; i < most; ++i) some.push_back(rows[static_cast<std::size_t>(i * all / most)]);
    return some;
}

}  // namespace ardent
