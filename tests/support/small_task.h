#pragma once

#include <QtTest>

#include "core/data/synthetic/synthetic.h"
#include "core/data/task/make_task.h"
#include "core/data/task/recipe.h"

namespace ardent::test {

/// A learning task from one of the papers' synthetic sets.
inline TaskPtr syntheticTask(std::string_view set, Index rows, Seed seed = 1) {
    Recipe recipe;
    recipe.target = "y";
    recipe.seed = seed;
    const SyntheticSet* found = findSyntheticSet(set);
    if (found == nullptr) qFatal("no such set");
    auto task = makeTask(recipe, synthesize(*found, rows, seed));
    if (!task) qFatal("%s", task.error().text.english().c_str());
    return std::make_shared<const Task>(std::move(*task));
}

}  // namespace ardent::test
