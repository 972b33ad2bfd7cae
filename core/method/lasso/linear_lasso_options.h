#pragma once

#include "core/train/option_table.h"

namespace ardent {

enum class LinearLassoRule { LowestError, OneStandardError, Validation };

struct LinearLassoOptions {
    double alpha = 1.;
    int folds = 10;
    LinearLassoRule rule = LinearLassoRule::OneStandardError;
    int lambdas = 100;

    static auto describe() {
        using O = LinearLassoOptions;
        return std::tuple{
            number(&O::alpha, "alpha", "Lasso share",
                   "1 is the lasso, 0 the ridge penalty, between them the elastic net, which keeps "
                   "correlated variables together.",
                   0, 1),
            number(&O::folds, "folds", "Folds",
                   "Parts of the training rows for cross-validation: each is predicted by a path "
                   "fitted on the others. At most one a row.",
                   2, 1000),
            choice(&O::rule, "rule", "Choice of λ",
                   "The λ with the lowest cross-validation error, or the largest one within a "
                   "standard error of it, which keeps fewer variables, or the one with the lowest "
                   "error on the validation rows.",
                   {{LinearLassoRule::LowestError, "lambda_min", "Lowest error"},
                    {LinearLassoRule::OneStandardError, "lambda_1se", "One standard error"},
                    {LinearLassoRule::Validation, "validation", "Validation rows"}}),
            number(&O::lambdas, "lambdas", "Penalties",
                   "Number of λs on the path; it ends earlier where smaller ones explain no more.",
                   2, 1000)};
    }
};

}  // namespace ardent
