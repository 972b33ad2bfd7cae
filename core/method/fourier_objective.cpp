#include "core/method/fourier_objective.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/parallel/blocks.h"

namespace ardent {
namespace {

constexpr Index kMaxJobs = 64;

/// Rows a job works on, so that a full-batch pass needs no more than kMaxJobs workspaces.
Index rowsPerJob(Index rows) {
    const Index blocks = blockCount(rows, kBlockRows);
    return blockCount(std::max<Index>(blocks, 1), kMaxJobs) * kBlockRows;
}

}  // namespace

template <class T>
FourierParameters<T>::FourierParameters(Index featureCount, Index outputCount, Index inputCount)
    : features(featureCount),
      outputs(outputCount),
      inputs(inputCount),
      values(static_cast<std::size_t>(featureCount * outputCount + inputCount), T(0)) {}

template <class T>
std::span<T> FourierParameters<T>::weights() {
    return std::span<T>(values).first(static_cast<std::size_t>(features * outputs));
}
template <class T>
std::span<const T> FourierParameters<T>::weights() const {
    return std::span<const T>(values).first(static_cast<std::size_t>(features * outputs));
}
template <class T>
std::span<T> FourierParameters<T>::scale() {
    return std::span<T>(values).last(static_cast<std::size_t>(inputs));
}
template <class T>
std::span<const T> FourierParameters<T>::scale() const {
    return std::span<const T>(values).last(static_cast<std::size_t>(inputs));
}
template <class T>
bool FourierParameters<T>::isFinite() const {
    return std::all_of(values.begin(), values.end(), [](T v) { return std::isfinite(v); });
}

template <class T>
struct FourierObjective<T>::Workspace {
    Workspace(const PackedBasis<T>& basis, Index outputs)
        : block(basis, outputs),
          residual(static_cast<std::size_t>(outputs * kBlockRows)),
          targets(static_cast<std::size_t>(kBlockRows)),
          gradient(basis.features(), outputs, basis.inputs()) {}

    FourierBlock<T> block;
    AlignedVector<T> residual;
    AlignedVector<T> targets;
    FourierParameters<T> gradient;
    double lossSum = 0.;
};

template <class T>
FourierObjective<T>::FourierObjective(const FourierBasis& basis, Loss loss, Index outputs)
    : basis_(basis), loss_(loss), outputs_(outputs) {}

template <class T>
FourierObjective<T>::~FourierObjective() = default;

template <class T>
void FourierObjective<T>::reserve(Index jobs) {
    while (static_cast<Index>(workspaces_.size()) < jobs)
        workspaces_.push_back(std::make_unique<Workspace>(basis_, outputs_));
}

template <class T>
typename FourierObjective<T>::Cut FourierObjective<T>::cutFor(Index rows) {
    return {rowsPerJob(rows), T(1) / static_cast<T>(rows)};
}

/// Adds the losses of the rows to `sum`, job by job.
template <class T>
double FourierObjective<T>::addLosses(const T* x, std::span<const T> y,
                                      std::span<const std::int32_t> rows,
                                      const FourierParameters<T>& parameters, const Cut& cut,
                                      bool wantsGradient, double sum) {
    const auto count = static_cast<Index>(rows.size());
    reserve(blockCount(count, cut.jobRows));
    forEachBlock(count, cut.jobRows, [&](Index job, Index first, Index size) {
        Workspace& work = *workspaces_[static_cast<std::size_t>(job)];
        work.lossSum = 0.;
        if (wantsGradient)
            std::fill(work.gradient.values.begin(), work.gradient.values.end(), T(0));
        for (Index start = first; start < first + size; start += kBlockRows) {
            const auto some =
                rows.subspan(static_cast<std::size_t>(start),
                             static_cast<std::size_t>(std::min(kBlockRows, first + size - start)));
            for (std::size_t i = 0; i < some.size(); ++i)
                work.targets[i] = y[static_cast<std::size_t>(some[i])];
            work.block.load(x, some, parameters.scale());
            work.block.forward(parameters.weights(), wantsGradient);
            const std::span<T> residual =
                wantsGradient ? std::span<T>(work.residual) : std::span<T>();
            work.lossSum +=
                ardent::lossSum<T>(loss_, work.targets, static_cast<Index>(some.size()), kBlockRows,
                                   work.block.scores(), cut.factor, residual);
            if (wantsGradient)
                work.block.addGradient(parameters.weights(), work.residual,
                                       {work.gradient.weights(), work.gradient.scale()});
        }
    });
    for (Index job = 0; job < blockCount(count, cut.jobRows); ++job)
        sum += workspaces_[static_cast<std::size_t>(job)]->lossSum;
    return sum;
}

template <class T>
double FourierObjective<T>::gradient(const T* x, std::span<const T> y,
                                     std::span<const std::int32_t> rows,
                                     const FourierParameters<T>& parameters,
                                     FourierParameters<T>& gradient) {
    const auto count = static_cast<Index>(rows.size());
    const Cut cut = cutFor(count);
    const double loss =
        addLosses(x, y, rows, parameters, cut, true, 0.) / static_cast<double>(count);
    const Index jobs = blockCount(count, cut.jobRows);
    using Values = Eigen::Map<Eigen::Array<T, Eigen::Dynamic, 1>, Eigen::AlignedMax>;
    const auto size = static_cast<Index>(gradient.values.size());
    Values sum(gradient.values.data(), size);
    sum = Values(workspaces_[0]->gradient.values.data(), size);
    for (Index job = 1; job < jobs; ++job)
        sum += Values(workspaces_[static_cast<std::size_t>(job)]->gradient.values.data(), size);
    return loss;
}

template <class T>
double FourierObjective<T>::loss(const T* x, std::span<const T> y,
                                 std::span<const std::int32_t> rows,
                                 const FourierParameters<T>& parameters) {
    const auto count = static_cast<Index>(rows.size());
    return addLosses(x, y, rows, parameters, cutFor(count), false, 0.) / static_cast<double>(count);
}

template <class T>
std::optional<double> FourierObjective<T>::loss(const T* x, std::span<const T> y,
                                                std::span<const std::int32_t> rows,
                                                const FourierParameters<T>& parameters,
                                                Index pieceRows, Progress& progress) {
    const auto count = static_cast<Index>(rows.size());
    const Cut cut = cutFor(count);
    const Index jobs = std::max<Index>(1, pieceRows / cut.jobRows);
    const Index size = std::min(count - progress.rows, jobs * cut.jobRows);
    const auto some =
        rows.subspan(static_cast<std::size_t>(progress.rows), static_cast<std::size_t>(size));
    progress.sum = addLosses(x, y, some, parameters, cut, false, progress.sum);
    progress.rows += size;
    if (progress.rows < count) return std::nullopt;
    return std::exchange(progress, {}).sum / static_cast<double>(count);
}

template struct FourierParameters<float>;
template struct FourierParameters<double>;
template class FourierObjective<float>;
template class FourierObjective<double>;

}  // namespace ardent
