#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <cmath>

#include "core/data/import/table_reader.h"
#include "tests/support/read_text.h"

using namespace ardent;

class TableReaderTest : public QObject {
    Q_OBJECT

private slots:
    void aMinusBehindThousandsIsRead();
    void findsSeparatorAndHeader_data();
    void findsSeparatorAndHeader();
    void namesAreUnique();
    void typesAreDecidedByTheWholeColumn_data();
    void typesAreDecidedByTheWholeColumn();
    void badCellsAreListed();
    void notesShowWhatStandsBesideNumbers();
    void notesTellOfUnusualSigns();
    void missingWordsDependOnTheColumn();
    void marksThatMayBeMissingAreNoted();
    void levelsStandInOrderOfAppearance();
    void manyLevelsAreText_data();
    void manyLevelsAreText();
    void decimalCommasNeedProof_data();
    void decimalCommasNeedProof();
    void printedPrecisionKeepsEveryNumber();
    void trainingPrecisionRoundsWhereItDoesNotMatter_data();
    void trainingPrecisionRoundsWhereItDoesNotMatter();
    void trainingPrecisionKeepsTheNamesOfClasses_data();
    void trainingPrecisionKeepsTheNamesOfClasses();
    void readsAcrossBlocks();
    void readsWideRows();
    void refuses_data();
    void refuses();

private:
    std::filesystem::path save(const QByteArray& text) {
        QFile file(folder_.filePath("table.csv"));
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size()) return {};
        return file.fileName().toStdString();
    }

    QTemporaryDir folder_;
};

void TableReaderTest::findsSeparatorAndHeader_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("separator");
    QTest::addColumn<bool>("header");
    QTest::addColumn<QString>("names");
    QTest::addColumn<int>("rows");
    const auto row = [](const char* name, const char* text, const char* separator, bool header,
                        const char* names, int rows) {
        QTest::newRow(name) << QByteArray(text) << QString(separator) << header << QString(names)
                            << rows;
    };
    row("comma", "a,b\n1,2\n3,4\n", ",", true, "a b", 2);
    row("semicolon", "a;b\n1;2\n3;4\n", ";", true, "a b", 2);
    row("tab", "a\tb\n1\t2\n3\t4\n", "\t", true, "a b", 2);
    row("bar", "a|b\n1|2\n3|4\n", "|", true, "a b", 2);
    row("decimal commas", "a;b\n1,5;2,5\n3,5;4,5\n", ";", true, "a b", 2);
    row("decimal commas without header", "1,5;2,5\n3,5;4,5\n", ";", false, "column_1 column_2", 2);
    row("semicolons in text", "a,b\n1,x;y\n2,z\n", ",", true, "a b", 2);
    row("numbers only", "1,2\n3,4\n", ",", false, "column_1 column_2", 2);
    row("texts only", "name,town\nAnn,Rome\nBob,Oslo\n", ",", true, "name town", 2);
    row("texts that repeat", "yes,no\nno,no\nyes,no\n", ",", false, "column_1 column_2", 3);
    row("years", "land,2019,2020\nA,1,2\nB,3,4\n", ",", true, "land 2019 2020", 2);
    row("years apart", "land,2000,2010,2020\nA,1,2,3\nB,3,4,5\n", ",", true, "land 2000 2010 2020",
        2);
    row("years over thousands", "land,2020,2010,2000\nA,1900,2,3\nB,9100,4,5\n", ",", true,
        "land 2020 2010 2000", 2);
    row("one year", "id,name,2019\nA1,Ann,3\nA2,Bob,4\nA3,Cy,7\n", ",", true, "id name 2019", 3);
    row("wavelengths", "class,1100,1102,1104\na,0.1,0.2,0\nb,0.3,0.1,0\na,0.2,0.4,1\n", ",", true,
        "class 1100 1102 1104", 3);
    row("years in every row", "A,1950,1975,2001\nB,1940,1970,1999\nC,1930,1960,2002\n", ",", false,
        "column_1 column_2 column_3 column_4", 3);
    row("numbers over categories",
        "group,0.1,0.5\nA,1,2\nB,3,1\nA,2,1\nB,1,1\nA,3,3\nB,2,2\nA,4,1\nB,1,2\n", ",", true,
        "group 0.1 0.5", 8);
    row("numbers over ids", "gene,7157,1433\nk0,1,2\nk1,3,1\nk2,2,1\nk3,1,1\nk4,3,3\n", ",", true,
        "gene 7157 1433", 5);
    row("an id like the others", "k5,7,3\nk0,1,2\nk1,3,1\nk2,2,1\nk3,1,1\nk4,3,3\n", ",", false,
        "column_1 column_2 column_3", 6);
    row("a name like the others", "Zoe,7,3\nAnn,1,2\nBob,3,1\nCy,2,1\nDan,1,1\nEve,3,3\n", ",",
        false, "column_1 column_2 column_3", 6);
    row("marks beside separators", "a~|~b\n1~|~2\n3~|~4\n", "~|~", true, "a b", 2);
    row("separators of Hive",
        "a\x01"
        "b\n1\x01"
        "2\n3\x01"
        "4\n",
        "\x01", true, "a b", 2);
    row("separators escaped", "a,b,c\n1,x\\, y,2\n3,z\\, w,4\n", ",", true, "a b c", 2);
    row("invisible marks", "\u200Ba,b\n1\u200E,2\n\u00AD3,4\n", ",", true, "a b", 2);
    row("a mark saved as text", "\u00EF\u00BB\u00BFa,b\n1,2\n3,4\n", ",", true, "a b", 2);
    row("wide blanks", "a,b\n\u30001,2\n3\u3000,4\n", ",", true, "a b", 2);
    row("rules", "=== ===\na   b\n=== ===\n1   2\n3   4\n5   6\n7   8\n9   1\n=== ===\n", " ", true,
        "a b", 5);
    row("one year in every row", "A,1950\nB,1940\nC,1930\nD,2003\n", ",", false,
        "column_1 column_2", 4);
    row("a price like a year", "A,1950\nB,1740\nC,3900\nD,2300\n", ",", false, "column_1 column_2",
        4);
    row("numbers that grow", "A,0,1,5\nB,3,4,9\nC,6,9,20\nD,9,14,31\n", ",", false,
        "column_1 column_2 column_3 column_4", 4);
    row("numbers that ascend by chance", "A,10,20,30\nB,12,18,33\nC,9,25,28\nD,11,21,31\n", ",",
        false, "column_1 column_2 column_3 column_4", 4);
    row("missing in the first row", "3,?,gas\n2,5,gas\n1,6,oil\n", ",", false,
        "column_1 column_2 column_3", 3);
    row("comment", "# made by hand\na,b\n1,2\n", ",", true, "a b", 1);
    row("header in a comment", "# a,b\n1,2\n3,4\n", ",", false, "a b", 2);
    row("lines before", "Report\n\nof 2020\na,b,c\n1,2,3\n4,5,6\n", ",", true, "a b c", 2);
    row("row names", "a,b\nr1,1,2\nr2,3,4\n", ",", true, "row_name a b", 2);
    row("separator behind rows", "a,b\n1,2,\n3,4,\n", ",", true, "a b", 2);
    row("separator behind all lines", "a,b,\n1,2,\n3,4,\n", ",", true, "a b", 2);
    row("separator behind the header", "a,b,\n1,2\n3,4\n", ",", true, "a b", 2);
    row("names in angle brackets", "<TABLE>,<HIGH>\n1,2\n3,4\n", ",", true, "<TABLE> <HIGH>", 2);
    row("names in square brackets", "[a],[b]\n1,2\n3,4\n", ",", true, "[a] [b]", 2);
    row("one column", "a\n1\n2\n", ",", true, "a", 2);
    row("numbered columns", "0,1\n0.3,0.9\n0.1,0.4\n0.8,0.6\n", ",", true, "0 1", 3);
    row("measurements from 0 and 1", "0,1\n0.1,0.905\n0.2,0.819\n0.3,0.741\n", ",", false,
        "column_1 column_2", 4);
}

void TableReaderTest::findsSeparatorAndHeader() {
    QFETCH(QByteArray, text);
    QFETCH(QString, separator);
    QFETCH(bool, header);
    QFETCH(QString, names);
    QFETCH(int, rows);
    const auto imported = readTable(save(text));
    QVERIFY2(imported, imported ? "" : imported.error().text.english().c_str());
    QCOMPARE(QString::fromStdString(imported->report.dialect.cutting.separator), separator);
    QCOMPARE(imported->report.dialect.header, header);
    QStringList found;
    for (const Column& column : imported->table.columns)
        found << QString::fromStdString(column.name).replace(' ', '_');
    QCOMPARE(found.join(' '), names);
    QCOMPARE(imported->table.rows, rows);
    QCOMPARE(imported->table.name, std::string("table.csv"));
}

void TableReaderTest::namesAreUnique() {
    const auto imported = readTable(save("x,x,x (2),,\" a\n b \"\n1,2,3,4,5\n"));
    QVERIFY(imported);
    std::vector<std::string> names;
    for (const Column& column : imported->table.columns) names.push_back(column.name);
    QCOMPARE(names, (std::vector<std::string>{"x", "x (3)", "x (2)", "column 4", "a b"}));
}

void TableReaderTest::typesAreDecidedByTheWholeColumn_data() {
    QTest::addColumn<QByteArray>("first");
    QTest::addColumn<QByteArray>("later");
    QTest::addColumn<ColumnType>("type");
    QTest::addColumn<int>("bad");
    QTest::newRow("text comes late")
        << QByteArray("1") << QByteArray("red") << ColumnType::Categorical << 0;
    QTest::newRow("numbers come late")
        << QByteArray("NA") << QByteArray("5") << ColumnType::Numeric << 0;
    QTest::newRow("text after missing")
        << QByteArray("") << QByteArray("red") << ColumnType::Categorical << 0;
    QTest::newRow("numbers after a little text")
        << QByteArray("red") << QByteArray("5") << ColumnType::Numeric << 2000;
}

void TableReaderTest::typesAreDecidedByTheWholeColumn() {
    QFETCH(QByteArray, first);
    QFETCH(QByteArray, later);
    QFETCH(ColumnType, type);
    QFETCH(int, bad);
    // The types are guessed from the first thousand records.
    QByteArray text = "x,y\n";
    for (int i = 0; i < 2000; ++i) text += first + ",1\n";
    for (int i = 0; i < 20000; ++i) text += later + ",1\n";
    const auto imported = readTable(save(text));
    QVERIFY(imported);
    QCOMPARE(imported->table.rows, 22000);
    QCOMPARE(imported->table.columns[0].type, type);
    QCOMPARE(imported->report.badCellCount, bad);
    QCOMPARE(cellText(imported->table.columns[0], 21999), later.toStdString());
}

void TableReaderTest::badCellsAreListed() {
    QByteArray text = "x,y\n";
    for (int i = 0; i < 40; ++i) text += "1,2\n";
    text += "1,3 or 4\n\n\"a\nb\",2\n1e999,2\n";
    const auto imported = readTable(save(text));
    QVERIFY(imported);
    const auto& bad = imported->report.badCells;
    QCOMPARE(imported->report.badCellCount, 3);
    QCOMPARE(bad.size(), 3U);
    QCOMPARE(bad[0].line, 42);
    QCOMPARE(bad[0].column, std::string("y"));
    QCOMPARE(bad[0].text, std::string("3 or 4"));
    QCOMPARE(bad[1].line, 44);
    QCOMPARE(bad[2].line, 46);
    QCOMPARE(bad[2].text, std::string("1e999"));
    QVERIFY(std::isnan(imported->table.columns[1].numbers.at(40)));
    QCOMPARE(imported->table.columns[0].missing, 2);
    QCOMPARE(imported->report.missingCells, 3);
}

void TableReaderTest::notesShowWhatStandsBesideNumbers() {
    QByteArray text("a,b\n<0.5,1\n12 e,2\n<0.7,3\n13 p,4\n");
    for (int i = 0; i < 40; ++i) text += QByteArray::number(i) + ",5\n";
    const auto imported = readTable(save(text));
    QVERIFY(imported);
    QString notes;
    for (const Message& note : imported->report.notes)
        notes += QString::fromStdString(note.english());
    QVERIFY2(notes.contains("such as \"<0.5\"; the limit was taken"), qPrintable(notes));
    QVERIFY2(notes.contains("have a flag, such as \"12 e\";"), qPrintable(notes));
}

void TableReaderTest::missingWordsDependOnTheColumn() {
    QByteArray text = "number,colour,row\n";
    for (const char* word : {"none", "-", "Unknown", "NA", "n/a", "NaN", "null", "?", "#NULL!", ""})
        text += QByteArray(word) + "," + word + ",7\n1,red,7\n";
    const auto imported = readTable(save(text));
    QVERIFY(imported);
    QCOMPARE(imported->table.columns[0].type, ColumnType::Numeric);
    QCOMPARE(imported->table.columns[0].missing, 10);
    QCOMPARE(imported->table.columns[1].missing, 7);
    QCOMPARE(imported->table.columns[1].levels,
             (std::vector<std::string>{"none", "red", "-", "Unknown"}));
    QCOMPARE(imported->report.badCellCount, 0);
}

/// A minus behind its number, and a dash as Windows-1252 has it.
void TableReaderTest::notesTellOfUnusualSigns() {
    const auto imported =
        readTable(save("a,b\n5.60-,\x96"
                       "2.5\n1.5,4\n2.25-,3\n1.5,\x96\n"));
    QVERIFY(imported);
    QCOMPARE(imported->table.columns[0].numbers.at(0), -5.6F);
    QCOMPARE(imported->table.columns[1].numbers.at(0), -2.5);
    QCOMPARE(imported->table.columns[1].missing, 1);
    const auto notes = english(imported->report.notes);
    QVERIFY(std::ranges::find(notes,
                              "Column \"a\": 2 of its numbers have a minus behind them, such as "
                              "\"5.60-\"; they were read as below zero.") != notes.end());
    QVERIFY(std::ranges::find(notes,
                              "The text is not valid UTF-8 and was read as Latin-1 "
                              "(Windows-1252).") != notes.end());
}

/// Where all other cells of the column are numbers.
void TableReaderTest::marksThatMayBeMissingAreNoted() {
    const auto imported = readTable(
        save("stars,x,mixed\n*,1,*\n*,*,low\n*,2,1\n,*,2\n*,3,3\n*,4,4\n,5,5\n*,n/s,6\n"));
    QVERIFY(imported);
    const auto& columns = imported->table.columns;
    QCOMPARE(columns[0].type, ColumnType::Categorical);
    QCOMPARE(columns[0].levels, std::vector<std::string>{"*"});
    QCOMPARE(columns[1].type, ColumnType::Numeric);
    QCOMPARE(columns[1].missing, 3);
    QVERIFY(columns[2].type != ColumnType::Numeric);
    QCOMPARE(columns[2].missing, 0);
    const auto notes = english(imported->report.notes);
    QVERIFY(std::ranges::find(notes,
                              "Column \"x\": 3 of its cells hold a mark such as \"*\", which is "
                              "taken as missing; if it is not, read the column as a category.") !=
            notes.end());
}

void TableReaderTest::levelsStandInOrderOfAppearance() {
    const auto imported = readTable(save("c,x\nred,1\nblue,2\n,3\nred,4\n green ,5\n"));
    QVERIFY(imported);
    const Column& column = imported->table.columns[0];
    QCOMPARE(column.levels, (std::vector<std::string>{"red", "blue", "green"}));
    QCOMPARE(column.codes, (std::vector<std::int32_t>{0, 1, -1, 0, 2}));
    QCOMPARE(column.missing, 1);
}

void TableReaderTest::manyLevelsAreText_data() {
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("levels");
    QTest::addColumn<ColumnType>("type");
    QTest::newRow("few") << 100 << 50 << ColumnType::Categorical;
    QTest::newRow("more than half") << 100 << 51 << ColumnType::Text;
    QTest::newRow("all different") << 10 << 10 << ColumnType::Text;
    QTest::newRow("a thousand") << 5000 << 1000 << ColumnType::Categorical;
    QTest::newRow("more than a thousand") << 5000 << 1001 << ColumnType::Text;
}

void TableReaderTest::manyLevelsAreText() {
    QFETCH(int, rows);
    QFETCH(int, levels);
    QFETCH(ColumnType, type);
    QByteArray text = "name,x\n";
    for (int i = 0; i < rows; ++i) text += "n" + QByteArray::number(i % levels) + ",1\n";
    const auto imported = readTable(save(text));
    QVERIFY(imported);
    QCOMPARE(imported->table.columns[0].type, type);
    QCOMPARE(std::ssize(imported->table.columns[0].levels), levels);
}

void TableReaderTest::decimalCommasNeedProof_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<ColumnType>("type");
    QTest::addColumn<double>("value");
    QTest::addColumn<QString>("note");
    QTest::newRow("clear") << QByteArray("x;y\n1,5;1\n2;1\n1,234;1\n") << ColumnType::Numeric << 1.5
                           << "read with the comma as decimal mark";
    QTest::newRow("ambiguous") << QByteArray("x;y\n1,234;1\n2,345;1\n") << ColumnType::Categorical
                               << 0. << "may separate decimals or thousands";
    QTest::newRow("with points") << QByteArray("x;y\n1,5;1\n2.5;1\n3.5;2\n") << ColumnType::Text
                                 << 0. << "may separate decimals or thousands";
    QTest::newRow("quoted") << QByteArray("x,y\n\"1,5\",1\n\"2,5\",1\n") << ColumnType::Numeric
                            << 1.5 << "read with the comma as decimal mark";
    QTest::newRow("points only") << QByteArray("x;y\n1.5;1\n2.5;1\n") << ColumnType::Numeric << 1.5
                                 << "";
}

void TableReaderTest::decimalCommasNeedProof() {
    QFETCH(QByteArray, text);
    QFETCH(ColumnType, type);
    QFETCH(double, value);
    QFETCH(QString, note);
    const auto imported = readTable(save(text));
    QVERIFY(imported);
    const Column& column = imported->table.columns[0];
    QCOMPARE(column.type, type);
    if (type == ColumnType::Numeric) QCOMPARE(column.numbers.at(0), value);
    QCOMPARE(imported->report.notes.empty(), note.isEmpty());
    if (!note.isEmpty())
        QVERIFY(QString::fromStdString(imported->report.notes[0].english()).contains(note));
}

void TableReaderTest::printedPrecisionKeepsEveryNumber() {
    const auto imported =
        readTable(save("short,late\n0.1,0.1\n-2.5,0.7\n1e20,0.30000000000000004\n12345.6,0.2\n"));
    QVERIFY(imported);
    const auto& columns = imported->table.columns;
    QCOMPARE(columns[0].numbers.storage(), Storage::Float32);
    QCOMPARE(cellText(columns[0], 3), std::string("12345.6"));
    QCOMPARE(columns[1].numbers.storage(), Storage::Float64);
    QVERIFY(columns[1].numbers.at(0) == 0.1);
    QVERIFY(columns[1].numbers.at(1) == 0.7);
    QVERIFY(columns[1].numbers.at(2) == 0.30000000000000004);
    QVERIFY(columns[1].numbers.at(3) == 0.2);
}

void TableReaderTest::trainingPrecisionRoundsWhereItDoesNotMatter_data() {
    QTest::addColumn<double>("start");
    QTest::addColumn<double>("step");
    QTest::addColumn<double>("last");
    QTest::addColumn<Storage>("storage");
    QTest::newRow("many digits") << 0.1234567890123 << 0.0009876543217 << 0. << Storage::Float32;
    QTest::newRow("small beside its mean") << 1.6e9 << 1.37 << 1.6e9 << Storage::Float64;
    QTest::newRow("constant") << 0.125 << 0. << 0.125 << Storage::Float32;
    // It may be the one class of a test table.
    QTest::newRow("long constant") << 0.1234567890123 << 0. << 0.1234567890123 << Storage::Float64;
    QTest::newRow("beyond float") << 1. << 1. << 1e300 << Storage::Float64;
    QTest::newRow("below float") << 1e-40 << 1e-42 << 1e-40 << Storage::Float64;
    QTest::newRow("squares underflow") << 1e-170 << 1e-172 << 1e-170 << Storage::Float64;
    QTest::newRow("wide only at the end") << 1e9 << 1e-2 << -1e9 * 70000. << Storage::Float32;
}

void TableReaderTest::trainingPrecisionRoundsWhereItDoesNotMatter() {
    QFETCH(double, start);
    QFETCH(double, step);
    QFETCH(double, last);
    QFETCH(Storage, storage);
    QByteArray text = "x,y\n";
    for (int i = 0; i < 70000; ++i) text += QByteArray::number(start + step * i, 'g', 17) + ",1\n";
    text += QByteArray::number(last, 'g', 17) + ",1\n";
    const auto imported = readTable(save(text), Precision::Training);
    QVERIFY(imported);
    const NumericCells& numbers = imported->table.columns[0].numbers;
    QCOMPARE(numbers.storage(), storage);
    QCOMPARE(numbers.size(), 70001);
    const double expected = start + step * 69999;
    const double kept = storage == Storage::Float64 ? expected : double(float(expected));
    QVERIFY(numbers.at(69999) == kept);
}

void TableReaderTest::trainingPrecisionKeepsTheNamesOfClasses_data() {
    QTest::addColumn<QStringList>("names");
    QTest::addColumn<int>("rowsBefore");  // with other cells
    const QStringList codes{"100000001", "100000002", "900000001", "900000002"};
    QTest::newRow("codes") << codes << 0;
    QTest::newRow("codes that come late") << codes << 70000;
    QTest::newRow("powers of two") << QStringList{"134217728", "268435456"} << 0;
    QTest::newRow("two fractions") << QStringList{"0.123456789", "0.987654321"} << 0;
    QTest::newRow("a float and its text") << QStringList{"0.10000000149011612", "0.1"} << 0;
}

void TableReaderTest::trainingPrecisionKeepsTheNamesOfClasses() {
    QFETCH(QStringList, names);
    QFETCH(int, rowsBefore);
    QByteArray text = "x,y\n";
    for (int i = 0; i < rowsBefore; ++i) text += "1," + QByteArray::number(i % 5) + '\n';
    for (int i = 0; i < 400; ++i) text += "1," + names[i % names.size()].toLatin1() + '\n';
    for (const Precision precision : {Precision::Training, Precision::Printed}) {
        const auto imported = readTable(save(text), precision);
        QVERIFY(imported);
        for (int i = 0; i < 400; ++i)
            QCOMPARE(QString::fromStdString(cellText(imported->table.columns[1], rowsBefore + i)),
                     names[i % names.size()]);
    }
}

void TableReaderTest::readsAcrossBlocks() {
    // Quoted cells with line breaks shift the megabyte blocks to every place of a record.
    QByteArray text = "id,text,value\r\n";
    constexpr int rows = 60000;
    for (int i = 0; i < rows; ++i) {
        text += QByteArray::number(i) + ",\"a \"\"b\"\"\r\n" + QByteArray(i % 37, 'c') + "\"," +
                QByteArray::number(i * 0.5) + "\r\n";
    }
    QVERIFY(text.size() > 2 << 20);
    const auto imported = readTable(save(text));
    QVERIFY(imported);
    const Table& table = imported->table;
    QCOMPARE(table.rows, rows);
    QCOMPARE(imported->report.rowsDropped, 0);
    QCOMPARE(table.columns[1].levels.size(), 37U);
    for (Index row = 0; row < rows; ++row) {
        QCOMPARE(table.columns[0].numbers.at(row), static_cast<double>(row));
        QCOMPARE(table.columns[1].codes[static_cast<std::size_t>(row)], row % 37);
        QCOMPARE(table.columns[2].numbers.at(row), static_cast<double>(row) * 0.5);
    }
    QCOMPARE(table.columns[1].levels[2], std::string("a \"b\"\r\ncc"));
}

void TableReaderTest::readsWideRows() {
    // The header alone is longer than the first sample.
    constexpr int columns = 150000;
    QByteArray text;
    for (int j = 0; j < columns; ++j) text += (j == 0 ? "v" : ",v") + QByteArray::number(j);
    text += '\n';
    for (int i = 0; i < 3; ++i)
        for (int j = 0; j < columns; ++j)
            text += QByteArray::number((i + j) % 10) + (j + 1 == columns ? "\n" : ",");
    const auto imported = readTable(save(text));
    QVERIFY2(imported, imported ? "" : imported.error().text.english().c_str());
    QCOMPARE(imported->table.rows, 3);
    QCOMPARE(std::ssize(imported->table.columns), columns);
    QCOMPARE(imported->table.columns.back().numbers.at(2), double((2 + columns - 1) % 10));
}

void TableReaderTest::refuses_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("says");
    QTest::newRow("empty") << QByteArray() << "the file is empty";
    QTest::newRow("blank lines") << QByteArray("\n \n\r\n") << "the file is empty";
    QTest::newRow("comments only") << QByteArray("# a\n# b\n") << "the file is empty";
    QTest::newRow("header only") << QByteArray("a,b\n") << "no row below it";
    QTest::newRow("quote never closed") << QByteArray("a,b\n1,2\n\"3,4\n5,6\n") << "line 3";
    QTest::newRow("two stray quotes") << QByteArray("a,b\n1,2\n3,\"k\n5,m\n6,\"k\n7,8\n")
                                      << "line 3: a quote (\") opens here and is";
    QTest::newRow("all in a quote") << QByteArray("\"a,b\n1,2\n") << "line 1";
    QTest::newRow("header too long") << QByteArray("a,b,c,d\n1,2\n3,4\n5,6\n") << "has 4 names";
}

void TableReaderTest::refuses() {
    QFETCH(QByteArray, text);
    QFETCH(QString, says);
    const auto imported = readTable(save(text));
    QVERIFY(!imported);
    QCOMPARE(imported.error().fault, Fault::Data);
    const QString sentence = QString::fromStdString(imported.error().text.english());
    QVERIFY2(sentence.contains(says), qPrintable(sentence));
    QVERIFY(sentence.contains("table.csv"));
    QVERIFY(sentence.endsWith('.'));
}

void TableReaderTest::aMinusBehindThousandsIsRead() {
    const auto comma =
        test::readText("id,amount\nA,\"1,234.50\"\nB,\"1,234-\"\nC,\"12,345,678.00-\"\nD,7.25\n");
    QVERIFY(comma);
    const NumericCells& amounts = comma->table.columns[1].numbers;
    QCOMPARE(amounts.size(), Index(4));
    QCOMPARE(amounts.at(1), -1234.);
    QCOMPARE(amounts.at(2), -12345678.);
    const auto point = test::readText("id;amount\nA;1.234,50\nB;1.234-\nC;2.345,50-\nD;7,25\n");
    QVERIFY(point);
    QCOMPARE(point->table.columns[1].numbers.at(1), -1234.);
    QCOMPARE(point->table.columns[1].numbers.at(2), -2345.5);
}

ARDENT_TEST(TableReaderTest)
#include "table_reader_test.moc"
