#pragma once

#include "core/base/message.h"

namespace ardent {

/// What rows are called: a part of a task, or those of a table that was changed afterwards.
enum class RowPart { Training, Validation, Test, OfChangedTable };

Message rowsOf(RowPart);  ///< "training rows"
Message rowOf(RowPart);   ///< "training row"

/// What rows are called, where they may be others than a part.
struct RowsName {
    Message many, one;

    RowsName(RowPart part) : many(rowsOf(part)), one(rowOf(part)) {}
    RowsName(Message manyAre, Message oneIs) : many(std::move(manyAre)), one(std::move(oneIs)) {}

    bool operator==(const RowsName&) const = default;
};

/// "over 500 training rows", "over 200 of 500 training rows".
Message overRows(long long some, long long all, const RowsName&);

/// "1 row", "2,000 rows".
Message countOfRows(long long count);

}  // namespace ardent
