#include "core/data/task/training_folds.h"

#include <QtTest>
#include <algorithm>
#include <set>

#include "core/data/task/drawn_rows.h"
#include "core/data/task/folds.h"
#include "tests/support/small_task.h"

using namespace ardent;

namespace {

constexpr int kFoldsDealt = 4;

/// Moons without validation rows. Rows are of groups of 1, 2 … 9 rows, over and over; or as many
/// times, that run backwards.
Task unitTask(bool isTime) {
    Task task = *test::syntheticTask("moons", 300);
    task.split.validation.clear();
    task.order.isTime = isTime;
    for (std::int32_t unit = 0; std::ssize(task.order.units) < 300; ++unit)
        task.order.units.insert(task.order.units.end(), static_cast<std::size_t>(1 + unit % 9),
                                isTime ? 300 - unit : unit);
    task.order.units.resize(300);
    return task;
}

Task withoutOrder(Task task) {
    task.order = {};
    return task;
}

std::int32_t unitAt(const Task& task, std::size_t position) {
    return task.order.units[static_cast<std::size_t>(task.split.train[position])];
}

std::set<std::int32_t> unitsOf(const Task& task, const std::vector<std::int32_t>& rows) {
    std::set<std::int32_t> units;
    for (const std::int32_t row : rows)
        units.insert(task.order.units[static_cast<std::size_t>(row)]);
    return units;
}

std::vector<std::int32_t> othersThan(const Task& task, const std::vector<std::int32_t>& rows) {
    std::vector<std::int32_t> others;
    std::ranges::set_difference(task.split.train, rows, std::back_inserter(others));
    return others;
}

/// Positions among the training rows.
std::vector<std::vector<std::size_t>> rowsOfFolds(const std::vector<int>& foldOf) {
    std::vector<std::vector<std::size_t>> rows(kFoldsDealt);
    for (std::size_t i = 0; i < foldOf.size(); ++i)
        rows.at(static_cast<std::size_t>(foldOf[i])).push_back(i);
    return rows;
}

}  // namespace

class TrainingFoldsTest : public QObject {
    Q_OBJECT

private slots:
    void rowsByChanceAreDealtInTurns();
    void noGroupIsInTwoFolds();
    void foldsOfGroupsHaveTheirShareOfAClass();
    void theSeedDealsTheGroups();
    void timesAreCutIntoBlocks();
    void everyFoldHasATime();
    void thereAreNoMoreFoldsThanGroups();
    void oneGroupIsDealtByChance();
    void rowsByChanceJudge();
    void wholeGroupsJudge();
    void theLatestTimesJudge();
    void aGroupIsLeftToLearnFrom();
};

void TrainingFoldsTest::rowsByChanceAreDealtInTurns() {
    const Task classes = withoutOrder(unitTask(false));
    std::vector<double> labels;
    for (const std::int32_t row : classes.split.train)
        labels.push_back(static_cast<double>(classes.y[static_cast<std::size_t>(row)]));
    RandomStream random(7, StreamId::Folds);
    QCOMPARE(trainingFolds(classes, kFoldsDealt, 7),
             dealtFolds(std::ssize(labels), labels, kFoldsDealt, random));
    const Task numbers = withoutOrder(*test::syntheticTask("gse1", 100));
    RandomStream same(7, StreamId::Folds);
    QCOMPARE(trainingFolds(numbers, kFoldsDealt, 7),
             dealtFolds(std::ssize(numbers.split.train), {}, kFoldsDealt, same));
}

void TrainingFoldsTest::noGroupIsInTwoFolds() {
    for (const Task& task : {unitTask(false), unitTask(true)})
        for (const Seed seed : {1U, 2U, 3U}) {
            const std::vector<int> foldOf = trainingFolds(task, kFoldsDealt, seed);
            QCOMPARE(foldOf.size(), task.split.train.size());
            for (std::size_t i = 0; i < foldOf.size(); ++i)
                for (std::size_t j = 0; j < i; ++j)
                    QVERIFY(unitAt(task, i) != unitAt(task, j) || foldOf[i] == foldOf[j]);
            for (const auto& rows : rowsOfFolds(foldOf))
                QVERIFY(std::abs(std::ssize(rows) - std::ssize(foldOf) / kFoldsDealt) <= 9);
        }
}

/// Every group is of one class, and class 1 has a sixth of the rows.
void TrainingFoldsTest::foldsOfGroupsHaveTheirShareOfAClass() {
    Task task = unitTask(false);
    for (std::size_t row = 0; row < task.y.size(); ++row)
        task.y[row] = task.order.units[row] % 6 == 5 ? 1.F : 0.F;
    Index least = 300, most = 0;
    for (const auto& rows : rowsOfFolds(trainingFolds(task, kFoldsDealt, 1))) {
        const Index ofOne =
            std::ranges::count_if(rows, [&](std::size_t i) { return unitAt(task, i) % 6 == 5; });
        least = std::min(least, ofOne);
        most = std::max(most, ofOne);
    }
    QVERIFY(least > 0);
    QVERIFY(most - least <= 6);
}

void TrainingFoldsTest::theSeedDealsTheGroups() {
    const Task task = unitTask(false);
    QCOMPARE(trainingFolds(task, kFoldsDealt, 1), trainingFolds(task, kFoldsDealt, 1));
    QVERIFY(trainingFolds(task, kFoldsDealt, 1) != trainingFolds(task, kFoldsDealt, 2));
}

void TrainingFoldsTest::timesAreCutIntoBlocks() {
    const Task task = unitTask(true);
    const std::vector<int> foldOf = trainingFolds(task, kFoldsDealt, 1);
    for (std::size_t i = 0; i < foldOf.size(); ++i)
        for (std::size_t j = 0; j < foldOf.size(); ++j)
            QVERIFY(unitAt(task, i) <= unitAt(task, j) || foldOf[i] >= foldOf[j]);
}

/// Where one time has nearly all rows, the others are left for the other folds.
void TrainingFoldsTest::everyFoldHasATime() {
    for (const std::size_t large : {0U, 1U, 2U, 3U}) {
        Task task = unitTask(true);
        task.split.train.resize(100);
        task.order.units.assign(300, static_cast<std::int32_t>(large));
        for (std::size_t time = 0; time < kFoldsDealt; ++time)
            task.order.units[static_cast<std::size_t>(task.split.train[time])] =
                static_cast<std::int32_t>(time);
        const std::vector<int> foldOf = trainingFolds(task, kFoldsDealt, 1);
        for (std::size_t i = 0; i < foldOf.size(); ++i) QCOMPARE(foldOf[i], unitAt(task, i));
    }
}

void TrainingFoldsTest::thereAreNoMoreFoldsThanGroups() {
    Task task = unitTask(false);
    QCOMPARE(mostFolds(withoutOrder(task)), std::ssize(task.split.train));
    QCOMPARE(mostFolds(task), std::ssize(unitsOf(task, task.split.train)));
    for (std::size_t row = 0; row < 300; ++row)
        task.order.units[row] = static_cast<std::int32_t>(row % 3);
    QCOMPARE(mostFolds(task), Index{3});
    const std::vector<int> foldOf = trainingFolds(task, 3, 1);
    for (const int fold : {0, 1, 2}) QVERIFY(std::ranges::find(foldOf, fold) != foldOf.end());
}

void TrainingFoldsTest::oneGroupIsDealtByChance() {
    Task task = unitTask(false);
    task.order.units.assign(300, 5);
    for (const std::int32_t row : task.split.test)
        task.order.units[static_cast<std::size_t>(row)] = 0;
    QCOMPARE(mostFolds(task), std::ssize(task.split.train));
    QCOMPARE(trainingFolds(task, kFoldsDealt, 1),
             trainingFolds(withoutOrder(task), kFoldsDealt, 1));
    QCOMPARE(drawnToJudge(task, 20, 1, StreamId::MetricRows),
             drawnToJudge(withoutOrder(task), 20, 1, StreamId::MetricRows));
}

void TrainingFoldsTest::rowsByChanceJudge() {
    const Task task = withoutOrder(unitTask(false));
    std::vector<std::int32_t> shuffled = task.split.train;
    RandomStream random(3, StreamId::MetricRows);
    shuffle(shuffled, random);
    std::vector<std::int32_t> last(shuffled.end() - 30, shuffled.end());
    std::ranges::sort(last);
    QCOMPARE(drawnToJudge(task, 30, 3, StreamId::MetricRows), last);
    QVERIFY(drawnToJudge(task, 0, 3, StreamId::MetricRows).empty());
}

void TrainingFoldsTest::wholeGroupsJudge() {
    const Task task = unitTask(false);
    QVERIFY(drawnToJudge(task, 0, 1, StreamId::MetricRows).empty());
    for (const Seed seed : {1U, 2U, 3U}) {
        const auto judging = drawnToJudge(task, 30, seed, StreamId::MetricRows);
        QVERIFY(std::ranges::is_sorted(judging));
        QVERIFY(std::abs(std::ssize(judging) - 30) <= 4);
        const auto learned = unitsOf(task, othersThan(task, judging));
        for (const std::int32_t unit : unitsOf(task, judging)) QVERIFY(!learned.contains(unit));
    }
    QVERIFY(drawnToJudge(task, 30, 1, StreamId::MetricRows) !=
            drawnToJudge(task, 30, 2, StreamId::MetricRows));
}

void TrainingFoldsTest::theLatestTimesJudge() {
    const Task task = unitTask(true);
    const auto judging = drawnToJudge(task, 30, 1, StreamId::MetricRows);
    QVERIFY(std::abs(std::ssize(judging) - 30) <= 9);
    QVERIFY(*unitsOf(task, othersThan(task, judging)).rbegin() < *unitsOf(task, judging).begin());
}

/// Of two groups the smaller one judges, of two times the later one.
void TrainingFoldsTest::aGroupIsLeftToLearnFrom() {
    for (const bool isTime : {false, true})
        for (const Seed seed : {1U, 2U, 3U}) {
            Task task = unitTask(isTime);
            task.order.units.assign(300, 0);
            for (std::size_t i = 0; i < 100; ++i)
                task.order.units[static_cast<std::size_t>(task.split.train[i])] = 1;
            QCOMPARE(unitsOf(task, drawnToJudge(task, 10, seed, StreamId::MetricRows)),
                     std::set<std::int32_t>{1});
        }
}

ARDENT_TEST(TrainingFoldsTest)
#include "training_folds_test.moc"
