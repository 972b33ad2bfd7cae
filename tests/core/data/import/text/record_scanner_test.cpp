#include <QTest>

#include "core/data/import/text/record_scanner.h"

using namespace ardent;

namespace {

/// Fields joined by '/', records by '|', each after its line: "1:a/b|2:c/d".
QString scanned(const QByteArray& text, char separator, int step) {
    RecordScanner scanner({.separator = std::string(1, separator)});
    // Bytes arrive `step` at a time; the buffer always starts with the unfinished record.
    QByteArray buffer;
    qsizetype given = 0;
    QStringList records;
    for (;;) {
        QByteArray work = buffer + '\0';
        char* position = work.data();
        Record record;
        const auto outcome =
            scanner.scan(position, work.data() + buffer.size(), given == text.size(), record);
        if (outcome == RecordScanner::Outcome::End) return records.join('|');
        if (outcome == RecordScanner::Outcome::Unclosed)
            return records.join('|') + QStringLiteral("|unclosed in %1").arg(record.line);
        if (outcome == RecordScanner::Outcome::NeedMore) {
            const QByteArray more = text.mid(given, step);
            given += more.size();
            buffer = buffer.mid(position - work.data()) + more;
            continue;
        }
        QStringList fields;
        for (const std::string_view field : record.fields)
            fields << QString::fromUtf8(field.data(), static_cast<qsizetype>(field.size()));
        records << QStringLiteral("%1:%2").arg(record.line).arg(fields.join('/'));
        buffer = buffer.mid(position - work.data());
    }
}

}  // namespace

class RecordScannerTest : public QObject {
    Q_OBJECT

private slots:
    void cutsRecords_data();
    void cutsRecords();
    void countsBlankLines_data();
    void countsBlankLines();
};

void RecordScannerTest::cutsRecords_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("records");
    const auto row = [](const char* name, const char* text, const char* records) {
        QTest::newRow(name) << QByteArray(text) << QString::fromUtf8(records);
    };
    row("plain", "a,b\n1,2\n", "1:a/b|2:1/2");
    row("no line end at the end", "a,b\n1,2", "1:a/b|2:1/2");
    row("CR LF", "a,b\r\n1,2\r\n", "1:a/b|2:1/2");
    row("CR alone", "a,b\r1,2\r", "1:a/b|2:1/2");
    row("CR CR LF", "a,b\r\r\n1,2\r\r\n", "1:a/b|2:1/2");
    row("blank lines", "\n\na,b\n\n  \n1,2\n\n", "3:a/b|6:1/2");
    row("blank lines with CR", "a,b\r\r1,2\r", "1:a/b|3:1/2");
    row("blank lines with CR LF", "a,b\r\n\r\n1,2\r\n", "1:a/b|3:1/2");
    row("empty fields", ",,\na,,b\n", "1://|2:a//b");
    row("separator at the end", "a,b,\n1,2,", "1:a/b/|2:1/2/");
    row("blanks around fields", " a , b\t\n\t1,2 \n", "1:a/b|2:1/2");
    row("quotes", "\"a\",\"b,c\"\n", "1:a/b,c");
    row("doubled quotes", "\"say \"\"hi\"\"\",x\n\"\"\"\",y\n", "1:say \"hi\"/x|2:\"/y");
    row("empty quotes", "\"\",\"\"\n\"\"\n", "1:/|2:");
    row("line break in quotes", "\"a\nb\",c\n1,2\n", "1:a\nb/c|3:1/2");
    row("CR LF in quotes", "\"a\r\nb\",c\r\n1,2\r\n", "1:a\r\nb/c|3:1/2");
    row("blank before the quote", "a, \"b,c\" ,d\n", "1:a/b,c/d");
    row("text behind the quote", "\"a\"b,c\n", "1:ab/c");
    row("quote inside a field", "5\" pipe,a\"b\n", "1:5\" pipe/a\"b");
    row("quote at the very end", "a,\"b\"", "1:a/b");
    row("never closed", "a,b\n1,\"2\n3,4\n", "1:a/b|unclosed in 2");
    row("never closed below a line break", "\"a\nb\",\"c\n", "|unclosed in 2");
    row("two stray quotes", "a,b\n1,\"k\n2,m\n3,\"k\n4,m\n", "1:a/b|unclosed in 2");
    row("line break in quotes, a blank behind", "\"a\nb\" ,c\n", "1:a\nb/c");
    row("nothing", "", "");
    row("only line ends", "\r\n\n\r", "");
}

void RecordScannerTest::cutsRecords() {
    QFETCH(QByteArray, text);
    QFETCH(QString, records);
    for (const int step : {1, 2, 3, 7, 1000}) QCOMPARE(scanned(text, ',', step), records);
    // With tabs between the fields: the same, but tabs are no blanks.
    if (text.contains('\t')) return;
    QByteArray tabbed = text;
    tabbed.replace(',', '\t');
    QCOMPARE(scanned(tabbed, '\t', 1000), QString(records).replace(',', '\t'));
}

void RecordScannerTest::countsBlankLines_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QList<qint64>>("blank");
    QTest::newRow("none") << QByteArray("a\n1\n2") << QList<qint64>{0, 0, 0};
    QTest::newRow("between") << QByteArray("\n\na\n1\n\n2\n\n") << QList<qint64>{2, 0, 1};
    QTest::newRow("of blanks") << QByteArray("a\n \n1\n\n \n\n2\n") << QList<qint64>{0, 1, 3};
    QTest::newRow("CR LF") << QByteArray("a\r\n\r\n1\r\n2\r\n") << QList<qint64>{0, 1, 0};
    QTest::newRow("CR CR LF") << QByteArray("a\r\r\n1\r\r\n") << QList<qint64>{0, 0};
    QTest::newRow("CR") << QByteArray("a\r1\r\r2\r") << QList<qint64>{0, 0, 1};
    QTest::newRow("in quotes") << QByteArray("\"a\n\nb\"\n1\n") << QList<qint64>{0, 0};
}

void RecordScannerTest::countsBlankLines() {
    QFETCH(QByteArray, text);
    QFETCH(QList<qint64>, blank);
    RecordScanner scanner(Cutting{});
    QByteArray work = text + '\0';
    char* position = work.data();
    QList<qint64> found;
    Record record;
    while (scanner.scan(position, work.data() + text.size(), true, record) ==
           RecordScanner::Outcome::Record)
        found << record.blankLines;
    QCOMPARE(found, blank);
}

ARDENT_TEST(RecordScannerTest)
#include "record_scanner_test.moc"
