#pragma once

#include "core/data/table/table_digest.h"
#include "core/store/project_file.h"
#include "core/train/run.h"
#include "tests/support/training.h"

namespace ardent::test {

inline TablePtr synthesized(const char* set, Index rows) {
    return std::make_shared<const Table>(synthesize(*findSyntheticSet(set), rows, /*seed=*/1));
}

/// As a project keeps a run that has learned from this table.
inline StoredRun trainedOn(const Table& table, const char* method) {
    StoredRun run;
    run.name = "Run 1";
    run.recipe.target = kSyntheticTarget;
    run.method = method;
    run.options = run.firstOptions = fewOf(method);
    run.digest = digest(table);
    auto task = makeTask(run.recipe, table);
    if (!task) qFatal("%s", task.error().text.english().c_str());
    const auto rows = std::make_shared<const Task>(std::move(*task));
    auto trainer = makeTrainer(*findMethod(method), rows, run.options, run.recipe.seed);
    if (!trainer) qFatal("%s", trainer.error().text.english().c_str());
    Run training(std::move(*trainer), rows);
    training.resume();
    if (!training.waitForEnd(60.)) qFatal("did not end");
    run.fitted = rows->recipe;
    run.snapshot = training.take();
    return run;
}

}  // namespace ardent::test
