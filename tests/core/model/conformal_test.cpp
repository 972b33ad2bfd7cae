#include "core/model/conformal.h"

#include <QtTest>
#include <cmath>
#include <limits>
#include <random>

#include "core/model/metrics.h"
#include "tests/support/explained_model.h"
#include "tests/support/golden.h"

using namespace ardent;
using namespace ardent::test;

/// Intervals and sets that hold the truth of new rows as often as they say.
class ConformalTest : public QObject {
    Q_OBJECT

private slots:
    void scoreIsTheOneOfTheNextRow_data();
    void scoreIsTheOneOfTheNextRow();
    void fewRowsCannotDo();
    void intervalsAreWiderWhereErrorsAreLarger();
    void intervalsOfATransformedTargetAreOfItsTransform();
    void coversNewRowsAsOftenAsItSays();
    void scoresAreAbsoluteErrorsInTheTargetsUnit();
    void scoresOfClassesAreWhatTheOwnClassLacks();
    void manyScoresAreThinned();
    void saysNothingOfLearnedRows();
    void setsHoldTheLikeliestClass();
    void sentencesNameLevelAndRows();
};

namespace {

double width(const Range& range) {
    return range.high - range.low;
}

Conformal held(std::vector<double> scores) {
    const Index rows = std::ssize(scores);
    return {std::move(scores), rows, RowPart::Test};
}

/// f = a, standardised.
Predictor slopeOfA(const TaskPtr& task) {
    Matrix linear = Matrix::Zero(task->recipe->outputs(), task->recipe->inputs());
    linear(0, 0) = 1.;
    return linearPredictor(
        task->recipe, linear, Vector::Zero(linear.rows()),
        task->recipe->problem == Problem::Regression ? Link::Identity : Link::Logistic);
}

}  // namespace

void ConformalTest::scoreIsTheOneOfTheNextRow_data() {
    QTest::addColumn<double>("level");
    QTest::addColumn<double>("score");
    QTest::newRow("half") << 0.5 << 5.;   // ⌈10 · 0.5⌉
    QTest::newRow("0.85") << 0.85 << 9.;  // ⌈8.5⌉
    QTest::newRow("0.9") << 0.9 << 9.;    // 9 exactly
    QTest::newRow("least") << 0.01 << 1.;
}

void ConformalTest::scoreIsTheOneOfTheNextRow() {
    QFETCH(double, level);
    QFETCH(double, score);
    QCOMPARE(scoreWithin(held({1., 2., 3., 4., 5., 6., 7., 8., 9.}), level), score);
}

void ConformalTest::fewRowsCannotDo() {
    QVERIFY(std::isinf(scoreWithin(held({1., 2., 3., 4., 5., 6., 7., 8.}), 0.9)));
    QCOMPARE(fewestRows(0.9), Index(9));
    QCOMPARE(fewestRows(0.95), Index(19));
    QVERIFY(std::isfinite(scoreWithin(held(std::vector<double>(19, 1.)), 0.95)));
}

/// Errors as large as the prediction is: intervals are as wide there, and hold as often among small
/// predictions as among large ones.
void ConformalTest::intervalsAreWiderWhereErrorsAreLarger() {
    std::mt19937 engine(5);
    std::uniform_real_distribution<double> uniform(1., 10.);
    std::normal_distribution<double> normal;
    std::vector<double> a, y;
    for (int i = 0; i < 4000; ++i) {
        a.push_back(uniform(engine));
        y.push_back(10. * a.back() + a.back() * normal(engine));
    }
    TaskPtr task = taskOf({numbers("a", a), numbers("y", y)}, Problem::Regression);
    Task parted = *task;
    parted.split = {{}, {}, {}};
    for (std::int32_t i = 0; i < 4000; ++i)
        (i < 2000 ? parted.split.train : parted.split.test).push_back(i);
    Matrix slope = Matrix::Constant(1, 1, 0.);
    const EncodedColumn& column = parted.recipe->columns[0];
    slope(0, 0) = 10. * column.scale / parted.recipe->targetScale;
    const double offset =
        (10. * column.offset - parted.recipe->targetOffset) / parted.recipe->targetScale;
    const Predictor predictor =
        linearPredictor(parted.recipe, slope, Vector::Constant(1, offset), Link::Identity);
    HeldOutRows half{parted.split.test, RowPart::Test, false};
    half.rows.resize(1000);
    const auto found = conformal(predictor, parted, half);
    QVERIFY(found.has_value());
    const double score = scoreWithin(*found, 0.9);
    const double narrow = width(rangeAt(*found, 20., score)),
                 wide = width(rangeAt(*found, 90., score));
    QVERIFY2(wide > 2.5 * narrow, qPrintable(QString("%1 %2").arg(narrow).arg(wide)));
    int rows[2] = {}, held[2] = {};
    for (std::size_t i = 3000; i < 4000; ++i) {
        const int part = a[i] < 5.5 ? 0 : 1;
        ++rows[part];
        const Range range = rangeAt(*found, 10. * a[i], score);
        held[part] += range.low <= y[i] && y[i] <= range.high;
    }
    for (const int part : {0, 1}) {
        const double share = double(held[part]) / rows[part];
        QVERIFY2(std::abs(share - 0.9) < 0.05, qPrintable(QString::number(share)));
    }
    QVERIFY(intervalSentence(*found, *parted.recipe, 0.9).english().find("more where errors") !=
            std::string::npos);
}

/// Errors of a logarithm: never below 0, and as often right where y is small as where it is large.
void ConformalTest::intervalsOfATransformedTargetAreOfItsTransform() {
    std::mt19937 engine(8);
    std::normal_distribution<double> normal;
    std::vector<double> a, y;
    for (int i = 0; i < 3000; ++i) {
        a.push_back(normal(engine));
        y.push_back(a.back() + 0.8 * normal(engine));  // its logarithm, as the step has left it
    }
    Recipe recipe = target("y");
    recipe.split = {0.4, 0., 0.6};
    recipe.problem = ProblemChoice::Regression;
    recipe.shape = {{StepKind::Transform, "y", {}, Transform::Log}};
    auto made = makeTask(recipe, table({numbers("a", a), numbers("y", y)}));
    QVERIFY(made.has_value());
    const Task& task = *made;
    const EncodedColumn& column = task.recipe->columns[0];
    const Predictor predictor = linearPredictor(
        task.recipe, Matrix::Constant(1, 1, column.scale / task.recipe->targetScale),
        Vector::Constant(1, (column.offset - task.recipe->targetOffset) / task.recipe->targetScale),
        Link::Identity);
    const auto found = conformal(predictor, task, {task.split.test, RowPart::Test, false});
    QVERIFY(found.has_value());
    const double score = scoreWithin(*found, 0.9);
    int rows[2] = {}, held[2] = {};
    for (const std::int32_t row : task.split.train) {
        const auto i = std::size_t(row);
        const Range range = rangeAt(*found, std::exp(a[i]), score);
        QVERIFY(range.low > 0.);
        const int part = a[i] < 0. ? 0 : 1;
        ++rows[part];
        held[part] += range.low <= std::exp(y[i]) && std::exp(y[i]) <= range.high;
    }
    for (const int part : {0, 1}) {
        const double share = double(held[part]) / rows[part];
        QVERIFY2(std::abs(share - 0.9) < 0.05, qPrintable(QString::number(share)));
    }
    QVERIFY(intervalSentence(*found, *task.recipe, 0.9).english().find("within a factor of 3.") !=
            std::string::npos);
}

/// Over 2,000 draws of 30 held-out rows and a new one, up to four standard errors.
void ConformalTest::coversNewRowsAsOftenAsItSays() {
    std::mt19937 engine(3);
    std::exponential_distribution<double> errors;
    int covered = 0;
    for (int draw = 0; draw < 2000; ++draw) {
        std::vector<double> scores(30);
        for (double& score : scores) score = errors(engine);
        std::ranges::sort(scores);
        covered += errors(engine) <= scoreWithin(held(scores), 0.9);
    }
    const double share = covered / 2000.;
    QVERIFY2(share > 0.9 - 0.027 && share < 0.9 + 1. / 31. + 0.027,
             qPrintable(QString::number(share)));
}

void ConformalTest::scoresAreAbsoluteErrorsInTheTargetsUnit() {
    const TaskPtr task = mixedTask(40);
    const Predictor predictor = slopeOfA(task);
    const std::vector<std::int32_t> rows{3, 8, 20};
    const auto found = conformal(predictor, *task, {rows, RowPart::Test, false});
    const Matrix predicted = predict(predictor, task->x, rows);
    std::vector<double> expected;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const double y = task->recipe->targetOffset +
                         task->recipe->targetScale * double(task->y[std::size_t(rows[i])]);
        expected.push_back(std::abs(y - predicted(Index(i), 0)));
    }
    std::ranges::sort(expected);
    for (std::size_t i = 0; i < 3; ++i) COMPARE_WITHIN(found->scores[i], expected[i], 1e-9);
}

void ConformalTest::scoresOfClassesAreWhatTheOwnClassLacks() {
    const TaskPtr task = mixedTask(40, {"no", "yes"});
    const Predictor predictor = slopeOfA(task);
    const auto found = conformal(predictor, *task, {{4, 5}, RowPart::Test, false});
    const Matrix predicted = predict(predictor, task->x, {4, 5});
    std::vector<double> expected{1. - predicted(0, 0), 1. - predicted(1, 1)};
    std::ranges::sort(expected);
    QCOMPARE(found->scores, expected);
}

void ConformalTest::manyScoresAreThinned() {
    const TaskPtr task = mixedTask(40);
    HeldOutRows many{{}, RowPart::Test, false};
    for (int repeat = 0; repeat < 1000; ++repeat)
        for (std::int32_t row = 0; row < 40; ++row) many.rows.push_back(row);
    const auto found = conformal(slopeOfA(task), *task, many);
    QCOMPARE(found->scores.size(), std::size_t(10'000));
    QCOMPARE(found->rows, Index(40'000));
    const auto few = conformal(slopeOfA(task), *task, {allRows(*task), RowPart::Test, false});
    QCOMPARE(found->scores.back(), few->scores.back());
    QCOMPARE(scoreWithin(*found, 0.5), few->scores[20]);
}

void ConformalTest::saysNothingOfLearnedRows() {
    const TaskPtr task = mixedTask(40);
    QVERIFY(!conformal(slopeOfA(task), *task, {allRows(*task), RowPart::Training, true}));
    QVERIFY(!conformal(slopeOfA(task), *task, {{}, RowPart::Test, false}));
    QVERIFY(!conformal(slopeOfA(task), *task, {allRows(*task), RowPart::Validation, false}));
    Predictor broken = slopeOfA(task);
    std::get<FourierModel>(broken.model).intercept[0] = std::numeric_limits<double>::infinity();
    QVERIFY(!conformal(broken, *task, {allRows(*task), RowPart::Test, false}));
}

void ConformalTest::setsHoldTheLikeliestClass() {
    const Vector probabilities = (Vector(3) << 0.5, 0.3, 0.2).finished();
    QCOMPARE(classesWithin(probabilities, 0.1), (std::vector<Index>{0}));
    QCOMPARE(classesWithin(probabilities, 0.7), (std::vector<Index>{0, 1}));
    QCOMPARE(classesWithin(probabilities, 1.), (std::vector<Index>{0, 1, 2}));
}

void ConformalTest::sentencesNameLevelAndRows() {
    FittedRecipe recipe;
    recipe.problem = Problem::Regression;
    recipe.target = "y";
    QCOMPARE(intervalSentence(held(std::vector<double>(30, 2.5)), recipe, 0.9).english(),
             std::string("In 90 % of new rows like these y lies within ± 2.5 of its prediction "
                         "(split conformal, over 30 test rows)."));
    recipe.problem = Problem::Classification;
    QVERIFY(intervalSentence(held(std::vector<double>(30, 0.75)), recipe, 0.9)
                .english()
                .find("a probability of 0.25 or more") != std::string::npos);
}

ARDENT_TEST(ConformalTest)
#include "conformal_test.moc"
