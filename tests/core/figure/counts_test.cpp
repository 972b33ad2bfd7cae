#include "core/figure/counts.h"

#include <QtTest>

using namespace ardent;

class CountsTest : public QObject {
    Q_OBJECT

private slots:
    void groupsDigits() { QCOMPARE(grouped(1234567), std::string("1,234,567")); }
    void countsRows();
};

void CountsTest::countsRows() {
    QCOMPARE(countedRows(1), std::string("1 row"));
    QCOMPARE(countedRows(2000), std::string("2,000 rows"));
    QCOMPARE(countedVariables(1), std::string("1 variable"));
    QCOMPARE(countedRows(1, 1, RowPart::Training), std::string("1 training row"));
    QCOMPARE(countedRows(500, 500, RowPart::Test), std::string("500 test rows"));
    QCOMPARE(countedRows(200, 5000, RowPart::Validation),
             std::string("200 of 5,000 validation rows"));
    QCOMPARE(countedRows(1, 1,
                         {message("rows-of-table", "rows of {}", "t.csv"),
                          message("row-of-table", "row of {}", "t.csv")}),
             std::string("1 row of t.csv"));
}

ARDENT_TEST(CountsTest)
#include "counts_test.moc"
