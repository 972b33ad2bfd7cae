#pragma once

#include "core/method/method.h"

namespace ardent {

/// K_mm^{-1/2} of a kernel matrix of m landmarks, m × r: eigenvalues below 10⁻¹² times the largest
/// are left out, so that duplicate landmarks do no harm. Features of a sample: its kernel values at
/// the landmarks times this matrix.
Matrix nystroemRoot(const Matrix& landmarkKernel);

/// Nyström features (Williams & Seeger, 2001) of the Gaussian kernel exp(−γ ‖x − x′‖²) at training
/// rows drawn at random, with a ridge or logistic regression and a free intercept.
Method nystroemMethod();

}  // namespace ardent
