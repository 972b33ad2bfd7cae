#pragma once

#include "core/method/method.h"

namespace ardent {

/// Recursive feature machine (Radhakrishnan, Beaglehole, Pandit & Belkin, Science 2024, Algorithm
/// 1) on random Fourier features instead of an exact kernel: fit a ridge regression on the features
/// of k(√((x − x′)ᵀM(x − x′))/σ), set M to the average gradient outer product of what was fitted,
/// scaled to trace d, and again. M starts at the identity.
///
/// Done differently, because features are cheap and the text leaves it open: every iteration draws
/// fresh frequencies, tries σ at half, once and twice the last one, and takes σ and the penalty
/// with the lowest validation loss; the iteration with the lowest validation loss counts. The
/// Laplace kernel exp(−r/σ), which the authors use, has frequencies of the multivariate Cauchy law.
/// One tick is an iteration.
Method rfmMethod();

}  // namespace ardent
