#pragma once

#include "core/train/option_table.h"

namespace ardent {

/// What is made of a ranking.
enum class RankingModel { Fourier, Svm, None };

/// Part of the options of every method that ranks variables.
struct RankingOptions {
    int variables = 0;
    RankingModel model = RankingModel::Fourier;
    int features = 200;
    double svmCost = 1.;
    bool curve = true;
};

/// C, for what the text says.
template <class O>
auto svmCostField(std::string help) {
    return number<O, double>(&O::svmCost, "svm_cost", "SVM cost C", std::move(help), 1e-6, 1e6)
        .logarithmic()
        .advanced();
}

/// C of the final model alone.
template <class O>
auto finalCostField() {
    return svmCostField<O>("Weight of the training errors in the support vector machine.")
        .onlyWith("model", {"svm"});
}

/// The fields of the above, for the option table of a struct derived from it.
template <class O, class CostField = decltype(finalCostField<O>())>
auto rankingFields(CostField cost = finalCostField<O>()) {
    return std::tuple{
        number<O, int>(&O::variables, "variables", "Variables m",
                       "How many variables to look for and to keep in the final model; 0: 100 of "
                       "more than 100, else a fifth of them.",
                       0, 1'000'000)
            .zeroIs(OptionSpec::Zero::Automatic),
        choice<O, RankingModel>(
            &O::model, "model", "Final model",
            "What is fitted on the m most relevant variables: ridge or logistic regression on "
            "random Fourier features, a support vector machine with a Gaussian kernel, or "
            "nothing.",
            {{RankingModel::Fourier, "fourier", "Fourier features"},
             {RankingModel::Svm, "svm", "Support vector machine"},
             {RankingModel::None, "none", "None"}}),
        number<O, int>(&O::features, "features", "Fourier features",
                       "Number D of random cosines of the final model; no more than there are "
                       "rows.",
                       1, 10'000)
            .logarithmic()
            .onlyWith("model", {"fourier"})
            .advanced(),
        std::move(cost),
        toggle<O>(&O::curve, "curve", "Score against m",
                  "Also score models on the first 1, 2, 3 … variables: on the validation rows, or "
                  "without enough of them over five folds of rows that the ranking has seen, which "
                  "makes them look too good.")
            .advanced()};
}

}  // namespace ardent
