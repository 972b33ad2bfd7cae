#include "core/data/accents.h"

#include <QTest>

using namespace ardent;

class AccentsTest : public QObject {
    Q_OBJECT

private slots:
    void mayBeWrittenTwoWays_data();
    void mayBeWrittenTwoWays();
    void theFirstWrittenOtherwiseIsFound();
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

QTEST_GUILESS_MAIN(AccentsTest)
#include "accents_test.moc"
