#include <zlib.h>

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "core/data/import/table_reader.h"

using namespace ardent;

/// ARFF, LIBSVM and Orange's files.
class TextFormatsTest : public QObject {
    Q_OBJECT

private slots:
    void isRead_data();
    void isRead();
    void levelsStandInTheOrderOfTheFile();
    void linesAreThoseOfTheFile();
    void laterRowsMayEndEarlier();
    void aGzippedFileIsRead();
    void timesAreNoSparseRows();
    void refuses_data();
    void refuses();

private:
    std::filesystem::path save(const QByteArray& text) {
        QFile file(folder_.filePath("table.data"));
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size()) return {};
        return file.fileName().toStdString();
    }

    QTemporaryDir folder_;
};

void TextFormatsTest::isRead_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("cells");
    const QByteArray two = "@relation r\n@attribute a numeric\n@attribute 'b c' {x, 'y z', NA}\n";
    QTest::newRow("ARFF") << two + "@data\n1,x\n?,'y z' % of two\n\n% none\n2.5,NA\n"
                          << "a: 1 _ 2.5; b c: x y z NA";
    QTest::newRow("ARFF between tabs") << two + "@data\n1\tx\n2\t'y z'\n"
                                       << "a: 1 2; b c: x y z";
    QTest::newRow("ARFF with weights") << two + "@data\n1,x,{5}\n2,?,{0.5}\n"
                                       << "a: 1 2; b c: x _";
    QTest::newRow("ARFF with escapes")
        << QByteArray(
               "@RELATION r\n@ATTRIBUTE \"say \\\"a\\\"\" string\n@ATTRIBUTE n INTEGER\n@DATA\n"
               "'it\\'s',1\n\"two\\nlines\",2\n")
        << "say \"a\": it's two\nlines; n: 1 2";
    QTest::newRow("sparse ARFF") << two + "@data\n{0 5, 1 'y z'}\n{}\n{1 ?}\n"
                                 << "a: 5 0 0; b c: y z x _";
    QTest::newRow("ARFF of classes that are numbers")
        << QByteArray("@relation r\n@attribute c {2,1}\n@attribute x real\n@data\n1,5\n2,6\n")
        << "c: '1' '2'; x: 5 6";
    QTest::newRow("LIBSVM") << QByteArray("+1 1:0.5 3:2 # one\n\n-1 2:1e-3\n3\n")
                            << "y: 1 -1 3; x1: 0.5 0 0; x2: 0 0.001 0; x3: 2 0 0";
    QTest::newRow("LIBSVM of unsorted rows")
        << QByteArray("1 3:0.5 1:2\n-1 2:1\n") << "y: 1 -1; x1: 2 0; x2: 0 1; x3: 0.5 0";
    QTest::newRow("LIBSVM from 0")
        << QByteArray("1 0:4 1:5\n2 1:6\n") << "y: 1 2; x0: 4 0; x1: 5 6";
    QTest::newRow("LIBSVM of several classes a row")
        << QByteArray("1,3 1:4\n2,3 1:6\n1 1:2\n") << "y: '1,3' '2,3' '1'; x1: 4 6 2";
    QTest::newRow("SVMlight of queries")
        << QByteArray("# of two\n2 qid:7 1:4\n1 qid:8 1:5\n") << "y: 2 1; qid: 7 8; x1: 4 5";
    QTest::newRow("JSON")
        << QByteArray("[{\"a\":1.5,\"b\":{\"c\":\"x\",\"d\":[1,2]}},\n{\"a\":null,\"e\":true},{}]")
        << "a: 1.5 _ _; b.c: x _ _; b.d: [1,2] _ _; e: _ true _";
    QTest::newRow("JSON a line") << QByteArray("{\"a\":1,\"b\":\"x\"}\n\n{\"b\":\"y z\",\"a\":2}\n")
                                 << "a: 1 2; b: x y z";
    QTest::newRow("JSON of rows") << QByteArray("[[\"n\",\"v\"],[\"p\",1.234],[\"q\",2]]")
                                  << "n: p q; v: 1.234 2";
    QTest::newRow("JSON of a service")
        << QByteArray("{\"status\":\"ok\",\"data\":[{\"x\":1},{\"x\":2}]}") << "x: 1 2";
    QTest::newRow("JSON of columns")
        << QByteArray("{\"a\":{\"0\":1,\"1\":2},\"b\":{\"0\":\"x\",\"1\":\"y\"}}")
        << "a: 1 2; b: x y";
    QTest::newRow("JSON of named rows")
        << QByteArray("{\"a\":{\"p\":1,\"q\":2},\"b\":{\"p\":3,\"q\":4}}")
        << "index: p q; a: 1 2; b: 3 4";
    QTest::newRow("JSON of lists")
        << QByteArray("{\"a\":[1,2,3],\"b\":[4,null,6]}") << "a: 1 2 3; b: 4 _ 6";
    QTest::newRow("JSON of Python")
        << QByteArray(
               "[{\"a\":NaN,\"b\":\"NaN, x\"},{\"a\":-Infinity,\"b\":\"y\"},"
               "{\"a\":3,\"b\":\"z\"}]")
        << "a: _ _ 3; b: NaN, x y z";
    QTest::newRow("Orange") << QByteArray("a\tb\tc\nc\td\ts\n\tclass\tmeta\n1.5\t1\tx\n2.5\t0\ty\n")
                            << "a: 1.5 2.5; b: '1' '0'; c: x y";
}

void TextFormatsTest::isRead() {
    QFETCH(QByteArray, text);
    QFETCH(QString, cells);
    const auto imported = readTable(save(text));
    QVERIFY2(imported, imported ? "" : imported.error().text.english().c_str());
    QStringList columns;
    for (const Column& column : imported->table.columns) {
        QString line = QString::fromStdString(column.name) + ":";
        for (Index i = 0; i < imported->table.rows; ++i) {
            const QString cell = QString::fromStdString(cellText(column, i));
            bool isNumber = false;
            cell.toDouble(&isNumber);
            const bool isText =
                column.type != ColumnType::Numeric && (isNumber || cell == "1,3" || cell == "2,3");
            line += " " + (cell.isEmpty() ? "_" : isText ? "'" + cell + "'" : cell);
        }
        columns << line;
    }
    QCOMPARE(columns.join("; "), cells);
}

void TextFormatsTest::levelsStandInTheOrderOfTheFile() {
    const auto imported =
        readTable(save("@relation r\n@attribute a {low,mid,high,top}\n@attribute b real\n@data\n"
                       "high,1\nlow,2\nother,3\nmid,4\nhigh,5\n"));
    QVERIFY(imported);
    QCOMPARE(imported->table.columns[0].levels,
             (std::vector<std::string>{"low", "mid", "high", "other"}));
    QCOMPARE(cellText(imported->table.columns[0], 4), std::string("high"));
    QCOMPARE(cellText(imported->table.columns[0], 2), std::string("other"));
}

void TextFormatsTest::linesAreThoseOfTheFile() {
    QByteArray arff = "@relation r\n@attribute a real\n@attribute b real\n@data\n";
    for (int i = 0; i < 30; ++i) arff += i == 20 ? "% none\n1,z\n" : "1,2\n";
    const auto dense = readTable(save(arff));
    QVERIFY(dense);
    QCOMPARE(dense->report.badCells.front().line, 26);
    QByteArray sparse;
    for (int i = 0; i < 30; ++i) sparse += i == 20 ? "# none\n1 1:1e400\n" : "1 1:2\n";
    const auto rows = readTable(save(sparse));
    QVERIFY(rows);
    QCOMPARE(rows->report.badCells.front().line, 22);
}

void TextFormatsTest::laterRowsMayEndEarlier() {
    const std::vector<std::string> known{"x1", "x4"};
    const auto imported = readTable(save("1 1:1\n2 1:3\n"), Precision::Printed, {}, 0, known);
    QVERIFY(imported);
    QCOMPARE(imported->table.columns.size(), std::size_t(5));
    QCOMPARE(imported->table.columns[4].name, std::string("x4"));
    const std::vector<std::string> fromZero{"x0", "x1"};
    const auto later = readTable(save("1 1:1\n2 1:3\n"), Precision::Printed, {}, 0, fromZero);
    QVERIFY(later);
    QCOMPARE(later->table.columns[1].name, std::string("x0"));
}

void TextFormatsTest::aGzippedFileIsRead() {
    const QString path = folder_.filePath("table.gz");
    gzFile file = gzopen(path.toUtf8().constData(), "wb");
    for (int i = 0; i < 100000; ++i) gzprintf(file, "%d 1:%d 7:0.5\n", i % 3, i);
    gzclose(file);
    const auto imported = readTable(path.toStdString());
    QVERIFY(imported);
    QCOMPARE(imported->table.rows, 100000);
    QCOMPARE(imported->table.columns.size(), std::size_t(8));
    QCOMPARE(imported->table.columns[1].numbers.at(99999), 99999.);
}

void TextFormatsTest::timesAreNoSparseRows() {
    const auto imported = readTable(save("1 12:30 12:45\n2 13:00 12:10\n3 14:00 13:50\n"));
    QVERIFY(imported);
    QVERIFY(imported->report.dialect.format.empty());
}

void TextFormatsTest::refuses_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("says");
    const QByteArray one = "@relation r\n@attribute a {x,y}\n@data\n";
    QTest::newRow("an open quote") << one + "x\n'y\n"
                                   << "line 5: this is no row of an ARFF file";
    QTest::newRow("an open brace") << one + "{0 y\n"
                                   << "line 4: this is no row";
    QTest::newRow("a place that is none") << one + "{7 y}\n"
                                          << "line 4: this is no row";
    QTest::newRow("tables in a table")
        << QByteArray(
               "@relation r\n@attribute bag relational\n@attribute f real\n@end bag\n@data\n")
        << "line 2: attribute \"bag\" holds tables";
    QTest::newRow("levels without an end")
        << QByteArray("@relation r\n@attribute a {x,y\n@data\nx\n") << "line 2: this declares no";
    QByteArray sparse;
    for (int i = 0; i < 60; ++i) sparse += "1 1:1 2:3\n";
    QTest::newRow("an index twice") << sparse + "1 2:1 1:3 2:2\n"
                                    << "line 61: this is no row";
    QTest::newRow("deep JSON") << "[{\"a\":" + QByteArray(300000, '[') + QByteArray(300000, ']') +
                                      "},{\"a\":1}]"
                               << "more than 100 deep";
    QTest::newRow("JSON of settings")
        << QByteArray("{\"a\":1,\"b\":[1,2],\"c\":{\"d\":[3]}}") << "holds no records";
    QTest::newRow("a table that does not fit")
        << QByteArray("1 4000000000:1\n").repeated(300) << "of the free memory can be used";
}

void TextFormatsTest::refuses() {
    QFETCH(QByteArray, text);
    QFETCH(QString, says);
    const auto imported = readTable(save(text));
    QVERIFY(!imported);
    const QString sentence = QString::fromStdString(imported.error().text.english());
    QVERIFY2(sentence.contains(says), qPrintable(sentence));
    QVERIFY(sentence.contains("table.data") && sentence.endsWith('.'));
}

ARDENT_TEST(TextFormatsTest)
#include "text_formats_test.moc"
