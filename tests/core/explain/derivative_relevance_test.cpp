#include "core/explain/derivative_relevance.h"

#include <QtTest>

#include "core/data/task/level_inputs.h"
#include "core/parallel/blocks.h"
#include "tests/support/explained_model.h"
#include "tests/support/golden.h"

using namespace ardent;

namespace {

constexpr double kSmallStep = 1e-5;

/// By central differences and by switching levels, row by row.
std::vector<double> bruteForceRelevance(const Predictor& predictor, const Task& task,
                                        const std::vector<std::int32_t>& rows) {
    const FittedRecipe& recipe = *predictor.recipe;
    std::vector<double> result;
    for (Index s = 0; s < std::ssize(recipe.sources); ++s) {
        const auto& source = recipe.sources[std::size_t(s)];
        double sum = 0.;
        for (const std::int32_t row : rows) {
            const Vector x = test::rowOf(task.x, row);
            if (source.type == ColumnType::Numeric) {
                Index input = 0;
                while (recipe.columns[std::size_t(input)].source != s) ++input;
                const Vector slope =
                    (test::outputAt(predictor, test::moved(x, input, kSmallStep)) -
                     test::outputAt(predictor, test::moved(x, input, -kSmallStep))) /
                    (2. * kSmallStep);
                sum += slope.squaredNorm();
                continue;
            }
            const Index own = test::levelOf(recipe, x, s);
            const Vector shares = levelShares(recipe, s);
            const Index levels = std::ssize(source.levels);
            double others = 0.;
            for (Index level = 0; level < levels; ++level)
                if (level != own) others += shares[level];
            for (Index level = 0; level < levels; ++level)
                if (level != own)
                    sum += (test::outputAt(predictor, test::withLevel(recipe, x, s, level)) -
                            test::outputAt(predictor, x))
                               .norm() *
                           shares[level] / others;
        }
        sum /= double(rows.size());
        result.push_back(source.type == ColumnType::Numeric ? std::sqrt(sum) : sum);
    }
    return result;
}

}  // namespace

class DerivativeRelevanceTest : public QObject {
    Q_OBJECT

private slots:
    void agreesWithFiniteDifferences_data();
    void agreesWithFiniteDifferences();
    void aCellBetweenTwoLevelsCanChangeToBoth();
    void aCategoryInNoWaveHasNone();
    void linearModelHasItsSlopes();
    void constantColumnHasNone();
    void bitsDoNotDependOnThreads();
    void stopsWhenTold();
    void tellsUnitAndMeaning();
    void warnsOfAFewFastWaves();
};

void DerivativeRelevanceTest::agreesWithFiniteDifferences_data() {
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("classes");
    QTest::addColumn<int>("features");
    QTest::addColumn<bool>("linear");
    QTest::newRow("regression") << 300 << 0 << 9 << false;
    QTest::newRow("regression with a linear part") << 60 << 0 << 5 << true;
    QTest::newRow("two classes") << 60 << 2 << 8 << true;
    QTest::newRow("three classes") << 61 << 3 << 8 << true;
    QTest::newRow("one row") << 1 << 0 << 4 << false;
    QTest::newRow("no features") << 20 << 0 << 0 << true;
}

void DerivativeRelevanceTest::agreesWithFiniteDifferences() {
    QFETCH(int, rows);
    QFETCH(int, classes);
    QFETCH(int, features);
    QFETCH(bool, linear);
    std::vector<std::string> names;
    for (int c = 0; c < classes; ++c) names.push_back("class" + std::to_string(c));
    const TaskPtr task = test::mixedTask(std::max(rows, 20), names);
    const Predictor predictor = test::randomPredictor(task->recipe, features, linear);
    std::vector<std::int32_t> some = test::allRows(*task);
    some.resize(std::size_t(rows));
    const auto found = derivativeRelevance(predictor, task->x, some);
    QVERIFY(found);
    const std::vector<double> expected = bruteForceRelevance(predictor, *task, some);
    QCOMPARE(found->finding.values.size(), expected.size());
    for (std::size_t s = 0; s < expected.size(); ++s) {
        if (found->finding.names[s] == "flat") continue;
        COMPARE_WITHIN(found->finding.values[s], expected[s], 1e-6 * (1. + expected[s]));
    }
}

void DerivativeRelevanceTest::aCellBetweenTwoLevelsCanChangeToBoth() {
    constexpr Index kSize = 3;
    const TaskPtr task = test::mixedTask(30);
    const FittedRecipe& recipe = *task->recipe;
    const Predictor predictor = test::randomPredictor(task->recipe, 9, true);
    const auto column = std::ranges::find(recipe.columns, kSize, &EncodedColumn::source);
    DesignMatrix x = task->x;
    x(5, column - recipe.columns.begin()) = 0.F;
    const auto found = derivativeRelevance(predictor, x, {5});
    QVERIFY(found);
    const Vector row = test::rowOf(x, 5);
    double expected = 0.;
    for (const Index level : {0, 1})
        expected += (test::outputAt(predictor, test::withLevel(recipe, row, kSize, level)) -
                     test::outputAt(predictor, row))
                        .norm() *
                    levelShares(recipe, kSize)[level];
    COMPARE_WITHIN(found->finding.values[std::size_t(kSize)], expected, 1e-6 * (1. + expected));
}

/// What is left by rounding between waves that no level moves would be told as a small effect.
void DerivativeRelevanceTest::aCategoryInNoWaveHasNone() {
    constexpr Index kSize = 3;
    const TaskPtr task = test::mixedTask(40);
    Predictor predictor = test::randomPredictor(task->recipe, 200, false);
    const auto& columns = task->recipe->columns;
    FourierModel still = *predictor.fourier();
    for (std::size_t c = 0; c < columns.size(); ++c)
        if (columns[c].source == kSize) still.scale(static_cast<Index>(c)) = 0.;
    predictor.model = still;
    const auto found = derivativeRelevance(predictor, task->x, test::allRows(*task));
    QCOMPARE(found->finding.values[std::size_t(kSize)], 0.);
    QVERIFY(found->finding.values[0] > 0.);
}

void DerivativeRelevanceTest::linearModelHasItsSlopes() {
    const TaskPtr task =
        test::taskOf({test::numbers("a", {1., 2., 3., 9.}), test::numbers("b", {4., 1., 0., 3.}),
                      test::numbers("y", {1., 2., 3., 5.})},
                     Problem::Regression);
    Matrix linear(1, 2);
    linear << 2., -0.5;
    const Predictor predictor =
        test::linearPredictor(task->recipe, linear, Vector::Zero(1), Link::Identity);
    const auto found = derivativeRelevance(predictor, task->x, {0, 1, 2, 3});
    COMPARE_WITHIN(found->finding.values[0], 2. * task->recipe->targetScale, 1e-12);
    COMPARE_WITHIN(found->finding.values[1], 0.5 * task->recipe->targetScale, 1e-12);
}

void DerivativeRelevanceTest::constantColumnHasNone() {
    const TaskPtr task = test::mixedTask(40);
    const Predictor predictor = test::randomPredictor(task->recipe, 6, true);
    const auto found = derivativeRelevance(predictor, task->x, test::allRows(*task));
    QCOMPARE(found->finding.names[4], std::string("flat"));
    QCOMPARE(found->finding.values[4], 0.);
    QVERIFY(found->finding.values[0] > 0.);
}

void DerivativeRelevanceTest::bitsDoNotDependOnThreads() {
    const TaskPtr task = test::mixedTask(1000);
    const Predictor predictor = test::randomPredictor(task->recipe, 30, true);
    std::vector<std::vector<double>> results;
    for (const int threads : {1, 2, 8})
        Arena(threads).run([&] {
            results.push_back(
                derivativeRelevance(predictor, task->x, test::allRows(*task))->finding.values);
        });
    QCOMPARE(results[1], results[0]);
    QCOMPARE(results[2], results[0]);
}

void DerivativeRelevanceTest::stopsWhenTold() {
    const TaskPtr task = test::mixedTask(40);
    const Predictor predictor = test::randomPredictor(task->recipe, 6, true);
    QVERIFY(!derivativeRelevance(predictor, task->x, test::allRows(*task), [] { return false; }));
    const auto nothing = derivativeRelevance(predictor, task->x, {});
    QCOMPARE(nothing->finding.values, std::vector<double>(5, 0.));
}

void DerivativeRelevanceTest::tellsUnitAndMeaning() {
    const TaskPtr task = test::mixedTask(40);
    const Predictor predictor = test::randomPredictor(task->recipe, 6, true);
    const auto found = derivativeRelevance(predictor, task->x, test::allRows(*task));
    QVERIFY(found->finding.kind.english().find("unit of y") != std::string::npos);
    QVERIFY(found->meaning.english().find("40 rows") != std::string::npos);
    QVERIFY(found->meaning.english().find("correlated") != std::string::npos);
}

void DerivativeRelevanceTest::warnsOfAFewFastWaves() {
    const TaskPtr task = test::mixedTask(40);
    Predictor predictor = test::randomPredictor(task->recipe, 30, true);
    const auto caution = [&] {
        return derivativeRelevance(predictor, task->x, test::allRows(*task))->caution.english();
    };
    QCOMPARE(caution(), std::string());
    FourierModel model = *predictor.fourier();
    FourierBasis basis = *model.basis;
    basis.frequencies.col(0).head(2).setConstant(1000.);
    model.basis = std::make_shared<const FourierBasis>(std::move(basis));
    model.scale.setOnes();
    predictor.model = std::move(model);
    QVERIFY(caution().starts_with("A few fast waves of 30 "));
}

ARDENT_TEST(DerivativeRelevanceTest)
#include "derivative_relevance_test.moc"
