#include "core/data/task/table_rows.h"

#include <QTest>

#include "core/data/task/later_task.h"
#include "core/data/task/make_task.h"
#include "tests/support/columns.h"

using namespace ardent;
using namespace ardent::test;

namespace {

/// x is the number of the row; every seventh target is missing.
Table withGaps(int rows) {
    std::vector<double> y = sequence(rows, 1.);
    for (std::size_t i = 0; i < y.size(); i += 7) y[i] = kMissing;
    return table({numbers("x", sequence(rows)), numbers("y", y)});
}

/// The row of the table that each row of the task holds, told by x.
std::vector<std::int32_t> rowsToldByX(const Task& task) {
    const EncodedColumn& column = task.recipe->columns.front();
    std::vector<std::int32_t> rows;
    for (Index row = 0; row < task.x.rows(); ++row)
        rows.push_back(static_cast<std::int32_t>(
            std::lround(column.offset + column.scale * static_cast<double>(task.x(row, 0)))));
    return rows;
}

}  // namespace

class TableRowsTest : public QObject {
    Q_OBJECT

private slots:
    void aWholeTableKeepsItsNumbers();
    void rowsWithoutATargetAreSteppedOver();
    void rowsOfUnknownClassesAreSteppedOver();
    void theSelectedOnesOfAPartAreFound();
};

void TableRowsTest::aWholeTableKeepsItsNumbers() {
    const Table data = table({numbers("x", sequence(40)), numbers("y", sequence(40, 3.))});
    const auto task = makeTask(target("y"), data);
    QVERIFY(task);
    QVERIFY(!tableRows(*task, data));
    QCOMPARE(tableRow(nullptr, 17), 17);
}

void TableRowsTest::rowsWithoutATargetAreSteppedOver() {
    const Table data = withGaps(100);
    const auto task = makeTask(target("y"), data);
    QVERIFY(task);
    const TableRowsPtr rows = tableRows(*task, data);
    QVERIFY(rows);
    QCOMPARE(*rows, rowsToldByX(*task));
    QCOMPARE(tableRow(rows, 0), 1);
    const auto count = std::ssize(*rows);
    for (Index row = 0; row < count; ++row)
        QCOMPARE(firstRowFrom(rows, tableRow(rows, static_cast<std::int32_t>(row)), count), row);
    QCOMPARE(firstRowFrom(rows, 0, count), Index{0});
    QCOMPARE(firstRowFrom(rows, rows->back() + 1, count), count);
    QCOMPARE(firstRowFrom(nullptr, 3, 5), Index{3});
    QCOMPARE(firstRowFrom(nullptr, 9, 5), Index{5});
    const auto parts = {&task->split.train, &task->split.validation, &task->split.test};
    std::size_t all = 0;
    for (const auto* part : parts) all += tableRowsOf(*part, rows).size();
    QCOMPARE(all, rows->size());
}

void TableRowsTest::rowsOfUnknownClassesAreSteppedOver() {
    std::vector<std::string> kinds(30, "u");
    for (std::size_t i = 1; i < kinds.size(); i += 2) kinds[i] = "v";
    const auto learned =
        makeTask(target("kind"), table({numbers("x", sequence(30)), categories("kind", kinds)}));
    QVERIFY(learned);
    kinds[0] = "new";
    kinds[3] = "";
    const Table later = table({numbers("x", sequence(30)), categories("kind", kinds)});
    const auto task = laterTask(learned->recipe, later);
    QVERIFY(task);
    const TableRowsPtr rows = tableRows(*task, later);
    QCOMPARE(*rows, rowsToldByX(*task));
    QCOMPARE(rows->front(), 1);
    QCOMPARE(rows->size(), std::size_t(28));
}

void TableRowsTest::theSelectedOnesOfAPartAreFound() {
    const Table data = withGaps(100);
    const auto task = makeTask(target("y"), data);
    QVERIFY(task);
    const TableRowsPtr rows = tableRows(*task, data);
    QCOMPARE(selectedOf(task->split.test, RowSelection(100, *rows), rows), task->split.test);
    const RowSelection gaps(100, std::vector<std::int32_t>{0, 7, 14});
    QVERIFY(selectedOf(task->split.train, gaps, rows).empty());
}

ARDENT_TEST(TableRowsTest)
#include "table_rows_test.moc"
