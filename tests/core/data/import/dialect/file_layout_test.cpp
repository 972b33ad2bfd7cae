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
    QTest::newRow("workbook") << QByteArray("PK\x03\x04 and more") << "workbook or an archive";
    QTest::newRow("ARFF") << QByteArray("% of iris\n\n@RELATION iris\n@DATA\n1,2\n")
                          << "ARFF format";
    QTest::newRow("LIBSVM") << QByteArray("-1 3:0.5 17:1\n+1 2:4\n") << "LIBSVM format";
    QTest::newRow("LIBSVM below comments")
        << QByteArray("# made by hand\n# of two\n2.5 1:0.5 17:1\n3.5 2:4\n") << "LIBSVM format";
    QTest::newRow("HTML") << QByteArray("\n<!DOCTYPE html>\n<p>404, not found</p>\n")
                          << "HTML format";
    QTest::newRow("HTML table") << QByteArray("<TABLE border=1><tr><td>1,5</td></tr>\n<tr>\n")
                                << "HTML format";
    QTest::newRow("HTML in lines") << QByteArray("<html>\n<td>1,5</td>\n") << "HTML format";
    QTest::newRow("XML") << QByteArray("<?xml version=\"1.0\"?>\n<rows a=\"1\"/>\n")
                         << "XML format";
    QTest::newRow("JSON") << QByteArray("[{\"a\":1,\"b\":2},\n {\"a\":3,\"b\":4}]\n")
                          << "JSON format";
    QTest::newRow("JSON lines") << QByteArray("{\"a\":1,\"b\":2}\n{\"a\":3,\"b\":4}\n")
                                << "JSON format";
    QTest::newRow("JSON arrays") << QByteArray("[\n  [1,2],\n  [3,4]\n]\n") << "JSON format";
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
