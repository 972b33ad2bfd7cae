#include "core/explain/sobol_parts.h"

#include <array>

#include "core/kernel/waves.h"

namespace ardent {
namespace {

using Array = Eigen::ArrayXXd;

/// Re and Im of c · exp(i b).
void turn(const Vector& phases, Matrix& real, Matrix& imaginary) {
    const Matrix turns = kQuarterTurns * phases;
    Matrix cosines;
    Matrix sines;
    cosinesAndSines(turns, cosines, sines);
    const Matrix before = real;
    const auto c = cosines.col(0).asDiagonal();
    const auto s = sines.col(0).asDiagonal();
    real = c * before - s * imaginary;
    imaginary = s * before + c * imaginary.eval();
}

struct ComplexTile {
    Array real, imaginary;

    void multiply(const ComplexTile& other) {
        Array product = real * other.real - imaginary * other.imaginary;
        imaginary = real * other.imaginary + imaginary * other.real;
        real.swap(product);
    }
};

/// E[z_k z_l] or E[z_k z̄_l] of one source on a tile, and the product of the means in its place.
struct SourceTile {
    ComplexTile together, apart;
};

/// sign: 1 for frequencies ω_k + ω_l, −1 for ω_k − ω_l.
std::array<SourceTile, 2> sourceTiles(const ClosedForm& form, const Marginals& marginals, Index s,
                                      Index first, Index rows, Index second, Index columns) {
    const auto at = static_cast<std::size_t>(s);
    const Marginal& marginal = marginals.of[at];
    const Parts left = nodeWaves(form, marginals.sources[at], marginal, first, rows);
    const Parts right = nodeWaves(form, marginals.sources[at], marginal, second, columns);
    const Matrix realLeft = (marginal.weights.asDiagonal() * left.real).transpose();
    const Matrix imaginaryLeft = (marginal.weights.asDiagonal() * left.imaginary).transpose();
    const Array cc = (realLeft * right.real).array();
    const Array ss = (imaginaryLeft * right.imaginary).array();
    const Array cs = (realLeft * right.imaginary).array();
    const Array sc = (imaginaryLeft * right.real).array();
    const auto mean = [&](const Matrix& one, Index from, const Matrix& other, Index to) -> Array {
        return (one.col(s).segment(from, rows) * other.col(s).segment(to, columns).transpose())
            .array();
    };
    const Parts& m = marginals.means;
    const Array mcc = mean(m.real, first, m.real, second);
    const Array mss = mean(m.imaginary, first, m.imaginary, second);
    const Array mcs = mean(m.real, first, m.imaginary, second);
    const Array msc = mean(m.imaginary, first, m.real, second);
    return {SourceTile{{cc - ss, cs + sc}, {mcc - mss, mcs + msc}},
            SourceTile{{cc + ss, sc - cs}, {mcc + mss, msc - mcs}}};
}

}  // namespace

Parts nodeWaves(const ClosedForm& form, const SourceInputs& source, const Marginal& marginal,
                Index firstFeature, Index features) {
    const Matrix turns = kQuarterTurns * (marginal.inputs.transpose() *
                                          form.frequencies.block(source.first, firstFeature,
                                                                 source.count, features));
    Parts waves;
    cosinesAndSines(turns, waves.real, waves.imaginary);
    return waves;
}

Parts meansOfOthers(const Parts& means, Index without) {
    const Index sources = means.real.cols();
    Parts others{Matrix::Ones(means.real.rows(), sources),
                 Matrix::Zero(means.real.rows(), sources)};
    const auto pass = [&](Index from, Index to, Index step) {
        Vector real = Vector::Ones(means.real.rows());
        Vector imaginary = Vector::Zero(means.real.rows());
        for (Index s = from; s != to; s += step) {
            const Vector before = others.real.col(s);
            others.real.col(s) =
                before.cwiseProduct(real) - others.imaginary.col(s).cwiseProduct(imaginary);
            others.imaginary.col(s) =
                before.cwiseProduct(imaginary) + others.imaginary.col(s).cwiseProduct(real).eval();
            if (s == without) continue;
            const Vector old = real;
            real = old.cwiseProduct(means.real.col(s)) -
                   imaginary.cwiseProduct(means.imaginary.col(s));
            imaginary = old.cwiseProduct(means.imaginary.col(s)) +
                        imaginary.cwiseProduct(means.real.col(s)).eval();
        }
    };
    pass(0, sources, 1);
    pass(sources - 1, -1, -1);
    return others;
}

MainEffects mainEffects(const ClosedForm& form, const Marginals& marginals) {
    const auto sources = std::ssize(marginals.of);
    MainEffects effects{Vector::Zero(sources), Vector::Zero(sources)};
    Parts others = meansOfOthers(marginals.means);
    turn(form.phases, others.real, others.imaginary);
    for (Index s = 0; s < sources; ++s) {
        const auto at = static_cast<std::size_t>(s);
        const Marginal& marginal = marginals.of[at];
        const SourceInputs& inputs = marginals.sources[at];
        const Parts waves = nodeWaves(form, inputs, marginal, 0, form.features());
        const Matrix cosines =
            waves.real * (others.real.col(s).asDiagonal() * form.weights) -
            waves.imaginary * (others.imaginary.col(s).asDiagonal() * form.weights);
        const Matrix linear =
            (form.linear.middleCols(inputs.first, inputs.count) * marginal.inputs).transpose();
        const auto covariance = [&](const Matrix& a, const Matrix& b) {
            const Matrix centred = a.rowwise() - marginal.weights.transpose() * a;
            return (marginal.weights.asDiagonal() * centred).cwiseProduct(b).sum();
        };
        effects.linear[s] = covariance(linear, linear) + 2. * covariance(cosines, linear);
        const Matrix whole = cosines + linear;
        effects.whole[s] = covariance(whole, whole);
    }
    return effects;
}

void addTile(const ClosedForm& form, const Marginals& marginals, Index first, Index second,
             double& total, Eigen::Ref<Vector> withOthers) {
    const Index rows = std::min(kSobolTile, form.features() - first);
    const Index columns = std::min(kSobolTile, form.features() - second);
    std::vector<Index> sources;
    for (Index s = 0; s < std::ssize(marginals.of); ++s)
        if (marginals.used[static_cast<std::size_t>(s)]) sources.push_back(s);
    std::array<std::vector<SourceTile>, 2> tiles;
    for (const Index s : sources) {
        auto both = sourceTiles(form, marginals, s, first, rows, second, columns);
        for (std::size_t sign = 0; sign < 2; ++sign) tiles[sign].push_back(std::move(both[sign]));
    }
    const double times = first == second ? 0.5 : 1.;
    const Array weights = times * (form.weights.middleRows(first, rows) *
                                   form.weights.middleRows(second, columns).transpose())
                                      .array();
    for (std::size_t sign = 0; sign < 2; ++sign) {
        const double factor = sign == 0 ? 1. : -1.;
        const Array angle =
            (form.phases.segment(first, rows).replicate(1, columns) +
             factor * form.phases.segment(second, columns).transpose().replicate(rows, 1))
                .array();
        ComplexTile product{weights * angle.cos(), weights * angle.sin()};
        ComplexTile means = product;
        std::vector<ComplexTile> before;
        for (const SourceTile& tile : tiles[sign]) {
            before.push_back(product);
            product.multiply(tile.together);
            means.multiply(tile.apart);
        }
        total += (product.real - means.real).sum();
        ComplexTile after{Array::Ones(rows, columns), Array::Zero(rows, columns)};
        for (std::size_t i = sources.size(); i-- > 0;) {
            const SourceTile& tile = tiles[sign][i];
            ComplexTile& rest = before[i];
            rest.multiply(after);
            withOthers[sources[i]] +=
                (rest.real * (tile.together.real - tile.apart.real) -
                 rest.imaginary * (tile.together.imaginary - tile.apart.imaginary))
                    .sum();
            after.multiply(tile.together);
        }
    }
}

double pairVariance(const ClosedForm& form, const Marginals& marginals, Index s, Index t,
                    const Parts& wavesOfS, const Vector& othersReal,
                    const Vector& othersImaginary) {
    const auto centred = [&](Parts waves, Index source) {
        waves.real.rowwise() -= marginals.means.real.col(source).transpose();
        waves.imaginary.rowwise() -= marginals.means.imaginary.col(source).transpose();
        return waves;
    };
    const Marginal& marginalS = marginals.of[static_cast<std::size_t>(s)];
    const Marginal& marginalT = marginals.of[static_cast<std::size_t>(t)];
    const Parts left = centred(wavesOfS, s);
    const Parts right = centred(nodeWaves(form, marginals.sources[static_cast<std::size_t>(t)],
                                          marginalT, 0, form.features()),
                                t);
    Matrix real = othersReal;
    Matrix imaginary = othersImaginary;
    turn(form.phases, real, imaginary);
    double variance = 0.;
    for (Index c = 0; c < form.outputs(); ++c) {
        const Vector r = real.col(0).cwiseProduct(form.weights.col(c));
        const Vector i = imaginary.col(0).cwiseProduct(form.weights.col(c));
        const Matrix cosines = left.real * r.asDiagonal() - left.imaginary * i.asDiagonal();
        const Matrix sines = left.real * i.asDiagonal() + left.imaginary * r.asDiagonal();
        const Matrix together =
            cosines * right.real.transpose() - sines * right.imaginary.transpose();
        variance += marginalS.weights.dot(together.cwiseAbs2() * marginalT.weights);
    }
    return variance;
}

}  // namespace ardent
