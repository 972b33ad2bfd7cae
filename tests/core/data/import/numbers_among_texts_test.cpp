#include "core/data/import/numbers_among_texts.h"

#include <QTest>

#include "tests/support/read_text.h"

using namespace ardent;

class NumbersAmongTextsTest : public QObject {
    Q_OBJECT

private slots:
    void textsInPlaceOfNumbersAreNamed();
    void limitsInMostCellsCanBeTaken();
    void marksThatMayBeMissingAreNamedToo();
    void namesSomeOfWhichAreNumbersAreNot();
};

void NumbersAmongTextsTest::textsInPlaceOfNumbersAreNamed() {
    const QByteArray text =
        test::columnOf({"1.5", "ND", "2", "3", "ND", "<LOD", "4", "5.25", "6", "7"});
    const auto imported = test::readText(text);
    QVERIFY(imported);
    QCOMPARE(test::notesIn(imported->report),
             QString("Column \"x\" is read as text: 7 of its 10 cells are numbers, but others are "
                     "not, such as \"ND\", \"<LOD\"; if these stand for missing cells, name each "
                     "with --missing, or take all that are no numbers as missing with --read-as "
                     "x=number.\n"));
    // As it says.
    const auto taken = test::readText(text, {{"x", ReadAs::Number}});
    QCOMPARE(taken->table.columns[0].type, ColumnType::Numeric);
    QCOMPARE(taken->table.columns[0].missing, 3);
    ReadingOptions options;
    options.missing = {"ND", "<LOD"};
    const auto named = test::readText(text, {}, options);
    QCOMPARE(named->table.columns[0].missing, 3);
    QCOMPARE(named->table.columns[0].type, ColumnType::Numeric);
    QVERIFY(test::notesIn(test::readText(text, {{"x", ReadAs::Category}})->report).isEmpty());
}

void NumbersAmongTextsTest::limitsInMostCellsCanBeTaken() {
    QList<QByteArray> cells(30, "<0.05");
    cells += {"1", "2", "3.5", "4", "5"};
    const auto imported = test::readText(test::columnOf(cells));
    QVERIFY2(
        test::notesIn(imported->report)
            .contains("30 of its 35 cells have something beside the number, such as \"<0.05\"; "
                      "to take the number, use --read-as x=number."),
        qPrintable(test::notesIn(imported->report)));
    const auto taken = test::readText(test::columnOf(cells), {{"x", ReadAs::Number}});
    QCOMPARE(cellText(taken->table.columns[0], 0), std::string("0.05"));
    QCOMPARE(taken->table.columns[0].missing, 0);
}

void NumbersAmongTextsTest::marksThatMayBeMissingAreNamedToo() {
    const auto imported =
        test::readText(test::columnOf({"1", "*", "2", "low", "3", "*", "4", "5", "n/s", "6"}));
    QVERIFY(imported->table.columns[0].type != ColumnType::Numeric);
    QVERIFY2(test::notesIn(imported->report).contains("such as \"*\", \"low\", \"n/s\";"),
             qPrintable(test::notesIn(imported->report)));
}

void NumbersAmongTextsTest::namesSomeOfWhichAreNumbersAreNot() {
    QList<QByteArray> cells;
    for (int i = 0; i < 10; ++i)
        cells << QByteArray::number(100 + i) << "route " + QByteArray(1, char('a' + i));
    QVERIFY(test::notesIn(test::readText(test::columnOf(cells))->report).isEmpty());
    // Fewer than half of the cells.
    cells = {"1", "2", "3", "4", "5", "low", "low", "low", "mid", "mid", "high"};
    QVERIFY(test::notesIn(test::readText(test::columnOf(cells))->report).isEmpty());
}

ARDENT_TEST(NumbersAmongTextsTest)
#include "numbers_among_texts_test.moc"
