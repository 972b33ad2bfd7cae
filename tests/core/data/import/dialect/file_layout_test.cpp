#include "core/data/import/dialect/file_layout.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace ardent;

class FileLayoutTest : public QObject {
    Q_OBJECT

private slots:
    void otherKindsOfFileAreRefused_data();
    void otherKindsOfFileAreRefused();
};

void FileLayoutTest::otherKindsOfFileAreRefused_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("says");
    QTest::newRow("zero bytes") << QByteArray("a,b\n1,\0\0\0002\n", 11) << "binary file";
    const QByteArray zero("3,\0004", 4);
    for (const char* end : {"\n", "\r\n", "\r"})
        QTest::addRow("one zero byte before %d", end[0] + end[1])
            << QByteArray("a,b@1,2@" + zero + "@5,6@").replace('@', end)
            << "table.csv, line 3: a zero byte stands in the text; remove it.";
    QTest::newRow("some zero bytes in many rows")
        << "a,b\n" + QByteArray("10,20\n").repeated(100) + zero + '\n' + zero + '\n'
        << "table.csv, line 102: a zero byte stands in the text; remove it.";
    QTest::newRow("control characters") << QByteArray("a\x01,b\x02\n1\x03,2\n") << "binary file";
    QTest::newRow("a workbook cut short")
        << QByteArray("PK\x03\x04 and more") << "damaged or cut short";
    QTest::newRow("an old workbook")
        << QByteArray("\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1 and more") << "old Excel file (.xls)";
    QTest::newRow("Parquet") << QByteArray("PAR1\x15\x04")
                             << "this is a Parquet file; convert it to CSV or .xlsx first.";
    QTest::newRow("HDF5") << QByteArray("\x89HDF\r\n\x1A\n\0\0", 10) << "HDF5";
    QTest::newRow("R") << QByteArray("RDX3\nX\n\0\0", 9) << "this file of R is damaged";
    QTest::newRow("bzip2") << QByteArray("BZh91AY&SY") << "damaged or cut short";
    QTest::newRow("RAR") << QByteArray("Rar!\x1A\x07\x01\0") << "RAR archive; unpack it first";
    QTest::newRow("PDF") << QByteArray("%PDF-1.7\n") << "PDF";
    QTest::newRow("ARFF without attributes")
        << QByteArray("% of iris\n\n@RELATION iris\n@DATA\n1,2\n") << "declares no attributes";
    QTest::newRow("ARFF without data")
        << QByteArray("@RELATION iris\n@attribute a real\n") << "no line @data";
    QTest::newRow("ARFF with an unknown type")
        << QByteArray("@RELATION iris\n@attribute a rael\n@data\n1\n")
        << "line 2: this declares no";
    QTest::newRow("HTML") << QByteArray("\n<!DOCTYPE html>\n<p>404, not found</p>\n")
                          << "HTML format";
    QTest::newRow("HTML table") << QByteArray("<TABLE border=1><tr><td>1,5</td></tr>\n<tr>\n")
                                << "HTML format";
    QTest::newRow("HTML in lines") << QByteArray("<html>\n<td>1,5</td>\n") << "HTML format";
    QTest::newRow("XML") << QByteArray("<?xml version=\"1.0\"?>\n<rows a=\"1\"/>\n")
                         << "XML format";
    QTest::newRow("JSON of no records") << QByteArray("[[1,2],{\"a\":1}]\n") << "holds no records";
    QTest::newRow("JSON cut short") << QByteArray("[{\"a\":1},{\"a\":\n") << "no JSON";
    QTest::newRow("NumPy cut short") << QByteArray("\x93NUMPY\x01\0", 8) << "NumPy array";
    QTest::newRow("SQLite cut short") << QByteArray("SQLite format 3\0", 16) << "database";
}

void FileLayoutTest::otherKindsOfFileAreRefused() {
    QFETCH(QByteArray, text);
    QFETCH(QString, says);
    const QTemporaryDir folder;
    QFile file(folder.filePath("table.csv"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
    file.close();
    const auto layout = findLayout(file.fileName().toStdString());
    QVERIFY(!layout);
    QCOMPARE(layout.error().fault, Fault::Data);
    const QString sentence = QString::fromStdString(layout.error().text.english());
    QVERIFY2(sentence.contains(says), qPrintable(sentence));
    QVERIFY(sentence.contains("table.csv"));
    QVERIFY(sentence.endsWith('.'));
}

ARDENT_TEST(FileLayoutTest)
#include "file_layout_test.moc"
