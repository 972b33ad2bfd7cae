#include "core/data/task/later_task.h"

#include <algorithm>
#include <iterator>
#include <numeric>

#include "core/data/task/encoding.h"
#include "core/data/task/gaps.h"
#include "core/data/task/target.h"

namespace ardent {

Result<Task> laterTask(FittedRecipePtr recipe, const Table& table) {
    const Result<Encoder> encoder = Encoder::match(*recipe, table);
    if (!encoder) return tl::unexpected(encoder.error());
    const Result<Target> target = readTarget(*recipe, table);
    if (!target) return tl::unexpected(target.error());
    Task task;
    task.x.resize(std::ssize(target->rows), recipe->inputs());
    const Index held = target->rows.empty() ? 0 : encoder->encode(target->rows, task.x, 0);
    task.notes = target->notes;
    appendTarget(*target, *recipe, task.y, task.notes);
    std::ranges::move(heldNotes(held), std::back_inserter(task.notes));
    task.split.train.resize(target->rows.size());
    std::iota(task.split.train.begin(), task.split.train.end(), 0);
    task.recipe = std::move(recipe);
    return task;
}

}  // namespace ardent
