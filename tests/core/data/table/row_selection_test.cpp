#include "core/data/table/row_selection.h"

#include <QTest>

using namespace ardent;

class RowSelectionTest : public QObject {
    Q_OBJECT

private slots:
    void holdsWhatWasAdded();
    void spansAreAddedAndRemoved();
    void twoAreUnited();
    void theNextOneIsFound();
    void spansTellAllOfThem();
    void rowsOutsideAreNotIn();
};

void RowSelectionTest::holdsWhatWasAdded() {
    const std::vector<std::int32_t> rows{0, 63, 64, 129, 64};
    const RowSelection selection(130, rows);
    QCOMPARE(selection.count(), Index(4));
    for (std::int32_t row = 0; row < 130; ++row)
        QCOMPARE(selection.contains(row), row == 0 || row == 63 || row == 64 || row == 129);
}

void RowSelectionTest::spansAreAddedAndRemoved() {
    RowSelection selection(200);
    selection.add(60, 130);
    selection.add(100, 140);
    QCOMPARE(selection.count(), Index(81));
    selection.remove(0, 69);
    selection.remove(139, 199);
    QCOMPARE(selection.count(), Index(69));
    QVERIFY(!selection.contains(69) && selection.contains(70) && selection.contains(138));
}

void RowSelectionTest::twoAreUnited() {
    RowSelection selection(100, std::vector<std::int32_t>{1, 70});
    selection.add(RowSelection(100, std::vector<std::int32_t>{70, 99}));
    QVERIFY(selection == RowSelection(100, std::vector<std::int32_t>{1, 70, 99}));
    QCOMPARE(selection.count(), Index(3));
}

void RowSelectionTest::spansTellAllOfThem() {
    const RowSelection selection(130, std::vector<std::int32_t>{0, 1, 63, 64, 65, 129});
    const auto spans = selection.spans();
    QVERIFY((spans == std::vector<std::array<Index, 2>>{{0, 1}, {63, 65}, {129, 129}}));
    RowSelection again(130);
    for (const auto& [first, last] : spans) again.add(first, last);
    QVERIFY(again == selection);
    QVERIFY(RowSelection(130).spans().empty());
    QVERIFY(RowSelection().spans().empty());
}

void RowSelectionTest::theNextOneIsFound() {
    const RowSelection selection(200, std::vector<std::int32_t>{5, 64, 199});
    QCOMPARE(selection.next(0), Index(5));
    QCOMPARE(selection.next(5), Index(5));
    QCOMPARE(selection.next(6), Index(64));
    QCOMPARE(selection.next(65), Index(199));
    QCOMPARE(selection.next(200), Index(-1));
    QCOMPARE(RowSelection(200, std::vector<std::int32_t>{5}).next(6), Index(-1));
    QCOMPARE(RowSelection().next(0), Index(-1));
}

void RowSelectionTest::rowsOutsideAreNotIn() {
    QVERIFY(!RowSelection(10, std::vector<std::int32_t>{9}).contains(10));
    QVERIFY(!RowSelection().contains(0));
    RowSelection selection(70, std::vector<std::int32_t>{-1, 3, 70, 71, 127, 100'000});
    QCOMPARE(selection.count(), Index(1));
    QVERIFY(!selection.contains(-1));
    selection.add(68, 75);
    QCOMPARE(selection.count(), Index(3));
    QCOMPARE(selection.next(70), Index(-1));
    selection.remove(-2, 100);
    QVERIFY(selection == RowSelection(70));
}

ARDENT_TEST(RowSelectionTest)
#include "row_selection_test.moc"
