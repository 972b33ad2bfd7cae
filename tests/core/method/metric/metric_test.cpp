#include "core/method/metric/metric.h"

#include <QtTest>
#include <cmath>
#include <map>
#include <tuple>

#include "core/data/task/make_task.h"
#include "core/method/methods.h"
#include "core/model/constant_model.h"
#include "core/model/split_metrics.h"
#include "core/parallel/blocks.h"
#include "core/random/random_stream.h"
#include "tests/support/golden.h"
#include "tests/support/hand_made_task.h"
#include "tests/support/repeats.h"
#include "tests/support/training.h"

using namespace ardent;

namespace {

using Function = std::function<double(const std::vector<double>& x)>;

Table tableOf(Index rows, Index variables, const Function& f, Seed seed = 3) {
    RandomStream random(seed, StreamId::SyntheticDesign);
    std::vector<std::vector<double>> columns(std::size_t(variables) + 1);
    for (Index i = 0; i < rows; ++i) {
        std::vector<double> x;
        for (Index j = 0; j < variables; ++j) x.push_back(random.normal());
        for (std::size_t j = 0; j < x.size(); ++j) columns[j].push_back(x[j]);
        columns.back().push_back(f(x));
    }
    Table table;
    table.rows = rows;
    for (std::size_t j = 0; j < columns.size(); ++j)
        table.columns.push_back(test::numbers(
            j + 1 < columns.size() ? "x" + std::to_string(j + 1) : std::string("y"), columns[j]));
    return table;
}

TaskPtr taskFrom(Table table, ProblemChoice problem = ProblemChoice::Regression,
                 SplitShares shares = {}) {
    Recipe recipe;
    recipe.target = "y";
    recipe.problem = problem;
    recipe.split = shares;
    auto task = makeTask(recipe, std::move(table));
    if (!task) qFatal("%s", task.error().text.english().c_str());
    return std::make_shared<const Task>(std::move(*task));
}

/// gse2 in small: a function of one sum.
double logOfSum(const std::vector<double>& x) {
    return std::log(std::pow(x[2] + x[3] + x[4], 2) + 0.1);
}

test::Training trainMetric(const TaskPtr& task, const OptionValues& options, int threads = 1) {
    return test::trainToEnd("metric", task, options, 1, threads);
}

TaskPtr sumTask(int rows, int columns) {
    return taskFrom(tableOf(rows, columns, logOfSum));
}

OptionValues quickly(const std::string& preset) {
    return {{"preset", preset}, {"features", 30LL}, {"epochs", 3LL}};
}

/// On a sumTask, in one thread. What several tests look at is trained once.
const test::Training& trainedQuickly(const std::string& preset, int rows, int columns) {
    static std::map<std::tuple<std::string, int, int>, test::Training> all;
    const auto [place, isNew] = all.try_emplace({preset, rows, columns});
    if (isNew) place->second = trainMetric(sumTask(rows, columns), quickly(preset));
    return place->second;
}

bool goesThrough(const test::Training& run, const QString& stage) {
    return std::ranges::any_of(run.stages, [beginning = stage.toStdString()](const auto& name) {
        return name.starts_with(beginning);
    });
}

bool areTheSame(const std::vector<std::vector<double>>& a,
                const std::vector<std::vector<double>>& b) {
    if (a.size() != b.size()) return false;
    for (std::size_t i = 0; i < a.size(); ++i)
        for (std::size_t s = 0; s < a[i].size(); ++s)
            if (!(a[i][s] == b[i][s] || (std::isnan(a[i][s]) && std::isnan(b[i][s])))) return false;
    return true;
}

const OptionValues kQuick{{"preset", std::string("fast")}, {"features", 60LL}, {"epochs", 5LL}};

}  // namespace

class MetricTest : public QObject {
    Q_OBJECT

private slots:
    void findsTheSumThatMatters_data();
    void findsTheSumThatMatters();
    void isTheSameWithAnyThreadsAndPauses_data();
    void isTheSameWithAnyThreadsAndPauses();
    void theLastLossIsThatOfTheFinishedModel_data();
    void theLastLossIsThatOfTheFinishedModel();
    void leavesAStageOut_data();
    void leavesAStageOut();
    void findsVariablesAmongHundreds();
    void learnsClassesFromMoreColumnsThanRows();
    void findsFastWaves_data();
    void findsFastWaves();
    void findsASmallWaveBesideALine();
    void isNoWorseThanAConstantOnARareClass();
    void columnsThatDoNotVaryMakeAConstantAtOnce();
    void saysAConstantOfNoise_data();
    void saysAConstantOfNoise();
    void hasAModelAtEveryMoment();
    void modelsOfFoldsHaveSeenValidationRows();
    void whatASearchFindsIsSeenAsItComes();
    void aRunStoppedWhileItSearchesKeepsWhatItHas_data();
    void aRunStoppedWhileItSearchesKeepsWhatItHas();
    void learnsClasses_data();
    void learnsClasses();
    void copesWithPoorInput_data();
    void copesWithPoorInput();
};

void MetricTest::findsTheSumThatMatters_data() {
    QTest::addColumn<QString>("preset");
    QTest::addColumn<int>("rows");
    QTest::addRow("fast") << "fast" << 2500;
    QTest::addRow("small") << "small" << 500;
}

void MetricTest::findsTheSumThatMatters() {
    QFETCH(QString, preset);
    QFETCH(int, rows);
    const TaskPtr task = taskFrom(tableOf(rows, 10, logOfSum));
    const auto run = trainMetric(task, {{"preset", preset.toStdString()}, {"features", 100LL}},
                                 availableThreads());
    QCOMPARE(run.last.state, Advance::State::Finished);
    QVERIFY2(run.metric(*task, "r2") > 0.9, qPrintable(QString::number(run.metric(*task, "r2"))));
    QVERIFY(run.directions);
    const Directions& found = *run.directions;
    QVERIFY(found.values[0] > 4. * found.values[1]);
    for (Index j = 0; j < 10; ++j) {
        const bool matters = j >= 2 && j <= 4;
        COMPARE_WITHIN(found.weights[0][j], matters ? 1. / std::sqrt(3.) : 0., 0.1);
    }
    for (std::size_t j = 0; j < 10; ++j)
        if (j < 2 || j > 4) QVERIFY(run.relevance->values[j] < 0.3 * run.relevance->values[2]);
}

void MetricTest::isTheSameWithAnyThreadsAndPauses_data() {
    QTest::addColumn<QString>("preset");
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    for (const char* preset : {"fast", "default", "thorough", "small"})
        QTest::addRow("%s", preset) << preset << 250 << 6;
    QTest::addRow("more columns than rows") << "small" << 60 << 50;
}

void MetricTest::isTheSameWithAnyThreadsAndPauses() {
    QFETCH(QString, preset);
    QFETCH(int, rows);
    QFETCH(int, columns);
    const TaskPtr task = sumTask(rows, columns);
    const test::Training& once = trainedQuickly(preset.toStdString(), rows, columns);
    const auto again = test::trainWithPauses("metric", task, quickly(preset.toStdString()), 0, 3);
    QVERIFY(areTheSame(once.ticks, again.ticks));
    QVERIFY(predict(*once.predictor, task->x) == predict(*again.predictor, task->x));
    QVERIFY(once.relevance->values == again.relevance->values);
    QVERIFY(once.stages.size() > 3);
}

void MetricTest::theLastLossIsThatOfTheFinishedModel_data() {
    QTest::addColumn<QString>("preset");
    QTest::addColumn<std::string>("title");
    QTest::addRow("average") << "default" << std::string("Validation loss (mean squared error)");
    QTest::addRow("small") << "small" << std::string("Cross-validation loss (mean squared error)");
}

/// No loss of a part, as of one fold, is below it.
void MetricTest::theLastLossIsThatOfTheFinishedModel() {
    QFETCH(QString, preset);
    QFETCH(std::string, title);
    const bool isRough = preset == QStringLiteral("small");  // so that folds differ
    const TaskPtr task = taskFrom(tableOf(250, 6, [&](const std::vector<double>& x) {
        return logOfSum(x) + (isRough && x[5] > 2.2 ? 30. : 0.);
    }));
    const OptionValues options{
        {"preset", preset.toStdString()}, {"features", 30LL}, {"epochs", 10LL}};
    const auto trainer = makeTrainer(*findMethod("metric"), task, options, 1);
    QCOMPARE(titleAndMeasure((*trainer)->series()[1]), title);
    const auto run = trainMetric(task, options);
    const QString reason = QString::fromStdString(run.last.reason.english());
    const QRegularExpression mean(
        isRough ? QStringLiteral("^Final model: (the weighted mean of )?(a|the) .+; it has learned "
                                 "from the training and validation rows, so that only the test "
                                 "rows show how well ")
                : QStringLiteral("kept: Average of \\d+ models"));
    QVERIFY2(reason.contains(mean), qPrintable(reason));
    double least = HUGE_VAL;
    for (const auto& row : run.ticks)
        if (std::isfinite(row[1])) least = std::min(least, row[1]);
    QCOMPARE(run.ticks.back()[1], least);
    QVERIFY(std::isnan(run.ticks.back()[0]));
}

void MetricTest::leavesAStageOut_data() {
    QTest::addColumn<QString>("left");
    QTest::addColumn<QStringList>("names");  // with which its stages begin
    const auto row = [](const char* left, const QStringList& names) {
        QTest::newRow(left) << QString::fromLatin1(left) << names;
    };
    row("evidence", {"Scales by evidence", "Looking for variables"});
    row("forward", {"Looking for variables"});
    row("metric", {"Metric"});
    row("second_pass", {"Metric, second pass"});
    row("frequencies", {"Free frequencies"});
    row("closed_form", {"Outer weights in closed form"});
    row("average", {"Average"});
}

void MetricTest::leavesAStageOut() {
    QFETCH(QString, left);
    QFETCH(QStringList, names);
    OptionValues options = quickly("default");
    options["leave_out"] = left.toStdString();
    const auto without = trainMetric(sumTask(250, 6), options);
    for (const QString& name : names) {
        QVERIFY2(goesThrough(trainedQuickly("default", 250, 6), name), qPrintable(name));
        QVERIFY2(!goesThrough(without, name), qPrintable(name));
    }
}

void MetricTest::findsVariablesAmongHundreds() {
    const TaskPtr task =
        taskFrom(tableOf(160, 600, [](const std::vector<double>& x) { return 2. * x[0] - x[1]; }));
    const auto run = trainMetric(task, {{"features", 90LL}, {"epochs", 2LL}}, 2);
    QCOMPARE(run.last.state, Advance::State::Finished);
    const double r2 = run.metric(*task, "r2");
    QVERIFY2(r2 > 0.5, qPrintable(QString::number(r2)));
    const auto& values = run.relevance->values;
    QCOMPARE(std::ranges::max_element(values) - values.begin(), std::ptrdiff_t{0});
}

void MetricTest::learnsClassesFromMoreColumnsThanRows() {
    const TaskPtr task = taskFrom(
        tableOf(160, 200,
                [](const std::vector<double>& x) { return x[3] + x[70] - x[150] > 0. ? 1. : 0.; }),
        ProblemChoice::Classification, SplitShares{0.5, 0., 0.5});
    const auto run = trainMetric(task, {{"features", 60LL}, {"epochs", 2LL}}, 2);
    QCOMPARE(run.last.state, Advance::State::Finished);
    const double accuracy = run.metric(*task, "accuracy");
    QVERIFY2(accuracy > 0.7, qPrintable(QString::number(accuracy)));
}

void MetricTest::findsFastWaves_data() {
    QTest::addColumn<int>("columns");
    QTest::addColumn<int>("classes");
    QTest::addRow("of one variable") << 1 << 0;
    QTest::addRow("of one of five") << 5 << 0;
    QTest::addRow("of classes") << 3 << 2;
}

void MetricTest::findsFastWaves() {
    QFETCH(int, columns);
    QFETCH(int, classes);
    RandomStream noise(1, StreamId::SyntheticNoise);
    const auto wave = [&](const std::vector<double>& x) {
        const double y = std::sin(14. * x.back()) + 0.2 * noise.normal();
        return classes > 0 ? double(y > 0.) : y;
    };
    const TaskPtr task =
        taskFrom(tableOf(500, columns, wave),
                 classes > 0 ? ProblemChoice::Classification : ProblemChoice::Regression);
    const auto run = trainMetric(task, {{"features", 60LL}, {"epochs", 2LL}}, 2);
    QCOMPARE(run.last.state, Advance::State::Finished);
    const double good = run.metric(*task, classes > 0 ? "accuracy" : "r2");
    QVERIFY2(good > 0.8, qPrintable(QString::number(good)));
    const auto& values = run.relevance->values;
    QCOMPARE(std::ranges::max_element(values) - values.begin(), std::ptrdiff_t{columns - 1});
}

/// The line has 98 % of the variance.
void MetricTest::findsASmallWaveBesideALine() {
    RandomStream noise(1, StreamId::SyntheticNoise);
    const TaskPtr task = taskFrom(tableOf(600, 3, [&](const std::vector<double>& x) {
        return 1.5 * x[1] + 0.3 * std::sin(12. * x[0]) + 0.1 * noise.normal();
    }));
    const auto run = trainMetric(task, {{"features", 60LL}, {"epochs", 2LL}}, 2);
    const double r2 = run.metric(*task, "r2");
    QVERIFY2(r2 > 0.99, qPrintable(QString::number(r2)));
    const auto& values = run.relevance->values;
    QVERIFY(values[0] > 0.);
    QVERIFY(values[2] < 0.1 * values[0]);
}

/// Validation rows alone choose here, and hold only a few rows of that class.
void MetricTest::isNoWorseThanAConstantOnARareClass() {
    RandomStream random(1, StreamId::SyntheticNoise);
    const TaskPtr task =
        taskFrom(tableOf(1000, 6, [&](const auto&) { return double(random.uniform() < 0.02); }),
                 ProblemChoice::Classification);
    const auto run = trainMetric(
        task, {{"preset", std::string("fast")}, {"features", 60LL}, {"epochs", 3LL}}, 2);
    QCOMPARE(run.last.state, Advance::State::Finished);
    const auto constant = test::trainToEnd("mean", task, {}, 1, 1);
    const auto lossOf = [&](const test::Training& of) {
        return ardent::metric(splitMetrics(*of.predictor, *task).validation, "log_loss");
    };
    constexpr double kHalfARow = 1e-3;  // more of each class than the shares have
    QVERIFY(lossOf(run) <= lossOf(constant) + kHalfARow);
}

void MetricTest::columnsThatDoNotVaryMakeAConstantAtOnce() {
    Table table = tableOf(100, 2, [](const auto& x) { return x[0]; });
    for (std::size_t j = 0; j < 2; ++j)
        table.columns[j] = test::numbers(table.columns[j].name, std::vector<double>(100, 3.));
    const test::Training trained = trainMetric(taskFrom(table), {});
    QCOMPARE(trained.ticks.size(), std::size_t{1});
    QVERIFY(isConstant(*trained.predictor));
}

void MetricTest::saysAConstantOfNoise_data() {
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    QTest::addColumn<int>("seed");
    for (int seed = 1; seed <= test::repeats(4); ++seed)
        QTest::addRow("draw %d", seed) << 200 << 8 << seed;
    for (int seed = 1; seed <= test::repeats(2); ++seed)
        QTest::addRow("more columns than rows, draw %d", seed) << 80 << 100 << seed;
}

void MetricTest::saysAConstantOfNoise() {
    QFETCH(int, rows);
    QFETCH(int, columns);
    QFETCH(int, seed);
    RandomStream noise(Seed(seed), StreamId::SyntheticNoise);
    const TaskPtr task = taskFrom(tableOf(
        rows, columns, [&](const auto&) { return noise.normal(); }, Seed(seed)));
    const auto run = trainMetric(task, {{"features", 90LL}, {"epochs", 2LL}}, 2);
    QCOMPARE(run.last.state, Advance::State::Finished);
    QVERIFY2(run.last.reason.english().starts_with("A constant, for want of evidence"),
             run.last.reason.english().c_str());
    for (const double relevance : run.relevance->values) QCOMPARE(relevance, 0.);
}

void MetricTest::hasAModelAtEveryMoment() {
    const TaskPtr task = taskFrom(tableOf(300, 5, logOfSum));
    auto trainer = makeTrainer(*findMethod("metric"), task, kQuick, 1);
    QVERIFY(trainer);
    for (int piece = 0; piece < 40; ++piece) {
        (*trainer)->advance(always);
        const PredictorPtr predictor = (*trainer)->predictor();
        QVERIFY(predictor && predictor->fourier() && predictor->fourier()->isFinite());
        QCOMPARE((*trainer)->relevance()->values.size(), std::size_t(5));
    }
    (*trainer)->settle();
    QVERIFY((*trainer)->predictor());
    QCOMPARE((*trainer)->advance(always).state, Advance::State::Finished);
}

/// Each fold learns from three quarters of them: they are no test of what is shown meanwhile.
void MetricTest::modelsOfFoldsHaveSeenValidationRows() {
    auto trainer = makeTrainer(*findMethod("metric"), sumTask(300, 5), quickly("small"), 1);
    QVERIFY(trainer && !(*trainer)->learnsFromValidation());
    bool haveSeen = false;
    while ((*trainer)->advance(always).state == Advance::State::Working)
        if ((*trainer)->stage().english().find("4 folds") != std::string::npos)
            haveSeen = haveSeen || (*trainer)->learnsFromValidation();
    QVERIFY(haveSeen);
}

/// The first ticks tell no loss, but they move the relevance and say how many of them follow.
void MetricTest::whatASearchFindsIsSeenAsItComes() {
    const TaskPtr task = taskFrom(tableOf(300, 5, logOfSum));
    auto trainer = makeTrainer(*findMethod("metric"), task,
                               {{"preset", std::string("small")}, {"features", 60LL}}, 1);
    QVERIFY(trainer);
    std::vector<std::vector<double>> found;
    for (int tick = 1; tick <= 3; ++tick) {
        Advance done;
        do done = (*trainer)->advance(always);
        while (!done.tick);
        QVERIFY(std::isnan(done.tick->at(0)) && std::isfinite(done.tick->at(2)));
        QCOMPARE((*trainer)->stage().english(),
                 "Scales by evidence: race of 4 starts, " + std::to_string(tick) + " of 10");
        found.push_back((*trainer)->relevance()->values);
        QVERIFY(std::ranges::any_of(found.back(), [](double value) { return value > 0.; }));
    }
    QVERIFY(found[0] != found[1] && found[1] != found[2]);
    const auto isAhead = [&] {
        return (*trainer)->relevance()->kind.english().ends_with(", found so far by the evidence");
    };
    QVERIFY(isAhead());
    while ((*trainer)->stage().english().starts_with("Scales by evidence"))
        (*trainer)->advance(always);
    QVERIFY(isAhead());  // what was found stays until there is more
    QVERIFY(std::ranges::any_of((*trainer)->relevance()->values,
                                [](double value) { return value > 0.; }));
    while (isAhead()) QCOMPARE((*trainer)->advance(always).state, Advance::State::Working);
    QVERIFY((*trainer)->predictor() && !(*trainer)->stage().empty());
}

void MetricTest::aRunStoppedWhileItSearchesKeepsWhatItHas_data() {
    QTest::addColumn<bool>("areClasses");
    QTest::newRow("numbers") << false;
    QTest::newRow("classes") << true;
}

void MetricTest::aRunStoppedWhileItSearchesKeepsWhatItHas() {
    QFETCH(bool, areClasses);
    const auto line = [&](const std::vector<double>& x) {
        const double value = x[0] + 0.5 * x[1];
        return areClasses ? double(value > 0.) : value;
    };
    const TaskPtr task = taskFrom(tableOf(300, 4, line), areClasses ? ProblemChoice::Classification
                                                                    : ProblemChoice::Regression);
    auto trainer = makeTrainer(*findMethod("metric"), task,
                               {{"preset", std::string("small")}, {"features", 60LL}}, 1);
    QVERIFY(trainer);
    for (int tick = 0; tick < 3;) tick += (*trainer)->advance(always).tick.has_value();
    QVERIFY((*trainer)->stage().english().starts_with("Scales by evidence: race"));
    (*trainer)->settle();
    const SplitMetrics metrics = splitMetrics(*(*trainer)->predictor(), *task);
    const double score = metric(metrics.test, areClasses ? "accuracy" : "r2");
    QVERIFY2(score > 0.8, qPrintable(QString::number(score)));
}

void MetricTest::learnsClasses_data() {
    QTest::addColumn<int>("classes");
    QTest::addColumn<QString>("preset");
    QTest::addRow("two, fast") << 2 << "fast";
    QTest::addRow("three, fast") << 3 << "fast";
    QTest::addRow("three, standard") << 3 << "default";
    QTest::addRow("two, small") << 2 << "small";
}

void MetricTest::learnsClasses() {
    QFETCH(int, classes);
    QFETCH(QString, preset);
    const TaskPtr task = taskFrom(tableOf(1000, 5,
                                          [&](const std::vector<double>& x) {
                                              const double s = x[0] + x[1];
                                              return s < -0.8 ? 0. : s < 0.8 ? 1. : classes - 1.;
                                          }),
                                  ProblemChoice::Classification);
    const auto run =
        trainMetric(task, {{"preset", preset.toStdString()}, {"features", 60LL}, {"epochs", 20LL}});
    QCOMPARE(run.last.state, Advance::State::Finished);
    QVERIFY2(run.metric(*task, "accuracy") > 0.9,
             qPrintable(QString::number(run.metric(*task, "accuracy"))));
}

void MetricTest::copesWithPoorInput_data() {
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("variables");
    QTest::addColumn<QString>("preset");
    for (const char* preset : {"auto", "default", "thorough"}) {  // auto is small on few rows
        QTest::addRow("two rows, %s", preset) << 2 << 3 << preset;
        QTest::addRow("five rows, %s", preset) << 5 << 3 << preset;
        QTest::addRow("more variables than rows, %s", preset) << 30 << 50 << preset;
        QTest::addRow("one variable, %s", preset) << 100 << 1 << preset;
    }
}

void MetricTest::copesWithPoorInput() {
    QFETCH(int, rows);
    QFETCH(int, variables);
    QFETCH(QString, preset);
    Table table = tableOf(rows, variables,
                          [](const std::vector<double>& x) { return x[0] + 0.1 * x.back(); });
    table.columns.insert(table.columns.begin(),
                         test::numbers("constant", std::vector<double>(std::size_t(rows), 7.)));
    Column twin = table.columns[1];
    twin.name = "twin";
    table.columns.insert(table.columns.begin(), twin);
    const TaskPtr task = taskFrom(std::move(table), ProblemChoice::Regression,
                                  rows < 10 ? SplitShares{1., 0., 0.} : SplitShares{});
    const auto run =
        trainMetric(task, {{"preset", preset.toStdString()}, {"features", 20LL}, {"epochs", 3LL}});
    QCOMPARE(run.last.state, Advance::State::Finished);
    QVERIFY(run.predictor->fourier()->isFinite());
    QVERIFY(predict(*run.predictor, task->x).allFinite());
}

ARDENT_TEST(MetricTest)
#include "metric_test.moc"
