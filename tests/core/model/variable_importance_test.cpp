#include "core/model/variable_importance.h"

#include <QtTest>
#include <random>

#include "core/data/task/target_values.h"
#include "core/model/metrics.h"
#include "tests/support/explained_model.h"
#include "tests/support/golden.h"

using namespace ardent;
using namespace ardent::test;

/// The share of what is explained that is lost when a column is left to chance.
class VariableImportanceTest : public QObject {
    Q_OBJECT

private slots:
    void ofALinearModelItIsTheShareOfTheVariance();
    void isTheMeanOverAllOtherRows_data();
    void isTheMeanOverAllOtherRows();
    void sureClassesNeedNoMoreShuffles_data();
    void sureClassesNeedNoMoreShuffles();
    void explainedIsRSquared();
    void aFarMeanOfTheTargetMovesNoShare();
    void gapsInflateNoShare();
    void tooMuchWorkIsNotBegun();
    void intervalsCoverTheTruth();
    void rowsOfAGroupCountAsOne();
    void unusedColumnsHaveNone();
    void correlatedColumnsAreAlsoMovedTogether_data();
    void correlatedColumnsAreAlsoMovedTogether();
    void kernelModelsWorkToo();
    void fewRowsTakeTheValuesOfAll();
    void theOnlyVariableHasTheWholeShare();
    void isSeeded();
    void saysNothingOfTooLittle();
    void aWorseModelThanAConstantHasNoShares();
    void aShareOfNextToNothingIsNotTaken();
    void twoClassesHaveARankingBeyondChance();
    void aFewRowsOfAClassWidenTheIntervals();
    void stopsWhenTold();
    void looksAtHeldOutRows();
};

namespace {

constexpr double kSlopes[] = {2., 1., 0.};

/// y = 2 a + b + 0 c + noise of that size, of independent normal columns.
TaskPtr linearTask(Index rows, double noise, unsigned seed, double mean = 0.) {
    std::mt19937 engine(seed);
    std::normal_distribution<double> normal;
    std::vector<std::vector<double>> x(3);
    std::vector<double> y;
    for (Index i = 0; i < rows; ++i) {
        double value = mean + noise * normal(engine);
        for (std::size_t j = 0; j < 3; ++j) {
            x[j].push_back(normal(engine));
            value += kSlopes[j] * x[j].back();
        }
        y.push_back(value);
    }
    return taskOf({numbers("a", x[0]), numbers("b", x[1]), numbers("c", x[2]), numbers("y", y)},
                  Problem::Regression);
}

/// The model that made the target.
Predictor truthOf(const TaskPtr& task, double mean = 0.) {
    const FittedRecipe& recipe = *task->recipe;
    Matrix linear(1, 3);
    double start = mean - recipe.targetOffset;
    for (Index j = 0; j < 3; ++j) {
        const EncodedColumn& column = recipe.columns[static_cast<std::size_t>(j)];
        linear(0, j) = kSlopes[j] * column.scale / recipe.targetScale;
        start += kSlopes[j] * column.offset;
    }
    return linearPredictor(task->recipe, linear, Vector::Constant(1, start / recipe.targetScale),
                           Link::Identity);
}

HeldOutRows all(const Task& task) {
    return {allRows(task), RowPart::Test, false};
}

double lossOf(const Task& task, std::int32_t row, const Matrix& prediction) {
    if (task.recipe->problem == Problem::Classification) {
        Matrix truth = Matrix::Zero(1, prediction.cols());
        truth(0, classLabels(task, {row}).front()) = 1.;
        return (truth - prediction).squaredNorm();
    }
    return std::pow(prediction(0, 0) - targetValues(task, {row}).front(), 2);
}

}  // namespace

void VariableImportanceTest::ofALinearModelItIsTheShareOfTheVariance() {
    const TaskPtr task = linearTask(2000, 1., 3);
    const auto found = variableImportance(truthOf(task), *task, all(*task), {.repeats = 30});
    QCOMPARE(found->names, (std::vector<std::string>{"a", "b", "c"}));
    COMPARE_WITHIN(found->shares[0], 0.8, 0.04);
    COMPARE_WITHIN(found->shares[1], 0.2, 0.03);
    QCOMPARE(found->rows, Index(2000));
    QCOMPARE(mostImportantFirst(*found), (std::vector<std::size_t>{0, 1}));
}

void VariableImportanceTest::aFarMeanOfTheTargetMovesNoShare() {
    const auto sharesAt = [](double mean) {
        const TaskPtr task = linearTask(400, 1., 3, mean);
        return variableImportance(truthOf(task, mean), *task, all(*task))->shares;
    };
    const auto near = sharesAt(0.), far = sharesAt(1e11);
    for (std::size_t j = 0; j < near.size(); ++j) COMPARE_WITHIN(far[j], near[j], 1e-3);
}

void VariableImportanceTest::isTheMeanOverAllOtherRows_data() {
    QTest::addColumn<bool>("areClasses");
    QTest::newRow("numbers") << false;
    QTest::newRow("classes") << true;
}

/// By brute force: each row with the values of every row, and the loss of the mean prediction.
void VariableImportanceTest::isTheMeanOverAllOtherRows() {
    QFETCH(bool, areClasses);
    const TaskPtr plain = linearTask(60, 0.5, 5);
    TaskPtr task = plain;
    Predictor predictor = truthOf(plain);
    if (areClasses) {
        std::vector<std::int32_t> codes;
        for (const float y : plain->y) codes.push_back(y > 0.F ? 1 : 0);
        auto recipe = std::make_shared<FittedRecipe>(*plain->recipe);
        recipe->problem = Problem::Classification;
        recipe->classes = {"no", "yes"};
        auto classes = std::make_shared<Task>(*plain);
        classes->recipe = recipe;
        classes->y.assign(codes.begin(), codes.end());
        task = classes;
        predictor.recipe = recipe;
        predictor.link = Link::Logistic;
    }
    const std::vector<std::int32_t> rows = allRows(*task);
    double before = 0., constant = 0.;
    std::vector<double> targets;
    for (const std::int32_t row : rows) {
        before += lossOf(*task, row, predict(predictor, task->x.row(row)));
        targets.push_back(areClasses ? double(classLabels(*task, {row}).front())
                                     : targetValues(*task, {row}).front());
    }
    const double mean = std::accumulate(targets.begin(), targets.end(), 0.) / 60.;
    for (const double y : targets) constant += (areClasses ? 2. : 1.) * std::pow(y - mean, 2);
    const auto found = variableImportance(predictor, *task, all(*task), {.repeats = 400});
    COMPARE_WITHIN(found->explained, 1. - before / constant, 1e-5);
    for (Index j = 0; j < 3; ++j) {
        double after = 0.;
        for (const std::int32_t row : rows) {
            DesignMatrix moved = task->x.row(row).replicate(60, 1);
            moved.col(j) = task->x.col(j);
            const Matrix predicted = predict(predictor, moved).colwise().mean();
            after += lossOf(*task, row, predicted);
        }
        COMPARE_WITHIN(found->shares[std::size_t(j)], (after - before) / (constant - before), 0.02);
    }
}

void VariableImportanceTest::sureClassesNeedNoMoreShuffles_data() {
    QTest::addColumn<int>("classes");
    QTest::addColumn<double>("rare");
    QTest::newRow("even") << 2 << 0.5;
    QTest::newRow("rare") << 2 << 0.03;
    QTest::newRow("ten classes") << 10 << 0.1;
}

/// One column decides the class with probabilities of 0 and 1: it carries all, as `repeats` and
/// rows are set.
void VariableImportanceTest::sureClassesNeedNoMoreShuffles() {
    QFETCH(int, classes);
    QFETCH(double, rare);
    std::mt19937 engine(9);
    std::uniform_real_distribution<double> uniform;
    std::vector<double> free;
    std::vector<std::int32_t> codes;
    std::vector<std::string> names;
    for (int c = 0; c < classes; ++c) names.push_back("k" + std::to_string(c));
    for (int i = 0; i < 1000; ++i) {
        free.push_back(uniform(engine));
        codes.push_back(classes == 2 ? (uniform(engine) < rare ? 1 : 0) : i % classes);
    }
    const TaskPtr task =
        taskOf({levels("decides", names, codes), numbers("free", free), levels("y", names, codes)},
               Problem::Classification);
    const FittedRecipe& recipe = *task->recipe;
    Matrix linear = Matrix::Zero(recipe.outputs(), recipe.inputs());
    Vector start = Vector::Zero(recipe.outputs());
    constexpr double kSure = 60.;
    for (Index j = 0; j < recipe.inputs(); ++j) {
        const EncodedColumn& column = recipe.columns[std::size_t(j)];
        if (column.source != 0) continue;
        const Index output = recipe.outputs() == 1 ? 0 : column.level;
        const double sign = recipe.outputs() > 1 || column.level == 1 ? 1. : -1.;
        linear(output, j) = sign * kSure * column.scale;
        start[output] += sign * kSure * (column.offset - 0.5);
    }
    const Predictor predictor = linearPredictor(
        task->recipe, linear, start, recipe.outputs() == 1 ? Link::Logistic : Link::Softmax);
    const auto found = variableImportance(predictor, *task, all(*task));
    COMPARE_WITHIN(found->explained, 1., 1e-6);
    COMPARE_WITHIN(found->shares[0], 1., 0.03);
    QCOMPARE(found->shares[1], 0.);
    QVERIFY(found->intervals[0].low < 1.01 && found->intervals[0].high > 0.99);
}

/// Empty cells are averaged over in the prediction, and drawn for where columns are moved.
void VariableImportanceTest::gapsInflateNoShare() {
    std::mt19937 engine(4);
    std::normal_distribution<double> normal;
    std::vector<double> a, y;
    std::vector<std::int32_t> kind;
    for (int i = 0; i < 2000; ++i) {
        kind.push_back(i % 5 < 2 ? -1 : i % 3);
        a.push_back(normal(engine));
        y.push_back(2. * a.back() + (kind.back() == 1 ? 2. : 0.));
    }
    Table table;
    table.rows = 2000;
    table.columns = {numbers("a", a), levels("kind", {"p", "q", "r"}, kind), numbers("y", y)};
    const TaskPtr task = taskOf(std::move(table.columns), Problem::Regression);
    const FittedRecipe& recipe = *task->recipe;
    Matrix linear = Matrix::Zero(1, recipe.inputs());
    linear(0, 0) = 2. * recipe.columns[0].scale / recipe.targetScale;
    const Predictor predictor =
        linearPredictor(task->recipe, linear, Vector::Zero(1), Link::Identity);
    const auto found = variableImportance(predictor, *task, all(*task));
    COMPARE_WITHIN(found->shares[0], 1., 0.06);
}

void VariableImportanceTest::tooMuchWorkIsNotBegun() {
    const TaskPtr task = linearTask(100, 0.1, 2);
    QVERIFY(!variableImportance(truthOf(task), *task, all(*task), {.mostWork = 100.}));
    const auto few = variableImportance(truthOf(task), *task, all(*task), {.mostWork = 10'000.});
    QCOMPARE(few->rows, Index(50));
    QCOMPARE(few->ofRows, Index(100));
}

void VariableImportanceTest::explainedIsRSquared() {
    const TaskPtr task = linearTask(300, 1., 4);
    const Predictor predictor = truthOf(task);
    const auto found = variableImportance(predictor, *task, all(*task));
    const Matrix predicted = predict(predictor, task->x);
    const Metrics metrics =
        regressionMetrics(targetValues(*task, allRows(*task)), std::span(predicted.data(), 300));
    COMPARE_WITHIN(found->explained, metric(metrics, "r2"), 1e-12);
    QVERIFY(found->explainedInterval.low < found->explained);
    QVERIFY(found->explainedInterval.high > found->explained);
}

/// 95 % of 200 draws of 200 rows, up to four standard errors of that share.
void VariableImportanceTest::intervalsCoverTheTruth() {
    int covered = 0;
    for (unsigned draw = 0; draw < 200; ++draw) {
        const TaskPtr task = linearTask(200, 1., 100 + draw);
        const auto found = variableImportance(truthOf(task), *task, all(*task));
        const Range& interval = found->intervals[1];
        covered += interval.low <= 0.2 && 0.2 <= interval.high;
    }
    QVERIFY2(covered >= 178 && covered < 200, qPrintable(QString::number(covered)));
}

/// Four copies of every row say no more than one.
void VariableImportanceTest::rowsOfAGroupCountAsOne() {
    const TaskPtr once = linearTask(100, 2., 3);
    Task copied = *once;
    copied.x = once->x.replicate(4, 1);
    for (int copy = 1; copy < 4; ++copy)
        copied.y.insert(copied.y.end(), once->y.begin(), once->y.end());
    for (std::int32_t row = 0; row < 400; ++row) copied.order.units.push_back(row % 100);
    const Predictor predictor = truthOf(once);
    const auto single = variableImportance(predictor, *once, all(*once));
    const auto grouped = variableImportance(predictor, copied, all(copied));
    copied.order.units.clear();
    const auto apart = variableImportance(predictor, copied, all(copied));
    const auto width = [](const Range& range) { return range.high - range.low; };
    COMPARE_WITHIN(width(grouped->explainedInterval), width(single->explainedInterval), 1e-9);
    COMPARE_WITHIN(width(grouped->intervals[0]), width(single->intervals[0]),
                   0.05 * width(single->intervals[0]));
    QVERIFY(width(apart->intervals[0]) < 0.6 * width(single->intervals[0]));
}

void VariableImportanceTest::unusedColumnsHaveNone() {
    const TaskPtr task = linearTask(100, 0.1, 2);
    const auto found = variableImportance(truthOf(task), *task, all(*task));
    QCOMPARE(found->shares[2], 0.);
    QCOMPARE(found->intervals[2].low, 0.);
    QCOMPARE(found->intervals[2].high, 0.);
}

void VariableImportanceTest::correlatedColumnsAreAlsoMovedTogether_data() {
    QTest::addColumn<bool>("isKernel");
    QTest::newRow("cosines") << false;
    QTest::newRow("kernel") << true;
}

/// y = a + b + d, where b is nearly a: each alone has less than both.
void VariableImportanceTest::correlatedColumnsAreAlsoMovedTogether() {
    QFETCH(bool, isKernel);
    std::mt19937 engine(8);
    std::normal_distribution<double> normal;
    std::vector<double> a, b, d, y;
    for (int i = 0; i < 400; ++i) {
        a.push_back(normal(engine));
        b.push_back(a.back() + 0.1 * normal(engine));
        d.push_back(normal(engine));
        y.push_back(a.back() + b.back() + d.back());
    }
    const TaskPtr task = taskOf(
        {numbers("a", a), numbers("d", d), numbers("b", b), numbers("y", y)}, Problem::Regression);
    const FittedRecipe& recipe = *task->recipe;
    Predictor predictor = kernelPredictor(*task);
    if (isKernel) {
        auto& model = std::get<KernelModel>(predictor.model);
        for (Index i = 0; i < 400; ++i)
            model.weights(i, 0) = 0.01 * double(task->y[std::size_t(i)]);
    } else {
        Matrix linear(1, 3);
        for (Index j = 0; j < 3; ++j)
            linear(0, j) = recipe.columns[std::size_t(j)].scale / recipe.targetScale;
        predictor = linearPredictor(task->recipe, linear, Vector::Zero(1), Link::Identity);
    }
    const auto found = variableImportance(predictor, *task, all(*task));
    QCOMPARE(found->groups.size(), std::size_t(1));
    const GroupImportance& group = found->groups.front();
    std::vector<std::size_t> members = group.columns;
    std::ranges::sort(members);
    QCOMPARE(members, (std::vector<std::size_t>{0, 2}));
    QVERIFY(found->shares[group.columns[0]] >= found->shares[group.columns[1]]);
    QVERIFY(group.share > found->shares[0] + found->shares[2]);
    if (!isKernel) COMPARE_WITHIN(group.share, 0.8, 0.05);  // 4 of 5 of the variance
}

/// A kernel expansion and the same rows in another order of columns give the same shares.
void VariableImportanceTest::kernelModelsWorkToo() {
    TaskPtr task = linearTask(80, 0.1, 2);
    Predictor predictor = kernelPredictor(*task);
    auto& model = std::get<KernelModel>(predictor.model);
    for (Index i = 0; i < 80; ++i) model.weights(i, 0) = 0.1 * double(task->y[std::size_t(i)]);
    const auto found = variableImportance(predictor, *task, all(*task));
    QVERIFY(found.has_value());
    QVERIFY(found->shares[0] > found->shares[1]);
    QVERIFY(found->shares[1] > std::abs(found->shares[2]));
}

void VariableImportanceTest::fewRowsTakeTheValuesOfAll() {
    const TaskPtr task = linearTask(100, 0.1, 2);
    const Predictor predictor = truthOf(task);
    const auto one = variableImportance(predictor, *task, all(*task), {.seed = 4});
    const auto other = variableImportance(predictor, *task, all(*task), {.seed = 5});
    QCOMPARE(one->shares, other->shares);
}

/// y = 3 x0 in ten rows, and the model knows it.
void VariableImportanceTest::theOnlyVariableHasTheWholeShare() {
    const TaskPtr task = taskOf({numbers("x0", sequence(10)), numbers("y", sequence(10, 1., 3.))},
                                Problem::Regression);
    const Predictor exact =
        linearPredictor(task->recipe, Matrix::Constant(1, 1, 1.), Vector::Zero(1), Link::Identity);
    const auto found = variableImportance(exact, *task, all(*task));
    QVERIFY(found.has_value());
    QVERIFY2(std::abs(found->shares[0] - 1.) < 1e-5, qPrintable(QString::number(found->shares[0])));
}

void VariableImportanceTest::isSeeded() {
    const TaskPtr task = linearTask(3000, 0.1, 2);
    const Predictor predictor = truthOf(task);
    const auto first = variableImportance(predictor, *task, all(*task), {.seed = 4});
    const auto again = variableImportance(predictor, *task, all(*task), {.seed = 4});
    const auto other = variableImportance(predictor, *task, all(*task), {.seed = 5});
    QCOMPARE(first->shares, again->shares);
    QVERIFY(first->shares != other->shares);
}

void VariableImportanceTest::saysNothingOfTooLittle() {
    const TaskPtr task = linearTask(100, 0.1, 2);
    HeldOutRows few = all(*task);
    few.rows.resize(9);
    QVERIFY(!variableImportance(truthOf(task), *task, few));
    Predictor wrong = truthOf(task);
    std::get<FourierModel>(wrong.model).linear *= 0.;
    QVERIFY(!variableImportance(wrong, *task, all(*task)));
    std::get<FourierModel>(wrong.model).linear(0, 0) = std::nan("");
    QVERIFY(!variableImportance(wrong, *task, all(*task)));
}

void VariableImportanceTest::aWorseModelThanAConstantHasNoShares() {
    const TaskPtr task = linearTask(100, 0.1, 2);
    Predictor wrong = truthOf(task);
    std::get<FourierModel>(wrong.model).linear *= -1.;
    const auto found = variableImportance(wrong, *task, all(*task));
    QVERIFY(found.has_value());
    QVERIFY(found->explained < 0.);
    QVERIFY(found->explainedInterval.high < 0.);
    QVERIFY(!hasShares(*found));
    QVERIFY(!found->ranking);
    QVERIFY(hasShares(*variableImportance(truthOf(task), *task, all(*task))));
}

/// A logistic model of one column: the area under its curve is that of the column.
/// Of noise ten times the signal: what is explained may be nothing.
void VariableImportanceTest::aShareOfNextToNothingIsNotTaken() {
    const TaskPtr task = linearTask(60, 22., 4);
    const auto importance =
        variableImportance(linearPredictor(task->recipe, Matrix::Constant(1, 3, 0.02),
                                           Vector::Zero(1), Link::Identity),
                           *task, {allRows(*task), RowPart::Test, false});
    QVERIFY(importance);
    QVERIFY2(importance->explained > 0. && importance->explained < 0.05 &&
                 importance->explainedInterval.low < 0.,
             qPrintable(QString::number(importance->explained)));
    QVERIFY(!hasShares(*importance));
}

void VariableImportanceTest::twoClassesHaveARankingBeyondChance() {
    std::vector<double> x, y;
    for (int i = 0; i < 60; ++i) {
        x.push_back(i);
        y.push_back(i > 40 || i % 9 == 0 ? 1. : 0.);
    }
    const TaskPtr task =
        test::taskOf({test::numbers("x", x), test::numbers("y", y)}, Problem::Classification);
    Predictor predictor = test::linearPredictor(task->recipe, Matrix::Constant(1, 1, 1.),
                                                Vector::Zero(1), Link::Logistic);
    const auto found = variableImportance(predictor, *task, all(*task));
    QVERIFY(found && found->ranking);
    const std::vector<double> scores(x.begin(), x.end());
    COMPARE_WITHIN(*found->ranking, areaUnderCurve(std::vector<int>(y.begin(), y.end()), scores),
                   1e-12);
    predictor = test::linearPredictor(task->recipe, Matrix::Constant(1, 1, -1.), Vector::Zero(1),
                                      Link::Logistic);
    const auto against = variableImportance(predictor, *task, all(*task));
    QVERIFY(against && !against->ranking);
}

/// Of two classes the rows outside the most frequent one count, whatever the number of the others.
void VariableImportanceTest::aFewRowsOfAClassWidenTheIntervals() {
    const auto importanceWith = [](int rare) {
        std::vector<double> x, y;
        for (int i = 0; i < 60; ++i) {
            y.push_back(i < rare ? 1. : 0.);
            x.push_back(y.back() + 0.1 * (i % 5));
        }
        const TaskPtr task =
            test::taskOf({test::numbers("x", x), test::numbers("y", y)}, Problem::Classification);
        const Predictor predictor = test::linearPredictor(task->recipe, Matrix::Constant(1, 1, 1.5),
                                                          Vector::Constant(1, -2.), Link::Logistic);
        return variableImportance(predictor, *task, all(*task));
    };
    QVERIFY(!importanceWith(1));
    const auto two = importanceWith(2), ten = importanceWith(10);
    QVERIFY(two && ten);
    QVERIFY2(two->explainedInterval.low < 0., "two rows decide nothing");
    QVERIFY(ten->explainedInterval.low > 0.);
}

void VariableImportanceTest::stopsWhenTold() {
    const TaskPtr task = linearTask(100, 0.1, 2);
    int asked = 0;
    QVERIFY(!variableImportance(truthOf(task), *task, all(*task), {}, [&] { return ++asked < 4; }));
    QCOMPARE(asked, 4);
}

void VariableImportanceTest::looksAtHeldOutRows() {
    Task task = *linearTask(6, 0.1, 2);
    task.split = {{0, 1}, {2, 3}, {4, 5}};
    QCOMPARE(heldOutRows(task, true, true).rows, (std::vector<std::int32_t>{4, 5}));
    QVERIFY(!heldOutRows(task, true, true).areLearned);
    QCOMPARE(heldOutRows(task, false, false).rows, (std::vector<std::int32_t>{2, 3}));
    QCOMPARE(heldOutRows(task, false, true).areLearned, true);
    task.split.test.clear();
    QVERIFY(heldOutRows(task, true, false).are == RowPart::Validation);
    task.split.validation.clear();
    QVERIFY(heldOutRows(task, true, false).areLearned);
}

ARDENT_TEST(VariableImportanceTest)
#include "variable_importance_test.moc"
