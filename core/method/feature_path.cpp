#include "core/method/feature_path.h"

#include <cmath>

#include "core/base/memory.h"
#include "core/method/far_rows.h"
#include "core/model/loss.h"
#include "core/parallel/blocks.h"
#include "core/train/row_gram.h"

namespace ardent {
namespace {

constexpr double kMostHeldBytes = 1e9;
constexpr Index kFillRows = 256;
constexpr Index kLargestEigenproblem = 600;

using Rows = std::vector<std::int32_t>;

FeatureRows featureRows(const FeatureSpace& space, const Rows& rows) {
    return {static_cast<Index>(rows.size()), space.columns,
            [map = space.map, rows](Index first, Index size, Matrix& block) {
                map(std::span(rows).subspan(static_cast<std::size_t>(first),
                                            static_cast<std::size_t>(size)),
                    block);
            }};
}

/// The same, kept where they are not too large, for what passes over them many times.
std::optional<FeatureRows> keptRows(const FeatureSpace& space, const Rows& rows, const GoOn& goOn) {
    FeatureRows made = featureRows(space, rows);
    if (8. * static_cast<double>(made.rows) * static_cast<double>(made.columns) > kMostHeldBytes)
        return made;
    const auto z = std::make_shared<Matrix>(made.rows, made.columns);
    constexpr Index kWave = 16 * kFillRows;
    for (Index wave = 0; wave < made.rows; wave += kWave) {
        if (!goOn()) return std::nullopt;
        forEachBlock(std::min(kWave, made.rows - wave), kFillRows,
                     [&](Index, Index first, Index size) {
                         Matrix block;
                         made.fill(wave + first, size, block);
                         z->middleRows(wave + first, size) = block;
                     });
    }
    made.fill = [z](Index first, Index size, Matrix& block) { block = z->middleRows(first, size); };
    return made;
}

Matrix targetsOf(const Task& task, const Rows& rows) {
    Matrix y(static_cast<Index>(rows.size()), 1);
    for (std::size_t i = 0; i < rows.size(); ++i)
        y(static_cast<Index>(i), 0) =
            static_cast<double>(task.y[static_cast<std::size_t>(rows[i])]);
    return y;
}

class FeaturePath : public LambdaSolver {
public:
    FeaturePath(TaskPtr task, FeatureSpaceMaker make, const LambdaOptions& options, Seed seed)
        : task_(std::move(task)),
          make_(std::move(make)),
          plan_(heldOutPlan(*task_, options.folds, options.enoughValidation)),
          parts_(heldOutParts(*task_, plan_, seed)) {}

    bool prepare(const GoOn& goOn) override {
        auto space = make_(goOn);
        if (!space) return false;
        space_ = std::move(*space);
        return prepareFit(goOn);
    }

    double largestLambda() const override { return largest_; }
    ModelOf modelOf() const override { return space_.modelOf; }
    std::optional<Relevance> relevance(const LinearScores& scores) const override {
        return space_.relevance ? space_.relevance(scores) : std::nullopt;
    }

protected:
    virtual bool prepareFit(const GoOn& goOn) = 0;

    std::size_t folds() const { return static_cast<std::size_t>(plan_.folds); }

    /// Of the fits, the first of which is on all training rows.
    std::size_t fitScoredOn(std::size_t part) const { return part < folds() ? part + 1 : 0; }

    TaskPtr task_;
    FeatureSpaceMaker make_;
    HeldOutPlan plan_;
    std::vector<HeldOut> parts_;
    FeatureSpace space_;
    double largest_ = 1.;
};

/// Sum of the features' variances, an upper bound of the largest eigenvalue of their covariance.
double totalVariance(const FeatureGram& gram) {
    const auto n = static_cast<double>(gram.rows);
    return (gram.products.diagonal().array() / n - (gram.sums.array() / n).square()).sum();
}

/// What rounding makes of the variance of features that do not vary.
double roundingOf(const FeatureGram& gram) {
    return std::max(1e-4 * gram.products.diagonal().sum() / static_cast<double>(gram.rows), 1e-12);
}

class RidgeFeaturePath final : public FeaturePath {
public:
    using FeaturePath::FeaturePath;

    double smallestShare() const override { return 1e-10 / kBeyondBound; }
    Message lambdaKind() const override {
        return message("lambda-standardised-squared",
                       "λ, on the mean squared error of the standardised target");
    }

    std::optional<LambdaSolution> solve(double lambda, const GoOn& goOn) override {
        if (!goOn()) return std::nullopt;
        LambdaSolution solution;
        solution.scores = fit(0, lambda);
        solution.trainLoss = meanSquaredError(fits_.front().gram, solution.scores);
        std::vector<double> losses;
        for (std::size_t part = 0; part < parts_.size(); ++part) {
            if (!goOn()) return std::nullopt;
            const std::size_t fitted = fitScoredOn(part);
            losses.push_back(meanSquaredError(scored_[part],
                                              fitted > 0 ? fit(fitted, lambda) : solution.scores));
        }
        solution.heldOut = judgedLoss(plan_, parts_, losses);
        if (space_.farSquare) solution.farSquare = space_.farSquare(solution.scores);
        solution.goesAstray = goesAstrayFarAway(*task_, solution.farSquare);
        return solution;
    }

protected:
    bool prepareFit(const GoOn& goOn) override {
        fits_.clear();
        scored_.clear();
        const auto gramOf = [&](const Rows& rows) {
            return rowGram(featureRows(space_, rows), targetsOf(*task_, rows), goOn);
        };
        for (const HeldOut& part : parts_) {
            auto gram = gramOf(part.score);
            if (!gram) return false;
            scored_.push_back(std::move(*gram));
        }
        std::optional<FeatureGram> all;
        if (folds() > 0) {
            all = scored_.front();
            for (std::size_t k = 1; k < folds(); ++k) all = sumOf(*all, scored_[k]);
        } else {
            all = gramOf(task_->split.train);
            if (!all) return false;
        }
        largest_ = kBeyondBound * std::max(totalVariance(*all), roundingOf(*all));
        if (!addFit(std::move(*all), goOn)) return false;
        for (std::size_t k = 0; k < folds(); ++k) {
            std::optional<FeatureGram> others;
            for (std::size_t other = 0; other < folds(); ++other)
                if (other != k) others = others ? sumOf(*others, scored_[other]) : scored_[other];
            if (!addFit(std::move(*others), goOn)) return false;
        }
        return true;
    }

private:
    struct Fit {
        FeatureGram gram;
        std::optional<RidgePath> path;  // where the eigenproblem is small
    };

    bool addFit(FeatureGram gram, const GoOn& goOn) {
        if (!goOn()) return false;
        fits_.push_back({std::move(gram), std::nullopt});
        Fit& fit = fits_.back();
        if (space_.columns > 0 && space_.columns <= kLargestEigenproblem)
            fit.path.emplace(fit.gram, Intercept::Free);
        return true;
    }

    LinearScores fit(std::size_t position, double lambda) const {
        const Fit& one = fits_[position];
        if (space_.columns == 0)
            return {Matrix(0, 1), one.gram.targetSums / static_cast<double>(one.gram.rows)};
        RidgeFit found =
            one.path ? one.path->at(lambda) : ridgeFit(one.gram, lambda, Intercept::Free);
        return {std::move(found.weights), std::move(found.intercept)};
    }

    std::vector<Fit> fits_;  // of all training rows, then without each fold
    std::vector<FeatureGram> scored_;
};

/// Whether the scores (rows × outputs) give every row its own class (rows × 1).
bool areSeparated(const Matrix& scores, const Matrix& classes) {
    for (Index i = 0; i < scores.rows(); ++i) {
        const auto own = static_cast<Index>(classes(i, 0));
        if (scores.cols() == 1) {
            if (!((own == 1 ? scores(i, 0) : -scores(i, 0)) > 0.)) return false;
        } else {
            for (Index c = 0; c < scores.cols(); ++c)
                if (c != own && !(scores(i, own) > scores(i, c))) return false;
        }
    }
    return true;
}

class LogisticFeaturePath final : public FeaturePath {
public:
    using FeaturePath::FeaturePath;

    double smallestShare() const override { return 1e-8 / kBeyondBound; }
    bool endsEarly() const override { return true; }
    Message lambdaKind() const override {
        return message("lambda-cross-entropy", "λ, on the mean cross-entropy");
    }

    std::optional<LambdaSolution> solve(double lambda, const GoOn& goOn) override {
        std::vector<LinearScores> found;
        std::vector<bool> converged;
        for (Fit& fit : fits_) {
            const auto next = fit.regression.fit(2. * lambda * static_cast<double>(fit.rows),
                                                 fit.last ? &*fit.last : nullptr, goOn,
                                                 {.maxIterations = 200, .tolerance = 1e-6});
            if (!next) return std::nullopt;
            converged.push_back(next->converged);
            found.push_back(next->scores);
        }
        LambdaSolution solution;
        solution.scores = found.front();
        solution.converged = converged.front();
        const auto trained = fitOn(trainRows_, task_->split.train, found.front(), goOn);
        if (!trained) return std::nullopt;
        solution.trainLoss = trained->loss;
        solution.separates = trained->separates;
        std::vector<double> losses;
        for (std::size_t part = 0; part < parts_.size(); ++part) {
            const auto scored =
                fitOn(scoredRows_[part], parts_[part].score, found[fitScoredOn(part)], goOn);
            if (!scored) return std::nullopt;
            losses.push_back(scored->loss);
        }
        solution.heldOut = judgedLoss(plan_, parts_, losses);
        for (std::size_t i = 0; i < fits_.size(); ++i) fits_[i].last = std::move(found[i]);
        return solution;
    }

protected:
    bool prepareFit(const GoOn& goOn) override {
        fits_.clear();
        scoredRows_.clear();
        auto train = keptRows(space_, task_->split.train, goOn);
        if (!train) return false;
        trainRows_ = std::move(*train);
        const auto spread = variance(goOn);
        if (!spread) return false;
        largest_ = kBeyondBound * std::max(0.25 * *spread, 1e-12);
        addFit(trainRows_, task_->split.train);
        for (std::size_t part = 0; part < parts_.size(); ++part) {
            auto scored = keptRows(space_, parts_[part].score, goOn);
            if (!scored) return false;
            scoredRows_.push_back(std::move(*scored));
            if (fitScoredOn(part) == 0) continue;
            auto fitted = keptRows(space_, parts_[part].fit, goOn);
            if (!fitted) return false;
            addFit(std::move(*fitted), parts_[part].fit);
        }
        return goOn();
    }

private:
    struct Fit {
        LogisticRegression regression;
        Index rows;
        std::optional<LinearScores> last;
    };

    void addFit(FeatureRows features, const Rows& rows) {
        std::vector<float> labels;
        for (const std::int32_t row : rows)
            labels.push_back(task_->y[static_cast<std::size_t>(row)]);
        fits_.push_back(
            {LogisticRegression(std::move(features), labels, std::ssize(task_->recipe->classes)),
             static_cast<Index>(rows.size()), std::nullopt});
    }

    struct FitOnRows {
        double loss = 0.;  ///< mean
        bool separates = false;
    };

    /// Sum of the features' variances over the training rows.
    std::optional<double> variance(const GoOn& goOn) const {
        Vector sums = Vector::Zero(space_.columns);
        Vector squares = sums;
        for (Index first = 0; first < trainRows_.rows; first += kFillRows) {
            if (!goOn()) return std::nullopt;
            Matrix block;
            trainRows_.fill(first, std::min(kFillRows, trainRows_.rows - first), block);
            sums += block.colwise().sum().transpose();
            squares += block.colwise().squaredNorm().transpose();
        }
        const auto n = static_cast<double>(trainRows_.rows);
        return (squares.array() / n - (sums.array() / n).square()).sum();
    }

    std::optional<FitOnRows> fitOn(const FeatureRows& features, const Rows& rows,
                                   const LinearScores& scores, const GoOn& goOn) const {
        if (!goOn()) return std::nullopt;
        const Loss loss = lossFor(*task_->recipe);
        const Matrix y = targetsOf(*task_, rows);
        const auto blocks = static_cast<std::size_t>(blockCount(features.rows, kFillRows));
        std::vector<FitOnRows> parts(blocks);
        forEachBlock(features.rows, kFillRows, [&](Index job, Index first, Index size) {
            Matrix block;
            features.fill(first, size, block);
            Matrix f = block * scores.weights;
            f.rowwise() += scores.intercept.transpose();
            parts[static_cast<std::size_t>(job)] = {
                lossSum<double>(loss, {y.data() + first, static_cast<std::size_t>(size)}, size,
                                size, {f.data(), static_cast<std::size_t>(f.size())}, 0., {}),
                areSeparated(f, y.middleRows(first, size))};
        });
        FitOnRows all{0., true};
        for (const FitOnRows& part : parts) {
            all.loss += part.loss;
            all.separates = all.separates && part.separates;
        }
        all.loss /= static_cast<double>(features.rows);
        return all;
    }

    std::vector<Fit> fits_;  // of all training rows, then without each fold
    FeatureRows trainRows_;
    std::vector<FeatureRows> scoredRows_;
};

}  // namespace

double farSquareOfCosines(const LinearScores& scores) {
    return 0.5 * scores.weights.squaredNorm();
}

std::unique_ptr<LambdaSolver> makeFeaturePath(TaskPtr task, FeatureSpaceMaker make,
                                              const LambdaOptions& options, Seed seed) {
    if (task->recipe->problem == Problem::Regression)
        return std::make_unique<RidgeFeaturePath>(std::move(task), std::move(make), options, seed);
    return std::make_unique<LogisticFeaturePath>(std::move(task), std::move(make), options, seed);
}

Result<> checkFeatureMemory(const Task& task, Index columns, const LambdaOptions& options,
                            const Message& advice) {
    const HeldOutPlan plan = heldOutPlan(task, options.folds, options.enoughValidation);
    const double fits = plan.folds == 0 ? 2. : plan.folds + 1.;
    const auto d = static_cast<double>(columns + 1);
    const bool isRidge = task.recipe->problem == Problem::Regression;
    const double held =
        std::min(kMostHeldBytes, 8. * d * static_cast<double>(task.split.train.size()));
    const double bytes = isRidge ? 8. * d * d * 4. * fits : 8. * d * d * 3. + fits * held;
    return checkMemory(bytes, message("memory-of-features", "A fit on {} features", columns),
                       advice);
}

Message memoryOfFourierFeatures(Index features, Index columns) {
    return message("memory-of-fourier-features", "{} Fourier features of {} encoded columns",
                   features, columns);
}

Message setFewerFeatures() {
    return message("set-fewer-features", "set fewer features");
}

Message setFewerLandmarks() {
    return message("set-fewer-landmarks", "set fewer landmarks");
}

}  // namespace ardent
