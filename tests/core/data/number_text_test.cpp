#include <QTest>
#include <cmath>
#include <limits>

#include "core/data/number_text.h"

using namespace ardent;

class NumberTextTest : public QObject {
    Q_OBJECT

private slots:
    void readsNumbers_data();
    void readsNumbers();
    void refusesWhatIsNoNumber_data();
    void refusesWhatIsNoNumber();
    void roundsAsTheStandardLibraryDoes();
    void tellsDecimalCommasFromThousands_data();
    void tellsDecimalCommasFromThousands();
    void knowsWhatAFloatKeeps_data();
    void knowsWhatAFloatKeeps();
};

void NumberTextTest::readsNumbers_data() {
    QTest::addColumn<double>("value");
    QTest::addColumn<bool>("finite");
    const auto row = [](const char* text, double value) { QTest::newRow(text) << value << true; };
    row("0", 0.);
    row("-0", -0.);
    row("7", 7.);
    row("007", 7.);
    row("+5", 5.);
    row("-12.5", -12.5);
    row(".5", 0.5);
    row("5.", 5.);
    row("0.1", 0.1);
    row("1e3", 1000.);
    row("-2.5E-3", -0.0025);
    row("123456789012345", 123456789012345.);
    row("0.30000000000000004", 0.30000000000000004);
    row("123456789012345678901234567890", 123456789012345678901234567890.);
    row("1e308", 1e308);
    row("1e-320", 1e-320);
    row("1e-400", 0.);
    row("-1e-400", 0.);
    QTest::newRow("1e400") << 0. << false;
    QTest::newRow("-1e400") << 0. << false;
    QTest::newRow("inf") << 0. << false;
    QTest::newRow("-Infinity") << 0. << false;
}

void NumberTextTest::readsNumbers() {
    QFETCH(double, value);
    QFETCH(bool, finite);
    const ParsedNumber parsed = parseNumber(QTest::currentDataTag());
    QCOMPARE(parsed.kind, finite ? NumberKind::Finite : NumberKind::TooLarge);
    QVERIFY(parsed.value == value);
}

void NumberTextTest::refusesWhatIsNoNumber_data() {
    QTest::addColumn<QString>("text");
    for (const char* text :
         {"",   "-",     "+",   ".",   "-.",  "abc", "12a", "1 2", "1,5", "0x0C", "1e",
          "e5", "1.2.3", "--5", "+-5", "nan", "NaN", "NA",  "$5",  "5%",  "(5)",  "1_000"})
        QTest::newRow(text) << QString::fromLatin1(text);
}

void NumberTextTest::refusesWhatIsNoNumber() {
    QFETCH(QString, text);
    QCOMPARE(parseNumber(text.toStdString()).kind, NumberKind::None);
}

void NumberTextTest::roundsAsTheStandardLibraryDoes() {
    for (int i = 0; i < 20000; ++i) {
        const double value = std::ldexp(std::sin(i * 1.7), i % 40 - 20);
        for (const int digits : {3, 7, 12, 15, 17}) {
            const QByteArray text = QByteArray::number(value, 'f', digits);
            const ParsedNumber parsed =
                parseNumber(std::string_view(text.data(), std::size_t(text.size())));
            QVERIFY2(parsed.value == std::strtod(text.constData(), nullptr), text.constData());
        }
    }
}

void NumberTextTest::tellsDecimalCommasFromThousands_data() {
    QTest::addColumn<CommaNumber>("kind");
    QTest::newRow("0,5") << CommaNumber::Decimal;
    QTest::newRow("-1234,5") << CommaNumber::Decimal;
    QTest::newRow("1234,567") << CommaNumber::Decimal;
    QTest::newRow("0,123") << CommaNumber::Decimal;
    QTest::newRow("1,234") << CommaNumber::Ambiguous;
    QTest::newRow("-123,456") << CommaNumber::Ambiguous;
    QTest::newRow("1,234,567") << CommaNumber::No;
    QTest::newRow("1.234,5") << CommaNumber::No;
    QTest::newRow(",5") << CommaNumber::No;
    QTest::newRow("5,") << CommaNumber::No;
    QTest::newRow("a,b") << CommaNumber::No;
}

void NumberTextTest::tellsDecimalCommasFromThousands() {
    QFETCH(CommaNumber, kind);
    QCOMPARE(commaNumber(QTest::currentDataTag()), kind);
}

void NumberTextTest::knowsWhatAFloatKeeps_data() {
    QTest::addColumn<double>("value");
    QTest::addColumn<bool>("kept");
    QTest::newRow("0.1") << 0.1 << true;
    QTest::newRow("16777216") << 16777216. << true;
    QTest::newRow("16777217") << 16777217. << false;
    QTest::newRow("3.14159265358979") << 3.14159265358979 << false;
    QTest::newRow("1e308") << 1e308 << false;
    QTest::newRow("1e-320") << 1e-320 << false;
    QTest::newRow("1e38") << 1e38 << true;
    QTest::newRow("missing") << std::numeric_limits<double>::quiet_NaN() << true;
}

void NumberTextTest::knowsWhatAFloatKeeps() {
    QFETCH(double, value);
    QFETCH(bool, kept);
    QCOMPARE(survivesAsFloat(value), kept);
    if (kept && !std::isnan(value)) QVERIFY(shortestDecimal(static_cast<float>(value)) == value);
}

QTEST_GUILESS_MAIN(NumberTextTest)
#include "number_text_test.moc"
