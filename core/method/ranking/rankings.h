#pragma once

#include "core/method/method.h"

/// Rankings that CCM is compared with. Each orders the source columns and then goes on as CCM does:
/// models on the first k for the curve, and the final one on the first m.
namespace ardent {

/// |r| of Pearson; the largest over a source's encoded columns and over the classes.
Method pearsonMethod();

/// Mutual information with the target by the k-nearest-neighbour estimators of Kraskov et al. and
/// Ross, over all encoded columns of a source together.
Method mutualInformationMethod();

/// Minimum redundancy, maximum relevance (Peng, Long & Ding, 2005; difference form), with the same
/// estimators in place of binned ones.
Method mrmrMethod();

/// Hilbert–Schmidt independence criterion of a source alone: Gaussian kernel whose width is the
/// median distance, linear kernel on the target.
Method hsicMethod();

/// Backward elimination by the same criterion on all that is left (Song et al., 2012), the width
/// found anew at every step.
Method bahsicMethod();

/// Recursive feature elimination (Guyon et al., 2002) with a linear machine (‖w‖² of a source) or a
/// Gaussian one (change of αᵀKα without the source).
Method rfeMethod();

}  // namespace ardent
