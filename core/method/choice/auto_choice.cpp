#include "core/method/choice/auto_choice.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/method/choice/held_out_contest.h"
#include "core/method/laplace/laplace_trainer.h"
#include "core/method/metric/metric_trainer.h"
#include "core/method/trees/boosted_trees.h"
#include "core/method/trees/refitted_trees.h"
#include "core/model/constant_model.h"
#include "core/model/loss.h"

namespace ardent {
namespace {

constexpr double kClearlyLower = 0.98;

/// One of the models that are compared.
struct Contestant {
    Message name;                            // "Metric learning"
    Message inText;                          // "metric learning"
    std::unique_ptr<JudgedTrainer> trainer;  // null: it does not fit in free memory
    std::int64_t ticks = 0;
    Advance end = {};

    bool hasModel() const {
        return trainer && trainer->predictor() && !isConstant(*trainer->predictor());
    }
};

/// contest: of all that fit in memory; null where each knows its loss on the same validation rows.
class AutoTrainer final : public Trainer {
public:
    AutoTrainer(TaskPtr task, std::vector<Contestant> contestants,
                std::unique_ptr<HeldOutContest> contest)
        : task_(std::move(task)),
          contestants_(std::move(contestants)),
          contest_(std::move(contest)) {}

    std::vector<CurveSeries> series() const override { return first().series(); }
    TickUnit tickUnit() const override { return TickUnit::Step; }
    std::int64_t plannedTicks() const override;
    Advance advance(const GoOn& goOn) override;
    PredictorPtr predictor() const override { return shown().predictor(); }
    std::optional<std::int64_t> keptTick() const override;
    bool isLowestAt(std::int64_t lastTick) const override;
    bool learnsFromValidation() const override { return shown().learnsFromValidation(); }
    std::optional<Relevance> relevance() const override { return shown().relevance(); }
    std::optional<Relevance> tickRelevance() const override { return shown().tickRelevance(); }
    std::optional<Relevance> trailRelevance() const override { return shown().trailRelevance(); }
    std::optional<Selection> selection() const override { return shown().selection(); }
    std::optional<Directions> directions() const override { return shown().directions(); }
    std::optional<Remedy> shorterSteps() const override { return first().shorterSteps(); }
    Message stage() const override;
    void settle() override;

private:
    const Trainer& first() const { return *contestants_.front().trainer; }
    const Trainer& shown() const { return *contestants_[kept_].trainer; }
    bool areTrained() const { return current_ == contestants_.size(); }
    std::int64_t ticksBefore(std::size_t contestant) const;
    std::vector<double> asFirst(const std::vector<double>& values) const;
    Advance piece(const GoOn& goOn);
    bool isContested() const;
    std::vector<std::optional<double>> losses() const;
    Advance finish();
    Message lossText(const std::vector<std::optional<double>>& losses) const;

    TaskPtr task_;
    std::vector<Contestant> contestants_;  // metric learning first
    std::unique_ptr<HeldOutContest> contest_;
    std::size_t current_ = 0;  // being trained
    std::size_t kept_ = 0;
    bool isOver_ = false;
};

std::int64_t AutoTrainer::plannedTicks() const {
    std::int64_t ticks = 0;
    for (std::size_t c = 0; c < contestants_.size(); ++c)
        if (c < current_)
            ticks += contestants_[c].ticks;
        else if (contestants_[c].trainer)
            ticks += contestants_[c].trainer->plannedTicks();
    return ticks;
}

std::int64_t AutoTrainer::ticksBefore(std::size_t contestant) const {
    std::int64_t ticks = 0;
    for (std::size_t c = 0; c < contestant; ++c) ticks += contestants_[c].ticks;
    return ticks;
}

std::optional<std::int64_t> AutoTrainer::keptTick() const {
    const auto kept = shown().keptTick();
    return kept ? std::optional(*kept + ticksBefore(kept_)) : std::nullopt;
}

bool AutoTrainer::isLowestAt(std::int64_t lastTick) const {
    const std::int64_t own = lastTick - ticksBefore(kept_);
    return shown().isLowestAt(current_ > kept_ ? std::min(own, contestants_[kept_].ticks) : own);
}

void AutoTrainer::settle() {
    if (isOver_) return;
    if (current_ == 0) contestants_.front().trainer->settle();
    for (std::size_t c = 1; c < contestants_.size() && !shown().predictor(); ++c)
        if (contestants_[c].trainer && contestants_[c].trainer->predictor()) kept_ = c;
    isOver_ = true;
}

/// A later one's tick in the columns of the first.
std::vector<double> AutoTrainer::asFirst(const std::vector<double>& values) const {
    const auto own = contestants_[current_].trainer->series();
    std::vector<double> row;
    for (const CurveSeries& series : first().series()) {
        const auto found = std::ranges::find(own, series.id, &CurveSeries::id);
        row.push_back(found == own.end() ? NAN
                                         : values[static_cast<std::size_t>(found - own.begin())]);
    }
    return row;
}

Advance AutoTrainer::piece(const GoOn& goOn) {
    Contestant& contestant = contestants_[current_];
    if (!contestant.trainer) {
        ++current_;
        return {};
    }
    Advance piece = contestant.trainer->advance(goOn);
    if (piece.tick) {
        piece.tick = asFirst(*piece.tick);
        piece.beginsAnew |= current_ > 0 && contestant.ticks == 0;
        ++contestant.ticks;
    }
    if (piece.state == Advance::State::Working) return piece;
    contestant.end = std::move(piece);
    ++current_;
    return {};
}

/// Where a later one is a model at all. The first may be a constant, which is hard to beat.
bool AutoTrainer::isContested() const {
    return contest_ && first().predictor() &&
           std::any_of(contestants_.begin() + 1, contestants_.end(),
                       [](const Contestant& later) { return later.hasModel(); });
}

/// Nothing of those that have no model or do not know it.
std::vector<std::optional<double>> AutoTrainer::losses() const {
    std::vector<double> contested;
    if (isContested()) contested = contest_->losses();
    std::vector<std::optional<double>> losses;
    std::size_t place = 0;
    for (const Contestant& contestant : contestants_) {
        losses.emplace_back();
        if (!contestant.trainer) continue;
        const std::size_t own = place++;
        if (!contestant.trainer->predictor()) continue;
        if (isContested())
            losses.back() = contested[own];
        else if (!contest_)
            losses.back() = contestant.trainer->heldOutLoss();
        if (&contestant != &contestants_.front() && !contestant.hasModel()) losses.back().reset();
    }
    return losses;
}

/// Why a later one is not compared with the first.
Message whyAbsent(const Contestant& contestant) {
    if (!contestant.trainer)
        return message("contestant-beyond-memory",
                       "Not compared, since it does not fit in free memory: {}.",
                       contestant.inText);
    if (contestant.end.state == Advance::State::Diverged)
        return message("contestant-not-finite", "Not compared, since no fit was finite: {}.",
                       contestant.inText);
    return message("contestant-no-better-than-constant",
                   "Not compared, since no better than a constant on held-out rows: {}.",
                   contestant.inText);
}

Message AutoTrainer::lossText(const std::vector<std::optional<double>>& losses) const {
    const Message loss = lossName(lossFor(*task_->recipe));
    const Message& kept = contestants_[kept_].inText;
    std::vector<std::pair<Message, double>> others;
    for (std::size_t c = 0; c < losses.size(); ++c)
        if (c != kept_ && losses[c]) others.emplace_back(contestants_[c].inText, *losses[c]);
    if (others.empty() || !losses[kept_]) return message("kept-alone", "Kept: {}.", kept);
    if (others.size() == 1)
        return message("kept-of-two", "Kept: {}, held-out {} {:.4g} ({} {:.4g}).", kept, loss,
                       *losses[kept_], others[0].first, others[0].second);
    return message("kept-of-three", "Kept: {}, held-out {} {:.4g} ({} {:.4g}, {} {:.4g}).", kept,
                   loss, *losses[kept_], others[0].first, others[0].second, others[1].first,
                   others[1].second);
}

Advance AutoTrainer::finish() {
    isOver_ = true;
    const auto found = losses();
    const auto judged = [&](std::size_t c) {
        return found[c] ? *found[c] * (c == 0 ? kClearlyLower : 1.)
                        : std::numeric_limits<double>::infinity();
    };
    for (std::size_t c = 1; c < found.size(); ++c)
        if (judged(c) < judged(kept_) || (!shown().predictor() && contestants_[c].hasModel()))
            kept_ = c;
    Advance end = contestants_[kept_].end;
    if (end.state == Advance::State::Diverged) return end;
    std::vector<Message> texts{lossText(found)};
    for (std::size_t c = 1; c < found.size(); ++c)
        if (!contestants_[c].hasModel()) texts.push_back(whyAbsent(contestants_[c]));
    texts.push_back(end.reason);
    end.reason = sentences(std::move(texts));
    return end;
}

Advance AutoTrainer::advance(const GoOn& goOn) {
    if (!areTrained()) return piece(goOn);
    if (isContested() && !contest_->isOver()) {
        contest_->advance(goOn);
        return {};
    }
    return finish();
}

Message AutoTrainer::stage() const {
    if (isOver_) return {};
    if (current_ == 0) return first().stage();
    if (areTrained())
        return isContested() && !contest_->isOver()
                   ? message("contest-on-parts", "Comparing on held-out rows: part {} of {}",
                             contest_->part() + 1, contest_->parts())
                   : Message();
    const Contestant& contestant = contestants_[current_];
    if (!contestant.trainer) return {};
    return message("stage-of-contestant", "{}: {}", contestant.name, contestant.trainer->stage());
}

/// Rows to grow trees on and rows to choose their rounds: a third each is left out once, or a fifth
/// of many rows.
std::vector<HeldOut> roundParts(const Task& task, Seed seed) {
    constexpr std::size_t kManyRows = 2000;
    std::vector<HeldOut> parts = partsOfLearning(task, 3, seed);
    if (task.split.train.size() + task.split.validation.size() > kManyRows && parts.size() > 1)
        parts.resize(1);
    return parts;
}

Result<std::unique_ptr<Trainer>> makeAuto(TaskPtr task, const OptionValues& values, Seed seed) {
    const auto options = readOptions<MetricOptions>(values);
    const LaplaceOptions ofKernel;
    const BoostedTreesOptions ofTrees{2000, 0.05};
    const auto fits = checkMetricMemory(*task, options);
    if (!fits) return tl::unexpected(fits.error());
    const auto validation = metricValidation(task, options, seed);
    const std::vector<HeldOut> judgedOn =
        validation ? std::vector{*validation} : std::vector<HeldOut>();

    std::vector<Contestant> contestants;
    std::vector<MakeTrainer> makers;
    contestants.push_back({message("metric-learning-first", "Metric learning"),
                           message("metric-learning", "metric learning"),
                           metricTrainer(task, options, seed)});
    makers.push_back([=](TaskPtr rows) { return metricTrainer(std::move(rows), options, seed); });

    contestants.push_back({message("laplace-kernel-ridge", "Laplace kernel ridge"),
                           message("laplace-kernel-ridge", "Laplace kernel ridge"), nullptr});
    if (checkLaplaceMemory(*task, ofKernel)) {
        contestants.back().trainer = laplaceTrainer(task, ofKernel, seed, judgedOn);
        makers.push_back(
            [=](TaskPtr rows) { return laplaceTrainer(std::move(rows), ofKernel, seed); });
    }

    auto parts = validation ? judgedOn : roundParts(*task, seed);
    if (!parts.empty()) {
        contestants.push_back({message("boosted-trees-first", "Boosted trees"),
                               message("boosted-trees", "boosted trees"), nullptr});
        if (checkBoostedMemory(*task, ofTrees)) {
            contestants.back().trainer = refittedTrees(task, ofTrees, seed, std::move(parts));
            makers.push_back([=](TaskPtr rows) {
                auto of = roundParts(*rows, seed);
                return refittedTrees(std::move(rows), ofTrees, seed, std::move(of));
            });
        }
    }

    std::unique_ptr<HeldOutContest> contest;
    if (auto compared = contestParts(*task, seed); !validation && !compared.empty())
        contest = std::make_unique<HeldOutContest>(task, std::move(makers), std::move(compared));
    return std::make_unique<AutoTrainer>(std::move(task), std::move(contestants),
                                         std::move(contest));
}

}  // namespace

Method autoMethod() {
    return {"auto",
            "Automatic choice",
            "Trains metric learning, whose cosines are smooth and look along combinations of "
            "variables, Laplace kernel ridge, which is sharp along the axes, and boosted trees, "
            "whose functions are steps, and keeps the one that predicts held-out rows best. The "
            "options are those of metric learning.",
            "Ardent's own method; see its help page",
            {Problem::Regression, Problem::Classification},
            {RunPart::Directions, RunPart::Selection},
            &schemaOf<MetricOptions>,
            &makeAuto,
            false,
            true};
}

}  // namespace ardent
