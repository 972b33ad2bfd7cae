#include "core/data/import/dialect/layout.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "core/data/import/table_reader.h"

using namespace ardent;

namespace {

/// Rows of numbers: "0,1,2", "1,3,5", …
QByteArray numberRows(int rows, int columns, char separator = ',') {
    QByteArray text;
    for (int i = 0; i < rows; ++i)
        for (int j = 0; j < columns; ++j)
            text += QByteArray::number(i * (j + 1) + j) + (j + 1 == columns ? '\n' : separator);
    return text;
}

QString layoutNotes(const ImportReport& report) {
    QStringList notes;
    for (const Message& note : report.notes) notes << QString::fromStdString(note.english());
    return notes.join(u'\n');
}

}  // namespace

/// Where a table starts in its file, what separates its cells and which row names its columns.
class LayoutTest : public QObject {
    Q_OBJECT

private slots:
    void linesAboveTheHeaderAreSkipped_data();
    void linesAboveTheHeaderAreSkipped();
    void theFirstLineMayNameTheSeparator();
    void theLikelierSeparatorWins_data();
    void theLikelierSeparatorWins();
    void emptyCellsBehindTheColumnsAreLeftAside_data();
    void emptyCellsBehindTheColumnsAreLeftAside();
    void cellsMayLackAtTheEndOfRows_data();
    void cellsMayLackAtTheEndOfRows();
    void aHeaderThatIsTooLongIsRefused();
    void aRowOfKnownNamesIsTheHeader_data();
    void aRowOfKnownNamesIsTheHeader();
    void blankLinesOfOneColumnAreMissingCells_data();
    void blankLinesOfOneColumnAreMissingCells();
    void namesMayStandInAComment_data();
    void namesMayStandInAComment();
    void rowNamesAreAllDifferent_data();
    void rowNamesAreAllDifferent();
    void linesAreCountedFromTheTop_data();
    void linesAreCountedFromTheTop();

private:
    Result<Imported> read(const QByteArray& text) {
        QFile file(folder_.filePath("table.csv"));
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
            return fail(Fault::Output, "not written");
        file.close();
        return readTable(file.fileName().toStdString());
    }
    void isRead();

    QTemporaryDir folder_;
};

/// Reads the row's text and compares names and rows.
void LayoutTest::isRead() {
    QFETCH(QByteArray, text);
    QFETCH(QString, names);
    QFETCH(int, rows);
    const auto imported = read(text);
    QVERIFY2(imported, imported ? "" : imported.error().text.english().c_str());
    QStringList found;
    for (const Column& column : imported->table.columns)
        found << QString::fromStdString(column.name).replace(' ', '_');
    QCOMPARE(found.join(' '), names);
    QCOMPARE(imported->table.rows, rows);
}

void LayoutTest::linesAboveTheHeaderAreSkipped_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("names");
    QTest::addColumn<int>("rows");
    const auto row = [](const char* name, const QByteArray& text, const char* names, int rows) {
        QTest::newRow(name) << text << QString(names) << rows;
    };
    row("sep", "sep=;\nx;z;y\n" + numberRows(3, 3, ';'), "x z y", 3);
    row("sep over two columns", "sep=,\nx,y\n" + numberRows(3, 2), "x y", 3);
    row("sep in quotes", "\"sep=;\"\r\nx;y\r\n1;2\r\n", "x y", 1);
    row("sep before tabs", "sep=\t\nx\ty\n1\t2\n", "x y", 1);
    row("sep and comments", "sep=,\n# by hand\nx,y\n1,2\n", "x y", 1);
    row("a column called sep", "sep=,x\n1,2\n3,4\n", "sep= x", 2);
    row("title over two columns", "Sales report\nx;y\n" + numberRows(3, 2, ';'), "x y", 3);
    row("title, blank line", "Sales report\n\nx,y\n" + numberRows(3, 2), "x y", 3);
    row("title over decimal commas", "Bericht\nx;y\n0,5;1,2\n1,5;2,2\n", "x y", 2);
    row("title one cell short", "Date:,2024-01-01\nx,z,y\n" + numberRows(3, 3), "x z y", 3);
    row("padded title", "Report,,,\nx,z,w,y\n" + numberRows(3, 4), "x z w y", 3);
    row("padded title and line", "Report;;\n;;\nx;z;y\n" + numberRows(3, 3, ';'), "x z y", 3);
    row("padded title over texts", "Report,,\nname,grp,label\nn0,g0,no\nn1,g1,yes\n",
        "name grp label", 2);
    row("empty lines", ";;\n;;\nx;z;y\n" + numberRows(3, 3, ';'), "x z y", 3);
    row("padded keys", "Operator;Smith;\nDate;2024;\nx;z;y\n" + numberRows(3, 3, ';'), "x z y", 3);
    row("keys", "Operator,Smith\nDate,2024\nTime,Temp\n" + numberRows(3, 2), "Time Temp", 3);
    row("lines of many kinds",
        "Experiment 7\nOperator: Smith, J\nDate: 2024-01-02\n\nTime,Temp,Press\ns,K,Pa\n" +
            numberRows(20, 3),
        "Time Temp Press", 21);

    // Nothing is above these.
    row("row names of one column", "y\nr1,5\nr2,6\n", "row_name y", 2);
    row("row names of texts", "name,town\nr1,Ann,Rome\nr2,Bob,Oslo\n", "row_name name town", 2);
    row("row names before growing numbers", "a,b,c\nr1,1,2,3\nr2,4,5,6\n", "row_name a b c", 2);
    row("index without a name", ",name,town\n0,Ann,Rome\n1,Bob,Oslo\n", "column_1 name town", 2);
    row("last column without a name", "name,town,\nAnn,Rome,hi\nBob,Oslo,ho\n",
        "name town column_3", 2);
    row("two columns without a name", "name,town,,\nAnn,Rome,hi,x\nBob,Oslo,ho,y\n",
        "name town column_3 column_4", 2);
    row("empty row without a header", ",,\n" + numberRows(3, 3), "column_1 column_2 column_3", 3);
    row("units below names", "Weight,Speed\nkg,m/s\n" + numberRows(20, 2), "Weight Speed", 21);
    row("units below three names", "Weight,Speed,Cost\nkg,m/s,EUR\n" + numberRows(20, 3),
        "Weight Speed Cost", 21);
    row("bad first rows", "x,y\nunread,5\nbroken,broken\n" + numberRows(30, 2), "x y", 32);
}

void LayoutTest::linesAboveTheHeaderAreSkipped() {
    isRead();
}

void LayoutTest::theFirstLineMayNameTheSeparator() {
    const auto imported = read("sep=;\ny\n1,5\n2,5\n");
    QVERIFY(imported);
    QCOMPARE(imported->report.dialect.cutting.separator, std::string(";"));
    QCOMPARE(imported->table.columns.size(), 1U);
    QVERIFY(imported->table.columns[0].numbers.at(1) == 2.5);
    QVERIFY(layoutNotes(imported->report).contains("1 line before the table skipped."));
}

void LayoutTest::theLikelierSeparatorWins_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("names");
    QTest::addColumn<int>("rows");
    const auto row = [](const char* name, const QByteArray& text, const char* names, int rows) {
        QTest::newRow(name) << text << QString(names) << rows;
    };
    const auto many = [](const char* line) { return QByteArray(line).repeated(20); };
    row("bars in text, a long row", "id,genres,y\n" + many("7,A|B,0.5\n") + "1,C|D,2,3\n",
        "id genres y", 20);
    row("semicolons in text, a long row", "id,note,y\n" + many("7,good; fine,5\n") + "1,a; b,2,3\n",
        "id note y", 20);
    row("semicolons in every line", "id,note; remark,y\n" + many("7,good; fine,0\n"),
        "id note;_remark y", 20);
    row("bars in every line", "id,genre|sub,y\n" + many("7,A|B,0\n"), "id genre|sub y", 20);
    row("bars among texts, a long row", "name,tags,town\n" + many("Ann,A|B,Rome\n") + "b,C|D,e,f\n",
        "name tags town", 20);

    // Decimal commas make as many records agree.
    row("decimal commas", "1,5;2,5\n3,5;4,5\n", "column_1 column_2", 2);
    row("one decimal comma", "x;1,5\ny;4,5\nx;2,5\n", "column_1 column_2", 3);
    row("decimal commas and none", "1,5;2;3,5\n3,5;4;4,5\n", "column_1 column_2 column_3", 2);
    row("decimal commas between bars", "a|b\n1,5|2,5\n3,5|4,5\n", "a b", 2);
    row("title with a comma", "Report, 2024\na;b;c\nx;y;1,5\nu;v;2,5\n", "a b c", 2);
    row("commas in text", "id;note;y\n" + many("7;good, fine;5\n") + "1;a, b;2;3\n", "id note y",
        20);
}

void LayoutTest::theLikelierSeparatorWins() {
    isRead();
}

void LayoutTest::emptyCellsBehindTheColumnsAreLeftAside_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("names");
    QTest::addColumn<int>("rows");
    const auto row = [](const char* name, const QByteArray& text, const char* names, int rows) {
        QTest::newRow(name) << text << QString(names) << rows;
    };
    row("two behind rows", "x,z,y\n1,2,3,,\n4,5,6,,\n", "x z y", 2);
    row("two behind rows with names", "a,b\nr1,1,2,,\nr2,3,4,,\n", "row_name a b", 2);
    row("two behind one of many rows", "a,b,c\n" + numberRows(20, 3) + "1,2,3,,\n", "a b c", 21);

    // Here something stands behind.
    row("names of empty columns", "x,e,f\n1,,\n2,,\n", "x e f", 2);
    row("names of empty columns in text", "t,e,f\nu,,\nv,,\n", "t e f", 2);
    row("a cell behind one of many rows", "a,b,c\n" + numberRows(20, 3) + "1,2,3,,4\n", "a b c",
        20);
}

void LayoutTest::emptyCellsBehindTheColumnsAreLeftAside() {
    isRead();
}

void LayoutTest::cellsMayLackAtTheEndOfRows_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("names");
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("missing");
    QTest::addColumn<int>("dropped");
    QTest::addColumn<QString>("note");  // "": none
    const auto row = [](const char* name, const QByteArray& text, const char* names, int rows,
                        int missing, int dropped, const char* note) {
        QTest::newRow(name) << text << QString(names) << rows << missing << dropped
                            << QString(note);
    };
    const auto many = [](int times, const char* line) { return QByteArray(line).repeated(times); };
    constexpr const char* kUnnamed = "2 columns without name and content dropped";
    row("nameless columns in most rows", "a;b;y;;\n" + many(20, "1;2;3;;\n") + many(10, "4;5;6\n"),
        "a b y", 30, 0, 0, kUnnamed);
    row("nameless columns in few rows", "a;b;y;;\n" + many(3, "1;2;3;;\n") + many(20, "4;5;6\n"),
        "a b y", 23, 0, 0, "");
    row("a last column that is mostly empty",
        "a,b,y,remark\n" + many(10, "1,2,3,ok\n") + many(20, "4,5,6\n"), "a b y remark", 30, 20, 0,
        "20 rows shorter than the header: cells lacking at the end are taken as missing; the first "
        "is in line 12.");
    row("a last column that is sometimes empty",
        "a,b,y,remark\n" + many(20, "1,2,3,ok\n") + many(10, "4,5,6\n"), "a b y remark", 30, 10, 0,
        "10 rows shorter than the header");

    // These may have lost other cells.
    row("few short rows", "a,b,y\n" + many(60, "1,2,3\n") + many(4, "4,5\n"), "a b y", 60, 0, 4,
        "4 rows dropped for not having 3 cells");
    row("short rows where others end in an empty cell",
        "a,b,y\n" + many(20, "1,2,3\n") + "1,2,\n" + many(8, "4,5\n"), "a b y", 21, 1, 8,
        "8 rows dropped");
    row("cells of another kind", "a,k,y\n" + many(20, "1,u,3\n") + many(8, "u,3\n"), "a k y", 20, 0,
        8, "8 rows dropped");
}

void LayoutTest::cellsMayLackAtTheEndOfRows() {
    QFETCH(QByteArray, text);
    QFETCH(int, missing);
    QFETCH(int, dropped);
    QFETCH(QString, note);
    isRead();
    const auto imported = read(text);
    QVERIFY(imported);
    QCOMPARE(imported->report.missingCells, missing);
    QCOMPARE(imported->report.rowsDropped, dropped);
    const QString notes = layoutNotes(imported->report);
    QVERIFY2(note.isEmpty() ? notes.isEmpty() : notes.contains(note), qPrintable(notes));
}

void LayoutTest::aHeaderThatIsTooLongIsRefused() {
    const auto imported = read("\n\na,b,c,d\n1,2,3,4\n" + QByteArray("1,2,3\n").repeated(60));
    QVERIFY(!imported);
    QVERIFY2(QString::fromStdString(imported.error().text.english())
                 .endsWith("line 3: the header has 4 names, but most rows have 3 cells; fill the "
                           "rows or shorten the header."),
             imported.error().text.english().c_str());
}

void LayoutTest::aRowOfKnownNamesIsTheHeader_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QStringList>("known");
    QTest::addColumn<bool>("header");
    const QByteArray wavelengths = "400,410,420\n0.4,0.2,0.6\n";
    QTest::newRow("all") << wavelengths << QStringList{"400", "410", "420"} << true;
    QTest::newRow("some, in another order") << wavelengths << QStringList{"420", "400"} << true;
    QTest::newRow("small numbers")
        << QByteArray("0,1,2\n0.5,0.5,0.1\n") << QStringList{"0", "1", "2"} << true;
    QTest::newRow("below a title") << "Spectra\n" + wavelengths << QStringList{"410"} << true;
    QTest::newRow("twice") << QByteArray("1,1\n5,6\n") << QStringList{"1", "1 (2)"} << true;
    QTest::newRow("one lacks") << wavelengths << QStringList{"400", "410", "430"} << false;
    QTest::newRow("none known") << wavelengths << QStringList{} << false;
    QTest::newRow("in a later row")
        << QByteArray("3,4\n1,2\n5,6\n") << QStringList{"1", "2"} << false;
}

void LayoutTest::aRowOfKnownNamesIsTheHeader() {
    QFETCH(QByteArray, text);
    QFETCH(QStringList, known);
    QFETCH(bool, header);
    std::vector<std::string> names;
    for (const QString& name : known) names.push_back(name.toStdString());
    const auto layout = detectLayout("spectra.csv", text.toStdString(), true, names);
    QVERIFY(layout);
    QCOMPARE(layout->header, header);
    QCOMPARE(std::ranges::find(layout->names, "column 1") == layout->names.end(), header);
}

void LayoutTest::blankLinesOfOneColumnAreMissingCells_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("blank");
    QTest::newRow("between rows") << QByteArray("x\n1\n\n3\n50\n") << 4 << 1;
    QTest::newRow("below the header") << QByteArray("x\r\n\r\n \r\n3\r\n") << 3 << 2;
    QTest::newRow("above and at the end") << QByteArray("\n\nx\n1\n3\n\n\n") << 2 << 0;
    QTest::newRow("above numbers alone") << QByteArray("\n\n1\n\n3\n") << 3 << 1;
    QTest::newRow("two columns") << QByteArray("x,y\n1,2\n\n3,4\n") << 2 << 0;
}

void LayoutTest::blankLinesOfOneColumnAreMissingCells() {
    QFETCH(QByteArray, text);
    QFETCH(int, rows);
    QFETCH(int, blank);
    const auto imported = read(text);
    QVERIFY(imported);
    QCOMPARE(imported->table.rows, rows);
    QCOMPARE(imported->report.missingCells, blank);
    QVERIFY(imported->table.columns[0].numbers.at(rows - 1) >= 3.);
    QCOMPARE(layoutNotes(imported->report).contains("between the rows of the one column"),
             blank > 0);
}

void LayoutTest::namesMayStandInAComment_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("names");
    QTest::addColumn<int>("rows");
    const auto row = [](const char* name, const QByteArray& text, const char* names, int rows) {
        QTest::newRow(name) << text << QString(names) << rows;
    };
    const QByteArray shapes = "red,round,yes\nblue,tri,no\ngreen,tri,no\n";
    const QByteArray people = "name,town,job\nAnn,Rome,cook\nBob,Oslo,cook\n";
    row("over texts", "#color,shape,label\n" + shapes, "color shape label", 3);
    row("over texts, blanks around", "# by hand\n# color, shape, label\n" + shapes,
        "color shape label", 3);
    row("over numbers", "#x,z,y\n" + numberRows(3, 3), "x z y", 3);

    // The first row names the columns.
    row("prose", "# by Ann, Bob and Cy, Dan\n" + people, "name town job", 2);
    row("fewer words", "# Ann,Bob\n" + people, "name town job", 2);
    row("words before another comment", "#a,b,c\n# of 2020\n" + people, "name town job", 2);
    row("words before a blank line", "#a,b,c\n\n" + people, "name town job", 2);
    row("words twice", "#a,a,c\n" + people, "name town job", 2);
    row("words above names over numbers", "#a,b,c\nx,z,y\n" + numberRows(3, 3), "x z y", 3);
}

void LayoutTest::namesMayStandInAComment() {
    isRead();
}

void LayoutTest::rowNamesAreAllDifferent_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("says");  // the error, or a note
    QTest::addColumn<bool>("isRead");
    QTest::newRow("decimal commas that repeat")
        << QByteArray("a,b\n0,1,50\n1,2,25\n1,3,75\n")
        << "line 1: the header has 2 names, but most rows have 3 cells; name every column" << false;
    QTest::newRow("decimal commas that differ")
        << QByteArray("a,b\n0,1,50\n1,2,25\n2,3,75\n")
        << "line 1: the header has 2 names, but most rows have 3 cells, such as \"0,1,50\"; commas "
           "may stand before decimals there, or the first cells name the rows: put numbers with a "
           "comma in quotes, or name the first column too."
        << false;
    QTest::newRow("decimal commas below zero")
        << QByteArray("id,x,k\n1,-2,5,a\n2,0,25,b\n3,1,125,a\n") << "such as \"1,-2,5,a\"" << false;
    QTest::newRow("decimal commas in two columns")
        << QByteArray("id,x,y\n1,2,5,3,7\n2,4,5,1,7\n")
        << "line 1: the header has 3 names, but most rows have 5 cells; name every column" << false;
    QTest::newRow("numbers of rows before decimal points")
        << QByteArray("a,b\n1,1,5.5\n2,2,25\n3,3,7\n")
        << "named \"row name\"; if cells hold a comma themselves, put them in quotes." << true;
    QTest::newRow("numbers of rows before texts")
        << QByteArray("a,b\n1,5,x\n2,-1,y\n3,7,x\n") << "named \"row name\"" << true;
    QTest::newRow("names of rows before whole numbers")
        << QByteArray("a,b\nr0,1,50\nr1,2,25\n") << "named \"row name\"" << true;
    QTest::newRow("row names before tabs")
        << QByteArray("a\tb\nr1\t1\t2\nr2\t3\t4\n") << "named \"row name\"." << true;
    QTest::newRow("a first row that is too short")
        << QByteArray("1,2\n1,2,3\n1,5,6\n7,8,9\n") << "1 row dropped" << true;
}

void LayoutTest::rowNamesAreAllDifferent() {
    QFETCH(QByteArray, text);
    QFETCH(QString, says);
    QFETCH(bool, isRead);
    const auto imported = read(text);
    QCOMPARE(imported.has_value(), isRead);
    const QString told = imported ? layoutNotes(imported->report)
                                  : QString::fromStdString(imported.error().text.english());
    QVERIFY2(told.contains(says), qPrintable(told));
}

void LayoutTest::linesAreCountedFromTheTop_data() {
    QTest::addColumn<QByteArray>("above");
    QTest::addColumn<int>("lines");
    QTest::newRow("nothing") << QByteArray() << 0;
    QTest::newRow("blank lines") << QByteArray("\n\n") << 2;
    QTest::newRow("title, blank line") << QByteArray("Sales report\n\n") << 2;
    QTest::newRow("sep, comments") << QByteArray("sep=,\r\n# by hand\r\n\r\n") << 3;
}

void LayoutTest::linesAreCountedFromTheTop() {
    QFETCH(QByteArray, above);
    QFETCH(int, lines);
    const auto imported = read(above + "x,y\n" + numberRows(20, 2) + "3,oops\n");
    QVERIFY(imported);
    QCOMPARE(imported->report.badCells.size(), 1U);
    QCOMPARE(imported->report.badCells[0].line, lines + 22);
}

ARDENT_TEST(LayoutTest)
#include "layout_test.moc"
