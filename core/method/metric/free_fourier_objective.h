#pragma once

#include <memory>
#include <span>
#include <vector>

#include "core/kernel/free_fourier_block.h"
#include "core/model/loss.h"
#include "core/parallel/sharing.h"

namespace ardent {

/// The mean loss of f(x) = c + Σ_k a_k cos(ω_k·x + b_k) over chosen rows, with its gradient by all
/// parameters. Rows are worked on in jobs of 64 whose gradients are added in order, so that the
/// result does not depend on the number of threads.
template <class T>
class FreeFourierObjective {
public:
    FreeFourierObjective(const FreeFourierLayout&, Loss);
    ~FreeFourierObjective();

    /// x: row-major, `inputs` columns; y: one target a row of x. Overwrites `gradient`; returns the
    /// mean loss.
    double gradient(const T* x, std::span<const T> y, std::span<const std::int32_t> rows,
                    std::span<const T> parameters, std::span<T> gradient, Sharing);

    /// Sum of the losses.
    double lossSum(const T* x, std::span<const T> y, std::span<const std::int32_t> rows,
                   std::span<const T> parameters, Sharing);

    const FreeFourierLayout& layout() const { return layout_; }

private:
    struct Workspace;
    Index run(const T* x, std::span<const T> y, std::span<const std::int32_t> rows,
              std::span<const T> parameters, bool wantsGradient, Sharing);

    FreeFourierLayout layout_;
    Loss loss_;
    std::vector<std::unique_ptr<Workspace>> workspaces_;
};

extern template class FreeFourierObjective<float>;
extern template class FreeFourierObjective<double>;

}  // namespace ardent
