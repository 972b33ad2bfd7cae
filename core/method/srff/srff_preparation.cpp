#include "core/method/srff/srff_preparation.h"

#include <algorithm>
#include <array>
#include <limits>

#include "core/kernel/neighbour_distance.h"
#include "core/method/far_rows.h"
#include "core/random/sample_rows.h"

namespace ardent {
namespace {

constexpr std::array kSizeFactors{2., 1., 0.5, 0.25, 0.125, 0.0625};
constexpr Index kFewRows = 5000;
constexpr int kSizeLambdas = 12;
constexpr double kSizeTolerance = 1e-2;
constexpr double kHighestLambda = 5.;
constexpr double kLambdaRange = 1e8;
constexpr double kDrawLambdaStep = 2.5;
constexpr double kEvidentShare = 0.1;  // of the largest scale: what is below it starts from 0

}  // namespace

std::unique_ptr<SrffSearch> makeSrffSearch(SrffSolver<float>& solver, const SrffOptions& options,
                                           double size, const std::vector<Vector>& starts,
                                           int lambdas, double tolerance, const GoOn& goOn) {
    std::vector<double> grid{options.lambda};
    if (options.lambda <= 0.) {
        double curvature = 1e-6;
        for (const Vector& start : starts) {
            const Vector scale = solver.start(size, start).point.scale;
            const auto largest = solver.largestCurvature(scale, goOn);
            if (!largest) return nullptr;
            curvature = std::max(curvature, *largest);
        }
        grid = penaltyGrid(kHighestLambda * curvature, kLambdaRange, lambdas);
    }
    return std::make_unique<SrffSearch>(
        solver, size, std::move(grid),
        SrffStop{options.maxIterations, tolerance, options.alternation == SrffAlternation::Fixed},
        starts);
}

SrffPreparation::SrffPreparation(TaskPtr task, const SrffOptions& options, Seed seed)
    : task_(std::move(task)),
      options_(options),
      loss_(lossFor(*task_->recipe)),
      seed_(seed),
      rows_(drawnAscending(task_->split.train, kFewRows, seed, StreamId::Subsample)),
      basis_(std::make_shared<const FourierBasis>(
          drawBasis(options.sampler, task_->x.cols(), options.features, seed))),
      lowest_(std::numeric_limits<double>::infinity()) {}

Message SrffPreparation::stage() const {
    switch (stage_) {
        case Stage::Begin:
            return message("neighbour-distances", "Neighbour distances");
        case Stage::Evidence:
            return message("scales-by-evidence", "Scales by evidence");
        case Stage::Sizes:
            return message("simplex-size", "Simplex size {} of {}",
                           std::min(sizeAt_ + 1, sizes_.size()), sizes_.size());
        case Stage::Done:
            if (!draws_) return message("neighbour-distances", "Neighbour distances");
            break;
        case Stage::Draws:
            break;
    }
    return message("frequency-draw", "Frequency draw {} of {}",
                   std::min(draws_ ? draws_->tried() + 1 : 1, options_.draws), options_.draws);
}

void SrffPreparation::advance(const GoOn& goOn) {
    switch (stage_) {
        case Stage::Begin:
            if (!findSizes(goOn)) return;
            if (hasNothingToCompare()) {
                stage_ = Stage::Done;
                return;
            }
            if (options_.start == SrffStart::Uniform) return beginSizes();
            evidence_.emplace(task_, options_.features, seed_);
            stage_ = Stage::Evidence;
            return;
        case Stage::Evidence:
            evidence_->advance();
            if (evidence_->finished()) takeEvidence();
            return;
        case Stage::Sizes:
            return advanceSizes(goOn);
        case Stage::Draws:
            return advanceDraws(goOn);
        case Stage::Done:
            return;
    }
}

bool SrffPreparation::findSizes(const GoOn& goOn) {
    sizes_ = {options_.simplexSize};
    if (options_.simplexSize <= 0.) {
        const auto sigma = medianNeighbourDistance(task_->x, task_->split.train, goOn);
        if (!sigma) return false;
        const double natural = static_cast<double>(task_->x.cols()) / *sigma;
        sizes_ = {natural};
        if (!task_->split.validation.empty() && options_.sizes == SrffSizes::Tried) {
            sizes_.assign(kSizeFactors.begin(), kSizeFactors.end());
            for (double& size : sizes_) size *= natural;
        }
    }
    size_ = sizes_.front();
    return true;
}

/// The path then starts from equal scales on the first draw.
bool SrffPreparation::hasNothingToCompare() const {
    return sizes_.size() == 1 && options_.draws == 1 && options_.start == SrffStart::Uniform &&
           options_.alternation == SrffAlternation::Fixed;
}

void SrffPreparation::takeEvidence() {
    if (const auto scale = evidence_->scale()) {
        const double least = kEvidentShare * scale->maxCoeff();
        starts_.push_back((scale->array() < least).select(0., *scale));
    }
    evidence_.reset();
    beginSizes();
}

void SrffPreparation::beginSizes() {
    solver_.emplace(*basis_, loss_, task_->recipe->outputs(),
                    SrffRows<float>{task_->x, task_->y, rows_}, Intercept::Free);
    stage_ = Stage::Sizes;
}

double SrffPreparation::judge(const SrffPoint& point) {
    const auto& validation = task_->split.validation;
    if (goesAstrayFarAway(*task_, point.farSquare()))
        return std::numeric_limits<double>::infinity();
    return validation.empty() ? point.loss : solver_->loss(point, validation);
}

void SrffPreparation::advanceSizes(const GoOn& goOn) {
    if (sizeAt_ == sizes_.size()) return beginDraws();
    if (!search_) {
        search_ = makeSrffSearch(*solver_, options_, sizes_[sizeAt_], starts_, kSizeLambdas,
                                 std::max(options_.tolerance, kSizeTolerance), goOn);
        return;
    }
    const auto did = search_->advance(goOn);
    if (did == SrffSearch::Did::Nothing) return;
    if (search_->point().weights.allFinite()) shown_ = search_->point();
    if (did != SrffSearch::Did::Lambda) return;
    const double judged = judge(search_->point());
    if (judged < lowest_) {
        lowest_ = judged;
        size_ = search_->size();
        lambda_ = search_->lambdas()[search_->position() - 1];
        best_ = search_->point();
    }
    if (!search_->finished()) return;
    ++sizeAt_;
    search_.reset();
}

void SrffPreparation::beginDraws() {
    solver_.reset();
    if (!best_) {  // no loss was finite
        stage_ = Stage::Done;
        return;
    }
    SrffDraws::Plan plan{
        options_.sampler, options_.features, seed_, options_.draws, options_.candidates, {}, {}};
    plan.lambdas = {lambda_};
    if (options_.lambda <= 0.)
        plan.lambdas = {lambda_ * kDrawLambdaStep, lambda_, lambda_ / kDrawLambdaStep};
    plan.scales = {best_->scale};
    for (const Vector& start : starts_)
        if (start.sum() > 0.) plan.scales.push_back(start * (size_ / start.sum()));
    draws_.emplace(task_, loss_, rows_, std::move(plan));
    stage_ = Stage::Draws;
}

void SrffPreparation::advanceDraws(const GoOn& goOn) {
    if (!draws_->advance(goOn)) return;
    basis_ = draws_->bestBasis();
    shown_ = draws_->bestPoint();
    if (!draws_->finished()) return;
    if (shown_) starts_ = {shown_->scale};
    stage_ = Stage::Done;
}

}  // namespace ardent
