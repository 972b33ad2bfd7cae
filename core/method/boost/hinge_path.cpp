#include "core/method/boost/hinge_path.h"

#include <algorithm>
#include <cmath>

#include "core/base/go_on.h"
#include "core/data/task/target_values.h"
#include "core/model/loss.h"
#include "core/model/metrics.h"
#include "core/parallel/blocks.h"
#include "core/train/calibration.h"
#include "core/train/linear_svm.h"

namespace ardent {
namespace {

constexpr double kSmallestCost = 1e-2;
constexpr double kLargestCost = 1e2;
constexpr double kMostCost = 1e3;  // λ = 0 stands for this
constexpr Index kMapRows = 256;

using Rows = std::vector<std::int32_t>;

double costOf(double lambda, std::size_t rows) {
    return std::min(1. / (2. * std::max(lambda, 1e-300) * static_cast<double>(rows)), kMostCost);
}

class HingePath final : public LambdaSolver {
public:
    HingePath(TaskPtr task, FeatureSpaceMaker make, const LambdaOptions& options, Seed seed)
        : task_(std::move(task)),
          make_(std::move(make)),
          parts_(heldOutParts(*task_, heldOutPlan(*task_, options.folds), seed)) {}

    bool prepare(const GoOn& goOn) override {
        auto space = make_(goOn);
        if (!space) return false;
        space_ = std::move(*space);
        parts_.push_back({task_->split.train, {}});
        fitted_.clear();
        scored_.clear();
        for (const HeldOut& part : parts_) {
            auto fit = mapped(part.fit, goOn);
            auto score = mapped(part.score, goOn);
            if (!fit || !score) {
                parts_.pop_back();
                return false;
            }
            fitted_.push_back(std::move(*fit));
            scored_.push_back(std::move(*score));
        }
        return true;
    }

    double largestLambda() const override {
        return 1. / (2. * kSmallestCost * static_cast<double>(task_->split.train.size()));
    }
    double smallestShare() const override { return kSmallestCost / kLargestCost; }
    ModelOf modelOf() const override { return space_.modelOf; }
    Message lambdaKind() const override {
        return message("lambda-hinge", "λ, on the mean hinge loss");
    }
    std::optional<LambdaSolution> solve(double lambda, const GoOn& goOn) override;

private:
    std::optional<Matrix> mapped(const Rows& rows, const GoOn& goOn) const;
    std::optional<LinearScores> machineOf(std::size_t part, double cost, const GoOn& goOn) const;
    double crossEntropy(const Matrix& scores, const Rows& rows) const;

    TaskPtr task_;
    FeatureSpaceMaker make_;
    std::vector<HeldOut> parts_;  // once prepared, all training rows stand last
    FeatureSpace space_;
    std::vector<Matrix> fitted_, scored_;
};

std::optional<Matrix> HingePath::mapped(const Rows& rows, const GoOn& goOn) const {
    Matrix z(std::ssize(rows), space_.columns);
    for (Index first = 0; first < z.rows(); first += kMapRows) {
        if (!goOn()) return std::nullopt;
        const Index size = std::min(kMapRows, z.rows() - first);
        Matrix block;
        space_.map(std::span(rows).subspan(static_cast<std::size_t>(first),
                                           static_cast<std::size_t>(size)),
                   block);
        z.middleRows(first, size) = block;
    }
    return z;
}

double HingePath::crossEntropy(const Matrix& scores, const Rows& rows) const {
    const Link link = linkFor(lossFor(*task_->recipe));
    return metric(
        classificationMetrics(classLabels(*task_, rows), classProbabilities(link, scores)),
        "log_loss");
}

/// Of every output; ±1 for a class that all rows or none of them have.
std::optional<LinearScores> HingePath::machineOf(std::size_t part, double cost,
                                                 const GoOn& goOn) const {
    const std::vector<int> labels = classLabels(*task_, parts_[part].fit);
    const Index outputs = task_->recipe->outputs();
    LinearScores machine{Matrix::Zero(space_.columns, outputs), Vector::Zero(outputs)};
    for (Index output = 0; output < outputs; ++output) {
        Vector signs(std::ssize(labels));
        for (Index i = 0; i < signs.size(); ++i)
            signs[i] =
                labels[static_cast<std::size_t>(i)] == (outputs == 1 ? 1 : output) ? 1. : -1.;
        if (signs.minCoeff() == signs.maxCoeff()) {
            machine.intercept[output] = signs[0];
            continue;
        }
        const auto plane = fitLinearSvm(fitted_[part], signs, cost, goOn);
        if (!plane) return std::nullopt;
        machine.weights.col(output) = plane->weights;
        machine.intercept[output] = plane->intercept;
    }
    return machine;
}

std::optional<LambdaSolution> HingePath::solve(double lambda, const GoOn& goOn) {
    std::vector<Matrix> heldOut;
    Rows rows;
    LinearScores machine;
    for (std::size_t part = 0; part < parts_.size(); ++part) {
        const bool last = part + 1 == parts_.size();
        if (last && parts_[part].fit == parts_.front().fit) continue;
        auto found = machineOf(part, costOf(lambda, parts_[part].fit.size()), goOn);
        if (!found) return std::nullopt;
        machine = std::move(*found);
        if (last) continue;
        heldOut.push_back((scored_[part] * machine.weights).rowwise() +
                          machine.intercept.transpose());
        rows.insert(rows.end(), parts_[part].score.begin(), parts_[part].score.end());
    }
    Matrix scores(std::ssize(rows), task_->recipe->outputs());
    Index at = 0;
    for (const Matrix& some : heldOut) {
        scores.middleRows(at, some.rows()) = some;
        at += some.rows();
    }
    const Calibration found = calibrate(scores, classLabels(*task_, rows), CalibrationShift::Free);
    LambdaSolution solution;
    solution.scores = {found.slope * machine.weights,
                       found.slope * machine.intercept + found.shift};
    solution.trainLoss = crossEntropy((fitted_.back() * solution.scores.weights).rowwise() +
                                          solution.scores.intercept.transpose(),
                                      task_->split.train);
    Vector losses(std::ssize(heldOut));
    for (std::size_t part = 0; part < heldOut.size(); ++part)
        losses[static_cast<Index>(part)] = crossEntropy(
            (found.slope * heldOut[part]).rowwise() + found.shift.transpose(), parts_[part].score);
    solution.heldOut.mean = losses.mean();
    if (losses.size() > 1)
        solution.heldOut.error =
            std::sqrt((losses.array() - losses.mean()).square().sum() /
                      static_cast<double>(losses.size() * (losses.size() - 1)));
    return solution;
}

}  // namespace

std::unique_ptr<LambdaSolver> makeHingePath(TaskPtr task, FeatureSpaceMaker make,
                                            const LambdaOptions& options, Seed seed) {
    return std::make_unique<HingePath>(std::move(task), std::move(make), options, seed);
}

}  // namespace ardent
