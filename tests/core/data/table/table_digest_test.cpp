#include "core/data/table/table_digest.h"

#include <QTemporaryDir>
#include <QtTest>

#include "core/data/import/table_reader.h"

using namespace ardent;

/// Which changes of a file change its table's digest.
class TableDigestTest : public QObject {
    Q_OBJECT

private slots:
    void tellsTablesApart_data();
    void tellsTablesApart();

private:
    std::string digestOf(const QByteArray& text) {
        QFile file(folder_.filePath(QStringLiteral("t.csv")));
        if (!file.open(QIODevice::WriteOnly)) qFatal("no file");
        file.write(text);
        file.close();
        return digest(readTable(file.fileName().toStdString(), Precision::Training)->table);
    }

    QTemporaryDir folder_;
};

void TableDigestTest::tellsTablesApart_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("same");
    const auto row = [](const char* name, const char* text, bool same) {
        QTest::addRow("%s", name) << QByteArray(text) << same;
    };
    row("the same", "a,kind,y\n1,red,0.5\n2,blue,\n3,red,2\n", true);
    row("another dialect", "a;kind;y\r\n1.0;\"red\";0.50\r\n2;blue;NA\r\n3;red;2\r\n", true);
    row("another number", "a,kind,y\n1,red,0.5\n2,blue,\n3,red,2.5\n", false);
    row("another level", "a,kind,y\n1,red,0.5\n2,green,\n3,red,2\n", false);
    row("levels swapped", "a,kind,y\n1,blue,0.5\n2,red,\n3,blue,2\n", false);
    row("another name", "b,kind,y\n1,red,0.5\n2,blue,\n3,red,2\n", false);
    row("rows swapped", "a,kind,y\n3,red,2\n2,blue,\n1,red,0.5\n", false);
    row("columns swapped", "kind,a,y\nred,1,0.5\nblue,2,\nred,3,2\n", false);
    row("a row more", "a,kind,y\n1,red,0.5\n2,blue,\n3,red,2\n3,red,2\n", false);
    row("a gap elsewhere", "a,kind,y\n1,red,0.5\n2,blue,2\n3,red,\n", false);
}

void TableDigestTest::tellsTablesApart() {
    QFETCH(QByteArray, text);
    QFETCH(bool, same);
    const std::string known = digestOf("a,kind,y\n1,red,0.5\n2,blue,\n3,red,2\n");
    QCOMPARE(known.size(), std::size_t(16));
    QCOMPARE(digestOf(text) == known, same);
}

ARDENT_TEST(TableDigestTest)
#include "table_digest_test.moc"
