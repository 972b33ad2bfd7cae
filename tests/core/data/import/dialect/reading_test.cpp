#include "core/data/import/dialect/reading.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "core/data/import/table_reader.h"

using namespace ardent;

namespace {

/// As a person reads them; −99 for a missing one.
QList<double> numbersOf(const Column& column) {
    QList<double> numbers;
    for (Index row = 0; row < column.numbers.size(); ++row) {
        const QString text = QString::fromStdString(cellText(column, row));
        numbers << (text.isEmpty() ? -99. : text.toDouble());
    }
    return numbers;
}

constexpr int kMany = 30;

QByteArray many(const char* line) {
    return QByteArray(line).repeated(kMany);
}

QList<double> manyNumbers(double first, double others) {
    QList<double> numbers(kMany + 1, others);
    numbers[0] = first;
    return numbers;
}

QString readingNotes(const ImportReport& report) {
    QStringList notes;
    for (const Message& note : report.notes) notes << QString::fromStdString(note.english());
    return notes.join(u'\n');
}

}  // namespace

/// What the first column "x" of a table is, by its own cells, the other columns, or by hand.
class ReadingTest : public QObject {
    Q_OBJECT

private slots:
    void theWholeFileDecides_data();
    void theWholeFileDecides();
    void proofMayComeLate();
    void aKnownMarkDecidesWhereTheTextDoesNot();
    void theNoteSaysWhatDecides();
    void aChosenNumberLeavesNothingOpen();
    void theTextSaysWhichMarkItHas();
    void handDecides_data();
    void handDecides();
    void cellsThatFailAreToldWithTheFirst();
    void aCategoryHasAsManyLevelsAsItNeeds();
    void aCategoryStillProvesMarks();
    void readingsOfAbsentColumnsHaveNoEffect();
    void namesComeBack();

private:
    Result<Imported> read(const QByteArray& text, const Readings& readings = {}, char mark = 0) {
        QFile file(folder_.filePath("table.csv"));
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
            return fail(Fault::Output, "not written");
        file.close();
        return readTable(file.fileName().toStdString(), Precision::Printed, readings, mark);
    }

    QTemporaryDir folder_;
};

void ReadingTest::theWholeFileDecides_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QList<double>>("numbers");  // none: not numeric; -99: missing
    QTest::addColumn<QString>("note");           // "": none of x
    const auto row = [](const char* name, const char* text, QList<double> numbers,
                        const char* note) {
        QTest::newRow(name) << QByteArray(text) << std::move(numbers) << QString(note);
    };
    row("decimals beside decimals", "x;y\n1,234;3,14\n2,345;2,5\n", {1.234, 2.345},
        "\"x\" read with the comma as decimal mark, as other columns show.");
    row("the same with tabs", "x\ty\n1,234\t3,14\n2,345\t2,5\n", {1.234, 2.345},
        "\"x\" read with the comma as decimal mark, as other columns show.");
    row("thousands beside millions", "x;y\n1,234;1,234,567\n2,345;5\n", {1234., 2345.},
        "\"x\" read with commas between thousands, as other columns show.");
    row("thousands beside points", "x;y\n1,234;3.14\n2,345;2.5\n", {1234., 2345.},
        "\"x\" read with commas between thousands, as other columns show.");
    row("thousands in quotes", "x,y\n\"1,234\",3.14\n\"2,345\",2.5\n", {1234., 2345.},
        "\"x\" read with commas between thousands, as other columns show.");
    row("millions alone", "x;y\n1,234,567;1\n950;2\n", {1234567., 950.},
        "\"x\" read with commas between thousands.");
    row("amounts", "x,y\n\"1,234.50\",1\n999.25,2\n", {1234.5, 999.25},
        "\"x\" read with commas between thousands.");
    row("amounts with points", "x;y\n1.234,50;1\n999,25;2\n-3;3\n", {1234.5, 999.25, -3.},
        "\"x\" read with points between thousands and the comma as decimal mark.");
    row("millions with points", "x;y\n1.234.567;1\n1.234;2\n", {1234567., 1234.},
        "\"x\" read with points between thousands and the comma as decimal mark.");
    row("thousand millions with points", "x;y\n1.234.567.890;1\n2.345.678.901;2\n",
        {1234567890., 2345678901.},
        "\"x\" read with points between thousands and the comma as decimal mark.");
    row("points beside decimal commas", "x;y\n1.234;3,14\n2;2,5\n", {1234., 2.},
        "\"x\" read with points between thousands and the comma as decimal mark, as other");
    const char* const ambiguous = "may separate decimals or thousands; choose how to read it.";
    row("points beside plain numbers", "x;y\n1.234;3\n2.345;2\n", {1.234, 2.345}, ambiguous);
    row("points beside hundreds", "x;y\n974;1\n1.996;2\n", {974., 1.996}, ambiguous);
    row("points beside hundreds, with tabs", "x\ty\n974\t1\n1.996\t2\n", {974., 1.996}, ambiguous);
    row("points beside hundreds, with commas", "x,y\n974,1\n1.996,2\n", {974., 1.996}, ambiguous);
    row("negative points", "x;y\n−974;1\n-1.996;2\n", {-974., -1.996}, ambiguous);
    row("points beside thousands, with commas", "x,y\n1974,1\n1.996,2\n", {1974., 1.996}, "");
    row("points with commas", "x,y\n12.345,1\n1.250,2\n", {12.345, 1.25}, "");
    row("points beside a leading zero", "x;y\n0.123;1\n12.345;2\n1.250;3\n", {0.123, 12.345, 1.25},
        "");
    row("points beside fewer decimals", "x;y\n12.345;1\n1.25;2\n974;3\n", {12.345, 1.25, 974.}, "");
    row("points beside proven ones", "x;y\n12.345;0.5\n974;2\n", {12.345, 974.}, "");
    row("proven points beside decimal commas", "x;y\n1.234;3,14\n2.5;2,5\n", {1.234, 2.5}, "");
    row("contradiction of columns", "x;y;z\n1,234;3,14;0.5\n2,345;2,5;0.25\n", {}, ambiguous);
    row("contradiction of thousands", "x;y;z\n1,234;3,14;1,234,567\n2,345;2,5;7,654,321\n", {},
        ambiguous);
    const QByteArray fractions =
        "x,y\n\"0,125\",3.14\n" + QByteArray("\"1,125\",2.5\n").repeated(20);
    row("a fraction among what may be thousands", fractions.constData(), {}, ambiguous);
    row("contradiction within", "x;y\n1,234.5;1\n1.234,5;2\n", {}, ambiguous);
    row("no evidence", "x;y\n1,234;1\n2,345;2\n", {}, ambiguous);
    row("text does not prove", "x;y\n1,234;3,14\n2,345;red\n", {}, ambiguous);
    row("points beside article numbers", "x;y\n12.345;302.176.613\n1.250;302.176.614\n",
        {12.345, 1.25}, ambiguous);
    row("points beside one mistake", ("x;y\n12.345.678;1\n" + many("54.758;1\n")).constData(),
        manyNumbers(-99., 54.758), ambiguous);
    row("millions beside proven points", "x;y\n1.234.567;0.12\n2.345.678;0.5\n", {}, ambiguous);
    row("a typeset minus", "x;y\n−5;1\n−1,5;2\n", {-5., -1.5},
        "\"x\" read with the comma as decimal mark.");
    row("no-break spaces", "x;y\n\u00A05\u202F;1\n\u00A0;2\n", {5., -99.}, "");
    row("addresses", "x;y\n192.168.100.200;1\n192.168.100.201;2\n", {}, "");
    row("days", "x;y\n12.03.2024;1\n13.03.2024;2\n", {}, "");
    row("lists", "x;y\n1,2,3;1\n4,5,6;2\n", {}, "");
}

void ReadingTest::theWholeFileDecides() {
    QFETCH(QByteArray, text);
    QFETCH(QList<double>, numbers);
    QFETCH(QString, note);
    const auto imported = read(text);
    QVERIFY(imported);
    const Column& x = imported->table.columns[0];
    QCOMPARE(x.type == ColumnType::Numeric, !numbers.isEmpty());
    if (!numbers.isEmpty()) QCOMPARE(numbersOf(x), numbers);
    const QString notes = readingNotes(imported->report);
    if (note.isEmpty())
        QVERIFY2(!notes.contains("\"x\""), qPrintable(notes));
    else
        QVERIFY2(notes.contains(note), qPrintable(notes));
    const std::vector<std::string> undecided{"x"};
    QCOMPARE(imported->report.undecided == undecided, note.startsWith("may separate"));
}

void ReadingTest::aKnownMarkDecidesWhereTheTextDoesNot() {
    const auto first = [this](const QByteArray& text, char mark) {
        const auto imported = read(text, {}, mark);
        return imported ? cellText(imported->table.columns[0], 0) : imported.error().text.english();
    };
    QCOMPARE(first("x;y\n1.234;3\n", 0), std::string("1.234"));
    QCOMPARE(first("x;y\n1.234;3\n", ','), std::string("1234"));
    QCOMPARE(first("x;y\n1,234;3\n", ','), std::string("1.234"));
    QCOMPARE(first("x,y\n\"1,234\",3\n", '.'), std::string("1234"));
    QCOMPARE(first("x;y\n1.234;2.5\n", ','), std::string("1.234"));  // the text proves points
    // No other file is so certain of its marks that this one could not have others.
    QCOMPARE(first("x;y\n1,234;3\n", '.'), std::string("1,234"));
    QCOMPARE(first("x\ty\n1,234\t3\n", '.'), std::string("1,234"));
    QCOMPARE(first("x,y\n1.234,3\n", ','), std::string("1.234"));
    QCOMPARE(first("x,y\n\"1,234\",3\n", ','), std::string("1,234"));
    QCOMPARE(first("x,y\n\"1,234\",\"2,5\"\n", ','), std::string("1.234"));
}

void ReadingTest::theNoteSaysWhatDecides() {
    const auto told = [this](const QByteArray& text, char mark) {
        return readingNotes(read(text, {}, mark)->report);
    };
    QCOMPARE(
        told("x;y\n1,234;3\n", ','),
        QString("Column \"x\" read with the comma as decimal mark, as in the training table."));
    QCOMPARE(told("x;y\n1,234;3,14\n", ',').split(u'\n').first(),
             QString("Column \"x\" read with the comma as decimal mark, as other columns show."));
    QCOMPARE(told("x;y\n974;3\n1.996;2\n", 0),
             QString("Column \"x\" read with decimal points, but these may separate decimals or "
                     "thousands; choose how to read it."));
    QCOMPARE(told("x;y\n974;3\n1.996;2\n", '.'), QString());
}

void ReadingTest::aChosenNumberLeavesNothingOpen() {
    for (const ReadAs reading : {ReadAs::Number, ReadAs::ThousandsComma}) {
        const auto imported = read("x;y\n974;3\n1.996;2\n", {{"x", reading}});
        QVERIFY(imported);
        QVERIFY(imported->report.undecided.empty());
        QCOMPARE(numbersOf(imported->table.columns[0]), (QList<double>{974., 1.996}));
    }
}

void ReadingTest::theTextSaysWhichMarkItHas() {
    const auto mark = [this](const QByteArray& text) {
        const auto imported = read(text);
        return imported ? imported->table.decimalMark : '!';
    };
    QCOMPARE(mark("x;y\n1.234;3,14\n"), ',');
    QCOMPARE(mark("x;y\n1.234;3\n"), '\0');
    QCOMPARE(mark("x;y\n1.234;0.5\n"), '.');
    QCOMPARE(mark("x;y\n1.234.567;3\n"), ',');
    QCOMPARE(mark("x;y\n1.234.567;1.234\n"), '\0');
    QCOMPARE(mark("x;y\n\"1,234.5\";3\n"), '.');
    QCOMPARE(mark("x;y\n1;3\n"), '\0');
    QCOMPARE(mark("x;y\n1.5;3,14\n"), '\0');
}

/// Types are guessed from the first thousand records, but the last one may prove them wrong.
void ReadingTest::proofMayComeLate() {
    QByteArray text("x;y\n");
    for (int i = 0; i < 3000; ++i) text += "1,234;7\n";
    const auto before = read(text);
    QVERIFY(before && before->table.columns[0].type == ColumnType::Categorical);
    const auto after = read(text + "1,234;3,14\n");
    QVERIFY(after);
    QCOMPARE(cellText(after->table.columns[0], 0), std::string("1.234"));
    QCOMPARE(cellText(after->table.columns[1], 3000), std::string("3.14"));
}

void ReadingTest::handDecides_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("reading");
    QTest::addColumn<QList<double>>("numbers");
    QTest::addColumn<QStringList>("levels");
    const auto row = [](const char* name, const char* text, const char* reading,
                        QList<double> numbers, QStringList levels) {
        QTest::newRow(name) << QByteArray(text) << QString(reading) << std::move(numbers)
                            << std::move(levels);
    };
    const char* const dose = "x,y\n5,1\nlow,1\nlow,2\n7.5,2\nhigh,3\n";
    row("number", dose, "number", {5., -99., -99., 7.5, -99.}, {});
    row("automatic", dose, "auto", {}, {"5", "low", "7.5", "high"});
    row("category", "x,y\n01,1\n1,1\n1.0,2\n01,2\n", "category", {}, {"01", "1", "1.0"});
    row("decimals", "x;y\n1,234;1\n2.345;2\n1.5;3\n", "decimal-comma", {1.234, 2345., -99.}, {});
    row("points between thousands", "x;y\n974;1\n1.996;2\n", "decimal-comma", {974., 1996.}, {});
    row("thousands", "x;y\n1,234;1\n2.345;2\n1,5;3\n", "thousands-comma", {1234., 2.345, -99.}, {});
    row("number with its own decimal commas", "x;y\n1,5;1\nn.d.;1\n2;1\n", "number",
        {1.5, -99., 2.}, {});
    row("number with the file's decimal commas", "x;y\n1,234;1,5\nn.d.;2,5\n2;1\n", "number",
        {1.234, -99., 2.}, {});
    row("number that stays ambiguous", "x;y\n1,234;1\n1,234;2\n2,345;3\n", "number", {},
        {"1,234", "2,345"});
    row("number without one", "x,y\nred,1\nred,2\nblue,3\n", "number", {}, {"red", "blue"});
}

void ReadingTest::handDecides() {
    QFETCH(QByteArray, text);
    QFETCH(QString, reading);
    QFETCH(QList<double>, numbers);
    QFETCH(QStringList, levels);
    const auto imported = read(text, {{"x", *readAsCalled(reading.toStdString())}});
    QVERIFY(imported);
    const Column& x = imported->table.columns[0];
    QCOMPARE(x.type == ColumnType::Numeric, levels.isEmpty());
    if (levels.isEmpty()) QCOMPARE(numbersOf(x), numbers);
    QStringList found;
    for (const std::string& level : x.levels) found << QString::fromStdString(level);
    QCOMPARE(found, levels);
    const bool refused = reading == "number" && !levels.isEmpty();
    QCOMPARE(readingNotes(imported->report).contains("\"x\" read as text, because"), refused);
}

void ReadingTest::cellsThatFailAreToldWithTheFirst() {
    const auto imported =
        read("x,y\n5,1\nlow,1\n,1\nlow,2\n7.5,2\nhigh,3\n", {{"x", ReadAs::Number}});
    QVERIFY(imported);
    QCOMPARE(imported->report.badCellCount, 3);
    QCOMPARE(imported->report.badCells.front().line, 3);
    const QString notes = readingNotes(imported->report);
    QVERIFY2(notes.contains("3 cells of column \"x\" not a number and taken as missing; the first "
                            "is \"low\" in line 3."),
             qPrintable(notes));
}

void ReadingTest::aCategoryHasAsManyLevelsAsItNeeds() {
    QByteArray text("x,y\n");
    for (int i = 0; i < 100; ++i) text += QByteArray::number(1000 + i) + ",1\n";
    QCOMPARE(read(text)->table.columns[0].type, ColumnType::Numeric);
    const auto imported = read(text, {{"x", ReadAs::Category}});
    QCOMPARE(imported->table.columns[0].type, ColumnType::Categorical);
    QCOMPARE(imported->table.columns[0].levels.size(), std::size_t(100));
}

void ReadingTest::aCategoryStillProvesMarks() {
    const auto imported = read("x;y\n1,234;3,14\n2,345;2,5\n", {{"y", ReadAs::Category}});
    QCOMPARE(numbersOf(imported->table.columns[0]), (QList<double>{1.234, 2.345}));
    QCOMPARE(imported->table.columns[1].levels, (std::vector<std::string>{"3,14", "2,5"}));
}

void ReadingTest::readingsOfAbsentColumnsHaveNoEffect() {
    const auto imported = read("x,y\n1,2\n3,4\n", {{"z", ReadAs::Category}});
    QVERIFY(imported);
    QVERIFY(imported->report.notes.empty());
}

void ReadingTest::namesComeBack() {
    for (const ReadAs reading : kReadings) QVERIFY(readAsCalled(readAsName(reading)) == reading);
    QVERIFY(!readAsCalled("text"));
}

ARDENT_TEST(ReadingTest)
#include "reading_test.moc"
