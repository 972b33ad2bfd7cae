#include "core/method/lasso/fourier_stochastic.h"

#include <QtTest>
#include <atomic>
#include <cmath>

#include "core/method/methods.h"
#include "core/model/split_metrics.h"
#include "core/random/random_stream.h"
#include "core/train/run.h"
#include "tests/support/golden.h"
#include "tests/support/hand_made_task.h"
#include "tests/support/training.h"

using namespace ardent;

/// The methods with interactions.
class FourierStochasticTest : public QObject {
    Q_OBJECT

private slots:
    void findsVariablesAndPairs_data();
    void findsVariablesAndPairs();
    void variablesThatOnlyLendTheirWavesAreLeftOut();
    void setsThatOnlyCarryOthersAreLeftOut();
    void stagesFollowEachOther();
    void screensPairsWhereThereAreMany();
    void screeningPairsLosesNoVariable();
    void classifies();
    void isTheSameForAnyNumberOfThreads();
    void refusesWhatItCannotDo();
    void stopsAtAnyMoment();
    void aStopWithinATrialKeepsWhatWasThereBefore_data();
    void aStopWithinATrialKeepsWhatWasThereBefore();
    void interruptedImportancesAreBegunAgain();
    void aRunCancelledWithinATrialHasAModel();
};

namespace {

const OptionValues kQuick{{"functions", 150LL},
                          {"folds", 3LL},
                          {"search_folds", 3LL},
                          {"lambdas", 30LL},
                          {"pair_features", 8LL}};

/// Says no to every question after so many, and counts those.
class NoAfter {
public:
    explicit NoAfter(int asked = 0) : left_(asked) {}
    bool goesOn() {
        if (left_-- > 0) return true;
        ++refused_;
        return false;
    }
    int refused() const { return refused_; }

private:
    std::atomic<int> left_;
    std::atomic<int> refused_ = 0;
};

/// Of this task the fit without minor variables is tried.
TaskPtr taskWithATrial() {
    return test::syntheticTask("g3", 400);
}

/// That task trained to the end in one thread, once for all tests that look at it.
const test::Training& trainedWithATrial() {
    static const test::Training run =
        test::trainToEnd("fourier_stochastic", taskWithATrial(), kQuick);
    return run;
}

bool isTrial(const std::string& stage) {
    return stage.find(" without ") != std::string::npos;
}

/// Logged at the tick whose model is kept, and of that model.
void compareKeptLoss(const test::Training& run, const Task& task) {
    QVERIFY(run.keptTick);
    QCOMPARE_LE(std::size_t(*run.keptTick), run.train.size());
    const double logged = run.train[static_cast<std::size_t>(*run.keptTick - 1)];
    const double loss = metric(splitMetrics(*run.predictor, task).train, "mse");
    COMPARE_WITHIN(logged, loss, 1e-5 * loss);  // one is of single precision
}

Matrix valuesOf(const Predictor& predictor, const Task& task) {
    return evaluate(*predictor.fourier(), task.x, task.split.train);
}

/// A training that stops once a stage of the trial has come to so many λ.
struct StoppedTrial {
    bool isReached = false;
    PredictorPtr before, within, kept;
    int refusals = 0;
    Advance stopped, end;
    std::optional<Relevance> relevanceBefore, relevance;
    std::optional<Selection> selection;
};

StoppedTrial stopWithinTrial(const TaskPtr& task, const std::string& stage, int lambdas) {
    StoppedTrial result;
    Arena(1).run([&] {
        const auto made = makeTrainer(*findMethod("fourier_stochastic"), task, kQuick, 1);
        if (!made) qFatal("%s", made.error().text.english().c_str());
        Trainer& trainer = **made;
        while (!isTrial(trainer.stage().english()))
            if (trainer.advance(always).state != Advance::State::Working) return;
        result.before = trainer.predictor();
        result.relevanceBefore = trainer.relevance();
        while (isTrial(trainer.stage().english()) &&
               (trainer.stage().english() != stage || lambdas > 0)) {
            const bool isCounted = trainer.stage().english() == stage;
            if (trainer.advance(always).tick && isCounted) --lambdas;
        }
        result.isReached = trainer.stage().english() == stage;
        NoAfter no;
        result.stopped = trainer.advance([&] { return no.goesOn(); });
        result.refusals = no.refused();
        result.within = trainer.predictor();
        trainer.settle();
        result.kept = trainer.predictor();
        result.relevance = trainer.relevance();
        result.selection = trainer.selection();
        result.end = trainer.advance(always);
    });
    return result;
}

}  // namespace

void FourierStochasticTest::findsVariablesAndPairs_data() {
    QTest::addColumn<QString>("method");
    QTest::addRow("stochastic") << "fourier_stochastic";
    QTest::addRow("pairs") << "fourier_pairs";
}

void FourierStochasticTest::findsVariablesAndPairs() {
    QFETCH(QString, method);
    const TaskPtr task = test::syntheticTask("g1", 600);
    const auto run = test::trainToEnd(qPrintable(method), task, {});
    QCOMPARE(run.last.state, Advance::State::Finished);
    QCOMPARE(test::keptOf(*run.selection), (std::vector<Index>{0, 1}));
    QVERIFY(!run.interactions->sets.empty());
    QCOMPARE(run.interactions->sets.front().sources, (std::vector<Index>{0, 1}));
    const double r2 = metric(splitMetrics(*run.predictor, *task).test, "r2");
    QVERIFY2(r2 > 0.85, qPrintable(QString::number(r2)));
    compareKeptLoss(run, *task);
    QCOMPARE(run.path->scoreCaution.english(),
             std::string("sets and weights come from the same rows, so it flatters"));
}

/// g3 has next to no noise, and two narrow bumps that no few sines of x1 and x2 make.
void FourierStochasticTest::variablesThatOnlyLendTheirWavesAreLeftOut() {
    const test::Training& run = trainedWithATrial();
    QCOMPARE(test::keptOf(*run.selection), (std::vector<Index>{0, 1}));
    QVERIFY(std::ranges::count(run.stages, "Adaptive group lasso without minor variables") == 1);
    QCOMPARE(run.relevance->values[2], 0.);
    compareKeptLoss(run, *taskWithATrial());
}

/// Two pairs among 150 variables: groups that join a pair with another variable fit them as well.
void FourierStochasticTest::setsThatOnlyCarryOthersAreLeftOut() {
    const auto run = test::trainToEnd("fourier_stochastic", test::syntheticTask("f2", 1000),
                                      {{"functions", 600LL}, {"folds", 3LL}});
    QCOMPARE(test::keptOf(*run.selection), (std::vector<Index>{0, 1, 2, 3, 4}));
    std::vector<std::vector<Index>> found;
    for (const auto& set : run.interactions->sets) found.push_back(set.sources);
    std::ranges::sort(found);
    QCOMPARE(found, (std::vector<std::vector<Index>>{{0, 1}, {2, 3}}));
    QVERIFY(std::ranges::count(run.stages, "Adaptive group lasso without redundant sets") == 1);
}

void FourierStochasticTest::stagesFollowEachOther() {
    auto options = kQuick;
    options["candidates"] = 3LL;
    const auto run =
        test::trainToEnd("fourier_stochastic", test::syntheticTask("g1", 300), options);
    const std::vector<std::string> first(run.stages.begin(), run.stages.begin() + 5);
    QCOMPARE(first, (std::vector<std::string>{"Stochastic search", "Importances",
                                              "Second search, among 3 variables",
                                              "Importances of the second search", "Group lasso"}));
    QCOMPARE(run.stages.back(), std::string("Finished"));
}

void FourierStochasticTest::screensPairsWhereThereAreMany() {
    const auto run = test::trainToEnd("fourier_pairs", test::syntheticTask("g1", 300),
                                      {{"most_pairs", 10LL}, {"folds", 3LL}});
    QCOMPARE(run.stages.front(), std::string("Stochastic search"));
    QCOMPARE(run.last.state, Advance::State::Finished);
}

/// More variables than the search keeps, none of which acts with another.
void FourierStochasticTest::screeningPairsLosesNoVariable() {
    constexpr int kVariables = 36;
    RandomStream random(1, StreamId::SyntheticNoise);
    std::vector<double> y(400, 0.);
    std::vector<Column> columns;
    for (int j = 0; j < kVariables; ++j) {
        std::vector<double> x;
        for (double& value : y) {
            x.push_back(random.normal());
            value += std::sin(1.5 * x.back());
        }
        columns.push_back(test::numbers("x" + std::to_string(j + 1), x));
    }
    columns.push_back(test::numbers("y", y));
    const TaskPtr task = test::taskOf(std::move(columns), Problem::Regression);
    const auto run = test::trainToEnd("fourier_pairs", task, {{"folds", 3LL}, {"lambdas", 30LL}});
    QCOMPARE(run.stages.front(), std::string("Stochastic search"));
    QCOMPARE(run.selection->chosen, Index(kVariables));
    const double r2 = metric(splitMetrics(*run.predictor, *task).train, "r2");
    QVERIFY2(r2 > 0.9, qPrintable(QString::number(r2)));
}

void FourierStochasticTest::classifies() {
    const TaskPtr two = test::syntheticTask("board", 400);
    const auto board = test::trainToEnd("fourier_stochastic", two, kQuick);
    QCOMPARE(board.last.state, Advance::State::Finished);
    QVERIFY(std::isfinite(board.metric(*two, "log_loss")));

    const TaskPtr four =
        test::syntheticTask("xor", 400);  // of whose classes chance tells a quarter
    const auto run = test::trainToEnd("fourier_stochastic", four, kQuick);
    QCOMPARE(run.last.state, Advance::State::Finished);
    const std::vector<Index> kept = test::keptOf(*run.selection);
    QVERIFY(std::ranges::includes(kept, std::vector<Index>{0, 1, 2}));
    const double accuracy = run.metric(*four, "accuracy");
    QVERIFY2(accuracy > 0.6, qPrintable(QString::number(accuracy)));
}

void FourierStochasticTest::isTheSameForAnyNumberOfThreads() {
    const test::Training& one = trainedWithATrial();
    for (const int threads : {2, 8}) {
        const auto more =
            test::trainToEnd("fourier_stochastic", taskWithATrial(), kQuick, 1, threads);
        QVERIFY(one.ticks == more.ticks);
        QVERIFY(one.relevance->values == more.relevance->values);
        QVERIFY(one.predictor->fourier()->weights == more.predictor->fourier()->weights);
    }
}

void FourierStochasticTest::refusesWhatItCannotDo() {
    const TaskPtr task = test::syntheticTask("g1", 50);
    const auto refused = [&](const OptionValues& options, const char* word) {
        const auto made = makeTrainer(*findMethod("fourier_stochastic"), task, options, 1);
        return !made && made.error().fault == Fault::Usage &&
               made.error().text.english().find(word) != std::string::npos;
    };
    QVERIFY(refused({{"variables_per_function", 0.}}, "variables_per_function"));
    QVERIFY(refused({{"functions", 0LL}}, "functions"));
}

void FourierStochasticTest::stopsAtAnyMoment() {
    const TaskPtr task = test::syntheticTask("g1", 200);
    for (const int wanted : {1, 20, 45, 70}) {
        auto trainer = makeTrainer(*findMethod("fourier_stochastic"), task, kQuick, 1);
        int ticks = 0;
        while (ticks < wanted && (*trainer)->advance(always).state == Advance::State::Working)
            ++ticks;
        (*trainer)->settle();
        if (!(*trainer)->predictor()) continue;
        QVERIFY((*trainer)->predictor()->fourier()->isFinite());
        const Relevance relevance = *(*trainer)->relevance();
        for (const double value : relevance.values) QVERIFY(std::isfinite(value));
        QVERIFY((*trainer)->selection().has_value());
    }
}

void FourierStochasticTest::aStopWithinATrialKeepsWhatWasThereBefore_data() {
    QTest::addColumn<QString>("stage");
    QTest::addColumn<int>("lambdas");
    QTest::addRow("as it begins") << "Group lasso without minor variables" << 0;
    QTest::addRow("in its first fit") << "Group lasso without minor variables" << 3;
    QTest::addRow("in its second fit") << "Adaptive group lasso without minor variables" << 3;
}

void FourierStochasticTest::aStopWithinATrialKeepsWhatWasThereBefore() {
    QFETCH(const QString, stage);
    QFETCH(const int, lambdas);
    const TaskPtr task = taskWithATrial();
    const StoppedTrial trial = stopWithinTrial(task, stage.toStdString(), lambdas);
    QVERIFY(trial.isReached);
    QCOMPARE(trial.stopped.state, Advance::State::Working);
    QVERIFY(!trial.stopped.tick);
    QVERIFY(trial.refusals <= 1);
    const Matrix before = valuesOf(*trial.before, *task);
    if (lambdas > 0) QVERIFY(valuesOf(*trial.within, *task) != before);
    QVERIFY(trial.kept->fourier()->isFinite());
    QVERIFY(valuesOf(*trial.kept, *task) == before);
    QVERIFY(trial.relevance->values == trial.relevanceBefore->values);
    QVERIFY(trial.selection && trial.selection->chosen >= 2);
    QCOMPARE(trial.end.state, Advance::State::Finished);
}

/// A no to any question between two fits only has that work done once more.
void FourierStochasticTest::interruptedImportancesAreBegunAgain() {
    const TaskPtr task = taskWithATrial();
    const test::Training& straight = trainedWithATrial();
    std::vector<std::string> stages;
    PredictorPtr kept;
    std::optional<Relevance> relevance;
    int refusals = 0;
    Arena(1).run([&] {
        const auto made = makeTrainer(*findMethod("fourier_stochastic"), task, kQuick, 1);
        if (!made) qFatal("%s", made.error().text.english().c_str());
        Trainer& trainer = **made;
        Advance last;
        int patience = 0;
        while (last.state == Advance::State::Working) {
            const std::string stage = trainer.stage().english();
            NoAfter no(patience);
            const bool isFinal = stage == "Importances in the final model";
            last = trainer.advance([&] { return !isFinal || no.goesOn(); });
            refusals += no.refused();
            patience = isFinal && no.refused() > 0 ? patience + 1 : 0;
            if (stages.empty() || stages.back() != trainer.stage().english())
                stages.push_back(trainer.stage().english());
        }
        kept = trainer.predictor();
        relevance = trainer.relevance();
    });
    QVERIFY(refusals > 3);
    QCOMPARE(stages, straight.stages);
    QVERIFY(valuesOf(*kept, *task) == valuesOf(*straight.predictor, *task));
    QVERIFY(relevance->values == straight.relevance->values);
}

void FourierStochasticTest::aRunCancelledWithinATrialHasAModel() {
    const TaskPtr task = taskWithATrial();
    auto trainer = makeTrainer(*findMethod("fourier_stochastic"), task, kQuick, 1);
    QVERIFY(trainer.has_value());
    Run run(std::move(*trainer), task, {.threads = 1});
    SnapshotPtr shown;
    std::int64_t ticks = 0;
    const auto isPaused = [&] {
        if (const SnapshotPtr next = run.take()) shown = next;
        return shown && shown->tick == ticks && shown->state != RunState::Running;
    };
    do {
        ++ticks;
        run.step();
        QVERIFY(QTest::qWaitFor(isPaused, 60'000));
    } while (shown->state == RunState::Paused && !isTrial(shown->stage.english()));
    QCOMPARE(shown->state, RunState::Paused);
    run.cancel();
    QVERIFY(run.waitForEnd(10.));
    SnapshotPtr last;
    const auto isLast = [&] {
        if (const SnapshotPtr next = run.take()) last = next;
        return last && last->isLast;
    };
    QVERIFY(QTest::qWaitFor(isLast, 60'000));
    QCOMPARE(last->state, RunState::Cancelled);
    QVERIFY(last->predictor->fourier()->isFinite());
    QVERIFY(std::isfinite(metric(last->metrics->test, "r2")));
    QVERIFY(last->selection && last->selection->chosen >= 2);
}

ARDENT_TEST(FourierStochasticTest)
#include "fourier_stochastic_test.moc"
