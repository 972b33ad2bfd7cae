#pragma once

#include "core/method/ccm/ccm_objective.h"
#include "core/method/ranking/ranking_options.h"

namespace ardent {

/// The ways of the paper's section 5 to make the problem tractable.
enum class CcmForm { Automatic, Exact, Soft, InverseFree, RandomFeatures };

/// What the kernel width σ is taken from.
enum class CcmWidth { Automatic, Text, Code, Selected };

/// Where ε and the weights of the forms (18) and (19) come from.
enum class CcmTuning { Fixed, CrossValidate };

/// How ties are broken; all but None go beyond the paper.
enum class CcmOrder { Automatic, None, Within, Elimination };

struct CcmOptions : RankingOptions {
    CcmTuning tuning = CcmTuning::Fixed;
    CcmForm form = CcmForm::Automatic;
    double epsilon = 0.;
    CcmKernel kernel = CcmKernel::Gaussian;
    int maxIterations = 100;
    CcmWidth width = CcmWidth::Automatic;
    double lambda1 = 0.1;
    double lambda2 = 100.;
    double step = 0.;
    int criterionFeatures = 200;
    bool redraw = false;
    CcmOrder ordering = CcmOrder::Automatic;

    static auto describe() {
        using O = CcmOptions;
        return std::tuple_cat(
            std::tuple{
                choice(
                    &O::form, "formulation", "Formulation",
                    "How the criterion is computed: with the exact kernel and Σw ≤ m (17), with "
                    "a price on Σw (18), without a matrix factorisation (19), or on random "
                    "Fourier features (20). Automatic: (17) to 1,000 training rows, then (20).",
                    {{CcmForm::Automatic, "automatic", "Automatic"},
                     {CcmForm::Exact, "exact", "Exact kernel (17)"},
                     {CcmForm::Soft, "soft", "Exact kernel, price on Σw (18)"},
                     {CcmForm::InverseFree, "inverse_free", "Exact kernel, no factorisation (19)"},
                     {CcmForm::RandomFeatures, "random_features", "Random features (20)"}}),
                choice(&O::tuning, "tuning", "Tuning",
                       "Take ε and the weights λ₁ and λ₂ as they are, or choose them from the "
                       "paper's grid: those whose first m variables predict best over five folds "
                       "of up to 1,000 training rows.",
                       {{CcmTuning::Fixed, "fixed", "No grid"},
                        {CcmTuning::CrossValidate, "cross_validate",
                         "Cross-validate the paper's grid"}}),
                number(&O::epsilon, "epsilon", "Regularisation ε",
                       "Added to the covariance of the kernel features; 0: 0.1 for numbers and "
                       "0.001 for classes, the paper's choices.",
                       0, 1e3)
                    .zeroIs(OptionSpec::Zero::Automatic)
                    .logarithmic()
                    .onlyWith("tuning", {"fixed"}),
                number(&O::maxIterations, "max_iterations", "Most iterations",
                       "Projected gradient steps of the weights w.", 1, 1'000'000)
                    .logarithmic()},
            rankingFields<O>(),
            std::tuple{
                choice(&O::kernel, "kernel", "Kernel",
                       "Similarity of two rows; the linear and the polynomial one need the exact "
                       "criterion.",
                       {{CcmKernel::Gaussian, "gaussian", "Gaussian"},
                        {CcmKernel::Laplace, "laplace", "Laplace"},
                        {CcmKernel::Linear, "linear", "Linear: x·x′"},
                        {CcmKernel::Polynomial, "polynomial", "Polynomial: (1 + x·x′)²"}})
                    .advanced(),
                choice(&O::width, "width", "Kernel width σ",
                       "The median distance between rows over √2 (the paper's text; with the "
                       "Laplace kernel the median itself, in the sum norm), the same shrunk by "
                       "√(m/d), which is what m of d variables make of it, or the median of the "
                       "whole distance matrix with its zero diagonal (the authors' code). "
                       "Automatic: that of m variables where columns outnumber rows, else the "
                       "text's.",
                       {{CcmWidth::Automatic, "automatic", "Automatic"},
                        {CcmWidth::Text, "text", "Median distance over √2"},
                        {CcmWidth::Selected, "selected", "Median distance over √2, of m variables"},
                        {CcmWidth::Code, "code", "Median of the matrix"}})
                    .advanced(),
                number(&O::lambda1, "lambda1", "Price λ₁", "Of each unit of Σw, in form (18).", 0,
                       1e9)
                    .logarithmic()
                    .onlyWith("formulation", {"soft"})
                    .advanced(),
                number(
                    &O::lambda2, "lambda2", "Weight λ₂",
                    "Of the squared residual of the linear system, in form (19); at least 1/(4nε), "
                    "and better much larger.",
                    1e-9, 1e9)
                    .logarithmic()
                    .onlyWith("formulation", {"inverse_free"})
                    .advanced(),
                number(&O::step, "step", "Fixed step",
                       "Length of every step, as the paper's 0.001; 0: chosen by backtracking.", 0,
                       1e6)
                    .zeroIs(OptionSpec::Zero::Automatic)
                    .logarithmic()
                    .advanced(),
                number(&O::criterionFeatures, "criterion_features", "Features of the criterion",
                       "Number D of random Fourier features in form (20); the final model has its "
                       "own.",
                       1, 10'000)
                    .logarithmic()
                    .onlyWith("formulation", {"random_features", "automatic"})
                    .advanced(),
                toggle(&O::redraw, "redraw", "Draw features anew",
                       "In form (20) a new draw of the random features at every iteration, as the "
                       "authors' code does, in place of one for the whole descent.")
                    .onlyWith("formulation", {"random_features", "automatic"})
                    .advanced(),
                choice(&O::ordering, "ordering", "Order by further descents",
                       "Weights end at 0 or 1 as a rule, which leaves ties. Within and beyond: "
                       "descend again with smaller and larger m to order them; the first m stay "
                       "the same. Elimination: from all variables down by a tenth at a time, which "
                       "may find other m. Automatic: elimination where columns outnumber rows, "
                       "where one descent to a small m ends far from the best, else within and "
                       "beyond.",
                       {{CcmOrder::Automatic, "automatic", "Automatic"},
                        {CcmOrder::None, "none", "By weight and slope only"},
                        {CcmOrder::Within, "within", "Within and beyond the first m"},
                        {CcmOrder::Elimination, "elimination", "Elimination from all variables"}})
                    .advanced()});
    }
};

}  // namespace ardent
