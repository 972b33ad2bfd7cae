#include "core/explain/permutation_relevance.h"

#include <QtTest>

#include "core/data/task/level_inputs.h"
#include "core/data/task/sources.h"
#include "core/random/random_stream.h"
#include "tests/support/explained_model.h"
#include "tests/support/golden.h"

using namespace ardent;

class PermutationRelevanceTest : public QObject {
    Q_OBJECT

private slots:
    void unusedColumnHasExactlyNone();
    void agreesWithShuffledPredictions();
    void deviationsAreThoseOfASample();
    void isThatOfShuffledTables_data();
    void isThatOfShuffledTables();
    void classesAreJudgedByLogLoss();
    void kernelModelsWorkToo();
    void gapsOfLevelsAreFilled();
    void isSeeded();
    void stopsWhenTold();
};

namespace {

/// f = 2 a (standardised), whatever the others.
Predictor slopeOfA(const TaskPtr& task) {
    Matrix linear = Matrix::Zero(task->recipe->outputs(), task->recipe->inputs());
    linear(0, 0) = 2.;
    return test::linearPredictor(
        task->recipe, linear, Vector::Zero(linear.rows()),
        task->recipe->problem == Problem::Regression ? Link::Identity : Link::Logistic);
}

}  // namespace

void PermutationRelevanceTest::unusedColumnHasExactlyNone() {
    const TaskPtr task = test::mixedTask(50);
    int predictions = 0;
    const auto count = [&] { return ++predictions > 0; };
    const auto found = permutationRelevance(slopeOfA(task), task->x, task->y, test::allRows(*task),
                                            {.repeats = 4}, count);
    QCOMPARE(predictions, 4);
    const auto& values = found->finding.relevance.values;
    QVERIFY(std::abs(values[0]) > 0.);
    for (std::size_t s = 1; s < 5; ++s) {
        QCOMPARE(values[s], 0.);
        QCOMPARE(found->finding.deviations[s], 0.);
    }
}

void PermutationRelevanceTest::agreesWithShuffledPredictions() {
    const TaskPtr task = test::mixedTask(50);
    const FittedRecipe& recipe = *task->recipe;
    const auto rows = std::vector<std::int32_t>{3, 8, 9, 20, 31, 44};
    const auto found =
        permutationRelevance(slopeOfA(task), task->x, task->y, rows, {.repeats = 1, .seed = 7});
    std::vector<std::int32_t> order{0, 1, 2, 3, 4, 5};
    RandomStream random(7, StreamId::Permutation, 0);
    shuffle(order, random);
    double before = 0.;
    double after = 0.;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const double y = double(task->y[std::size_t(rows[i])]);
        before += std::pow(2. * double(task->x(rows[i], 0)) - y, 2) / 6.;
        after += std::pow(2. * double(task->x(rows[std::size_t(order[i])], 0)) - y, 2) / 6.;
    }
    const double unit = recipe.targetScale;
    COMPARE_WITHIN(found->finding.loss, unit * std::sqrt(before), 1e-5 * unit);
    COMPARE_WITHIN(found->finding.relevance.values[0],
                   unit * (std::sqrt(after) - std::sqrt(before)), 1e-5 * unit);
}

/// Two shuffles, the values of one of which follow from both means.
void PermutationRelevanceTest::deviationsAreThoseOfASample() {
    const TaskPtr task = test::mixedTask(50);
    const auto over = [&](int repeats) {
        return permutationRelevance(slopeOfA(task), task->x, task->y, test::allRows(*task),
                                    {.repeats = repeats})
            ->finding;
    };
    const PermutationRelevance one = over(1), two = over(2);
    QVERIFY(one.deviations.empty());
    const double half = std::abs(two.relevance.values[0] - one.relevance.values[0]);
    QVERIFY(half > 0.);
    COMPARE_WITHIN(two.deviations[0], std::sqrt(2.) * half, 1e-9);
}

void PermutationRelevanceTest::isThatOfShuffledTables_data() {
    QTest::addColumn<bool>("linear");
    QTest::addColumn<int>("features");
    QTest::addRow("cosines") << false << 20;
    QTest::addRow("both") << true << 20;
    QTest::addRow("linear") << true << 0;
}

/// Categories too, more rows than a block has, in a model of every column.
void PermutationRelevanceTest::isThatOfShuffledTables() {
    QFETCH(bool, linear);
    QFETCH(int, features);
    const TaskPtr task = test::mixedTask(150);
    const Predictor predictor = test::randomPredictor(task->recipe, features, linear);
    const auto found = permutationRelevance(predictor, task->x, task->y, test::allRows(*task),
                                            {.repeats = 1, .seed = 7});
    auto order = test::allRows(*task);
    RandomStream random(7, StreamId::Permutation, 0);
    shuffle(order, random);
    const FittedRecipe& recipe = *task->recipe;
    const auto rmse = [&](const DesignMatrix& x) {
        const Matrix predicted = predict(predictor, x);
        double sum = 0.;
        for (Index i = 0; i < x.rows(); ++i)
            sum += std::pow(predicted(i, 0) - recipe.targetOffset -
                                recipe.targetScale * double(task->y[std::size_t(i)]),
                            2);
        return std::sqrt(sum / double(x.rows()));
    };
    const double before = rmse(task->x);
    COMPARE_WITHIN(found->finding.loss, before, 1e-4 * before);
    const auto sources = sourceInputs(recipe);
    for (std::size_t s = 0; s < sources.size(); ++s) {
        DesignMatrix x = task->x;
        x.middleCols(sources[s].first, sources[s].count) =
            task->x.middleCols(sources[s].first, sources[s].count)(order, Eigen::all);
        COMPARE_WITHIN(found->finding.relevance.values[s], rmse(x) - before, 2e-4 * before);
    }
}

void PermutationRelevanceTest::classesAreJudgedByLogLoss() {
    const TaskPtr task = test::mixedTask(60, {"no", "yes"});
    const auto found =
        permutationRelevance(slopeOfA(task), task->x, task->y, test::allRows(*task), {});
    double loss = 0.;
    for (Index i = 0; i < 60; ++i) {
        const double f = 2. * double(task->x(i, 0)) * (task->y[std::size_t(i)] > 0.5F ? 1. : -1.);
        loss += std::log1p(std::exp(-f)) / 60.;
    }
    COMPARE_WITHIN(found->finding.loss, loss, 1e-4);
    QVERIFY(found->finding.relevance.how.english().find("cross-entropy") != std::string::npos);
}

void PermutationRelevanceTest::kernelModelsWorkToo() {
    const TaskPtr task = test::mixedTask(30);
    KernelModel model;
    model.width = 0.1;
    model.points = std::make_shared<const DesignMatrix>(task->x.topRows(4));
    model.weights = Matrix::Ones(4, 1);
    model.intercept = Vector::Zero(1);
    const Predictor predictor{task->recipe, model, Link::Identity};
    const auto found = permutationRelevance(predictor, task->x, task->y, test::allRows(*task), {});
    QVERIFY(found->finding.relevance.values[0] != 0.);
    QCOMPARE(found->finding.relevance.values[4], 0.);
}

/// A level that no training row had is 0 in all inputs, where no row of the table lies.
void PermutationRelevanceTest::gapsOfLevelsAreFilled() {
    const TaskPtr task = test::mixedTask(60);
    const FittedRecipe& recipe = *task->recipe;
    DesignMatrix gappy = task->x;
    const SourceInputs colour = sourceInputs(recipe)[2];
    for (Index row = 0; row < 20; ++row)
        gappy.row(row).segment(colour.first, colour.count).setZero();
    const Predictor predictor = test::randomPredictor(task->recipe, 20, true);
    const auto rows = test::allRows(*task);
    const auto over = [&](const DesignMatrix& x) {
        return permutationRelevance(predictor, x, task->y, rows, {})->finding;
    };
    const PermutationRelevance window = over(gappy), filled = over(withDrawnLevels(recipe, gappy));
    QCOMPARE(window.loss, filled.loss);
    QCOMPARE(window.relevance.values, filled.relevance.values);
}

void PermutationRelevanceTest::isSeeded() {
    const TaskPtr task = test::mixedTask(50);
    const auto rows = test::allRows(*task);
    const auto run = [&](Seed seed) {
        return permutationRelevance(slopeOfA(task), task->x, task->y, rows, {.seed = seed})
            ->finding.relevance.values;
    };
    QCOMPARE(run(1), run(1));
    QVERIFY(run(1) != run(2));
}

void PermutationRelevanceTest::stopsWhenTold() {
    const TaskPtr task = test::mixedTask(50);
    QVERIFY(!permutationRelevance(slopeOfA(task), task->x, task->y, test::allRows(*task), {},
                                  [] { return false; }));
}

ARDENT_TEST(PermutationRelevanceTest)
#include "permutation_relevance_test.moc"
