#include "core/kernel/fourier_draw.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include "core/base/check.h"
#include "core/random/random_stream.h"

namespace ardent {
namespace {

using Shape = FourierColumns::Shape;
using Entries = std::vector<FourierColumns::Entry>;

void append(Entries& entries, const VariableInputs& inputs, double scale, RandomStream& random) {
    for (const Index input : inputs) {
        const double frequency = scale * random.normal();
        if (frequency != 0.) entries.push_back({input, frequency});
    }
}

void sortByInput(Entries& entries) {
    std::ranges::sort(entries, {}, &FourierColumns::Entry::input);
}

/// Variables of one function, ascending.
std::vector<Index> chosenVariables(Index variables, double q, bool mayBeEmpty,
                                   RandomStream& random) {
    std::vector<Index> chosen;
    if (q >= 1.) {
        for (Index j = 0; j < variables; ++j) chosen.push_back(j);
        return chosen;
    }
    const double logOfAbsence = std::log1p(-q);
    for (double next = 0.;; next += 1.) {
        next += std::floor(std::log1p(-random.uniform()) / logOfAbsence);
        if (next >= static_cast<double>(variables)) break;
        chosen.push_back(static_cast<Index>(next));
    }
    if (chosen.empty() && !mayBeEmpty)
        chosen.push_back(static_cast<Index>(random.below(static_cast<std::uint32_t>(variables))));
    return chosen;
}

/// Mixes positions into a substream number; the round stays in the highest byte.
std::uint32_t substream(std::uint32_t round, std::span<const Index> positions) {
    std::uint64_t mixed = 0x9E3779B97F4A7C15ULL;
    for (const Index position : positions) {
        mixed ^= static_cast<std::uint64_t>(position) + 1;
        mixed *= 0xFF51AFD7ED558CCDULL;
        mixed ^= mixed >> 32U;
    }
    return (round << 24U) | static_cast<std::uint32_t>(mixed >> 40U);
}

}  // namespace

void addVariable(FourierColumns& columns, const FrequencyLaw& law, const VariableInputs& inputs,
                 Index variable, Index pairs, Index group) {
    RandomStream random(law.seed, StreamId::AdditiveFrequencies,
                        (law.round << 24U) | static_cast<std::uint32_t>(variable));
    for (const Shape shape : {Shape::Sine, Shape::Cosine})
        for (Index j = 0; j < pairs; ++j) {
            Entries entries;
            append(entries, inputs, law.scale, random);
            columns.add(shape, entries, group);
        }
}

void addPeriod(FourierColumns& columns, Index input, double unit, double period, Index harmonics,
               Index group) {
    check(period > 0. && std::isfinite(period), "a period is positive");
    for (const Shape shape : {Shape::Sine, Shape::Cosine})
        for (Index h = 1; h <= harmonics; ++h) {
            const double frequency = 2. * std::numbers::pi * static_cast<double>(h) * unit / period;
            columns.add(shape, std::array{FourierColumns::Entry{input, frequency}}, group);
        }
}

void addIdentities(FourierColumns& columns, const VariableInputs& inputs, Index group) {
    for (const Index input : inputs)
        columns.add(Shape::Identity, std::array{FourierColumns::Entry{input, 1.}}, group);
}

void addSet(FourierColumns& columns, const FrequencyLaw& law,
            std::span<const VariableInputs> inputs, std::span<const Index> variables, Index pairs,
            Index group) {
    RandomStream random(law.seed, StreamId::InteractionFrequencies,
                        substream(law.round, variables));
    for (const Shape shape : {Shape::Sine, Shape::Cosine})
        for (Index j = 0; j < pairs; ++j) {
            Entries entries;
            for (const Index variable : variables)
                append(entries, inputs[static_cast<std::size_t>(variable)], law.scale, random);
            sortByInput(entries);
            columns.add(shape, entries, group);
        }
}

void addStochastic(FourierColumns& columns, const FrequencyLaw& law,
                   std::span<const VariableInputs> inputs, double q, Index pairs,
                   Index firstGroup) {
    check(q > 0. && !inputs.empty(), "addStochastic: no function would have a variable");
    std::uint32_t number = 0;
    for (const Shape shape : {Shape::Sine, Shape::Cosine})
        for (Index j = 0; j < pairs; ++j) {
            RandomStream random(law.seed, StreamId::StochasticFrequencies,
                                (law.round << 24U) | number++);
            Entries entries;
            for (const Index variable :
                 chosenVariables(static_cast<Index>(inputs.size()), q, law.mayBeEmpty, random))
                append(entries, inputs[static_cast<std::size_t>(variable)], law.scale, random);
            sortByInput(entries);
            columns.add(shape, entries, firstGroup++);
        }
}

}  // namespace ardent
