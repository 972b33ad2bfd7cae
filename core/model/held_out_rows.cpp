#include "core/model/held_out_rows.h"

namespace ardent {

HeldOutRows heldOutRows(const Task& task, bool hasEnded, bool learnsFromValidation) {
    if (hasEnded && !task.split.test.empty()) return {task.split.test, RowPart::Test, false};
    if (!task.split.validation.empty())
        return {task.split.validation, RowPart::Validation, learnsFromValidation};
    return {task.split.train, RowPart::Training, true};
}

}  // namespace ardent
