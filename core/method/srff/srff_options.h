#pragma once

#include "core/kernel/fourier_basis.h"
#include "core/method/sampler_field.h"
#include "core/train/option_table.h"

namespace ardent {

enum class SrffStart { Uniform, Evidence };

/// D = 300 and the grid of 50 λ are the paper's (section 5). Zero stands for "from the data".
struct SrffOptions {
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

    static auto describe() {
        using O = SrffOptions;
        return std::tuple{
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
                .logarithmic(),
            number(&O::candidates, "candidates", "Candidates a feature",
                   "Random frequencies that are drawn for each feature in the later half of the "
                   "draws, "
                   "up to 3,000 in all and fewer beyond 3,000 columns; those are kept that explain "
                   "the training targets best "
                   "beside one another. 1 keeps them as they are drawn.",
                   1, 100)
                .logarithmic(),
            choice(&O::start, "start", "Start of the scales",
                   "All scales equal, as in the paper, or also those under which the target is "
                   "most likely over ever new frequencies, which finds variables that single "
                   "draws hide.",
                   {{SrffStart::Uniform, "uniform", "Equal scales"},
                    {SrffStart::Evidence, "evidence", "Highest marginal likelihood"}})
                .advanced(),
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
