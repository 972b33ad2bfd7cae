#include <sqlite3.h>

#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <bit>
#include <cmath>
#include <cstring>

#include "core/data/import/table_reader.h"

using namespace ardent;

namespace {

QString cellsOf(const Table& table) {
    QStringList columns;
    for (const Column& column : table.columns) {
        QString line = QString::fromStdString(column.name) + ":";
        for (Index i = 0; i < table.rows; ++i) {
            const QString cell = QString::fromStdString(cellText(column, i));
            line += " " + (cell.isEmpty() ? "_" : cell);
        }
        columns << line;
    }
    return columns.join("; ");
}

template <class Value>
QByteArray bytesOf(std::initializer_list<Value> values, bool isSwapped = false) {
    QByteArray bytes;
    for (const Value value : values) {
        QByteArray one(sizeof value, '\0');
        std::memcpy(one.data(), &value, sizeof value);
        if (isSwapped) std::reverse(one.begin(), one.end());
        bytes += one;
    }
    return bytes;
}

QByteArray numpy(const QByteArray& type, const char* isColumnMajor, const char* shape,
                 const QByteArray& data) {
    QByteArray head =
        "{'descr': " + type + ", 'fortran_order': " + isColumnMajor + ", 'shape': " + shape + ", }";
    head = head.leftJustified(118, ' ');
    return QByteArray("\x93NUMPY\x01\0v\0", 10) + head + data;
}

}  // namespace

/// Databases and arrays.
class BinaryTablesTest : public QObject {
    Q_OBJECT

private slots:
    void aDatabaseIsRead();
    void aTableIsChosen();
    void aViewWithoutEndIsRefused();
    void aProjectIsNoTable();
    void anArrayIsRead_data();
    void anArrayIsRead();
    void damagedArraysAreRefused_data();
    void damagedArraysAreRefused();

private:
    std::filesystem::path database(const char* statements) {
        const QString path = folder_.filePath("table.db");
        QFile::remove(path);
        sqlite3* opened = nullptr;
        sqlite3_open(path.toUtf8().constData(), &opened);
        sqlite3_exec(opened, statements, nullptr, nullptr, nullptr);
        sqlite3_close(opened);
        return path.toStdString();
    }

    std::filesystem::path save(const QByteArray& bytes) {
        QFile file(folder_.filePath("table.npy"));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) return {};
        return file.fileName().toStdString();
    }

    QTemporaryDir folder_;
};

void BinaryTablesTest::aDatabaseIsRead() {
    const auto imported = readTable(
        database("CREATE TABLE people(id INTEGER, name TEXT, \"odd \"\"name\" REAL, photo BLOB);"
                 "INSERT INTO people VALUES (1, 'Ann', 1.234, x'00'), (NULL, NULL, NULL, NULL),"
                 " (3, 'two\nlines', 974, NULL), (4, 'Ann', 0.1, NULL);"));
    QVERIFY2(imported, imported ? "" : imported.error().text.english().c_str());
    QCOMPARE(cellsOf(imported->table),
             QString("id: 1 _ 3 4; name: Ann _ two\nlines Ann; odd \"name: 1.234 _ 974 0.1; "
                     "photo: _ _ _ _"));
    QCOMPARE(imported->report.dialect.part, std::string("people"));
    QVERIFY(imported->report.undecided.empty());
}

void BinaryTablesTest::aTableIsChosen() {
    const auto path = database(
        "CREATE TABLE a(x); INSERT INTO a VALUES (1), (2); CREATE TABLE empty(x);"
        "CREATE VIEW b AS SELECT x AS y, 2 * x AS z FROM a;");
    const auto several = readTable(path);
    QVERIFY(!several);
    QVERIFY(QString::fromStdString(several.error().text.english())
                .contains("several tables: \"a\", \"b\"; name one with --table."));
    ReadingOptions options;
    options.part = "b";
    const auto imported = readTable(path, Precision::Printed, {}, 0, {}, options);
    QVERIFY(imported);
    QCOMPARE(cellsOf(imported->table), QString("y: 1 2; z: 2 4"));
}

void BinaryTablesTest::aViewWithoutEndIsRefused() {
    const auto path = database(
        "CREATE TABLE a(x, y); INSERT INTO a VALUES (1, 2), (3, 4);"
        "CREATE VIEW v AS WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c)"
        " SELECT count(*) AS n FROM c;");
    ReadingOptions options;
    options.part = "a";
    QVERIFY(readTable(path, Precision::Printed, {}, 0, {}, options));
    QVERIFY(!readTable(path));
    options.part = "v";
    const auto endless = readTable(path, Precision::Printed, {}, 0, {}, options);
    QVERIFY(!endless);
    QVERIFY(QString::fromStdString(endless.error().text.english()).contains("takes too long"));
}

void BinaryTablesTest::aProjectIsNoTable() {
    const auto imported =
        readTable(database("PRAGMA application_id = 1098015860; CREATE TABLE a(x);"));
    QVERIFY(!imported);
    QVERIFY(QString::fromStdString(imported.error().text.english()).contains("project of Ardent"));
}

void BinaryTablesTest::anArrayIsRead_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("cells");
    const bool isBig = std::endian::native == std::endian::big;
    QTest::newRow("doubles") << numpy("'<f8'", "False", "(2, 2)",
                                      bytesOf<double>({0.1, 2., NAN, 1. / 3}, isBig))
                             << "column 1: 0.1 _; column 2: 2 0.3333333333333333";
    QTest::newRow("column after column")
        << numpy("'>i2'", "True", "(2, 3)", bytesOf<std::int16_t>({1, 2, 3, -4, 5, 6}, !isBig))
        << "column 1: 1 2; column 2: 3 -4; column 3: 5 6";
    QTest::newRow("one dimension")
        << numpy("'<u4'", "False", "(3,)", bytesOf<std::uint32_t>({7, 4000000000U, 9}, isBig))
        << "column 1: 7 4000000000 9";
    QTest::newRow("rows without a number")
        << numpy("'<f4'", "False", "(3, 2)", bytesOf({1.F, .1F, NAN, NAN, 3.F, 4.F}, isBig))
        << "column 1: 1 _ 3; column 2: 0.1 _ 4";
    QTest::newRow("fields") << numpy(
                                   "[('id', '|i1'), ('t', '<U2'), ('ok', '|b1')]", "False", "(2,)",
                                   bytesOf<char>({1}) + bytesOf<char32_t>({U'ä', 0}, isBig) +
                                       bytesOf<char>({1, 2}) +
                                       bytesOf<char32_t>({U'b', U'c'}, isBig) + bytesOf<char>({0}))
                            << "id: 1 2; t: ä bc; ok: TRUE FALSE";
    QTest::newRow("a bracket in a name")
        << numpy("[('a', '|i1'), ('x[mm]', '|i1')]", "False", "(2,)", bytesOf<char>({1, 2, 3, 4}))
        << "a: 1 3; x[mm]: 2 4";
}

void BinaryTablesTest::anArrayIsRead() {
    QFETCH(QByteArray, bytes);
    QFETCH(QString, cells);
    const auto imported = readTable(save(bytes));
    QVERIFY2(imported, imported ? "" : imported.error().text.english().c_str());
    QCOMPARE(cellsOf(imported->table), cells);
}

void BinaryTablesTest::damagedArraysAreRefused_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("says");
    QTest::newRow("three dimensions")
        << numpy("'<f8'", "False", "(1, 1, 1)", bytesOf({1.})) << "no table of numbers and texts";
    QTest::newRow("objects") << numpy("'|O'", "False", "(1,)", "x") << "no table of numbers";
    QTest::newRow("no type") << numpy("''", "False", "(1,)", "x") << "no table of numbers";
    QTest::newRow("a lying shape")
        << numpy("'<f8'", "False", "(9000000000000000000, 900)", bytesOf({1.})) << "cut short";
    QTest::newRow("sub-arrays") << numpy("[('a', '|i1', (2,)), ('b', '|i1')]", "False", "(1,)",
                                         bytesOf<char>({1, 2, 3}))
                                << "no table of numbers";
    QTest::newRow("bytes behind") << numpy("'|i1'", "False", "(2,)", bytesOf<char>({1, 2, 3}))
                                  << "more bytes than the array";
    QTest::newRow("rows without columns")
        << numpy("'<f8'", "False", "(1000000000000, 0)", "") << "is empty";
    QTest::newRow("a negative shape")
        << numpy("'<f8'", "False", "(-1,)", bytesOf({1.})) << "no table of numbers";
}

void BinaryTablesTest::damagedArraysAreRefused() {
    QFETCH(QByteArray, bytes);
    QFETCH(QString, says);
    const auto imported = readTable(save(bytes));
    QVERIFY(!imported);
    const QString sentence = QString::fromStdString(imported.error().text.english());
    QVERIFY2(sentence.contains(says), qPrintable(sentence));
    QVERIFY(sentence.endsWith('.'));
}

ARDENT_TEST(BinaryTablesTest)
#include "binary_tables_test.moc"
