#include "core/method/lasso/fourier_lasso.h"

#include "core/method/lasso/fourier_family_options.h"

namespace ardent {
namespace {

struct FourierLassoOptions : FourierFamilyOptions {
    SparsePenalty penalty = SparsePenalty::Group;
    double alpha = 1.;
    double period = 0.;
    int periodVariable = 1;
    int harmonics = 2;

    static auto describe() {
        using O = FourierLassoOptions;
        return std::tuple{
            fourier_options::features<O>(),
            fourier_options::frequencyScale<O>(),
            choice(&O::penalty, "penalty", "Penalty",
                   "Group lasso keeps or drops whole variables; lasso keeps or drops single sines "
                   "and cosines.",
                   {{SparsePenalty::Group, "group", "Group lasso"},
                    {SparsePenalty::Lasso, "lasso", "Lasso, elastic net"}}),
            fourier_options::folds<O>(),
            fourier_options::rule<O>(),
            number(&O::period, "period", "Period",
                   "A period to expect in one variable, in that variable's unit; 0 is none.", 0,
                   1e12)
                .zeroIs(OptionSpec::Zero::None),
            number(&O::periodVariable, "period_variable", "Periodic variable",
                   "Position of that variable among the features, counted from 1.", 1, 1'000'000)
                .onlyUnlessZero("period")
                .advanced(),
            number(&O::harmonics, "harmonics", "Harmonics",
                   "Multiples of the period's frequency that get a sine and a cosine.", 1, 1000)
                .onlyUnlessZero("period")
                .advanced(),
            number(&O::alpha, "alpha", "Elastic-net mix",
                   "1 is the lasso, 0 the ridge penalty, between them the elastic net.", 0, 1)
                .advanced(),
            fourier_options::linearTerms<O>(),
            fourier_options::lambdas<O>(),
            fourier_options::lambdaRatio<O>()};
    }
};

Result<std::unique_ptr<Trainer>> makeFourierLasso(TaskPtr task, const OptionValues& values,
                                                  Seed seed) {
    const auto options = readOptions<FourierLassoOptions>(values);
    FourierPlan plan = options.sharedPlan();
    plan.fit.path.mixing = options.alpha;
    plan.fit.grouped = options.penalty == SparsePenalty::Group;
    plan.basis.period = options.period;
    plan.basis.periodVariable = options.periodVariable - 1;
    plan.basis.harmonics = options.harmonics;
    return makeFourierTrainer(std::move(task), std::move(plan), seed);
}

}  // namespace

Method fourierLassoMethod() {
    return {
        "fourier_lasso",
        "Fourier-basis lasso",
        "Fits a sum of one smooth function a variable, each made of random sines and cosines, "
        "under "
        "a penalty that switches whole variables off. All penalties are solved, from the one that "
        "keeps nothing downwards, and cross-validation chooses among them.",
        "Selection of Nonlinear Features and Interactions in Random Fourier Basis Regression",
        {Problem::Regression, Problem::Classification},
        {RunPart::Path, RunPart::Selection},
        &schemaOf<FourierLassoOptions>,
        &makeFourierLasso};
}

}  // namespace ardent
