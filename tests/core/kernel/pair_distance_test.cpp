#include "core/kernel/pair_distance.h"

#include <QtTest>

#include "tests/support/golden.h"

using namespace ardent;

class PairDistanceTest : public QObject {
    Q_OBJECT

private slots:
    void isTheMedianOfAllPairs() {
        Matrix x(4, 2);
        x << 0, 0, 3, 4, 0, 1, 0, 3;  // distances 5, 1, 3, √18, √10, 2
        const auto median = [&](PairNorm norm, PairChoice choice) {
            return *medianPairDistance(x, norm, choice, always);
        };
        COMPARE_WITHIN(median(PairNorm::Euclidean, PairChoice::Different),
                       0.5 * (3. + std::sqrt(10.)), 1e-12);
        // Of 16 entries 4 zeros, 1, 1, 2, 2, 3, 3 …: between the 8th and the 9th.
        COMPARE_WITHIN(median(PairNorm::Euclidean, PairChoice::WholeMatrix), 2.5, 1e-12);
        // 7, 1, 3, 6, 4, 2
        COMPARE_WITHIN(median(PairNorm::Manhattan, PairChoice::Different), 3.5, 1e-12);
    }

    void rowsAllAlikeAreNoDistanceApart() {
        QCOMPARE(*medianPairDistance(Matrix::Ones(5, 3), PairNorm::Euclidean, PairChoice::Different,
                                     always),
                 0.);
        QCOMPARE(*medianPairDistance(Matrix::Ones(1, 3), PairNorm::Euclidean, PairChoice::Different,
                                     always),
                 0.);
    }

    void manyRowsAreThinned() {
        const Matrix x = Vector::LinSpaced(100'000, 0., 1.);
        // Two uniform points are 1 − 1/√2 apart in the median.
        COMPARE_WITHIN(*medianPairDistance(x, PairNorm::Euclidean, PairChoice::Different, always),
                       1. - std::sqrt(0.5), 1e-3);
        QVERIFY(!medianPairDistance(x, PairNorm::Euclidean, PairChoice::Different,
                                    [] { return false; }));
    }
};

ARDENT_TEST(PairDistanceTest)
#include "pair_distance_test.moc"
