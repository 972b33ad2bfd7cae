#include "core/project/revived_run.h"

#include "core/data/task/encoded_alike.h"
#include "core/data/task/same_recipe.h"
#include "core/method/boost/boosted_rounds.h"
#include "core/project/choices.h"

namespace ardent {
namespace {

/// Null where none of them is the run's.
TaskPtr knownTask(const StoredRun& run, const KnownTasks& tasks) {
    for (const auto& [recipe, task] : tasks)
        if (sameColumnsAndRows(recipe, run.recipe) && recipe.seed == run.recipe.seed &&
            areEncodedAlike(*task->recipe, *run.fitted))
            return task;
    return nullptr;
}

void giveRows(RevivedRun& revived, RunRows rows) {
    revived.isOnOtherRows = !rows.areLearned;
    revived.tableRows = tableRows(rows.task, *rows.table);
    revived.task = std::make_shared<const Task>(std::move(rows.task));
}

/// The model is kept for a table that has its columns again.
void leaveUndrawn(RevivedRun& revived, const StoredRun& run) {
    auto rowless = std::make_shared<Task>();
    rowless->recipe = run.fitted;
    rowless->x.resize(0, run.fitted->inputs());
    rowless->notes = {message("columns-are-gone",
                              "The table no longer has the columns that the model reads: the model "
                              "is kept, but not drawn.")};
    revived.task = std::move(rowless);
    revived.tableRows = std::make_shared<const std::vector<std::int32_t>>();
    revived.isOnOtherRows = true;
    auto undrawn = std::make_shared<Snapshot>(*run.snapshot);
    undrawn->predictor = nullptr;
    revived.undrawn = std::move(undrawn);
}

/// The models after a boosted run's rounds, over the rows that its task has now.
SnapshotPtr withRounds(const SnapshotPtr& snapshot, const TaskPtr& task, LandmarkLosses losses) {
    const BoostingPtr& stored = snapshot->boosting;
    if (!stored || stored->start.size() == 0) return snapshot;
    auto complete = std::make_shared<Snapshot>(*snapshot);
    complete->boosting = withModels(*stored, task, losses);
    return complete;
}

}  // namespace

Result<RevivedRun> revive(const StoredRun& run, const ReadTable& asThen, const ReadLater& later,
                          KnownTasks& known) {
    const auto method = methodOfProject(run.method);
    if (!method) return tl::unexpected(method.error());
    RevivedRun revived;
    revived.method = *method;
    revived.firstOptions = completed((*method)->schema(), run.firstOptions);
    revived.options = completed((*method)->schema(), run.options);
    if (TaskPtr task = run.digest == asThen.digest ? knownTask(run, known) : nullptr) {
        revived.tableRows = tableRows(*task, *asThen.table);
        revived.task = std::move(task);
    } else if (auto rows = rowsOfRun(run, asThen, later)) {
        giveRows(revived, std::move(*rows));
        if (!revived.isOnOtherRows) known.emplace_back(run.recipe, revived.task);
    } else {
        leaveUndrawn(revived, run);
    }
    revived.snapshot =
        withRounds(run.snapshot, revived.task,
                   revived.isOnOtherRows ? LandmarkLosses::Unknown : LandmarkLosses::Told);
    return revived;
}

}  // namespace ardent
