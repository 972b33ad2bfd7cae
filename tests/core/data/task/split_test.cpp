#include <QTest>
#include <algorithm>
#include <set>

#include "core/data/task/split.h"

using namespace ardent;

class SplitTest : public QObject {
    Q_OBJECT

private slots:
    void sizesAreExact_data();
    void sizesAreExact();
    void refusesSharesThatLeaveNothingToTrain_data();
    void refusesSharesThatLeaveNothingToTrain();
    void everyRowIsDealtOnce();
    void everyPartHasItsShareOfEveryClass();
    void everyClassIsInTraining();
    void everySmallClassIsTestedByAndBy();
    void equalLargeClassesTakeTurns();
    void dependsOnTheSeedAlone();
};

void SplitTest::sizesAreExact_data() {
    QTest::addColumn<int>("rows");
    QTest::addColumn<QList<double>>("shares");
    QTest::addColumn<QList<int>>("sizes");
    QTest::newRow("even") << 100 << QList<double>{0.8, 0.1, 0.1} << QList<int>{80, 10, 10};
    QTest::newRow("largest remainder") << 7 << QList<double>{0.6, 0.2, 0.2} << QList<int>{4, 2, 1};
    QTest::newRow("not normalised") << 10 << QList<double>{7, 3, 0} << QList<int>{7, 3, 0};
    QTest::newRow("validation not empty") << 3 << QList<double>{0.9, 0.1, 0} << QList<int>{2, 1, 0};
    QTest::newRow("training keeps two") << 3 << QList<double>{0.8, 0.1, 0.1} << QList<int>{2, 1, 0};
    QTest::newRow("training keeps its two")
        << 4 << QList<double>{0.5, 1e-4, 0.5} << QList<int>{2, 1, 1};
    QTest::newRow("all three") << 4 << QList<double>{0.98, 0.01, 0.01} << QList<int>{2, 1, 1};
    QTest::newRow("one row each") << 3 << QList<double>{0.1, 0.1, 0.8} << QList<int>{1, 1, 1};
    QTest::newRow("one row") << 1 << QList<double>{0.8, 0.1, 0.1} << QList<int>{1, 0, 0};
    QTest::newRow("two rows train") << 2 << QList<double>{0.8, 0.1, 0.1} << QList<int>{2, 0, 0};
    QTest::newRow("training not empty") << 4 << QList<double>{0.01, 1, 0} << QList<int>{1, 3, 0};
    QTest::newRow("huge") << 60 << QList<double>{1e308, 1e308, 1e308} << QList<int>{20, 20, 20};
    QTest::newRow("rounding noise") << 30 << QList<double>{0.8, 0.1, 0.1} << QList<int>{24, 3, 3};
}

void SplitTest::sizesAreExact() {
    QFETCH(int, rows);
    QFETCH(QList<double>, shares);
    QFETCH(QList<int>, sizes);
    const auto found = splitSizes(rows, {shares[0], shares[1], shares[2]});
    QVERIFY(found);
    QCOMPARE(QList<int>(found->begin(), found->end()), sizes);
}

void SplitTest::refusesSharesThatLeaveNothingToTrain_data() {
    QTest::addColumn<double>("train");
    QTest::addColumn<double>("validation");
    QTest::newRow("none") << 0. << 1.;
    QTest::newRow("negative") << 1. << -0.5;
    QTest::newRow("not a number") << std::nan("") << 0.5;
    QTest::newRow("endless") << HUGE_VAL << 0.5;
}

void SplitTest::refusesSharesThatLeaveNothingToTrain() {
    QFETCH(double, train);
    QFETCH(double, validation);
    const auto sizes = splitSizes(10, {train, validation, 0.});
    QVERIFY(!sizes);
    QCOMPARE(sizes.error().fault, Fault::Usage);
}

void SplitTest::everyRowIsDealtOnce() {
    const Split split = dealRows(1000, {701, 199, 100}, {}, 3);
    QCOMPARE(split.train.size(), 701U);
    QCOMPARE(split.validation.size(), 199U);
    QCOMPARE(split.test.size(), 100U);
    std::set<std::int32_t> rows;
    for (const auto* part : {&split.train, &split.validation, &split.test}) {
        QVERIFY(std::ranges::is_sorted(*part));
        rows.insert(part->begin(), part->end());
    }
    QCOMPARE(rows.size(), 1000U);
    QCOMPARE(*rows.begin(), 0);
    QCOMPARE(*rows.rbegin(), 999);
}

void SplitTest::everyPartHasItsShareOfEveryClass() {
    // 500, 300 and 200 rows of three classes, in blocks as files often are.
    std::vector<std::int32_t> classes(1000);
    for (std::size_t row = 0; row < 1000; ++row) classes[row] = row < 500 ? 0 : row < 800 ? 1 : 2;
    const Split split = dealRows(1000, {700, 200, 100}, classes, 5);
    const double classRows[] = {500., 300., 200.};
    for (const auto* part : {&split.train, &split.validation, &split.test}) {
        double count[3] = {};
        for (const std::int32_t row : *part) ++count[classes[static_cast<std::size_t>(row)]];
        for (int k = 0; k < 3; ++k) {
            const double expected = classRows[k] * static_cast<double>(part->size()) / 1000.;
            QVERIFY2(std::abs(count[k] - expected) <= 1., qPrintable(QString::number(count[k])));
        }
    }
}

void SplitTest::everyClassIsInTraining() {
    for (Seed seed = 0; seed < 50; ++seed) {
        std::vector<std::int32_t> classes(100, 0);
        classes[17] = 1;
        for (const std::size_t row : {3U, 40U, 99U}) classes[row] = 2;
        const Split split = dealRows(100, {30, 40, 30}, classes, seed);
        std::set<std::int32_t> trained;
        for (const std::int32_t row : split.train)
            trained.insert(classes[static_cast<std::size_t>(row)]);
        QCOMPARE(trained.size(), 3U);
    }
}

/// Of 20 classes of five rows each, ten have a row for validation and the other ten one for
/// testing.
void SplitTest::everySmallClassIsTestedByAndBy() {
    std::vector<std::int32_t> classes(100);
    for (std::size_t row = 0; row < 100; ++row) classes[row] = static_cast<std::int32_t>(row / 5);
    std::set<std::int32_t> validated, tested;
    for (Seed seed = 0; seed < 30; ++seed) {
        const Split split = dealRows(100, {80, 10, 10}, classes, seed);
        for (const std::int32_t row : split.validation) validated.insert(row / 5);
        for (const std::int32_t row : split.test) tested.insert(row / 5);
    }
    QCOMPARE(validated.size(), 20U);
    QCOMPARE(tested.size(), 20U);
}

/// So that the splits of stored projects stay as they are.
void SplitTest::equalLargeClassesTakeTurns() {
    std::vector<std::int32_t> classes(150);
    for (std::size_t row = 0; row < 150; ++row) classes[row] = static_cast<std::int32_t>(row % 2);
    for (Seed seed = 0; seed < 10; ++seed) {
        const Split split = dealRows(150, {120, 15, 15}, classes, seed);
        QCOMPARE(std::ranges::count(split.validation, 0, [](auto row) { return row % 2; }), 8);
        QCOMPARE(std::ranges::count(split.test, 1, [](auto row) { return row % 2; }), 8);
    }
}

void SplitTest::dependsOnTheSeedAlone() {
    QCOMPARE(dealRows(500, {300, 100, 100}, {}, 1).test,
             dealRows(500, {300, 100, 100}, {}, 1).test);
    QVERIFY(dealRows(500, {300, 100, 100}, {}, 1).test !=
            dealRows(500, {300, 100, 100}, {}, 2).test);
}

ARDENT_TEST(SplitTest)
#include "split_test.moc"
