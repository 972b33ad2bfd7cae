#include "core/explain/sobol.h"

#include <algorithm>
#include <numeric>

#include "core/base/check.h"
#include "core/base/order.h"
#include "core/explain/sobol_parts.h"
#include "core/explain/wave_block.h"
#include "core/model/used_sources.h"
#include "core/parallel/blocks.h"

namespace ardent {
namespace {

constexpr Index kSourcesAPiece = 8;
constexpr Index kTilesAPiece = 8;
constexpr Index kPairsABlock = 8;
constexpr double kRounding = 1e-9;  // shares below are differences of equal numbers
/// Of the squared size of a function: its variance for independent columns is a difference of such
/// numbers, that over the rows is not.
constexpr double kVarianceRounding = 1e-12;
constexpr double kRowVarianceRounding = 1e-16;

/// Σ over the outputs of (Σ_k |a_k| + Σ_j |L_j|)².
double squaredSize(const ClosedForm& form) {
    const Vector waves = form.weights.cwiseAbs().colwise().sum().transpose();
    return (waves + form.linear.cwiseAbs().rowwise().sum()).squaredNorm();
}

/// Σ over the outputs of the variance of f over the rows.
double varianceOver(const ClosedForm& form, const DesignMatrix& x,
                    const std::vector<std::int32_t>& rows) {
    const WaveMap map(form);
    Matrix values(form.outputs(), std::ssize(rows));
    sumOverRows(rows, 0, always, [&](Rows some, Index first, Eigen::Ref<Vector>) {
        thread_local WaveBlock block;
        map.load(x, some, block);
        values.middleCols(first, std::ssize(some)) =
            form.weights.transpose() * block.cosines + form.linear * block.inputs;
    });
    const Vector mean = values.rowwise().mean();
    return (values.colwise() - mean).squaredNorm() / static_cast<double>(values.cols());
}

}  // namespace

double sobolEntries(const Predictor& predictor) {
    const auto features = static_cast<double>(predictor.fourier()->features());
    return features * features *
           static_cast<double>(std::ranges::count(usedSources(predictor), true));
}

struct SobolAnalysis::State {
    ClosedForm form;
    FittedRecipePtr recipe;
    DesignMatrix x;
    std::vector<std::int32_t> rows;
    Message unit;
    Index mostPairSources = 0;

    Marginals marginals;
    MainEffects main;
    std::vector<std::pair<Index, Index>> tiles;
    Vector together;  // of F: E[Var(F | all but x_s)]
    double variance = 0.;
    double varianceOverRows = 0.;
    std::vector<Index> pairSources;  // by their share in interactions, largest first
    std::vector<Interactions::Set> pairs;
    Index nextSource = 0;
    Index nextTile = 0;
    Index nextPairSource = 0;

    Index sources() const { return std::ssize(recipe->sources); }
    bool isConstant() const {
        const double size = squaredSize(form);
        return variance <= kVarianceRounding * size &&
               varianceOverRows <= kRowVarianceRounding * size;
    }
    double shareOfPairs() const;
    void takeMarginals();
    void takeTiles();
    void choosePairs();
    void takePairs();
};

/// Of the work after the marginals, by the costs that the header tells.
double SobolAnalysis::State::shareOfPairs() const {
    constexpr double kPoints = 20.;
    const auto features = static_cast<double>(form.features());
    const auto used = static_cast<double>(std::ranges::count(marginals.used, true));
    const auto most = static_cast<double>(std::min(sources(), std::max<Index>(2, mostPairSources)));
    const double ofPairs = kPoints * kPoints * features * most * (most - 1.) / 2.;
    const double ofTotals = features * features * used;
    return ofPairs + ofTotals > 0. ? ofPairs / (ofPairs + ofTotals) : 0.;
}

void SobolAnalysis::State::takeMarginals() {
    const Index first = nextSource;
    const Index size = std::min(kSourcesAPiece, sources() - first);
    forEachBlock(size, 1, [&](Index, Index offset, Index) {
        const Index s = first + offset;
        const auto at = static_cast<std::size_t>(s);
        if (!marginals.used[at]) {
            marginals.of[at] = {Vector::Ones(1), Matrix::Zero(marginals.sources[at].count, 1)};
            marginals.means.real.col(s).setOnes();
            marginals.means.imaginary.col(s).setZero();
            return;
        }
        marginals.of[at] = marginal(form, *recipe, s, marginals.sources[at], x, rows);
        const Parts waves =
            nodeWaves(form, marginals.sources[at], marginals.of[at], 0, form.features());
        marginals.means.real.col(s) = waves.real.transpose() * marginals.of[at].weights;
        marginals.means.imaginary.col(s) = waves.imaginary.transpose() * marginals.of[at].weights;
    });
    nextSource += size;
    if (nextSource == sources()) {
        main = mainEffects(form, marginals);
        varianceOverRows = varianceOver(form, x, rows);
    }
}

void SobolAnalysis::State::takeTiles() {
    const Index size = std::min(kTilesAPiece, std::ssize(tiles) - nextTile);
    Vector totals = Vector::Zero(size);
    Matrix shares = Matrix::Zero(sources(), size);
    forEachBlock(size, 1, [&](Index, Index tile, Index) {
        const auto [first, second] = tiles[static_cast<std::size_t>(nextTile + tile)];
        addTile(form, marginals, first, second, totals[tile], shares.col(tile));
    });
    for (Index tile = 0; tile < size; ++tile) {
        variance += totals[tile];
        together += shares.col(tile);
    }
    nextTile += size;
}

void SobolAnalysis::State::choosePairs() {
    variance += main.linear.sum();
    together += main.linear;
    const Vector shared = together - main.whole;
    pairSources = positionsFalling(shared);
    const auto most = std::min(mostPairSources, std::ranges::count(marginals.used, true));
    if (sources() > mostPairSources)
        pairSources.resize(static_cast<std::size_t>(std::max<Index>(2, most)));
}

void SobolAnalysis::State::takePairs() {
    const Index s = pairSources[static_cast<std::size_t>(nextPairSource)];
    const auto at = static_cast<std::size_t>(s);
    const Index partners = std::ssize(pairSources) - nextPairSource - 1;
    const Parts waves =
        nodeWaves(form, marginals.sources[at], marginals.of[at], 0, form.features());
    const Parts others = meansOfOthers(marginals.means, s);
    Vector variances(partners);
    forEachBlock(partners, kPairsABlock, [&](Index, Index first, Index size) {
        for (Index i = first; i < first + size; ++i) {
            const Index t = pairSources[static_cast<std::size_t>(nextPairSource + 1 + i)];
            variances[i] = pairVariance(form, marginals, s, t, waves, others.real.col(t),
                                        others.imaginary.col(t));
        }
    });
    for (Index i = 0; i < partners; ++i) {
        const Index t = pairSources[static_cast<std::size_t>(nextPairSource + 1 + i)];
        pairs.push_back({{std::min(s, t), std::max(s, t)}, variances[i]});
    }
    ++nextPairSource;
}

SobolAnalysis::SobolAnalysis(const Predictor& predictor, const DesignMatrix& x,
                             const std::vector<std::int32_t>& rows, Index mostPairSources)
    : state_(std::make_unique<State>()) {
    check(!rows.empty(), "Sobol indices need rows");
    State& state = *state_;
    state.form = closedForm(predictor);
    state.recipe = predictor.recipe;
    state.x = x(rows, Eigen::all);
    state.rows.resize(rows.size());
    std::iota(state.rows.begin(), state.rows.end(), 0);
    state.unit = outputUnit(predictor);
    state.mostPairSources = mostPairSources;
    state.marginals.sources = sourceInputs(*state.recipe);
    state.marginals.of.resize(state.marginals.sources.size());
    state.marginals.used = usedSources(predictor);
    state.marginals.means = {Matrix(state.form.features(), state.sources()),
                             Matrix(state.form.features(), state.sources())};
    state.together = Vector::Zero(state.sources());
    for (Index first = 0; first < state.form.features(); first += kSobolTile)
        for (Index second = first; second < state.form.features(); second += kSobolTile)
            state.tiles.emplace_back(first, second);
}

SobolAnalysis::~SobolAnalysis() = default;
SobolAnalysis::SobolAnalysis(SobolAnalysis&&) noexcept = default;
SobolAnalysis& SobolAnalysis::operator=(SobolAnalysis&&) noexcept = default;

bool SobolAnalysis::advance() {
    State& state = *state_;
    if (state.nextSource < state.sources()) {
        state.takeMarginals();
    } else if (state.nextTile < std::ssize(state.tiles)) {
        state.takeTiles();
    } else if (state.pairSources.empty()) {
        state.choosePairs();
    } else if (state.nextPairSource + 1 < std::ssize(state.pairSources)) {
        state.takePairs();
    } else {
        return false;
    }
    return true;
}

double SobolAnalysis::progress() const {
    const State& state = *state_;
    const auto share = [](Index done, Index all) {
        return all <= 0 ? 1. : static_cast<double>(done) / static_cast<double>(all);
    };
    const double left = state.pairSources.empty()
                            ? 1.
                            : 1. - share(state.nextPairSource + 1, std::ssize(state.pairSources));
    constexpr double kMarginals = 0.2;
    const double pairs = (1. - kMarginals) * state.shareOfPairs();
    return kMarginals * share(state.nextSource, state.sources()) +
           (1. - kMarginals - pairs) * share(state.nextTile, std::ssize(state.tiles)) +
           pairs * (1. - left * left);
}

Explained<SobolIndices> SobolAnalysis::result() const {
    const State& state = *state_;
    const bool isConstant = state.isConstant();
    const auto shareOf = [&](double part) {
        if (isConstant || state.variance <= 0.) return 0.;
        return std::min(1., std::max(0., part / state.variance));  // never −0
    };
    Explained<SobolIndices> result;
    SobolIndices& indices = result.finding;
    indices.names = sourceNames(*state.recipe);
    for (Index s = 0; s < state.sources(); ++s) {
        indices.first.push_back(shareOf(state.main.whole[s]));
        indices.total.push_back(shareOf(state.together[s]));
    }
    indices.pairs.kind = message("sobol-of-pairs", "second-order Sobol index");
    indices.pairs.how = message("share-only-together",
                                "share of the variance of f ({}) that two columns have only "
                                "together, columns taken as independent",
                                state.unit);
    indices.pairs.names = indices.names;
    indices.pairs.sets = state.pairs;
    for (Interactions::Set& set : indices.pairs.sets) set.score = shareOf(set.score);
    std::erase_if(indices.pairs.sets,
                  [](const Interactions::Set& set) { return set.score < kRounding; });
    std::ranges::stable_sort(indices.pairs.sets, std::greater{}, &Interactions::Set::score);
    indices.variance = isConstant ? 0. : std::max(0., state.variance);
    indices.varianceOverRows = isConstant ? 0. : state.varianceOverRows;
    indices.pairSources = std::ssize(state.pairSources);
    result.meaning = message(
        "sobol-meaning",
        "Shares of the variance of the model's output: of a column alone (first), with everything "
        "it takes part in (total), of a pair beyond both alone; the columns are taken as "
        "independent, so that with correlated columns the shares describe the model, not the "
        "data.");
    return result;
}

}  // namespace ardent
