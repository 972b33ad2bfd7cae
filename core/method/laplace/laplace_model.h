#pragma once

#include <limits>
#include <memory>
#include <vector>

#include "core/data/task/recipe.h"
#include "core/method/laplace/laplace_fit.h"
#include "core/model/kernel_model.h"
#include "core/random/streams.h"
#include "core/train/calibration.h"

namespace ardent {

using TaskRows = std::vector<std::int32_t>;

inline constexpr double kFirstLaplaceLambda = 0.1;
inline constexpr double kFirstLaplaceStep = 0.3;  // of the logarithms of the scales
inline constexpr Index kFirstLaplaceRows = 1000;  // of the search

/// Labels without noise would be learned by heart, with scales that leave every row alone.
double leastLaplaceLambda(Problem);

/// Rows of a search on so many inputs whose steps take about a second.
Index mostLaplaceSearchRows(std::size_t inputs);

/// Groups and times are left out as wholes, and so are the validation rows, which a split by a
/// column may have set apart for a reason.
LaplaceRows laplaceRows(const Task&, const TaskRows&, Seed);

/// A fit and the loss of the scores that the other rows give every row; +∞ without such scores.
struct JudgedFit {
    LaplaceFit fit;
    Calibration calibration;  ///< of classes
    double loss = std::numeric_limits<double>::infinity();
};

JudgedFit judgedFit(const Task&, const TaskRows&, const LaplaceRows&, LaplaceFit);

std::shared_ptr<const DesignMatrix> kernelPoints(const Task&, const TaskRows&);

KernelModel kernelModel(const JudgedFit&, std::shared_ptr<const DesignMatrix> points,
                        const Vector& scale);

}  // namespace ardent
