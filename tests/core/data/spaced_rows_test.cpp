#include "core/data/spaced_rows.h"

#include <QtTest>
#include <numeric>

using namespace ardent;

class SpacedRowsTest : public QObject {
    Q_OBJECT

private slots:
    void fewRowsAreAllTaken();
    void manyAreTakenEvenly();
};

void SpacedRowsTest::fewRowsAreAllTaken() {
    const std::vector<std::int32_t> rows{7, 3, 9};
    QVERIFY(spacedRows(rows, 3) == rows);
    QVERIFY(spacedRows(rows, 100) == rows);
    QVERIFY(spacedRows({}, 5).empty());
}

void SpacedRowsTest::manyAreTakenEvenly() {
    std::vector<std::int32_t> rows(1000);
    std::iota(rows.begin(), rows.end(), 5);
    const auto some = spacedRows(rows, 300);
    QCOMPARE(some.size(), std::size_t{300});
    QCOMPARE(some.front(), 5);
    for (std::size_t i = 1; i < some.size(); ++i) {
        const int step = some[i] - some[i - 1];
        QVERIFY(step == 3 || step == 4);
    }
}

QTEST_APPLESS_MAIN(SpacedRowsTest)
#include "spaced_rows_test.moc"
