#include "core/method/metric/metric_waves.h"

#include <Eigen/Cholesky>

#include "core/data/task/drawn_rows.h"
#include "core/kernel/waves.h"
#include "core/method/evidence/wave_screen.h"
#include "core/method/metric/metric_fresh_evidence.h"

namespace ardent {
namespace {

constexpr double kNarrow = 0.5;  // width of frequencies close to the one found

/// What remains of the target where each row is predicted without itself, under a prior variance τ.
Matrix leaveOneOutResiduals(const MetricTask& data, const MetricNet& net, double tau,
                            const std::vector<std::int32_t>& rows) {
    const Matrix y = evidenceTargets(*data.task, rows);
    if (net.features() == 0) return y;
    Eigen::MatrixXf cosines, sines;
    cosinesAndSines(turnsOf(net, rows), cosines, sines);
    const Matrix z = cosines.cast<double>();
    Matrix b = Matrix::Identity(z.cols(), z.cols());
    b.selfadjointView<Eigen::Lower>().rankUpdate(z.transpose(), tau);
    const Eigen::LLT<Matrix> factor(b);
    if (factor.info() != Eigen::Success) return Matrix::Zero(y.rows(), y.cols());
    const Matrix open = y - z * factor.solve(tau * (z.transpose() * y));
    const Matrix whitened = factor.matrixL().solve(z.transpose());
    const Vector leverages = tau * whitened.colwise().squaredNorm().transpose();
    return (1. - leverages.array()).inverse().matrix().asDiagonal() * open;
}

/// Of these frequencies and slower, and of frequencies close to it.
std::vector<MetricWave> wavesAbout(const FoundWave& found) {
    return {{found.input, 0., found.frequency}, {found.input, found.frequency, kNarrow}};
}

/// What scores leave of the target: of numbers, or of indicators of the classes (of the second one
/// where there are two).
Matrix residuals(const MetricTask& data, const Matrix& scores,
                 const std::vector<std::int32_t>& rows) {
    Matrix open(scores.rows(), scores.cols());
    const bool isRegression = data.loss == Loss::Squared;
    if (isRegression)
        open = -scores;
    else
        open = -classProbabilities(linkFor(data.loss), scores).rightCols(scores.cols());
    for (Index i = 0; i < open.rows(); ++i) {
        const double y = static_cast<double>(
            data.task->y[static_cast<std::size_t>(rows[static_cast<std::size_t>(i)])]);
        if (data.loss == Loss::Softmax)
            open(i, static_cast<Index>(y)) += 1.;
        else
            open(i, 0) += y;
    }
    return open;
}

}  // namespace

Message fastWavesStage() {
    return message("fast-waves", "Fast waves along one variable");
}

std::vector<MetricWave> wavesLeftOpen(const MetricRun& run, const MetricNet& net) {
    const MetricTask& data = run.data;
    const auto rows = drawnRows(*data.task, data.train, kFewRowsSearched, run.seed);
    const auto found =
        strongestWave(data.task->x, rows, residuals(data, scoresOf(net, rows), rows));
    return found ? wavesAbout(*found) : std::vector<MetricWave>{};
}

Pieces findWaves(MetricRun& run, MetricPrior& prior) {
    run.stage = fastWavesStage();
    const MetricTask& data = run.data;
    const auto rows = drawnRows(*data.task, data.train, kFewRowsSearched, run.seed);
    EvidenceSpace<float> space;
    MetricNet net = netUnder(run, prior, kFreshFeatures);
    EvidenceOverTau best = net.features() == 0 ? EvidenceOverTau{constantEvidence(data), 0.}
                                               : evidenceOf(data, net, space);
    for (int found = 0; found < kMostWaves; ++found) {
        co_yield PieceDone{};
        const auto wave =
            strongestWave(data.task->x, rows, leaveOneOutResiduals(data, net, best.tau, rows));
        if (!wave) break;
        co_yield PieceDone{};
        const double before = best.value;
        MetricNet wider;
        MetricWave likeliest;
        for (const MetricWave& tried : wavesAbout(*wave)) {
            MetricNet with = withWaves(run, net, {tried});
            const EvidenceOverTau value = evidenceOf(data, with, space);
            if (!(value.value < best.value)) continue;
            best = value;
            wider = std::move(with);
            likeliest = tried;
        }
        if (!(best.value < before) || !isStrong(data, before, best.value)) break;
        net = std::move(wider);
        prior.waves.push_back(likeliest);
        prior.tau = best.tau;
    }
}

}  // namespace ardent
