#include "core/train/run.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <new>
#include <optional>
#include <thread>
#include <utility>

#include "core/base/check.h"
#include "core/data/task/varying_sources.h"
#include "core/model/constant_model.h"
#include "core/model/doubt.h"
#include "core/parallel/blocks.h"
#include "core/train/budget.h"
#include "core/train/mailbox.h"
#include "core/train/relevance_trail.h"
#include "core/train/selection_scores.h"
#include "core/train/varying_relevance.h"

namespace ardent {
namespace {

using Clock = std::chrono::steady_clock;

}  // namespace

std::string_view runStateName(RunState state) {
    switch (state) {
        case RunState::Paused:
            return "paused";
        case RunState::Running:
            return "running";
        case RunState::Finished:
            return "finished";
        case RunState::Cancelled:
            return "cancelled";
        case RunState::Diverged:
            return "diverged";
        case RunState::Failed:
            return "failed";
    }
    return "";
}

bool hasEnded(RunState state) {
    return state != RunState::Paused && state != RunState::Running;
}

struct Run::Impl {
    Impl(std::unique_ptr<Trainer> newTrainer, TaskPtr newTask, RunSettings newSettings)
        : trainer(std::move(newTrainer)),
          task(std::move(newTask)),
          settings(std::move(newSettings)),
          varies(varyingSources(*task->recipe)),
          curve(trainer->series()),
          clock(stoppedClock()),
          budget(settings.limits.seconds),
          thread([this] { work(); }) {}

    ~Impl() {
        abandoned = true;
        budget.cancel();
    }

    void work();
    void train();
    std::optional<Message> limitReached();
    std::int64_t plannedTicks() const;
    void settle(const Message& why);
    void settleAtLimit(const Message& why);
    void applyChanges();
    Clock::duration publishInterval() const;
    std::optional<Relevance> relevance() const { return overVarying(trainer->relevance()); }
    std::optional<Relevance> overVarying(std::optional<Relevance> found) const;
    void publish(RunState state, bool withMetrics = false);
    void fill(Snapshot&) const;
    void judgeByFolds();
    void measure(Snapshot&) const;
    void publishFailure(Message why);
    void end(RunState state);
    void sayEnded();

    std::unique_ptr<Trainer> trainer;
    TaskPtr task;
    RunSettings settings;
    std::vector<bool> varies;
    Curve curve, clock;
    std::vector<std::int64_t> beginnings;
    RelevanceTrail trail;
    std::int64_t tick = 0;
    Message reason;
    std::optional<Remedy> remedy;
    std::optional<std::vector<JudgedRows>> folds;
    Message judging;             ///< what it does after training
    bool isEmpty = false;        ///< it ends at a limit, before it has learned anything
    bool endedByItself = false;  ///< neither stopped nor at a limit, nor diverged
    std::vector<OptionChange> changes;
    std::size_t replayed = 0;
    Clock::time_point nextPublished = Clock::now();

    Budget budget;
    Mailbox<Snapshot> mailbox;
    std::mutex mutex;
    std::condition_variable endedChanged;
    std::vector<std::pair<std::string, OptionValue>> requests;
    bool ended = false;
    std::atomic<bool> abandoned = false;
    std::jthread thread;  // last: it joins before anything that it uses goes away
};

namespace {

/// Held-out rows show it, or its predictions left all bounds.
bool isWorseThanConstant(const SplitMetrics& metrics, bool byFolds) {
    constexpr double kFarBelow = -1.;
    const Metrics& heldOut = metrics.test.empty() ? metrics.validation : metrics.test;
    return metrics.doubt.kind == Doubt::Kind::Worse ||
           (!byFolds && metric(heldOut, "r2") < kFarBelow);
}

}  // namespace

/// What the trainer found, 0 for a column that is constant among the training rows.
std::optional<Relevance> Run::Impl::overVarying(std::optional<Relevance> found) const {
    if (found) zeroConstantColumns(varies, *found);
    return found;
}

/// What is known of the model that the run has ended with. Want of memory leaves the model as it
/// is.
void Run::Impl::measure(Snapshot& last) const try {
    const auto goOn = [this] { return !abandoned; };
    last.metrics = splitMetrics(*last.predictor, *task, goOn);
    if (last.metrics && last.learnsFromValidation) {
        last.metrics->validation = {};
        if (last.metrics->test.empty()) last.metrics->doubt = {};
    }
    if (last.metrics && folds) {
        last.importance = variableImportance(*folds, *task, rowsOfFolds(folds->size()), {}, goOn);
        const bool areConstants = std::ranges::all_of(
            *folds, [](const JudgedRows& fold) { return isConstant(*fold.predictor); });
        std::size_t rows = 0;
        for (const JudgedRows& fold : *folds) rows += fold.rows.size();
        if (last.importance || (areConstants && !isConstant(*last.predictor)))
            last.metrics->doubt = doubtOfFolds(last.importance ? &*last.importance : nullptr,
                                               task->recipe->problem, rows, folds->size());
    }
    if (last.metrics) {
        const HeldOutRows heldOut = heldOutRows(*task, true, last.learnsFromValidation);
        if (!last.importance)
            last.importance = variableImportance(*last.predictor, *task, heldOut, {}, goOn);
        last.conformal = conformal(*last.predictor, *task, heldOut, goOn);
    }
    const bool isTooShort = !task->split.validation.empty() && trainer->isLowestAt(last.tick);
    if (last.metrics && endedByItself && !isTooShort && !last.remedy &&
        isWorseThanConstant(*last.metrics, folds.has_value()))
        last.remedy = trainer->shorterSteps();
    if (last.selection && last.selection->scores.empty() && last.predictor->fourier())
        scoreSelection(*last.selection, *last.predictor, *task, !last.learnsFromValidation, goOn);
} catch (const std::bad_alloc&) {
    last.reason =
        sentences({last.reason, message("no-memory-to-measure",
                                        "There was not enough memory to measure the model.")});
}

/// Not where the model is none that another training would come to. Whatever happens here leaves
/// the model as it is.
void Run::Impl::judgeByFolds() try {
    if (!settings.again.trainer || !endedByItself || !changes.empty() || !trainer->predictor() ||
        !areJudgedByFolds(*task))
        return;
    Retraining again = settings.again;
    again.mostTicks = settings.limits.ticks;
    folds = foldModels(
        *task, again, [this] { return !abandoned && !budget.isCancelled(); },
        [this](int part, int parts) {
            judging =
                message("judging-by-folds", "Judging on all rows: training {} of {}", part, parts);
            publish(RunState::Running);
        });
    judging = {};
    if (!folds)
        reason = sentences(
            {reason, message("judged-on-test-rows",
                             "Judging on all rows did not come to its end: the test rows judge.")});
} catch (const std::exception& error) {
    judging = {};
    folds.reset();
    reason = sentences(
        {reason, message("judging-failed", "Judging on all rows failed ({}): the test rows judge.",
                         error.what())});
}

/// What the trainer has found.
void Run::Impl::fill(Snapshot& snapshot) const {
    snapshot.trail = trail.curve();
    snapshot.trailKind = trail.kind();
    snapshot.predictor = trainer->predictor();
    snapshot.keptTick = trainer->keptTick();
    snapshot.learnsFromValidation = trainer->learnsFromValidation();
    snapshot.relevance = relevance();
    snapshot.selection = trainer->selection();
    if (snapshot.selection) putConstantColumnsLast(varies, *snapshot.selection);
    snapshot.interactions = trainer->interactions();
    snapshot.directions = trainer->directions();
    snapshot.path = trainer->path();
    snapshot.boosting = trainer->boosting();
}

/// What costs time is followed by as much training, up to the interval.
void Run::Impl::publish(RunState state, bool withMetrics) {
    const auto begun = Clock::now();
    auto snapshot = std::make_shared<Snapshot>();
    snapshot->state = state;
    snapshot->reason = reason;
    snapshot->remedy = remedy;
    snapshot->tick = tick;
    snapshot->tickUnit = trainer->tickUnit();
    snapshot->plannedTicks = plannedTicks();
    snapshot->seconds = budget.seconds();
    snapshot->curve = curve;
    snapshot->clock = clock;
    snapshot->beginnings = beginnings;
    if (!isEmpty) fill(*snapshot);
    snapshot->isJudging = !judging.empty();
    snapshot->stage = snapshot->isJudging ? judging : trainer->stage();
    snapshot->changes = changes;
    snapshot->isLast = withMetrics || (hasEnded(state) && !snapshot->predictor);
    if (withMetrics && snapshot->predictor) measure(*snapshot);
    if (snapshot->selection && snapshot->selection->rule.empty()) snapshot->selection.reset();
    mailbox.put(std::move(snapshot));
    const auto done = Clock::now();
    nextPublished = std::max(nextPublished + publishInterval(),
                             done + std::min(done - begun, publishInterval()));
}

Clock::duration Run::Impl::publishInterval() const {
    return std::chrono::duration_cast<Clock::duration>(
        std::chrono::duration<double>(settings.publishInterval));
}

void Run::Impl::publishFailure(Message why) {
    budget.close();
    auto snapshot = std::make_shared<Snapshot>();
    snapshot->state = RunState::Failed;
    snapshot->reason = std::move(why);
    snapshot->tick = tick;
    snapshot->tickUnit = trainer->tickUnit();
    snapshot->seconds = budget.seconds();
    snapshot->curve = curve;
    snapshot->clock = clock;
    snapshot->beginnings = beginnings;
    snapshot->isLast = true;
    mailbox.put(std::move(snapshot));
}

/// Whoever stops a run is answered before the metrics of a large table are computed.
void Run::Impl::end(RunState state) {
    budget.close();
    trail.close(tick, overVarying(trainer->trailRelevance()));
    if (state == RunState::Finished) judgeByFolds();
    if (state == RunState::Cancelled) {
        publish(state);
        sayEnded();
    }
    if (!abandoned && !(state == RunState::Cancelled && !trainer->predictor()))
        publish(state, true);
}

void Run::Impl::sayEnded() {
    const std::lock_guard lock(mutex);
    ended = true;
    endedChanged.notify_all();
}

std::int64_t Run::Impl::plannedTicks() const {
    const std::int64_t planned = trainer->plannedTicks();
    const std::int64_t limit = settings.limits.ticks;
    return planned > 0 && limit > 0 ? std::min(planned, limit) : std::max(planned, limit);
}

std::optional<Message> Run::Impl::limitReached() {
    const RunLimits& limits = settings.limits;
    if (limits.ticks > 0 && tick >= limits.ticks)
        return message(
            "tick-limit", "The limit of {} {} is reached", limits.ticks,
            limits.ticks == 1 ? oneTick(trainer->tickUnit()) : manyTicks(trainer->tickUnit()));
    if (budget.isOverTime())
        return message("time-limit", "The time limit of {} s is reached in {} {}", limits.seconds,
                       oneTick(trainer->tickUnit()), tick + 1);
    return std::nullopt;
}

/// Leaves the trainer at its best before its own end.
void Run::Impl::settle(const Message& why) {
    trainer->settle();
    const PredictorPtr kept = trainer->predictor();
    reason = message("ended-with", "{}; {}.", why,
                     !kept ? message("no-model-yet", "there is no model yet")
                     : isConstant(*kept)
                         ? message("best-is-constant", "the best model so far is a constant")
                         : message("best-is-kept", "the best model so far is kept"));
}

/// A limit before anything is learned leaves nothing that could pass for a result.
void Run::Impl::settleAtLimit(const Message& why) {
    const bool isAsPlanned = tick > 0 && tick == trainer->plannedTicks();
    settle(why);
    const PredictorPtr predictor = trainer->predictor();
    if (!predictor || isAsPlanned) return;
    const bool hasMore = tick > 1 && (trainer->path() || trainer->boosting());
    isEmpty = !trainer->hasLearned() || (isConstant(*predictor) && !hasMore);
    if (isEmpty)
        reason = message("ended-with", "{}; {}.", why,
                         trainer->hasLearned() ? message("only-a-constant-yet",
                                                         "there is no model yet but a constant")
                                               : message("no-model-yet", "there is no model yet"));
    else if (tick > 0 && trainer->isLowestAt(tick))
        reason = sentences(
            {reason, message("raise-limit",
                             "It is the last one, so that more may do better: raise the limit.")});
}

void Run::Impl::applyChanges() {
    std::vector<std::pair<std::string, OptionValue>> due;
    {
        const std::lock_guard lock(mutex);
        due.swap(requests);
    }
    while (replayed < settings.changes.size() && settings.changes[replayed].tick <= tick) {
        const OptionChange& change = settings.changes[replayed++];
        due.emplace_back(change.option, change.value);
    }
    for (auto& [option, value] : due) {
        const Result<> done = trainer->set(option, value);
        check(done.has_value(), "{}", done ? "" : done.error().text.english());
        changes.push_back({tick, option, value});
    }
}

void Run::Impl::train() {
    publish(RunState::Paused);
    bool atTickEdge = true;
    const GoOn goOn = [this] { return budget.goesOn(); };
    for (;;) {
        if (budget.isPaused()) publish(RunState::Paused);
        if (!budget.isWanted()) {
            settle(message("stopped", "Stopped"));
            return end(RunState::Cancelled);
        }
        if (const auto limit = limitReached()) {
            settleAtLimit(*limit);
            return end(RunState::Finished);
        }
        if (atTickEdge) {
            const bool wasLast = tick > 0 && tick == trainer->plannedTicks();
            if (!wasLast && !budget.awaitTurn()) continue;
            applyChanges();
        }
        const Advance done = trainer->advance(goOn);
        atTickEdge = done.tick.has_value();
        if (done.tick) {
            ++tick;
            curve.append(tick, *done.tick);
            clock.append(tick, std::array{budget.seconds()});
            if (done.beginsAnew && tick > 1) beginnings.push_back(tick);
            if (trail.keeps(tick)) trail.record(tick, overVarying(trainer->tickRelevance()));
            budget.spend();
        }
        if (done.state != Advance::State::Working) {
            reason = done.reason;
            remedy = done.remedy;
            endedByItself = done.state == Advance::State::Finished;
            return end(done.state == Advance::State::Finished ? RunState::Finished
                                                              : RunState::Diverged);
        }
        if ((atTickEdge && budget.isPaced()) || Clock::now() >= nextPublished)
            publish(RunState::Running);
    }
}

void Run::Impl::work() {
    try {
        const int threads = settings.threads > 0 ? settings.threads : availableThreads();
        Arena(threads).run([this] {
            std::optional<LoweredArena> lowered;
            if (settings.priority == Priority::Low) lowered.emplace();
            train();
        });
    } catch (const std::bad_alloc&) {
        publishFailure(message("no-memory-to-train",
                               "There is not enough memory for this training; use fewer features "
                               "or rows."));
    } catch (const std::exception& error) {
        publishFailure(message("internal-error", "The training failed by an internal error: {}",
                               error.what()));
    }
    sayEnded();
}

Run::Run(std::unique_ptr<Trainer> trainer, TaskPtr task, RunSettings settings)
    : impl_(std::make_unique<Impl>(std::move(trainer), std::move(task), std::move(settings))) {}

Run::~Run() = default;

void Run::resume() {
    impl_->budget.grant(Budget::kEndless);
}
void Run::pause() {
    impl_->budget.grant(0);
}
void Run::step() {
    impl_->budget.grantOneMore();
}
void Run::setPace(double ticksPerSecond) {
    impl_->budget.setPace(ticksPerSecond);
}
void Run::cancel() {
    impl_->budget.cancel();
}

void Run::set(const std::string& option, const OptionValue& value) {
    const std::lock_guard lock(impl_->mutex);
    impl_->requests.emplace_back(option, value);
}

double Run::seconds() const {
    return impl_->budget.seconds();
}

SnapshotPtr Run::take() {
    return impl_->mailbox.take();
}

bool Run::waitForEnd(double seconds) {
    std::unique_lock lock(impl_->mutex);
    return impl_->endedChanged.wait_for(lock, std::chrono::duration<double>(seconds),
                                        [&] { return impl_->ended; });
}

}  // namespace ardent
