#include <QTest>
#include <cmath>
#include <limits>

#include "core/data/table/number_text.h"

using namespace ardent;

class NumberTextTest : public QObject {
    Q_OBJECT

private slots:
    void readsNumbers_data();
    void readsNumbers();
    void refusesWhatIsNoNumber_data();
    void refusesWhatIsNoNumber();
    void roundsAsTheStandardLibraryDoes();
    void tellsDecimalsFromThousands_data();
    void tellsDecimalsFromThousands();
    void readsMarkedNumbers_data();
    void readsMarkedNumbers();
    void knowsWhatAFloatKeeps_data();
    void knowsWhatAFloatKeeps();
};

void NumberTextTest::readsNumbers_data() {
    QTest::addColumn<double>("value");
    QTest::addColumn<bool>("finite");
    const auto row = [](const char* text, double value) { QTest::newRow(text) << value << true; };
    row("0", 0.);
    row("-0", 0.);
    row("-0.00", 0.);
    row("-0e5", 0.);
    row("7", 7.);
    row("007", 7.);
    row("+5", 5.);
    row("-12.5", -12.5);
    row("−12.5", -12.5);
    row("−0", 0.);
    row("‐12.5", -12.5);
    row("‑12.5", -12.5);
    row("\x96"
        "12.5",
        -12.5);
    row("5.60-", -5.6);
    row("0.00-", 0.);
    row(".5-", -0.5);
    row("−2.5E-3", -0.0025);
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
    QVERIFY(parsed.value != 0. || !std::signbit(parsed.value));
}

void NumberTextTest::refusesWhatIsNoNumber_data() {
    QTest::addColumn<QString>("text");
    for (const char* text :
         {"",   "-",     "+",     ".",     "-.",    "abc",     "12a", "1 2", "1,5", "0x0C", "1e",
          "e5", "1.2.3", "--5",   "+-5",   "nan",   "NaN",     "NA",  "$5",  "5%",  "(5)",  "1_000",
          "−",  "2-",    "2024-", "-5.6-", "1.5--", "1.5e3-x", "−-5", "−−5", "-−5", "5−"})
        QTest::newRow(text) << QString::fromUtf8(text);
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

void NumberTextTest::tellsDecimalsFromThousands_data() {
    QTest::addColumn<MarkedNumber>("kind");
    for (const char* text : {"0,5", ",5", "3,4e5"})
        QTest::newRow(text) << MarkedNumber::DecimalComma;
    QTest::newRow("-1234,5") << MarkedNumber::DecimalComma;
    QTest::newRow("1234,567") << MarkedNumber::DecimalComma;
    QTest::newRow("0,123") << MarkedNumber::DecimalComma;
    QTest::newRow("1,234") << MarkedNumber::Ambiguous;
    QTest::newRow("-123,456") << MarkedNumber::Ambiguous;
    QTest::newRow("−123,456") << MarkedNumber::Ambiguous;
    QTest::newRow("−0,5") << MarkedNumber::DecimalComma;
    QTest::newRow("5,60-") << MarkedNumber::DecimalComma;
    QTest::newRow("1.234,56-") << MarkedNumber::ThousandsPoint;
    QTest::newRow("1,234,567") << MarkedNumber::ThousandsComma;
    QTest::newRow("-1,234.5") << MarkedNumber::ThousandsComma;
    QTest::newRow("1.234,5") << MarkedNumber::ThousandsPoint;
    QTest::newRow("1.234.567") << MarkedNumber::ThousandsPoint;
    QTest::newRow("1.234.567.890") << MarkedNumber::ThousandsPoint;
    QTest::newRow("-12.345.678.901.234") << MarkedNumber::ThousandsPoint;
    QTest::newRow("1.234.567.890,5") << MarkedNumber::ThousandsPoint;
    for (const char* text :
         {"5,", "a,b", "1,23,456", "1,2345,678", "12,34,56", "0,123,456", "1.234,", "1,234.",
          "192.168.100.200", "12.03.2024", "1.234,567.8", "1,,234", "1,234,"})
        QTest::newRow(text) << MarkedNumber::No;
}

void NumberTextTest::tellsDecimalsFromThousands() {
    QFETCH(MarkedNumber, kind);
    QCOMPARE(markedNumber(QTest::currentDataTag()), kind);
}

void NumberTextTest::readsMarkedNumbers_data() {
    QTest::addColumn<double>("decimalComma");  // NaN: no number
    QTest::addColumn<double>("thousandsPoint");
    QTest::addColumn<double>("thousandsComma");
    const double none = std::numeric_limits<double>::quiet_NaN();
    QTest::newRow("12") << 12. << 12. << 12.;
    QTest::newRow("1,5") << 1.5 << 1.5 << none;
    QTest::newRow("1.5") << none << none << 1.5;
    QTest::newRow("1,234") << 1.234 << 1.234 << 1234.;
    QTest::newRow("-1.234") << none << -1234. << -1.234;
    QTest::newRow("−1.234") << none << -1234. << -1.234;
    QTest::newRow("−1,5") << -1.5 << -1.5 << none;
    QTest::newRow("1,5-") << -1.5 << -1.5 << none;
    QTest::newRow("1.234,5-") << none << -1234.5 << none;
    QTest::newRow("1.234,5") << none << 1234.5 << none;
    QTest::newRow("+1,234.5") << none << none << 1234.5;
    QTest::newRow("1.234.567") << none << 1234567. << none;
    QTest::newRow("-12,345,678.25") << none << none << -12345678.25;
    QTest::newRow("0,30000000000000004") << 0.30000000000000004 << 0.30000000000000004 << none;
    QTest::newRow("1,23,456") << none << none << none;
    QTest::newRow("0.123") << none << none << 0.123;
    QTest::newRow("1.5,2") << none << none << none;
}

void NumberTextTest::readsMarkedNumbers() {
    const auto check = [](const ParsedNumber& parsed, double value) {
        QCOMPARE(parsed.kind, std::isnan(value) ? NumberKind::None : NumberKind::Finite);
        if (!std::isnan(value)) QVERIFY(parsed.value == value);
    };
    QFETCH(double, decimalComma);
    QFETCH(double, thousandsPoint);
    QFETCH(double, thousandsComma);
    const char* text = QTest::currentDataTag();
    check(parseDecimalComma(text), decimalComma);
    check(parseThousandsPoint(text), thousandsPoint);
    check(parseThousandsComma(text), thousandsComma);
}

void NumberTextTest::knowsWhatAFloatKeeps_data() {
    QTest::addColumn<double>("value");
    QTest::addColumn<bool>("kept");
    QTest::newRow("0.1") << 0.1 << true;
    QTest::newRow("16777216") << 16777216. << true;
    QTest::newRow("16777217") << 16777217. << false;
    QTest::newRow("134217728") << 134217728. << true;
    QTest::newRow("134217730") << 134217730. << false;
    QTest::newRow("0.10000000149011612") << 0.10000000149011612 << false;
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

ARDENT_TEST(NumberTextTest)
#include "number_text_test.moc"
