#include "core/method/choice/auto_choice.h"

#include <algorithm>
#include <cmath>

#include "core/method/laplace/laplace_trainer.h"
#include "core/method/metric/metric_trainer.h"
#include "core/model/loss.h"

namespace ardent {
namespace {

constexpr double kClearlyLower = 0.98;

class AutoTrainer final : public Trainer {
public:
    AutoTrainer(TaskPtr task, std::unique_ptr<JudgedTrainer> cosines,
                std::unique_ptr<JudgedTrainer> kernel)
        : task_(std::move(task)), cosines_(std::move(cosines)), kernel_(std::move(kernel)) {}

    std::vector<CurveSeries> series() const override { return cosines_->series(); }
    TickUnit tickUnit() const override { return TickUnit::Step; }
    std::int64_t plannedTicks() const override {
        return (isFirstOver_ ? firstTicks_ : cosines_->plannedTicks()) + kernel_->plannedTicks();
    }
    Advance advance(Pulse& pulse) override;
    PredictorPtr predictor() const override { return shown().predictor(); }
    bool learnsFromValidation() const override { return shown().learnsFromValidation(); }
    std::optional<Relevance> relevance() const override { return shown().relevance(); }
    std::optional<Selection> selection() const override { return shown().selection(); }
    std::optional<Directions> directions() const override { return shown().directions(); }
    std::optional<Remedy> shorterSteps() const override { return cosines_->shorterSteps(); }
    Message stage() const override;
    void settle() override {
        if (!isFirstOver_) cosines_->settle();
        isOver_ = true;
    }

private:
    const Trainer& shown() const { return keepsKernel_ ? *kernel_ : *cosines_; }
    std::vector<double> asFirst(const std::vector<double>& values) const;
    Advance firstPiece(Pulse& pulse);
    Advance secondPiece(Pulse& pulse);
    Advance finish();

    TaskPtr task_;
    std::unique_ptr<JudgedTrainer> cosines_, kernel_;
    bool isFirstOver_ = false, isSecondOver_ = false, isOver_ = false, keepsKernel_ = false;
    bool hasTicked_ = false;  // the second
    std::int64_t firstTicks_ = 0;
    Advance firstEnd_, secondEnd_;
};

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

Advance AutoTrainer::finish() {
    isOver_ = true;
    const auto first = cosines_->heldOutLoss(), second = kernel_->heldOutLoss();
    keepsKernel_ = second && (!first || *second < kClearlyLower * *first);
    Advance end = keepsKernel_ ? secondEnd_ : firstEnd_;
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
    return finish();
}

Message AutoTrainer::stage() const {
    if (isOver_) return {};
    if (!isFirstOver_) return cosines_->stage();
    return message("stage-of-kernel", "Laplace kernel: {}", kernel_->stage());
}

Result<std::unique_ptr<Trainer>> makeAuto(TaskPtr task, const OptionValues& values, Seed seed) {
    const auto options = readOptions<MetricOptions>(values);
    const LaplaceOptions ofKernel;
    const auto fits = checkMetricMemory(*task, options);
    if (!fits) return tl::unexpected(fits.error());
    auto cosines = metricTrainer(task, options, seed);
    if (!checkLaplaceMemory(*task, ofKernel)) return cosines;
    auto kernel = laplaceTrainer(task, ofKernel, seed, metricJudgedOn(task, options, seed));
    return std::make_unique<AutoTrainer>(std::move(task), std::move(cosines), std::move(kernel));
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
