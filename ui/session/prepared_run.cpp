#include "ui/session/prepared_run.h"

#include <utility>
#include "core/data/task/make_task.h"
#include "core/method/methods.h"

namespace ardent {

Result<PreparedRun> prepareRun(Inputs inputs, TaskPtr task, TableRowsPtr rows) {
    if (!task) {
        auto made = makeTask(inputs.recipe, inputs.data->table);
        if (!made) return tl::unexpected(made.error());
        rows = tableRows(*made, inputs.data->table);
        task = std::make_shared<const Task>(std::move(*made));
    }
    auto trainer = makeTrainer(*inputs.method, task, inputs.options, inputs.recipe.seed);
    if (!trainer) return tl::unexpected(trainer.error());
    return PreparedRun{std::move(inputs), std::move(task), std::move(rows), std::move(*trainer)};
}

std::unique_ptr<RunEntry> entryOf(PreparedRun prepared) {
    auto entry = std::make_unique<RunEntry>();
    entry->inputs = std::move(prepared.inputs);
    entry->firstOptions = entry->inputs.options;
    entry->task = prepared.task;
    entry->tableRows = std::move(prepared.tableRows);
    auto blank = std::make_shared<Snapshot>();
    blank->tickUnit = prepared.trainer->tickUnit();
    blank->curve = Curve(prepared.trainer->series());
    entry->snapshot = std::move(blank);
    RunSettings settings;
    settings.priority = Priority::Low;
    settings.limits = entry->inputs.limits;
    settings.again = retraining(*entry->inputs.method, entry->inputs.options, entry->inputs.recipe);
    entry->run = std::make_unique<Run>(std::move(prepared.trainer), prepared.task, settings);
    return entry;
}

}  // namespace ardent
