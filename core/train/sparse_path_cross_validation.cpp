#include "core/train/sparse_path_cross_validation.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <limits>
#include <mutex>

#include "core/base/check.h"
#include "core/parallel/blocks.h"

namespace ardent {
namespace {

constexpr double kUnknown = std::numeric_limits<double>::quiet_NaN();

/// Row numbers in the folds' order, and where each fold's rows start.
struct FoldOrder {
    std::vector<Index> rows;
    std::vector<Index> starts;
};

FoldOrder foldOrder(const std::vector<int>& fold) {
    const int folds = fold.empty() ? 0 : *std::ranges::max_element(fold) + 1;
    FoldOrder order;
    for (int f = 0; f < folds; ++f) {
        order.starts.push_back(static_cast<Index>(order.rows.size()));
        for (std::size_t row = 0; row < fold.size(); ++row)
            if (fold[row] == f) order.rows.push_back(static_cast<Index>(row));
    }
    order.starts.push_back(static_cast<Index>(order.rows.size()));
    check(order.rows.size() == fold.size(), "cross-validation: a negative fold");
    return order;
}

void permute(Eigen::Ref<Vector> column, const std::vector<Index>& rows) {
    Vector moved(column.size());
    for (Index i = 0; i < moved.size(); ++i) moved[i] = column[rows[static_cast<std::size_t>(i)]];
    column = moved;
}

}  // namespace

struct SparseCrossValidation::Impl {
    std::shared_ptr<SparseColumns> columns;
    std::shared_ptr<const SparseResponse> response;
    SparsePathOptions options;
    std::vector<Index> order = {};                 // of the rows in the folds' order
    Index ordered = 0;                             // columns whose rows are in that order
    std::vector<RowRange> held = {};               // one a fold; none without cross-validation
    std::vector<SparsePath> paths = {};            // of all rows, then without each fold
    std::vector<std::vector<double>> losses = {};  // fold by λ
    std::vector<double> means = {}, errors = {};
    Index best = -1, sparse = -1;

    SparsePath& whole() { return paths.front(); }
    bool orderRows(const GoOn& goOn);
    bool begin(const GoOn& goOn);
    bool advance(const GoOn& goOn);
    void summarise();
};

/// Goes on where it was left.
bool SparseCrossValidation::Impl::orderRows(const GoOn& goOn) {
    constexpr Index kValuesAtOnce = 4'000'000;
    Matrix& values = columns->values;
    const Index piece = std::max<Index>(1, kValuesAtOnce / std::max<Index>(1, values.rows()));
    while (ordered < values.cols()) {
        if (!goOn()) return false;
        const Index size = std::min(piece, values.cols() - ordered);
        forEachBlock(size, 1,
                     [&](Index, Index j, Index) { permute(values.col(ordered + j), order); });
        ordered += size;
    }
    return true;
}

bool SparseCrossValidation::Impl::begin(const GoOn& goOn) {
    if (!orderRows(goOn) || !whole().prepare(goOn)) return false;
    SparsePathOptions same = options;
    same.givenLambdas = whole().lambdas();
    for (const RowRange& out : held) {
        const Index end = out.first + out.count;
        std::vector<RowRange> rows;
        if (out.first > 0) rows.push_back({0, out.first});
        if (end < response->values.size()) rows.push_back({end, response->values.size() - end});
        paths.emplace_back(columns, response, same, std::move(rows));
    }
    losses.resize(held.size());
    return true;
}

bool SparseCrossValidation::Impl::advance(const GoOn& goOn) {
    if (paths.size() == 1 && !begin(goOn)) return false;
    const std::size_t goal = means.size() + 1;
    std::mutex asking;
    std::atomic<bool> stopped = false;
    const auto askInTurn = [&] {
        const std::scoped_lock lock(asking);
        if (!stopped && !goOn()) stopped = true;
        return !stopped;
    };
    forEachBlock(static_cast<Index>(paths.size()), 1, [&](Index, Index job, Index) {
        SparsePath& path = paths[static_cast<std::size_t>(job)];
        if (path.solutions().size() >= goal || !askInTurn() || !path.advance(askInTurn)) return;
        if (job == 0) return;
        const auto fold = static_cast<std::size_t>(job - 1);
        losses[fold].push_back(meanLoss(
            *response, held[fold], scoresAt(path.solutions().back(), columns->values, held[fold])));
    });
    if (stopped) return false;
    summarise();
    return true;
}

void SparseCrossValidation::Impl::summarise() {
    const auto rows = static_cast<double>(response->values.size());
    const std::size_t at = means.size();
    double mean = 0.;
    double variance = 0.;
    for (std::size_t f = 0; f < held.size(); ++f)
        mean += static_cast<double>(held[f].count) / rows * losses[f][at];
    for (std::size_t f = 0; f < held.size(); ++f)
        variance += static_cast<double>(held[f].count) / rows * std::pow(losses[f][at] - mean, 2);
    means.push_back(held.empty() ? kUnknown : mean);
    errors.push_back(held.empty() ? kUnknown
                                  : std::sqrt(variance / (static_cast<double>(held.size()) - 1.)));
    if (held.empty()) return;
    best = std::distance(means.begin(), std::ranges::min_element(means));
    const auto b = static_cast<std::size_t>(best);
    sparse = std::distance(means.begin(), std::ranges::find_if(means, [&](double one) {
                               return one <= means[b] + errors[b];
                           }));
}

SparseCrossValidation::SparseCrossValidation(SparseColumns columns, SparseResponse response,
                                             SparsePathOptions options, std::vector<int> fold) {
    check(static_cast<Index>(fold.size()) == response.values.size() &&
              columns.values.rows() == response.values.size(),
          "cross-validation: rows and folds disagree");
    FoldOrder order = foldOrder(fold);
    permute(response.values, order.rows);
    impl_ = std::make_unique<Impl>(Impl{std::make_shared<SparseColumns>(std::move(columns)),
                                        std::make_shared<const SparseResponse>(std::move(response)),
                                        std::move(options), std::move(order.rows)});
    for (std::size_t f = 0; f + 1 < order.starts.size() && order.starts.size() > 2; ++f) {
        const Index count = order.starts[f + 1] - order.starts[f];
        if (count > 0) impl_->held.push_back({order.starts[f], count});
    }
    impl_->paths.emplace_back(impl_->columns, impl_->response, impl_->options);
}

SparseCrossValidation::~SparseCrossValidation() = default;
SparseCrossValidation::SparseCrossValidation(SparseCrossValidation&&) noexcept = default;
SparseCrossValidation& SparseCrossValidation::operator=(SparseCrossValidation&&) noexcept = default;

bool SparseCrossValidation::advance(const GoOn& goOn) {
    return finished() || impl_->advance(goOn);
}

bool SparseCrossValidation::finished() const {
    return impl_->whole().finished() && impl_->means.size() == solutions().size();
}

const std::vector<double>& SparseCrossValidation::lambdas() const {
    return impl_->whole().lambdas();
}

const std::vector<SparseSolution>& SparseCrossValidation::solutions() const {
    return impl_->whole().solutions();
}

const std::vector<double>& SparseCrossValidation::means() const {
    return impl_->means;
}

const std::vector<double>& SparseCrossValidation::errors() const {
    return impl_->errors;
}

Index SparseCrossValidation::best() const {
    return impl_->best;
}

Index SparseCrossValidation::sparse() const {
    return impl_->sparse;
}

}  // namespace ardent
