#pragma once

#include <vector>

#include "core/kernel/gauss_legendre.h"

namespace ardent {

/// So many games are played at once, in the lanes of vectors: whole vectors on every machine.
inline constexpr Index kGames = 8;

/// A complex number a game and player: kGames × players each.
struct GameFactors {
    Matrix real, imaginary;

    void resize(Index players) {
        real.resize(kGames, players);
        imaginary.resize(kGames, players);
    }
};

/// Cooperative games whose coalitions S have the worth Re c Π_{j ∈ S} v_j Π_{j ∉ S} m_j: what a
/// wave or a product kernel is to the columns of a table. Everything here adds to what it is given,
/// never divides, and makes no memory after the first call with as many players. One thread at a
/// time.
class ProductGames {
public:
    explicit ProductGames(Index mostPlayers);

    /// values(g, j) += Re c (v_j − m_j) ∫₀¹ Π_{k ≠ j} (m_k + t (v_k − m_k)) dt, the Shapley value
    /// of player j (Owen 1972, Multilinear extensions of games, theorem 5). O(players²). The
    /// integrand is a polynomial, so that ⌈players / 2⌉ nodes are exact; more than kMostNodes are
    /// never taken.
    void addShapleyValues(const GameFactors& constants, const GameFactors& present,
                          const GameFactors& absent, Matrix& values);

    /// values(g, pair) += Re c (v_i − m_i)(v_j − m_j) ∫₀¹ Π_{k ≠ i, j} (m_k + t (v_k − m_k)) dt for
    /// the pairs (0, 1), (0, 2), …, (1, 2), …: the Shapley interaction index (Grabisch and Roubens
    /// 1999, equation 8). O(players³).
    void addPairIndices(const GameFactors& constants, const GameFactors& present,
                        const GameFactors& absent, Matrix& values);

    static constexpr Index kMostNodes = 32;

private:
    const Quadrature& ruleFor(Index degree) const;

    std::vector<Quadrature> rules_;  // that of one point first
    std::vector<double, Eigen::aligned_allocator<double>> suffixes_, integrals_;
};

}  // namespace ardent
