#include "core/explain/partial_dependence.h"

#include <QtTest>

#include "tests/support/explained_model.h"
#include "tests/support/golden.h"

using namespace ardent;

class PartialDependenceTest : public QObject {
    Q_OBJECT

private slots:
    void agreesWithBruteForce_data();
    void agreesWithBruteForce();
    void surfaceAgreesWithBruteForce_data();
    void surfaceAgreesWithBruteForce();
    void axisSpansTheRows();
    void axisEndsAtTheNumbersOfTheTable();
    void manyAtOnceAreTheSame();
    void stopsWhenTold();
};

void PartialDependenceTest::agreesWithBruteForce_data() {
    QTest::addColumn<int>("classes");
    QTest::addColumn<int>("features");
    QTest::addColumn<int>("source");
    for (const int classes : {0, 2, 3})
        for (const int source : {0, 2, 3, 4})
            QTest::addRow("%d classes, source %d", classes, source) << classes << 9 << source;
    QTest::newRow("no features") << 0 << 0 << 0;
}

void PartialDependenceTest::agreesWithBruteForce() {
    QFETCH(int, classes);
    QFETCH(int, features);
    QFETCH(int, source);
    std::vector<std::string> names;
    for (int c = 0; c < classes; ++c) names.push_back("class" + std::to_string(c));
    const TaskPtr task = test::mixedTask(30, names);
    const Predictor predictor = test::randomPredictor(task->recipe, features, true);
    const std::vector<std::int32_t> rows{0, 3, 4, 9, 20, 21, 29};
    const EffectAxis axis = effectAxis(predictor, task->x, rows, source, 6);
    const auto found = partialDependence(predictor, task->x, rows, axis, {4, 11});
    QVERIFY(found);
    const Index outputs = predictor.fourier()->outputs();
    QCOMPARE(found->finding.mean.rows(), std::ssize(axis.values));
    QCOMPARE(std::ssize(found->finding.individual), outputs);
    for (std::size_t p = 0; p < axis.values.size(); ++p) {
        Vector mean = Vector::Zero(outputs);
        for (const std::int32_t row : rows)
            mean += test::outputAt(predictor, test::placed(*task->recipe, test::rowOf(task->x, row),
                                                           axis, p)) /
                    double(rows.size());
        const Vector single = test::outputAt(
            predictor, test::placed(*task->recipe, test::rowOf(task->x, 11), axis, p));
        for (Index c = 0; c < outputs; ++c) {
            COMPARE_WITHIN(found->finding.mean(Index(p), c), mean[c], 1e-10);
            COMPARE_WITHIN(found->finding.individual[std::size_t(c)](Index(p), 1), single[c],
                           1e-10);
        }
    }
}

void PartialDependenceTest::surfaceAgreesWithBruteForce_data() {
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("second");
    QTest::newRow("two numbers") << 0 << 1;
    QTest::newRow("category first") << 2 << 1;
    QTest::newRow("two categories") << 3 << 2;
}

void PartialDependenceTest::surfaceAgreesWithBruteForce() {
    QFETCH(int, first);
    QFETCH(int, second);
    const TaskPtr task = test::mixedTask(30, {"a", "b", "c"});
    const Predictor predictor = test::randomPredictor(task->recipe, 9, true);
    const std::vector<std::int32_t> rows{0, 3, 4, 9, 20, 21, 29};
    const EffectAxis x = effectAxis(predictor, task->x, rows, first, 5);
    const EffectAxis y = effectAxis(predictor, task->x, rows, second, 4);
    const auto found = jointDependence(predictor, task->x, rows, x, y);
    QVERIFY(found);
    for (std::size_t p = 0; p < x.values.size(); ++p)
        for (std::size_t q = 0; q < y.values.size(); ++q) {
            Vector mean = Vector::Zero(3);
            for (const std::int32_t row : rows) {
                const Vector one = test::placed(*task->recipe, test::rowOf(task->x, row), x, p);
                mean += test::outputAt(predictor, test::placed(*task->recipe, one, y, q)) /
                        double(rows.size());
            }
            for (Index c = 0; c < 3; ++c)
                COMPARE_WITHIN(found->finding.mean[std::size_t(c)](Index(p), Index(q)), mean[c],
                               1e-10);
        }
}

void PartialDependenceTest::axisSpansTheRows() {
    const TaskPtr task = test::mixedTask(30);
    const Predictor predictor = test::randomPredictor(task->recipe, 3, false);
    const EncodedColumn& column = task->recipe->columns[0];
    const EffectAxis axis = effectAxis(predictor, task->x, {2, 5}, 0, 3);
    const auto value = [&](Index row) {
        return column.offset + column.scale * double(task->x(row, 0));
    };
    COMPARE_WITHIN(axis.values.front(), std::min(value(2), value(5)), 1e-6);
    COMPARE_WITHIN(axis.values.back(), std::max(value(2), value(5)), 1e-6);
    COMPARE_WITHIN(axis.values[1], 0.5 * (value(2) + value(5)), 1e-6);
    QCOMPARE(effectAxis(predictor, task->x, {2}, 0, 3).values.size(), std::size_t(1));
    QCOMPARE(effectAxis(predictor, task->x, {2, 5}, 4, 3).values.size(), std::size_t(1));
    QCOMPARE(effectAxis(predictor, task->x, {2, 5}, 2, 3).values, (std::vector{0., 1., 2.}));
}

void PartialDependenceTest::axisEndsAtTheNumbersOfTheTable() {
    const TaskPtr task = test::taskOf(
        {test::numbers("x", {0.1, 0.7, 0., 0.3}), test::numbers("y", {1., 2., 3., 5.})},
        Problem::Regression);
    const Predictor predictor = test::randomPredictor(task->recipe, 3, false);
    QCOMPARE(effectAxis(predictor, task->x, {0, 1}, 0, 2).values, (std::vector{0.1, 0.7}));
    QCOMPARE(effectAxis(predictor, task->x, {2, 3}, 0, 2).values, (std::vector{0., 0.3}));
}

void PartialDependenceTest::manyAtOnceAreTheSame() {
    const TaskPtr task = test::mixedTask(300);
    const Predictor predictor = test::randomPredictor(task->recipe, 20, true);
    const auto rows = test::allRows(*task);
    std::vector<EffectAxis> axes;
    for (Index s = 0; s < 5; ++s) axes.push_back(effectAxis(predictor, task->x, rows, s, 8));
    const auto all = partialDependences(predictor, task->x, rows, axes);
    for (std::size_t s = 0; s < 5; ++s) {
        const auto one = partialDependence(predictor, task->x, rows, axes[s], {});
        QVERIFY((*all)[s].mean == one->finding.mean);
        QVERIFY(one->finding.individual.empty());
    }
}

void PartialDependenceTest::stopsWhenTold() {
    const TaskPtr task = test::mixedTask(30);
    const Predictor predictor = test::randomPredictor(task->recipe, 3, false);
    const auto rows = test::allRows(*task);
    const EffectAxis axis = effectAxis(predictor, task->x, rows, 0, 3);
    QVERIFY(!partialDependence(predictor, task->x, rows, axis, {0}, [] { return false; }));
}

ARDENT_TEST(PartialDependenceTest)
#include "partial_dependence_test.moc"
