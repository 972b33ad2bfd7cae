#include "core/method/metric/metric_fresh_evidence.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/kernel/waves.h"
#include "core/method/metric/metric_recipe.h"
#include "core/method/metric/metric_sets.h"
#include "core/parallel/blocks.h"

namespace ardent {

EvidenceOverTau freshEvidence(const MetricTask& rows, const Coordinates& at, const Matrix& factor,
                              EvidenceSpace<float>& space, Seed seed, std::uint32_t draw) {
    const EvidenceDraw fresh = evidenceDraw(at.size(), kFreshFeatures, seed, draw << 12U);
    const Eigen::MatrixXf own = factor.cast<float>();
    const Eigen::MatrixXf frequencies = factor.cols() == 1 && at.size() > 1
                                            ? Eigen::MatrixXf(own.col(0).asDiagonal() * fresh.base)
                                            : Eigen::MatrixXf(own * fresh.base);
    Eigen::MatrixXf u(std::ssize(rows.train), at.size());
    for (Index i = 0; i < u.rows(); ++i)
        u.row(i) = at.u->row(rows.train[static_cast<std::size_t>(i)]);
    space.turns.noalias() = u * frequencies;
    space.turns.rowwise() += fresh.phases.transpose();
    space.turns *= static_cast<float>(kQuarterTurns);
    std::vector<double> taus;
    for (int i = 0; i <= 12; ++i)
        taus.push_back(std::pow(10., -2. + 0.5 * i) / static_cast<double>(kFreshFeatures));
    return evidenceOverTau(space.turns, evidenceTargets(*rows.task, rows.train), taus, space);
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
    return static_cast<std::size_t>(std::ranges::min_element(values) - values.begin());
}

std::vector<Index> pruned(const MetricTask& rows, const EvidenceSearch& scales, Seed seed,
                          std::uint32_t draw) {
    const Vector size = scales.factor().col(0).cwiseAbs();
    const Coordinates& all = *scales.coordinates();
    EvidenceSpace<float> space;
    std::vector<Index> kept = inputsAbove(size, 0.03);
    double best = std::numeric_limits<double>::infinity();
    for (const double threshold : {0.03, 0.1, 0.2, 0.3}) {
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

bool tellsTarget(const MetricTask& data, const EvidenceSearch& scales, Seed seed,
                 std::uint32_t draw) {
    constexpr double kStrong = 3.;
    const auto n = static_cast<double>(data.train.size());
    const auto all = static_cast<double>(data.task->x.cols());
    const Matrix y = evidenceTargets(*data.task, data.train);
    const double constant = (y.colwise().squaredNorm().array() / n).log().mean();
    EvidenceSpace<float> space;
    const double found =
        freshEvidence(data, *scales.coordinates(), scales.factor(), space, seed, draw).value;
    const auto kept = static_cast<double>(scales.coordinates()->size());
    const double sets =
        std::lgamma(all + 1.) - std::lgamma(kept + 1.) - std::lgamma(all - kept + 1.);
    return !(0.5 * n * (constant - found) <= kStrong + sets);
}

}  // namespace ardent
