#include "core/method/lasso/fourier_family_options.h"

namespace ardent {

FourierPlan FourierFamilyOptions::sharedPlan() const {
    FourierPlan plan;
    plan.basis.variablePairs = features;
    plan.basis.scale = frequencyScale;
    plan.basis.identities = linearTerms == YesNo::Yes;
    plan.fit.folds = folds;
    plan.fit.rule = rule;
    plan.fit.path.lambdas = lambdas;
    plan.fit.path.smallestShare = lambdaRatio;
    plan.fit.path.tolerance = 1e-6;
    plan.fit.path.stopWhenSaturated = lambdaRatio == 0.;  // a stated end is reached
    plan.fit.path.scale = PenaltyScale::Raw;
    return plan;
}

}  // namespace ardent
