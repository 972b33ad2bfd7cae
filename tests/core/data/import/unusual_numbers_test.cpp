#include "core/data/import/unusual_numbers.h"

#include <QTest>

#include "tests/support/columns.h"

using namespace ardent;

class UnusualNumbersTest : public QObject {
    Q_OBJECT

private slots:
    void areTold_data();
    void areTold();
    void othersAreNot_data();
    void othersAreNot();
};

void UnusualNumbersTest::areTold_data() {
    QTest::addColumn<std::vector<std::string>>("cells");
    QTest::addColumn<QString>("phrase");
    const auto row = [](std::vector<std::string> cells, const char* phrase) {
        QTest::newRow(cells[0].c_str()) << cells << QString(phrase);
    };
    row({"“2.39”", "“1”", "“7”"}, "stand in quotes");
    row({"„2,39“", "„1,5“", "„7“"}, "stand in quotes");
    row({"\"2.39\"", "\"1\"", "\"7\""}, "stand in quotes");
    row({"`2.39`", "`1`", "`7`"}, "stand in quotes");
    row({"- 4.9", "3", "- 7"}, "have a blank behind their sign");
    row({"~4.9", "≈3", "ca. 7", "8"}, "have a word or sign for \"about\" in front");
    row({"4.9[1]", "3[2]", "7", "8"}, "have a reference behind them");
    row({"4.9±0.1", "3 ± 2", "7"}, "have an uncertainty behind them");
    row({"5,-", "6,-", "1.200,-"}, "have a dash for decimals");
    row({"5.--", "6.--", "7.--"}, "have a dash for decimals");
    row({"4.9×10^3", "3x10^2", "7*10^1"}, "are written with powers of ten");
    row({"4.9E 3", "3.1E 2", "7.0"}, "have an exponent that is not read");
    row({"4.9876-103", "3.1234+102", "7.0"}, "have an exponent that is not read");
    row({"1_000", "12_345", "900"}, "have underscores in them");
    row({"0xFF", "0x10", "0x1a"}, "are hexadecimal");
    row({"４.９", "３", "１２"}, "are in digits of another script");
    row({"٤٫٩", "٣", "١٢"}, "are in digits of another script");
}

void UnusualNumbersTest::areTold() {
    QFETCH(std::vector<std::string>, cells);
    QFETCH(QString, phrase);
    QCOMPARE(QString::fromStdString(unusualNumbersNote(test::categories("p", cells)).english()),
             QString("Column \"p\" is read as text: its numbers %1, as in \"%2\"; if they are "
                     "quantities, write them as plain numbers in the file.")
                 .arg(phrase, QString::fromStdString(cells[0])));
}

void UnusualNumbersTest::othersAreNot_data() {
    QTest::addColumn<std::vector<std::string>>("cells");
    for (const std::vector<std::string>& cells : {std::vector<std::string>{"red", "blue", "green"},
                                                  {"1", "2", "3"},
                                                  {"~4.9", "red", "blue", "1"},
                                                  {"2020-01", "2020-02", "2020-03"},
                                                  {"a_1", "a_2", "a_3"},
                                                  {"x10", "x20", "x30"},
                                                  {"'a'", "'b'", "'c'"},
                                                  {"1-2", "3-4", "5-6"}})
        QTest::newRow(cells[0].c_str()) << cells;
}

void UnusualNumbersTest::othersAreNot() {
    QFETCH(std::vector<std::string>, cells);
    QVERIFY(unusualNumbersNote(test::categories("p", cells)).empty());
}

ARDENT_TEST(UnusualNumbersTest)
#include "unusual_numbers_test.moc"
