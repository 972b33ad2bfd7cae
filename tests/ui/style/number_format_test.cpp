#include "ui/style/number_format.h"

#include <QtTest>
#include <cmath>
#include <limits>

using namespace ardent;

class NumberFormatTest : public QObject {
    Q_OBJECT

private slots:
    void writesNumbersForReading_data();
    void writesNumbersForReading();
    void isShortWhereItIsAsked();
    void keepsZerosInColumns();
    void hasTheDecimalsAskedFor();
    void labelsTicksAlike_data();
    void labelsTicksAlike();
    void groupsTicksAsTheReaderDoes();
    void labelsDecades();
};

void NumberFormatTest::writesNumbersForReading_data() {
    QTest::addColumn<double>("value");
    QTest::addColumn<QString>("text");
    QTest::addRow("zero") << 0. << "0";
    QTest::addRow("whole") << 120. << "120";
    QTest::addRow("rounded") << 0.073249 << "0.07325";
    QTest::addRow("no needless zeros") << 2.5 << "2.5";
    QTest::addRow("large") << 123456. << "123,456";
    QTest::addRow("in full as on an axis") << -12345678.4 << QStringLiteral("−12,345,678");
    QTest::addRow("not rounded to ten thousand") << 9999.4 << "9999";
    QTest::addRow("rounded to ten thousand") << 9999.7 << "10,000";
    QTest::addRow("minus") << -1.25 << QStringLiteral("−1.25");
    QTest::addRow("tiny") << 1.5e-7 << "1.5e-7";
    QTest::addRow("huge") << 2e9 << "2e9";
    QTest::addRow("huge, exact digits") << -1.2345e12 << QStringLiteral("−1.234e12");
    QTest::addRow("not a number") << std::nan("") << "NaN";
    QTest::addRow("infinite") << -std::numeric_limits<double>::infinity() << QStringLiteral("−∞");
}

void NumberFormatTest::writesNumbersForReading() {
    QFETCH(double, value);
    QFETCH(QString, text);
    QCOMPARE(formatNumber(value), text);
}

void NumberFormatTest::isShortWhereItIsAsked() {
    QCOMPARE(formatNumber(1234567., 2), QStringLiteral("1.2e6"));
    QCOMPARE(formatNumber(9999.97, 6), QStringLiteral("9999.97"));
    const QLocale persian(QLocale::Persian, QLocale::Iran);
    QVERIFY(!formatNumber(1.5, 4, persian).endsWith(u'0'));
}

void NumberFormatTest::hasTheDecimalsAskedFor() {
    QCOMPARE(formatFixed(7.664, 1), QStringLiteral("7.7"));
    QCOMPARE(formatFixed(-0.04, 1), QStringLiteral("0.0"));
    QCOMPARE(formatFixed(-0.06, 1), QStringLiteral("−0.1"));
    QCOMPARE(formatFixed(12345.61, 1), QStringLiteral("12,345.6"));
    QCOMPARE(formatFixed(std::nan(""), 1), QStringLiteral("NaN"));
}

void NumberFormatTest::keepsZerosInColumns() {
    QCOMPARE(formatAligned(1.3, 3), QStringLiteral("1.30"));
    QCOMPARE(formatAligned(0.9997, 3), QStringLiteral("1.00"));
    QCOMPARE(formatAligned(9.9996, 4), QStringLiteral("10.00"));
    QCOMPARE(formatAligned(0.000415, 3), QStringLiteral("0.000415"));
    QCOMPARE(formatAligned(120., 3), QStringLiteral("120"));
}

void NumberFormatTest::labelsTicksAlike_data() {
    QTest::addColumn<QVector<double>>("ticks");
    QTest::addColumn<QStringList>("labels");
    QTest::addRow("equal decimals")
        << QVector<double>{0., 0.25, 0.5} << QStringList{"0.00", "0.25", "0.50"};
    QTest::addRow("whole") << QVector<double>{-2., 0., 2.}
                           << QStringList{QStringLiteral("−2"), "0", "2"};
    QTest::addRow("rounding noise")
        << QVector<double>{0., 0.1, 0.30000000000000004} << QStringList{"0.0", "0.1", "0.3"};
    QTest::addRow("small") << QVector<double>{0., 2e-7, 4e-7} << QStringList{"0", "2e-7", "4e-7"};
    QTest::addRow("ten thousands")
        << QVector<double>{5000., 15000.} << QStringList{"5,000", "15,000"};
    QTest::addRow("ten thousands with decimals")
        << QVector<double>{15000.5, 15001.} << QStringList{"15,000.5", "15,001.0"};
    QTest::addRow("millions") << QVector<double>{-5e5, 0., 5e6}
                              << QStringList{QStringLiteral("−500,000"), "0", "5,000,000"};
    QTest::addRow("dates as numbers")
        << QVector<double>{19950000., 19960000.} << QStringList{"19,950,000", "19,960,000"};
    QTest::addRow("many decimals")
        << QVector<double>{0.0786488, 0.078649} << QStringList{"0.0786488", "0.0786490"};
    QTest::addRow("decimals no longer than an exponent")
        << QVector<double>{0.07864825, 0.0786485} << QStringList{"0.07864825", "0.07864850"};
    QTest::addRow("large") << QVector<double>{0., 5e9, 1e10} << QStringList{"0", "5e9", "1e10"};
    QTest::addRow("far from zero")
        << QVector<double>{1000001., 1000002.} << QStringList{"1,000,001", "1,000,002"};
    QTest::addRow("far from zero with decimals")
        << QVector<double>{1000001.5, 1000002.} << QStringList{"1.0000015e6", "1.000002e6"};
}

void NumberFormatTest::labelsTicksAlike() {
    QFETCH(QVector<double>, ticks);
    QFETCH(QStringList, labels);
    QCOMPARE(QStringList(tickLabels(ticks)), labels);
}

void NumberFormatTest::groupsTicksAsTheReaderDoes() {
    const QLocale german(QLocale::German);
    QCOMPARE(tickLabels({1e6, 2e6}, german)[1], QStringLiteral("2.000.000"));
}

void NumberFormatTest::labelsDecades() {
    QCOMPARE(QStringList(logTickLabels({0.01, 0.1, 1., 10.})),
             QStringList({"0.01", "0.1", "1", "10"}));
    QCOMPARE(QStringList(logTickLabels({1e-6, 1e-3, 1.})), QStringList({"1e-6", "1e-3", "1e0"}));
}

ARDENT_TEST(NumberFormatTest)
#include "number_format_test.moc"
