#include "core/data/import/row_reader.h"

#include <QTest>

#include "tests/support/read_text.h"

using namespace ardent;

/// Lines that are no rows.
class RowReaderTest : public QObject {
    Q_OBJECT

private slots:
    void repeatedHeadersAreLeftOut_data();
    void repeatedHeadersAreLeftOut();
    void countsOfRowsAreLeftOut();
    void rowsWithoutAValueAreLeftOut();
    void aSecondTableIsTold_data();
    void aSecondTableIsTold();
    void textsThatLookLikeCountsStay();
};

void RowReaderTest::repeatedHeadersAreLeftOut_data() {
    QTest::addColumn<QByteArray>("header");
    QTest::addColumn<QByteArray>("row");
    QTest::addColumn<int>("left");
    QTest::newRow("the same") << QByteArray("grp,x") << QByteArray("grp,x") << 1;
    QTest::newRow("in capital letters") << QByteArray("grp,x") << QByteArray("GRP, X") << 1;
    // "X" over texts may be a cell.
    QTest::newRow("no numbers") << QByteArray("grp,kind") << QByteArray("GRP,Kind") << 0;
    // 2020 may be a number of the column.
    QTest::newRow("one name is a text")
        << QByteArray("grp,2020,2021") << QByteArray("GRP,2020,2021") << 0;
    QTest::newRow("one name is a text, over numbers")
        << QByteArray("size,2020,2021") << QByteArray("SIZE,2020,2021") << 0;
    QTest::newRow("numbers below numbers")
        << QByteArray("grp,kind,2020,2021") << QByteArray("GRP,Kind,2020,2021") << 0;
    QTest::newRow("another row") << QByteArray("grp,x") << QByteArray("GRP,7") << 0;
}

void RowReaderTest::repeatedHeadersAreLeftOut() {
    QFETCH(QByteArray, header);
    QFETCH(QByteArray, row);
    QFETCH(int, left);
    const bool hasKind = header.contains("kind");
    QByteArray text = header + '\n';
    for (int i = 0; i < 40; ++i) {
        text += header.startsWith("size") ? "7.5" : i % 2 == 0 ? "A" : "B";
        if (hasKind) text += i % 3 == 0 ? ",u" : ",v";
        for (int j = hasKind ? 2 : 1; j <= header.count(','); ++j)
            text += ',' + QByteArray::number(i + j) + ".5";
        text += '\n';
        if (i == 20) text += row + '\n';
    }
    const auto imported = test::readText(text);
    QVERIFY(imported);
    QCOMPARE(imported->table.rows, 41 - left);
    QCOMPARE(test::notesIn(imported->report).count("The row in line 23 repeats the header"), left);
}

void RowReaderTest::rowsWithoutAValueAreLeftOut() {
    const auto imported = test::readText("a,b\n1,x\n,\n2,y\n,\n");
    QVERIFY(imported);
    QCOMPARE(imported->table.rows, 2);
    QVERIFY(test::notesIn(imported->report)
                .contains("2 rows hold no value and were left out; the first is in line 3."));
    QCOMPARE(test::readText(",\n1,2\n3,4\n")->table.rows, 2);
    QCOMPARE(test::readText("a,b\n1,x\nNA,NA\n")->table.rows, 2);
    const auto ruled =
        test::readText("=== ===\na   b\n=== ===\n1   2\n3   4\n5   6\n7   8\n9   1\n=== ===\n");
    QVERIFY(ruled);
    QCOMPARE(ruled->table.rows, 5);
}

void RowReaderTest::aSecondTableIsTold_data() {
    QTest::addColumn<QByteArray>("between");
    QTest::addColumn<bool>("isTold");
    QTest::newRow("below a blank line") << QByteArray("\nk,v,w\n") << true;
    QTest::newRow("as if it went on") << QByteArray("k,v,w\n") << true;
    QTest::newRow("a blank line alone") << QByteArray("\n") << false;
    QTest::newRow("words that lack a number") << QByteArray("k,v,\n") << false;
}

void RowReaderTest::aSecondTableIsTold() {
    QFETCH(QByteArray, between);
    QFETCH(bool, isTold);
    QByteArray rows;
    for (int i = 0; i < 30; ++i) rows += QByteArray::number(i) + (i % 2 ? ",red,2\n" : ",blue,3\n");
    const auto imported = test::readText("a,g,y\n" + rows + between + "7,u,3\n8,v,3\n");
    QVERIFY(imported);
    const QString note =
        "A second table seems to begin in line %1; its rows were read too: leave "
        "them out with --footer 3";
    QCOMPARE(test::notesIn(imported->report).contains(note.arg(between.startsWith('\n') ? 33 : 32)),
             isTold);
}

void RowReaderTest::countsOfRowsAreLeftOut() {
    const auto one = test::readText("id,x\n1,2\n3,4\n\n(2 rows affected)\n");
    QVERIFY(one);
    QCOMPARE(one->table.rows, 2);
    QCOMPARE(one->report.rowsDropped, 0);
    QCOMPARE(test::notesIn(one->report),
             QString("Line 5 says how many rows there are and was left out.\n"));
    const auto two = test::readText("id,x\n1,2\n(1 row)\n3,4\n5,6\n(2 rows)\n");
    QCOMPARE(two->table.rows, 3);
    QCOMPARE(test::notesIn(two->report),
             QString("2 lines say how many rows there are and were left out; the first is line "
                     "3.\n"));
}

void RowReaderTest::textsThatLookLikeCountsStay() {
    QCOMPARE(test::readText("seats\n(2 rows)\n(3 rows)\n(2 rows)\n")->table.rows, 3);
    QCOMPARE(test::readText("seats,x\n(2 rows),1\n(3 rows),2\n(2 rows),3\n")->table.rows, 3);
    QCOMPARE(test::readText("seats,x\n(4 rows),\n(8 rows),\n(4 rows),5\n")->table.rows, 3);
}

ARDENT_TEST(RowReaderTest)
#include "row_reader_test.moc"
