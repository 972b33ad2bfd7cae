#include "core/method/rffnet/rffnet_step.h"

namespace ardent {

template <class T>
RffnetStepper<T>::RffnetStepper(const FourierBasis& basis, Loss loss, Index outputs,
                                Optimiser optimiser, Blocks blocks)
    : objective_(basis, loss, outputs),
      optimiser_(optimiser),
      blocks_(blocks),
      gradient_(basis.frequencies.cols(), outputs, basis.frequencies.rows()),
      weightsAdam_(gradient_.weights().size()),
      scaleAdam_(gradient_.scale().size()) {}

template <class T>
void RffnetStepper<T>::move(std::span<T> block, std::span<const T> gradient, Adam<T>& adam,
                            double rate) {
    if (optimiser_ == Optimiser::Adam) return adam.update(block, gradient, rate);
    for (std::size_t i = 0; i < block.size(); ++i) block[i] -= static_cast<T>(rate) * gradient[i];
}

template <class T>
double RffnetStepper<T>::step(const T* x, std::span<const T> y, std::span<const std::int32_t> rows,
                              FourierParameters<T>& parameters, double rate, double alpha) {
    const double loss = objective_.gradient(x, y, rows, parameters, gradient_);
    move(parameters.weights(), gradient_.weights(), weightsAdam_, rate);
    const T shrinkage = static_cast<T>(1. / (1. + 2. * alpha * rate));
    for (T& weight : parameters.weights()) weight *= shrinkage;
    if (blocks_ == Blocks::Alternating) objective_.gradient(x, y, rows, parameters, gradient_);
    move(parameters.scale(), gradient_.scale(), scaleAdam_, rate);
    return loss;
}

template class RffnetStepper<float>;
template class RffnetStepper<double>;

}  // namespace ardent
