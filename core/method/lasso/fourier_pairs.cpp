#include "core/method/lasso/fourier_pairs.h"

#include "core/method/lasso/fourier_family_options.h"

namespace ardent {
namespace {

struct FourierPairsOptions : FourierFamilyOptions {
    int pairFeatures = 20;
    YesNo adaptive = YesNo::Yes;
    int mostPairs = 500;

    static auto describe() {
        using O = FourierPairsOptions;
        return std::tuple{
            fourier_options::features<O>(),
            number(&O::pairFeatures, "pair_features", "Sines and cosines a pair",
                   "Number of sines, and as many cosines, of every pair of variables.", 0, 10'000),
            fourier_options::frequencyScale<O>(),
            fourier_options::folds<O>(),
            fourier_options::rule<O>(),
            number(&O::mostPairs, "most_pairs", "Most pairs",
                   "With more pairs than this a stochastic search chooses them first.", 0, 100'000)
                .logarithmic(),
            choice(&O::adaptive, "adaptive", "Adaptive weights",
                   "Fit twice: the second time what was small in the first is penalised more.",
                   {{YesNo::Yes, "yes", "Yes"}, {YesNo::No, "no", "No"}})
                .advanced(),
            fourier_options::linearTerms<O>(),
            fourier_options::lambdas<O>(),
            fourier_options::lambdaRatio<O>()};
    }
};

Result<std::unique_ptr<Trainer>> makeFourierPairs(TaskPtr task, const OptionValues& values,
                                                  Seed seed) {
    const auto options = readOptions<FourierPairsOptions>(values);
    FourierPlan plan = options.sharedPlan();
    plan.basis.setPairs = options.pairFeatures;
    plan.sets = SetChoice::AllPairs;
    plan.adaptive = options.adaptive == YesNo::Yes;
    plan.mostPairs = options.mostPairs;
    plan.search.mostPairs = options.mostPairs;
    return makeFourierTrainer(std::move(task), std::move(plan), seed);
}

}  // namespace

Method fourierPairsMethod() {
    return {
        "fourier_pairs",
        "Fourier-basis lasso with pairs",
        "Fits a sum of smooth functions of single variables and of pairs of variables, made of "
        "random sines and cosines, under a penalty that switches whole variables and pairs off. "
        "With very many pairs, a random search says first which are worth it.",
        "Selection of Nonlinear Features and Interactions in Random Fourier Basis Regression",
        {Problem::Regression, Problem::Classification},
        {RunPart::Path, RunPart::Selection},
        &schemaOf<FourierPairsOptions>,
        &makeFourierPairs};
}

}  // namespace ardent
