#include "core/method/fourier_objective.h"

#include <algorithm>
#include <cmath>

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
double FourierObjective<T>::pass(const T* x, std::span<const T> y,
                                 std::span<const std::int32_t> rows,
                                 const FourierParameters<T>& parameters, bool wantsGradient) {
    const auto count = static_cast<Index>(rows.size());
    const Index jobRows = rowsPerJob(count);
    const T factor = T(1) / static_cast<T>(count);
    reserve(blockCount(count, jobRows));
    forEachBlock(count, jobRows, [&](Index job, Index first, Index size) {
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
            work.lossSum += ardent::lossSum<T>(loss_, work.targets, static_cast<Index>(some.size()),
                                               kBlockRows, work.block.scores(), factor, residual);
            if (wantsGradient)
                work.block.addGradient(parameters.weights(), work.residual,
                                       {work.gradient.weights(), work.gradient.scale()});
        }
    });
    double total = 0.;
    for (Index job = 0; job < blockCount(count, jobRows); ++job)
        total += workspaces_[static_cast<std::size_t>(job)]->lossSum;
    return total / static_cast<double>(count);
}

template <class T>
double FourierObjective<T>::gradient(const T* x, std::span<const T> y,
                                     std::span<const std::int32_t> rows,
                                     const FourierParameters<T>& parameters,
                                     FourierParameters<T>& gradient) {
    const double loss = pass(x, y, rows, parameters, true);
    const auto count = static_cast<Index>(rows.size());
    const Index jobs = blockCount(count, rowsPerJob(count));
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
    return pass(x, y, rows, parameters, false);
}

template struct FourierParameters<float>;
template struct FourierParameters<double>;
template class FourierObjective<float>;
template class FourierObjective<double>;

}  // namespace ardent
