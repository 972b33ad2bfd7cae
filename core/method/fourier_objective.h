#pragma once

#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "core/kernel/fourier_block.h"
#include "core/model/loss.h"

namespace ardent {

/// Outer weights a (D × K, a feature's K weights side by side) followed by the scale γ (d), in one
/// array so that an optimiser can treat them as one block.
template <class T>
struct FourierParameters {
    Index features = 0, outputs = 0, inputs = 0;
    AlignedVector<T> values;

    FourierParameters() = default;
    FourierParameters(Index features, Index outputs, Index inputs);
    std::span<T> weights();
    std::span<const T> weights() const;
    std::span<T> scale();
    std::span<const T> scale() const;
    bool isFinite() const;
};

/// The mean loss of f(x) = Σ_k a_k cos(E_k·(γ ⊙ x) + b_k) over chosen rows, with its gradient by a
/// and γ (RFFNet, eq. 14 without the penalty). Rows are worked on in blocks of 64 whose gradients
/// are added in order, so that the result does not depend on the number of threads.
template <class T>
class FourierObjective {
public:
    FourierObjective(const FourierBasis& basis, Loss loss, Index outputs);
    ~FourierObjective();

    /// x: row-major, d columns; y: one target a row of x. Overwrites `gradient`; returns the mean
    /// loss.
    double gradient(const T* x, std::span<const T> y, std::span<const std::int32_t> rows,
                    const FourierParameters<T>& parameters, FourierParameters<T>& gradient);

    double loss(const T* x, std::span<const T> y, std::span<const std::int32_t> rows,
                const FourierParameters<T>& parameters);

    /// How far a loss has come that is computed in pieces; begins anew when it is done.
    struct Progress {
        Index rows = 0;
        double sum = 0.;
    };

    /// The same loss to the bit, about `pieceRows` rows a call; nothing while rows are left.
    std::optional<double> loss(const T* x, std::span<const T> y, std::span<const std::int32_t> rows,
                               const FourierParameters<T>& parameters, Index pieceRows,
                               Progress& progress);

    const PackedBasis<T>& basis() const { return basis_; }

private:
    struct Workspace;
    /// Rows a job works on: they are cut for the whole of a pass, not for a piece of it.
    struct Cut {
        Index jobRows = 0;
        T factor = T(0);  ///< one over the rows of the pass
    };
    static Cut cutFor(Index rows);
    double addLosses(const T* x, std::span<const T> y, std::span<const std::int32_t> rows,
                     const FourierParameters<T>& parameters, const Cut& cut, bool wantsGradient,
                     double sum);
    void reserve(Index jobs);

    PackedBasis<T> basis_;
    Loss loss_;
    Index outputs_;
    std::vector<std::unique_ptr<Workspace>> workspaces_;
};

extern template struct FourierParameters<float>;
extern template struct FourierParameters<double>;
extern template class FourierObjective<float>;
extern template class FourierObjective<double>;

}  // namespace ardent
