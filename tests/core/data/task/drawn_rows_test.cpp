#include "core/data/task/drawn_rows.h"

#include <QtTest>

#include "core/data/task/target_values.h"
#include "tests/support/hand_made_task.h"

using namespace ardent;

namespace {

constexpr Index kRows = 3000;

TaskPtr tableOf(Column target, Problem problem) {
    std::vector<double> numbers;
    for (Index row = 0; row < kRows; ++row) numbers.push_back(static_cast<double>(row));
    return test::taskOf({test::numbers("x", numbers), std::move(target)}, problem);
}

/// Class 0 and 1 by turns; rows 10 and 2000 are of class 2.
TaskPtr classesTask() {
    std::vector<std::int32_t> classes;
    for (std::int32_t row = 0; row < kRows; ++row)
        classes.push_back(row == 10 || row == 2000 ? 2 : row % 2);
    return tableOf(test::levels("y", {"a", "b", "c"}, std::move(classes)), Problem::Classification);
}

TaskPtr numbersTask() {
    std::vector<double> values;
    for (Index row = 0; row < kRows; ++row) values.push_back(row % 2 == 0 ? 1. : -1.);
    return tableOf(test::numbers("y", values), Problem::Regression);
}

Index evenRows(const std::vector<std::int32_t>& rows) {
    return std::ranges::count_if(rows, [](std::int32_t row) { return row % 2 == 0; });
}

}  // namespace

class DrawnRowsTest : public QObject {
    Q_OBJECT

private slots:
    void fewRowsAreAllTaken();
    void classesKeepTheirShares();
    void aRareClassKeepsARow();
    void numbersAreDrawnFromOddAndEvenRows();
    void anotherSeedDrawsOthers();
    void moreClassesThanRowsAreNoTrouble();
    void rowsWithoutATaskAreDrawnToo();
    void fewerAreAmongMore();
    void aDrawnTaskHoldsItsRowsAlone();
    void unitsFollowTheirRows();
};

void DrawnRowsTest::fewRowsAreAllTaken() {
    const std::vector<std::int32_t> rows{3, 7, 9};
    for (const TaskPtr& task : {classesTask(), numbersTask()}) {
        QVERIFY(drawnRows(*task, rows, 3, 1) == rows);
        QVERIFY(drawnRows(*task, {}, 3, 1).empty());
    }
}

void DrawnRowsTest::classesKeepTheirShares() {
    const TaskPtr task = classesTask();
    for (const Seed seed : {1U, 2U, 3U}) {
        const auto some = drawnRows(*task, task->split.train, 1000, seed);
        QCOMPARE(some.size(), std::size_t{1000});
        QVERIFY(std::ranges::is_sorted(some));
        QVERIFY(std::ranges::adjacent_find(some) == some.end());
        const auto labels = classLabels(*task, some);
        QVERIFY(std::abs(std::ranges::count(labels, 0) - 500) <= 2);
        QVERIFY(std::abs(std::ranges::count(labels, 1) - 500) <= 2);
    }
}

void DrawnRowsTest::aRareClassKeepsARow() {
    const TaskPtr task = classesTask();
    for (const Index most : {3, 30, 300})
        for (const Seed seed : {1U, 2U, 3U, 4U, 5U}) {
            const auto some = drawnRows(*task, task->split.train, most, seed);
            QCOMPARE(std::ssize(some), most);
            QVERIFY(std::ranges::count(classLabels(*task, some), 2) >= 1);
        }
}

void DrawnRowsTest::numbersAreDrawnFromOddAndEvenRows() {
    const TaskPtr task = numbersTask();
    const auto some = drawnRows(*task, task->split.train, 1500, 1);
    QCOMPARE(some.size(), std::size_t{1500});
    QVERIFY(std::ranges::is_sorted(some));
    QVERIFY(std::abs(evenRows(some) - 750) < 100);
}

void DrawnRowsTest::anotherSeedDrawsOthers() {
    for (const TaskPtr& task : {classesTask(), numbersTask()}) {
        const auto& rows = task->split.train;
        QVERIFY(drawnRows(*task, rows, 100, 1) == drawnRows(*task, rows, 100, 1));
        QVERIFY(drawnRows(*task, rows, 100, 1) != drawnRows(*task, rows, 100, 2));
    }
}

void DrawnRowsTest::moreClassesThanRowsAreNoTrouble() {
    const TaskPtr task = classesTask();
    QCOMPARE(drawnRows(*task, task->split.train, 2, 1).size(), std::size_t{2});
}

void DrawnRowsTest::rowsWithoutATaskAreDrawnToo() {
    const std::vector<std::int32_t> few{9, 3, 7};
    QVERIFY(drawnRows(few, 3, 1) == few);
    QVERIFY(drawnRows(std::vector<std::int32_t>{}, 3, 1).empty());
    QVERIFY(drawnRows(few, 0, 1).empty());
    const std::vector<std::int32_t> all = numbersTask()->split.train;
    for (const Seed seed : {1U, 2U, 3U}) {
        const auto some = drawnRows(all, 1500, seed);
        QCOMPARE(some.size(), std::size_t{1500});
        QVERIFY(std::ranges::is_sorted(some));
        QVERIFY(std::ranges::adjacent_find(some) == some.end());
        QVERIFY(std::ranges::includes(all, some));
        QVERIFY(std::abs(evenRows(some) - 750) < 100);
        QVERIFY(some == drawnRows(all, 1500, seed));
        QVERIFY(some != drawnRows(all, 1500, seed + 1));
    }
}

void DrawnRowsTest::fewerAreAmongMore() {
    const std::vector<std::int32_t> all = numbersTask()->split.train;
    QVERIFY(std::ranges::includes(drawnRows(all, 1000, 1), drawnRows(all, 30, 1)));
}

void DrawnRowsTest::aDrawnTaskHoldsItsRowsAlone() {
    const TaskPtr task = classesTask();
    const TaskPtr few = drawnTask(*task, 50, 1);
    const auto rows = drawnRows(*task, task->split.train, 50, 1);
    QCOMPARE(few->split.train.size(), rows.size());
    QVERIFY(few->split.test.empty());
    QCOMPARE(few->x.rows(), std::ssize(few->split.train) + std::ssize(few->split.validation));
    for (std::size_t i = 0; i < rows.size(); ++i)
        QVERIFY(few->x.row(few->split.train[i]) == task->x.row(rows[i]));
}

void DrawnRowsTest::unitsFollowTheirRows() {
    Task task = *classesTask();
    QVERIFY(drawnTask(task, 50, 1)->order.units.empty());
    task.order.isTime = true;
    for (Index row = 0; row < kRows; ++row)
        task.order.units.push_back(static_cast<std::int32_t>(row));
    task.split.validation.assign(task.split.train.begin(), task.split.train.begin() + 100);
    task.split.train.erase(task.split.train.begin(), task.split.train.begin() + 100);
    const TaskPtr few = drawnTask(task, 50, 1);
    auto rows = drawnRows(task, task.split.train, 50, 1);
    std::ranges::copy(drawnRows(task, task.split.validation, 50, 1), std::back_inserter(rows));
    QCOMPARE(few->order.units, rows);
    QVERIFY(few->order.isTime);
}

ARDENT_TEST(DrawnRowsTest)
#include "drawn_rows_test.moc"
