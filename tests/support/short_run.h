#pragma once

#include <map>
#include <string_view>

#include "core/train/option.h"

namespace ardent::test {

/// With which a run of the method takes a moment.
inline OptionValues shortRun(std::string_view method) {
    const std::string none = "none";
    const std::map<std::string_view, OptionValues> settings{
        {"metric", {{"features", 20LL}, {"epochs", 2LL}}},
        {"rffnet", {{"features", 20LL}, {"max_epochs", 3LL}}},
        {"srff", {{"lambdas", 3LL}, {"draws", 1LL}, {"features", 20LL}}},
        {"fourier_lasso", {{"lambdas", 8LL}, {"folds", 3LL}, {"lambda_ratio", 0.01}}},
        {"fourier_pairs", {{"lambdas", 8LL}, {"folds", 3LL}}},
        {"fourier_stochastic",
         {{"lambdas", 8LL}, {"folds", 3LL}, {"functions", 100LL}, {"search_folds", 2LL}}},
        {"fourier_random", {{"lambdas", 8LL}, {"folds", 3LL}, {"functions", 50LL}}},
        {"ccm", {{"max_iterations", 3LL}, {"ordering", none}}},
        {"gbrff1", {{"rounds", 4LL}}},
        {"gbrff2", {{"rounds", 4LL}}},
        {"boosted_trees", {{"rounds", 4LL}}},
        {"random_forest", {{"trees", 4LL}}},
        {"pbrff", {{"lambdas", 5LL}, {"landmarks", 10LL}}},
        {"rfm", {{"iterations", 2LL}, {"features", 50LL}}},
        {"auto", {{"features", 20LL}, {"epochs", 2LL}}},
        {"laplace", {{"iterations", 3LL}}},
        {"pearson", {{"model", none}}},
        {"mutual_information", {{"model", none}}},
        {"mrmr", {{"model", none}}},
        {"hsic", {{"model", none}}},
        {"bahsic", {{"model", none}}},
        {"rfe", {{"model", none}}}};
    const auto found = settings.find(method);
    return found == settings.end() ? OptionValues{} : found->second;
}

}  // namespace ardent::test
