#include <QTest>
#include <cmath>
#include <limits>

#include "core/data/table/table.h"

using namespace ardent;

class TableTest : public QObject {
    Q_OBJECT

private slots:
    void cellsAreKeptAcrossChunks_data();
    void cellsAreKeptAcrossChunks();
    void releasedChunksLeaveTheRest();
    void wideningGivesThePrintedNumbers();
    void narrowingRounds();
    void cellsAreShownAsStored();
    void columnsAreFoundByName();
};

void TableTest::cellsAreKeptAcrossChunks_data() {
    QTest::addColumn<Storage>("storage");
    QTest::newRow("float32") << Storage::Float32;
    QTest::newRow("float64") << Storage::Float64;
}

void TableTest::cellsAreKeptAcrossChunks() {
    QFETCH(Storage, storage);
    NumericCells cells(storage);
    constexpr Index rows = 2 * NumericCells::kChunkRows + 100;
    for (Index row = 0; row < rows; ++row) cells.append(static_cast<double>(row));
    QCOMPARE(cells.size(), rows);
    QCOMPARE(cells.storage(), storage);
    for (const Index row :
         {Index{0}, NumericCells::kChunkRows - 1, NumericCells::kChunkRows, rows - 1})
        QCOMPARE(cells.at(row), static_cast<double>(row));
    std::vector<double> part(static_cast<std::size_t>(NumericCells::kChunkRows + 20));
    cells.read(NumericCells::kChunkRows - 10, part);
    for (std::size_t i = 0; i < part.size(); ++i)
        QCOMPARE(part[i], static_cast<double>(NumericCells::kChunkRows - 10) + double(i));
    QVERIFY_EXCEPTION_THROWN(cells.at(rows), std::logic_error);
}

void TableTest::releasedChunksLeaveTheRest() {
    NumericCells cells(Storage::Float32);
    for (Index row = 0; row < 3 * NumericCells::kChunkRows; ++row)
        cells.append(static_cast<double>(row));
    cells.releaseBefore(2 * NumericCells::kChunkRows + 5);
    QCOMPARE(cells.size(), 3 * NumericCells::kChunkRows);
    QCOMPARE(cells.at(2 * NumericCells::kChunkRows), 2. * NumericCells::kChunkRows);
}

void TableTest::wideningGivesThePrintedNumbers() {
    NumericCells cells(Storage::Float32);
    const std::vector<double> values{0.1, -2.3456, 1e20, std::numeric_limits<double>::quiet_NaN()};
    for (const double value : values) cells.append(value);
    QVERIFY(cells.at(0) != 0.1);
    cells.widen();
    QCOMPARE(cells.storage(), Storage::Float64);
    for (Index row = 0; row < 3; ++row)
        QVERIFY(cells.at(row) == values[static_cast<std::size_t>(row)]);
    QVERIFY(std::isnan(cells.at(3)));
    cells.append(3.141592653589793);
    QVERIFY(cells.at(4) == 3.141592653589793);
}

void TableTest::narrowingRounds() {
    NumericCells cells(Storage::Float64);
    for (Index row = 0; row < NumericCells::kChunkRows + 3; ++row) cells.append(0.1);
    cells.narrow();
    QCOMPARE(cells.storage(), Storage::Float32);
    QCOMPARE(cells.at(NumericCells::kChunkRows + 2), static_cast<double>(0.1f));
    cells.append(0.2);
    QCOMPARE(cells.at(NumericCells::kChunkRows + 3), static_cast<double>(0.2f));
}

void TableTest::cellsAreShownAsStored() {
    Column column;
    column.numbers = NumericCells(Storage::Float32);
    column.numbers.append(0.1);
    column.numbers.append(std::numeric_limits<double>::quiet_NaN());
    QCOMPARE(cellText(column, 0), std::string("0.1"));
    QCOMPARE(cellText(column, 1), std::string());
    Column colour{"colour", ColumnType::Categorical, NumericCells(), {0, -1}, {"red"}, 1};
    QCOMPARE(cellText(colour, 0), std::string("red"));
    QCOMPARE(cellText(colour, 1), std::string());
    QCOMPARE(numberText(3., Storage::Float64), std::string("3"));
    QCOMPARE(numberText(1e300, Storage::Float64), std::string("1e+300"));
    QCOMPARE(numberText(134217728., Storage::Float32), std::string("134217728"));
    for (const Storage storage : {Storage::Float32, Storage::Float64})
        QCOMPARE(numberText(-0., storage), std::string("0"));
}

void TableTest::columnsAreFoundByName() {
    Table table;
    table.columns.resize(2);
    table.columns[1].name = "price";
    QCOMPARE(table.find("price"), 1);
    QCOMPARE(table.find("Price"), -1);
}

ARDENT_TEST(TableTest)
#include "table_test.moc"
