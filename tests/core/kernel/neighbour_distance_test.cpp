#include "core/kernel/neighbour_distance.h"

#include <QtTest>
#include <numeric>

using namespace ardent;

namespace {

std::vector<std::int32_t> all(const DesignMatrix& x) {
    std::vector<std::int32_t> rows(static_cast<std::size_t>(x.rows()));
    std::iota(rows.begin(), rows.end(), 0);
    return rows;
}

}  // namespace

class NeighbourDistanceTest : public QObject {
    Q_OBJECT

private slots:
    void isTheMedianOfTheNearest() {
        // 0, 1, 3, 7: nearest two of each: 1 3 | 1 2 | 2 3 | 4 6 → median of 1 1 2 2 3 3 4 6.
        DesignMatrix x(4, 1);
        x << 0., 1., 3., 7.;
        QCOMPARE(*medianNeighbourDistance(x, all(x), always, 2), 3.);
    }

    void looksAtTwentyNeighboursOnly() {
        // On a line 0, 1, 2 … they are mostly 1, 1, 2, 2 … 10, 10 away.
        DesignMatrix x(4000, 1);
        for (Index i = 0; i < x.rows(); ++i) x(i, 0) = static_cast<float>(i);
        const double distance = *medianNeighbourDistance(x, all(x), always);
        QVERIFY(distance == 5. || distance == 6.);
    }

    /// Even rows are 1 apart, odd ones 100: half of the distances are up to 10, half from 100 on.
    void seesAllOfRowsThatAlternate() {
        DesignMatrix x(4000, 1);
        for (Index i = 0; i < x.rows(); ++i)
            x(i, 0) = static_cast<float>(i % 2 == 0 ? i / 2 : 1'000'000 + 100 * (i / 2));
        const double distance = *medianNeighbourDistance(x, all(x), always);
        QVERIFY2(distance >= 8. && distance <= 300., qPrintable(QString::number(distance)));
        QCOMPARE(*medianNeighbourDistance(x, all(x), always), distance);
    }

    void takesFewRowsAndDuplicates() {
        DesignMatrix x = DesignMatrix::Constant(30, 4, 2.F);
        QCOMPARE(*medianNeighbourDistance(x, all(x), always), std::sqrt(8.));  // √(2d)
        QCOMPARE(*medianNeighbourDistance(x, {0}, always), std::sqrt(8.));
        x.row(7).setZero();
        QCOMPARE(*medianNeighbourDistance(x, all(x), always), 4.);
        QVERIFY(!medianNeighbourDistance(x, all(x), [] { return false; }));
    }
};

ARDENT_TEST(NeighbourDistanceTest)
#include "neighbour_distance_test.moc"
