#include "core/model/level_mean.h"

#include <cmath>

#include "core/data/task/level_inputs.h"
#include "core/kernel/waves.h"

namespace ardent {
namespace {

/// The states of a source that training rows have: all inputs without an indicator, and for each
/// level the input that its indicator changes, if it has one, with the change.
struct States {
    Index first = 0;
    Vector without;  ///< inputs of a row that has no indicator
    struct State {
        double share = 0.;
        Index input = -1;  ///< position in the design matrix
        double change = 0.;
    };
    std::vector<State> levels;  ///< and missing cells last
};

States statesOf(const FittedRecipe& recipe, Index source) {
    const SourceInputs inputs = sourceInputs(recipe)[static_cast<std::size_t>(source)];
    const Vector shares = levelShares(recipe, source);
    States states{inputs.first, Vector(inputs.count), {}};
    for (const double share : shares) states.levels.push_back({.share = share});
    for (Index j = 0; j < inputs.count; ++j) {
        const EncodedColumn& column = recipe.columns[static_cast<std::size_t>(inputs.first + j)];
        states.without[j] = static_cast<double>(encodedIndicator(column, kMissingLevel, {}));
        States::State& state = states.levels[static_cast<std::size_t>(column.level)];
        state.input = inputs.first + j;
        state.change =
            static_cast<double>(encodedIndicator(column, column.level, {})) - states.without[j];
    }
    return states;
}

/// One factor a wave: the mean of exp(i ω·u) over the states' inputs u.
struct WaveFactors {
    Vector cosines, sines;
};

WaveFactors waveFactors(const FourierModel& model, const States& states) {
    const Matrix frequencies =
        kQuarterTurns * (model.scale.asDiagonal() * model.basis->frequencies);
    const Matrix without =
        frequencies.middleRows(states.first, states.without.size()).transpose() * states.without;
    WaveFactors mean{Vector::Zero(without.size()), Vector::Zero(without.size())};
    Matrix cosines, sines;
    for (const States::State& state : states.levels) {
        if (state.share == 0.) continue;
        Matrix turns = without;
        if (state.input >= 0) turns += state.change * frequencies.row(state.input).transpose();
        cosinesAndSines(turns, cosines, sines);
        mean.cosines += state.share * cosines.col(0);
        mean.sines += state.share * sines.col(0);
    }
    return mean;
}

/// Mean of L·u over the states' inputs u.
Vector linearMean(const Matrix& linear, const States& states) {
    Vector mean = linear.middleCols(states.first, states.without.size()) * states.without;
    for (const States::State& state : states.levels)
        if (state.input >= 0) mean += state.share * state.change * linear.col(state.input);
    return mean;
}

InputStates inputStates(const States& states) {
    InputStates found{states.first,
                      states.without.cast<float>().replicate(1, std::ssize(states.levels)),
                      Vector(std::ssize(states.levels))};
    for (Index s = 0; s < found.shares.size(); ++s) {
        const States::State& state = states.levels[static_cast<std::size_t>(s)];
        found.shares[s] = state.share;
        if (state.input < 0) continue;
        const Index j = state.input - states.first;
        found.states(j, s) = static_cast<float>(states.without[j] + state.change);
    }
    return found;
}

/// The kernel's factor of a source's inputs at each point, averaged over the states.
Vector kernelFactors(const KernelModel& model, const States& states) {
    const auto distance = [&](Index input, double value) -> Vector {
        const double scale = model.scale.size() > 0 ? model.scale[input] : 1.;
        const Vector difference =
            scale * (value - model.points->col(input).cast<double>().array()).matrix();
        return model.kernel == Kernel::Gaussian ? Vector(difference.cwiseAbs2())
                                                : Vector(difference.cwiseAbs());
    };
    Vector without = Vector::Zero(model.points->rows());
    for (Index j = 0; j < states.without.size(); ++j)
        without += distance(states.first + j, states.without[j]);
    Vector mean = Vector::Zero(without.size());
    for (const States::State& state : states.levels) {
        Vector distances = without;
        if (state.input >= 0) {
            const double before = states.without[state.input - states.first];
            distances +=
                distance(state.input, before + state.change) - distance(state.input, before);
        }
        mean += state.share * (-model.width * distances.array()).exp().matrix();
    }
    return mean;
}

}  // namespace

FourierModel meanOverLevels(const FourierModel& model, const FittedRecipe& recipe,
                            std::span<const Index> sources) {
    if (sources.empty()) return model;
    FourierModel mean = model;
    auto basis = std::make_shared<FourierBasis>(*model.basis);
    for (const Index source : sources) {
        const States states = statesOf(recipe, source);
        const WaveFactors factors = waveFactors(model, states);
        for (Index k = 0; k < factors.cosines.size(); ++k) {
            mean.weights.row(k) *= std::hypot(factors.cosines[k], factors.sines[k]);
            basis->phases[k] += std::atan2(factors.sines[k], factors.cosines[k]);
        }
        if (model.linear.size() > 0) mean.intercept += linearMean(model.linear, states);
    }
    mean.basis = std::move(basis);
    return mean;
}

KernelModel meanOverLevels(const KernelModel& model, const FittedRecipe& recipe,
                           std::span<const Index> sources) {
    if (sources.empty()) return model;
    KernelModel mean = model;
    auto points = std::make_shared<DesignMatrix>(*model.points);
    for (const Index source : sources) {
        const States states = statesOf(recipe, source);
        mean.weights.array().colwise() *= kernelFactors(model, states).array();
        points->middleCols(states.first, states.without.size()).setZero();
    }
    mean.points = std::move(points);
    return mean;
}

TreeModel meanOverLevels(const TreeModel& model, const FittedRecipe& recipe,
                         std::span<const Index> sources) {
    TreeModel mean = model;
    for (const Index source : sources)
        mean.averaged.push_back(inputStates(statesOf(recipe, source)));
    return mean;
}

}  // namespace ardent
