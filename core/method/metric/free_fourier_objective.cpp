#include "core/method/metric/free_fourier_objective.h"

#include <algorithm>

#include "core/parallel/blocks.h"

namespace ardent {
namespace {

constexpr Index kJobRows = 64;
constexpr Index kMostJobs = 64;

Index rowsPerJob(Index rows) {
    const Index blocks = std::max<Index>(1, blockCount(rows, kJobRows));
    return blockCount(blocks, kMostJobs) * kJobRows;
}

}  // namespace

template <class T>
struct FreeFourierObjective<T>::Workspace {
    explicit Workspace(const FreeFourierLayout& layout)
        : block(layout),
          residual(static_cast<std::size_t>(layout.outputs * FreeFourierBlock<T>::kRows)),
          targets(static_cast<std::size_t>(FreeFourierBlock<T>::kRows)) {}

    FreeFourierBlock<T> block;
    AlignedVector<T> residual, targets, gradient;
    double lossSum = 0.;
};

template <class T>
FreeFourierObjective<T>::FreeFourierObjective(const FreeFourierLayout& layout, Loss loss)
    : layout_(layout), loss_(loss) {}

template <class T>
FreeFourierObjective<T>::~FreeFourierObjective() = default;

/// The number of jobs, whose losses and gradients stand in the workspaces.
template <class T>
Index FreeFourierObjective<T>::run(const T* x, std::span<const T> y,
                                   std::span<const std::int32_t> rows,
                                   std::span<const T> parameters, bool wantsGradient,
                                   Sharing sharing) {
    constexpr Index kRows = FreeFourierBlock<T>::kRows;
    const auto count = static_cast<Index>(rows.size());
    const Index jobRows = rowsPerJob(count);
    const Index jobs = blockCount(count, jobRows);
    const T factor = T(1) / static_cast<T>(std::max<Index>(1, count));
    while (std::ssize(workspaces_) < jobs)
        workspaces_.push_back(std::make_unique<Workspace>(layout_));
    const auto work = [&](Index job, Index first, Index size) {
        Workspace& space = *workspaces_[static_cast<std::size_t>(job)];
        space.lossSum = 0.;
        if (wantsGradient) space.gradient.assign(static_cast<std::size_t>(layout_.size()), T(0));
        for (Index start = first; start < first + size; start += kRows) {
            const auto some =
                rows.subspan(static_cast<std::size_t>(start),
                             static_cast<std::size_t>(std::min(kRows, first + size - start)));
            for (std::size_t i = 0; i < some.size(); ++i)
                space.targets[i] = y[static_cast<std::size_t>(some[i])];
            space.block.load(x, some);
            space.block.forward(parameters, wantsGradient);
            const std::span<T> residual =
                wantsGradient ? std::span<T>(space.residual) : std::span<T>();
            space.lossSum +=
                ardent::lossSum<T>(loss_, space.targets, static_cast<Index>(some.size()), kRows,
                                   space.block.scores(), factor, residual);
            if (wantsGradient) space.block.addGradient(parameters, residual, space.gradient);
        }
    };
    if (sharing == Sharing::AllThreads)
        forEachBlock(count, jobRows, work);
    else
        for (Index job = 0; job < jobs; ++job)
            work(job, job * jobRows, std::min(jobRows, count - job * jobRows));
    return jobs;
}

template <class T>
double FreeFourierObjective<T>::gradient(const T* x, std::span<const T> y,
                                         std::span<const std::int32_t> rows,
                                         std::span<const T> parameters, std::span<T> gradient,
                                         Sharing sharing) {
    const Index jobs = run(x, y, rows, parameters, true, sharing);
    using Values = Eigen::Map<Eigen::Array<T, Eigen::Dynamic, 1>, Eigen::AlignedMax>;
    const Index size = layout_.size();
    Values sum(gradient.data(), size);
    double loss = 0.;
    for (Index job = 0; job < jobs; ++job) {
        Workspace& space = *workspaces_[static_cast<std::size_t>(job)];
        loss += space.lossSum;
        if (job == 0)
            sum = Values(space.gradient.data(), size);
        else
            sum += Values(space.gradient.data(), size);
    }
    // A feature that is only there to fill a vector has cosine 1.
    for (Index c = 0; c < layout_.outputs; ++c)
        sum.segment(layout_.weights(c) + layout_.features, layout_.stride - layout_.features)
            .setZero();
    return loss / static_cast<double>(rows.size());
}

template <class T>
double FreeFourierObjective<T>::lossSum(const T* x, std::span<const T> y,
                                        std::span<const std::int32_t> rows,
                                        std::span<const T> parameters, Sharing sharing) {
    const Index jobs = run(x, y, rows, parameters, false, sharing);
    double sum = 0.;
    for (Index job = 0; job < jobs; ++job)
        sum += workspaces_[static_cast<std::size_t>(job)]->lossSum;
    return sum;
}

template class FreeFourierObjective<float>;
template class FreeFourierObjective<double>;

}  // namespace ardent
