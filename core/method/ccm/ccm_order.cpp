#include "core/method/ccm/ccm_order.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "core/train/projected_gradient.h"
#include "core/train/simplex.h"

namespace ardent {
namespace {

constexpr int kMostOrderSteps = 60;
constexpr Index kOneByOne = 20;
constexpr Index kMostForGrowing = 100;

Index pieceOf(Index size) {
    return size <= kOneByOne ? 1 : std::max<Index>(1, size / 10);
}

/// Descents that put the first `low` in order and those from `high` to `highest`.
Index descentsLeft(Index low, Index high, Index highest) {
    Index descents = 0;
    for (; low > 1; low -= pieceOf(low)) ++descents;
    for (; high < highest; high += pieceOf(high)) ++descents;
    return descents;
}

Index highestOf(Index variables, Index kept) {
    return variables <= kMostForGrowing ? variables : kept;
}

/// The columns of some variables, in the given order, one weight each.
CcmData columnsOfVariables(const CcmData& data, const std::vector<Index>& variables, double sigma) {
    std::vector<Index> columns, weightOf;
    for (std::size_t v = 0; v < variables.size(); ++v)
        for (Index j = 0; j < data.x.cols(); ++j)
            if ((data.weightOf.empty() ? j : data.weightOf[static_cast<std::size_t>(j)]) ==
                variables[v]) {
                columns.push_back(j);
                weightOf.push_back(static_cast<Index>(v));
            }
    CcmData some;
    some.x = data.x(Eigen::all, columns);
    some.y = data.y;
    some.weightOf = std::move(weightOf);
    some.kernel = data.kernel;
    some.sigma = sigma;
    some.epsilon = data.epsilon;
    return some;
}

/// Positions of the variables from `fixed` on, best first, after a descent in which the first
/// `fixed` stay at 1 and the others share `sum`. Nothing: told to leave.
std::optional<std::vector<Index>> descend(const CcmData& data, Index fixed, double sum,
                                          const GoOn& goOn) {
    const Index all = data.weights();
    const Index free = all - fixed;
    Vector preference;
    CcmSpace space;
    const SmoothFunction criterion = [&](const Vector& w,
                                         Vector& gradient) -> std::optional<double> {
        auto value = ccmExact(data, w, space, goOn);
        if (!value) return std::nullopt;
        gradient = value->gradient;
        gradient.head(fixed).setZero();
        preference = std::move(value->preference);
        return value->objective;
    };
    const Projection project = [&](const Vector& w) {
        Vector next = w;
        next.head(fixed).setOnes();
        next.tail(free) = projectOnCappedSimplex(Vector(w.tail(free)), sum);
        return next;
    };
    Vector start = Vector::Constant(all, sum / static_cast<double>(free));
    auto point = startProjected(criterion, project, start);
    if (!point) return std::nullopt;
    ProjectedGradientSettings settings;
    settings.firstMove = 0.25 * sum / static_cast<double>(free);
    settings.tolerance = 1e-4;
    for (int step = 0; step < kMostOrderSteps && !point->converged; ++step) {
        const double before = point->value;
        if (!std::isfinite(before)) break;
        if (!advanceProjected(criterion, project, settings, *point)) return std::nullopt;
        if (before - point->value <= 1e-6 * std::abs(before)) break;
    }
    std::vector<Index> order;
    for (Index v = fixed; v < all; ++v) order.push_back(v);
    std::ranges::stable_sort(order, [&](Index a, Index b) {
        return point->x[a] != point->x[b] ? point->x[a] > point->x[b]
                                          : preference[a] < preference[b];
    });
    return order;
}

}  // namespace

CcmOrdering::CcmOrdering(CcmData data, std::vector<Index> order, Index kept, Width width)
    : data_(std::move(data)),
      width_(std::move(width)),
      order_(std::move(order)),
      low_(std::min(kept, static_cast<Index>(order_.size()))),
      high_(low_),
      highest_(highestOf(std::ssize(order_), high_)) {}

bool CcmOrdering::shrink(const GoOn& goOn) {
    const std::vector<Index> some(order_.begin(), order_.begin() + low_);
    const Index left = low_ - pieceOf(low_);
    const auto found = descend(columnsOfVariables(data_, some, width_(static_cast<double>(left))),
                               0, static_cast<double>(left), goOn);
    if (!found) return false;
    for (Index k = 0; k < low_; ++k)
        order_[static_cast<std::size_t>(k)] =
            some[static_cast<std::size_t>((*found)[static_cast<std::size_t>(k)])];
    low_ = left;
    return true;
}

Index CcmOrdering::setSize() const {
    return low_ > 1 ? low_ : std::min(high_ + pieceOf(high_), highest_);
}

bool CcmOrdering::grow(const GoOn& goOn) {
    const Index piece = setSize() - high_;
    const CcmData data =
        columnsOfVariables(data_, order_, width_(static_cast<double>(high_ + piece)));
    const auto found = descend(data, high_, static_cast<double>(piece), goOn);
    if (!found) return false;
    const std::vector<Index> before = order_;
    for (std::size_t k = 0; k < found->size(); ++k)
        order_[static_cast<std::size_t>(high_) + k] = before[static_cast<std::size_t>((*found)[k])];
    high_ += piece;
    return true;
}

Index CcmOrdering::count() const {
    return done_ + descentsLeft(low_, high_, highest_);
}

Index CcmOrdering::count(Index variables, Index kept) {
    const Index first = std::min(kept, variables);
    return descentsLeft(first, first, highestOf(variables, first));
}

Message CcmOrdering::ended() const {
    if (done_ == 0) return {};
    return done_ == 1
               ? message("one-more-iteration", "1 more iteration has put the variables in order.")
               : message("more-iterations", "{} more iterations have put the variables in order.",
                         done_);
}

bool CcmOrdering::advance(const GoOn& goOn) {
    if (finished()) return true;
    if (!(low_ > 1 ? shrink(goOn) : grow(goOn))) return false;
    ++done_;
    return true;
}

}  // namespace ardent
