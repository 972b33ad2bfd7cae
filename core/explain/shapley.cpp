#include "core/explain/shapley.h"

#include <algorithm>
#include <atomic>
#include <complex>
#include <functional>
#include <map>

#include "core/base/check.h"
#include "core/explain/box_shares.h"
#include "core/explain/closed_form.h"
#include "core/explain/product_form.h"
#include "core/explain/wave_block.h"
#include "core/parallel/blocks.h"

namespace ardent {
namespace {

constexpr Index kExplainedABlock = 16;
constexpr Index kExplainedAPiece = 512;
constexpr Index kNodesAPart = 200'000;
constexpr std::size_t kMostFactorsABackground = std::size_t{1} << 16U;  // stay in the cache

/// What every row is compared with: for each group of terms the factors in the background, once
/// where its columns are independent, else once a background row.
struct Absent {
    Index firstGroup = 0;
    std::vector<std::vector<GameFactors>> factors;  // of the groups from that on
};

struct BackgroundMeans {
    Matrix linear;   // K × sources
    Vector outputs;  // K
};

/// Factors of one group over the background rows.
std::vector<GameFactors> absentFactors(const ProductForm& form, const ProductGroup& group,
                                       const DesignMatrix& x, const ShapleyBackground& background,
                                       const std::function<bool()>& goesOn) {
    std::vector<GameFactors> factors;
    Matrix exponents;
    GameFactors one;
    ProductRow row;
    for (const std::int32_t r : background.rows) {
        if (!goesOn()) return {};
        load(form, x, r, row);
        factorsAt(form, group, row, exponents, one);
        if (background.kind == BackgroundKind::Joint || factors.empty()) {
            factors.push_back(one);
        } else {
            factors.front().real += one.real;
            factors.front().imaginary += one.imaginary;
        }
    }
    if (background.kind == BackgroundKind::Independent) {
        const auto rows = static_cast<double>(background.rows.size());
        factors.front().real /= rows;
        factors.front().imaginary /= rows;
    }
    return factors;
}

/// Mean over the backgrounds of Re c Π m, one a game.
Vector meanProducts(const ProductGroup& group, const std::vector<GameFactors>& absent) {
    Vector mean = Vector::Zero(kGames);
    for (const GameFactors& factors : absent)
        for (Index g = 0; g < kGames; ++g) {
            std::complex<double> product(group.constants.real(g, 0),
                                         group.constants.imaginary(g, 0));
            for (Index p = 0; p < factors.real.cols(); ++p)
                product *= std::complex<double>(factors.real(g, p), factors.imaginary(g, p));
            mean[g] += product.real();
        }
    return mean / static_cast<double>(absent.size());
}

Matrix meanLinearParts(const ProductForm& form, const DesignMatrix& x, Rows rows) {
    Matrix mean = Matrix::Zero(form.outputs(), std::ssize(form.sources));
    if (form.linear.isZero(0.)) return mean;
    ProductRow row;
    for (const std::int32_t r : rows) {
        load(form, x, r, row);
        mean += linearParts(form, row);
    }
    return mean / static_cast<double>(rows.size());
}

/// One thread's work on one row after the other.
class RowGames {
public:
    RowGames(const ProductForm& form, const ProductGames& games) : form_(form), games_(games) {}

    /// Adds the shares of the groups' terms to the contributions to every output in column `place`.
    void add(const DesignMatrix& x, std::int32_t row, const Absent& absent,
             std::vector<Matrix>& contributions, Index place) {
        load(form_, x, row, row_);
        const auto sources = std::ssize(form_.sources);
        sums_.setZero(kGames, sources * form_.outputs());
        for (std::size_t a = 0; a < absent.factors.size(); ++a) {
            const ProductGroup& group =
                form_.groups[static_cast<std::size_t>(absent.firstGroup) + a];
            factorsAt(form_, group, row_, exponents_, present_);
            shares_.setZero(kGames, present_.real.cols());
            for (const GameFactors& background : absent.factors[a])
                games_.addShapleyValues(group.constants, present_, background, shares_);
            shares_ /= static_cast<double>(absent.factors[a].size());
            for (Index c = 0; c < form_.outputs(); ++c)
                for (std::size_t p = 0; p < group.players.size(); ++p)
                    sums_.col(c * sources + group.players[p]) +=
                        group.weights.col(c).cwiseProduct(shares_.col(static_cast<Index>(p)));
        }
        for (Index c = 0; c < form_.outputs(); ++c)
            contributions[static_cast<std::size_t>(c)].col(place) +=
                sums_.middleCols(c * sources, sources).colwise().sum().transpose();
    }

    /// Adds what the linear part moves.
    void addLinear(const DesignMatrix& x, std::int32_t row, const Matrix& mean,
                   std::vector<Matrix>& contributions, Index place) {
        load(form_, x, row, row_);
        const Matrix moved = linearParts(form_, row_) - mean;
        for (Index c = 0; c < form_.outputs(); ++c)
            contributions[static_cast<std::size_t>(c)].col(place) += moved.row(c).transpose();
    }

private:
    const ProductForm& form_;
    ProductGames games_;
    ProductRow row_;
    GameFactors present_;
    Matrix exponents_, shares_, sums_;
};

/// Models among which the trees are shared, so that the boxes of many leaves are never in memory at
/// once. Each has the intercept.
std::vector<Predictor> partsOf(const Predictor& predictor) {
    const TreeModel* trees = predictor.trees();
    if (trees == nullptr || nodeCount(*trees) <= kNodesAPart) return {predictor};
    std::vector<Predictor> parts;
    Index nodes = kNodesAPart;
    for (const TreePtr& tree : trees->trees) {
        if (nodes >= kNodesAPart) {
            TreeModel none = *trees;
            none.trees.clear();
            parts.push_back(predictor);
            parts.back().model = std::move(none);
            nodes = 0;
        }
        std::get<TreeModel>(parts.back().model).trees.push_back(tree);
        nodes += std::ssize(tree->nodes);
    }
    return parts;
}

/// The same sum over all rows, piece by piece.
class ShapleyRun {
public:
    /// boxShares: of trees where columns are independent; null elsewhere.
    ShapleyRun(const Predictor& predictor, const DesignMatrix& x,
               const ShapleyBackground& background, const BoxShares* boxShares, const GoOn& goOn)
        : form_(productForm(predictor)),
          games_(std::ssize(form_.sources)),
          x_(x),
          background_(background),
          boxShares_(boxShares),
          goOn_(goOn),
          means_{meanLinearParts(form_, x, background.rows), Vector()} {
        means_.outputs = form_.intercept + means_.linear.rowwise().sum();
    }

    /// False when `goOn` was.
    bool addTo(std::vector<Matrix>& contributions, Rows rows, const TellShare& tell) {
        const auto groups = std::ssize(form_.groups);
        for (Index first = 0; first < groups;) {
            const Index count = groupsTogether(first);
            const Absent absent = absentFrom(first, count);
            if (stopped_) return false;
            for (Index row = 0; row < std::ssize(rows); row += kExplainedAPiece) {
                const Index size = std::min(kExplainedAPiece, std::ssize(rows) - row);
                addPiece(absent, rows, row, size, contributions);
                if (stopped_) return false;
                tell((static_cast<double>(first) + static_cast<double>(count) *
                                                       static_cast<double>(row + size) /
                                                       static_cast<double>(rows.size())) /
                     static_cast<double>(groups));
            }
            first += count;
        }
        if (form_.linear.isZero(0.)) return true;
        RowGames linear(form_, games_);
        for (Index i = 0; i < std::ssize(rows); ++i)
            linear.addLinear(x_, rows[static_cast<std::size_t>(i)], means_.linear, contributions,
                             i);
        return true;
    }

    const ProductForm& form() const { return form_; }
    const ProductGames& games() const { return games_; }
    const BackgroundMeans& means() const { return means_; }

    /// Factors of some groups, whose mean products the mean of f takes up.
    Absent absentFrom(Index first, Index count) {
        Absent absent{first,
                      std::vector<std::vector<GameFactors>>(static_cast<std::size_t>(count))};
        forEachBlock(count, 1, [&](Index g, Index, Index) {
            const ProductGroup& group = form_.groups[static_cast<std::size_t>(first + g)];
            std::vector<GameFactors>& factors = absent.factors[static_cast<std::size_t>(g)];
            if (boxShares_)
                boxShares_->factors(group, factors.emplace_back());
            else
                factors = absentFactors(form_, group, x_, background_, [&] { return goesOn(); });
        });
        if (stopped_) return absent;
        for (std::size_t g = 0; g < absent.factors.size(); ++g) {
            const ProductGroup& group = form_.groups[static_cast<std::size_t>(first) + g];
            means_.outputs += group.weights.transpose() * meanProducts(group, absent.factors[g]);
        }
        return absent;
    }

private:
    bool goesOn() {
        if (!stopped_ && !goOn_()) stopped_ = true;
        return !stopped_;
    }

    /// So many that their factors in the background stay in the cache.
    Index groupsTogether(Index first) const {
        const std::size_t backgrounds =
            background_.kind == BackgroundKind::Joint ? background_.rows.size() : 1;
        std::size_t factors = 0;
        Index group = first;
        do {
            factors += form_.groups[static_cast<std::size_t>(group)].players.size() * backgrounds *
                       2 * kGames;
            ++group;
        } while (group < std::ssize(form_.groups) && factors < kMostFactorsABackground);
        return group - first;
    }

    void addPiece(const Absent& absent, Rows rows, Index first, Index count,
                  std::vector<Matrix>& contributions) {
        forEachBlock(count, kExplainedABlock, [&](Index, Index begin, Index size) {
            RowGames games(form_, games_);
            for (Index i = first + begin; i < first + begin + size; ++i) {
                if (!goesOn()) return;
                games.add(x_, rows[static_cast<std::size_t>(i)], absent, contributions, i);
            }
        });
    }

    ProductForm form_;
    ProductGames games_;
    const DesignMatrix& x_;
    const ShapleyBackground& background_;
    const BoxShares* boxShares_;
    const GoOn& goOn_;
    BackgroundMeans means_;
    std::atomic<bool> stopped_ = false;
};

std::optional<BoxShares> boxSharesOf(const Predictor& predictor, const DesignMatrix& x,
                                     const ShapleyBackground& background, const GoOn& goOn) {
    if (predictor.trees() == nullptr || background.kind != BackgroundKind::Independent)
        return std::nullopt;
    return BoxShares(predictor, x, background.rows, goOn);
}

/// f at rows without gaps, added up term by term without any product: K × rows.
Matrix plainValues(const Predictor& predictor, const DesignMatrix& x, Rows rows) {
    if (predictor.fourier() == nullptr) {
        const std::vector<std::int32_t> some(rows.begin(), rows.end());
        return statedScores(predictor,
                            std::visit([&](const auto& model) { return evaluate(model, x, some); },
                                       predictor.model))
            .transpose();
    }
    const ClosedForm form = closedForm(predictor);
    const WaveMap map(form);
    Matrix values(form.outputs(), std::ssize(rows));
    forEachBlock(values.cols(), kExplainedABlock, [&](Index, Index first, Index size) {
        WaveBlock block;
        map.load(x, rows.subspan(static_cast<std::size_t>(first), static_cast<std::size_t>(size)),
                 block);
        values.middleCols(first, size) =
            (form.weights.transpose() * block.cosines + form.linear * block.inputs).colwise() +
            form.intercept;
    });
    return values;
}

/// f at the rows as `predict` takes it: over the levels where a row has gaps.
Matrix outputsOfRows(const Predictor& predictor, const ProductForm& form, const DesignMatrix& x,
                     Rows rows) {
    std::map<std::vector<char>, std::vector<Index>> placesByGaps;
    ProductRow row;
    for (Index i = 0; i < std::ssize(rows); ++i) {
        load(form, x, rows[static_cast<std::size_t>(i)], row);
        placesByGaps[row.hasGap].push_back(i);
    }
    Matrix values(form.outputs(), std::ssize(rows));
    for (const auto& [gaps, places] : placesByGaps) {
        std::vector<std::int32_t> some;
        for (const Index place : places) some.push_back(rows[static_cast<std::size_t>(place)]);
        const bool hasNone = std::ranges::find(gaps, 1) == gaps.end();
        values(Eigen::all, places) =
            hasNone ? plainValues(predictor, x, some)
                    : plainValues(withoutGaps(predictor, x.row(some.front()), {}), x, some);
    }
    return values;
}

double largestGap(const ShapleyValues& found) {
    double gap = 0.;
    for (std::size_t c = 0; c < found.contributions.size(); ++c) {
        const auto output = static_cast<Index>(c);
        gap = std::max(gap, (found.contributions[c].colwise().sum().array() + found.mean[output] -
                             found.values.row(output).array())
                                .abs()
                                .maxCoeff());
    }
    return gap;
}

/// Halves of the pairs' indices, symmetric: an output each, sources × sources.
void addHalves(const Predictor& predictor, const DesignMatrix& x, std::int32_t row,
               const ShapleyBackground& background, const BoxShares* boxShares,
               std::vector<Matrix>& halves) {
    const GoOn goOn = always;
    ShapleyRun run(predictor, x, background, boxShares, goOn);
    const ProductForm& form = run.form();
    ProductGames games = run.games();
    ProductRow at;
    load(form, x, row, at);
    Matrix exponents, indices;
    GameFactors present;
    for (Index g = 0; g < std::ssize(form.groups); ++g) {
        const ProductGroup& group = form.groups[static_cast<std::size_t>(g)];
        const auto players = std::ssize(group.players);
        factorsAt(form, group, at, exponents, present);
        indices.setZero(kGames, players * (players - 1) / 2);
        const Absent absent = run.absentFrom(g, 1);
        for (const GameFactors& factors : absent.factors.front())
            games.addPairIndices(group.constants, present, factors, indices);
        const Matrix weighed = group.weights.transpose() * indices /
                               (2. * static_cast<double>(absent.factors.front().size()));
        Index pair = 0;
        for (std::size_t i = 0; i < group.players.size(); ++i)
            for (std::size_t j = i + 1; j < group.players.size(); ++j, ++pair)
                for (std::size_t c = 0; c < halves.size(); ++c) {
                    const double half = weighed(static_cast<Index>(c), pair);
                    halves[c](group.players[i], group.players[j]) += half;
                    halves[c](group.players[j], group.players[i]) += half;
                }
    }
}

Message shapleyMeaning(const ShapleyBackground& background) {
    const auto count = std::ssize(background.rows);
    return background.kind == BackgroundKind::Independent
               ? message("shapley-independent",
                         "Shapley values (exact): how far each column moves the model's output "
                         "(before the link) at a row away from its mean, over {} {} whose columns "
                         "are taken as independent of each other; where columns are correlated "
                         "that mean is over combinations that do not occur.",
                         count, count == 1 ? background.are.one : background.are.many)
               : message("shapley-joint",
                         "Shapley values (exact): how far each column moves the model's output "
                         "(before the link) at a row away from its mean over {} {}, each of which "
                         "lends the columns that are not yet known; what is put together may be "
                         "combinations that do not occur.",
                         count, count == 1 ? background.are.one : background.are.many);
}

}  // namespace

std::optional<Explained<ShapleyValues>> shapleyValues(const Predictor& predictor,
                                                      const DesignMatrix& x, Rows rows,
                                                      const ShapleyBackground& background,
                                                      const GoOn& goOn, const TellShare& tell) {
    check(!rows.empty() && !background.rows.empty(), "shapleyValues: rows and a background");
    const Index outputs = predictor.recipe->outputs();
    ShapleyValues found;
    found.names = sourceNames(*predictor.recipe);
    found.contributions.assign(static_cast<std::size_t>(outputs),
                               Matrix::Zero(std::ssize(found.names), std::ssize(rows)));
    found.mean = Vector::Zero(outputs);
    const std::vector<Predictor> parts = partsOf(predictor);
    const auto boxShares = boxSharesOf(predictor, x, background, goOn);
    for (std::size_t part = 0; part < parts.size(); ++part) {
        if (!goOn()) return std::nullopt;
        ShapleyRun run(parts[part], x, background, boxShares ? &*boxShares : nullptr, goOn);
        const TellShare tellPart = [&](double share) {
            tell((static_cast<double>(part) + share) / static_cast<double>(parts.size()));
        };
        if (!run.addTo(found.contributions, rows, tellPart)) return std::nullopt;
        found.mean += run.means().outputs;
        if (part > 0) found.mean -= run.form().intercept;
        if (part + 1 == parts.size()) found.values = outputsOfRows(predictor, run.form(), x, rows);
    }
    found.gap = largestGap(found);
    return Explained<ShapleyValues>{std::move(found), shapleyMeaning(background)};
}

Message gapCaution(const ShapleyValues& values) {
    constexpr double kMostGap = 1e-6;
    const double size =
        std::max(values.values.cwiseAbs().maxCoeff(), values.mean.cwiseAbs().maxCoeff());
    if (!(values.gap > kMostGap * size)) return {};
    return message("shapley-gap",
                   "Mean and contributions miss the prediction by up to {:.2g}: rounding of fast "
                   "waves or large weights.",
                   values.gap);
}

std::vector<Matrix> shapleyInteractions(const Predictor& predictor, const DesignMatrix& x,
                                        std::int32_t row, const ShapleyBackground& background) {
    const auto alone = shapleyValues(predictor, x, {&row, 1}, background);
    const auto sources = std::ssize(alone->finding.names);
    std::vector<Matrix> halves(alone->finding.contributions.size(), Matrix::Zero(sources, sources));
    const auto boxShares = boxSharesOf(predictor, x, background, always);
    for (const Predictor& part : partsOf(predictor))
        addHalves(part, x, row, background, boxShares ? &*boxShares : nullptr, halves);
    for (std::size_t c = 0; c < halves.size(); ++c)
        halves[c].diagonal() = alone->finding.contributions[c].col(0) - halves[c].rowwise().sum();
    return halves;
}

}  // namespace ardent
