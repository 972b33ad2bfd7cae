#include "core/method/ccm/ccm.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

#include "core/base/go_on.h"
#include "core/base/memory.h"
#include "core/data/task/drawn_rows.h"
#include "core/data/task/samples_as_double.h"
#include "core/data/task/sources.h"
#include "core/data/task/target_values.h"
#include "core/data/task/varying_sources.h"
#include "core/kernel/pair_distance.h"
#include "core/method/ccm/ccm_choice.h"
#include "core/method/ccm/ccm_features.h"
#include "core/method/ccm/ccm_order.h"
#include "core/method/ccm/ccm_tuning.h"
#include "core/method/ranking/ranking.h"
#include "core/train/projected_gradient.h"
#include "core/train/simplex.h"

namespace ardent {
namespace {

constexpr Index kExactByDefault = 1000;
constexpr Index kMostExactRows = 5000;
constexpr Index kWidthRows = 2000;
constexpr double kStandstill = 1e-5;  // relative fall of the objective over kStandstillTicks
constexpr std::size_t kStandstillTicks = 10;
constexpr std::uint32_t kDraws = 1U << 12;

using Rows = std::vector<std::int32_t>;

Matrix centredTargets(const Task& task, const Rows& rows) {
    Matrix y = targetColumns(task, rows);
    y.rowwise() -= y.colwise().mean().eval();
    return y;
}

class CcmRanker final : public Ranker {
public:
    CcmRanker(TaskPtr task, const CcmOptions& options, CcmForm form, Seed seed)
        : task_(std::move(task)),
          options_(options),
          form_(form),
          seed_(seed),
          live_(liveSources(*task_->recipe)) {}

    std::vector<CurveSeries> series() const override {
        std::vector<CurveSeries> series{
            {"train", message("conditional-variance", "conditional variance of the target"),
             message("share-of-its-variance", "share of its variance")}};
        if (options_.ordering != CcmOrder::None)
            series.push_back({"set", message("set-being-ordered", "set being ordered"),
                              message("variables", "variables")});
        if (hasPrice())
            series.push_back(
                {"objective", message("objective-of-descent", "objective of the descent"),
                 message("share-of-target-variance", "share of the target's variance")});
        return series;
    }
    TickUnit tickUnit() const override { return TickUnit::Iteration; }
    std::int64_t plannedTicks() const override {
        if (ordering_) return std::ssize(objectives_) + ordering_->count();
        const bool orders = options_.ordering != CcmOrder::None;
        return options_.maxIterations +
               (orders ? CcmOrdering::count(std::ssize(live_), orderedFrom()) : 0);
    }
    Message stage() const override {
        if (ordering_)
            return message("order-stage", "Order, {} of {} descents",
                           std::min(ordering_->done() + 1, ordering_->count()), ordering_->count());
        return standing_.point ? message("descent", "Descent")
                               : message("kernel-width", "Kernel width");
    }
    RankingStep advance(const GoOn& goOn) override;
    Relevance relevance() const override;
    std::vector<Index> order() const override;

private:
    struct Told {
        Vector preference = {};
        double variance = 1.;  // share of the target's
    };

    /// Where a descent is: an iteration works on a copy, which counts once it is done.
    struct Standing {
        std::optional<ProjectedPoint> point;
        Told told;  // of the last w
        std::shared_ptr<const FourierBasis> basis;
        std::uint32_t draw = 0;  // number of the next random features
        Matrix solutions;        // M⁻¹Y and M⁻²Y of the last w, inverse-free form
    };

    std::optional<Standing> begin(const GoOn& goOn);
    RankingStep iterate(const GoOn& goOn);
    void drawFeatures(Standing&);
    std::optional<CcmValue> criterion(const Vector& w, Standing&, const GoOn& goOn);
    std::optional<double> evaluate(const Vector& w, Vector& gradient, Standing&, const GoOn& goOn);
    Vector project(const Vector& w) const;
    double kept() const {
        return static_cast<double>(
            std::min<Index>(std::ssize(live_), variablesKept(options_, *task_->recipe)));
    }
    /// So many are put into order first.
    Index orderedFrom() const {
        return options_.ordering == CcmOrder::Elimination ? std::ssize(live_)
                                                          : static_cast<Index>(kept());
    }
    /// Whether the objective is another than the variance.
    bool hasPrice() const { return form_ == CcmForm::Soft || form_ == CcmForm::InverseFree; }
    bool usesFeatures() const { return form_ == CcmForm::RandomFeatures; }
    double widthOf(double sum) const;
    bool stands() const;
    RankingStep diverged(Message reason) const {
        const Remedy remedy{"epsilon", 10. * data_.epsilon};
        return {RankingStep::Did::Diverged, {}, std::move(reason), remedy};
    }
    RankingStep end(Message reason);
    void beginOrdering();

    TaskPtr task_;
    CcmOptions options_;
    CcmForm form_;
    Seed seed_;
    std::vector<Index> live_;
    CcmData data_;        // x is left empty with random features
    double median_ = 1.;  // σ for all variables
    double unit_ = 1.;    // of the criterion, so that 1 means nothing is explained
    CcmSpace space_;
    Standing standing_;
    std::vector<double> objectives_;
    std::unique_ptr<CcmOrdering> ordering_;
    Message reason_;  // why the descent ended
};

double CcmRanker::widthOf(double sum) const {
    return options_.width == CcmWidth::Selected
               ? median_ * std::sqrt(sum / static_cast<double>(std::ssize(live_)))
               : median_;
}

void CcmRanker::drawFeatures(Standing& standing) {
    FourierBasis basis =
        drawBasis(options_.kernel == CcmKernel::Gaussian ? Sampler::Gaussian : Sampler::Cauchy,
                  task_->x.cols(), options_.criterionFeatures, seed_, standing.draw++ % kDraws);
    basis.frequencies /= data_.sigma;
    standing.basis = std::make_shared<const FourierBasis>(std::move(basis));
}

std::optional<CcmRanker::Standing> CcmRanker::begin(const GoOn& goOn) {
    const Rows& rows = task_->split.train;
    data_ = {};
    data_.kernel = options_.kernel;
    data_.epsilon = epsilonOf(*task_, options_);
    data_.y = centredTargets(*task_, rows);
    const bool gaussian = options_.kernel == CcmKernel::Gaussian;
    const bool asText = options_.width != CcmWidth::Code;
    const auto median =
        medianPairDistance(samplesAsDouble(task_->x, drawnRows(*task_, rows, kWidthRows, seed_)),
                           gaussian ? PairNorm::Euclidean : PairNorm::Manhattan,
                           asText ? PairChoice::Different : PairChoice::WholeMatrix, goOn);
    if (!median) return std::nullopt;
    data_.sigma = *median > 0. ? *median : std::sqrt(2. * static_cast<double>(task_->x.cols()));
    if (gaussian && asText) data_.sigma /= std::numbers::sqrt2;
    median_ = data_.sigma;
    data_.sigma = widthOf(kept());
    std::vector<Index> place(task_->recipe->sources.size(), 0);
    for (std::size_t l = 0; l < live_.size(); ++l)
        place[static_cast<std::size_t>(live_[l])] = static_cast<Index>(l);
    for (const EncodedColumn& column : task_->recipe->columns)
        data_.weightOf.push_back(place[static_cast<std::size_t>(column.source)]);

    Standing standing;
    const double spread = std::max(data_.y.squaredNorm(), 1e-300);
    unit_ = 1. / spread;
    if (!usesFeatures()) {
        unit_ *= static_cast<double>(rows.size()) * data_.epsilon;
        data_.x = samplesAsDouble(task_->x, rows);
    } else {
        drawFeatures(standing);
    }
    const Vector start =
        Vector::Constant(std::ssize(live_), kept() / static_cast<double>(std::ssize(live_)));
    standing.point =
        startProjected([&](const Vector& w, Vector& g) { return evaluate(w, g, standing, goOn); },
                       [&](const Vector& w) { return project(w); }, start);
    if (!standing.point) return std::nullopt;
    return standing;
}

std::optional<CcmValue> CcmRanker::criterion(const Vector& w, Standing& standing,
                                             const GoOn& goOn) {
    switch (form_) {
        case CcmForm::RandomFeatures: {
            const CcmRows rows{task_->x, task_->split.train, data_.y, data_.weightOf,
                               std::ssize(live_)};
            auto value = ccmRandomFeatures(*standing.basis, data_.epsilon, rows, w, goOn);
            if (value) value->variance = value->objective += data_.y.squaredNorm();
            return value;
        }
        case CcmForm::InverseFree:
            return ccmInverseFree(data_, w, options_.lambda2, standing.solutions, space_, goOn);
        default: {
            auto value = ccmExact(data_, w, space_, goOn);
            if (value && form_ == CcmForm::Soft) {
                value->objective += options_.lambda1 * (w.sum() - kept());
                value->gradient.array() += options_.lambda1;
            }
            return value;
        }
    }
}

std::optional<double> CcmRanker::evaluate(const Vector& w, Vector& gradient, Standing& standing,
                                          const GoOn& goOn) {
    auto value = criterion(w, standing, goOn);
    if (!value) return std::nullopt;
    gradient = unit_ * value->gradient;
    standing.told = {std::move(value->preference), unit_ * value->variance};
    return unit_ * value->objective;
}

Vector CcmRanker::project(const Vector& w) const {
    return form_ == CcmForm::Soft ? Vector(w.cwiseMax(0.).cwiseMin(1.))
                                  : projectOnCappedSimplex(w, kept());
}

bool CcmRanker::stands() const {
    if (options_.step > 0. || options_.redraw || objectives_.size() <= kStandstillTicks)
        return false;
    const double before = objectives_[objectives_.size() - 1 - kStandstillTicks];
    return before - objectives_.back() <= kStandstill * std::abs(before);
}

RankingStep CcmRanker::advance(const GoOn& goOn) {
    using Did = RankingStep::Did;
    if (!standing_.point) {
        auto begun = begin(goOn);
        if (!begun) return {};
        if (!std::isfinite(begun->point->value))
            return diverged(
                message("kernel-singular", "The kernel matrix is singular; raise epsilon."));
        standing_ = std::move(*begun);
        return {};
    }
    if (ordering_) {
        if (ordering_->finished())
            return {Did::Finished, {}, sentences({reason_, ordering_->ended()})};
        const auto size = static_cast<double>(ordering_->setSize());
        if (!ordering_->advance(goOn)) return {};
        std::vector<double> row(series().size(), std::numeric_limits<double>::quiet_NaN());
        row[1] = size;
        return {Did::Tick, std::move(row), {}};
    }
    const auto count = std::ssize(objectives_);
    if (standing_.point->converged || stands())
        return end(count == 1
                       ? message("converged-after-one", "Converged after 1 iteration.")
                       : message("converged-after", "Converged after {} iterations.", count));
    if (count >= options_.maxIterations)
        return end(count == 1
                       ? message("one-iteration-allowed",
                                 "1 iteration is done, the most that max_iterations allows.")
                       : message("iterations-allowed",
                                 "{} iterations are done, the most that max_iterations allows.",
                                 count));
    return iterate(goOn);
}

RankingStep CcmRanker::iterate(const GoOn& goOn) {
    using Did = RankingStep::Did;
    Standing next = standing_;
    const SmoothFunction objective = [&](const Vector& w, Vector& gradient) {
        return evaluate(w, gradient, next, goOn);
    };
    const Projection projection = [&](const Vector& w) { return project(w); };
    if (usesFeatures() && options_.redraw && !objectives_.empty()) {
        drawFeatures(next);
        auto again = startProjected(objective, projection, next.point->x);
        if (!again) return {};
        again->step = next.point->step;
        next.point = std::move(again);
    }
    const Told toldHere = next.told;
    ProjectedGradientSettings settings;
    settings.fixedStep = options_.step / unit_;
    settings.firstMove = 0.25 * kept() / static_cast<double>(std::ssize(live_));
    settings.tolerance = 1e-5;
    if (!advanceProjected(objective, projection, settings, *next.point)) return {};
    if (!std::isfinite(next.point->value))
        return diverged(
            message("criterion-not-finite", "The criterion is no longer finite; raise epsilon."));
    if (next.point->x == standing_.point->x) next.told = toldHere;
    standing_ = std::move(next);
    objectives_.push_back(standing_.point->value);
    std::vector<double> row{standing_.told.variance};
    row.resize(series().size(), std::numeric_limits<double>::quiet_NaN());
    const double constant = form_ == CcmForm::Soft ? unit_ * options_.lambda1 * kept() : 0.;
    if (hasPrice()) row.back() = standing_.point->value + constant;  // −λ₁m of (18) taken out
    return {Did::Tick, std::move(row), {}};
}

RankingStep CcmRanker::end(Message reason) {
    space_ = {};
    if (options_.ordering == CcmOrder::None)
        return {RankingStep::Did::Finished, {}, std::move(reason)};
    reason_ = std::move(reason);
    beginOrdering();
    return {};
}

/// On the exact kernel, whatever the descent was on, and not too many rows.
void CcmRanker::beginOrdering() {
    const Rows rows = drawnRows(*task_, task_->split.train, kExactByDefault, seed_);
    const Index all = std::ssize(task_->split.train);
    if (std::ssize(rows) < all)
        reason_ = sentences({reason_, message("ordered-on-drawn-rows",
                                              "Ordered on {} of {} training rows, drawn at random.",
                                              rows.size(), all)});
    CcmData data = data_;
    data.x = samplesAsDouble(task_->x, rows);
    data.y = centredTargets(*task_, rows);
    std::vector<double> weights, preference;
    for (Index l = 0; l < standing_.point->x.size(); ++l) {
        weights.push_back(standing_.point->x[l]);
        preference.push_back(standing_.told.preference[l]);
    }
    ordering_ =
        std::make_unique<CcmOrdering>(std::move(data), orderOf(weights, preference), orderedFrom(),
                                      [this](double sum) { return widthOf(sum); });
}

Relevance CcmRanker::relevance() const {
    Relevance relevance{message("ccm-weight", "w, CCM weight between 0 and 1"), {}, {}};
    relevance.names = sourceNames(*task_->recipe);
    if (!standing_.point) return relevance;
    relevance.values.assign(relevance.names.size(), 0.);
    for (std::size_t l = 0; l < live_.size(); ++l)
        relevance.values[static_cast<std::size_t>(live_[l])] =
            standing_.point->x[static_cast<Index>(l)];
    return relevance;
}

std::vector<Index> CcmRanker::order() const {
    if (ordering_) {
        std::vector<Index> order;
        std::vector<bool> isLive(task_->recipe->sources.size(), false);
        for (const Index place : ordering_->order()) {
            order.push_back(live_[static_cast<std::size_t>(place)]);
            isLive[static_cast<std::size_t>(order.back())] = true;
        }
        for (std::size_t s = 0; s < isLive.size(); ++s)
            if (!isLive[s]) order.push_back(static_cast<Index>(s));
        return order;
    }
    const Relevance found = relevance();
    std::vector<double> preference(found.values.size(), std::numeric_limits<double>::infinity());
    for (std::size_t l = 0; l < live_.size() && standing_.told.preference.size() > 0; ++l)
        preference[static_cast<std::size_t>(live_[l])] =
            standing_.told.preference[static_cast<Index>(l)];
    return orderOf(found.values, preference);
}

Result<std::unique_ptr<Trainer>> makeCcm(TaskPtr task, const OptionValues& values, Seed seed) {
    const auto options = chosenFor(*task, readOptions<CcmOptions>(values));
    const auto fits = checkRankingModel(*task, options);
    if (!fits) return tl::unexpected(fits.error());
    const Index rows = std::ssize(task->split.train);
    CcmForm form = options.form;
    if (form == CcmForm::Automatic)
        form = rows <= kExactByDefault || !isShiftInvariant(options.kernel)
                   ? CcmForm::Exact
                   : CcmForm::RandomFeatures;
    if (form == CcmForm::RandomFeatures && !isShiftInvariant(options.kernel))
        return fail(Fault::Usage,
                    message("kernel-without-features",
                            "Random features stand for the Gaussian and the Laplace kernel only; "
                            "set formulation=exact or kernel=gaussian."));
    if (!isShiftInvariant(options.kernel) && rows > kMostExactRows)
        return fail(Fault::Usage,
                    message("too-many-rows-for-kernel",
                            "The linear and the polynomial kernel need matrices of {} × {} "
                            "training rows (at most {}); set kernel=gaussian.",
                            rows, rows, kMostExactRows));
    if (form != CcmForm::RandomFeatures && rows > kMostExactRows)
        return fail(
            Fault::Usage,
            message("too-many-rows-for-exact-ccm",
                    "The exact kernel needs matrices of {} × {} training rows (at most {}); "
                    "set formulation=random_features.",
                    rows, rows, kMostExactRows));
    if (form == CcmForm::InverseFree && options.tuning == CcmTuning::Fixed) {
        const auto bounded = checkInverseFree(*task, options);
        if (!bounded) return tl::unexpected(bounded.error());
    }
    const Index outputs = task->recipe->outputs();
    const double bytes = form == CcmForm::RandomFeatures
                             ? 3. * featureGramBytes(options.criterionFeatures, outputs)
                             : ccmExactBytes(rows, task->x.cols(), outputs);
    const auto room =
        checkMemory(bytes, message("memory-of-ccm", "This form of CCM"),
                    form == CcmForm::RandomFeatures
                        ? message("set-fewer-criterion-features", "set fewer criterion_features")
                        : message("set-random-features", "set formulation=random_features"));
    if (!room) return tl::unexpected(room.error());
    const CcmRankerOf rankerOf = [form, seed](TaskPtr some, const CcmOptions& chosen) {
        return std::make_unique<CcmRanker>(std::move(some), chosen, form, seed);
    };
    auto ranker = options.tuning == CcmTuning::CrossValidate
                      ? makeTunedCcm(task, ccmGrid(options, form, rows * 4 / 5), rankerOf, seed)
                      : rankerOf(task, options);
    return makeRankingTrainer(task, options, std::move(ranker), seed);
}

}  // namespace

Method ccmMethod() {
    return {"ccm",
            "CCM",
            "Finds the m variables that leave the least variance of the target unexplained, in any "
            "smooth way: every variable gets a weight between 0 and 1, the weights share a fixed "
            "sum, and they move downhill on the conditional covariance of the target. A model on "
            "the m variables of largest weight follows, and a curve of how good models on fewer "
            "or more of them are.",
            "Kernel Feature Selection via Conditional Covariance Minimization",
            {Problem::Regression, Problem::Classification},
            {RunPart::Selection},
            &schemaOf<CcmOptions>,
            &makeCcm};
}

}  // namespace ardent
