#include "core/figure/spread.h"

#include <QtTest>
#include <vector>

using namespace ardent;

/// Numbers of a comparison as a person reads them.
class SpreadTest : public QObject {
    Q_OBJECT

private slots:
    void oneNumber_data();
    void oneNumber();
    void aWholeNumberAmongOthersHasDecimals();
    void aDifferenceHasTheDecimalsOfItsNumber_data();
    void aDifferenceHasTheDecimalsOfItsNumber();
    void severalNumbers();
    void bothPartsHaveOneForm();
    void differencesHaveASign();
    void aShareHasItsInterval_data();
    void aShareHasItsInterval();
};

void SpreadTest::oneNumber_data() {
    QTest::addColumn<double>("value");
    QTest::addColumn<QString>("text");
    const auto row = [](const char* text, double value) {
        QTest::addRow("%s", text) << value << QString::fromUtf8(text);
    };
    row("0.2500", 0.25);
    row("12", 12.);
    row("0.8360", 0.836);
    row("−3.500", -3.5);
    row("1.436e-6", 1.436e-6);
    row("−2.5e-10", -2.5e-10);
    row("1,234,567", 1234567.);
    row("54,321", 54321.4);
    row("1e100", 1e100);
}

void SpreadTest::oneNumber() {
    QFETCH(double, value);
    QFETCH(QString, text);
    const std::vector<double> one{value};
    QCOMPARE(QString::fromStdString(shortText(spreadOf(one))), text);
}

void SpreadTest::aWholeNumberAmongOthersHasDecimals() {
    const Spread one{1., 0., 1}, ten{9.99996, 0., 1}, none{0., 0., 1}, large{1200., 0., 1};
    QCOMPARE(QString::fromStdString(shortText(one, false)), QStringLiteral("1.000"));
    QCOMPARE(QString::fromStdString(shortText(one, true)), QStringLiteral("1"));
    QCOMPARE(QString::fromStdString(shortText(ten, false)), QStringLiteral("10.00"));
    QCOMPARE(QString::fromStdString(shortText(none, false)), QStringLiteral("0.000"));
    QCOMPARE(QString::fromStdString(shortText({0.099995, 0., 1}, false)), QStringLiteral("0.1000"));
    QCOMPARE(QString::fromStdString(shortText({999.96, 0., 1}, false)), QStringLiteral("1000"));
    QCOMPARE(QString::fromStdString(shortText(large, false)), QStringLiteral("1200"));
}

void SpreadTest::aDifferenceHasTheDecimalsOfItsNumber_data() {
    QTest::addColumn<double>("difference");
    QTest::addColumn<double>("of");
    QTest::addColumn<bool>("counts");
    QTest::addColumn<QString>("text");
    QTest::newRow("zeros stay") << -0.15 << 1.547 << false << QStringLiteral("−0.150");
    QTest::newRow("no digits that nobody sees")
        << 0.00372 << 0.9817 << false << QStringLiteral("+0.0037");
    QTest::newRow("two decimals") << 8.11 << 10.99 << false << QStringLiteral("+8.11");
    QTest::newRow("of a tiny one from a large one")
        << -0.5 << 0.00012 << false << QStringLiteral("−0.5000");
    QTest::newRow("less than they show") << 1e-7 << 0.5 << false << QStringLiteral("+1e-7");
    QTest::newRow("none") << 0. << 0.5 << false << QStringLiteral("±0");
    QTest::newRow("counts") << 3. << 7. << true << QStringLiteral("+3");
}

void SpreadTest::aDifferenceHasTheDecimalsOfItsNumber() {
    QFETCH(double, difference);
    QFETCH(double, of);
    QFETCH(bool, counts);
    QFETCH(QString, text);
    QCOMPARE(QString::fromStdString(differenceText({difference, 0., 1}, of, counts)), text);
}

void SpreadTest::severalNumbers() {
    const std::vector<double> few{1e-7, 3e-7}, many{0.8, 0.9};
    QCOMPARE(QString::fromStdString(shortText(spreadOf(few))), QStringLiteral("2e-7 ± 1.4e-7"));
    QCOMPARE(QString::fromStdString(shortText(spreadOf(many))), QStringLiteral("0.850 ± 0.071"));
    QCOMPARE(QString::fromStdString(shortText(Spread{})), QStringLiteral("–"));
    QCOMPARE(QString::fromStdString(shortText({10., 0., 3})), QStringLiteral("10 ± 0"));
    QCOMPARE(QString::fromStdString(shortText({-0.001, 0.52, 3})), QStringLiteral("0.00 ± 0.52"));
}

void SpreadTest::bothPartsHaveOneForm() {
    const auto text = [](double mean, double deviation) {
        return QString::fromStdString(shortText({mean, deviation, 3}));
    };
    QCOMPARE(text(580095., 0.), QStringLiteral("580,095 ± 0"));
    QCOMPARE(text(580095., 58330.), QStringLiteral("580,095 ± 58,330"));
    QCOMPARE(text(5e8, 1.2e10), QStringLiteral("5e8 ± 1.2e10"));
    QCOMPARE(text(1.2345e9, 1.2e6), QStringLiteral("1.234e9 ± 1.2e6"));
}

void SpreadTest::differencesHaveASign() {
    QCOMPARE(QString::fromStdString(signedText(0.)), QStringLiteral("±0"));
    QCOMPARE(QString::fromStdString(signedText(0.0125)), QStringLiteral("+0.0125"));
    QCOMPARE(QString::fromStdString(signedText(-2.5e-7)), QStringLiteral("−2.5e-7"));
}

/// As R has them: prop.test(k, n, correct = FALSE)$conf.int.
void SpreadTest::aShareHasItsInterval_data() {
    QTest::addColumn<int>("count");
    QTest::addColumn<int>("of");
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("high");
    QTest::newRow("none") << 0 << 10 << 0. << 0.2775328;
    QTest::newRow("some") << 7 << 10 << 0.3967781 << 0.8922087;
    QTest::newRow("half") << 5 << 10 << 0.2365931 << 0.7634069;
    QTest::newRow("all") << 10 << 10 << 0.7224672 << 1.;
    QTest::newRow("one of one") << 1 << 1 << 0.2065493 << 1.;
}

void SpreadTest::aShareHasItsInterval() {
    QFETCH(int, count);
    QFETCH(int, of);
    QFETCH(double, low);
    QFETCH(double, high);
    const Range interval = wilsonInterval(count, of);
    QVERIFY(std::abs(interval.low - low) < 1e-6);
    QVERIFY(std::abs(interval.high - high) < 1e-6);
}

ARDENT_TEST(SpreadTest)
#include "spread_test.moc"
