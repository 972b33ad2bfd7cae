#include "core/model/row_part.h"

namespace ardent {

Message rowsOf(RowPart part) {
    switch (part) {
        case RowPart::Training:
            return message("rows-of-training", "training rows");
        case RowPart::Validation:
            return message("validation-rows", "validation rows");
        case RowPart::Test:
            return message("test-rows", "test rows");
        case RowPart::OfChangedTable:
            return message("changed-table-rows", "rows of the changed table");
    }
    return {};
}

Message rowOf(RowPart part) {
    switch (part) {
        case RowPart::Training:
            return message("training-row", "training row");
        case RowPart::Validation:
            return message("validation-row", "validation row");
        case RowPart::Test:
            return message("test-row", "test row");
        case RowPart::OfChangedTable:
            return message("changed-table-row", "row of the changed table");
    }
    return {};
}

Message overRows(long long some, long long all, const RowsName& rows) {
    return some == all && all != 1  // "1 of 1 training rows"
               ? message("over-all-rows", "over {} {}", all, rows.many)
               : message("over-some-rows", "over {} of {} {}", some, all, rows.many);
}

Message countOfRows(long long count) {
    return count == 1 ? message("one-row", "1 row") : message("rows", "{} rows", count);
}

}  // namespace ardent
