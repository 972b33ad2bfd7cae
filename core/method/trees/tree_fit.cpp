#include "core/method/trees/tree_fit.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/base/memory.h"
#include "core/data/task/sources.h"

namespace ardent {

std::vector<double> lossTargets(const Task& task, const std::vector<std::int32_t>& rows) {
    std::vector<double> targets;
    targets.reserve(rows.size());
    for (const std::int32_t row : rows)
        targets.push_back(static_cast<double>(task.y[static_cast<std::size_t>(row)]));
    return targets;
}

double meanLossOf(const Task& task, const std::vector<double>& targets, const Matrix& scores) {
    const auto rows = static_cast<Index>(targets.size());
    if (rows == 0) return std::numeric_limits<double>::quiet_NaN();
    const std::span<const double> all(scores.data(), static_cast<std::size_t>(scores.size()));
    const double sum = lossSum<double>(lossFor(*task.recipe), targets, rows, rows, all, 0., {});
    return lossUnit(*task.recipe) * sum / static_cast<double>(rows);
}

Result<> checkTreeMemory(const Task& task, const TreeSizes& sizes) {
    constexpr double kABin = 16., kCopies = 2.;  // a growing list has twice its values
    const auto rows = static_cast<double>(task.split.train.size());
    const auto inputs = static_cast<double>(task.x.cols());
    const auto outputs = static_cast<double>(task.recipe->outputs());
    const double nodes =
        std::min(2. * rows / std::max(1., sizes.minLeaf) + 1., std::pow(2., sizes.maxDepth + 1));
    const double histograms = nodes * inputs * std::min<double>(sizes.bins, rows) * kABin;
    constexpr double kWritten = 200.;  // of a node in a file that is being made
    const double grown = nodes * static_cast<double>(sizes.trees) * outputs *
                         (kCopies * static_cast<double>(sizeof(TreeNode)) + kWritten);
    return checkMemory(
        TreeBooster::bytes(rows, inputs, outputs) + histograms + grown,
        message("memory-of-trees", "{} trees on {} training rows of {} encoded columns",
                sizes.trees, task.split.train.size(), task.x.cols()),
        message("fewer-or-shallower-trees",
                "set a smaller depth, fewer bins or fewer trees, or train on fewer "
                "rows"));
}

std::uint32_t boosterSeed(Seed seed) {
    return static_cast<std::uint32_t>((seed ^ (seed >> 31U)) & 0x7FFFFFFFU);
}

Vector startOf(const Task& task, const std::vector<std::int32_t>& rows) {
    const FittedRecipe& recipe = *task.recipe;
    const std::vector<double> targets = lossTargets(task, rows);
    if (recipe.problem == Problem::Regression)
        return Vector::Constant(
            1, Eigen::Map<const Vector>(targets.data(), std::ssize(targets)).mean());
    Vector counts = Vector::Zero(std::ssize(recipe.classes));
    for (const double target : targets) counts[static_cast<Index>(target)] += 1.;
    return bestConstantScores(lossFor(recipe), counts);
}

Vector pooledGains(const FittedRecipe& recipe, const Vector& gains) {
    const std::vector<SourceInputs> sources = sourceInputs(recipe);
    Vector pooled(std::ssize(sources));
    for (Index s = 0; s < pooled.size(); ++s) {
        const SourceInputs& of = sources[static_cast<std::size_t>(s)];
        pooled[s] = gains.segment(of.first, of.count).sum();
    }
    return pooled;
}

Relevance gainRelevance(const FittedRecipe& recipe, const Vector& pooledGains) {
    const double all = pooledGains.sum();
    const Vector shares = all > 0. ? Vector(pooledGains / all) : Vector(0. * pooledGains);
    Relevance relevance;
    relevance.kind = message("split-gain", "share of the gain of all splits");
    relevance.how = message("split-gain-how",
                            "by how much the splits on a variable lowered the loss of the training "
                            "rows; columns with many values gain more by chance");
    relevance.names = sourceNames(recipe);
    relevance.values.assign(shares.begin(), shares.end());
    return relevance;
}

}  // namespace ardent
