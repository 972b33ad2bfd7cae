#include "core/kernel/product_games.h"

#include <algorithm>

#include "core/kernel/simd.h"

namespace ardent {
namespace {

using simd::vec;
using Lanes = simd::Vec<double>;

constexpr Index kGameLanes = simd::lanes<double>;
constexpr int kMostTogether = 4;  // nodes, so that their chains of products overlap

struct Complex {
    Lanes real, imaginary;

    void operator*=(const Complex& by) {
        const Lanes product = real * by.real - imaginary * by.imaginary;
        imaginary = real * by.imaginary + imaginary * by.real;
        real = product;
    }
    void operator+=(const Complex& term) {
        real += term.real;
        imaginary += term.imaginary;
    }
};

Complex operator*(Complex a, const Complex& b) {
    a *= b;
    return a;
}

Complex operator*(double scale, const Complex& a) {
    return {scale * a.real, scale * a.imaginary};
}

/// One vector of the games: the factors of a player.
struct Players {
    const double *real, *imaginary;

    Players(const GameFactors& factors, Index game)
        : real(factors.real.data() + game), imaginary(factors.imaginary.data() + game) {}

    Complex operator[](Index player) const {
        return {vec(real + player * kGames), vec(imaginary + player * kGames)};
    }
};

Complex stepBetween(const Complex& a, const Complex& b) {
    return {a.real - b.real, a.imaginary - b.imaginary};
}

Complex between(const Complex& from, const Complex& step, double t) {
    return {from.real + t * step.real, from.imaginary + t * step.imaginary};
}

Complex loadComplex(const double* at) {
    return {vec(at), vec(at + kGameLanes)};
}

void storeComplex(const Complex& value, double* at) {
    vec(at) = value.real;
    vec(at + kGameLanes) = value.imaginary;
}

/// Adds to every player's integral what N nodes contribute.
template <int N>
void addNodes(const Players& present, const Players& absent, Index players, const Complex& constant,
              const double* nodes, const double* weights, double* suffixes, double* integrals) {
    constexpr Index kComplex = 2 * kGameLanes;
    Complex product[N];
    for (int n = 0; n < N; ++n) product[n] = weights[n] * constant;
    for (Index j = players - 1; j >= 0; --j) {
        const Complex from = absent[j];
        const Complex step = stepBetween(present[j], from);
        for (int n = 0; n < N; ++n) {
            storeComplex(product[n], suffixes + (j * N + n) * kComplex);
            product[n] *= between(from, step, nodes[n]);
        }
    }
    for (int n = 0; n < N; ++n) product[n] = {Lanes{} + 1., Lanes{}};
    for (Index j = 0; j < players; ++j) {
        const Complex from = absent[j];
        const Complex step = stepBetween(present[j], from);
        Complex sum = loadComplex(integrals + j * kComplex);
        for (int n = 0; n < N; ++n) {
            sum += product[n] * loadComplex(suffixes + (j * N + n) * kComplex);
            product[n] *= between(from, step, nodes[n]);
        }
        storeComplex(sum, integrals + j * kComplex);
    }
}

}  // namespace

ProductGames::ProductGames(Index mostPlayers) {
    const Index most = std::clamp<Index>((mostPlayers + 1) / 2, 1, kMostNodes);
    for (Index points = 1; points <= most; ++points) rules_.push_back(gaussLegendre(points));
}

const Quadrature& ProductGames::ruleFor(Index degree) const {
    const Index points = std::clamp<Index>(degree / 2 + 1, 1, std::ssize(rules_));
    return rules_[static_cast<std::size_t>(points - 1)];
}

void ProductGames::addShapleyValues(const GameFactors& constants, const GameFactors& present,
                                    const GameFactors& absent, Matrix& values) {
    const Index players = present.real.cols();
    const Quadrature& rule = ruleFor(players - 1);
    const Index nodes = rule.nodes.size();
    const Index tiles = (nodes + kMostTogether - 1) / kMostTogether;
    suffixes_.resize(static_cast<std::size_t>(players * kMostTogether * 2 * kGameLanes));
    integrals_.resize(static_cast<std::size_t>(players * 2 * kGameLanes));
    for (Index game = 0; game < kGames; game += kGameLanes) {
        const Players in(present, game), out(absent, game);
        const Complex constant = Players(constants, game)[0];
        std::ranges::fill(integrals_, 0.);
        for (Index tile = 0; tile < tiles; ++tile) {
            const Index first = tile * nodes / tiles;
            const auto add = [&](auto addSome) {
                addSome(in, out, players, constant, rule.nodes.data() + first,
                        rule.weights.data() + first, suffixes_.data(), integrals_.data());
            };
            switch ((tile + 1) * nodes / tiles - first) {
                case 1:
                    add(addNodes<1>);
                    break;
                case 2:
                    add(addNodes<2>);
                    break;
                case 3:
                    add(addNodes<3>);
                    break;
                default:
                    add(addNodes<kMostTogether>);
            }
        }
        for (Index j = 0; j < players; ++j) {
            const Complex share =
                stepBetween(in[j], out[j]) * loadComplex(integrals_.data() + j * 2 * kGameLanes);
            vec(values.data() + j * kGames + game) += share.real;
        }
    }
}

void ProductGames::addPairIndices(const GameFactors& constants, const GameFactors& present,
                                  const GameFactors& absent, Matrix& values) {
    constexpr Index kComplex = 2 * kGameLanes;
    const Index players = present.real.cols();
    const Quadrature& rule = ruleFor(players - 2);
    suffixes_.resize(
        static_cast<std::size_t>(std::max<Index>(players, 1) * kMostTogether * kComplex));
    for (Index game = 0; game < kGames; game += kGameLanes) {
        const Players in(present, game), out(absent, game);
        for (Index node = 0; node < rule.nodes.size(); ++node) {
            const double t = rule.nodes[node];
            const auto factor = [&](Index j) {
                return between(out[j], stepBetween(in[j], out[j]), t);
            };
            Complex product = rule.weights[node] * Players(constants, game)[0];
            for (Index j = players - 1; j >= 0; --j) {
                storeComplex(product, suffixes_.data() + j * kComplex);
                product *= factor(j);
            }
            Complex prefix{Lanes{} + 1., Lanes{}};
            Index pair = 0;
            for (Index i = 0; i < players; ++i) {
                Complex others = prefix * stepBetween(in[i], out[i]);
                for (Index j = i + 1; j < players; ++j, ++pair) {
                    const Complex share = others * loadComplex(suffixes_.data() + j * kComplex) *
                                          stepBetween(in[j], out[j]);
                    vec(values.data() + pair * kGames + game) += share.real;
                    others *= factor(j);
                }
                prefix *= factor(i);
            }
        }
    }
}

}  // namespace ardent
