#include "core/data/import/second_header.h"

#include <QTemporaryDir>
#include <QTest>
#include <algorithm>

#include "core/data/import/table_reader.h"

using namespace ardent;

/// Headers of several lines, as files have them.
class SecondHeaderTest : public QObject {
    Q_OBJECT

private slots:
    void isTold_data();
    void isTold();
};

void SecondHeaderTest::isTold_data() {
    QTest::addColumn<QByteArray>("above");
    QTest::addColumn<QString>("says");
    QTest::newRow("one line") << QByteArray("a,b,c\n") << QString();
    QTest::newRow("units") << QByteArray("a,b,c\nkg,mm,s\n")
                           << QStringLiteral(
                                  "Texts down to line 2 where 3 columns otherwise hold "
                                  "numbers, such as \"kg\" in \"a\"");
    QTest::newRow("units of two") << QByteArray("a,b,c\nkg,,s\n")
                                  << QStringLiteral("Texts down to line 2 where 2 columns");
    QTest::newRow("units and remarks") << QByteArray("a,b,c\nkg,mm,s\nnet,long,cpu\n")
                                       << QStringLiteral("Texts down to line 3 where 3 columns");
    QTest::newRow("numbers, then units")
        << QByteArray("a,b,c\n1,1,2\nkg,mm,s\n") << QStringLiteral("Texts down to line 3");
    QTest::newRow("one bad cell") << QByteArray("a,b,c\n1,n.v.,3\n") << QString();
}

void SecondHeaderTest::isTold() {
    QFETCH(QByteArray, above);
    QFETCH(QString, says);
    const QTemporaryDir folder;
    QFile file(folder.filePath("table.csv"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(above);
    for (int i = 0; i < 30; ++i)
        file.write(QByteArray::number(i) + ".5," + QByteArray::number(i % 7) + ",2\n");
    file.close();
    const auto imported = readTable(file.fileName().toStdString(), Precision::Printed);
    QVERIFY(imported);
    const auto isTold = [](const Message& note) {
        return note.english().find("header of several lines") != std::string::npos;
    };
    const auto notes = english(imported->report.notes);
    const auto found = std::ranges::find_if(notes, isTold);
    QCOMPARE(found != notes.end(), !says.isEmpty());
    if (!says.isEmpty()) {
        const std::string text = *found;
        QVERIFY2(text.starts_with(says.toStdString()), text.c_str());
    }
}

ARDENT_TEST(SecondHeaderTest)
#include "second_header_test.moc"
