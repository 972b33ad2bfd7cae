#include "core/explain/kernel_interactions.h"

#include <algorithm>
#include <atomic>
#include <cmath>

#include "core/base/order.h"
#include "core/data/task/drawn_rows.h"
#include "core/data/task/missing_marks.h"
#include "core/data/task/samples_as_double.h"
#include "core/data/task/sources.h"
#include "core/data/task/varying_sources.h"
#include "core/explain/closed_form.h"
#include "core/parallel/blocks.h"

namespace ardent {
namespace {

constexpr Index kKernelRows = 200;
constexpr Index kKernelPointsAtOnce = 256;
constexpr double kMostKernelValues = 3e9;  // of all columns, or pairs, together: about ten seconds

using SourceSet = std::vector<Index>;

/// The kernel at some rows and all points, as the exponents that each source adds.
class KernelExponents {
public:
    KernelExponents(const Predictor& predictor, const DesignMatrix& x,
                    const std::vector<std::int32_t>& rows)
        : model_(std::get<KernelModel>(predictor.model)),
          inputs_(sourceInputs(*predictor.recipe)),
          rows_(samplesAsDouble(x, rows)),
          points_(model_.points->cast<double>()),
          weights_(model_.weights) {
        if (predictor.link == Link::Softmax) weights_.colwise() -= weights_.rowwise().mean().eval();
        if (model_.scale.size() == 0) return;
        rows_ *= model_.scale.asDiagonal();
        points_ *= model_.scale.asDiagonal();
    }

    Index rows() const { return rows_.rows(); }
    Index points() const { return points_.rows(); }
    const Matrix& weights() const { return weights_; }

    /// How fast it may change the kernel; 0: not at all.
    double scaleOf(Index source) const {
        const SourceInputs& of = inputs_[static_cast<std::size_t>(source)];
        return model_.scale.size() == 0 ? 1. : model_.scale.segment(of.first, of.count).norm();
    }

    /// rows × size, added to `sum`.
    void add(Index source, Index first, Matrix& sum) const {
        const SourceInputs& of = inputs_[static_cast<std::size_t>(source)];
        for (Index p = 0; p < sum.cols(); ++p)
            for (Index j = of.first; j < of.first + of.count; ++j) {
                const auto difference = rows_.col(j).array() - points_(first + p, j);
                if (model_.kernel == Kernel::Gaussian)
                    sum.col(p).array() += model_.width * difference.square();
                else
                    sum.col(p).array() += model_.width * difference.abs();
            }
    }

private:
    const KernelModel& model_;
    std::vector<SourceInputs> inputs_;
    Matrix rows_, points_, weights_;
};

/// Means of f without its constant, with these sources as in each row in turn and the others as in
/// all of them: rows × outputs. total: all exponents, rows × points.
Matrix meansOfSet(const KernelExponents& exponents, const Matrix& total, const SourceSet& sources) {
    Matrix means = Matrix::Zero(exponents.rows(), exponents.weights().cols());
    for (Index first = 0; first < exponents.points(); first += kKernelPointsAtOnce) {
        const Index size = std::min(kKernelPointsAtOnce, exponents.points() - first);
        Matrix own = Matrix::Zero(exponents.rows(), size);
        for (const Index source : sources) exponents.add(source, first, own);
        const Vector rest =
            (own - total.middleCols(first, size)).array().exp().colwise().mean().transpose();
        means.noalias() += (-own.array()).exp().matrix() *
                           (rest.asDiagonal() * exponents.weights().middleRows(first, size));
    }
    return means;
}

/// In every job the same means, whatever the threads; nothing when `goOn` said no.
std::optional<std::vector<Matrix>> meansOfSets(const KernelExponents& exponents,
                                               const Matrix& total,
                                               const std::vector<SourceSet>& sets,
                                               const GoOn& goOn) {
    std::vector<Matrix> means(sets.size());
    std::atomic<bool> stopped = false;
    forEachBlock(std::ssize(sets), 1, [&](Index at, Index, Index) {
        if (!stopped && !goOn()) stopped = true;
        if (stopped) return;
        const auto i = static_cast<std::size_t>(at);
        means[i] = meansOfSet(exponents, total, sets[i]);
        means[i].rowwise() -= means[i].colwise().mean().eval();
    });
    if (stopped) return std::nullopt;
    return means;
}

double rootMeanSquare(const Matrix& means) {
    return std::sqrt(means.squaredNorm() / static_cast<double>(means.rows()));
}

}  // namespace

std::optional<Explained<Interactions>> kernelInteractions(const Predictor& predictor,
                                                          const DesignMatrix& x,
                                                          const std::vector<std::int32_t>& rows,
                                                          const RowsName& rowsAre, Index most,
                                                          const GoOn& goOn) {
    const FittedRecipe& recipe = *predictor.recipe;
    const std::vector<std::int32_t> some = drawnRows(rows, kKernelRows, kLookSeed);
    const KernelExponents exponents(predictor, x, some);
    const std::vector<bool> varies = varyingSources(recipe);
    Matrix total = Matrix::Zero(exponents.rows(), exponents.points());
    std::vector<SourceSet> single;
    for (Index s = 0; s < std::ssize(recipe.sources); ++s) {
        if (!goOn()) return std::nullopt;
        exponents.add(s, 0, total);
        if (varies[static_cast<std::size_t>(s)] && exponents.scaleOf(s) > 0.) single.push_back({s});
    }
    const double affordable =
        kMostKernelValues / static_cast<double>(std::max<Index>(1, total.size()));
    const bool areAllAlone = static_cast<double>(single.size()) <= affordable;
    if (!areAllAlone) {
        std::ranges::stable_sort(single, std::greater{}, [&](const SourceSet& sources) {
            return exponents.scaleOf(sources[0]);
        });
        single.resize(static_cast<std::size_t>(std::max(2., affordable)));
        std::ranges::sort(single);
    }
    const auto alone = meansOfSets(exponents, total, single, goOn);
    if (!alone) return std::nullopt;
    std::vector<double> sizes;
    for (const Matrix& means : *alone) sizes.push_back(rootMeanSquare(means));
    std::vector<Index> strongest = positionsFalling(sizes);
    const auto columns =
        std::max<std::size_t>(2, static_cast<std::size_t>(std::sqrt(2. * affordable)));
    const bool areAll = areAllAlone && strongest.size() <= columns;
    if (strongest.size() > columns) strongest.resize(columns);
    std::ranges::sort(strongest);

    std::vector<SourceSet> pairs;
    std::vector<std::pair<std::size_t, std::size_t>> parts;
    for (std::size_t i = 0; i < strongest.size(); ++i)
        for (std::size_t j = i + 1; j < strongest.size(); ++j) {
            parts.emplace_back(strongest[i], strongest[j]);
            pairs.push_back({single[parts.back().first][0], single[parts.back().second][0]});
        }
    const auto joint = meansOfSets(exponents, total, pairs, goOn);
    if (!joint) return std::nullopt;

    const double unit = predictor.link == Link::Identity ? recipe.targetScale : 1.;
    Explained<Interactions> result;
    Interactions& finding = result.finding;
    finding.kind =
        message("joint-beyond-sum", "joint effect beyond the sum in {}", outputUnit(predictor));
    finding.how = pooled(
        message("joint-beyond-sum-how", "√mean (f_uv − f_u − f_v)² of mean effects"), predictor);
    finding.names = sourceNames(recipe);
    for (std::size_t p = 0; p < pairs.size(); ++p)
        finding.sets.push_back(
            {pairs[p], unit * rootMeanSquare((*joint)[p] - (*alone)[parts[p].first] -
                                             (*alone)[parts[p].second])});
    std::ranges::stable_sort(finding.sets, std::greater{}, &Interactions::Set::score);
    if (std::ssize(finding.sets) > most) finding.sets.resize(static_cast<std::size_t>(most));
    finding.origin.push_back(overRows(std::ssize(some), std::ssize(rows), rowsAre));
    if (!areAll)
        finding.origin.push_back(message(
            "among-columns-alone", "among {} columns: those that do most alone", strongest.size()));
    result.meaning = sentences(
        {message("joint-beyond-sum-meaning",
                 "A score is how far the mean effect of both columns together is from the sum of "
                 "their own mean effects, over {}; of correlated columns it may lie where hardly "
                 "any rows are.",
                 countOfRows(std::ssize(some))),
         missingNotCounted(recipe)});
    return result;
}

}  // namespace ardent
