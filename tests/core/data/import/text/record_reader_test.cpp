#include "core/data/import/text/record_reader.h"

#include <zlib.h>

#include <QTemporaryDir>
#include <QTest>

using namespace ardent;

namespace {

/// Writes the text and then 130 MB without a line break, gzipped.
bool writeEndless(const QString& path, const QByteArray& begin) {
    gzFile file = gzopen(qPrintable(path), "wb1");
    if (file == nullptr) return false;
    const QByteArray block(1 << 20, '7');
    bool written = gzwrite(file, begin.constData(), unsigned(begin.size())) > 0;
    for (int i = 0; i < 130; ++i)
        written = written && gzwrite(file, block.constData(), unsigned(block.size())) > 0;
    return gzclose(file) == Z_OK && written;
}

}  // namespace

class RecordReaderTest : public QObject {
    Q_OBJECT

private slots:
    void aRowWithoutAnEndIsNamedAsSuch_data();
    void aRowWithoutAnEndIsNamedAsSuch();
};

void RecordReaderTest::aRowWithoutAnEndIsNamedAsSuch_data() {
    QTest::addColumn<QByteArray>("begin");
    QTest::addColumn<QString>("says");
    QTest::newRow("no quote") << QByteArray("a,b\n1,2\n3,4")
                              << "line 3: this row does not end within 64 MB";
    QTest::newRow("closed quote") << QByteArray("a,b\n1,\"2\"\n3,\"4\",")
                                  << "line 3: this row does not end within 64 MB";
    QTest::newRow("open quote") << QByteArray("a,b\n1,2\n3,\"4")
                                << "line 3: a quote (\") opens here";
}

void RecordReaderTest::aRowWithoutAnEndIsNamedAsSuch() {
    QFETCH(QByteArray, begin);
    QFETCH(QString, says);
    const QTemporaryDir folder;
    const QString path = folder.filePath("endless.csv.gz");
    QVERIFY(writeEndless(path, begin));
    auto reader = RecordReader::open(path.toStdString(), ',', {});
    QVERIFY(reader);
    Record record;
    QVERIFY(reader->next(record).value_or(false));
    QVERIFY(reader->next(record).value_or(false));
    const auto third = reader->next(record);
    QVERIFY(!third);
    QVERIFY2(QString::fromStdString(third.error().text.english()).contains(says),
             third.error().text.english().c_str());
}

QTEST_GUILESS_MAIN(RecordReaderTest)
#include "record_reader_test.moc"
