#include "core/project/run_rows.h"

#include <utility>

#include "core/data/task/encoded_alike.h"
#include "core/data/task/later_task.h"
#include "core/data/task/make_task.h"

namespace ardent {

Result<RunRows> rowsOfRun(const StoredRun& run, const ReadTable& asThen, const ReadLater& later) {
    if (run.digest == asThen.digest) {
        auto task = makeTask(run.recipe, *asThen.table);
        if (task && areEncodedAlike(*task->recipe, *run.fitted))
            return RunRows{std::move(*task), asThen.table, /*areLearned=*/true};
    }
    auto table = later();
    if (!table) return tl::unexpected(table.error());
    auto task = laterTask(run.fitted, **table);
    if (!task) return tl::unexpected(task.error());
    return RunRows{std::move(*task), std::move(*table), /*areLearned=*/false};
}

}  // namespace ardent
