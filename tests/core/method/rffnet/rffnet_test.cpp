#include "core/method/rffnet/rffnet.h"

#include <QtTest>
#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>
#include <set>

#include "core/method/methods.h"
#include "core/method/rffnet/rffnet_judgement.h"
#include "core/model/split_metrics.h"
#include "core/parallel/blocks.h"
#include "tests/support/hand_made_task.h"
#include "tests/support/small_task.h"
#include "tests/support/training.h"

using namespace ardent;

namespace {

test::Training train(const TaskPtr& task, const OptionValues& options, Seed seed = 1,
                     int threads = 1) {
    return test::trainToEnd("rffnet", task, options, seed, threads);
}

/// Epochs of a start have no training loss; what they have is their last value.
std::vector<double> startsOf(const test::Training& trained) {
    std::vector<double> starts;
    for (const std::vector<double>& tick : trained.ticks)
        if (std::isnan(tick.front())) starts.push_back(tick.back());
    return starts;
}

TaskPtr withoutValidation() {
    Table table = synthesize(*findSyntheticSet("gse1"), 300, 1);
    return test::taskOf(std::move(table.columns), Problem::Regression);
}

std::unique_ptr<Trainer> withoutPenalty(const TaskPtr& task) {
    auto trainer = makeTrainer(
        *findMethod("rffnet"), task,
        {{"learning_rate", 0.01}, {"batch_size", 512LL}, {"alpha", 0.}, {"features", 50LL}}, 1);
    if (!trainer) qFatal("%s", trainer.error().text.english().c_str());
    return std::move(*trainer);
}

void train(Trainer& trainer, int epochs) {
    while (epochs > 0)
        if (trainer.advance(always).tick) --epochs;
}

double trainingError(const Trainer& trainer, const Task& task) {
    return metric(splitMetrics(*trainer.predictor(), task).train, "mse");
}

const std::string kHasteHint = "the training loss was still falling: raise patience";

}  // namespace

class RffnetTest : public QObject {
    Q_OBJECT

private slots:
    void learnsEveryKindOfProblem_data();
    void learnsEveryKindOfProblem();
    void everyChoiceTrains_data();
    void everyChoiceTrains();
    void everyEpochOfAStartIsATick();
    void theEvidenceStartFindsScalesBeforeTheWeights();
    void aConstantColumnIsNeverKept_data();
    void aConstantColumnIsNeverKept();
    void theLassoStartIsCutIntoPieces();
    void bestEpochIsRestored();
    void withoutValidationRowsTheLowestTrainingLossCounts_data();
    void withoutValidationRowsTheLowestTrainingLossCounts();
    void aNewPenaltyForgetsNoBetterModel();
    void aNewPenaltyIsCountedOfTheBestModelToo();
    void saysWhenItEndedInHaste();
    void saysWhenTheLastEpochIsTheBest();
    void findsTheTrueVariables();
    void isTheSameForAnyNumberOfThreads();
    void differsBySeed();
    void lastSmallerBatchIsUsed();
    void divergenceKeepsAFiniteModel();
    void stepsFarTooLongAreADivergence();
    void aModelIsSetBesideAConstant();
    void refusesWhatItCannotDo();
    void onlyLiveOptionsMayChange();
};

void RffnetTest::learnsEveryKindOfProblem_data() {
    QTest::addColumn<QString>("set");
    QTest::addColumn<QString>("name");
    QTest::addColumn<double>("atLeast");
    QTest::addRow("regression") << "jse3"
                                << "r2" << 0.2;
    QTest::addRow("two classes") << "moons"
                                 << "auc" << 0.98;
    QTest::addRow("four classes") << "xor"
                                  << "auc" << 0.9;
}

void RffnetTest::learnsEveryKindOfProblem() {
    QFETCH(QString, set);
    QFETCH(QString, name);
    QFETCH(double, atLeast);
    const TaskPtr task = test::syntheticTask(set.toStdString(), 2000);
    const auto trained = train(task, {});
    QCOMPARE(trained.last.state, Advance::State::Finished);
    const double reached = metric(splitMetrics(*trained.predictor, *task).test, name.toStdString());
    QVERIFY2(reached >= atLeast, qPrintable(QString::number(reached)));
}

void RffnetTest::everyChoiceTrains_data() {
    QTest::addColumn<QString>("option");
    QTest::addColumn<QString>("value");
    for (const auto& [option, value] : {std::pair{"sampler", "laplace"},
                                        {"sampler", "cauchy"},
                                        {"initialiser", "lasso"},
                                        {"initialiser", "restart"},
                                        {"initialiser", "evidence"},
                                        {"optimiser", "sgd"},
                                        {"blocks", "alternating"},
                                        {"schedule", "one_cycle"},
                                        {"initial_weights", "zero"},
                                        {"target_scaling", "none"},
                                        {"preset", "paper"},
                                        {"preset", "best"}})
        QTest::addRow("%s=%s", option, value) << option << value;
}

void RffnetTest::everyChoiceTrains() {
    QFETCH(QString, option);
    QFETCH(QString, value);
    const TaskPtr task = test::syntheticTask("gse1", 500);
    OptionValues options{{"max_epochs", 4LL}, {"features", 50LL}};
    const auto standard = train(task, options);
    options[option.toStdString()] = value.toStdString();
    const auto changed = train(task, options);
    QCOMPARE(changed.last.state, Advance::State::Finished);
    const std::vector<double> training = test::logged(changed.train);
    QCOMPARE(training.size(), std::size_t{4});
    QVERIFY(training != test::logged(standard.train));
    QVERIFY(training.back() < training.front());
}

void RffnetTest::everyEpochOfAStartIsATick() {
    const TaskPtr task = test::syntheticTask("gse1", 500);
    const auto trained = train(task, {{"max_epochs", 2LL},
                                      {"features", 50LL},
                                      {"restarts", 3LL},
                                      {"restart_epochs", 4LL},
                                      {"initialiser", std::string("restart")}});
    const std::vector<double> starts = startsOf(trained);
    const std::vector<double> training = test::logged(trained.train);
    QCOMPARE(starts.size(), std::size_t{12});
    QCOMPARE(training.size(), std::size_t{2});
    for (const char* stage : {"Start 1 of 3", "Start 3 of 3"})
        QVERIFY2(std::ranges::count(trained.stages, stage) > 0, stage);
    // In the target's squared unit, like the training loss, and falling within a start.
    QVERIFY(starts[3] < starts[0]);
    QVERIFY(starts[0] / training[0] < 3.);
    QVERIFY(starts[0] / training[0] > 1. / 3.);
    QVERIFY(trained.last.reason.english().find("2 epochs after the starts") != std::string::npos);
    QVERIFY(trained.last.reason.english().find("model of epoch 14") != std::string::npos);
}

void RffnetTest::theEvidenceStartFindsScalesBeforeTheWeights() {
    const TaskPtr task = test::syntheticTask("gse1", 2000);
    auto trainer = makeTrainer(*findMethod("rffnet"), task,
                               {{"initialiser", std::string("evidence")}, {"max_epochs", 1LL}}, 1);
    QVERIFY(trainer);
    std::vector<double> values;
    std::optional<Relevance> found;
    while (true) {
        const Advance done = (*trainer)->advance(always);
        if (!done.tick) continue;
        if (!std::isnan(done.tick->front())) break;
        values.push_back(done.tick->back());
        found = (*trainer)->relevance();
    }
    QCOMPARE(values.size(), std::size_t{14});  // 60 and 80 iterations, ten a tick
    QVERIFY2(values.back() < values.front() - 0.1,
             qPrintable(QStringLiteral("%1, %2").arg(values.front()).arg(values.back())));
    QVERIFY(found);
    std::vector<std::size_t> order(found->values.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::sort(order, std::greater{}, [&](std::size_t j) { return found->values[j]; });
    const std::set<std::string> top{found->names[order[0]], found->names[order[1]],
                                    found->names[order[2]]};
    QCOMPARE(top, (std::set<std::string>{"x7", "x8", "x9"}));
}

void RffnetTest::aConstantColumnIsNeverKept_data() {
    QTest::addColumn<QString>("initialiser");
    for (const char* name : {"constant", "lasso", "restart", "evidence"})
        QTest::addRow("%s", name) << name;
}

void RffnetTest::aConstantColumnIsNeverKept() {
    QFETCH(QString, initialiser);
    constexpr Index kConstant = 2;
    Table table = synthesize(*findSyntheticSet("gse1"), 200, 1);
    Column& constant = table.columns[kConstant];
    constant = test::numbers(constant.name, std::vector<double>(200, 7.));
    const TaskPtr task = test::taskOf(std::move(table.columns), Problem::Regression);
    const auto trained = test::trainToEnd(
        "rffnet", task,
        {{"max_epochs", 3LL}, {"features", 20LL}, {"initialiser", initialiser.toStdString()}});
    QCOMPARE(trained.last.state, Advance::State::Finished);
    QCOMPARE(trained.predictor->fourier()->scale[kConstant], 0.);
    QCOMPARE(trained.relevance->values[kConstant], 0.);
    const auto position = std::ranges::find(trained.selection->order, kConstant);
    QVERIFY(position - trained.selection->order.begin() >= trained.selection->chosen);
}

void RffnetTest::theLassoStartIsCutIntoPieces() {
    const TaskPtr task = test::syntheticTask("se3", 6000);
    auto trainer = makeTrainer(*findMethod("rffnet"), task,
                               {{"initialiser", std::string("lasso")}, {"features", 10LL}}, 1);
    int pieces = 0;
    for (; (*trainer)->stage().english() == "Lasso start"; ++pieces) {
        QVERIFY(!(*trainer)->predictor());
        QVERIFY(!(*trainer)->advance(always).tick);
    }
    QVERIFY2(pieces > 20, qPrintable(QString::number(pieces)));
    QCOMPARE((*trainer)->stage().english(), std::string("Training"));
}

void RffnetTest::bestEpochIsRestored() {
    const TaskPtr task = test::syntheticTask("gse1", 600);
    const auto trained =
        train(task, {{"learning_rate", 0.02}, {"max_epochs", 40LL}, {"patience", 40LL}});
    const auto least = std::ranges::min_element(trained.validation);
    const double best = *least;
    QVERIFY(trained.validation.back() > best);
    QCOMPARE(trained.keptTick, std::optional<std::int64_t>(least - trained.validation.begin() + 1));
    const double kept = metric(splitMetrics(*trained.predictor, *task).validation, "mse");
    QVERIFY(std::abs(kept / best - 1.) < 1e-5);
}

void RffnetTest::withoutValidationRowsTheLowestTrainingLossCounts_data() {
    QTest::addColumn<double>("rate");
    QTest::addColumn<int>("epochs");
    QTest::addColumn<bool>("diverges");
    QTest::addRow("it falls") << 0.5 << 30 << false;
    QTest::addRow("the last steps raise it") << 10. << 3 << false;
    QTest::addRow("it rises out of bounds") << 10. << 1000 << true;
}

/// All rows are one batch, whose loss is that of the model before the epoch.
void RffnetTest::withoutValidationRowsTheLowestTrainingLossCounts() {
    QFETCH(double, rate);
    QFETCH(int, epochs);
    QFETCH(bool, diverges);
    const TaskPtr task = withoutValidation();
    const auto trained = test::trainToEnd("rffnet", task,
                                          {{"learning_rate", rate},
                                           {"optimiser", std::string("sgd")},
                                           {"batch_size", 512LL},
                                           {"alpha", 0.},
                                           {"features", 50LL},
                                           {"patience", 1LL},
                                           {"max_epochs", static_cast<long long>(epochs)}});
    QCOMPARE(trained.last.state == Advance::State::Diverged, diverges);
    if (!diverges) QCOMPARE(trained.train.size(), static_cast<std::size_t>(epochs));
    const double kept = metric(splitMetrics(*trained.predictor, *task).train, "mse");
    const double lowest = *std::ranges::min_element(trained.train);
    QVERIFY2(kept <= 1.0001 * lowest, qPrintable(QString::number(kept / lowest)));
}

/// The steps that follow ruin the model.
void RffnetTest::aNewPenaltyForgetsNoBetterModel() {
    const TaskPtr task = withoutValidation();
    const auto trainer = withoutPenalty(task);
    train(*trainer, 20);
    const double before = trainingError(*trainer, *task);
    QVERIFY(trainer->set("alpha", 1e-6).has_value());
    QVERIFY(trainer->set("learning_rate", 10.).has_value());
    train(*trainer, 1);
    QVERIFY(trainingError(*trainer, *task) > 2. * before);
    trainer->settle();
    const double kept = trainingError(*trainer, *task);
    QVERIFY2(kept <= 1.0001 * before, qPrintable(QString::number(kept / before)));
}

/// With the penalty smaller weights are better than what was best without.
void RffnetTest::aNewPenaltyIsCountedOfTheBestModelToo() {
    const TaskPtr task = withoutValidation();
    const auto trainer = withoutPenalty(task);
    train(*trainer, 20);
    const double before = trainer->predictor()->fourier()->weights.squaredNorm();
    QVERIFY(trainer->set("alpha", 100.).has_value());
    train(*trainer, 80);
    trainer->settle();
    const double kept = trainer->predictor()->fourier()->weights.squaredNorm();
    QVERIFY2(kept < 0.5 * before, qPrintable(QString::number(kept / before)));
}

void RffnetTest::saysWhenItEndedInHaste() {
    const TaskPtr task = test::syntheticTask("gse1", 300);
    const auto hasty = train(task, {{"patience", 2LL}, {"batch_size", 256LL}});
    QVERIFY(hasty.train.size() < 100);
    QVERIFY2(hasty.last.reason.english().find(kHasteHint) != std::string::npos,
             hasty.last.reason.english().c_str());
}

void RffnetTest::saysWhenTheLastEpochIsTheBest() {
    const TaskPtr task = test::syntheticTask("moons", 300);
    const std::string hint = "It is the last one, so that more may do better: raise Most epochs.";
    const auto cut = train(task, {{"max_epochs", 4LL}, {"learning_rate", 0.01}});
    QCOMPARE(cut.keptTick, std::optional<std::int64_t>(4));
    QVERIFY2(cut.last.reason.english().find("the model of epoch 4 is kept. " + hint) !=
                 std::string::npos,
             cut.last.reason.english().c_str());
    QVERIFY(train(withoutValidation(), {{"max_epochs", 2LL}}).last.reason.english().find(hint) ==
            std::string::npos);
    QVERIFY(train(task, {{"learning_rate", 0.05}}).last.reason.english().find(hint) ==
            std::string::npos);
}

void RffnetTest::findsTheTrueVariables() {
    const TaskPtr task = test::syntheticTask("gse2", 4000);
    const auto trained = train(task, {});
    QVERIFY(trained.last.reason.english().find("No lower validation loss") != std::string::npos);
    QVERIFY(trained.last.reason.english().find(kHasteHint) == std::string::npos);
    std::vector<Index> order = trained.selection->order;
    order.resize(5);
    std::ranges::sort(order);
    QCOMPARE(order, (std::vector<Index>{10, 11, 12, 13, 14}));
    QCOMPARE(trained.selection->scores.size(), std::size_t{100});
}

void RffnetTest::isTheSameForAnyNumberOfThreads() {
    const TaskPtr task = test::syntheticTask("gse1", 2000);
    const OptionValues options{{"max_epochs", 5LL}};
    const auto one = train(task, options, 1, 1);
    for (const int threads : {2, 8}) {
        const auto many = train(task, options, 1, threads);
        QVERIFY(one.train == many.train);
        QVERIFY(one.validation == many.validation);
        QVERIFY(one.relevance->values == many.relevance->values);
        QVERIFY(one.predictor->fourier()->weights == many.predictor->fourier()->weights);
        QVERIFY(one.selection->scores == many.selection->scores);
    }
}

void RffnetTest::differsBySeed() {
    const TaskPtr task = test::syntheticTask("gse1", 500);
    const OptionValues options{{"max_epochs", 2LL}};
    QVERIFY(train(task, options, 1).train != train(task, options, 2).train);
}

void RffnetTest::lastSmallerBatchIsUsed() {
    // 40 training rows are fewer than one batch of 128: the paper's program would never move.
    const TaskPtr task = test::syntheticTask("gse1", 50);
    const auto trained = train(task, {{"max_epochs", 30LL}, {"patience", 30LL}});
    QVERIFY(trained.train.back() < trained.train.front());
}

void RffnetTest::divergenceKeepsAFiniteModel() {
    const TaskPtr task = test::syntheticTask("gse1", 500);
    const auto trained = train(task, {{"learning_rate", 10.}, {"optimiser", "sgd"}, {"alpha", 0.}});
    QCOMPARE(trained.last.state, Advance::State::Diverged);
    QVERIFY(trained.last.reason.english().find("the learning rate (now 10)") != std::string::npos);
    QVERIFY(trained.predictor->fourier()->isFinite());
}

/// Adam's steps have a length of their own, so that all numbers stay finite.
void RffnetTest::stepsFarTooLongAreADivergence() {
    const TaskPtr task = test::syntheticTask("gse1", 500);
    const auto trained = train(task, {{"learning_rate", 10.}, {"max_epochs", 30LL}});
    QCOMPARE(trained.last.state, Advance::State::Finished);
    const std::string_view expected =
        "It predicts much worse than a constant on the validation rows, so its relevances say "
        "nothing. Lower the learning rate (now 10) and run again.";
    QVERIFY2(trained.last.reason.english().ends_with(expected),
             trained.last.reason.english().c_str());
    QVERIFY((trained.last.remedy == Remedy{"learning_rate", 1e-3}));
    const auto best = train(
        task, {{"preset", std::string("best")}, {"learning_rate", 10.}, {"max_epochs", 30LL}});
    QVERIFY((best.last.remedy == Remedy{"learning_rate", 4e-3}));
}

void RffnetTest::aModelIsSetBesideAConstant() {
    QVERIFY(besideConstantText(0.5, 1.).empty());
    QVERIFY(besideConstantText(0.99, 1.).english().find("hardly better than") != std::string::npos);
    QVERIFY(besideConstantText(1.5, 1.).english().find("predicts worse than") != std::string::npos);
    QVERIFY(besideConstantText(3., 1.).english().find("much worse than") != std::string::npos);
    QVERIFY(besideConstantText(1e-9, 0.).english().find("hardly better than") != std::string::npos);
}

void RffnetTest::refusesWhatItCannotDo() {
    const TaskPtr task = test::syntheticTask("gse1", 50);
    const auto refused = [&](const OptionValues& options) {
        const auto trainer = makeTrainer(*findMethod("rffnet"), task, options, 1);
        return !trainer && trainer.error().fault == Fault::Usage;
    };
    QVERIFY(refused({{"features", 0LL}}));
    QVERIFY(refused({{"no_such_option", 1LL}}));
    QVERIFY(refused({{"sampler", std::string("uniform")}}));
    QVERIFY(!refused({}));
}

void RffnetTest::onlyLiveOptionsMayChange() {
    const TaskPtr task = test::syntheticTask("gse1", 50);
    auto trainer = makeTrainer(*findMethod("rffnet"), task, {}, 1);
    QVERIFY((*trainer)->set("learning_rate", 0.5).has_value());
    QVERIFY(!(*trainer)->set("features", 10LL).has_value());
}

ARDENT_TEST(RffnetTest)
#include "rffnet_test.moc"
