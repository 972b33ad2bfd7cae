#include "core/method/metric/metric_fresh_evidence.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/kernel/waves.h"
#include "core/method/metric/metric_recipe.h"
#include "core/method/metric/metric_sets.h"
#include "core/parallel/blocks.h"

namespace ardent {
namespace {

/// Of the largest: what is smaller does not matter.
constexpr double kLeastScale = 0.03;

std::vector<double> freshTaus() {
    std::vector<double> taus;
    for (int i = 0; i <= 12; ++i)
        taus.push_back(std::pow(10., -2. + 0.5 * i) / static_cast<double>(kFreshFeatures));
    return taus;
}

Eigen::MatrixXf turnsOf(const Coordinates& at, const Eigen::MatrixXf& frequencies,
                        const Eigen::VectorXf& phases, const std::vector<std::int32_t>& rows) {
    Eigen::MatrixXf u(std::ssize(rows), at.size());
    for (Index i = 0; i < u.rows(); ++i) u.row(i) = at.u->row(rows[static_cast<std::size_t>(i)]);
    Eigen::MatrixXf turns = u * frequencies;
    turns.rowwise() += phases.transpose();
    turns *= static_cast<float>(kQuarterTurns);
    return turns;
}

/// In the unit of the evidence, of the scales that are not small beside the largest.
double priceOfScales(const MetricTask& data, const Matrix& factor) {
    const auto rows = static_cast<double>(data.train.size());
    const auto scales = std::ssize(inputsAbove(factor.col(0).cwiseAbs(), kLeastScale));
    return static_cast<double>(scales) * std::log(rows) / rows;
}

}  // namespace

EvidenceOverTau freshEvidence(const MetricTask& rows, const Coordinates& at, const Matrix& factor,
                              EvidenceSpace<float>& space, Seed seed, std::uint32_t draw) {
    EvidenceDraw fresh = evidenceDraw(at.size(), kFreshFeatures, seed, draw << 12U);
    const Eigen::MatrixXf own = factor.cast<float>();
    const Eigen::MatrixXf frequencies = factor.cols() == 1 && at.size() > 1
                                            ? Eigen::MatrixXf(own.col(0).asDiagonal() * fresh.base)
                                            : Eigen::MatrixXf(own * fresh.base);
    return evidenceOverTau(turnsOf(at, frequencies, fresh.phases, rows.train),
                           evidenceTargets(*rows.task, rows.train), freshTaus(), space);
}

Eigen::MatrixXf turnsOf(const MetricNet& net, const std::vector<std::int32_t>& rows) {
    return turnsOf(*net.coordinates, net.frequencies().cast<float>(), net.phases.cast<float>(),
                   rows);
}

EvidenceOverTau evidenceOf(const MetricTask& rows, const MetricNet& net,
                           EvidenceSpace<float>& space) {
    return evidenceOverTau(turnsOf(net, rows.train), evidenceTargets(*rows.task, rows.train),
                           freshTaus(), space);
}

double constantEvidence(const MetricTask& rows) {
    const Matrix y = evidenceTargets(*rows.task, rows.train);
    return (y.colwise().squaredNorm().array() / static_cast<double>(y.rows())).log().mean();
}

bool isStrong(const MetricTask& rows, double before, double found, double chances) {
    constexpr double kStrong = 3.;
    return !(0.5 * static_cast<double>(rows.train.size()) * (before - found) <= kStrong + chances);
}

std::size_t bestFresh(const MetricTask& data, const std::vector<EvidenceSearch>& searches,
                      Seed seed, std::uint32_t draw) {
    std::vector<double> values(searches.size());
    forEachBlock(std::ssize(searches), 1, [&](Index at, Index, Index) {
        const auto i = static_cast<std::size_t>(at);
        const EvidenceSearch& one = searches[i];
        EvidenceSpace<float> space;
        values[i] = freshEvidence(data, *one.coordinates(), one.factor(), space, seed, draw).value;
    });
    const auto isOfOtherInputs = [&](const EvidenceSearch& one) {
        return one.coordinates()->size() != searches.front().coordinates()->size();
    };
    if (std::ranges::any_of(searches, isOfOtherInputs))
        for (std::size_t i = 0; i < values.size(); ++i)
            values[i] += priceOfScales(data, searches[i].factor());
    return static_cast<std::size_t>(std::ranges::min_element(values) - values.begin());
}

std::vector<Index> pruned(const MetricTask& rows, const EvidenceSearch& scales, Seed seed,
                          std::uint32_t draw) {
    const Vector size = scales.factor().col(0).cwiseAbs();
    const Coordinates& all = *scales.coordinates();
    EvidenceSpace<float> space;
    std::vector<Index> kept = inputsAbove(size, kLeastScale);
    double best = std::numeric_limits<double>::infinity();
    for (const double threshold : {kLeastScale, 0.1, 0.2, 0.3}) {
        const std::vector<Index> set = inputsAbove(size, threshold);
        if (set.empty()) break;
        Vector part = Vector::Zero(size.size());
        part(set) = size(set);
        const double value = freshEvidence(rows, all, part, space, seed, draw).value;
        best = std::min(best, value);
        if (value <= best + 8. / static_cast<double>(rows.train.size())) kept = set;
    }
    return kept;
}

double logNumberOfSets(const MetricTask& data, const Coordinates& set) {
    const auto all = static_cast<double>(data.task->x.cols());
    const auto kept = static_cast<double>(set.size());
    return std::lgamma(all + 1.) - std::lgamma(kept + 1.) - std::lgamma(all - kept + 1.);
}

bool tellsTarget(const MetricTask& data, const EvidenceSearch& scales, Seed seed,
                 std::uint32_t draw) {
    EvidenceSpace<float> space;
    const double found =
        freshEvidence(data, *scales.coordinates(), scales.factor(), space, seed, draw).value;
    return isStrong(data, constantEvidence(data), found,
                    logNumberOfSets(data, *scales.coordinates()));
}

}  // namespace ardent
