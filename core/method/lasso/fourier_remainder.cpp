#include "core/method/lasso/fourier_remainder.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>

#include "core/data/task/drawn_rows.h"
#include "core/parallel/blocks.h"

namespace ardent {
namespace {

using Shape = FourierColumns::Shape;

/// One centred sine, cosine or indicator a column.
struct SetFactors {
    Matrix values;             // n × C
    std::vector<Index> first;  // column of each variable, and their number
};

/// Of a variable: 2, or the levels of a category.
Index factorCount(const FittedRecipe& recipe, Index variable, const VariableInputs& inputs) {
    const bool isCategory =
        recipe.sources[static_cast<std::size_t>(variable)].type == ColumnType::Categorical;
    return (isCategory ? 1 : 2) * std::ssize(inputs);
}

SetFactors factorsOf(const Task& task, double frequency, std::span<const Index> variables,
                     std::span<const std::int32_t> rows) {
    const FittedRecipe& recipe = *task.recipe;
    const auto inputs = variableInputs(recipe);
    FourierColumns columns(recipe.inputs());
    std::vector<Index> first;
    for (const Index variable : variables) {
        first.push_back(columns.size());
        const bool isCategory =
            recipe.sources[static_cast<std::size_t>(variable)].type == ColumnType::Categorical;
        for (const Index input : inputs[static_cast<std::size_t>(variable)]) {
            if (isCategory) {
                columns.add(Shape::Identity, std::array{FourierColumns::Entry{input, 1.}}, 0);
                continue;
            }
            for (const Shape shape : {Shape::Sine, Shape::Cosine})
                columns.add(shape, std::array{FourierColumns::Entry{input, frequency}}, 0);
        }
    }
    first.push_back(columns.size());
    Matrix values = designOf(columns, task.x, rows);
    values.rowwise() -= values.colwise().mean().eval();
    return {std::move(values), std::move(first)};
}

/// Σ over the factors of two variables of (Σ_i b_i u_i v_i)² / Σ_i (b_i u_i v_i)², for all pairs.
Matrix strengths(const SetFactors& factors, const Matrix& squares, const Vector& base) {
    const Matrix sums = factors.values.transpose() * (base.asDiagonal() * factors.values);
    const Matrix sizes = squares.transpose() * (base.cwiseAbs2().asDiagonal() * squares);
    const Matrix each =
        (sizes.array() > 0.).select(sums.array().square() / sizes.array(), 0.).matrix();
    const auto variables = static_cast<Index>(factors.first.size()) - 1;
    Matrix strength(variables, variables);
    for (Index a = 0; a < variables; ++a)
        for (Index b = 0; b < variables; ++b) {
            const auto i = static_cast<std::size_t>(a);
            const auto j = static_cast<std::size_t>(b);
            strength(a, b) = each.block(factors.first[i], factors.first[j],
                                        factors.first[i + 1] - factors.first[i],
                                        factors.first[j + 1] - factors.first[j])
                                 .sum();
        }
    return strength;
}

double chiSquaredBound(double degrees, double tests) {
    const double t = std::log(std::max(2., tests));
    return degrees + 2. * std::sqrt(degrees * t) + 2. * t;
}

struct StrongSet {
    std::vector<Index> variables;  // positions
    double excess;                 // in bounds
};

struct Bar {
    Index outputs;
    double tests;  // how many sets are looked at
    double least;  // of the sums
};

/// Adds the pairs, with the anchor where there is one, that are clear.
void addClear(std::vector<StrongSet>& found, const SetFactors& factors, const Matrix& strength,
              Index anchor, const Bar& bar) {
    constexpr double kClear = 2.;
    const auto size = [&](Index v) {
        const auto i = static_cast<std::size_t>(v);
        return static_cast<double>(factors.first[i + 1] - factors.first[i]);
    };
    for (Index a = 0; a < strength.rows(); ++a)
        for (Index b = a + 1; b < strength.rows(); ++b) {
            if (a == anchor || b == anchor) continue;
            const double degrees = size(a) * size(b) * (anchor < 0 ? 1. : size(anchor)) *
                                   static_cast<double>(bar.outputs);
            const double excess = strength(a, b) / chiSquaredBound(degrees, bar.tests);
            if (!(excess >= kClear) || strength(a, b) < bar.least) continue;
            std::vector<Index> set{a, b};
            if (anchor >= 0) set.push_back(anchor);
            std::ranges::sort(set);
            found.push_back({std::move(set), excess});
        }
}

std::vector<std::vector<Index>> strongest(std::vector<StrongSet> found,
                                          std::span<const Index> variables, Index most) {
    std::ranges::stable_sort(found, std::ranges::greater{}, &StrongSet::excess);
    std::vector<std::vector<Index>> sets;
    for (const StrongSet& one : found) {
        if (static_cast<Index>(sets.size()) == most) break;
        std::vector<Index> set;
        for (const Index position : one.variables)
            set.push_back(variables[static_cast<std::size_t>(position)]);
        std::ranges::sort(set);
        if (std::ranges::find(sets, set) == sets.end()) sets.push_back(std::move(set));
    }
    return sets;
}

std::vector<Index> withFewFactors(const FittedRecipe& recipe, std::span<const Index> variables) {
    const auto inputs = variableInputs(recipe);
    std::vector<Index> some;
    for (const Index variable : variables)
        if (factorCount(recipe, variable, inputs[static_cast<std::size_t>(variable)]) <=
            kMostSetLevels)
            some.push_back(variable);
    return some;
}

Index factorCount(const FittedRecipe& recipe, std::span<const Index> variables) {
    const auto inputs = variableInputs(recipe);
    Index count = 0;
    for (const Index variable : variables)
        count += factorCount(recipe, variable, inputs[static_cast<std::size_t>(variable)]);
    return count;
}

/// Positions among the training rows, so many that the products take no more than seconds.
std::vector<Index> someRows(const Task& task, double workOfRow) {
    constexpr double kMostWork = 4e10;
    const auto& train = task.split.train;
    const auto most = static_cast<Index>(std::max(100., kMostWork / std::max(1., workOfRow)));
    const auto drawn = drawnRows(task, train, most, kLookSeed);
    std::vector<Index> some;
    auto at = train.begin();
    for (const std::int32_t row : drawn) {
        at = std::ranges::find(at, train.end(), row);
        some.push_back(at - train.begin());
    }
    return some;
}

}  // namespace

Matrix remainderOf(const Task& task, const Predictor& predictor) {
    const auto& rows = task.split.train;
    Matrix remainder = -evaluate(*predictor.fourier(), task.x, rows);
    const bool isClassification = predictor.link != Link::Identity;
    if (isClassification) {
        const Matrix shares = classProbabilities(predictor.link, -remainder);
        remainder = predictor.link == Link::Logistic ? Matrix(-shares.col(1)) : Matrix(-shares);
    }
    for (Index i = 0; i < remainder.rows(); ++i) {
        const auto y = static_cast<double>(
            task.y[static_cast<std::size_t>(rows[static_cast<std::size_t>(i)])]);
        if (remainder.cols() == 1)
            remainder(i, 0) += y;
        else
            remainder(i, static_cast<Index>(y)) += 1.;
    }
    return remainder;
}

std::optional<std::vector<std::vector<Index>>> setsWithin(const Task& task, const Matrix& values,
                                                          const SetSearch& search,
                                                          const GoOn& goOn) {
    const FittedRecipe& recipe = *task.recipe;
    const std::vector<Index> variables = withFewFactors(recipe, search.variables);
    const std::vector<Index> anchors = withFewFactors(recipe, search.anchors);
    const auto& train = task.split.train;
    const auto count = static_cast<double>(variables.size());
    const auto factorsInAll = static_cast<double>(factorCount(recipe, variables));
    const double bases = static_cast<double>(values.cols() * (1 + factorCount(recipe, anchors)));
    const std::vector<Index> some = someRows(task, 4. * factorsInAll * factorsInAll * bases);
    std::vector<std::int32_t> rows;
    for (const Index i : some) rows.push_back(train[static_cast<std::size_t>(i)]);
    const Matrix left = values(some, Eigen::all);
    const SetFactors factors = factorsOf(task, search.frequency, variables, rows);
    const Matrix squares = factors.values.cwiseAbs2();
    const Bar bar{left.cols(), 0.5 * count * count * (1. + static_cast<double>(anchors.size())),
                  search.leastShare * static_cast<double>(left.rows())};

    std::vector<Index> begins{-1};  // position of the anchor; −1: pairs
    for (const Index anchor : anchors) {
        const auto found = std::ranges::find(variables, anchor);
        if (found != variables.end()) begins.push_back(found - variables.begin());
    }
    std::vector<std::vector<StrongSet>> parts(begins.size());
    std::atomic<bool> stopped{false};
    forEachBlock(static_cast<Index>(begins.size()), 1, [&](Index part, Index, Index) {
        const Index anchor = begins[static_cast<std::size_t>(part)];
        const auto i = static_cast<std::size_t>(std::max<Index>(anchor, 0));
        Matrix strength = Matrix::Zero(static_cast<Index>(variables.size()),
                                       static_cast<Index>(variables.size()));
        for (Index k = 0; k < left.cols(); ++k) {
            const auto add = [&](const Vector& base) {
                if (!stopped && !goOn()) stopped = true;
                if (!stopped) strength += strengths(factors, squares, base);
            };
            if (anchor < 0) {
                add(left.col(k));
                continue;
            }
            for (Index c = factors.first[i]; c < factors.first[i + 1]; ++c)
                add(left.col(k).cwiseProduct(factors.values.col(c)));
        }
        addClear(parts[static_cast<std::size_t>(part)], factors, strength, anchor, bar);
    });
    if (stopped) return std::nullopt;
    std::vector<StrongSet> found;
    for (auto& part : parts) found.insert(found.end(), part.begin(), part.end());
    return strongest(std::move(found), variables, search.most);
}

}  // namespace ardent
