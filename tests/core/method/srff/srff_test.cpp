#include "core/method/srff/srff.h"

#include <QtTest>
#include <algorithm>
#include <random>

#include "core/data/task/make_task.h"
#include "core/kernel/neighbour_distance.h"
#include "core/method/methods.h"
#include "core/method/srff/srff_options.h"
#include "core/model/split_metrics.h"
#include "core/parallel/blocks.h"
#include "tests/support/columns.h"
#include "tests/support/small_task.h"
#include "tests/support/training.h"
#include "tests/support/wide_task.h"

using namespace ardent;

namespace {

test::Training trainSrff(const TaskPtr& task, const OptionValues& options, int threads = 1) {
    return test::trainToEnd("srff", task, options, 1, threads);
}

const OptionValues kQuickSrff{
    {"features", 60LL}, {"lambdas", 10LL}, {"simplex_size", 4.}, {"draws", 4LL}};

TaskPtr taskOf(std::vector<Column> columns, SplitShares shares = {}) {
    Table table;
    table.rows = columns.front().numbers.size();
    table.columns = std::move(columns);
    Recipe recipe;
    recipe.target = "y";
    recipe.problem = ProblemChoice::Regression;
    recipe.split = shares;
    auto task = makeTask(recipe, std::move(table));
    if (!task) qFatal("%s", task.error().text.english().c_str());
    return std::make_shared<const Task>(std::move(*task));
}

std::vector<double> drawn(unsigned seed, int count) {
    std::mt19937 random(seed);
    std::normal_distribution<double> normal;
    std::vector<double> values;
    for (int i = 0; i < count; ++i) values.push_back(normal(random));
    return values;
}

}  // namespace

class SrffTest : public QObject {
    Q_OBJECT

private slots:
    void learnsEveryKindOfProblem_data();
    void learnsEveryKindOfProblem();
    void findsTheTrueVariables();
    void thePaperPresetDoesNotTuneTheSimplex();
    void pathHoldsEveryPenalty();
    void theLossLoggedIsThatOfTheModel();
    void saysWhenThePathEndsAtItsBestPenalty();
    void givenPenaltyTicksByIteration();
    void stoppedEarlyKeepsTheBestModel_data();
    void stoppedEarlyKeepsTheBestModel();
    void isTheSameForAnyNumberOfThreadsAndPauses();
    void everySamplerTrains();
    void copesWithOddColumns();
    void copesWithMoreVariablesThanRows();
    void tenThousandColumns();
    void refusesWhatItCannotDo();
};

void SrffTest::learnsEveryKindOfProblem_data() {
    QTest::addColumn<QString>("set");
    QTest::addColumn<QString>("name");
    QTest::addColumn<double>("atLeast");
    QTest::addRow("regression") << "jse3"
                                << "r2" << 0.9;
    QTest::addRow("two classes") << "moons"
                                 << "auc" << 0.98;
    QTest::addRow("four classes") << "xor"
                                  << "auc" << 0.9;
}

void SrffTest::learnsEveryKindOfProblem() {
    QFETCH(QString, set);
    QFETCH(QString, name);
    QFETCH(double, atLeast);
    const TaskPtr task = test::syntheticTask(set.toStdString(), 800);
    const auto trained = trainSrff(task, {{"features", 60LL}, {"lambdas", 10LL}});
    QCOMPARE(trained.last.state, Advance::State::Finished);
    const double reached = metric(splitMetrics(*trained.predictor, *task).test, name.toStdString());
    QVERIFY2(reached >= atLeast, qPrintable(QString::number(reached)));
}

void SrffTest::findsTheTrueVariables() {
    const TaskPtr task = test::syntheticTask("gse2", 1500);
    const auto trained =
        trainSrff(task, {{"features", 150LL}, {"lambdas", 5LL}, {"simplex_size", 8.}});
    std::vector<Index> order = trained.selection->order;
    order.resize(5);
    std::ranges::sort(order);
    QCOMPARE(order, (std::vector<Index>{10, 11, 12, 13, 14}));
    const auto zeros = std::ranges::count(trained.relevance->values, 0.);
    QVERIFY(zeros > 0);
    QCOMPARE(trained.selection->chosen, Index{100} - zeros);
}

/// Every scale starts at one over the median distance of neighbours, and their sum stays.
void SrffTest::thePaperPresetDoesNotTuneTheSimplex() {
    const TaskPtr task = test::syntheticTask("gse1", 400);
    const auto trained =
        trainSrff(task, {{"preset", std::string("paper")}, {"features", 60LL}, {"lambdas", 6LL}});
    const double sigma = *medianNeighbourDistance(task->x, task->split.train, always);
    const double size = static_cast<double>(task->x.cols()) / sigma;
    QCOMPARE(trained.path->lambdas.size(), std::size_t{6});
    for (const Vector& scales : trained.path->norms)
        QVERIFY2(std::abs(scales.sum() / size - 1.) < 1e-9,
                 qPrintable(QString::number(scales.sum() / size)));
    QCOMPARE(trained.stages.size(), std::size_t{2});
    const auto options =
        presetDefaults(schemaOf<SrffOptions>(), {{"preset", std::string("paper")}});
    for (const auto& [option, value] : {std::pair{"start", "uniform"},
                                        {"sizes", "natural"},
                                        {"alternation", "fixed"},
                                        {"draws", "1"},
                                        {"candidates", "1"},
                                        {"features", "300"},
                                        {"lambdas", "50"}})
        QCOMPARE(toText(options.at(option)), std::string(value));
}

void SrffTest::pathHoldsEveryPenalty() {
    const TaskPtr task = test::syntheticTask("gse1", 500);
    const auto trained = trainSrff(task, kQuickSrff);
    const Path& path = *trained.path;
    QCOMPARE(trained.ticks.size(), std::size_t{10});
    QCOMPARE(path.lambdas.size(), std::size_t{10});
    QVERIFY(std::ranges::is_sorted(path.lambdas, std::greater<>()));
    QCOMPARE(path.names.size(), std::size_t{18});
    for (std::size_t i = 0; i < path.lambdas.size(); ++i) {
        QVERIFY(std::abs(path.norms[i].sum() / 4. - 1.) < 1e-9);
        QCOMPARE(path.scores[i], trained.ticks[i][1]);
        const auto model = path.predictorAt(static_cast<Index>(i));
        const double mse = metric(splitMetrics(*model, *task).validation, "mse");
        QVERIFY(std::abs(mse / path.scores[i] - 1.) < 1e-4);
    }
    QCOMPARE(path.best,
             static_cast<Index>(std::ranges::min_element(path.scores) - path.scores.begin()));
    QVERIFY(trained.predictor->fourier()->weights ==
            path.predictorAt(path.chosen)->fourier()->weights);
}

/// Also where a small penalty lets the weights grow, and the losses are small.
void SrffTest::theLossLoggedIsThatOfTheModel() {
    const TaskPtr task = test::syntheticTask("gse1", 300);
    OptionValues options = kQuickSrff;
    options["features"] = 300LL;
    const auto trained = trainSrff(task, options);
    for (std::size_t i = 0; i < trained.ticks.size(); ++i) {
        const auto model = trained.path->predictorAt(static_cast<Index>(i));
        const double mse = metric(splitMetrics(*model, *task).train, "mse");
        QVERIFY2(std::abs(mse / trained.ticks[i][0] - 1.) < 1e-2,
                 qPrintable(QStringLiteral("%1: %2, %3").arg(i).arg(mse).arg(trained.ticks[i][0])));
    }
}

void SrffTest::saysWhenThePathEndsAtItsBestPenalty() {
    const TaskPtr task = test::syntheticTask("gse1", 500);
    const std::string_view hint = " may do better: set it as the ridge penalty λ.";
    const auto cut = trainSrff(task, {{"features", 60LL}, {"lambdas", 2LL}, {"simplex_size", 4.}});
    const bool isPassedOver = cut.path->chosen != cut.path->best;  // its weights are too large
    const std::string_view expected = isPassedOver ? "a row unlike all others" : hint;
    QVERIFY2(cut.last.reason.english().find(expected) != std::string::npos,
             cut.last.reason.english().c_str());
    const auto whole = trainSrff(task, kQuickSrff);
    const bool isInside =
        whole.path->chosen > 0 && whole.path->chosen + 1 < std::ssize(whole.path->lambdas);
    QCOMPARE(whole.last.reason.english().find(hint) == std::string::npos, isInside);
}

void SrffTest::givenPenaltyTicksByIteration() {
    const TaskPtr task = test::syntheticTask("gse1", 500);
    const auto trained = trainSrff(
        task, {{"features", 60LL}, {"lambda", 0.5}, {"simplex_size", 4.}, {"tolerance", 1e-4}});
    QVERIFY(trained.ticks.size() > 3);
    QCOMPARE(trained.path->lambdas, std::vector<double>{0.5});
    // The least penalty there is still gives a finite answer.
    const auto bare =
        trainSrff(task, {{"features", 60LL}, {"lambda", 1e-15}, {"max_iterations", 5LL}});
    QVERIFY(bare.predictor->fourier()->isFinite());
}

void SrffTest::stoppedEarlyKeepsTheBestModel_data() {
    QTest::addColumn<QString>("stage");
    QTest::addColumn<int>("pieces");
    QTest::addRow("preparation") << "Simplex size 6 of 6" << 2;
    QTest::addRow("path") << "Penalties" << 1;
}

/// So many pieces into the stage its largest λ is at hand, whose model is nearly a constant.
void SrffTest::stoppedEarlyKeepsTheBestModel() {
    QFETCH(QString, stage);
    QFETCH(int, pieces);
    const TaskPtr task = test::syntheticTask("jse3", 800);
    Arena(1).run([&] {
        const OptionValues options{{"features", 60LL}, {"lambdas", 10LL}};
        const auto trainer = std::move(*makeTrainer(*findMethod("srff"), task, options, 1));
        const auto explained = [&] {
            return metric(splitMetrics(*trainer->predictor(), *task).validation, "r2");
        };
        Advance last;
        while (trainer->stage().english() != stage.toStdString() &&
               last.state == Advance::State::Working)
            last = trainer->advance(always);
        QCOMPARE(last.state, Advance::State::Working);
        for (int i = 0; i < pieces; ++i) trainer->advance(always);
        QVERIFY(!trainer->path());
        QVERIFY(explained() < 0.5);
        trainer->settle();
        QVERIFY(explained() > 0.7);
    });
}

void SrffTest::isTheSameForAnyNumberOfThreadsAndPauses() {
    for (const char* set : {"gse1", "moons"}) {
        const TaskPtr task = test::syntheticTask(set, 300);
        const OptionValues options{{"features", 24LL}, {"lambdas", 3LL}, {"draws", 4LL}};
        const auto one = trainSrff(task, options);
        for (const auto& other :
             {trainSrff(task, options, 2), test::trainWithPauses("srff", task, options, 1)}) {
            QVERIFY(one.ticks == other.ticks);
            QVERIFY(one.relevance->values == other.relevance->values);
            QVERIFY(one.predictor->fourier()->weights == other.predictor->fourier()->weights);
        }
    }
}

void SrffTest::everySamplerTrains() {
    const TaskPtr task = test::syntheticTask("gse1", 200);
    for (const char* sampler : {"laplace", "cauchy"}) {
        OptionValues options = kQuickSrff;
        options["features"] = 24LL;
        options["lambdas"] = 3LL;
        options["sampler"] = std::string(sampler);
        const auto trained = trainSrff(task, options);
        QCOMPARE(trained.last.state, Advance::State::Finished);
        QVERIFY(trained.predictor->fourier()->isFinite());
    }
}

void SrffTest::copesWithOddColumns() {
    const auto x = drawn(1, 300);
    std::vector<double> y;
    for (const double value : x) y.push_back(value * value);
    const TaskPtr task =
        taskOf({test::numbers("x", x), test::numbers("again", x),
                test::numbers("constant", std::vector<double>(300, 7.)), test::numbers("y", y)});
    const auto trained = trainSrff(task, {{"features", 60LL}, {"lambdas", 10LL}});
    QCOMPARE(trained.last.state, Advance::State::Finished);
    QVERIFY(metric(splitMetrics(*trained.predictor, *task).test, "r2") > 0.95);
    QCOMPARE(trained.relevance->values[2], 0.);

    // Nothing but a constant: the mean comes out.
    const TaskPtr empty =
        taskOf({test::numbers("constant", std::vector<double>(300, 7.)), test::numbers("y", y)});
    const auto mean = trainSrff(empty, {{"features", 60LL}, {"lambdas", 10LL}});
    QCOMPARE(mean.last.state, Advance::State::Finished);
    QVERIFY(mean.predictor->fourier()->isFinite());
    QVERIFY(mean.last.reason.english().find("hardly better than a constant") != std::string::npos);
}

void SrffTest::copesWithMoreVariablesThanRows() {
    std::vector<Column> columns;
    for (unsigned j = 0; j < 60; ++j)
        columns.push_back(test::numbers("x" + std::to_string(j), drawn(j, 30)));
    columns.push_back(test::numbers("y", drawn(0, 30)));  // the first variable itself
    const TaskPtr task = taskOf(std::move(columns));
    const auto trained = trainSrff(task, {{"features", 60LL}, {"lambdas", 10LL}});
    QCOMPARE(trained.last.state, Advance::State::Finished);
    QCOMPARE(trained.selection->order.front(), Index{0});
}

void SrffTest::tenThousandColumns() {
    const auto trained =
        trainSrff(test::wideTask(60, 10'000),
                  {{"features", 60LL}, {"draws", 1LL}, {"lambda", 0.01}, {"simplex_size", 1.}});
    QCOMPARE(trained.last.state, Advance::State::Finished);
    QCOMPARE(trained.selection->order.front(), Index{0});
    QVERIFY(trained.selection->chosen < 1000);
}

void SrffTest::refusesWhatItCannotDo() {
    const TaskPtr task =
        taskOf({test::numbers("x", drawn(1, 50)), test::numbers("y", drawn(2, 50))}, {1., 0., 0.});
    const auto made = [&](const OptionValues& options) {
        return makeTrainer(*findMethod("srff"), task, options, 1);
    };
    const auto unjudged = made({});
    QVERIFY(!unjudged && unjudged.error().fault == Fault::Usage);
    QVERIFY(unjudged.error().text.english().find("validation") != std::string::npos);
    QVERIFY(made({{"lambda", 0.1}}).has_value());
    QVERIFY(!made({{"lambda", -1.}}));
    QVERIFY(!made({{"lambda", 0.1}, {"features", 0LL}}));
    const auto trained = trainSrff(task, {{"lambda", 0.1}, {"features", 20LL}});
    QCOMPARE(trained.last.state, Advance::State::Finished);
}

ARDENT_TEST(SrffTest)
#include "srff_test.moc"
