#pragma once

#include "core/method/method.h"

namespace ardent {

/// Additive Fourier-basis regression (Pollner, eqs 3 and 4): k sines and k cosines of every
/// variable with random frequencies of its own, and the variable itself; elastic net, or group
/// lasso with a group a variable, along a path of penalties λ, chosen by K-fold cross-validation on
/// the training rows. One tick is a λ.
///
/// The penalty weighs the coefficients of the columns as they are, as in the paper's eqs (1) and
/// (2), with half of λ (1 − α) ‖b‖² for the squared part, on half the mean squared error or the
/// mean log loss; columns made equally long, as glmnet and grpreg make them, would let nearly
/// constant columns take coefficients that float32 predictions cannot follow. Frequencies are
/// normal with scale s per standard deviation of the variable; a stated period t of a stated
/// variable adds sines and cosines at 2π/t and its multiples, in that variable's own unit. A
/// category has its indicators alone, in which everything about it is linear. Relevance is the
/// standard deviation of the variable's part of f over the training rows, because coefficients of
/// nearly equal columns say little.
Method fourierLassoMethod();

}  // namespace ardent
