#include <QTest>
#include <cmath>

#include "core/data/table/moments.h"

using namespace ardent;

class MomentsTest : public QObject {
    Q_OBJECT

private slots:
    void momentsAreExactEnough_data();
    void momentsAreExactEnough();
    void medianIsTheMiddle_data();
    void medianIsTheMiddle();
    void standardisedStaysFinite_data();
    void standardisedStaysFinite();
};

void MomentsTest::momentsAreExactEnough_data() {
    QTest::addColumn<QList<double>>("values");
    QTest::addColumn<double>("mean");
    QTest::addColumn<double>("deviation");
    QTest::newRow("plain") << QList<double>{1, 2, 3, 4} << 2.5 << std::sqrt(1.25);
    QTest::newRow("none") << QList<double>{} << 0. << 0.;
    QTest::newRow("one") << QList<double>{7} << 7. << 0.;
    QTest::newRow("equal") << QList<double>{0.1, 0.1, 0.1} << 0.1 << 0.;
    QTest::newRow("far from 0") << QList<double>{1e9 + 1, 1e9 + 2, 1e9 + 3} << 1e9 + 2
                                << std::sqrt(2. / 3.);
    QTest::newRow("huge") << QList<double>{1e308, -1e308} << 0. << 1e308;
    QTest::newRow("tiny") << QList<double>{1e-310, 3e-310} << 2e-310 << 1e-310;
}

void MomentsTest::momentsAreExactEnough() {
    QFETCH(QList<double>, values);
    QFETCH(double, mean);
    QFETCH(double, deviation);
    const std::vector<double> copy(values.begin(), values.end());
    const Moments found = moments(copy);
    QVERIFY(std::abs(found.mean - mean) <= 1e-12 * std::abs(mean));
    QVERIFY(std::abs(found.deviation - deviation) <= 1e-9 * deviation);
}

void MomentsTest::medianIsTheMiddle_data() {
    QTest::addColumn<QList<double>>("values");
    QTest::addColumn<double>("middle");
    QTest::newRow("odd") << QList<double>{3, 1, 2} << 2.;
    QTest::newRow("even") << QList<double>{4, 1, 3, 2} << 2.5;
    QTest::newRow("one") << QList<double>{5} << 5.;
    QTest::newRow("huge") << QList<double>{1.7e308, 1.7e308} << 1.7e308;
    QTest::newRow("huge and opposite") << QList<double>{-1.7e308, 1.7e308} << 0.;
}

void MomentsTest::medianIsTheMiddle() {
    QFETCH(QList<double>, values);
    QFETCH(double, middle);
    std::vector<double> copy(values.begin(), values.end());
    QCOMPARE(median(copy), middle);
}

void MomentsTest::standardisedStaysFinite_data() {
    QTest::addColumn<double>("value");
    QTest::addColumn<double>("offset");
    QTest::addColumn<double>("scale");
    QTest::addColumn<double>("result");
    QTest::newRow("plain") << 5. << 1. << 2. << 2.;
    QTest::newRow("difference overflows") << 1.7e308 << -1.7e308 << 1.7e308 << 2.;
    QTest::newRow("far away") << 1e308 << 0. << 1. << kFarthest;
    QTest::newRow("far below") << -1e300 << 0. << 1e-300 << -kFarthest;
    QTest::newRow("tiny scale") << 3e-310 << 1e-310 << 1e-310 << 2.;
}

void MomentsTest::standardisedStaysFinite() {
    QFETCH(double, value);
    QFETCH(double, offset);
    QFETCH(double, scale);
    QFETCH(double, result);
    QCOMPARE(standardised(value, offset, scale), static_cast<float>(result));
}

ARDENT_TEST(MomentsTest)
#include "moments_test.moc"
