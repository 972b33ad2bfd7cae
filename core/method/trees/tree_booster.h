#pragma once

#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "core/data/task/recipe.h"
#include "core/method/trees/xgboost_trees.h"

namespace ardent {

/// What XGBoost is told, by its own names: {"eta", "0.1"}.
using BoosterSettings = std::vector<std::pair<std::string, std::string>>;

/// Grows trees on some rows of a task with XGBoost (Chen & Guestrin 2016), by histograms and with
/// one thread, so that the same settings and seed give the same trees. It cannot be left half-way
/// within a tree. Its faults throw std::runtime_error, and lack of memory std::bad_alloc. One
/// thread at a time.
class TreeBooster {
public:
    /// start: scores of every row before the first tree. The task must outlive it.
    TreeBooster(const Task&, const std::vector<std::int32_t>& rows, const Vector& start,
                const BoosterSettings&);
    ~TreeBooster();
    TreeBooster(const TreeBooster&) = delete;

    /// From the next tree on.
    void set(const char* name, const std::string& value);

    /// The next round by the booster's own objective: a tree an output.
    std::vector<GrownTree> grow();

    /// The same by first and second derivatives of any other: a value a row and output, by rows.
    std::vector<GrownTree> grow(std::vector<float>& gradients, std::vector<float>& curvatures);

    /// What one on so many rows and inputs takes at its most.
    static double bytes(double rows, double inputs, double outputs);

private:
    std::vector<GrownTree> newest();

    void* data_ = nullptr;
    void* booster_ = nullptr;
    InputValues values_;
    int rounds_ = 0;
};

}  // namespace ardent
