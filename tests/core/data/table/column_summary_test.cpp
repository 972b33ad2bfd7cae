#include <QTest>
#include <cmath>
#include <limits>

#include "core/data/table/column_summary.h"

using namespace ardent;

class ColumnSummaryTest : public QObject {
    Q_OBJECT

private slots:
    void numbersAreSummarised_data();
    void numbersAreSummarised();
    void emptyNumbersHaveNoValues();
    void levelsAreCounted();
};

void ColumnSummaryTest::numbersAreSummarised_data() {
    QTest::addColumn<Storage>("storage");
    QTest::newRow("float32") << Storage::Float32;
    QTest::newRow("float64") << Storage::Float64;
}

void ColumnSummaryTest::numbersAreSummarised() {
    QFETCH(Storage, storage);
    Column column;
    column.numbers = NumericCells(storage);
    for (const double value : {0.3, 0.1, std::numeric_limits<double>::quiet_NaN(), 0.1, 0.7})
        column.numbers.append(value);
    const ColumnSummary summary = summarise(column);
    QCOMPARE(summary.present, 4);
    QCOMPARE(summary.distinct, 3);
    QVERIFY(summary.minimum == 0.1);
    QVERIFY(summary.maximum == 0.7);
    QCOMPARE(summary.median, 0.2);
    const double tolerance = storage == Storage::Float32 ? 1e-7 : 1e-15;
    QVERIFY(std::abs(summary.mean - 0.3) < tolerance);
    QVERIFY(std::abs(summary.deviation - std::sqrt(0.06)) < tolerance);
}

void ColumnSummaryTest::emptyNumbersHaveNoValues() {
    Column column;
    column.numbers.append(std::numeric_limits<double>::quiet_NaN());
    const ColumnSummary summary = summarise(column);
    QCOMPARE(summary.present, 0);
    QCOMPARE(summary.distinct, 0);
    QVERIFY(std::isnan(summary.median));
}

void ColumnSummaryTest::levelsAreCounted() {
    const Column column{
        "c", ColumnType::Categorical, NumericCells(), {1, 0, -1, 1, 2}, {"a", "b", "c"}, 1};
    const ColumnSummary summary = summarise(column);
    QCOMPARE(summary.present, 4);
    QCOMPARE(summary.distinct, 3);
    using Level = std::pair<std::string, Index>;
    QCOMPARE(summary.levels, (std::vector<Level>{{"b", 2}, {"a", 1}, {"c", 1}}));
}

ARDENT_TEST(ColumnSummaryTest)
#include "column_summary_test.moc"
