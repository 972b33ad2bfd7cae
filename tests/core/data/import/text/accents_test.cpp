#include "core/data/import/text/accents.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "core/data/import/table_reader.h"

using namespace ardent;

class AccentsTest : public QObject {
    Q_OBJECT

private slots:
    void mayBeWrittenTwoWays_data();
    void mayBeWrittenTwoWays();
    void theFirstWrittenOtherwiseIsFound();
    void levelsThatDifferInAccentsAreTold();
};

void AccentsTest::mayBeWrittenTwoWays_data() {
    QTest::addColumn<QString>("a");
    QTest::addColumn<QString>("b");
    QTest::addColumn<bool>("may");
    const QString combined = QString::fromUtf8("gru\u0308n");
    QTest::newRow("umlaut") << combined << QString::fromUtf8("gr\u00FCn") << true;
    QTest::newRow("two marks") << QString::fromUtf8("e\u0302\u0301") << QString::fromUtf8("\u1EBF")
                               << true;
    QTest::newRow("one of two marks")
        << QString::fromUtf8("\u00EA\u0301") << QString::fromUtf8("\u1EBF") << true;
    QTest::newRow("several letters") << QString::fromUtf8("A\u030Angstro\u0308m")
                                     << QString::fromUtf8("\u00C5ngstr\u00F6m") << true;
    QTest::newRow("the same") << combined << combined << false;
    QTest::newRow("no mark") << combined << "grun" << false;
    QTest::newRow("longer") << combined << QString::fromUtf8("gr\u00FCne") << false;
    QTest::newRow("another letter behind") << combined << QString::fromUtf8("gr\u00FCm") << false;
    QTest::newRow("other single letters")
        << QString::fromUtf8("gr\u00FCn") << QString::fromUtf8("gr\u00F6n") << false;
    QTest::newRow("empty") << "" << combined << false;
    QTest::newRow("ASCII") << "red"
                           << "rot" << false;
}

void AccentsTest::mayBeWrittenTwoWays() {
    QFETCH(QString, a);
    QFETCH(QString, b);
    QFETCH(bool, may);
    QCOMPARE(mayDifferInAccents(a.toStdString(), b.toStdString()), may);
    QCOMPARE(mayDifferInAccents(b.toStdString(), a.toStdString()), may);
}

void AccentsTest::theFirstWrittenOtherwiseIsFound() {
    const std::vector<std::string> texts{"gr\u00FCn", "u\u0308ber", "gru\u0308n", "\u00FCber",
                                         "rot"};
    QCOMPARE(writtenOtherwise(texts[0], texts), &texts[2]);
    QCOMPARE(writtenOtherwise(texts[1], texts), &texts[3]);
    QVERIFY(writtenOtherwise("gr\u00FCne", texts) == nullptr);
    QVERIFY(writtenOtherwise("rot", texts) == nullptr);
}

void AccentsTest::levelsThatDifferInAccentsAreTold() {
    const QTemporaryDir folder;
    const auto notes = [&folder](const QByteArray& town) {
        QFile file(folder.filePath("table.csv"));
        if (!file.open(QIODevice::WriteOnly)) return QStringList("not written");
        file.write("town,y\nZ\u00FCrich,1\nBern,2\n" + town + ",3\nBern,4\n");
        file.close();
        const auto imported = readTable(file.fileName().toStdString());
        QStringList texts;
        if (imported)
            for (const std::string& note : english(imported->report.notes))
                texts << QString::fromStdString(note);
        return texts;
    };
    QCOMPARE(notes("Zu\u0308rich"),
             QStringList{QString::fromUtf8(
                 "Column \"town\": the levels \"Z\u00FCrich\" and \"Zu\u0308rich\" may differ only "
                 "in how accents are written; write both alike.")});
    QCOMPARE(notes("Zurich"), QStringList());
    QCOMPARE(notes("Z\u00FCrich"), QStringList());
}

ARDENT_TEST(AccentsTest)
#include "accents_test.moc"
