#include "core/select/pair_screen.h"

#include <algorithm>
#include <atomic>
#include <cmath>

#include "core/parallel/blocks.h"

namespace ardent {
namespace {

constexpr Index kTileVariables = 64;

float deviateOf(float score, float freedom) {
    const float spread = 2.F / (9.F * freedom);
    return (std::cbrt(score / freedom) - (1.F - spread)) / std::sqrt(spread);
}

/// Consecutive variables and their columns.
struct Stripe {
    Index firstVariable = 0, variables = 0;
    Index firstColumn = 0, columns = 0;
};

Stripe stripeOf(const RankBasis& basis, Index number) {
    Stripe stripe;
    stripe.firstVariable = number * kTileVariables;
    stripe.variables = std::min(kTileVariables, basis.variables() - stripe.firstVariable);
    stripe.firstColumn = basis.groups[static_cast<std::size_t>(stripe.firstVariable)].first;
    const auto last = static_cast<std::size_t>(stripe.firstVariable + stripe.variables - 1);
    stripe.columns = basis.groups[last].first + basis.groups[last].count - stripe.firstColumn;
    return stripe;
}

/// Of the columns of two stripes: squared products with every target, summed.
Eigen::MatrixXf squaredProducts(const RankBasis& basis, const Eigen::MatrixXf& left,
                                const Stripe& down, const Stripe& across) {
    Eigen::MatrixXf squares = Eigen::MatrixXf::Zero(down.columns, across.columns);
    Eigen::MatrixXf weighted, products;
    for (Index t = 0; t < left.cols(); ++t) {
        weighted = basis.columns.middleCols(down.firstColumn, down.columns).array().colwise() *
                   left.col(t).array();
        products.noalias() =
            weighted.transpose() * basis.columns.middleCols(across.firstColumn, across.columns);
        squares += products.cwiseAbs2();
    }
    return squares;
}

std::vector<PairScore> tilePairs(const RankBasis& basis, const Eigen::MatrixXf& left, Tile tile,
                                 const std::vector<float>& least) {
    const Stripe down = stripeOf(basis, tile.down);
    const Stripe across = stripeOf(basis, tile.across);
    const Eigen::MatrixXf squares = squaredProducts(basis, left, down, across);
    const auto targets = static_cast<float>(left.cols());
    std::vector<PairScore> found;
    for (Index j = across.firstVariable; j < across.firstVariable + across.variables; ++j) {
        const BasisGroup& first = basis.groups[static_cast<std::size_t>(j)];
        const Index begin = std::max(j + 1, down.firstVariable);
        for (Index i = begin; i < down.firstVariable + down.variables; ++i) {
            const BasisGroup& second = basis.groups[static_cast<std::size_t>(i)];
            if (first.count == 0 || second.count == 0) continue;
            const float score =
                squares
                    .block(second.first - down.firstColumn, first.first - across.firstColumn,
                           second.count, first.count)
                    .sum();
            const float freedom = static_cast<float>(first.count * second.count) * targets;
            const float deviate = deviateOf(score, freedom);
            const float asked =
                std::min(least[static_cast<std::size_t>(j)], least[static_cast<std::size_t>(i)]);
            if (deviate > asked) found.push_back({j, i, deviate});
        }
    }
    return found;
}

}  // namespace

std::optional<std::vector<PairScore>> screenedPairs(const RankBasis& basis, const Matrix& left,
                                                    const std::vector<float>& least,
                                                    std::size_t most, const GoOn& goOn) {
    const Index stripes = blockCount(basis.variables(), kTileVariables);
    const Index tiles = stripes * (stripes + 1) / 2;
    const Eigen::MatrixXf targets = left.cast<float>();
    std::vector<std::vector<PairScore>> found(static_cast<std::size_t>(tiles));
    std::atomic<bool> isLeft = false;
    forEachBlock(tiles, 1, [&](Index, Index job, Index) {
        if (isLeft || !goOn()) {
            isLeft = true;
            return;
        }
        found[static_cast<std::size_t>(job)] =
            tilePairs(basis, targets, lowerTriangleTile(job), least);
    });
    if (isLeft) return std::nullopt;
    std::vector<PairScore> all;
    for (const auto& tile : found) all.insert(all.end(), tile.begin(), tile.end());
    std::ranges::stable_sort(all, std::ranges::greater(), &PairScore::deviate);
    if (all.size() > most) all.resize(most);
    return all;
}

double normalDeviate(double p) {
    double low = -40., high = 40.;
    for (int halving = 0; halving < 60; ++halving) {
        const double middle = (low + high) / 2.;
        (std::erfc(middle / std::sqrt(2.)) / 2. > p ? low : high) = middle;
    }
    return low;
}

}  // namespace ardent
