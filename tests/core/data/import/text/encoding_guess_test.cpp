#include <QTest>

#include "core/data/import/text/encoding_guess.h"

using namespace ardent;

class EncodingGuessTest : public QObject {
    Q_OBJECT

private slots:
    void namesTheEncoding_data();
    void namesTheEncoding();
};

void EncodingGuessTest::namesTheEncoding_data() {
    QTest::addColumn<QByteArray>("text");
    const auto row = [](const char* name, const QByteArray& text) { QTest::newRow(name) << text; };
    row("Windows-1252",
        "Gr\xF6\xDF"
        "e,M\xFCnchen,5 \xB5m");
    row("Windows-1252", "\x93quoted\x94 \x96 S\xE3o Paulo");
    row("Windows-1252", "id,temp (\xB0\x43),dew (\xB0\x43)\n1,20.5,11\n");
    row("Windows-1252", "a [\xB5m],b [\xB5m]\n1,2\n");
    row("Windows-1252", "t\n21\xB0\x43\n22\xB0\x43\n");
    row("Windows-1250",
        "P\xF8\xED"
        "bram,Plze\xF2,D\xEC\xE8\xEDn");
    row("Windows-1250",
        "\xA3\xF3\x64\x9F,Gda\xF1sk,Wroc\xB3"
        "aw");
    row("Windows-1251", "\xCC\xEE\xF1\xEA\xE2\xE0,\xCA\xE0\xE7\xE0\xED\xFC");
    row("KOI8-R", "\xED\xCF\xD3\xCB\xD7\xC1,\xEB\xC1\xDA\xC1\xCE\xD8");
    row("MACINTOSH",
        "\x83vry,Orl\x8E"
        "ans,B\x8Eziers");
    row("IBM850",
        "Gr\x94\xE1"
        "e,M\x81nchen");
    row("GB18030", "\xB1\xB1\xBE\xA9,\xCC\xEC\xBD\xF2,\xC9\xCF\xBA\xA3");
    row("BIG5",
        "\xA5\x78\xA5\x5F\xA5\xAB\x2C\xB0\xAA\xB6\xAF\xA5\xAB\x2C\xB7\x73\xA6\xCB\xA5\xAB\x2C\xB5"
        "\x6E\xA4"
        "\x73\x2C\xB0\x5D\xAA\xAB");
    row("SHIFT_JIS", "\x93\x8C\x8B\x9E,\x91\xE5\x8D\xE3,\x83J\x83^");
}

void EncodingGuessTest::namesTheEncoding() {
    QFETCH(QByteArray, text);
    QVERIFY(!isMostlyUtf8(text.toStdString()));
    QCOMPARE(guessEncoding(text.toStdString()), std::string(QTest::currentDataTag()));
}

ARDENT_TEST(EncodingGuessTest)
#include "encoding_guess_test.moc"
