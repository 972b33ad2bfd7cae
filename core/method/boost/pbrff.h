#pragma once

#include "core/method/method.h"

namespace ardent {

/// Pseudo-Bayesian random Fourier features (Letarte, Morvant & Germain, AISTATS 2019), as the
/// GBRFF paper compares with them: landmarks drawn with replacement from the training rows, each
/// with K random frequencies weighted by q in closed form (GBRFF, equation 4, with the exponential
/// loss of y_i y_landmark, of the product of standardised values for numbers); then ridge or
/// logistic regression, or a linear support vector machine (the paper's), on the similarities to
/// the landmarks. Several classes: y_i y_landmark is 1 for two rows of one class and −1 else, the
/// paper's form having two.
Method pbrffMethod();

}  // namespace ardent
