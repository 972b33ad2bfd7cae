#include "core/explain/marginal.h"

#include <Eigen/Eigenvalues>
#include <algorithm>
#include <cmath>

#include "core/data/task/level_inputs.h"
#include "core/data/task/missing_marks.h"
#include "core/explain/level_waves.h"
#include "core/kernel/waves.h"

namespace ardent {
namespace {

constexpr Index kFewValues = 24;
constexpr Index kMostValues = 512;
constexpr double kTolerance = 1e-10;
constexpr Index kFeaturesABlock = 32;

/// Distinct values, ascending, with their shares.
Marginal marginalOf(const DesignMatrix& x, Index input, const std::vector<std::int32_t>& rows) {
    std::vector<float> values;
    values.reserve(rows.size());
    for (const std::int32_t row : rows) values.push_back(x(row, input));
    std::ranges::sort(values);
    std::vector<double> distinct;
    std::vector<double> shares;
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (i == 0 || values[i] != values[i - 1]) {
            distinct.push_back(static_cast<double>(values[i]));
            shares.push_back(0.);
        }
        shares.back() += 1. / static_cast<double>(values.size());
    }
    return {Eigen::Map<const Vector>(shares.data(), std::ssize(shares)),
            Eigen::Map<const Vector>(distinct.data(), std::ssize(distinct)).transpose()};
}

Marginal stateShares(const FittedRecipe& recipe, Index source, const SourceInputs& inputs,
                     const DesignMatrix& x, const std::vector<std::int32_t>& rows) {
    Marginal result{Vector(), stateInputs(recipe, source)};
    result.weights = Vector::Zero(result.inputs.cols());
    for (const Index state : observedStates(recipe, source, inputs, x, rows))
        result.weights[state] += 1. / static_cast<double>(rows.size());
    return result;
}

/// E[exp(iωx)] and E[exp(2iωx)] for each frequency: 4 × frequencies.
Matrix characteristic(const Marginal& marginal, const Vector& frequencies) {
    Matrix result(4, frequencies.size());
    Matrix cosines;
    Matrix sines;
    for (Index first = 0; first < frequencies.size(); first += kFeaturesABlock) {
        const Index size = std::min(kFeaturesABlock, frequencies.size() - first);
        const Matrix turns = kQuarterTurns * marginal.inputs.row(0).transpose() *
                             frequencies.segment(first, size).transpose();
        cosinesAndSines(turns, cosines, sines);
        const auto weights = marginal.weights.transpose();
        result.row(0).segment(first, size) = weights * cosines;
        result.row(1).segment(first, size) = weights * sines;
        result.row(2).segment(first, size) =
            weights * (2. * cosines.array().square() - 1.).matrix();
        result.row(3).segment(first, size) = weights * (2. * cosines.cwiseProduct(sines));
    }
    return result;
}

}  // namespace

Marginal gaussRule(const Vector& values, const Vector& weights, Index points) {
    const double centre = weights.dot(values);
    const Vector centred = (values.array() - centre).matrix();
    const double spread = std::sqrt(weights.dot(centred.cwiseAbs2()));
    const Vector scaled = centred / spread;
    Matrix basis(values.size(), points);
    Vector diagonal(points);
    Vector beside(std::max<Index>(0, points - 1));
    basis.col(0) = weights.cwiseSqrt();
    for (Index j = 0; j < points; ++j) {
        Vector next = scaled.cwiseProduct(basis.col(j));
        diagonal[j] = basis.col(j).dot(next);
        if (j + 1 == points) break;
        for (int twice = 0; twice < 2; ++twice)
            next -= basis.leftCols(j + 1) * (basis.leftCols(j + 1).transpose() * next);
        beside[j] = next.norm();
        basis.col(j + 1) = next / beside[j];
    }
    Eigen::SelfAdjointEigenSolver<Matrix> solver;
    solver.computeFromTridiagonal(diagonal, beside);
    return {solver.eigenvectors().row(0).transpose().cwiseAbs2(),
            (solver.eigenvalues().array() * spread + centre).matrix().transpose()};
}

namespace {

Marginal numberMarginal(const ClosedForm& form, Index input, const DesignMatrix& x,
                        const std::vector<std::int32_t>& rows) {
    Marginal all = marginalOf(x, input, rows);
    const Index distinct = all.weights.size();
    if (distinct <= kFewValues) return all;
    const Vector frequencies = form.frequencies.row(input).transpose();
    const Matrix wanted = characteristic(all, frequencies);
    const Vector values = all.inputs.row(0).transpose();
    const Index most = std::min(kMostValues, distinct / 2);
    for (Index points = kFewValues / 2; points <= most; points += points / 2) {
        Marginal rule = gaussRule(values, all.weights, points);
        const Matrix got = characteristic(rule, frequencies);
        if (frequencies.size() == 0 || (got - wanted).cwiseAbs().maxCoeff() < kTolerance)
            return rule;
    }
    return distinct <= 2 * kMostValues ? all : gaussRule(values, all.weights, kMostValues);
}

/// That of the rows that have a number, and one point more for the others.
Marginal withMissing(const ClosedForm& form, const FittedRecipe& recipe, const SourceInputs& inputs,
                     const DesignMatrix& x, const std::vector<std::int32_t>& rows) {
    std::vector<std::int32_t> present, missing;
    for (const std::int32_t row : rows)
        (isMarkedMissing(recipe, inputs, x, row) ? missing : present).push_back(row);
    Marginal numbers{Vector(), Matrix(1, 0)};
    if (!present.empty()) numbers = numberMarginal(form, inputs.first, x, present);
    const Index points = numbers.weights.size();
    const Index all = points + (missing.empty() ? 0 : 1);
    const double share = static_cast<double>(present.size()) / static_cast<double>(rows.size());
    Marginal result{Vector(all), Matrix(inputs.count, all)};
    result.weights.head(points) = share * numbers.weights;
    result.inputs.topLeftCorner(1, points) = numbers.inputs;
    if (points > 0)
        result.inputs.bottomLeftCorner(1, points).setConstant(
            static_cast<double>(x(present.front(), inputs.first + 1)));
    if (!missing.empty()) {
        result.weights[points] = 1. - share;
        for (Index j = 0; j < inputs.count; ++j)
            result.inputs(j, points) = static_cast<double>(x(missing.front(), inputs.first + j));
    }
    return result;
}

/// What the inputs of a date are together: of all rows, or of some evenly spaced in time.
Marginal dateMarginal(const SourceInputs& inputs, const DesignMatrix& x,
                      std::vector<std::int32_t> rows) {
    std::ranges::stable_sort(rows, {}, [&](std::int32_t row) { return x(row, inputs.first); });
    const auto all = rows.size();
    const std::size_t points = std::min<std::size_t>(all, 2 * kMostValues);
    Marginal result{Vector::Constant(static_cast<Index>(points), 1. / static_cast<double>(points)),
                    Matrix(inputs.count, static_cast<Index>(points))};
    for (std::size_t p = 0; p < points; ++p)
        for (Index j = 0; j < inputs.count; ++j)
            result.inputs(j, static_cast<Index>(p)) =
                static_cast<double>(x(rows[(2 * p + 1) * all / (2 * points)], inputs.first + j));
    return result;
}

}  // namespace

Marginal marginal(const ClosedForm& form, const FittedRecipe& recipe, Index source,
                  const SourceInputs& inputs, const DesignMatrix& x,
                  const std::vector<std::int32_t>& rows) {
    if (!inputs.numeric) return stateShares(recipe, source, inputs, x, rows);
    const bool isDate = recipe.sources[static_cast<std::size_t>(source)].date.has_value();
    if (isDate && inputs.count > 1) return dateMarginal(inputs, x, rows);
    if (inputs.count > 1) return withMissing(form, recipe, inputs, x, rows);
    return numberMarginal(form, inputs.first, x, rows);
}

}  // namespace ardent
