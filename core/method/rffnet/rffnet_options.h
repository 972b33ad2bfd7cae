#pragma once

#include "core/method/rffnet/rffnet_step.h"
#include "core/method/sampler_field.h"
#include "core/method/schedule.h"
#include "core/train/option_table.h"

namespace ardent {

enum class Preset { Standard, Paper, Best };
enum class TargetScaling { Standard, None };
enum class Initialiser { Constant, Lasso, Restart, Evidence };
enum class InitialWeights { Uniform, Zero };

/// Defaults are the paper's (sections 3.2 and 4) but for the target, which is standardised so that
/// rates mean the same in any unit. The preset "paper" trains on the target as it is, as the
/// authors do. The preset "best" is ours: γ starts where the target is most likely over ever new
/// frequencies, because which weak variable a single draw favours is chance.
struct RffnetOptions {
    Preset preset = Preset::Standard;
    int features = 300;
    double alpha = 1e-4;
    double learningRate = 1e-3;
    int batchSize = 128;
    int maxEpochs = 1000;
    int patience = 10;
    Sampler sampler = Sampler::Gaussian;
    Initialiser initialiser = Initialiser::Constant;
    int restarts = 10;
    int restartEpochs = 5;
    InitialWeights initialWeights = InitialWeights::Uniform;
    Schedule schedule = Schedule::Constant;
    Optimiser optimiser = Optimiser::Adam;
    Blocks blocks = Blocks::Joint;
    TargetScaling targetScaling = TargetScaling::Standard;

    static auto describe() {
        using O = RffnetOptions;
        return std::tuple{
            choice(&O::preset, "preset", "Preset",
                   "Defaults of the options below: the paper's with a standardised target, all as "
                   "in the paper, or a start of the relevances by evidence, which finds the true "
                   "variables most surely; what you set yourself stays.",
                   {{Preset::Standard, "standard", "Standard"},
                    {Preset::Paper, "paper", "As in the paper"},
                    {Preset::Best, "best", "Evidence start"}}),
            number(&O::features, "features", "Fourier features",
                   "Number D of random cosines; more fit finer detail and cost more.", 1, 100'000)
                .logarithmic()
                .under("best", 500),
            number(&O::alpha, "alpha", "Ridge penalty",
                   "Weight of the squared norm of the outer weights.", 0, 1e3)
                .logarithmic()
                .live(),
            number(&O::learningRate, "learning_rate", "Learning rate",
                   "Step size of the optimiser; halve it when the loss jumps or diverges.", 1e-7,
                   10)
                .logarithmic()
                .live()
                .under("best", 4e-3),
            number(&O::batchSize, "batch_size", "Batch size",
                   "Rows in one gradient step; the last, smaller batch of an epoch is used too.", 1,
                   65'536)
                .logarithmic()
                .unit("rows"),
            number(&O::maxEpochs, "max_epochs", "Most epochs",
                   "Training ends here if early stopping has not ended it before.", 1, 1'000'000)
                .logarithmic()
                .unit("epochs")
                .under("best", 30),
            number(&O::patience, "patience", "Patience",
                   "Training stops after this many epochs without a lower validation loss; the "
                   "best model "
                   "is kept.",
                   1, 1'000'000)
                .logarithmic()
                .unit("epochs")
                .under("best", 30),
            samplerField<O>(),
            choice(&O::initialiser, "initialiser", "Start of the relevances",
                   "Range over dimension, a lasso's weights, the best of several noisy starts, or "
                   "the scales under which the target is most likely over ever new frequencies.",
                   {{Initialiser::Constant, "constant", "Range / dimension"},
                    {Initialiser::Lasso, "lasso", "Lasso regression weights"},
                    {Initialiser::Restart, "restart", "Best of several starts"},
                    {Initialiser::Evidence, "evidence", "Highest marginal likelihood"}})
                .advanced()
                .under("best", Initialiser::Evidence),
            number(&O::restarts, "restarts", "Starts",
                   "Number of starts that the restart initialiser trains.", 1, 1000)
                .onlyWith("initialiser", {"restart"})
                .advanced(),
            number(&O::restartEpochs, "restart_epochs", "Epochs a start",
                   "Epochs that each start is trained before starts are compared.", 1, 1000)
                .onlyWith("initialiser", {"restart"})
                .advanced()
                .unit("epochs"),
            choice(&O::initialWeights, "initial_weights", "Start of the weights",
                   "Outer weights start uniform within 1/√D of zero, or at zero.",
                   {{InitialWeights::Uniform, "uniform", "Uniform, ±1/√D"},
                    {InitialWeights::Zero, "zero", "Zero"}})
                .advanced()
                .under("best", InitialWeights::Zero),
            choice(&O::schedule, "schedule", "Learning-rate schedule",
                   "Keep the learning rate, or let it rise and fall once over all epochs.",
                   {{Schedule::Constant, "constant", "Constant"},
                    {Schedule::OneCycle, "one_cycle", "One cycle"}})
                .advanced()
                .under("best", Schedule::OneCycle),
            choice(&O::optimiser, "optimiser", "Optimiser", "How a gradient becomes a step.",
                   {{Optimiser::Adam, "adam", "Adam"},
                    {Optimiser::Sgd, "sgd", "Stochastic gradient descent"}})
                .advanced(),
            choice(&O::blocks, "blocks", "Parameter blocks",
                   "Move weights and relevances together, or in turn (PALM).",
                   {{Blocks::Joint, "joint", "Together"},
                    {Blocks::Alternating, "alternating", "In turn (PALM)"}})
                .advanced(),
            choice(&O::targetScaling, "target_scaling", "Scaling of the target",
                   "Train on the target less its mean, over its standard deviation, or on its "
                   "numbers as they are, as the paper does: a target of large numbers then takes "
                   "more epochs, and its weights have less of a penalty. Classes have none.",
                   {{TargetScaling::Standard, "standard", "Standardised"},
                    {TargetScaling::None, "none", "As it is"}})
                .advanced()
                .under("paper", TargetScaling::None)};
    }
};

/// The learning rate of a run that chooses nothing but the preset.
inline double presetRate(Preset preset) {
    const OptionSchema schema = schemaOf<RffnetOptions>();
    const std::string id = preset == Preset::Best ? "best" : "standard";
    return std::get<double>(presetDefaults(schema, {{"preset", id}}).at("learning_rate"));
}

}  // namespace ardent
