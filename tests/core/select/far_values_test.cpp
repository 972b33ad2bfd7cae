#include "core/select/far_values.h"

#include <QtTest>
#include <limits>

using namespace ardent;

class FarValuesTest : public QObject {
    Q_OBJECT

private slots:
    /// Quartiles 2 and 4 of 1 … 5: fences at 2 − 6 and 4 + 6.
    void holdsWhatLiesBeyondTheOuterFences() {
        Vector values(5);
        values << 100., 2., 3., 4., 1.;
        const Fences fences = outerFences(values);
        QCOMPARE(fences.low, -4.);
        QCOMPARE(fences.high, 10.);
        QCOMPARE(beyond(values, fences), Index(1));
        QCOMPARE(held(values, fences)[0], 10.);
        QCOMPARE(held(values, fences)[4], 1.);
    }

    void missingCellsStay() {
        Vector values(5);
        values << 1., 2., std::numeric_limits<double>::quiet_NaN(), 3., 4.;
        const Vector kept = held(values, outerFences(values));
        QVERIFY(std::isnan(kept[2]));
        QCOMPARE(kept[4], 4.);
    }

    void halfEqualValuesHaveNoFences() {
        Vector values(5);
        values << 0., 0., 0., 0., 9.;
        QCOMPARE(held(values, outerFences(values))[4], 9.);
        QCOMPARE(beyond(Vector(0), outerFences(Vector(0))), Index(0));
    }
};

ARDENT_TEST(FarValuesTest)
#include "far_values_test.moc"
