#include "core/select/f_law.h"

#include <QtTest>

using namespace ardent;

class FLawTest : public QObject {
    Q_OBJECT

private slots:
    /// F of 2 and n degrees of freedom: (1 + 2 f / n)^(−n / 2); the others from SciPy 1.10.
    void agreesWithKnownTails_data() {
        QTest::addColumn<double>("f");
        QTest::addColumn<double>("across");
        QTest::addColumn<double>("within");
        QTest::addColumn<double>("above");
        QTest::addRow("two") << 3. << 2. << 40. << std::pow(1.15, -20.);
        QTest::addRow("far out") << 50. << 2. << 800. << std::pow(1.125, -400.);
        QTest::addRow("below the mean") << 0.5 << 3. << 20. << 0.6865186128;
        QTest::addRow("nine") << 5. << 9. << 800. << 1.4292908579e-06;
    }
    void agreesWithKnownTails() {
        QFETCH(double, f);
        QFETCH(double, across);
        QFETCH(double, within);
        QFETCH(double, above);
        const double found = fAbove(f, across, within);
        QVERIFY2(std::abs(found / above - 1.) < 1e-5, qPrintable(QString::number(found)));
    }

    void saysNothingWithoutFreedom() {
        QCOMPARE(fAbove(5., 3., 0.), 1.);
        QCOMPARE(pillaiAbove(0.9, 3., 1., 3.), 1.);
        QCOMPARE(pillaiAbove(0.9, 0., 1., 30.), 1.);
    }

    /// R² of 0.25 by 2 columns with 20 degrees of freedom for errors: (1 − R²)^10.
    void oneTargetIsThePartialF() {
        const double found = pillaiAbove(0.25, 2., 1., 22.);
        QVERIFY2(std::abs(found - std::pow(0.75, 10.)) < 1e-12, qPrintable(QString::number(found)));
    }
};

ARDENT_TEST(FLawTest)
#include "f_law_test.moc"
