#include "core/explain/product_form.h"

#include <algorithm>
#include <limits>
#include <map>
#include <numeric>

#include "core/base/range.h"
#include "core/data/task/level_inputs.h"
#include "core/explain/closed_form.h"
#include "core/kernel/waves.h"

namespace ardent {
namespace {

/// Terms of a model before they are put into groups.
struct FactoredTerms {
    Matrix coefficients;    // terms × d
    GameFactors constants;  // 1 × terms
    Matrix weights;         // terms × K
};

FactoredTerms wavesOf(const ClosedForm& form) {
    FactoredTerms terms{form.frequencies.transpose() * kQuarterTurns, {}, form.weights};
    const Matrix turns = form.phases.transpose() * kQuarterTurns;
    cosinesAndSines(turns, terms.constants.real, terms.constants.imaginary);
    return terms;
}

FactoredTerms pointsOf(const KernelModel& model, const Vector& scale) {
    const Matrix points = model.points->cast<double>();
    return {points * scale.asDiagonal(),
            {Matrix::Ones(1, points.rows()), Matrix::Zero(1, points.rows())},
            model.weights};
}

/// As `closedForm` states f.
void stateWeights(const Predictor& predictor, ProductForm& form, Matrix& weights) {
    if (predictor.link == Link::Identity) {
        weights *= predictor.recipe->targetScale;
        form.intercept = (form.intercept.array() * predictor.recipe->targetScale +
                          predictor.recipe->targetOffset)
                             .matrix();
    }
    if (predictor.link == Link::Softmax) {
        weights.colwise() -= weights.rowwise().mean().eval();
        form.intercept.array() -= form.intercept.mean();
    }
}

void stateTrees(const Predictor& predictor, const TreeModel& model, ProductForm& form) {
    double unit = model.weight;
    if (predictor.link == Link::Identity) unit *= predictor.recipe->targetScale;
    form.intercept = statedScores(predictor, form.intercept.transpose()).transpose();
    for (ProductGroup& group : form.groups) {
        group.weights *= unit;
        if (predictor.link == Link::Softmax)
            group.weights.colwise() -= group.weights.rowwise().mean().eval();
    }
}

/// The sources that a term looks at.
std::vector<Index> playersOf(const ProductForm& form, const FactoredTerms& terms, Index term) {
    std::vector<Index> players;
    for (Index s = 0; s < std::ssize(form.sources); ++s) {
        const SourceInputs& inputs = form.sources[static_cast<std::size_t>(s)];
        const auto moves = [&](Index j) {
            return form.kind == FactorKind::Wave ? terms.coefficients(term, j) != 0.
                                                 : form.scale[j] != 0.;
        };
        for (Index j = inputs.first; j < inputs.first + inputs.count; ++j)
            if (moves(j)) {
                players.push_back(s);
                break;
            }
    }
    return players;
}

void placeInputs(const ProductForm& form, ProductGroup& group) {
    Index inputs = 0;
    for (const Index player : group.players) {
        group.places.push_back(inputs);
        inputs += form.sources[static_cast<std::size_t>(player)].count;
    }
    group.places.push_back(inputs);
    group.coefficients = Matrix::Zero(kGames, inputs);
}

ProductGroup groupOf(const ProductForm& form, const FactoredTerms& terms,
                     std::span<const Index> some, std::vector<Index> players) {
    ProductGroup group;
    group.players = std::move(players);
    group.constants.resize(1);
    group.constants.real.setZero();
    group.constants.imaginary.setZero();
    group.weights = Matrix::Zero(kGames, terms.weights.cols());
    placeInputs(form, group);
    for (std::size_t g = 0; g < some.size(); ++g) {
        const auto game = static_cast<Index>(g);
        group.constants.real(game, 0) = terms.constants.real(0, some[g]);
        group.constants.imaginary(game, 0) = terms.constants.imaginary(0, some[g]);
        group.weights.row(game) = terms.weights.row(some[g]);
        for (std::size_t p = 0; p < group.players.size(); ++p) {
            const SourceInputs& of = form.sources[static_cast<std::size_t>(group.players[p])];
            group.coefficients.row(game).segment(group.places[p], of.count) =
                terms.coefficients.row(some[g]).segment(of.first, of.count);
        }
    }
    return group;
}

/// Terms that look at the same sources stand together, so that sparse models are quick.
std::vector<ProductGroup> groupsOf(const ProductForm& form, const FactoredTerms& terms) {
    std::vector<std::vector<Index>> players;
    std::vector<Index> order;
    for (Index k = 0; k < terms.weights.rows(); ++k) {
        players.push_back(playersOf(form, terms, k));
        if (!terms.weights.row(k).isZero(0.)) order.push_back(k);
    }
    std::ranges::stable_sort(order, {}, [&](Index k) -> const std::vector<Index>& {
        return players[static_cast<std::size_t>(k)];
    });
    std::vector<ProductGroup> groups;
    for (std::size_t first = 0; first < order.size(); first += kGames) {
        const std::span some =
            std::span(order).subspan(first, std::min<std::size_t>(kGames, order.size() - first));
        std::vector<Index> together;
        for (const Index k : some) {
            const auto& own = players[static_cast<std::size_t>(k)];
            std::vector<Index> both;
            std::ranges::set_union(together, own, std::back_inserter(both));
            together = std::move(both);
        }
        groups.push_back(groupOf(form, terms, some, std::move(together)));
    }
    return groups;
}

/// The terms of trees: each leaf with the box of inputs that it holds, as long as it is on the way.
class Leaves {
public:
    explicit Leaves(const ProductForm& form, const TreeModel& model)
        : sourceOf_(form.scale.size()) {
        for (std::size_t s = 0; s < form.sources.size(); ++s)
            sourceOf_.segment(form.sources[s].first, form.sources[s].count)
                .setConstant(static_cast<int>(s));
        for (const TreePtr& tree : model.trees) add(*tree, 0, {});
    }

    struct Leaf {
        std::vector<Index> players;
        std::map<Index, Range> box;  // of inputs: low ≤ input < high
        Index output = 0;
        double value = 0.;
    };
    std::vector<Leaf>& all() { return all_; }

private:
    void add(const Tree& tree, std::int32_t at, const std::map<Index, Range>& box) {
        const TreeNode& node = tree.nodes[static_cast<std::size_t>(at)];
        if (node.isLeaf()) {
            if (node.value != 0.F)
                all_.push_back({playersOf(box), box, tree.output, static_cast<double>(node.value)});
            return;
        }
        constexpr double kFar = std::numeric_limits<double>::infinity();
        const auto threshold = static_cast<double>(node.threshold);
        for (const bool isLeft : {true, false}) {
            std::map<Index, Range> narrower = box;
            Range& range = narrower.try_emplace(node.input, Range{-kFar, kFar}).first->second;
            if (isLeft)
                range.high = std::min(range.high, threshold);
            else
                range.low = std::max(range.low, threshold);
            if (range.low < range.high) add(tree, isLeft ? node.left : node.right, narrower);
        }
    }

    std::vector<Index> playersOf(const std::map<Index, Range>& box) const {
        std::vector<Index> players;
        for (const auto& [input, range] : box) {
            const Index source = sourceOf_[input];
            if (players.empty() || players.back() != source) players.push_back(source);
        }
        return players;
    }

    Eigen::VectorXi sourceOf_;  // of each input
    std::vector<Leaf> all_;
};

ProductGroup groupOf(const ProductForm& form, std::span<const Leaves::Leaf> leaves) {
    ProductGroup group;
    for (const Leaves::Leaf& leaf : leaves) {
        std::vector<Index> both;
        std::ranges::set_union(group.players, leaf.players, std::back_inserter(both));
        group.players = std::move(both);
    }
    placeInputs(form, group);
    constexpr double kFar = std::numeric_limits<double>::infinity();
    group.coefficients.setConstant(-kFar);
    group.upper = Matrix::Constant(kGames, group.places.back(), kFar);
    group.constants.resize(1);
    group.constants.real.setOnes();
    group.constants.imaginary.setZero();
    group.weights = Matrix::Zero(kGames, form.outputs());
    for (Index g = 0; g < std::ssize(leaves); ++g) {
        const Leaves::Leaf& leaf = leaves[static_cast<std::size_t>(g)];
        group.weights(g, leaf.output) = leaf.value;
        for (std::size_t p = 0; p < group.players.size(); ++p) {
            const SourceInputs& of = form.sources[static_cast<std::size_t>(group.players[p])];
            for (Index j = 0; j < of.count; ++j) {
                const auto edge = leaf.box.find(of.first + j);
                if (edge == leaf.box.end()) continue;
                group.coefficients(g, group.places[p] + j) = edge->second.low;
                group.upper(g, group.places[p] + j) = edge->second.high;
            }
        }
    }
    return group;
}

std::vector<ProductGroup> groupsOf(const ProductForm& form, const TreeModel& model) {
    Leaves found(form, model);
    std::vector<Leaves::Leaf>& leaves = found.all();
    std::ranges::stable_sort(leaves, {}, &Leaves::Leaf::players);
    std::vector<ProductGroup> groups;
    for (std::size_t first = 0; first < leaves.size(); first += kGames)
        groups.push_back(
            groupOf(form, std::span(leaves).subspan(
                              first, std::min<std::size_t>(kGames, leaves.size() - first))));
    return groups;
}

/// What a player's inputs put into the exponent of its factor.
void addExponents(const ProductForm& form, const ProductGroup& group, std::size_t player,
                  const double* inputs, double* exponents) {
    const Index first = group.places[player];
    const Index count = group.places[player + 1] - first;
    const SourceInputs& of = form.sources[static_cast<std::size_t>(group.players[player])];
    using Lanes = Eigen::Array<double, kGames, 1>;
    Eigen::Map<Lanes> sum(exponents);
    for (Index j = 0; j < count; ++j) {
        const auto coefficients = group.coefficients.col(first + j).head<kGames>().array();
        const double value = form.scale[of.first + j] * inputs[j];
        switch (form.kind) {
            case FactorKind::Wave:
                sum += coefficients * value;
                break;
            case FactorKind::Gaussian:
                sum -= form.width * (coefficients - value).square();
                break;
            case FactorKind::Laplace:
                sum -= form.width * (coefficients - value).abs();
                break;
            case FactorKind::Box: {
                const auto upper = group.upper.col(first + j).head<kGames>().array();
                sum += (coefficients <= value && value < upper).select(0., Lanes::Ones());
            }
        }
    }
}

void takeFactors(FactorKind kind, const Matrix& exponents, GameFactors& factors) {
    if (kind == FactorKind::Wave) {
        cosinesAndSines(exponents, factors.real, factors.imaginary);
        return;
    }
    if (kind == FactorKind::Box)
        factors.real = (exponents.array() == 0.).cast<double>();
    else
        factors.real = exponents.array().exp();
    factors.imaginary.setZero(exponents.rows(), exponents.cols());
}

/// The states of a source that training rows have, by their shares, and their encoded inputs.
struct SharedStates {
    Vector shares;
    Matrix inputs;  // inputs × states
};

SharedStates sharedStates(const FittedRecipe& recipe, Index source) {
    Vector shares = levelShares(recipe, source);
    Matrix inputs = stateInputs(recipe, source).leftCols(shares.size());
    return {std::move(shares), std::move(inputs)};
}

void addGaps(const ProductForm& form, Index source, const SharedStates& states,
             ProductGroup& group) {
    const auto found = std::ranges::lower_bound(group.players, source);
    if (found == group.players.end() || *found != source) return;
    const auto player = found - group.players.begin();
    Matrix exponents = Matrix::Zero(kGames, states.inputs.cols());
    for (Index state = 0; state < exponents.cols(); ++state)
        addExponents(form, group, static_cast<std::size_t>(player), states.inputs.col(state).data(),
                     exponents.col(state).data());
    GameFactors factors;
    takeFactors(form.kind, exponents, factors);
    group.gaps.real.col(player) = factors.real * states.shares;
    group.gaps.imaginary.col(player) = factors.imaginary * states.shares;
}

void addGaps(ProductForm& form) {
    form.averaged = averagedSources(*form.recipe);
    form.linearGaps = Matrix::Zero(form.outputs(), std::ssize(form.sources));
    for (ProductGroup& group : form.groups) group.gaps.resize(std::ssize(group.players));
    for (const Index source : form.averaged) {
        const SharedStates states = sharedStates(*form.recipe, source);
        const SourceInputs& inputs = form.sources[static_cast<std::size_t>(source)];
        form.linearGaps.col(source) =
            form.linear.middleCols(inputs.first, inputs.count) * (states.inputs * states.shares);
        for (ProductGroup& group : form.groups) addGaps(form, source, states, group);
    }
}

}  // namespace

ProductForm productForm(const Predictor& predictor) {
    ProductForm form;
    form.recipe = predictor.recipe;
    form.sources = sourceInputs(*predictor.recipe);
    const Index inputs = predictor.recipe->inputs();
    form.scale = Vector::Ones(inputs);
    FactoredTerms terms;
    if (const TreeModel* trees = predictor.trees()) {
        form.kind = FactorKind::Box;
        form.intercept = trees->intercept;
        form.linear = Matrix::Zero(trees->outputs(), inputs);
        form.groups = groupsOf(form, *trees);
        stateTrees(predictor, *trees, form);
        addGaps(form);
        return form;
    }
    if (predictor.fourier() != nullptr) {
        const ClosedForm closed = closedForm(predictor);
        form.intercept = closed.intercept;
        form.linear = closed.linear;
        terms = wavesOf(closed);
    } else {
        const auto& model = std::get<KernelModel>(predictor.model);
        form.kind = model.kernel == Kernel::Gaussian ? FactorKind::Gaussian : FactorKind::Laplace;
        form.width = model.width;
        if (model.scale.size() > 0) form.scale = model.scale;
        form.intercept = model.intercept;
        form.linear = Matrix::Zero(model.outputs(), inputs);
        terms = pointsOf(model, form.scale);
        stateWeights(predictor, form, terms.weights);
    }
    form.groups = groupsOf(form, terms);
    addGaps(form);
    return form;
}

void load(const ProductForm& form, const DesignMatrix& x, std::int32_t row, ProductRow& to) {
    to.inputs = x.row(row).transpose().cast<double>();
    to.hasGap.assign(form.sources.size(), 0);
    for (const Index source : form.averaged) {
        const auto s = static_cast<std::size_t>(source);
        to.hasGap[s] = hasGap(*form.recipe, form.sources[s], x, row);
    }
}

void factorsAt(const ProductForm& form, const ProductGroup& group, const ProductRow& row,
               Matrix& exponents, GameFactors& factors) {
    exponents.setZero(kGames, std::ssize(group.players));
    for (std::size_t p = 0; p < group.players.size(); ++p) {
        const auto source = static_cast<std::size_t>(group.players[p]);
        addExponents(form, group, p, row.inputs.data() + form.sources[source].first,
                     exponents.col(static_cast<Index>(p)).data());
    }
    takeFactors(form.kind, exponents, factors);
    for (std::size_t p = 0; p < group.players.size(); ++p) {
        if (!row.hasGap[static_cast<std::size_t>(group.players[p])]) continue;
        const auto player = static_cast<Index>(p);
        factors.real.col(player) = group.gaps.real.col(player);
        factors.imaginary.col(player) = group.gaps.imaginary.col(player);
    }
}

Matrix linearParts(const ProductForm& form, const ProductRow& row) {
    Matrix parts(form.outputs(), std::ssize(form.sources));
    for (Index s = 0; s < parts.cols(); ++s) {
        const SourceInputs& at = form.sources[static_cast<std::size_t>(s)];
        if (row.hasGap[static_cast<std::size_t>(s)])
            parts.col(s) = form.linearGaps.col(s);
        else
            parts.col(s) =
                form.linear.middleCols(at.first, at.count) * row.inputs.segment(at.first, at.count);
    }
    return parts;
}

}  // namespace ardent
