#pragma once

#include <optional>

#include "core/method/adam.h"
#include "core/method/fourier_objective.h"

namespace ardent {

enum class Optimiser { Adam, Sgd };

/// Joint: one gradient moves a and γ. Alternating: a moves first, γ then by a gradient at the new a
/// (PALM, Bolte et al., 2014).
enum class Blocks { Joint, Alternating };

/// The minibatch step of RFFNet (Algorithm 2): a gradient step on the data term, then the proximal
/// operator of rate · alpha · ‖a‖², which is a / (1 + 2 · alpha · rate); γ has no penalty. The
/// proximal step uses the plain learning rate also with Adam, as the authors' program does.
template <class T>
class RffnetStepper {
public:
    RffnetStepper(const FourierBasis&, Loss, Index outputs, Optimiser, Blocks);

    /// Moves the parameters and returns the mean loss of the rows before the move.
    double step(const T* x, std::span<const T> y, std::span<const std::int32_t> rows,
                FourierParameters<T>& parameters, double rate, double alpha);

    FourierObjective<T>& objective() { return objective_; }

private:
    void move(std::span<T> block, std::span<const T> gradient, Adam<T>& adam, double rate);

    FourierObjective<T> objective_;
    Optimiser optimiser_;
    Blocks blocks_;
    FourierParameters<T> gradient_;
    Adam<T> weightsAdam_, scaleAdam_;
};

extern template class RffnetStepper<float>;
extern template class RffnetStepper<double>;

}  // namespace ardent
