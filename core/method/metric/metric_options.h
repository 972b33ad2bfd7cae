#pragma once

#include "core/kernel/fourier_basis.h"
#include "core/train/option_table.h"

namespace ardent {

enum class MetricPreset { Auto, Fast, Default, Thorough, Small };

/// A stage of the gradient recipe that a run can do without.
enum class MetricStage {
    None,
    Evidence,
    Forward,
    Metric,
    SecondPass,
    Frequencies,
    ClosedForm,
    Average
};

struct MetricOptions {
    MetricPreset preset = MetricPreset::Auto;
    int features = 300;
    double alpha = 1e-4;
    double learningRate = 1e-2;
    double metricRate = 0.1;
    double frequencyRate = 0.03;
    int maxVariables = 64;
    int epochs = 0;
    int batchSize = 0;
    MetricStage leaveOut = MetricStage::None;

    static auto describe() {
        using O = MetricOptions;
        return std::tuple{
            choice(&O::preset, "preset", "Effort",
                   "Automatic takes the small-sample recipe below 3,000 rows, or below 300 rows "
                   "besides the largest class, and the standard one above; thorough averages "
                   "several models.",
                   {{MetricPreset::Auto, "auto", "Automatic"},
                    {MetricPreset::Fast, "fast", "Fast"},
                    {MetricPreset::Default, "default", "Standard"},
                    {MetricPreset::Thorough, "thorough", "Thorough"},
                    {MetricPreset::Small, "small", "Small samples"}}),
            number(&O::features, "features", "Fourier features",
                   "Number D of random cosines of one model; averages hold several times as many.",
                   1, 10'000)
                .logarithmic(),
            number(&O::maxVariables, "max_variables", "Most variables of a metric",
                   "Sets of more variables than this keep one scale for each variable.", 1, 256)
                .logarithmic()
                .unit("variables"),
            number(&O::epochs, "epochs", "Epochs of a stage",
                   "Passes over the rows that the scales are trained for; the metric and the "
                   "frequencies take twice as many. 0: from the number of rows.",
                   0, 100'000)
                .zeroIs(OptionSpec::Zero::Automatic)
                .logarithmic()
                .unit("epochs"),
            number(&O::alpha, "alpha", "Ridge penalty",
                   "Weight of the squared norm of the outer weights in the gradient stages.", 0,
                   1e3)
                .logarithmic()
                .advanced(),
            number(&O::learningRate, "learning_rate", "Learning rate",
                   "Peak step size of scales and outer weights.", 1e-7, 10)
                .logarithmic()
                .advanced(),
            number(&O::metricRate, "metric_rate", "Learning rate of the metric",
                   "Peak step size of the matrix M; a small one stalls.", 1e-7, 10)
                .logarithmic()
                .advanced(),
            number(&O::frequencyRate, "frequency_rate", "Learning rate of the frequencies",
                   "Peak step size once every frequency is free.", 1e-7, 10)
                .logarithmic()
                .advanced(),
            number(&O::batchSize, "batch_size", "Batch size",
                   "Rows in one gradient step; 0: from the number of rows.", 0, 65'536)
                .zeroIs(OptionSpec::Zero::Automatic)
                .logarithmic()
                .unit("rows")
                .advanced(),
            choice(&O::leaveOut, "leave_out", "Stage left out",
                   "What a stage buys is seen by training without it. Leaving out the scales by "
                   "evidence also leaves out looking for more variables.",
                   {{MetricStage::None, "none", "None"},
                    {MetricStage::Evidence, "evidence", "Scales by evidence"},
                    {MetricStage::Forward, "forward", "Looking for more variables"},
                    {MetricStage::Metric, "metric", "Metric and what follows from it"},
                    {MetricStage::SecondPass, "second_pass", "Second pass"},
                    {MetricStage::Frequencies, "frequencies", "Free frequencies"},
                    {MetricStage::ClosedForm, "closed_form", "Closed form"},
                    {MetricStage::Average, "average", "Average"}})
                .onlyWith("preset", {"default", "thorough"})
                .advanced()};
    }
};

}  // namespace ardent
