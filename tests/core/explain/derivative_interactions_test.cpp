#include "core/explain/derivative_interactions.h"

#include <QtTest>
#include <numbers>
#include <numeric>

#include "core/data/task/level_inputs.h"
#include "core/explain/pair_scores.h"
#include "core/parallel/blocks.h"
#include "tests/support/explained_model.h"
#include "tests/support/golden.h"

using namespace ardent;

namespace {

constexpr double kStep = 1e-3;

/// f(both) − f(one) − f(other) + f(none), one after the other over all ways to change.
double bruteForce(const Predictor& predictor, const Task& task,
                  const std::vector<std::int32_t>& rows, Index s, Index t) {
    const FittedRecipe& recipe = *predictor.recipe;
    const auto inputOf = [&](Index source) {
        Index input = 0;
        while (recipe.columns[std::size_t(input)].source != source) ++input;
        return input;
    };
    const auto numeric = [&](Index source) {
        return recipe.sources[std::size_t(source)].type == ColumnType::Numeric;
    };
    /// Effect of a source on g at x: its slope, or the change to `level`.
    const auto slope = [&](const auto& g, Index source, const Vector& x) {
        const Index input = inputOf(source);
        return ((g(test::moved(x, input, kStep)) - g(test::moved(x, input, -kStep))) / (2. * kStep))
            .eval();
    };
    const auto f = [&](const Vector& x) { return test::outputAt(predictor, x); };
    const auto otherLevels = [&](const Vector& x, Index source) {
        std::vector<Index> others;
        const Index own = test::levelOf(recipe, x, source);
        for (Index l = 0; l < std::ssize(recipe.sources[std::size_t(source)].levels); ++l)
            if (l != own) others.push_back(l);
        return others;
    };
    const auto chance = [&](Index source, const Vector& x, Index level) {
        const Vector shares = levelShares(recipe, source);
        const auto levels = std::ssize(recipe.sources[std::size_t(source)].levels);
        const Index own = test::levelOf(recipe, x, source);
        return shares[level] /
               (shares.head(levels).sum() - (own >= 0 && own < levels ? shares[own] : 0.));
    };
    double sum = 0.;
    for (const std::int32_t row : rows) {
        const Vector x = test::rowOf(task.x, row);
        if (numeric(s) && numeric(t)) {
            const auto first = [&](const Vector& at) { return slope(f, s, at); };
            sum += slope(first, t, x).squaredNorm();
        } else if (numeric(s) || numeric(t)) {
            const Index category = numeric(s) ? t : s;
            const Index number = numeric(s) ? s : t;
            const auto others = otherLevels(x, category);
            for (const Index level : others)
                sum += (slope(f, number, test::withLevel(recipe, x, category, level)) -
                        slope(f, number, x))
                           .norm() *
                       chance(category, x, level);
        } else {
            const auto levelsOfS = otherLevels(x, s);
            const auto levelsOfT = otherLevels(x, t);
            for (const Index l : levelsOfS)
                for (const Index m : levelsOfT) {
                    const Vector one = test::withLevel(recipe, x, s, l);
                    const Vector other = test::withLevel(recipe, x, t, m);
                    const Vector both = test::withLevel(recipe, one, t, m);
                    sum += (f(both) - f(one) - f(other) + f(x)).norm() * chance(s, x, l) *
                           chance(t, x, m);
                }
        }
    }
    sum /= double(rows.size());
    return numeric(s) && numeric(t) ? std::sqrt(sum) : sum;
}

double scoreOf(const Interactions& interactions, Index s, Index t) {
    for (const auto& set : interactions.sets)
        if (set.sources == std::vector<Index>{s, t}) return set.score;
    return std::nan("");
}

/// f over one unit of an input, its middle at x.
Vector difference(const Predictor& predictor, Index input, const Vector& x) {
    return test::outputAt(predictor, test::moved(x, input, 0.5)) -
           test::outputAt(predictor, test::moved(x, input, -0.5));
}

/// Root mean square of the differences along "b" of those along "a".
double bruteDifferences(const Predictor& predictor, const Task& task,
                        const std::vector<std::int32_t>& rows) {
    double sum = 0.;
    for (const std::int32_t row : rows) {
        const Vector x = test::rowOf(task.x, row);
        sum += (difference(predictor, 0, test::moved(x, 1, 0.5)) -
                difference(predictor, 0, test::moved(x, 1, -0.5)))
                   .squaredNorm();
    }
    return std::sqrt(sum / double(rows.size()));
}

/// Mean change of the difference along "a" between the levels of "colour".
double bruteDifferencesByColour(const Predictor& predictor, const Task& task,
                                const std::vector<std::int32_t>& rows) {
    constexpr Index kColour = 2;
    const FittedRecipe& recipe = *predictor.recipe;
    double sum = 0.;
    for (const std::int32_t row : rows) {
        const Vector x = test::rowOf(task.x, row);
        const Vector chances =
            otherLevelShares(levelShares(recipe, kColour), test::levelOf(recipe, x, kColour));
        for (Index level = 0; level < 3; ++level)
            sum += chances[level] *
                   (difference(predictor, 0, test::withLevel(recipe, x, kColour, level)) -
                    difference(predictor, 0, x))
                       .norm();
    }
    return sum / double(rows.size());
}

/// Forty waves, the first of which is much faster than the others along the numbers.
Predictor withFastWave(const FittedRecipePtr& recipe) {
    Predictor predictor = test::randomPredictor(recipe, 40, false);
    FourierModel model = *predictor.fourier();
    FourierBasis basis = *model.basis;
    basis.frequencies.col(0).head(2).setConstant(100.);
    model.basis = std::make_shared<const FourierBasis>(std::move(basis));
    model.scale.setOnes();
    model.weights.row(0).setConstant(0.1);
    predictor.model = std::move(model);
    return predictor;
}

/// Numbers only: `inputs` standard normal columns x0, x1, …
TaskPtr numericTask(Index rows, Index inputs) {
    RandomStream random(3, StreamId::SyntheticDesign);
    std::vector<Column> columns;
    for (Index j = 0; j <= inputs; ++j) {
        std::vector<double> values;
        for (Index i = 0; i < rows; ++i) values.push_back(random.normal());
        columns.push_back(test::numbers("x" + std::to_string(j), values));
    }
    return test::taskOf(std::move(columns), Problem::Regression);
}

}  // namespace

class DerivativeInteractionsTest : public QObject {
    Q_OBJECT

private slots:
    void agreesWithFiniteDifferences_data();
    void agreesWithFiniteDifferences();
    void rankingAgreesWithTheDefinition_data();
    void rankingAgreesWithTheDefinition();
    void productIsFoundFirst();
    void additiveModelHasNone();
    void aFastWaveDoesNotDecide();
    void theStrongestAreOfRowsThatAlternate();
    void oneRowIsOneOfItsKind();
    void bitsDoNotDependOnThreads();
    void stopsWhenTold();
};

void DerivativeInteractionsTest::agreesWithFiniteDifferences_data() {
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("classes");
    QTest::addColumn<int>("features");
    QTest::newRow("regression") << 30 << 0 << 7;
    QTest::newRow("two classes") << 30 << 2 << 7;
    QTest::newRow("three classes") << 30 << 3 << 7;
    QTest::newRow("one row") << 1 << 0 << 7;
    QTest::newRow("no features") << 20 << 0 << 0;
}

void DerivativeInteractionsTest::agreesWithFiniteDifferences() {
    QFETCH(int, rows);
    QFETCH(int, classes);
    QFETCH(int, features);
    std::vector<std::string> names;
    for (int c = 0; c < classes; ++c) names.push_back("class" + std::to_string(c));
    const TaskPtr task = test::mixedTask(30, names);
    const Predictor predictor = test::randomPredictor(task->recipe, features, true);
    std::vector<std::int32_t> some = test::allRows(*task);
    some.resize(std::size_t(rows));
    const auto ranked = rankedInteractions(predictor, task->x, some, 100);
    QVERIFY(ranked);
    QCOMPARE(ranked->finding.sets.size(), std::size_t(10));
    for (const auto [s, t] : {SourcePair{0, 1}, SourcePair{0, 2}, SourcePair{1, 3},
                              SourcePair{2, 3}, SourcePair{0, 4}}) {
        const double expected =
            t == 4 ? 0. : bruteForce(predictor, *task, some, s, t);  // "flat" is constant
        COMPARE_WITHIN(scoreOf(ranked->finding, s, t), expected, 1e-5 * (1. + expected));
    }
    QVERIFY(
        std::ranges::is_sorted(ranked->finding.sets, std::greater{}, &Interactions::Set::score));
}

/// Few rows take the direct way, many the factored one, with tiles that do not divide D.
void DerivativeInteractionsTest::rankingAgreesWithTheDefinition_data() {
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("features");
    QTest::newRow("few rows") << 20 << 100;
    QTest::newRow("more rows than features") << 700 << 150;
    QTest::newRow("as many") << 150 << 150;
}

void DerivativeInteractionsTest::rankingAgreesWithTheDefinition() {
    QFETCH(int, rows);
    QFETCH(int, features);
    const TaskPtr task = numericTask(rows, 30);
    const Predictor predictor = test::randomPredictor(task->recipe, features, true);
    std::vector<SourcePair> pairs;
    for (Index s = 0; s < 30; ++s)
        for (Index t = s + 1; t < 30; ++t) pairs.push_back({s, t});
    const auto all = test::allRows(*task);
    const ClosedForm form = closedForm(predictor);
    const auto squares =
        meanSquaredCurvatures({form, *task->recipe, task->x, all, form.frequencies}, pairs, always);
    QVERIFY(squares);
    const auto ranked = rankedInteractions(predictor, task->x, all, 25);
    QVERIFY(ranked->finding.kind.english().starts_with("mixed derivative"));
    QCOMPARE(ranked->finding.sets.size(), std::size_t(25));
    std::vector<std::size_t> strongest(pairs.size());
    std::iota(strongest.begin(), strongest.end(), std::size_t(0));
    std::ranges::stable_sort(strongest, std::greater{},
                             [&](std::size_t p) { return (*squares)[Index(p)]; });
    for (std::size_t i = 0; i < 25; ++i) {
        const SourcePair pair = pairs[strongest[i]];
        QCOMPARE(ranked->finding.sets[i].sources, (std::vector<Index>{pair.first, pair.second}));
        const double score = std::sqrt((*squares)[Index(strongest[i])]);
        COMPARE_WITHIN(ranked->finding.sets[i].score, score, 1e-7 * score);
    }
}

/// cos(x1) cos(x2) = ½ cos(x1 + x2) + ½ cos(x1 − x2) and a lone cos(x3).
void DerivativeInteractionsTest::productIsFoundFirst() {
    const TaskPtr task = numericTask(200, 3);
    Predictor predictor = test::randomPredictor(task->recipe, 3, false);
    FourierModel model = *predictor.fourier();
    FourierBasis basis;
    basis.frequencies = Matrix(3, 3);
    basis.frequencies << 1., 1., 0., 1., -1., 0., 0., 0., 1.;
    basis.phases = Vector::Zero(3);
    model.basis = std::make_shared<const FourierBasis>(std::move(basis));
    model.scale = Vector::Ones(3);
    model.weights = Matrix(3, 1);
    model.weights << 0.5, 0.5, 1.;
    predictor.model = model;
    const auto ranked = rankedInteractions(predictor, task->x, test::allRows(*task), 20);
    double expected = 0.;
    for (Index i = 0; i < 200; ++i)
        expected += std::pow(std::sin(double(task->x(i, 0))) * std::sin(double(task->x(i, 1))), 2);
    expected = std::sqrt(expected / 200.) * task->recipe->targetScale;
    QCOMPARE(ranked->finding.sets[0].sources, (std::vector<Index>{0, 1}));
    COMPARE_WITHIN(ranked->finding.sets[0].score, expected, 1e-9);
    COMPARE_WITHIN(ranked->finding.sets[1].score, 0., 1e-6);
}

void DerivativeInteractionsTest::additiveModelHasNone() {
    const TaskPtr task = numericTask(300, 3);
    Predictor predictor = test::randomPredictor(task->recipe, 3, true);
    FourierModel model = *predictor.fourier();
    FourierBasis basis{Matrix::Identity(3, 3), Vector::Ones(3)};
    model.basis = std::make_shared<const FourierBasis>(std::move(basis));
    predictor.model = model;
    const auto ranked = rankedInteractions(predictor, task->x, test::allRows(*task), 20);
    for (const auto& set : ranked->finding.sets) QCOMPARE(set.score, 0.);
}

/// Its derivatives would be 0.1 · 100² of a function that varies by a few units.
void DerivativeInteractionsTest::aFastWaveDoesNotDecide() {
    const TaskPtr task = test::mixedTask(60);
    const Predictor predictor = withFastWave(task->recipe);
    const auto rows = test::allRows(*task);
    const auto ranked = rankedInteractions(predictor, task->x, rows, 100);
    const double numbers = bruteDifferences(predictor, *task, rows);
    const double withColour = bruteDifferencesByColour(predictor, *task, rows);
    COMPARE_WITHIN(scoreOf(ranked->finding, 0, 1), numbers, 1e-5 * numbers);
    COMPARE_WITHIN(scoreOf(ranked->finding, 0, 2), withColour, 1e-5 * withColour);
    QVERIFY(ranked->finding.kind.english() == "mixed difference in unit of y");
    QVERIFY(ranked->meaning.english().find("A few of the 40 waves") != std::string::npos);
    const Predictor slow = test::randomPredictor(task->recipe, 40, false);
    const auto usual = rankedInteractions(slow, task->x, rows, 100);
    QVERIFY(usual->finding.kind.english() == "mixed derivative in unit of y");
    QVERIFY(usual->meaning.english().find("waves") == std::string::npos);
}

/// f = cos(a + b) has a mixed derivative in even rows, where a + b = 0, and none in odd ones.
void DerivativeInteractionsTest::theStrongestAreOfRowsThatAlternate() {
    std::vector<double> a, y;
    for (int i = 0; i < 4000; ++i) {
        a.push_back(i % 2 == 0 ? 0. : i % 4 == 1 ? 1. : -1.);
        y.push_back(std::sin(i));
    }
    const TaskPtr task = test::taskOf(
        {test::numbers("a", a), test::numbers("b", a), test::numbers("y", y)}, Problem::Regression);
    Predictor predictor =
        test::linearPredictor(task->recipe, Matrix::Zero(1, 2), Vector::Zero(1), Link::Identity);
    FourierModel model = *predictor.fourier();
    model.basis =
        std::make_shared<const FourierBasis>(FourierBasis{Matrix::Ones(2, 1), Vector::Zero(1)});
    const double odd = static_cast<double>(std::abs(task->x(1, 0)));
    model.scale.setConstant(std::numbers::pi / 4. / odd);
    model.weights = Matrix::Ones(1, 1);
    predictor.model = model;
    const auto rows = test::allRows(*task);
    const double ofAll = scoreOf(rankedInteractions(predictor, task->x, rows, 5)->finding, 0, 1);
    const auto some = strongestInteractions(predictor, task->x, rows, RowsName("rows", "row"), 5);
    QVERIFY(wholeKind(some->finding).english().find("over 2000 of 4000 rows") != std::string::npos);
    QVERIFY(ofAll > 0.01);
    COMPARE_WITHIN(scoreOf(some->finding, 0, 1), ofAll, 0.05 * ofAll);
}

void DerivativeInteractionsTest::oneRowIsOneOfItsKind() {
    const TaskPtr task = test::mixedTask(60);
    const Predictor predictor = test::randomPredictor(task->recipe, 40, true);
    const auto kindOver = [&](std::vector<std::int32_t> rows) {
        const auto found =
            strongestInteractions(predictor, task->x, rows, RowPart::OfChangedTable, 5);
        return wholeKind(found->finding).english();
    };
    const std::string one = kindOver({7}), two = kindOver({7, 9});
    QVERIFY2(one.ends_with("; over 1 of 1 rows of the changed table"), one.c_str());
    QVERIFY2(two.ends_with("; over 2 rows of the changed table"), two.c_str());
}

void DerivativeInteractionsTest::bitsDoNotDependOnThreads() {
    const TaskPtr task = test::mixedTask(600);
    const Predictor predictor = test::randomPredictor(task->recipe, 40, true);
    std::vector<std::vector<double>> results;
    for (const int threads : {1, 2, 8})
        Arena(threads).run([&] {
            const auto ranked = rankedInteractions(predictor, task->x, test::allRows(*task), 100);
            results.emplace_back();
            for (const auto& set : ranked->finding.sets) results.back().push_back(set.score);
        });
    QCOMPARE(results[1], results[0]);
    QCOMPARE(results[2], results[0]);
}

void DerivativeInteractionsTest::stopsWhenTold() {
    const TaskPtr task = test::mixedTask(600);
    const Predictor predictor = test::randomPredictor(task->recipe, 40, true);
    for (int asked = 0; asked < 6; ++asked) {
        int left = asked;
        const auto ranked = rankedInteractions(predictor, task->x, test::allRows(*task), 100,
                                               [&] { return left-- > 0; });
        if (asked == 0) QVERIFY(!ranked);
        if (!ranked) QVERIFY(left < 0);
    }
}

ARDENT_TEST(DerivativeInteractionsTest)
#include "derivative_interactions_test.moc"
