#pragma once

#include "core/method/lasso/fourier_plan.h"
#include "core/train/option_table.h"

namespace ardent {

enum class SparsePenalty { Group, Lasso };
enum class YesNo { Yes, No };

/// Settings that the methods of the Fourier-basis lasso family share. The paper gives no values for
/// s, the numbers of functions, q or the cut-offs: all defaults are ours.
struct FourierFamilyOptions {
    int features = 5;
    double frequencyScale = 1.;
    YesNo linearTerms = YesNo::Yes;
    int folds = 10;
    LambdaRule rule = LambdaRule::OneStandardError;
    int lambdas = 100;
    double lambdaRatio = 0.;

    /// What these say, with the rest as FourierPlan has it.
    FourierPlan sharedPlan() const;
};

namespace fourier_options {

template <class O>
auto features() {
    return number<O, int>(&O::features, "features", "Sines and cosines a variable",
                          "Number k of sines, and as many cosines, of every variable.", 0, 10'000);
}

template <class O>
auto frequencyScale() {
    return number<O, double>(
               &O::frequencyScale, "frequency_scale", "Frequency scale",
               "Standard deviation of the random frequencies; larger fits finer detail.", 1e-6, 1e6)
        .logarithmic()
        .unit("radians per standard deviation");
}

template <class O>
auto linearTerms() {
    return choice<O, YesNo>(&O::linearTerms, "linear_terms", "Linear terms",
                            "Whether a variable itself joins its sines and cosines.",
                            {{YesNo::Yes, "yes", "Yes"}, {YesNo::No, "no", "No"}})
        .advanced();
}

template <class O>
auto folds() {
    return number<O, int>(&O::folds, "folds", "Folds",
                          "Parts of the training rows for cross-validation; 1 is none, and then "
                          "the smallest λ counts.",
                          1, 1000);
}

template <class O>
auto rule() {
    return choice<O, LambdaRule>(
        &O::rule, "rule", "Choice of λ",
        "The λ of the lowest cross-validated loss, or the largest within one standard error of it, "
        "which keeps fewer variables.",
        {{LambdaRule::Best, "lambda_min", "Lowest loss (λ min)"},
         {LambdaRule::OneStandardError, "lambda_1se", "One standard error (λ 1se)"}});
}

template <class O>
auto lambdas() {
    return number<O, int>(&O::lambdas, "lambdas", "Penalties on the path",
                          "Number of λs, evenly spaced on a logarithmic scale.", 2, 10'000)
        .advanced();
}

template <class O>
auto lambdaRatio() {
    return number<O, double>(&O::lambdaRatio, "lambda_ratio", "Smallest share of λ max",
                             "Where the path ends; 0 is 10⁻⁴, or 10⁻² with no more rows than "
                             "columns.",
                             0, 0.999)
        .zeroIs(OptionSpec::Zero::Automatic)
        .advanced();
}

}  // namespace fourier_options

}  // namespace ardent
