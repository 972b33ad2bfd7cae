#include "core/explain/sobol.h"

#include <QtTest>
#include <cmath>

#include "core/explain/sobol_parts.h"
#include "core/parallel/blocks.h"
#include "tests/support/explained_model.h"
#include "tests/support/golden.h"

using namespace ardent;

namespace {

struct Expected {
    double variance = 0.;
    std::vector<double> first, total;
    Matrix pairs;
};

/// All combinations of the values that the columns have in the rows, each equally likely: the
/// product of the empirical distributions, without sampling. rows^4 points for four sources.
Expected enumerate(const Predictor& predictor, const DesignMatrix& x) {
    const FittedRecipe& recipe = *predictor.recipe;
    const auto sources = std::ssize(recipe.sources);
    const Index rows = x.rows();
    Index points = 1;
    for (Index s = 0; s < sources; ++s) points *= rows;
    const Index outputs = predictor.fourier()->outputs();
    Matrix values(points, outputs);
    const auto chosenRow = [&](Index point, Index source) {
        for (Index s = 0; s < source; ++s) point /= rows;
        return point % rows;
    };
    for (Index point = 0; point < points; ++point) {
        Vector at(x.cols());
        for (Index j = 0; j < x.cols(); ++j)
            at[j] = double(x(chosenRow(point, recipe.columns[std::size_t(j)].source), j));
        values.row(point) = test::outputAt(predictor, at).transpose();
    }
    values.rowwise() -= values.colwise().mean().eval();
    /// Variance of the conditional mean given the sources in `mask`.
    const auto explained = [&](unsigned mask) {
        Index groups = 1;
        for (Index s = 0; s < sources; ++s) groups *= (mask >> s & 1U) != 0 ? rows : 1;
        Matrix sums = Matrix::Zero(groups, outputs);
        for (Index point = 0; point < points; ++point) {
            Index group = 0;
            for (Index s = 0; s < sources; ++s)
                if ((mask >> s & 1U) != 0) group = group * rows + chosenRow(point, s);
            sums.row(group) += values.row(point);
        }
        return sums.squaredNorm() * double(groups) / std::pow(double(points), 2);
    };
    Expected expected;
    const unsigned all = (1U << sources) - 1U;
    expected.variance = explained(all);
    expected.pairs = Matrix::Zero(sources, sources);
    for (Index s = 0; s < sources; ++s) {
        expected.first.push_back(explained(1U << s) / expected.variance);
        expected.total.push_back(1. - explained(all & ~(1U << s)) / expected.variance);
    }
    for (Index s = 0; s < sources; ++s)
        for (Index t = s + 1; t < sources; ++t)
            expected.pairs(s, t) = explained(1U << s | 1U << t) / expected.variance -
                                   expected.first[std::size_t(s)] - expected.first[std::size_t(t)];
    return expected;
}

TaskPtr sharedTask(Index rows, Index inputs, double shared) {
    RandomStream random(5, StreamId::SyntheticDesign);
    std::vector<std::vector<double>> values(static_cast<std::size_t>(inputs + 1));
    for (Index i = 0; i < rows; ++i) {
        const double common = random.normal();
        for (auto& column : values) column.push_back(shared * common + random.normal());
    }
    std::vector<Column> columns;
    for (Index j = 0; j <= inputs; ++j)
        columns.push_back(
            test::numbers("x" + std::to_string(j), values[static_cast<std::size_t>(j)]));
    return test::taskOf(std::move(columns), Problem::Regression);
}

}  // namespace

class SobolTest : public QObject {
    Q_OBJECT

private slots:
    void agreesWithEnumeration_data();
    void agreesWithEnumeration();
    void agreesWithMonteCarloOnIndependentColumns();
    void sharesAddUpToOne();
    void linearModelHasItsVariances();
    void gaussRuleHasTheMoments();
    void pairsOfTheTopSourcesOnly();
    void columnsWithoutPartCostNothing();
    void constantModelHasNone();
    void aModelThatMovesByRoundingOnlyHasNone();
    void termsThatCancelDoNotMakeItConstant();
    void outlierDoesNotSpoilIt();
    void bitsDoNotDependOnThreads();
    void progressGrowsToOne();
};

void SobolTest::agreesWithEnumeration_data() {
    QTest::addColumn<int>("classes");
    QTest::addColumn<int>("features");
    QTest::addColumn<bool>("linear");
    QTest::newRow("regression") << 0 << 9 << false;
    QTest::newRow("regression with a linear part") << 0 << 40 << true;
    QTest::newRow("two classes") << 2 << 9 << true;
    QTest::newRow("three classes") << 3 << 9 << true;
    QTest::newRow("no features") << 0 << 0 << true;
}

void SobolTest::agreesWithEnumeration() {
    QFETCH(int, classes);
    QFETCH(int, features);
    QFETCH(bool, linear);
    std::vector<std::string> names;
    for (int c = 0; c < classes; ++c) names.push_back("class" + std::to_string(c));
    Table table = test::mixedTable(6, names);
    table.columns.erase(table.columns.begin() + 4);
    const TaskPtr task = test::taskOf(
        std::move(table.columns), names.empty() ? Problem::Regression : Problem::Classification);
    const Predictor predictor = test::randomPredictor(task->recipe, features, linear);
    const Expected expected = enumerate(predictor, task->x);
    const auto found = test::sobolIndices(predictor, task->x, test::allRows(*task));
    const SobolIndices& indices = found.finding;
    COMPARE_WITHIN(indices.variance, expected.variance, 1e-9 * expected.variance);
    for (std::size_t s = 0; s < 4; ++s) {
        COMPARE_WITHIN(indices.first[s], expected.first[s], 1e-10);
        COMPARE_WITHIN(indices.total[s], expected.total[s], 1e-10);
    }
    for (Index s = 0; s < 4; ++s)
        for (Index t = s + 1; t < 4; ++t) {
            const auto pair = std::ranges::find(indices.pairs.sets, std::vector<Index>{s, t},
                                                &Interactions::Set::sources);
            const double share = pair == indices.pairs.sets.end() ? 0. : pair->score;
            COMPARE_WITHIN(share, expected.pairs(s, t), 2e-9);
        }
}

/// Saltelli's estimators with 20,000 fresh rows of each column: their error is about 1 %.
void SobolTest::agreesWithMonteCarloOnIndependentColumns() {
    const TaskPtr task = sharedTask(2000, 3, 0.);
    const Predictor predictor = test::randomPredictor(task->recipe, 12, true);
    const auto found = test::sobolIndices(predictor, task->x, test::allRows(*task));
    RandomStream random(9, StreamId::SyntheticNoise);
    const auto drawn = [&] {
        Vector x(3);
        for (Index j = 0; j < 3; ++j) x[j] = double(task->x(Index(random.below(2000)), j));
        return x;
    };
    constexpr int kDraws = 20000;
    double sum = 0.;
    double squares = 0.;
    std::vector<double> first(3, 0.);
    std::vector<double> total(3, 0.);
    for (int draw = 0; draw < kDraws; ++draw) {
        const Vector a = drawn();
        const Vector b = drawn();
        const double fa = test::outputAt(predictor, a)[0];
        const double fb = test::outputAt(predictor, b)[0];
        sum += fa;
        squares += fa * fa;
        for (Index j = 0; j < 3; ++j) {
            Vector mixed = a;
            mixed[j] = b[j];
            const double fm = test::outputAt(predictor, mixed)[0];
            first[std::size_t(j)] += fb * (fm - fa);
            total[std::size_t(j)] += 0.5 * (fa - fm) * (fa - fm);
        }
    }
    const double variance = squares / kDraws - std::pow(sum / kDraws, 2);
    COMPARE_WITHIN(found.finding.variance, variance, 0.05 * variance);
    for (std::size_t j = 0; j < 3; ++j) {
        COMPARE_WITHIN(found.finding.first[j], first[j] / kDraws / variance, 0.06);
        COMPARE_WITHIN(found.finding.total[j], total[j] / kDraws / variance, 0.06);
    }
    COMPARE_WITHIN(found.finding.varianceOverRows, variance, 0.2 * variance);
}

void SobolTest::sharesAddUpToOne() {
    const TaskPtr task = sharedTask(500, 2, 0.8);
    const Predictor two = test::randomPredictor(task->recipe, 30, true);
    const auto found = test::sobolIndices(two, task->x, test::allRows(*task));
    const SobolIndices& indices = found.finding;
    const double pair = indices.pairs.sets[0].score;
    COMPARE_WITHIN(indices.first[0] + indices.first[1] + pair, 1., 1e-8);
    COMPARE_WITHIN(indices.total[0], indices.first[0] + pair, 1e-8);

    const TaskPtr more = sharedTask(300, 6, 0.);
    const Predictor six = test::randomPredictor(more->recipe, 30, true);
    const auto many = test::sobolIndices(six, more->x, test::allRows(*more));
    double sum = 0.;
    for (const double share : many.finding.first) sum += share;
    for (const auto& set : many.finding.pairs.sets) sum += set.score;
    QVERIFY(sum <= 1. + 1e-9);
    for (std::size_t s = 0; s < 6; ++s)
        QVERIFY(many.finding.first[s] <= many.finding.total[s] + 1e-9);
}

void SobolTest::linearModelHasItsVariances() {
    const TaskPtr task = sharedTask(100, 3, 0.);
    Matrix linear(1, 3);
    linear << 2., 0., -1.;
    const Predictor predictor =
        test::linearPredictor(task->recipe, linear, Vector::Ones(1), Link::Identity);
    const auto found = test::sobolIndices(predictor, task->x, test::allRows(*task));
    const std::vector expected{0.8, 0., 0.2};
    for (std::size_t s = 0; s < 3; ++s) {
        COMPARE_WITHIN(found.finding.first[s], expected[s], 1e-6);
        COMPARE_WITHIN(found.finding.total[s], expected[s], 1e-6);
    }
    for (const auto& set : found.finding.pairs.sets) COMPARE_WITHIN(set.score, 0., 1e-12);
}

void SobolTest::gaussRuleHasTheMoments() {
    RandomStream random(2, StreamId::SyntheticNoise);
    Vector values(40);
    Vector weights(40);
    for (Index i = 0; i < 40; ++i) {
        values[i] = random.uniform(-2., 3.);
        weights[i] = random.uniform(0.1, 1.);
    }
    weights /= weights.sum();
    const Marginal rule = gaussRule(values, weights, 8);
    QCOMPARE(rule.weights.size(), Index{8});
    for (int power = 0; power < 16; ++power) {
        const double expected = weights.dot(values.array().pow(power).matrix());
        const double found =
            rule.weights.dot(rule.inputs.row(0).transpose().array().pow(power).matrix());
        COMPARE_WITHIN(found, expected, 1e-9 * (1. + std::abs(expected)));
    }
    const double sixteenth = weights.dot(values.array().pow(16).matrix());
    QVERIFY(std::abs(rule.weights.dot(rule.inputs.row(0).transpose().array().pow(16).matrix()) -
                     sixteenth) > 1e-6 * sixteenth);
}

void SobolTest::pairsOfTheTopSourcesOnly() {
    const TaskPtr task = sharedTask(60, 5, 0.);
    const Predictor predictor = test::randomPredictor(task->recipe, 20, true);
    const auto rows = test::allRows(*task);
    const auto all = test::sobolIndices(predictor, task->x, rows);
    const auto some = test::sobolIndices(predictor, task->x, rows, 3);
    QCOMPARE(all.finding.pairs.sets.size(), std::size_t(10));
    QCOMPARE(some.finding.pairs.sets.size(), std::size_t(3));
    QCOMPARE(some.finding.pairSources, Index{3});
    for (const auto& set : some.finding.pairs.sets) {
        const auto same =
            std::ranges::find(all.finding.pairs.sets, set.sources, &Interactions::Set::sources);
        COMPARE_WITHIN(set.score, same->score, 1e-12);
    }
}

/// Of 10,000 columns the model looks at two.
void SobolTest::columnsWithoutPartCostNothing() {
    const TaskPtr task = sharedTask(50, 10'000, 0.);
    Predictor predictor = test::randomPredictor(task->recipe, 40, true);
    auto& model = std::get<FourierModel>(predictor.model);
    for (Index j = 0; j < model.inputs(); ++j)
        if (j != 3 && j != 7'000) model.scale[j] = model.linear(0, j) = 0.;
    const auto found = test::sobolIndices(predictor, task->x, test::allRows(*task));
    const SobolIndices& indices = found.finding;
    QCOMPARE(indices.pairs.sets.size(), std::size_t(1));
    QCOMPARE(indices.pairs.sets[0].sources, (std::vector<Index>{3, 7'000}));
    const double pair = indices.pairs.sets[0].score;
    COMPARE_WITHIN(indices.first[3] + indices.first[7'000] + pair, 1., 1e-8);
    COMPARE_WITHIN(indices.total[3], indices.first[3] + pair, 1e-8);
    for (std::size_t s = 0; s < indices.total.size(); ++s)
        if (s != 3 && s != 7'000) QCOMPARE(indices.total[s], 0.);
}

void SobolTest::constantModelHasNone() {
    const TaskPtr task = test::mixedTask(20);
    const Predictor predictor = test::linearPredictor(
        task->recipe, Matrix::Zero(1, task->recipe->inputs()), Vector::Ones(1), Link::Identity);
    const auto found = test::sobolIndices(predictor, task->x, test::allRows(*task));
    QCOMPARE(found.finding.first, std::vector<double>(5, 0.));
    QCOMPARE(found.finding.total, std::vector<double>(5, 0.));
    const auto single =
        test::sobolIndices(test::randomPredictor(task->recipe, 5, true), task->x, {3});
    COMPARE_WITHIN(single.finding.variance, 0., 1e-9);
}

/// Cosines whose frequencies are next to nothing.
void SobolTest::aModelThatMovesByRoundingOnlyHasNone() {
    const TaskPtr task = test::mixedTask(20);
    for (const Index features : {5, 10, 20, 40, 80}) {
        Predictor predictor = test::randomPredictor(task->recipe, features, false);
        std::get<FourierModel>(predictor.model).scale *= 1e-10;
        const SobolIndices found =
            test::sobolIndices(predictor, task->x, test::allRows(*task)).finding;
        QCOMPARE(found.first, std::vector<double>(5, 0.));
        QCOMPARE(found.total, std::vector<double>(5, 0.));
        QCOMPARE(found.variance, 0.);
        QVERIFY(found.pairs.sets.empty());
        for (const double share : found.first) QVERIFY(!std::signbit(share));
    }
}

/// cos x₁ + 10⁶ − 10⁶: the variance is still that of x₁.
void SobolTest::termsThatCancelDoNotMakeItConstant() {
    const TaskPtr task = sharedTask(50, 2, 0.);
    Predictor predictor = test::randomPredictor(task->recipe, 3, false);
    auto& model = std::get<FourierModel>(predictor.model);
    FourierBasis basis{Matrix::Zero(2, 3), Vector::Zero(3)};
    basis.frequencies(0, 0) = 1.;
    model.basis = std::make_shared<const FourierBasis>(std::move(basis));
    model.scale.setOnes();
    model.weights << 1., 1e6, -1e6;
    const SobolIndices found = test::sobolIndices(predictor, task->x, test::allRows(*task)).finding;
    COMPARE_WITHIN(found.first[0], 1., 0.1);
    QVERIFY(found.variance > 0.01);
}

void SobolTest::outlierDoesNotSpoilIt() {
    TaskPtr task = sharedTask(200, 2, 0.);
    Task spoiled = *task;
    spoiled.x(7, 0) = 1000.F;
    const Predictor predictor = test::randomPredictor(task->recipe, 20, true);
    const auto found = test::sobolIndices(predictor, spoiled.x, test::allRows(spoiled));
    COMPARE_WITHIN(
        found.finding.first[0] + found.finding.first[1] + found.finding.pairs.sets[0].score, 1.,
        1e-7);
}

void SobolTest::bitsDoNotDependOnThreads() {
    const TaskPtr task = test::mixedTask(300);
    const Predictor predictor = test::randomPredictor(task->recipe, 70, true);
    std::vector<SobolIndices> results;
    for (const int threads : {1, 2, 8})
        Arena(threads).run([&] {
            results.push_back(test::sobolIndices(predictor, task->x, test::allRows(*task)).finding);
        });
    for (const int other : {1, 2}) {
        QCOMPARE(results[std::size_t(other)].first, results[0].first);
        QCOMPARE(results[std::size_t(other)].total, results[0].total);
        QCOMPARE(results[std::size_t(other)].pairs.sets[3].score, results[0].pairs.sets[3].score);
    }
}

void SobolTest::progressGrowsToOne() {
    const TaskPtr task = test::mixedTask(300);
    const Predictor predictor = test::randomPredictor(task->recipe, 70, true);
    const auto rows = test::allRows(*task);
    SobolAnalysis analysis(predictor, task->x, rows);
    double before = analysis.progress();
    while (analysis.advance()) {
        QVERIFY(analysis.progress() >= before);
        before = analysis.progress();
    }
    QVERIFY(std::abs(analysis.progress() - 1.) < 1e-12);
}

ARDENT_TEST(SobolTest)
#include "sobol_test.moc"
