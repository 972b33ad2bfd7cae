#include "core/method/baseline/width_search.h"
#include "core/base/go_on.h"

#include <fmt/format.h>

#include <QtTest>
#include <cmath>
#include <limits>

#include "core/data/task/make_task.h"
#include "core/kernel/neighbour_distance.h"
#include "core/random/random_stream.h"
#include "tests/support/hand_made_task.h"
#include "tests/support/training.h"

using namespace ardent;

namespace {

/// Losses by width, and what the search has asked for.
struct Trial {
    double unit = 1.;
    std::vector<double> losses;  ///< of 1, 2, 4, 8 and 16 times the unit
    bool endsEarly = false;
    std::vector<TaskPtr> tasks;
    std::vector<int> folds;
    std::vector<double> widths, lambdas;
};

class TrialSolver final : public LambdaSolver {
public:
    TrialSolver(Trial& trial, double width) : trial_(trial), width_(width) {}

    bool prepare(const GoOn& goOn) override { return goOn(); }
    double largestLambda() const override { return 1000.; }
    double smallestShare() const override { return 1e-7; }
    std::optional<LambdaSolution> solve(double lambda, const GoOn& goOn) override {
        if (!goOn()) return std::nullopt;
        trial_.lambdas.push_back(lambda);
        LambdaSolution solution;
        const auto doublings =
            static_cast<std::size_t>(std::lround(std::log2(width_ / trial_.unit)));
        solution.heldOut.mean = trial_.losses.at(doublings);
        return solution;
    }
    ModelOf modelOf() const override { return {}; }
    Message lambdaKind() const override { return "λ"; }
    bool endsEarly() const override { return trial_.endsEarly; }

private:
    Trial& trial_;
    double width_;
};

/// One column; in every row x = y, so that rows can be told from each other.
TaskPtr numberedRows(int train, int validation, float step = 1.F) {
    Task task;
    task.recipe = std::make_shared<const FittedRecipe>();
    task.x.resize(train + validation, 1);
    for (std::int32_t row = 0; row < train + validation; ++row) {
        task.x(row, 0) = step * static_cast<float>(row);
        task.y.push_back(task.x(row, 0));
        (row < train ? task.split.train : task.split.validation).push_back(row);
    }
    return std::make_shared<const Task>(std::move(task));
}

std::unique_ptr<LambdaSolver> searchOf(Trial& trial, const TaskPtr& task,
                                       const LambdaOptions& options = {},
                                       LambdaBeside beside = LambdaBeside::MeanLoss) {
    trial.unit = *medianNeighbourDistance(task->x, task->split.train, always);
    if (trial.losses.empty()) trial.losses = {5., 4., 3., 2., 1.};
    return makeWidthSearch(task, options, beside,
                           [&trial](const TaskPtr& some, int folds, double width) {
                               trial.tasks.push_back(some);
                               trial.folds.push_back(folds);
                               trial.widths.push_back(width);
                               return std::make_unique<TrialSolver>(trial, width);
                           });
}

/// How often it was asked to.
int prepareToTheEnd(LambdaSolver& solver, const GoOn& goOn) {
    int asked = 1;
    while (!solver.prepare(goOn)) ++asked;
    return asked;
}

/// A wave so long that it is nearly a plane, along the diagonal of twenty standard-normal columns,
/// as a number or by its sign; 400 rows to train on.
TaskPtr longWave(Problem problem) {
    constexpr int kRows = 800;
    constexpr std::size_t kColumns = 20;
    RandomStream random(5, StreamId::SyntheticDesign);
    std::vector<std::vector<double>> inputs(kColumns);
    std::vector<double> y;
    std::vector<std::int32_t> signs;
    for (int i = 0; i < kRows; ++i) {
        double along = 0.;
        for (std::vector<double>& input : inputs) {
            input.push_back(random.normal());
            along += input.back() / std::sqrt(double(kColumns));
        }
        y.push_back(std::sin(0.3 * along) + 0.01 * random.normal());
        signs.push_back(along + 0.2 * random.normal() > 0. ? 1 : 0);
    }
    Table table;
    table.rows = kRows;
    for (std::size_t j = 0; j < kColumns; ++j)
        table.columns.push_back(test::numbers("x" + std::to_string(j), inputs[j]));
    table.columns.push_back(problem == Problem::Regression
                                ? test::numbers("y", y)
                                : test::levels("y", {"below", "above"}, signs));
    Recipe recipe;
    recipe.target = "y";
    recipe.split = {0.5, 0.125, 0.375};
    recipe.problem =
        problem == Problem::Regression ? ProblemChoice::Regression : ProblemChoice::Classification;
    auto task = makeTask(recipe, std::move(table));
    if (!task) throw std::runtime_error(task.error().text.english());
    return std::make_shared<const Task>(std::move(*task));
}

OptionValues quickOptions(const QByteArray& method) {
    OptionValues options{{"lambdas", 12LL}};
    if (method == "rff") options["features"] = 100LL;
    if (method == "nystroem") options["landmarks"] = 100LL;
    return options;
}

OptionValues withWidth(const QByteArray& method, double width) {
    OptionValues options = quickOptions(method);
    options[method == "rff" ? "width" : "gamma"] = method == "rff" ? width : 0.5 / (width * width);
    return options;
}

double widthOf(const Predictor& predictor) {
    if (const FourierModel* model = predictor.fourier()) return 1. / model->scale[0];
    return std::sqrt(0.5 / std::get<KernelModel>(predictor.model).width);
}

bool tellsAWidth(const test::Training& trained) {
    return trained.last.reason.english().find("kernel width") != std::string::npos;
}

}  // namespace

class WidthSearchTest : public QObject {
    Q_OBJECT

private:
    static void addMethodsAndProblems() {
        QTest::addColumn<QByteArray>("method");
        QTest::addColumn<bool>("isRegression");
        for (const char* method : {"rff", "nystroem", "kernel_ridge"})
            for (const bool isRegression : {true, false})
                if (isRegression || method != QByteArray("kernel_ridge"))
                    QTest::addRow("%s for %s", method, isRegression ? "numbers" : "classes")
                        << QByteArray(method) << isRegression;
    }
    static TaskPtr waveOf(bool isRegression) {
        return longWave(isRegression ? Problem::Regression : Problem::Classification);
    }

private slots:
    void takesTheWidestOfTheBest_data();
    void takesTheWidestOfTheBest();
    void looksAtFewRowsAndFolds();
    void takesAllOfFewRows();
    void triesEightPenalties();
    void leavesPenaltiesThatBringNothing();
    void triesAGivenPenalty();
    void goesOnWhereItWasStopped();
    void copesWithRowsAllAlike();
    void isBetterThanTheNeighbourDistance_data() { addMethodsAndProblems(); }
    void isBetterThanTheNeighbourDistance();
    void tellsTheWidth_data() { addMethodsAndProblems(); }
    void tellsTheWidth();
    void isTheSameForThreadsAndStops_data() { addMethodsAndProblems(); }
    void isTheSameForThreadsAndStops();
    void aGivenWidthStays_data() { addMethodsAndProblems(); }
    void aGivenWidthStays();
};

void WidthSearchTest::takesTheWidestOfTheBest_data() {
    constexpr double kInfinity = std::numeric_limits<double>::infinity();
    constexpr double kNone = std::numeric_limits<double>::quiet_NaN();
    QTest::addColumn<QList<double>>("losses");
    QTest::addColumn<double>("multiple");
    QTest::newRow("narrow") << QList<double>{1., 2., 3., 4., 5.} << 1.;
    QTest::newRow("between") << QList<double>{3., 2., 1., 2., 3.} << 4.;
    QTest::newRow("wide") << QList<double>{5., 4., 3., 2., 1.} << 16.;
    QTest::newRow("two best") << QList<double>{3., 1., 2., 1., 3.} << 8.;
    QTest::newRow("all alike") << QList<double>{1., 1., 1., 1., 1.} << 16.;
    QTest::newRow("not finite") << QList<double>{kNone, 2., kInfinity, 3., kNone} << 2.;
}

void WidthSearchTest::takesTheWidestOfTheBest() {
    QFETCH(QList<double>, losses);
    QFETCH(double, multiple);
    Trial trial;
    trial.losses.assign(losses.begin(), losses.end());
    const auto search = searchOf(trial, numberedRows(50, 20));
    prepareToTheEnd(*search, always);
    QCOMPARE(trial.widths.size(), std::size_t(6));
    QCOMPARE(trial.widths.back(), multiple * trial.unit);
    QCOMPARE(search->note().english(),
             fmt::format("The kernel width σ = {:.3g} standard deviations is the "
                         "best of 5 tried.",
                         multiple * trial.unit));
}

void WidthSearchTest::looksAtFewRowsAndFolds() {
    const TaskPtr task = numberedRows(5000, 3000);
    Trial trial;
    prepareToTheEnd(*searchOf(trial, task), always);
    QCOMPARE(trial.folds, (std::vector{2, 2, 2, 2, 2, 5}));
    QCOMPARE(trial.tasks.back(), task);
    const Task& few = *trial.tasks.front();
    QCOMPARE(few.recipe, task->recipe);
    QCOMPARE(few.x.rows(), Index(4000));
    QCOMPARE(few.split.train.size(), std::size_t(2000));
    QCOMPARE(few.split.validation.size(), std::size_t(2000));
    int odd = 0;
    for (std::int32_t row = 0; row < 4000; ++row) {
        const float low = row < 2000 ? 0.F : 5000.F;
        const float high = row < 2000 ? 4999.F : 7999.F;
        QVERIFY(few.x(row, 0) >= low && few.x(row, 0) <= high);
        if (row % 2000 > 0) QVERIFY(few.x(row, 0) > few.x(row - 1, 0));
        odd += int(few.x(row, 0)) % 2;
        QCOMPARE(few.y[std::size_t(row)], few.x(row, 0));
        QCOMPARE((row < 2000 ? few.split.train : few.split.validation)[std::size_t(row % 2000)],
                 row);
    }
    QVERIFY(odd > 1800 && odd < 2200);
}

void WidthSearchTest::takesAllOfFewRows() {
    Trial trial;
    prepareToTheEnd(*searchOf(trial, numberedRows(2, 0)), always);
    QCOMPARE(trial.unit, 1.);
    QCOMPARE(trial.widths, (std::vector{1., 2., 4., 8., 16., 16.}));
    QCOMPARE(trial.tasks.front()->split.train, (std::vector<std::int32_t>{0, 1}));
    QVERIFY(trial.tasks.front()->split.validation.empty());
}

void WidthSearchTest::triesEightPenalties() {
    Trial trial;
    prepareToTheEnd(*searchOf(trial, numberedRows(50, 20)), always);
    QCOMPARE(trial.lambdas.size(), std::size_t(5 * 8));
    for (int i = 0; i < 8; ++i)
        QVERIFY(qFuzzyCompare(trial.lambdas[std::size_t(i)], std::pow(10., 3 - i)));
}

void WidthSearchTest::leavesPenaltiesThatBringNothing() {
    Trial trial;
    trial.endsEarly = true;  // the loss is the same for every λ
    prepareToTheEnd(*searchOf(trial, numberedRows(50, 20)), always);
    QCOMPARE(trial.lambdas.size(), std::size_t(5 * 3));
}

void WidthSearchTest::triesAGivenPenalty() {
    LambdaOptions options;
    options.penalty = LambdaChoice::Fixed;
    options.lambda = 6.;
    const TaskPtr task = numberedRows(5000, 100);
    Trial mean, sum;
    prepareToTheEnd(*searchOf(mean, task, options, LambdaBeside::MeanLoss), always);
    QCOMPARE(mean.lambdas, std::vector<double>(5, 6.));
    prepareToTheEnd(*searchOf(sum, task, options, LambdaBeside::LossSum), always);
    QCOMPARE(sum.lambdas, std::vector<double>(5, 6. * 0.4));  // of 2,000 rows
}

void WidthSearchTest::goesOnWhereItWasStopped() {
    const TaskPtr task = numberedRows(600, 100);
    Trial calm, hasty;
    calm.losses = hasty.losses = {4., 2., 1., 3., 5.};
    const int pieces = prepareToTheEnd(*searchOf(calm, task), always);
    const auto search = searchOf(hasty, task);
    const int more = prepareToTheEnd(*search, test::oftenStop());
    QVERIFY(more > pieces);
    QVERIFY(hasty.lambdas.size() > calm.lambdas.size());
    QCOMPARE(hasty.widths.back(), calm.widths.back());
    QCOMPARE(hasty.widths.back(), 4. * hasty.unit);
    QVERIFY(!searchOf(calm, task)->prepare([] { return false; }));
}

void WidthSearchTest::copesWithRowsAllAlike() {
    Trial trial;
    prepareToTheEnd(*searchOf(trial, numberedRows(30, 10, 0.F)), always);
    QCOMPARE(trial.widths.front(), std::sqrt(2.));  // √(2d)
}

void WidthSearchTest::isBetterThanTheNeighbourDistance() {
    QFETCH(QByteArray, method);
    QFETCH(bool, isRegression);
    const TaskPtr task = waveOf(isRegression);
    const double unit = *medianNeighbourDistance(task->x, task->split.train, always);
    const auto chosen = test::trainToEnd(method, task, quickOptions(method));
    const auto narrow = test::trainToEnd(method, task, withWidth(method, unit));
    QCOMPARE(chosen.last.state, Advance::State::Finished);
    const double multiple = widthOf(*chosen.predictor) / unit;
    QVERIFY2(multiple > 1.5, qPrintable(QString::number(multiple)));
    const auto lost = [&](const test::Training& trained) {
        return isRegression ? 1. - trained.metric(*task, "r2") : trained.metric(*task, "log_loss");
    };
    const double share = lost(chosen) / lost(narrow);
    QVERIFY2(share < (isRegression ? 0.5 : 0.9), qPrintable(QString::number(share)));
    if (isRegression) QVERIFY(lost(chosen) < 0.05);
}

void WidthSearchTest::tellsTheWidth() {
    QFETCH(QByteArray, method);
    QFETCH(bool, isRegression);
    const TaskPtr task = waveOf(isRegression);
    for (const char* penalty : {"search", "fixed"}) {
        OptionValues options = quickOptions(method);
        options["penalty"] = std::string(penalty);
        const auto trained = test::trainToEnd(method, task, options);
        const std::string sentence =
            fmt::format(". The kernel width σ = {:.3g} standard deviations is the best of 5 tried.",
                        widthOf(*trained.predictor));
        QVERIFY2(trained.last.reason.english().ends_with(sentence),
                 trained.last.reason.english().c_str());
    }
}

void WidthSearchTest::isTheSameForThreadsAndStops() {
    QFETCH(QByteArray, method);
    QFETCH(bool, isRegression);
    const TaskPtr task = waveOf(isRegression);
    const auto one = test::trainToEnd(method, task, quickOptions(method), 1, 1);
    for (const auto& other : {test::trainToEnd(method, task, quickOptions(method), 1, 8),
                              test::trainHastily(method, task, quickOptions(method), 1)}) {
        QCOMPARE(other.last.reason, one.last.reason);
        QCOMPARE(widthOf(*other.predictor), widthOf(*one.predictor));
        QVERIFY(other.train == one.train);
        QVERIFY(other.validation == one.validation);
    }
}

/// The width that the search has chosen, given, makes the same model, but for rounding where
/// features are made from its inverse.
void WidthSearchTest::aGivenWidthStays() {
    QFETCH(QByteArray, method);
    QFETCH(bool, isRegression);
    const TaskPtr task = waveOf(isRegression);
    const auto two = test::trainToEnd(method, task, withWidth(method, 2.));
    QCOMPARE(widthOf(*two.predictor), 2.);
    QVERIFY2(!tellsAWidth(two), two.last.reason.english().c_str());
    if (method == "rff") return;
    const auto chosen = test::trainToEnd(method, task, quickOptions(method));
    QVERIFY(tellsAWidth(chosen));
    OptionValues options = quickOptions(method);
    options["gamma"] = std::get<KernelModel>(chosen.predictor->model).width;
    const auto given = test::trainToEnd(method, task, options);
    QVERIFY(!tellsAWidth(given));
    QVERIFY(given.train == chosen.train);
    QVERIFY(given.validation == chosen.validation);
}

ARDENT_TEST(WidthSearchTest)
#include "width_search_test.moc"
