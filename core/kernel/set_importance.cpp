#include "core/kernel/set_importance.h"

#include <algorithm>
#include <atomic>
#include <cmath>

#include "core/base/check.h"
#include "core/kernel/removed_waves.h"
#include "core/parallel/blocks.h"

namespace ardent {
namespace {

/// Running mean, variance and covariance with f, over pieces of rows (Chan et al., 1983).
struct Moments2 {
    double mean = 0.;
    double squares = 0.;   // Σ (F − mean F)²
    double products = 0.;  // Σ (F − mean F)(f − mean f)

    void add(double rows, double newRows, double meanOfF, double newMeanOfF,
             const Moments2& fresh) {
        const double share = rows * newRows / (rows + newRows);
        const double gap = fresh.mean - mean;
        squares += fresh.squares + gap * gap * share;
        products += fresh.products + gap * (newMeanOfF - meanOfF) * share;
        mean += gap * newRows / (rows + newRows);
    }
};

Moments2 momentsOf(std::span<const double> values, std::span<const double> f, double meanOfF) {
    Moments2 result;
    for (const double value : values) result.mean += value;
    result.mean /= static_cast<double>(values.size());
    for (std::size_t i = 0; i < values.size(); ++i) {
        const double centred = values[i] - result.mean;
        result.squares += centred * centred;
        result.products += centred * (f[i] - meanOfF);
    }
    return result;
}

std::vector<std::vector<Index>> variablesOfColumns(const FourierColumns& columns,
                                                   std::span<const VariableInputs> variables) {
    std::vector<Index> owner(static_cast<std::size_t>(columns.inputs()), -1);
    for (std::size_t v = 0; v < variables.size(); ++v)
        for (const Index input : variables[v])
            owner[static_cast<std::size_t>(input)] = static_cast<Index>(v);
    std::vector<std::vector<Index>> result(static_cast<std::size_t>(columns.size()));
    for (Index j = 0; j < columns.size(); ++j) {
        auto& own = result[static_cast<std::size_t>(j)];
        for (const auto& entry : columns.entries(j)) {
            const Index variable = owner[static_cast<std::size_t>(entry.input)];
            check(variable >= 0, "input {} belongs to no variable", entry.input);
            own.push_back(variable);
        }
        std::ranges::sort(own);
        own.erase(std::ranges::unique(own).begin(), own.end());
    }
    return result;
}

/// Which columns contain all of each set.
std::vector<std::vector<Index>> columnsOfSets(const std::vector<std::vector<Index>>& variablesOf,
                                              std::span<const std::vector<Index>> sets,
                                              std::size_t variables) {
    std::vector<std::vector<Index>> withVariable(variables);
    for (std::size_t j = 0; j < variablesOf.size(); ++j)
        for (const Index variable : variablesOf[j])
            withVariable[static_cast<std::size_t>(variable)].push_back(static_cast<Index>(j));
    std::vector<std::vector<Index>> result;
    result.reserve(sets.size());
    for (const auto& set : sets) {
        std::vector<Index> common = withVariable[static_cast<std::size_t>(set.front())];
        for (std::size_t v = 1; v < set.size(); ++v) {
            std::vector<Index> both;
            std::ranges::set_intersection(common, withVariable[static_cast<std::size_t>(set[v])],
                                          std::back_inserter(both));
            common = std::move(both);
        }
        result.push_back(std::move(common));
    }
    return result;
}

std::optional<std::vector<double>> score(const FourierSum& sum,
                                         std::span<const VariableInputs> variables,
                                         std::span<const std::vector<Index>> sets,
                                         const SampleSource& samples, Index rows,
                                         const GoOn& goOn) {
    const FourierColumns& columns = sum.columns;
    const auto outputs = static_cast<std::size_t>(sum.coefficients.cols());
    const auto variablesOf = variablesOfColumns(columns, variables);
    const auto columnsOf = columnsOfSets(variablesOf, sets, variables.size());
    RemovedWaves waves(sum, variables, variablesOf);
    const Index piece = waves.rowsAtOnce();
    std::vector<Moments2> ofF(outputs), of(sets.size() * outputs);
    std::atomic<bool> stopped = false;
    for (Index first = 0; first < rows; first += piece) {
        const Index count = std::min(piece, rows - first);
        const auto done = static_cast<double>(first);
        const auto fresh = static_cast<double>(count);
        if (!waves.load(samples, first, count, goOn)) return std::nullopt;
        const std::vector<Moments2> before = ofF;
        std::vector<Moments2> freshOfF(outputs);
        for (std::size_t c = 0; c < outputs; ++c) {
            const auto f = waves.f(c);
            freshOfF[c] = momentsOf(f, f, 0.);
            freshOfF[c].products = freshOfF[c].squares;
            ofF[c].add(done, fresh, before[c].mean, freshOfF[c].mean, freshOfF[c]);
        }
        constexpr Index kSetsAtOnce = 16;
        forEachBlock(
            static_cast<Index>(sets.size()), kSetsAtOnce, [&](Index, Index firstSet, Index size) {
                std::vector<double> without(static_cast<std::size_t>(count));
                for (Index s = firstSet; s < firstSet + size; ++s) {
                    const auto v = static_cast<std::size_t>(s);
                    if (columnsOf[v].empty()) continue;
                    if (stopped || !goOn()) {
                        stopped = true;
                        return;
                    }
                    for (std::size_t c = 0; c < outputs; ++c) {
                        waves.without(sets[v], columnsOf[v], c, without);
                        of[v * outputs + c].add(done, fresh, before[c].mean, freshOfF[c].mean,
                                                momentsOf(without, waves.f(c), freshOfF[c].mean));
                    }
                }
            });
        if (stopped) return std::nullopt;
    }

    double varianceOfF = 0.;
    for (const Moments2& one : ofF) varianceOfF += one.squares;
    // Below this a sum of columns is constant but for rounding.
    const double rounding =
        static_cast<double>(rows) * std::pow(1e-12 * sum.coefficients.cwiseAbs().sum(), 2);
    std::vector<double> result(sets.size(), 0.);
    if (varianceOfF <= rounding) return result;
    for (std::size_t v = 0; v < sets.size(); ++v) {
        if (columnsOf[v].empty()) continue;
        double variance = 0.;
        double covariance = 0.;
        for (std::size_t c = 0; c < outputs; ++c) {
            variance += of[v * outputs + c].squares;
            covariance += of[v * outputs + c].products;
        }
        const double correlation =
            variance <= rounding ? 0. : covariance / std::sqrt(variance * varianceOfF);
        result[v] = 1. - std::clamp(correlation, -1., 1.);
    }
    return result;
}

}  // namespace

std::vector<std::vector<Index>> occurringSets(const FourierColumns& columns,
                                              std::span<const VariableInputs> variables,
                                              int largest) {
    std::vector<std::vector<Index>> sets;
    for (const auto& own : variablesOfColumns(columns, variables)) {
        for (std::size_t a = 0; a < own.size(); ++a) {
            sets.push_back({own[a]});
            if (largest < 2) continue;
            for (std::size_t b = a + 1; b < own.size(); ++b) {
                sets.push_back({own[a], own[b]});
                if (largest < 3) continue;
                for (std::size_t c = b + 1; c < own.size(); ++c)
                    sets.push_back({own[a], own[b], own[c]});
            }
        }
    }
    std::ranges::sort(sets, [](const auto& a, const auto& b) {
        return a.size() != b.size() ? a.size() < b.size() : a < b;
    });
    sets.erase(std::ranges::unique(sets).begin(), sets.end());
    return sets;
}

double occurrences(const FourierColumns& columns, std::span<const VariableInputs> variables,
                   int largest) {
    double count = 0.;
    for (const auto& own : variablesOfColumns(columns, variables)) {
        const auto m = static_cast<double>(own.size());
        count += m;
        if (largest >= 2) count += m * (m - 1.) / 2.;
        if (largest >= 3) count += m * (m - 1.) * (m - 2.) / 6.;
    }
    return count;
}

std::optional<std::vector<double>> importances(const FourierSum& sum,
                                               std::span<const VariableInputs> variables,
                                               std::span<const std::vector<Index>> sets,
                                               const DesignMatrix& x,
                                               std::span<const std::int32_t> rows,
                                               const GoOn& goOn) {
    return score(sum, variables, sets, samplesOf(x, rows), static_cast<Index>(rows.size()), goOn);
}

std::optional<std::vector<double>> importances(const FourierSum& sum,
                                               std::span<const VariableInputs> variables,
                                               std::span<const std::vector<Index>> sets,
                                               const Matrix& x, const GoOn& goOn) {
    return score(sum, variables, sets, samplesOf(x), x.rows(), goOn);
}

}  // namespace ardent
