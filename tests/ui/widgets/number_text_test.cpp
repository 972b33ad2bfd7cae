#include "ui/widgets/number_text.h"

#include <QLocale>
#include <QTest>
#include <limits>

#include "ui/style/number_format.h"

using namespace ardent;

class NumberTextTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
    void numbersHaveFourSignificantDigits_data();
    void numbersHaveFourSignificantDigits();
    void figuresWriteThemAlike();
    void followsTheLocale();
    void sharesAreNotToldTooFinely_data();
    void sharesAreNotToldTooFinely();
    void durationsAreReadable_data();
    void durationsAreReadable();
};

void NumberTextTest::numbersHaveFourSignificantDigits_data() {
    QTest::addColumn<double>("value");
    QTest::addColumn<QString>("text");
    QTest::newRow("zero") << 0. << QStringLiteral("0");
    QTest::newRow("pi") << 3.14159265 << QStringLiteral("3.142");
    QTest::newRow("trailing zeros go") << 2.5 << QStringLiteral("2.5");
    QTest::newRow("hundreds") << 123.456 << QStringLiteral("123.5");
    QTest::newRow("thousands") << 12345.6 << QStringLiteral("12,346");
    QTest::newRow("small") << 0.0123456 << QStringLiteral("0.01235");
    QTest::newRow("tiny") << 1.23456e-7 << QStringLiteral("1.235e-7");
    QTest::newRow("smaller") << 0.00054321 << QStringLiteral("0.0005432");
    QTest::newRow("smaller than plain") << 0.000054321 << QStringLiteral("5.432e-5");
    QTest::newRow("negative") << -0.5 << QStringLiteral("−0.5");
    QTest::newRow("not a number") << std::numeric_limits<double>::quiet_NaN()
                                  << QStringLiteral("not a number");
}

void NumberTextTest::numbersHaveFourSignificantDigits() {
    QFETCH(double, value);
    QFETCH(QString, text);
    QCOMPARE(numberText(value), text);
}

void NumberTextTest::figuresWriteThemAlike() {
    for (const char* name : {"en_US", "de_DE", "fr_FR"}) {
        const QLocale before;
        QLocale::setDefault(QLocale(QLatin1String(name)));
        for (const double size : {0., 3.2e-9, 0.00054321, 0.0123456, 12345.6, 999999., 1.5e6})
            for (const double value : {size, -size})
                QCOMPARE(formatNumber(value, 4, QLocale()), numberText(value));
        QLocale::setDefault(before);
    }
}

void NumberTextTest::followsTheLocale() {
    const QLocale before;
    QLocale::setDefault(QLocale(QLocale::German));
    const QString text = numberText(12345.6, 6), typed = typedText(12345.6, 6);
    QLocale::setDefault(before);
    QCOMPARE(text, QStringLiteral("12.345,6"));
    QCOMPARE(typed, QStringLiteral("12345,6"));
}

void NumberTextTest::sharesAreNotToldTooFinely_data() {
    QTest::addColumn<double>("share");
    QTest::addColumn<QString>("text");
    QTest::newRow("none") << 0. << QStringLiteral("0 %");
    QTest::newRow("an eighth") << 0.125 << QStringLiteral("12.5 %");
    QTest::newRow("small") << 0.00123 << QStringLiteral("0.123 %");
    QTest::newRow("smallest") << 0.0001 << QStringLiteral("0.01 %");
    QTest::newRow("less") << 0.0000714 << QStringLiteral("< 0.01 %");
    QTest::newRow("nearly all") << 0.9999286 << QStringLiteral("> 99.99 %");
    QTest::newRow("close to all") << 0.99987 << QStringLiteral("99.99 %");
    QTest::newRow("most") << 0.99843 << QStringLiteral("99.8 %");
    QTest::newRow("all") << 1. << QStringLiteral("100 %");
}

void NumberTextTest::sharesAreNotToldTooFinely() {
    QFETCH(double, share);
    QFETCH(QString, text);
    QCOMPARE(shareText(share), text);
}

void NumberTextTest::durationsAreReadable_data() {
    QTest::addColumn<double>("seconds");
    QTest::addColumn<QString>("text");
    QTest::newRow("milliseconds") << 0.0824 << QStringLiteral("82.4 ms");
    QTest::newRow("seconds") << 4.213 << QStringLiteral("4.21 s");
    QTest::newRow("minutes") << 187. << QStringLiteral("3 min 07 s");
    QTest::newRow("hours") << 7500. << QStringLiteral("2 h 05 min");
}

void NumberTextTest::durationsAreReadable() {
    QFETCH(double, seconds);
    QFETCH(QString, text);
    QCOMPARE(durationText(seconds), text);
}

ARDENT_TEST(NumberTextTest)
#include "number_text_test.moc"
