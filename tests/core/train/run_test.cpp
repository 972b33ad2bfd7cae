#include "core/train/run.h"

#include <QElapsedTimer>
#include <QtTest>
#include <thread>

#include "core/data/task/make_task.h"
#include "core/method/methods.h"
#include "core/model/doubt.h"
#include "tests/support/hand_made_task.h"
#include "tests/support/small_task.h"

using namespace ardent;

namespace {

std::unique_ptr<Run> makeRun(const TaskPtr& task, const OptionValues& options,
                             RunSettings settings = {}) {
    auto trainer = makeTrainer(*findMethod("rffnet"), task, options, 1);
    if (!trainer) qFatal("%s", trainer.error().text.english().c_str());
    return std::make_unique<Run>(std::move(*trainer), task, std::move(settings));
}

OptionValues endless() {
    return {{"patience", 1'000'000LL}, {"max_epochs", 1'000'000LL}};
}

SnapshotPtr finish(Run& run) {
    run.resume();
    return run.waitForEnd(60.) ? run.take() : nullptr;
}

/// Takes snapshots until one satisfies the condition; null after ten seconds.
template <class Condition>
SnapshotPtr waitFor(Run& run, Condition&& condition) {
    SnapshotPtr found;
    const bool done = QTest::qWaitFor(
        [&] {
            const SnapshotPtr next = run.take();
            if (next && condition(*next)) found = next;
            return found != nullptr;
        },
        10'000);
    return done ? found : nullptr;
}

std::vector<double> training(const Snapshot& snapshot) {
    return snapshot.curve.column(0);
}

}  // namespace

class RunTest : public QObject {
    Q_OBJECT

private slots:
    void startsPaused();
    void finishesWithMetrics();
    void aConstantColumnHasNoRelevance();
    void theTrailEndsWithTheModelThatIsKept();
    void stepIsOneTick();
    void pausingAndSteppingChangeNothing();
    void cancelKeepsTheBestModel();
    void cancelAnswers();
    void destructionReturns();
    void limitsEndTheRun();
    void theTimeLimitEndsAPiece();
    void endsBeforeThereIsAModel();
    void aLimitBeforeAnythingIsLearnedLeavesNoResult();
    void aLimitKeepsThePathWhoseBestIsAConstant();
    void aConstantThatWasPlannedIsAResult();
    void liveChangesCanBeReplayed();
    void failureIsReported();
    void aModelTooLargeToMeasureIsKept();
    void divergenceIsReported();
    void aModelWorseThanAConstantHasShorterSteps();
};

void RunTest::startsPaused() {
    const auto run = makeRun(test::syntheticTask("gse1", 200), {});
    const SnapshotPtr first = waitFor(*run, [](const Snapshot&) { return true; });
    QVERIFY(first);
    QCOMPARE(first->state, RunState::Paused);
    QCOMPARE(first->tick, 0);
    QVERIFY(!run->waitForEnd(0.05));
}

void RunTest::finishesWithMetrics() {
    const auto run = makeRun(test::syntheticTask("gse1", 500), {{"max_epochs", 7LL}});
    const SnapshotPtr last = finish(*run);
    QVERIFY(last);
    QCOMPARE(last->state, RunState::Finished);
    QCOMPARE(last->tick, 7);
    QCOMPARE(last->curve.size(), 7);
    QVERIFY(last->keptTick && *last->keptTick >= 1 && *last->keptTick <= 7);
    QVERIFY(last->metrics && std::isfinite(metric(last->metrics->test, "rmse")));
    QVERIFY(last->selection);
    QVERIFY(last->seconds > 0.);
}

/// GBRFF's waves have a frequency on every column.
void RunTest::aConstantColumnHasNoRelevance() {
    Table table = synthesize(*findSyntheticSet("gse1"), 200, 1);
    table.columns[4] = test::numbers(table.columns[4].name, std::vector<double>(200, 7.));
    const TaskPtr task = test::taskOf(std::move(table.columns), Problem::Regression);
    auto trainer = makeTrainer(*findMethod("gbrff2"), task, {{"rounds", 5LL}}, 1);
    QVERIFY(trainer.has_value());
    Run run(std::move(*trainer), task);
    const SnapshotPtr last = finish(run);
    QVERIFY(last);
    QVERIFY(last->relevance->values[3] > 0.);
    QCOMPARE(last->relevance->values[4], 0.);
    QCOMPARE(last->trail.column(4), std::vector<double>(5, 0.));
    QCOMPARE(last->selection->order.back(), Index(4));
    QVERIFY(last->selection->chosen < std::ssize(last->selection->order));
}

/// So many rounds that the trail leaves out the last.
void RunTest::theTrailEndsWithTheModelThatIsKept() {
    const TaskPtr task = test::syntheticTask("gse1", 60);
    auto trainer = makeTrainer(*findMethod("gbrff2"), task,
                               {{"rounds", 515LL}, {"patience", 0LL}, {"gamma", 3.}}, 1);
    QVERIFY(trainer.has_value());
    Run run(std::move(*trainer), task);
    const SnapshotPtr last = finish(run);
    QVERIFY(last);
    const Index end = last->trail.size() - 1;
    QVERIFY(end < 300);
    QCOMPARE(last->trail.tick(end), 515);
    QVERIFY(*last->keptTick < 515);
    for (std::size_t s = 0; s < last->relevance->values.size(); ++s)
        QCOMPARE(last->trail.value(end, static_cast<Index>(s)), last->relevance->values[s]);
}

void RunTest::stepIsOneTick() {
    const auto run = makeRun(test::syntheticTask("gse1", 500), {});
    for (int tick = 1; tick <= 3; ++tick) {
        run->step();
        const SnapshotPtr paused = waitFor(
            *run, [&](const Snapshot& s) { return s.state == RunState::Paused && s.tick == tick; });
        QVERIFY(paused);
        QCOMPARE(paused->curve.size(), tick);
    }
}

void RunTest::pausingAndSteppingChangeNothing() {
    const TaskPtr task = test::syntheticTask("gse1", 2000);
    const OptionValues options{{"max_epochs", 60LL}, {"patience", 60LL}};
    const SnapshotPtr straight = finish(*makeRun(task, options));
    const auto run = makeRun(task, options, {.threads = 1});
    for (int tick = 1; tick <= 2; ++tick) {
        run->step();
        QVERIFY(waitFor(*run, [&](const Snapshot& s) {
            return s.state == RunState::Paused && s.tick == tick;
        }));
    }
    run->resume();
    run->pause();
    const SnapshotPtr interrupted = finish(*run);
    QVERIFY(straight && interrupted);
    QVERIFY(training(*straight) == training(*interrupted));
    QVERIFY(straight->relevance->values == interrupted->relevance->values);
}

void RunTest::cancelKeepsTheBestModel() {
    const auto run = makeRun(test::syntheticTask("gse1", 2000), endless());
    run->resume();
    QVERIFY(waitFor(*run, [](const Snapshot& s) { return s.tick > 20; }));
    run->cancel();
    QVERIFY(run->waitForEnd(10.));
    const SnapshotPtr last = waitFor(*run, [](const Snapshot& s) { return s.isLast; });
    QVERIFY(last && last->metrics);
    QCOMPARE(last->state, RunState::Cancelled);
    const auto validation = last->curve.column(1);
    const double best = *std::ranges::min_element(validation);
    QVERIFY(std::abs(metric(last->metrics->validation, "mse") / best - 1.) < 1e-5);
}

void RunTest::cancelAnswers() {
    const auto run = makeRun(test::syntheticTask("gse1", 100'000), endless());
    run->resume();
    QVERIFY(waitFor(*run, [](const Snapshot& s) { return s.state == RunState::Running; }));
    run->cancel();
    QVERIFY(waitFor(*run, [](const Snapshot& s) { return s.state == RunState::Cancelled; }));
}

void RunTest::destructionReturns() {
    auto run = makeRun(test::syntheticTask("gse1", 2000), endless());
    run->resume();
    QVERIFY(waitFor(*run, [](const Snapshot& s) { return s.state == RunState::Running; }));
    QElapsedTimer timer;
    timer.start();
    run.reset();
    QVERIFY(timer.elapsed() < 10'000);
    run = makeRun(test::syntheticTask("gse1", 2000), {});
    run.reset();
}

void RunTest::limitsEndTheRun() {
    const TaskPtr task = test::syntheticTask("gse1", 500);
    const auto byTicks = makeRun(test::syntheticTask("moons", 500), {{"learning_rate", 0.01}},
                                 {.limits = {.ticks = 3}});
    const SnapshotPtr ticks = finish(*byTicks);
    QCOMPARE(ticks->state, RunState::Finished);
    QCOMPARE(ticks->tick, 3);
    QCOMPARE(
        ticks->reason.english(),
        std::string("The limit of 3 epochs is reached; the best model so far is kept. It is the "
                    "last one, so that more may do better: raise the limit."));
    QCOMPARE(ticks->keptTick, std::optional<std::int64_t>(3));
    QCOMPARE(ticks->plannedTicks, 3);
    QCOMPARE(finish(*makeRun(task, {{"max_epochs", 2LL}}, {.limits = {.ticks = 3}}))->plannedTicks,
             2);
    const SnapshotPtr one = finish(*makeRun(task, {}, {.limits = {.ticks = 1}}));
    QVERIFY2(one->reason.english().starts_with("The limit of 1 epoch is reached"),
             one->reason.english().c_str());
    const auto byTime = makeRun(task, {{"patience", 1'000'000LL}, {"max_epochs", 1'000'000LL}},
                                {.limits = {.seconds = 0.2}});
    const SnapshotPtr time = finish(*byTime);
    QCOMPARE(time->state, RunState::Finished);
    QVERIFY(time->reason.english().find("time limit") != std::string::npos);
}

void RunTest::endsBeforeThereIsAModel() {
    const TaskPtr task = test::syntheticTask("gse1", 500);
    auto trainer = makeTrainer(*findMethod("srff"), task, {}, 1);
    QVERIFY(trainer);
    Run run(std::move(*trainer), task, {.limits = {.seconds = 1e-9}});
    const SnapshotPtr last = finish(run);
    QVERIFY(last && !last->predictor);
    QVERIFY2(last->reason.english().ends_with("; there is no model yet."),
             last->reason.english().c_str());
}

/// The first λ of a lasso leaves a constant, and before its first epoch RFFNet has drawn numbers.
void RunTest::aLimitBeforeAnythingIsLearnedLeavesNoResult() {
    const TaskPtr task = test::syntheticTask("gse1", 500);
    const auto ended = [&](const char* method, const RunLimits& limits) {
        auto trainer = makeTrainer(*findMethod(method), task, {}, 1);
        Run run(std::move(*trainer), task, {.limits = limits});
        return finish(run);
    };
    const SnapshotPtr lasso = ended("fourier_lasso", {.ticks = 1});
    QVERIFY2(lasso->reason.english().ends_with("; there is no model yet but a constant."),
             lasso->reason.english().c_str());
    const SnapshotPtr rffnet = ended("rffnet", {.seconds = 1e-9});
    QVERIFY2(rffnet->reason.english().ends_with("; there is no model yet."),
             rffnet->reason.english().c_str());
    for (const SnapshotPtr& last : {lasso, rffnet}) {
        QVERIFY(!last->predictor && !last->relevance && !last->selection && !last->path);
        QVERIFY(last->isLast && last->trail.size() == 0);
    }
}

/// Nothing tells the target, so that the constant is the best model of every λ.
void RunTest::aLimitKeepsThePathWhoseBestIsAConstant() {
    const TaskPtr task = test::taskOf({test::numbers("x", {1, 2, 3, 4, 5, 6, 7, 8}),
                                       test::numbers("y", {1, -1, -1, 1, 1, -1, -1, 1})},
                                      Problem::Regression);
    auto trainer = makeTrainer(*findMethod("lasso"), task, {}, 1);
    Run run(std::move(*trainer), task, {.limits = {.ticks = 5}});
    const SnapshotPtr last = finish(run);
    QVERIFY2(last->predictor && last->path, last->reason.english().c_str());
}

void RunTest::aConstantThatWasPlannedIsAResult() {
    const TaskPtr task = test::syntheticTask("gse1", 500);
    auto trainer = makeTrainer(*findMethod("mean"), task, {}, 1);
    Run run(std::move(*trainer), task, {.limits = {.ticks = 1}});
    QVERIFY(finish(run)->predictor);
}

void RunTest::liveChangesCanBeReplayed() {
    const TaskPtr task = test::syntheticTask("gse1", 500);
    const OptionValues options{{"max_epochs", 6LL}};
    const auto run = makeRun(task, options);
    run->step();
    run->step();
    QVERIFY(waitFor(*run, [](const Snapshot& s) { return s.tick == 2; }));
    run->set("learning_rate", 0.02);
    const SnapshotPtr changed = finish(*run);
    QCOMPARE(changed->changes.size(), std::size_t{1});
    QCOMPARE(changed->changes[0].tick, 2);
    const SnapshotPtr replayed = finish(*makeRun(task, options, {.changes = changed->changes}));
    QVERIFY(training(*replayed) == training(*changed));
    QVERIFY(training(*finish(*makeRun(task, options))) != training(*changed));
}

namespace {

class ThrowingTrainer : public Trainer {
public:
    std::vector<CurveSeries> series() const override {
        return {{"train", message("training-loss", "training loss")}};
    }
    TickUnit tickUnit() const override { return TickUnit::Epoch; }
    Advance advance(const GoOn&) override { throw std::logic_error("a broken promise"); }
    PredictorPtr predictor() const override { return nullptr; }
    std::optional<Relevance> relevance() const override { return std::nullopt; }
};

}  // namespace

void RunTest::failureIsReported() {
    Run run(std::make_unique<ThrowingTrainer>(), test::syntheticTask("gse1", 50));
    const SnapshotPtr last = finish(run);
    QCOMPARE(last->state, RunState::Failed);
    QVERIFY(last->reason.english().find("a broken promise") != std::string::npos);
}

namespace {

/// One piece of work of a minute, unless it is told to leave.
class LongTrainer : public ThrowingTrainer {
public:
    Advance advance(const GoOn& goOn) override {
        QElapsedTimer timer;
        timer.start();
        while (timer.elapsed() < 60'000 && goOn())
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        return {};
    }
};

}  // namespace

void RunTest::theTimeLimitEndsAPiece() {
    Run run(std::make_unique<LongTrainer>(), test::syntheticTask("gse1", 50),
            {.limits = {.seconds = 0.2}});
    run.resume();
    QTRY_VERIFY(run.seconds() > 0.01);  // also within the piece
    QVERIFY(run.waitForEnd(20.));
    const SnapshotPtr last = run.take();
    QCOMPARE(last->seconds, run.seconds());
    QCOMPARE(last->state, RunState::Finished);
    QCOMPARE(last->reason.english(),
             std::string("The time limit of 0.2 s is reached in epoch 1; there is no model yet."));
}

namespace {

/// Its model has so many outputs that no machine holds those of four rows.
class VastTrainer : public ThrowingTrainer {
public:
    explicit VastTrainer(const TaskPtr& task) {
        FourierModel vast = linearModel(Matrix(task->recipe->inputs(), 0), Vector(0));
        vast.weights.resize(0, Index{1} << 61);
        model_ = std::make_shared<const Predictor>(
            Predictor{task->recipe, std::move(vast), Link::Identity});
    }
    Advance advance(const GoOn&) override {
        return {Advance::State::Finished, std::nullopt, "All is done."};
    }
    PredictorPtr predictor() const override { return model_; }

private:
    PredictorPtr model_;
};

}  // namespace

void RunTest::aModelTooLargeToMeasureIsKept() {
    const TaskPtr task = test::syntheticTask("gse1", 50);
    Run run(std::make_unique<VastTrainer>(task), task);
    const SnapshotPtr last = finish(run);
    QCOMPARE(last->state, RunState::Finished);
    QVERIFY(last->predictor && !last->metrics && last->isLast);
    QCOMPARE(last->reason.english(),
             std::string("All is done. There was not enough memory to measure the model."));
}

void RunTest::divergenceIsReported() {
    const auto run = makeRun(test::syntheticTask("gse1", 500),
                             {{"learning_rate", 10.}, {"optimiser", "sgd"}, {"alpha", 0.}});
    const SnapshotPtr last = finish(*run);
    QCOMPARE(last->state, RunState::Diverged);
    QVERIFY(!last->reason.empty());
    QVERIFY((last->remedy == Remedy{"learning_rate", 1e-3}));
    QVERIFY(last->predictor && last->predictor->fourier()->isFinite());
    QVERIFY(!last->keptTick || *last->keptTick <= last->tick);
}

/// It learns twenty rows by heart, which says nothing of the others.
void RunTest::aModelWorseThanAConstantHasShorterSteps() {
    Recipe recipe;
    recipe.target = "y";
    recipe.split = {0.5, 0., 0.5};
    auto task = makeTask(recipe, synthesize(*findSyntheticSet("gse1"), 40, 1));
    QVERIFY(task.has_value());
    const auto run = makeRun(std::make_shared<const Task>(std::move(*task)),
                             {{"learning_rate", 0.1}, {"alpha", 0.}});
    const SnapshotPtr last = finish(*run);
    QCOMPARE(last->state, RunState::Finished);
    QCOMPARE(doubt(*last).kind, Doubt::Kind::Worse);
    QVERIFY((last->remedy == Remedy{"learning_rate", 1e-3}));

    const auto good = makeRun(test::syntheticTask("moons", 500), {{"learning_rate", 0.01}});
    QVERIFY(!finish(*good)->remedy);
}

ARDENT_TEST(RunTest)
#include "run_test.moc"
