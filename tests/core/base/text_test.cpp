#include <QTest>

#include "core/base/text.h"

using namespace ardent;

class TextTest : public QObject {
    Q_OBJECT

private slots:
    void nearestNameIsFound_data();
    void nearestNameIsFound();
    void aNearNameIsAskedFor();
    void listsAreShortened();
    void textsAreShortened_data();
    void textsAreShortened();
    void numbersAreGrouped();
};

void TextTest::nearestNameIsFound_data() {
    QTest::addColumn<QString>("wanted");
    QTest::addColumn<QString>("nearest");
    QTest::newRow("swapped") << "pirce"
                             << "price";
    QTest::newRow("case") << "PRICE"
                          << "price";
    QTest::newRow("a letter more") << "pricee"
                                   << "price";
    QTest::newRow("the closest") << "rooms2"
                                 << "rooms";
    QTest::newRow("nothing close") << "temperature"
                                   << "";
    QTest::newRow("empty") << ""
                           << "";
    QTest::newRow("two letters of four") << "xroo"
                                         << "xor";
    QTest::newRow("two letters of three") << "foo"
                                          << "";
    QTest::newRow("one letter") << "a"
                                << "";
}

void TextTest::nearestNameIsFound() {
    QFETCH(QString, wanted);
    QFETCH(QString, nearest);
    const std::vector<std::string> names{"x", "price", "rooms", "room height", "xor"};
    QCOMPARE(nearestName(wanted.toStdString(), names), nearest.toStdString());
}

void TextTest::aNearNameIsAskedFor() {
    const std::vector<std::string> names{"price", "rooms"};
    const Message otherwise = message("none-near", "none is near.");
    QCOMPARE(didYouMean("prize", names, otherwise).english(),
             std::string("did you mean \"price\"?"));
    QCOMPARE(didYouMean("temperature", names, otherwise).english(), std::string("none is near."));
}

void TextTest::listsAreShortened() {
    const std::vector<std::string> names{"a", "b", "c"};
    QCOMPARE(quotedList(names).english(), std::string("\"a\", \"b\", \"c\""));
    QCOMPARE(quotedList(names, 2).english(), std::string("\"a\", \"b\" and 1 more"));
    QCOMPARE(quotedList({}).english(), std::string());
}

void TextTest::textsAreShortened_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("line");
    QTest::newRow("short") << QStringLiteral("a  b") << QStringLiteral("a  b");
    QTest::newRow("as long as may be") << QStringLiteral("höher") << QStringLiteral("höher");
    QTest::newRow("longer") << QStringLiteral("höhere") << QStringLiteral("höhe…");
    QTest::newRow("line breaks") << QStringLiteral("a\r\nb") << QStringLiteral("a b");
    QTest::newRow("empty") << QString() << QString();
}

void TextTest::textsAreShortened() {
    QFETCH(QString, text);
    QFETCH(QString, line);
    QCOMPARE(QString::fromStdString(shortened(text.toStdString(), 5)), line);
    const QString ends = line == QStringLiteral("höhe…") ? QStringLiteral("hö…re") : line;
    QCOMPARE(QString::fromStdString(withoutMiddle(text.toStdString(), 5)), ends);
    const std::vector<std::string> names{std::string(200, 'x') + "\nend"};
    QCOMPARE(QString::fromStdString(quotedList(names).english()), '"' + QString(79, 'x') + "…\"");
}

void TextTest::numbersAreGrouped() {
    QCOMPARE(groupedDigits(0), std::string("0"));
    QCOMPARE(groupedDigits(999), std::string("999"));
    QCOMPARE(groupedDigits(1000), std::string("1,000"));
    QCOMPARE(groupedDigits(-123456), std::string("-123,456"));
    QCOMPARE(groupedDigits(1234567), std::string("1,234,567"));
    QCOMPARE(counted(1, "row"), std::string("1 row"));
    QCOMPARE(counted(2000, "row"), std::string("2,000 rows"));
    QCOMPARE(countedAre(1, "row"), std::string("1 row is"));
    QCOMPARE(numberOfRows(1).english(), std::string("1 row"));
    QCOMPARE(numberOfRows(12345).english(), std::string("12,345 rows"));
    QCOMPARE(numberOfRows(1).code(), numberOfRows(2).code());
    QCOMPARE(countedAre(0, "row"), std::string("0 rows are"));
}

ARDENT_TEST(TextTest)
#include "text_test.moc"
