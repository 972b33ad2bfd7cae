#pragma once

#include "core/train/option_table.h"

namespace ardent {

enum class BoostPreset { Standard, Paper };
enum class BoostTuning { Fixed, CrossValidate };
enum class LeastPenalty { Replaced, Zero };

/// What the two forms of boosting have in common. Zero stands for "from the data".
struct BoostOptions {
    BoostPreset preset = BoostPreset::Standard;
    int rounds = 100;
    double gamma = 0.;
    BoostTuning tuning = BoostTuning::Fixed;
    double learningRate = 1.;
    int patience = 50;
    int subsample = 10'000;
    int folds = 5;
};

template <class O>
auto boostFields() {
    return std::tuple{
        choice<O, BoostPreset>(
            &O::preset, "preset", "Preset",
            "Defaults of the options below: ours, or all settings chosen from the paper's grid by "
            "cross-validation, all rows in every round and all rounds; what you set yourself "
            "stays.",
            {{BoostPreset::Standard, "standard", "Standard"},
             {BoostPreset::Paper, "paper", "As in the paper"}}),
        number<O, int>(&O::rounds, "rounds", "Rounds T",
                       "Weak learners added one after the other, for each class where there are "
                       "more than two.",
                       1, 100'000)
            .logarithmic(),
        number<O, double>(&O::gamma, "gamma", "Kernel coefficient γ",
                          "Frequencies are drawn from a normal law of variance 2γ, which is the "
                          "kernel exp(−γ ‖x − x′‖²); 0: 1, 4 or 16 over the number of encoded "
                          "columns, by cross-validation on up to 1,000 training rows.",
                          0, 1e6)
            .zeroIs(OptionSpec::Zero::Automatic)
            .logarithmic()
            .onlyWith("tuning", {"fixed"}),
        choice<O, BoostTuning>(
            &O::tuning, "tuning", "Tuning",
            "Take the settings as they are, with γ = 0 the kernel's width from the data, or choose "
            "them all from the paper's grid by cross-validation on the training rows first.",
            {{BoostTuning::Fixed, "fixed", "No grid"},
             {BoostTuning::CrossValidate, "cross_validate", "Cross-validate the paper's grid"}})
            .under("paper", BoostTuning::CrossValidate)};
}

/// Those that stand behind the method's own.
template <class O>
auto boostAdvancedFields() {
    return std::tuple{
        number<O, double>(&O::learningRate, "learning_rate", "Learning rate",
                          "Every step α is multiplied by this.", 1e-4, 1)
            .logarithmic()
            .live()
            .advanced(),
        number<O, int>(&O::patience, "patience", "Patience",
                       "End when so many rounds in a row have not lowered the validation loss; 0: "
                       "never. Validation rows choose the round that is kept either way.",
                       0, 1'000'000)
            .zeroIs(OptionSpec::Zero::Unlimited)
            .advanced()
            .under("paper", 0),
        number<O, int>(&O::subsample, "subsample", "Rows a round",
                       "A weak learner is sought on so many training rows, drawn anew for every "
                       "round; its step always uses all. 0: all rows.",
                       0, 1'000'000'000)
            .zeroIs(OptionSpec::Zero::Unlimited)
            .logarithmic()
            .advanced()
            .under("paper", 0),
        number<O, int>(&O::folds, "folds", "Folds", "Parts for the cross-validation of the grid.",
                       2, 100)
            .onlyWith("tuning", {"cross_validate"})
            .advanced()};
}

struct Gbrff1Options : BoostOptions {
    int features = 10;
    double beta = 1.;

    static auto describe() {
        using O = Gbrff1Options;
        return std::tuple_cat(
            boostFields<O>(),
            std::tuple{number(&O::features, "features", "Fourier features a round",
                              "Number K of random cosines in a weak learner.", 1, 10'000)
                           .logarithmic(),
                       number(&O::beta, "beta", "Weighting β",
                              "How strongly the features of a round are weighted by their loss; 0: "
                              "all alike.",
                              0, 1e6)
                           .logarithmic()
                           .onlyWith("tuning", {"fixed"})},
            boostAdvancedFields<O>());
    }
};

struct Gbrff2Options : BoostOptions {
    double lambda = 0.03;
    int refinement = 10;
    LeastPenalty leastPenalty = LeastPenalty::Replaced;

    static auto describe() {
        using O = Gbrff2Options;
        return std::tuple_cat(
            boostFields<O>(),
            std::tuple{number(&O::lambda, "lambda", "Frequency penalty λ",
                              "Weight of the squared norm of a frequency beside the loss of its "
                              "weak learner; larger gives smoother models. Where γ is chosen from "
                              "the data, it is divided by γ times the number of encoded columns, "
                              "so that it weighs narrow and wide kernels alike.",
                              0, 1e6)
                           .logarithmic()
                           .live()
                           .onlyWith("tuning", {"fixed"}),
                       number(&O::refinement, "refinement", "Refinement steps",
                              "Most L-BFGS iterations of a frequency after its draw; 0 leaves it "
                              "as drawn.",
                              0, 10'000)
                           .zeroIs(OptionSpec::Zero::None)
                           .advanced(),
                       choice(&O::leastPenalty, "least_penalty", "Least λ of the grid",
                              "The paper's grid has λ = 0, which lets frequencies grow freely and "
                              "overfits noisy classes; 2⁻¹⁰ in its place does not.",
                              {{LeastPenalty::Replaced, "replaced", "2⁻¹⁰"},
                               {LeastPenalty::Zero, "zero", "0, as in the paper"}})
                           .onlyWith("tuning", {"cross_validate"})
                           .advanced()
                           .under("paper", LeastPenalty::Zero)},
            boostAdvancedFields<O>());
    }
};

}  // namespace ardent
