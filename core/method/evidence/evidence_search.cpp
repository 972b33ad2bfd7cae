#include "core/method/evidence/evidence_search.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <numeric>

#include "core/method/schedule.h"
#include "core/model/loss.h"
#include "core/random/random_stream.h"
#include "core/random/sample_rows.h"

namespace ardent {
namespace {

constexpr std::uint32_t kIterationsADraw = 1U << 12;

std::vector<std::int32_t> someRows(const std::vector<std::int32_t>& rows, Index count, Seed seed,
                                   std::uint32_t draw) {
    if (count >= std::ssize(rows)) return rows;
    RandomStream random(seed, StreamId::MetricRows, draw + 1);
    return drawnInTurn(rows, count, random);
}

}  // namespace

EvidenceDraw evidenceDraw(Index inputs, Index features, Seed seed, std::uint32_t draw) {
    EvidenceDraw fresh{Eigen::MatrixXf(inputs, features), Eigen::VectorXf(features)};
    RandomStream random(seed, StreamId::MetricFeatures, draw);
    for (Index k = 0; k < features; ++k) {
        for (Index j = 0; j < inputs; ++j) fresh.base(j, k) = static_cast<float>(random.normal());
        fresh.phases[k] = static_cast<float>(random.uniform(0., 2. * std::numbers::pi));
    }
    return fresh;
}

CurveSeries evidenceSeries() {
    return {"evidence", message("evidence", "evidence"),
            message("log-likelihood-a-row", "−2 log marginal likelihood a row"),
            message("lower-is-better", "lower is better")};
}

Matrix evidenceTargets(const Task& task, const std::vector<std::int32_t>& rows) {
    const Loss loss = lossFor(*task.recipe);
    const auto value = [&](Index i) {
        return static_cast<double>(
            task.y[static_cast<std::size_t>(rows[static_cast<std::size_t>(i)])]);
    };
    Matrix targets = Matrix::Zero(std::ssize(rows), task.recipe->outputs());
    for (Index i = 0; i < targets.rows(); ++i) {
        if (loss == Loss::Softmax)
            targets(i, static_cast<Index>(value(i))) = 1.;
        else
            targets(i, 0) = value(i);
    }
    if (loss == Loss::Squared) return targets;
    for (Index c = 0; c < targets.cols(); ++c) {
        targets.col(c).array() -= targets.col(c).mean();
        const double deviation =
            std::sqrt(targets.col(c).squaredNorm() / static_cast<double>(targets.rows()));
        if (deviation > 0.) targets.col(c) /= deviation;
    }
    return targets;
}

double scaleUnit(Index inputs) {
    constexpr double kWide = 100.;
    return std::sqrt(std::min(1., kWide / static_cast<double>(inputs)));
}

EvidenceSearch::EvidenceSearch(TaskPtr task, const std::vector<std::int32_t>& rows,
                               CoordinatesPtr coordinates, Matrix factor, double tau,
                               const EvidencePlan& plan)
    : task_(std::move(task)),
      rows_(rows),
      coordinates_(std::move(coordinates)),
      plan_(plan),
      factor_(std::move(factor)),
      mean_(Matrix::Zero(factor_.rows(), factor_.cols())),
      square_(mean_),
      logTau_(std::log(tau > 0. ? tau : 2. / static_cast<double>(plan.features))) {}

double EvidenceSearch::tau() const {
    return std::exp(logTau_);
}

double EvidenceSearch::recentValue() const {
    if (values_.empty()) return std::numeric_limits<double>::infinity();
    const std::size_t count = std::min<std::size_t>(kEvidenceTick, values_.size());
    return std::accumulate(values_.end() - static_cast<std::ptrdiff_t>(count), values_.end(), 0.) /
           static_cast<double>(count);
}

EvidenceSearch EvidenceSearch::from(const EvidencePlan& plan) const {
    return {task_, rows_, coordinates_, factor_, tau(), plan};
}

const EvidenceSearch& leader(const std::vector<EvidenceSearch>& searches) {
    return *std::ranges::min_element(searches, {}, &EvidenceSearch::recentValue);
}

EvidencePlan longer(EvidencePlan plan) {
    plan.iterations = 80;
    plan.rate = 0.05;
    return plan;
}

std::vector<EvidenceSearch> finalists(const std::vector<EvidenceSearch>& race, EvidencePlan plan,
                                      std::uint32_t& draw) {
    constexpr std::size_t kFinalists = 2;
    std::vector<std::size_t> order(race.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return race[i].recentValue(); });
    order.resize(std::min(kFinalists, order.size()));
    std::vector<EvidenceSearch> best;
    for (const std::size_t i : order) {
        plan.draw = ++draw;
        best.push_back(race[i].from(plan));
    }
    return best;
}

void EvidenceSearch::advance() {
    constexpr double kBeta1 = 0.9;
    constexpr double kBeta2 = 0.99;
    constexpr double kEpsilon = 1e-8;
    constexpr double kWidestTau = 30.;  // of |log τ|
    const std::uint32_t draw =
        plan_.draw * kIterationsADraw + static_cast<std::uint32_t>(iteration_);
    const auto rows = someRows(rows_, plan_.rows, plan_.seed, draw);
    sample_.x.resize(std::ssize(rows), coordinates_->size());
    sample_.y = evidenceTargets(*task_, rows);
    for (Index i = 0; i < sample_.x.rows(); ++i)
        sample_.x.row(i) = coordinates_->u->row(rows[static_cast<std::size_t>(i)]);
    const EvidenceDraw fresh = evidenceDraw(coordinates_->size(), plan_.features, plan_.seed, draw);
    const Eigen::MatrixXf factor = factor_.cast<float>();
    const bool isScale = plan_.freedom == Freedom::Scale;
    const Eigen::MatrixXf frequencies =
        isScale ? Eigen::MatrixXf(factor.col(0).asDiagonal() * fresh.base)
                : Eigen::MatrixXf(factor * fresh.base);
    const auto found = evidence<float>(sample_, frequencies, fresh.phases, tau(), *space_);
    const double share = static_cast<double>(iteration_) / static_cast<double>(plan_.iterations);
    ++iteration_;
    values_.push_back(found.value);
    if (!std::isfinite(found.value) || !found.byFrequencies.allFinite()) return;

    const Matrix gradient =
        isScale
            ? Matrix(found.byFrequencies.cwiseProduct(fresh.base).rowwise().sum().cast<double>())
            : Matrix((found.byFrequencies * fresh.base.transpose()).cast<double>());
    const double rate = scheduledRate(Schedule::OneCycle, plan_.rate, share);
    const double meanLeft = 1. - std::pow(kBeta1, iteration_);
    const double squareLeft = 1. - std::pow(kBeta2, iteration_);
    mean_ += (1. - kBeta1) * (gradient - mean_);
    square_ += (1. - kBeta2) * (gradient.cwiseAbs2() - square_);
    const double step = isScale ? rate * scaleUnit(coordinates_->size()) : rate;
    factor_.array() -=
        step * (mean_.array() / meanLeft) / ((square_.array() / squareLeft).sqrt() + kEpsilon);
    tauMean_ += (1. - kBeta1) * (found.byLogTau - tauMean_);
    tauSquare_ += (1. - kBeta2) * (found.byLogTau * found.byLogTau - tauSquare_);
    logTau_ -= rate * (tauMean_ / meanLeft) / (std::sqrt(tauSquare_ / squareLeft) + kEpsilon);
    logTau_ = std::clamp(logTau_, -kWidestTau, kWidestTau);
}

}  // namespace ardent
