#include "core/explain/source_rows.h"

#include <QtTest>
#include <cmath>

#include "core/data/task/encoding.h"
#include "tests/support/explained_model.h"

using namespace ardent;
using test::levels;
using test::numbers;

class SourceRowsTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void typicalRowIsMedianAndMostFrequent();
    void theNearestRowIsOneOfTheTable();
    void rangeIsInTheColumnsUnit();
    void aVastRangeHasAWidth();
    void valuesAreInTheColumnsUnit();
    void aRowIsReadBack();
    void numbersAreReadBackAsTheyWere_data();
    void numbersAreReadBackAsTheyWere();
    void aCellBetweenTwoLevelsHasNeither();
    void aRowMustBeThere();

private:
    TaskPtr task_;
    std::vector<std::int32_t> all_{0, 1, 2, 3};
};

void SourceRowsTest::init() {
    task_ = test::taskOf(
        {numbers("a", {10., 20., 30., 100.}), levels("b", {"red", "blue"}, {1, 0, 1, 1}),
         numbers("c", {-1., 1., -1., 5.}), numbers("y", {1., 2., 3., 5.})},
        Problem::Regression);
}

void SourceRowsTest::theNearestRowIsOneOfTheTable() {
    for (const std::int32_t row : all_)
        QCOMPARE(*rowNearestTo(*task_, all_, sourceRow(*task_->recipe, task_->x, row), always),
                 sourceRow(*task_->recipe, task_->x, row));
    QVERIFY(!rowNearestTo(*task_, all_, typicalRow(*task_, all_), [] { return false; }));
}

void SourceRowsTest::typicalRowIsMedianAndMostFrequent() {
    const Vector typical = typicalRow(*task_, all_);
    QCOMPARE(typical.size(), Index{3});
    QVERIFY(std::abs(typical(0) - 25.) < 1e-4);
    const auto level = static_cast<std::size_t>(typical(1));
    QCOMPARE(task_->recipe->sources[1].levels.at(level), std::string("blue"));
    QVERIFY(std::abs(typical(2)) < 1e-5);
    QVERIFY(std::abs(typicalRow(*task_, {0, 1, 3})(0) - 20.) < 1e-4);
    const auto first = static_cast<std::size_t>(typicalRow(*task_, {1})(1));
    QCOMPARE(task_->recipe->sources[1].levels.at(first), std::string("red"));
}

void SourceRowsTest::rangeIsInTheColumnsUnit() {
    const Range range = sourceRange(*task_->recipe, task_->x, 0, all_);
    QVERIFY(std::abs(range.low - 10.) < 1e-4);
    QVERIFY(std::abs(range.high - 100.) < 1e-4);
}

void SourceRowsTest::aVastRangeHasAWidth() {
    const TaskPtr task =
        test::taskOf({numbers("a", {-1e308, 1e308, 1.7e308, 0.}), numbers("y", {1., 2., 3., 5.})},
                     Problem::Regression);
    const Range range = sourceRange(*task->recipe, task->x, 0, all_);
    QVERIFY(range.low < 0. && range.high > 0.);
    QVERIFY(std::isfinite(range.high - range.low));
}

void SourceRowsTest::valuesAreInTheColumnsUnit() {
    const std::vector<double> values = sourceValues(*task_->recipe, task_->x, 2, {3, 0, 1});
    QCOMPARE(values.size(), std::size_t{3});
    QVERIFY(std::abs(values[0] - 5.) < 1e-5);
    QVERIFY(std::abs(values[1] + 1.) < 1e-5);
    QVERIFY(std::abs(values[2] - 1.) < 1e-5);
    const std::vector<double> levels = sourceValues(*task_->recipe, task_->x, 1, {0, 1});
    QCOMPARE(levels, (std::vector{sourceRow(*task_->recipe, task_->x, 0)(1),
                                  sourceRow(*task_->recipe, task_->x, 1)(1)}));
    QVERIFY(levels[0] != levels[1]);
}

void SourceRowsTest::aRowIsReadBack() {
    const TaskPtr task = test::mixedTask(30);
    for (const std::int32_t row : test::allRows(*task)) {
        const Vector values = sourceRow(*task->recipe, task->x, row);
        const Eigen::VectorXf again = encodeRow(*task->recipe, values);
        QVERIFY((again.transpose() - task->x.row(row)).norm() < 1e-5F);
    }
    QVERIFY(std::abs(sourceRow(*task_->recipe, task_->x, 3)(0) - 100.) < 1e-4);
}

void SourceRowsTest::numbersAreReadBackAsTheyWere_data() {
    QTest::addColumn<double>("value");
    QTest::addRow("zero") << 0.;
    QTest::addRow("a tenth") << 0.1;
    QTest::addRow("a price") << 1249.95;
    QTest::addRow("negative") << -7.25;
    QTest::addRow("large") << 120000.;
}

/// Among values whose mean and deviation have no short form.
void SourceRowsTest::numbersAreReadBackAsTheyWere() {
    QFETCH(double, value);
    const TaskPtr task =
        test::taskOf({numbers("a", {value, value, value, value + 17.123, value - 3.3331}),
                      numbers("y", {1., 2., 3., 5., 8.})},
                     Problem::Regression);
    const std::vector<std::int32_t> rows{0, 1, 2, 3, 4};
    QCOMPARE(typicalRow(*task, rows)(0), value);
    QCOMPARE(sourceRow(*task->recipe, task->x, 1)(0), value);
    const Range range = sourceRange(*task->recipe, task->x, 0, {0, 1, 2});
    QCOMPARE(range.low, value);
    QCOMPARE(range.high, value);
}

/// Row 1 has the second level, the others have no known one.
void SourceRowsTest::aCellBetweenTwoLevelsHasNeither() {
    Task gappy = *task_;
    for (const Index row : {0, 2, 3}) gappy.x(row, 1) = 0.F;
    QCOMPARE(sourceRow(*gappy.recipe, gappy.x, 1)(1), 1.);
    for (const std::int32_t row : {0, 2, 3}) {
        const Vector values = sourceRow(*gappy.recipe, gappy.x, row);
        QCOMPARE(values(1), -1.);
        QCOMPARE(encodeRow(*gappy.recipe, values)(1), 0.F);
    }
    QCOMPARE(typicalRow(gappy, all_)(1), 1.);
}

void SourceRowsTest::aRowMustBeThere() {
    for (const std::int32_t row : {-1, 4})
        QVERIFY_THROWS_EXCEPTION(std::logic_error, sourceRow(*task_->recipe, task_->x, row));
}

ARDENT_TEST(SourceRowsTest)
#include "source_rows_test.moc"
