#include "core/data/import/sum_rows.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <cmath>

#include "core/data/import/table_reader.h"
#include "core/random/random_stream.h"

using namespace ardent;

namespace {

QString sumNotes(const ImportReport& report) {
    QStringList notes;
    for (const Message& note : report.notes) notes << QString::fromStdString(note.english());
    return notes.join(u'\n');
}

}  // namespace

/// Rows of sums at the end of a table.
class SumRowsTest : public QObject {
    Q_OBJECT

private slots:
    void sumsAreLeftOut_data();
    void sumsAreLeftOut();
    void sumsOfOneColumnAreLeftOut();
    void meansAreLeftOut();
    void statisticsAreLeftOut_data();
    void statisticsAreLeftOut();
    void notesBelowAreLeftOut_data();
    void notesBelowAreLeftOut();
    void summariesThatMayBeAreNoted_data();
    void summariesThatMayBeAreNoted();
    void totalsOfGroupsAreNoted();
    void linesBelowSumsGoWithThem();
    void centredColumnsEndInNoSum();
    void aFooterThatLeavesNoRowIsSaid();

private:
    Result<Imported> read(const QByteArray& text, const ReadingOptions& options = {}) {
        QFile file(folder_.filePath("table.csv"));
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
            return fail(Fault::Output, "not written");
        file.close();
        return readTable(file.fileName().toStdString(), Precision::Printed, {}, 0, {}, options);
    }

    QTemporaryDir folder_;
};

void SumRowsTest::sumsAreLeftOut_data() {
    QTest::addColumn<QByteArray>("rows");
    QTest::addColumn<int>("kept");
    const auto row = [](const char* name, const char* rows, int kept) {
        QTest::newRow(name) << QByteArray(rows) << kept;
    };
    row("named", "A,1,2.5\nB,2,3.5\nC,4,1\nTotal,7,7\n", 3);
    row("without a name", "A,1,2.5\nB,2,3.5\nC,4,1\n,7,7\n", 3);
    row("rounded", "A,1,0.333\nB,2,0.333\nC,4,0.333\n,7,0.99905\n", 3);
    row("of floats", "A,1,16777.1\nB,2,8.7\nC,4,0.1\nTotal,7,16785.9\n", 3);
    row("balanced", "A,1,0.1\nB,2,0.2\nC,4,-0.3\n,7,0\n", 3);
    row("a letter", "A,1,2.5\nB,2,3.5\nC,4,1\n\u03A3,7,7\n", 3);
    row("a dash", "A,1,2.5\nB,2,3.5\nC,4,1\n-,7,7\n", 3);
    row("of one column", "A,1,2.5\nB,2,3.5\nC,4,1\nTotal,7,\n", 3);
    row("of one column and a mean", "A,1,2.5\nB,2,3.5\nC,4,1\nTotal,7,2.33\n", 3);
    row("a company beside a mark of one row", "A,0,2.5\nB,1,3.5\nC,0,1\nTotal Energies,1,9\n", 4);
    row("without a name in one column", "A,1,\nB,2,\nC,4,\n,7,\n", 4);
    row("no sum", "A,1,2.5\nB,2,3.5\nC,4,1\n,7,9\n", 4);
    row("the sum with the other sign", "A,1,2.5\nB,2,3.5\nC,4,1\n,-7,-7\n", 4);
}

void SumRowsTest::sumsAreLeftOut() {
    QFETCH(QByteArray, rows);
    QFETCH(int, kept);
    const auto imported = read("name,a,b\n" + rows);
    QVERIFY(imported);
    QCOMPARE(imported->table.rows, kept);
    QCOMPARE(sumNotes(imported->report).count("holds the sums"), kept == 3 ? 1 : 0);
}

void SumRowsTest::sumsOfOneColumnAreLeftOut() {
    const QByteArray amounts = "1,2.5\n2,3.5\n3,1\n4,6\n5,2.25\n6,3\n7,8\n";
    const auto sum = read("id,a\n" + amounts + ",26.25\n");
    QVERIFY(sum);
    QCOMPARE(sum->table.rows, 7);
    QVERIFY(sumNotes(sum->report).contains("The row in line 9 holds the sums"));
    QCOMPARE(read("id,a\n" + amounts + ",26.35\n")->table.rows, 8);
    QCOMPARE(read("id,a\n" + amounts + "8,26.25\n")->table.rows, 8);
    // Blanks elsewhere in the column show that it may lack.
    QCOMPARE(read("id,a\n,0\n" + amounts + ",26.25\n")->table.rows, 9);
}

void SumRowsTest::statisticsAreLeftOut_data() {
    QTest::addColumn<QByteArray>("rows");
    QTest::addColumn<int>("kept");
    const auto row = [](const char* name, const char* rows, int kept) {
        QTest::newRow(name) << QByteArray(rows) << kept;
    };
    row("average, least and greatest", "Average,2.5,7.5\nMin,1,3\nMax,4,12\n", 4);
    row("a mean last", "Min,1,3\nMax,4,12\nMean,2.5,7.5\n", 4);
    row("a deviation", "Std,1.29,3.87\n", 4);
    row("all of pandas",
        "count,4,4\nmean,2.5,7.5\nstd,1.29,3.87\nmin,1,3\n25%,1.75,5.25\n50%,2.5,7.5\n"
        "75%,3.25,9.75\nmax,4,12\n",
        4);
    row("a greatest that is none", "Max,4,13\n", 5);
    row("a person", "Max,3,7\n", 5);
    row("a median of no others", "Median,9,9\n", 5);
}

void SumRowsTest::statisticsAreLeftOut() {
    QFETCH(QByteArray, rows);
    QFETCH(int, kept);
    const auto imported = read("name,a,b\nA,1,3\nB,2,6\nC,3,9\nD,4,12\n" + rows);
    QVERIFY(imported);
    QCOMPARE(imported->table.rows, kept);
}

void SumRowsTest::notesBelowAreLeftOut_data() {
    QTest::addColumn<QByteArray>("rows");
    QTest::addColumn<int>("kept");
    QTest::newRow("numbered") << QByteArray("1) revised,,\n2) estimated,,\n") << 3;
    QTest::newRow("a source") << QByteArray("Source: Eurostat,,\n") << 3;
    QTest::newRow("below sums") << QByteArray("Total,7,7\nSource: Eurostat,,\n") << 3;
    QTest::newRow("a name") << QByteArray("Zimbabwe,,\n") << 4;
    QTest::newRow("a note with a number") << QByteArray("1) revised,5,\n") << 4;
}

void SumRowsTest::notesBelowAreLeftOut() {
    QFETCH(QByteArray, rows);
    QFETCH(int, kept);
    for (const QByteArray names : {"A,1,2.5\nB,2,3.5\nC,4,1\n", "11,1,2.5\n12,2,3.5\n13,4,1\n"}) {
        const auto imported = read("name,a,b\n" + names + rows);
        QVERIFY(imported);
        QCOMPARE(imported->table.rows, kept);
    }
}

void SumRowsTest::meansAreLeftOut() {
    const auto imported = read("name,a,b\nA,1,2.5\nB,2,3.5\nC,4,1\nMean,2.33,2.33\n");
    QVERIFY(imported);
    QCOMPARE(imported->table.rows, 3);
    QCOMPARE(sumNotes(imported->report),
             QString("The row in line 5 holds the means of the rows above and was left out."));
}

void SumRowsTest::summariesThatMayBeAreNoted_data() {
    QTest::addColumn<QByteArray>("rows");
    QTest::addColumn<QString>("note");
    const auto row = [](const char* name, const char* rows, const QString& note) {
        QTest::newRow(name) << QByteArray(rows) << note;
    };
    const QString last = "The last row, in line 5, %1; if it is %2, leave it out with --footer 1.";
    row("a total that is none", "A,1,2\nB,2,3\nC,4,1\nTotal,9,9\n",
        last.arg("is named like a total", "one"));
    row("a mean of one column", "A,1,\nB,2,\nC,4,\nMean,2.33,\n",
        last.arg("is named like a mean", "one"));
    row("means of the same number", "A,5,1\nB,5,1\nC,5,1\nMedia,5,1\n",
        last.arg("is named like a mean", "one"));
    row("a mean that is none", "A,1,2\nB,2,3\nC,4,1\nAverage:,9,9\n",
        last.arg("is named like a mean", "one"));
    row("sums with a name", "A,1,2\nB,2,3\nC,4,1\nD,7,6\n",
        last.arg("holds the sums of all rows above", "a total"));
    row("sums on top", "Total,7,6\nA,1,2\nB,2,3\nC,4,1\n",
        "The first row, in line 2, holds the sums of the rows below; leave it out with --header "
        "2.");
    row("a total on top", "Total,9,9\nA,1,2\nB,2,3\nC,4,1\n",
        "The first row, in line 2, is named like a total; if it is one, leave it out with "
        "--header 2.");
    row("a total among others", "A,1,2\nTotal,9,9\nB,2,3\nC,4,1\n", {});
    row("totals throughout", "A,1,2\nTotal,9,9\nB,2,3\nTotal,4,1\n",
        "Column \"name\": 2 rows are named like totals of groups, such as \"Total\"; if they are, "
        "take them out of the file.");
    row("one column of sums", "A,1,2\nB,2,3\nC,4,1\nD,7,8\n", {});
}

/// All rows are kept.
void SumRowsTest::summariesThatMayBeAreNoted() {
    QFETCH(QByteArray, rows);
    QFETCH(QString, note);
    const auto imported = read("name,a,b\n" + rows);
    QVERIFY(imported);
    QCOMPARE(imported->table.rows, 4);
    QCOMPARE(sumNotes(imported->report), note);
    if (!note.contains("--header 2")) return;
    ReadingOptions options;
    options.header = 2;
    const auto without = read("name,a,b\n" + rows, options);
    QCOMPARE(without->table.rows, 3);
    QCOMPARE(without->table.columns[0].name, std::string("name"));
}

void SumRowsTest::totalsOfGroupsAreNoted() {
    const auto imported =
        read("name,a\nEast,1\nEast,2\nEast Total,3\nWest,5\nWest,4\nTotal West,9\nMid,1\n");
    QCOMPARE(imported->table.rows, 7);
    QCOMPARE(sumNotes(imported->report),
             QString("Column \"name\": 2 rows are named like totals of groups, such as \"East "
                     "Total\"; if they are, take them out of the file."));
    QVERIFY(sumNotes(read("name,a\nEast,1\nNorth Total,2\nWest,3\nEast,4\n")->report).isEmpty());
}

void SumRowsTest::linesBelowSumsGoWithThem() {
    const QByteArray text =
        "name,a,b\nA,1,2\nB,2,3\nC,4,1\nTotal,7,6\nSource: us\nSource: them\nAll numbers "
        "rounded\n";
    const auto imported = read(text);
    QVERIFY(imported);
    QCOMPARE(imported->table.rows, 3);
    QCOMPARE(imported->report.rowsDropped, 0);
    QCOMPARE(imported->report.dialect.footer, 4);
    const QString notes = sumNotes(imported->report);
    QCOMPARE(notes.count("The row in line 5 holds the sums of the rows above"), 1);
    QVERIFY2(notes.contains("3 rows below it have another number of cells and were left out too."),
             qPrintable(notes));
    ReadingOptions options;
    options.footer = imported->report.dialect.footer;
    const auto again = read(text, options);
    QVERIFY(again);
    QCOMPARE(again->table.rows, 3);
    QCOMPARE(again->report.dialect.footer, 4);
    QVERIFY2(!sumNotes(again->report).contains("left out"), qPrintable(sumNotes(again->report)));
}

/// The rows above the last sum up to what it holds but for its sign, which is little beside them.
void SumRowsTest::centredColumnsEndInNoSum() {
    constexpr int kRows = 50'000;
    RandomStream random(1, StreamId::SyntheticNoise);
    QByteArray text("name,a,b\n");
    double a = 0., b = 0.;
    for (int i = 1; i < kRows; ++i) {
        const double x = std::round(1e3 * random.normal()) / 1e3;
        const double z = std::round(1e3 * random.normal()) / 1e3;
        a += x;
        b += z;
        if (i + 1 < kRows) {
            text += (i % 2 == 0 ? "A," : "B,") + QByteArray::number(x, 'f', 3) + ',' +
                    QByteArray::number(z, 'f', 3) + '\n';
        } else {
            text += "A," + QByteArray::number(x - a - 0.412, 'f', 3) + ',' +
                    QByteArray::number(z - b + 0.655, 'f', 3) + "\n,0.412,-0.655\n";
        }
    }
    const auto imported = read(text);
    QVERIFY(imported);
    QCOMPARE(imported->table.rows, kRows);
}

void SumRowsTest::aFooterThatLeavesNoRowIsSaid() {
    ReadingOptions options;
    options.footer = 100;
    const auto none = read("a,b\n1,2\n3,4\n", options);
    QVERIFY(!none);
    QVERIFY2(none.error().text.english().ends_with(
                 ": a footer of 100 leaves none of the 2 rows; give a smaller one."),
             none.error().text.english().c_str());
    const auto empty = read("a,b\n", options);
    QVERIFY(!empty);
    QVERIFY2(empty.error().text.english().ends_with("no row below it; add rows."),
             empty.error().text.english().c_str());
}

ARDENT_TEST(SumRowsTest)
#include "sum_rows_test.moc"
