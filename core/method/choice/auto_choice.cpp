#include "core/method/choice/auto_choice.h"

#include <algorithm>
#include <cmath>

#include "core/method/choice/held_out_contest.h"
#include "core/method/laplace/laplace_trainer.h"
#include "core/method/metric/metric_trainer.h"
#include "core/model/constant_model.h"
#include "core/model/loss.h"

namespace ardent {
namespace {

constexpr double kClearlyLower = 0.98;

/// kernel: null where its matrix does not fit in free memory. contest: of both; null where each
/// knows its loss on the same validation rows.
class AutoTrainer final : public Trainer {
public:
    AutoTrainer(TaskPtr task, std::unique_ptr<JudgedTrainer> cosines,
                std::unique_ptr<JudgedTrainer> kernel, std::unique_ptr<HeldOutContest> contest)
        : task_(std::move(task)),
          cosines_(std::move(cosines)),
          kernel_(std::move(kernel)),
          contest_(std::move(contest)) {}

    std::vector<CurveSeries> series() const override { return cosines_->series(); }
    TickUnit tickUnit() const override { return TickUnit::Step; }
    std::int64_t plannedTicks() const override {
        return (isFirstOver_ ? firstTicks_ : cosines_->plannedTicks()) +
               (kernel_ ? kernel_->plannedTicks() : 0);
    }
    Advance advance(Pulse& pulse) override;
    PredictorPtr predictor() const override { return shown().predictor(); }
    std::optional<std::int64_t> keptTick() const override;
    bool isLowestAt(std::int64_t lastTick) const override;
    bool learnsFromValidation() const override { return shown().learnsFromValidation(); }
    std::optional<Relevance> relevance() const override { return shown().relevance(); }
    std::optional<Relevance> tickRelevance() const override { return shown().tickRelevance(); }
    std::optional<Relevance> trailRelevance() const override { return shown().trailRelevance(); }
    std::optional<Selection> selection() const override { return shown().selection(); }
    std::optional<Directions> directions() const override { return shown().directions(); }
    std::optional<Remedy> shorterSteps() const override { return cosines_->shorterSteps(); }
    Message stage() const override;
    void settle() override;

private:
    const Trainer& shown() const { return keepsKernel_ ? *kernel_ : *cosines_; }
    std::vector<double> asFirst(const std::vector<double>& values) const;
    Advance firstPiece(Pulse& pulse);
    Advance secondPiece(Pulse& pulse);
    Message whyNoKernel() const;
    bool isContested() const;
    Advance finish();

    TaskPtr task_;
    std::unique_ptr<JudgedTrainer> cosines_, kernel_;
    std::unique_ptr<HeldOutContest> contest_;
    bool isFirstOver_ = false, isSecondOver_ = false, isOver_ = false, keepsKernel_ = false;
    bool hasTicked_ = false;  // the second
    std::int64_t firstTicks_ = 0;
    Advance firstEnd_, secondEnd_;
};

std::optional<std::int64_t> AutoTrainer::keptTick() const {
    const auto kept = shown().keptTick();
    return keepsKernel_ && kept ? *kept + firstTicks_ : kept;
}

bool AutoTrainer::isLowestAt(std::int64_t lastTick) const {
    if (keepsKernel_) return kernel_->isLowestAt(lastTick - firstTicks_);
    return cosines_->isLowestAt(isFirstOver_ ? firstTicks_ : lastTick);
}

void AutoTrainer::settle() {
    if (isOver_) return;
    if (!isFirstOver_) cosines_->settle();
    keepsKernel_ = !cosines_->predictor() && kernel_ && kernel_->predictor();
    isOver_ = true;
}

/// The kernel's tick in the columns of the first.
std::vector<double> AutoTrainer::asFirst(const std::vector<double>& values) const {
    const auto own = kernel_->series();
    std::vector<double> row;
    for (const CurveSeries& series : cosines_->series()) {
        const auto found = std::ranges::find(own, series.id, &CurveSeries::id);
        row.push_back(found == own.end() ? NAN
                                         : values[static_cast<std::size_t>(found - own.begin())]);
    }
    return row;
}

Advance AutoTrainer::firstPiece(Pulse& pulse) {
    Advance piece = cosines_->advance(pulse);
    if (piece.tick) ++firstTicks_;
    if (piece.state == Advance::State::Working) return piece;
    firstEnd_ = std::move(piece);
    isFirstOver_ = true;
    isSecondOver_ = !kernel_;
    return {};
}

Advance AutoTrainer::secondPiece(Pulse& pulse) {
    Advance piece = kernel_->advance(pulse);
    if (piece.state != Advance::State::Working) {
        secondEnd_ = std::move(piece);
        isSecondOver_ = true;
        return {};
    }
    if (piece.tick) {
        piece.tick = asFirst(*piece.tick);
        piece.beginsAnew |= !hasTicked_;
        hasTicked_ = true;
    }
    return piece;
}

/// Why there is no kernel to compare with.
Message AutoTrainer::whyNoKernel() const {
    if (!kernel_)
        return message("kernel-beyond-memory",
                       "Laplace kernel ridge was not tried, since its kernel does not fit in free "
                       "memory.");
    if (secondEnd_.state == Advance::State::Diverged)
        return message("kernel-not-finite",
                       "Metric learning is kept: no fit of Laplace kernel ridge was finite.");
    return message("kernel-no-better-than-constant",
                   "Metric learning is kept: Laplace kernel ridge predicts rows that it has not "
                   "seen no better than a constant.");
}

/// A kernel that is no model at all has lost already.
bool AutoTrainer::isContested() const {
    return contest_ && kernel_ && kernel_->predictor() && !isConstant(*kernel_->predictor()) &&
           cosines_->predictor();
}

Advance AutoTrainer::finish() {
    isOver_ = true;
    auto first = cosines_->heldOutLoss();
    auto second = kernel_ ? kernel_->heldOutLoss() : std::nullopt;
    if (isContested()) {
        const std::vector<double> losses = contest_->losses();
        first = losses.front();
        second = losses.back();
    } else if (contest_) {  // without opponents
        first.reset();
        second.reset();
    }
    keepsKernel_ = second ? !first || *second < kClearlyLower * *first
                          : !cosines_->predictor() && kernel_ && kernel_->predictor();
    Advance end = keepsKernel_ ? secondEnd_ : firstEnd_;
    if (!second && cosines_->predictor()) end.reason = sentences({whyNoKernel(), end.reason});
    if (!first || !second) return end;
    const Message loss = lossName(lossFor(*task_->recipe));
    const Message kept = keepsKernel_ ? message("kernel-is-kept", "Laplace kernel ridge is kept")
                                      : message("cosines-are-kept", "Metric learning is kept");
    end.reason =
        sentences({message("compared-on-held-out",
                           "{}: its {} on held-out rows is {:.4g}, that of {} {:.4g}.", kept, loss,
                           keepsKernel_ ? *second : *first,
                           keepsKernel_ ? message("metric-learning", "metric learning")
                                        : message("laplace-kernel-ridge", "Laplace kernel ridge"),
                           keepsKernel_ ? *first : *second),
                   end.reason});
    return end;
}

Advance AutoTrainer::advance(Pulse& pulse) {
    if (!isFirstOver_) return firstPiece(pulse);
    if (!isSecondOver_) return secondPiece(pulse);
    if (isContested() && !contest_->isOver()) {
        contest_->advance(pulse);
        return {};
    }
    return finish();
}

Message AutoTrainer::stage() const {
    if (isOver_) return {};
    if (!isFirstOver_) return cosines_->stage();
    if (isSecondOver_ && isContested())
        return message("contest-on-parts", "Judging both on held-out rows: part {} of {}",
                       std::min(contest_->part() + 1, contest_->parts()), contest_->parts());
    return message("stage-of-kernel", "Laplace kernel: {}", kernel_->stage());
}

Result<std::unique_ptr<Trainer>> makeAuto(TaskPtr task, const OptionValues& values, Seed seed) {
    const auto options = readOptions<MetricOptions>(values);
    const LaplaceOptions ofKernel;
    const auto fits = checkMetricMemory(*task, options);
    if (!fits) return tl::unexpected(fits.error());
    const MakeTrainer makeCosines = [=](TaskPtr rows) {
        return metricTrainer(std::move(rows), options, seed);
    };
    const MakeTrainer makeKernel = [=](TaskPtr rows) {
        return laplaceTrainer(std::move(rows), ofKernel, seed);
    };
    auto cosines = metricTrainer(task, options, seed);
    if (!checkLaplaceMemory(*task, ofKernel))
        return std::make_unique<AutoTrainer>(std::move(task), std::move(cosines), nullptr, nullptr);
    const auto validation = metricValidation(task, options, seed);
    auto parts = validation ? std::vector{*validation} : contestParts(*task, seed);
    std::unique_ptr<HeldOutContest> contest;
    if (!validation && !parts.empty())
        contest = std::make_unique<HeldOutContest>(task, std::vector{makeCosines, makeKernel},
                                                   std::move(parts));
    auto kernel = laplaceTrainer(task, ofKernel, seed,
                                 validation ? std::vector{*validation} : std::vector<HeldOut>());
    return std::make_unique<AutoTrainer>(std::move(task), std::move(cosines), std::move(kernel),
                                         std::move(contest));
}

}  // namespace

Method autoMethod() {
    return {"auto",
            "Automatic choice",
            "Trains metric learning, whose cosines are smooth and look along combinations of "
            "variables, and Laplace kernel ridge, which is sharp along the axes, and keeps the one "
            "that predicts held-out rows better. The options are those of metric learning.",
            "Ardent's own method; see its help page",
            {Problem::Regression, Problem::Classification},
            {RunPart::Directions, RunPart::Selection},
            &schemaOf<MetricOptions>,
            &makeAuto,
            false,
            true};
}

}  // namespace ardent
