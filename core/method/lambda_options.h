#pragma once

#include "core/train/option_table.h"

namespace ardent {

enum class LambdaChoice { Search, Fixed };

/// How the penalty λ of a baseline is found; part of the options of every method that has one.
struct LambdaOptions {
    LambdaChoice penalty = LambdaChoice::Search;
    double lambda = 1e-3;
    int lambdas = 50;
    int folds = 5;

    /// Fewer validation rows than this choose λ together with folds of the training rows; set by
    /// the method, where its solver knows it.
    int enoughValidation = 1;
};

/// The fields of the above, for the option table of a struct derived from it.
template <class O>
auto lambdaFields(std::string lambdaHelp) {
    return std::tuple{
        choice<O, LambdaChoice>(
            &O::penalty, "penalty", "Penalty",
            "Try a grid of λ and keep the one with the lowest held-out loss, or take λ as given.",
            {{LambdaChoice::Search, "search", "Search λ"},
             {LambdaChoice::Fixed, "fixed", "λ as given"}}),
        number<O, double>(&O::lambda, "lambda", "λ", std::move(lambdaHelp), 0, 1e9)
            .logarithmic()
            .onlyWith("penalty", {"fixed"}),
        number<O, int>(&O::lambdas, "lambdas", "Penalties tried",
                       "Number of λ of the search, from one so large that little is left of the "
                       "model downwards.",
                       2, 1000)
            .onlyWith("penalty", {"search"})
            .advanced(),
        number<O, int>(&O::folds, "folds", "Folds",
                       "Parts for cross-validation where validation rows are none or too few.", 2,
                       100)
            .onlyWith("penalty", {"search"})
            .advanced()};
}

}  // namespace ardent
