#include "core/method/laplace/laplace_model.h"

#include <algorithm>
#include <cmath>

#include "core/data/task/samples_as_double.h"
#include "core/data/task/target_values.h"
#include "core/data/task/training_folds.h"
#include "core/method/evidence/evidence_search.h"
#include "core/model/loss.h"
#include "core/model/metrics.h"
#include "core/model/predictor.h"

namespace ardent {
namespace {

constexpr double kMostProducts = 1e9;  // rows² × columns of a step
constexpr int kParts = 10;             // of rows that are not dealt by chance
constexpr double kLeastLambda = 1e-6;
constexpr double kLeastLambdaOfClasses = 0.1;

/// Empty where chance dealt the rows.
std::vector<int> partsOf(const Task& task, const TaskRows& rows, Seed seed) {
    if (task.order.units.empty()) return {};
    const int folds = static_cast<int>(std::min<Index>(kParts, mostFolds(task)));
    const std::vector<int> trained = trainingFolds(task, folds, seed);
    std::vector<int> partOf(static_cast<std::size_t>(task.x.rows()), folds);
    for (std::size_t i = 0; i < trained.size(); ++i)
        partOf[static_cast<std::size_t>(task.split.train[i])] = trained[i];
    std::vector<int> parts;
    for (const std::int32_t row : rows) parts.push_back(partOf[static_cast<std::size_t>(row)]);
    return parts;
}

}  // namespace

double leastLaplaceLambda(Problem problem) {
    return problem == Problem::Regression ? kLeastLambda : kLeastLambdaOfClasses;
}

Index mostLaplaceSearchRows(std::size_t inputs) {
    const auto columns = static_cast<double>(std::max<std::size_t>(1, inputs));
    return static_cast<Index>(std::sqrt(kMostProducts / columns));
}

LaplaceRows laplaceRows(const Task& task, const TaskRows& rows, Seed seed) {
    return {samplesAsDouble(task.x, rows), evidenceTargets(task, rows), partsOf(task, rows, seed)};
}

JudgedFit judgedFit(const Task& task, const TaskRows& rows, const LaplaceRows& data,
                    LaplaceFit fit) {
    JudgedFit judged{std::move(fit), {}};
    const Matrix& leftOut = judged.fit.leftOut;
    if (leftOut.size() == 0) return judged;
    const Loss loss = lossFor(*task.recipe);
    if (loss == Loss::Squared) {
        judged.loss = (leftOut - data.y).squaredNorm() / static_cast<double>(rows.size());
        return judged;
    }
    const std::vector<int> labels = classLabels(task, rows);
    judged.calibration = calibrate(leftOut, labels, CalibrationShift::Free);
    const Matrix scores =
        (judged.calibration.slope * leftOut).rowwise() + judged.calibration.shift.transpose();
    judged.loss = meanLogLoss(labels, classProbabilities(linkFor(loss), scores));
    return judged;
}

std::shared_ptr<const DesignMatrix> kernelPoints(const Task& task, const TaskRows& rows) {
    return std::make_shared<const DesignMatrix>(task.x(rows, Eigen::all));
}

KernelModel kernelModel(const JudgedFit& judged, std::shared_ptr<const DesignMatrix> points,
                        const Vector& scale) {
    KernelModel model{Kernel::Laplace, 1., std::move(points), judged.fit.weights, {}, scale};
    model.intercept = Vector::Zero(model.outputs());
    if (judged.calibration.shift.size() > 0) {
        model.weights *= judged.calibration.slope;
        model.intercept = judged.calibration.shift;
    }
    return model;
}

}  // namespace ardent
