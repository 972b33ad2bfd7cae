#pragma once

#include "core/kernel/fourier_basis.h"
#include "core/method/sampler_field.h"
#include "core/train/option_table.h"

namespace ardent {

enum class SrffPreset { Standard, Paper };
enum class SrffStart { Uniform, Evidence };
enum class SrffSizes { Tried, Natural };
enum class SrffAlternation { Reduced, Fixed };

/// D = 300 and the grid of 50 λ are the paper's (section 5). Zero stands for "from the data".
struct SrffOptions {
    SrffPreset preset = SrffPreset::Standard;
    int features = 300;
    double lambda = 0.;
    double simplexSize = 0.;
    int lambdas = 50;
    int draws = 20;
    int candidates = 10;
    SrffStart start = SrffStart::Evidence;
    Sampler sampler = Sampler::Gaussian;
    int maxIterations = 100;
    double tolerance = 2e-3;
    SrffSizes sizes = SrffSizes::Tried;
    SrffAlternation alternation = SrffAlternation::Reduced;

    static auto describe() {
        using O = SrffOptions;
        return std::tuple{
            choice(&O::preset, "preset", "Preset",
                   "Defaults of the options below: ours, or the paper's: every scale starts at "
                   "1/σ, their sum is not tuned, there is one draw of frequencies, and the weights "
                   "stay fixed while the scales move; what you set yourself stays.",
                   {{SrffPreset::Standard, "standard", "Standard"},
                    {SrffPreset::Paper, "paper", "As in the paper"}}),
            number(&O::features, "features", "Fourier features",
                   "Number D of random cosines; more fit finer detail and cost more.", 1, 10'000)
                .logarithmic(),
            number(&O::lambda, "lambda", "Ridge penalty λ",
                   "Weight of the squared norm of the outer weights, beside the mean loss; 0 "
                   "searches a grid and keeps the λ of the lowest validation loss.",
                   0, 1e6)
                .zeroIs(OptionSpec::Zero::Automatic)
                .logarithmic(),
            number(&O::simplexSize, "simplex_size", "Simplex size",
                   "Sum of all kernel scales γ: larger lets the function vary faster; 0 tries "
                   "sizes around the one that the distances between neighbours suggest.",
                   0, 1e6)
                .zeroIs(OptionSpec::Zero::Automatic)
                .logarithmic(),
            number(&O::lambdas, "lambdas", "Penalties tried",
                   "Number of λ in the grid that is searched when λ is 0.", 2, 1000)
                .logarithmic(),
            number(&O::draws, "draws", "Frequency draws",
                   "Sets of random frequencies that are compared once the scales are known; the "
                   "validation rows choose one, with which the search of λ is made.",
                   1, 1000)
                .logarithmic()
                .under("paper", 1),
            number(&O::candidates, "candidates", "Candidates a feature",
                   "Random frequencies that are drawn for each feature in the later half of the "
                   "draws, "
                   "up to 3,000 in all and fewer beyond 3,000 columns; those are kept that explain "
                   "the training targets best "
                   "beside one another. 1 keeps them as they are drawn.",
                   1, 100)
                .logarithmic()
                .under("paper", 1),
            choice(&O::start, "start", "Start of the scales",
                   "All scales equal, as in the paper, or also those under which the target is "
                   "most likely over ever new frequencies, which finds variables that single "
                   "draws hide.",
                   {{SrffStart::Uniform, "uniform", "Equal scales"},
                    {SrffStart::Evidence, "evidence", "Highest marginal likelihood"}})
                .advanced()
                .under("paper", SrffStart::Uniform),
            choice(&O::sizes, "sizes", "Simplex sizes tried",
                   "With simplex size 0: several, of which the validation rows choose, or only the "
                   "number of columns over σ, the median distance to the 20 nearest neighbours, "
                   "with which equal scales are 1/σ.",
                   {{SrffSizes::Tried, "tried", "Several"},
                    {SrffSizes::Natural, "natural", "Columns over σ"}})
                .advanced()
                .under("paper", SrffSizes::Natural),
            choice(&O::alternation, "alternation", "Weights while the scales move",
                   "Fit the weights anew for every step of the scales, or keep them fixed while "
                   "the scales move as far as they can, and every λ starts from equal scales "
                   "(Algorithm 1).",
                   {{SrffAlternation::Reduced, "refitted", "Fitted anew"},
                    {SrffAlternation::Fixed, "fixed", "Fixed (Algorithm 1)"}})
                .advanced()
                .under("paper", SrffAlternation::Fixed),
            samplerField<O>(),
            number(&O::maxIterations, "max_iterations", "Most iterations a λ",
                   "Steps of the scales, each followed by a ridge fit, that one λ may take.", 1,
                   100'000)
                .logarithmic()
                .advanced(),
            number(&O::tolerance, "tolerance", "Tolerance",
                   "A λ is done when a step lowers the objective by less than this share of what "
                   "is explained or left, whichever is smaller.",
                   1e-9, 0.5)
                .logarithmic()
                .advanced()};
    }
};

}  // namespace ardent
