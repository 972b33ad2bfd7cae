#pragma once

#include "core/method/method.h"

namespace ardent {

/// RFFNet: f(x) = Σ_k a_k cos(E_k·(γ ⊙ x) + b_k), with a and the relevances γ learned together by
/// minibatch gradients and the frequencies E fixed (paper: "RFFNet: Large-Scale Interpretable
/// Kernel Methods via Random Fourier Features", eqs. 14–16, Algorithms 1–3). One tick is an epoch.
///
/// As the authors' program does: no factor √(2/D), no intercept, squared loss without ½, a starts
/// uniform in ±1/√D, γ at (largest − smallest value)/d, the proximal step with the plain learning
/// rate, early stopping on the unpenalised validation loss, best checkpoint restored. Done
/// differently because the program is plainly wrong there: the last, smaller batch of an epoch is
/// used; TopK tries k = 1 … d (it tried 0 … d − 1, where 0 kept everything); the restart
/// initialiser keeps the best start (it kept the last) and compares training losses, as the text
/// says; labels are encoded; γ's start looks at training rows only. Unless target_scaling=none,
/// which the preset "paper" has, the target is centred and scaled, so that rates mean the same in
/// any unit; losses are shown in the target's squared unit either way. Divergence (a loss or
/// parameter that is not finite) ends the training with the best model so far.
Method rffnetMethod();

}  // namespace ardent
