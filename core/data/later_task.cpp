#include "core/data/later_task.h"

#include <numeric>

#include "core/data/encoding.h"
#include "core/data/target.h"

namespace ardent {

Result<Task> laterTask(FittedRecipePtr recipe, const Table& table) {
    const Result<Encoder> encoder = Encoder::match(*recipe, table);
    if (!encoder) return tl::unexpected(encoder.error());
    const Result<Target> target = readTarget(*recipe, table);
    if (!target) return tl::unexpected(target.error());
    Task task;
    task.x.resize(std::ssize(target->rows), recipe->inputs());
    if (!target->rows.empty()) encoder->encode(target->rows, task.x, 0);
    task.notes = target->notes;
    appendTarget(*target, *recipe, task.y, task.notes);
    task.split.train.resize(target->rows.size());
    std::iota(task.split.train.begin(), task.split.train.end(), 0);
    task.recipe = std::move(recipe);
    return task;
}

}  // namespace ardent
