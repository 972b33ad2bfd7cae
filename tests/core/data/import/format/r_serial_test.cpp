#include "core/data/import/format/r_serial.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "core/data/import/format/r_data.h"
#include "tests/support/golden.h"

using namespace ardent;

/// Files of R that are cut short or changed: refused, or read as what they say.
class RSerialTest : public QObject {
    Q_OBJECT

private slots:
    void aWholeFileIsRead();
    void everyCutIsRefused();
    void changedBytesDoNoHarm();

private:
    QByteArray bytes() {
        QFile file(test::inSources("tests/corpus/plain_r.RData"));
        return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
    }
    Result<Transcript> read(const QByteArray& bytes) {
        QFile file(folder_.filePath("r.RData"));
        if (!file.open(QFile::WriteOnly) || file.write(bytes) != bytes.size()) qFatal("no disk");
        file.close();
        return transcribeRData(file.fileName().toStdString(), {});
    }

    QTemporaryDir folder_;
};

void RSerialTest::aWholeFileIsRead() {
    const auto found = read(bytes());
    QVERIFY(found);
    QCOMPARE(found->part, std::string("results$table"));
}

void RSerialTest::everyCutIsRefused() {
    const QByteArray whole = bytes();
    QVERIFY(whole.size() > 2000);
    for (qsizetype size = 0; size < whole.size() - 8; size += 3) {
        const auto found = read(whole.first(size));
        QVERIFY2(!found, qPrintable(QString::number(size)));
    }
}

void RSerialTest::changedBytesDoNoHarm() {
    const QByteArray whole = bytes();
    int read = 0, refused = 0;
    for (qsizetype place = 20; place < whole.size(); place += 5)
        for (const char value : {'\0', '\x7f', '\xff'}) {
            QByteArray changed = whole;
            changed[place] = value;
            (this->read(changed) ? read : refused) += 1;
        }
    QVERIFY(read > 100 && refused > 100);
}

ARDENT_TEST(RSerialTest)
#include "r_serial_test.moc"
