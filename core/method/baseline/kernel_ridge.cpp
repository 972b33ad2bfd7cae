#include "core/method/baseline/kernel_ridge.h"

#include <cmath>

#include "core/base/memory.h"
#include "core/kernel/cholesky.h"
#include "core/kernel/kernel_matrix.h"
#include "core/method/baseline/width_search.h"

namespace ardent {
namespace {

constexpr std::size_t kKernelRows = 512;

using Rows = std::vector<std::int32_t>;

struct KernelRidgeOptions : LambdaOptions {
    double gamma = 0.;

    KernelRidgeOptions() { lambdas = 25; }

    static auto describe() {
        using O = KernelRidgeOptions;
        return std::tuple_cat(std::tuple{kernelCoefficientField<O>()},
                              lambdaFields<O>("Added to the diagonal of the kernel matrix."));
    }
};

class KernelRidgePath final : public LambdaSolver {
public:
    KernelRidgePath(TaskPtr task, double gamma, const HeldOutPlan& plan, Seed seed)
        : task_(std::move(task)),
          gamma_(gamma),
          plan_(plan),
          parts_(heldOutParts(*task_, plan_, seed)) {}

    bool prepare(const GoOn& goOn) override;
    double largestLambda() const override { return largest_; }
    double smallestShare() const override { return 1e-9 / kBeyondBound; }
    std::optional<LambdaSolution> solve(double lambda, const GoOn& goOn) override;
    ModelOf modelOf() const override;
    Message lambdaKind() const override {
        return message("lambda-diagonal", "λ, added to the diagonal of the kernel matrix");
    }

private:
    bool fillKernel(const Rows& rows, Matrix& kernel, const GoOn& goOn) const;
    std::optional<double> foldLoss(const HeldOut& part, double lambda, const GoOn& goOn);
    Vector targets(const Rows& rows) const;

    TaskPtr task_;
    double gamma_;
    HeldOutPlan plan_;
    std::vector<HeldOut> parts_;
    std::shared_ptr<const DesignMatrix> points_;
    Vector y_;
    Matrix kernel_;      // of the training rows
    Matrix validation_;  // of the validation by the training rows
    Matrix work_, foldKernel_;
    double largest_ = 1.;
};

Vector KernelRidgePath::targets(const Rows& rows) const {
    Vector y(std::ssize(rows));
    for (std::size_t i = 0; i < rows.size(); ++i)
        y[static_cast<Index>(i)] = static_cast<double>(task_->y[static_cast<std::size_t>(rows[i])]);
    return y;
}

bool KernelRidgePath::fillKernel(const Rows& rows, Matrix& kernel, const GoOn& goOn) const {
    kernel.resize(std::ssize(rows), points_->rows());
    for (std::size_t first = 0; first < rows.size(); first += kKernelRows) {
        if (!goOn()) return false;
        const auto begin = rows.begin() + static_cast<std::ptrdiff_t>(first);
        const Rows some(
            begin, begin + static_cast<std::ptrdiff_t>(std::min(kKernelRows, rows.size() - first)));
        kernel.middleRows(static_cast<Index>(first), std::ssize(some)) =
            kernelMatrix(Kernel::Gaussian, gamma_, task_->x, some, *points_);
    }
    return true;
}

bool KernelRidgePath::prepare(const GoOn& goOn) {
    const Rows& train = task_->split.train;
    DesignMatrix points(std::ssize(train), task_->x.cols());
    for (Index i = 0; i < points.rows(); ++i)
        points.row(i) = task_->x.row(train[static_cast<std::size_t>(i)]);
    points_ = std::make_shared<const DesignMatrix>(std::move(points));
    y_ = targets(train);
    if (!fillKernel(train, kernel_, goOn)) return false;
    if (!fillKernel(task_->split.validation, validation_, goOn)) return false;
    largest_ = kBeyondBound * kernel_.rowwise().sum().maxCoeff();
    return true;
}

std::optional<double> KernelRidgePath::foldLoss(const HeldOut& part, double lambda,
                                                const GoOn& goOn) {
    // Positions of the part's rows among the training rows; both ascend.
    const auto positions = [&](const Rows& rows) {
        std::vector<Index> result;
        std::size_t at = 0;
        for (const std::int32_t row : rows) {
            while (task_->split.train[at] != row) ++at;
            result.push_back(static_cast<Index>(at));
        }
        return result;
    };
    const std::vector<Index> fit = positions(part.fit);
    const std::vector<Index> scored = positions(part.score);
    foldKernel_ = kernel_(fit, fit);
    const auto c = kernelRidgeCoefficients(foldKernel_, y_(fit), lambda, work_, goOn);
    if (!c) return std::nullopt;
    return (Vector(y_(scored)) - kernel_(scored, fit) * *c).squaredNorm() /
           static_cast<double>(scored.size());
}

std::optional<LambdaSolution> KernelRidgePath::solve(double lambda, const GoOn& goOn) {
    const auto c = kernelRidgeCoefficients(kernel_, y_, lambda, work_, goOn);
    if (!c) return std::nullopt;
    LambdaSolution solution;
    solution.scores = {*c, Vector::Zero(1)};
    const auto n = static_cast<double>(y_.size());
    solution.trainLoss = (y_ - kernel_ * *c).squaredNorm() / n;
    std::vector<double> losses;
    for (std::size_t k = 0; k < static_cast<std::size_t>(plan_.folds); ++k) {
        const auto loss = foldLoss(parts_[k], lambda, goOn);
        if (!loss) return std::nullopt;
        losses.push_back(*loss);
    }
    if (validation_.rows() > 0) {
        const Vector truth = targets(task_->split.validation);
        losses.push_back((truth - validation_ * *c).squaredNorm() /
                         static_cast<double>(truth.size()));
    }
    if (losses.empty()) losses.push_back(solution.trainLoss);
    solution.heldOut = judgedLoss(plan_, parts_, losses);
    return solution;
}

ModelOf KernelRidgePath::modelOf() const {
    return [gamma = gamma_, points = points_](const LinearScores& scores) {
        return KernelModel{Kernel::Gaussian, gamma, points, scores.weights, scores.intercept, {}};
    };
}

Result<std::unique_ptr<Trainer>> makeKernelRidge(TaskPtr task, const OptionValues& values,
                                                 Seed seed) {
    auto options = readOptions<KernelRidgeOptions>(values);
    options.enoughValidation = enoughValidation(*task);
    const auto n = static_cast<double>(task->split.train.size());
    const auto validation = static_cast<double>(task->split.validation.size());
    const HeldOutPlan plan = heldOutPlan(*task, options.folds, options.enoughValidation);
    const double bytes = 8. * n * (validation + (plan.folds > 0 ? 3. : 2.) * n);
    const auto fits = checkMemory(
        bytes,
        message("memory-of-kernel-ridge", "Exact kernel ridge regression on {} training rows",
                task->split.train.size()),
        message("choose-approximation-or-fewer-rows",
                "choose nystroem or rff, or train on fewer rows"));
    if (!fits) return tl::unexpected(fits.error());
    const auto solverOf = [seed, enough = options.enoughValidation](const TaskPtr& some, int folds,
                                                                    double gamma) {
        return std::make_unique<KernelRidgePath>(some, gamma, heldOutPlan(*some, folds, enough),
                                                 seed);
    };
    if (options.gamma > 0.)
        return makeLambdaTrainer(task, options, solverOf(task, options.folds, options.gamma));
    auto search = makeWidthSearch(task, options, LambdaBeside::LossSum,
                                  [solverOf](const TaskPtr& some, int folds, double width) {
                                      return solverOf(some, folds, 0.5 / (width * width));
                                  });
    return makeLambdaTrainer(task, options, std::move(search));
}

}  // namespace

std::optional<Vector> kernelRidgeCoefficients(const Matrix& kernel, const Vector& y, double alpha,
                                              Matrix& work, const GoOn& goOn) {
    const auto n = static_cast<double>(y.size());
    for (double added = 0.; added<n; added = added> 0. ? 100. * added : 1e-14 * n) {
        work = kernel;
        work.diagonal().array() += alpha + added;
        switch (factoriseCholesky(work, goOn)) {
            case CholeskyOutcome::Done:
                return Vector(solveCholesky(work, y));
            case CholeskyOutcome::Left:
                return std::nullopt;
            case CholeskyOutcome::NotPositive:
                break;
        }
    }
    return Vector::Zero(y.size());
}

Method kernelRidgeMethod() {
    return {"kernel_ridge",
            "Kernel ridge regression",
            "The exact kernel machine: a Gaussian bump at every training row, all weights from one "
            "system of equations. Every variable counts alike, so that it tells none from another. "
            "Time grows with the cube of the rows, memory with their square.",
            "Saunders, Gammerman & Vovk: Ridge Regression Learning Algorithm in Dual Variables "
            "(1998)",
            {Problem::Regression},
            {RunPart::Path},
            &schemaOf<KernelRidgeOptions>,
            &makeKernelRidge};
}

}  // namespace ardent
