#include "core/evaluate/rank_tests.h"

#include <QtTest>

#include "core/evaluate/comparison.h"
#include "tests/support/golden.h"

using namespace ardent;

class RankTestsTest : public QObject {
    Q_OBJECT

private slots:
    /// Nine depressed patients before and after a therapy (Hollander & Wolfe, Example 3.1): the sum
    /// of the negative ranks is 5, and 20 of the 512 signs give a two-sided p of 0.0390625.
    void wilcoxonIsExactForFewPairs() {
        const std::vector<double> before{1.83, .50, 1.62, 2.48, 1.68, 1.88, 1.55, 3.06, 1.30};
        const std::vector<double> after{.878, .647, .598, 2.05, 1.06, 1.29, 1.06, 3.14, 1.29};
        COMPARE_WITHIN(wilcoxonSignedRank(before, after), 0.0390625, 1e-12);
        COMPARE_WITHIN(wilcoxonSignedRank(after, before), 0.0390625, 1e-12);
        QCOMPARE(wilcoxonSignedRank(before, before), 1.);
    }

    /// 40 differences 1 … 40, the first five negative: W = 15, mean 410, variance 5535.
    void wilcoxonIsNormalForMany() {
        std::vector<double> one(40, 0.), other;
        for (int i = 1; i <= 40; ++i) other.push_back(i <= 5 ? i : -i);
        const double z = (410. - 15. - 0.5) / std::sqrt(5535.);
        COMPARE_WITHIN(wilcoxonSignedRank(one, other), std::erfc(z / std::sqrt(2.)), 1e-12);
    }

    void chiSquareHasItsKnownTails() {
        COMPARE_WITHIN(chiSquareAbove(5.991464547107979, 2), 0.05, 1e-9);
        COMPARE_WITHIN(chiSquareAbove(18.307038053275146, 10), 0.05, 1e-9);
        COMPARE_WITHIN(chiSquareAbove(0., 3), 1., 1e-12);
    }

    /// Three methods on four sets, always in the same order: χ² = 12·4/(3·4)·2 = 8.
    void friedmanOfAClearOrder() {
        Matrix values(4, 3);
        values << .9, .8, .7, .6, .5, .4, .99, .98, .97, .3, .2, .1;
        const Friedman test = friedmanTest(values, true);
        QCOMPARE(test.meanRanks, (std::vector<double>{1., 2., 3.}));
        COMPARE_WITHIN(test.chiSquare, 8., 1e-12);
        COMPARE_WITHIN(test.p, std::exp(-4.), 1e-12);
        QCOMPARE(friedmanTest(values, false).meanRanks, (std::vector<double>{3., 2., 1.}));
        QCOMPARE(friedmanTest(Matrix::Ones(4, 3), true).p, 1.);
    }

    void tiesShareRanksAndNothingComesLast() {
        QCOMPARE(ranksOf(std::vector<double>{.5, .7, .7, std::nan("")}, true),
                 (std::vector<double>{3., 1.5, 1.5, 4.}));
    }

    /// Accuracies k/20: as integers the pairs have the differences 1 1 −2 −2 −1 −2 −1 0.
    void roundingSetsNoTiesApart() {
        std::vector<double> one, other;
        for (const double k : {14., 14., 14., 17., 19., 13., 13., 20.}) one.push_back(k / 20.);
        for (const double k : {13., 15., 16., 19., 20., 15., 14., 20.}) other.push_back(k / 20.);
        COMPARE_WITHIN(wilcoxonSignedRank(one, other), 0.078125, 1e-12);
        QCOMPARE(wilcoxonSignedRank(std::vector{.1 + .2}, std::vector{.3}), 1.);
        const std::vector<double> sums{.3 + .2 + .1, .1 + .2 + .3, .5};
        QVERIFY(sums[0] != sums[1]);
        QCOMPARE(ranksOf(sums, true), (std::vector<double>{1.5, 1.5, 3.}));
        QCOMPARE(ranksOf(std::vector<double>{1e300, HUGE_VAL, std::nan("")}, false),
                 (std::vector<double>{1., 2.5, 2.5}));
    }

    void theFirstOfTiedMeansIsBest() {
        Matrix values(3, 2);
        values << .3, .1, .2, .2, .1, .3;
        QVERIFY(summarise(values, true)[0].isBest);
        QVERIFY(summarise(values.rowwise().reverse(), false)[0].isBest);
    }

    /// It has failed where the others found it hard.
    void aMethodThatLacksPartsIsNotBest() {
        Matrix values(3, 3);
        values << .9, .8, .7, std::nan(""), .3, .5, std::nan(""), .4, .5;
        const auto found = summarise(values, true);
        QVERIFY(!found[0].isBest && !found[1].isBest && found[2].isBest);
        QCOMPARE(found[0].parts, 1);
        QCOMPARE(found[0].p, 1.);

        Matrix many(9, 2);
        for (Index part = 0; part < 9; ++part)
            many.row(part) << .5 + .01 * static_cast<double>(part), .4;
        many(0, 0) = std::nan("");
        QVERIFY(summarise(many, true)[1].isBest);
        QCOMPARE(summarise(many, true)[0].p, 1.);     // better in all eight that it has
        QVERIFY(summarise(many, false)[0].p < 0.05);  // worse in them
        values.col(1).setConstant(std::nan(""));
        values.col(2).setConstant(std::nan(""));
        QVERIFY(!summarise(values, true)[1].isBest && summarise(values, true)[0].isBest);
        QVERIFY(summarise(Matrix(3, 0), true).empty());
    }

    void summariesNameTheBest() {
        Matrix values(3, 3);
        values << 1., 2., std::nan(""), 2., 3., std::nan(""), 3., 4., std::nan("");
        const auto larger = summarise(values, true);
        QVERIFY(larger[1].isBest && !larger[0].isBest);
        COMPARE_WITHIN(larger[0].mean, 2., 1e-12);
        COMPARE_WITHIN(larger[0].deviation, 1., 1e-12);
        COMPARE_WITHIN(larger[0].p, 0.25, 1e-2);
        QVERIFY(std::isnan(larger[1].p));  // against itself
        QCOMPARE(larger[2].parts, 0);
        QVERIFY(std::isnan(larger[2].deviation));
        QVERIFY(summarise(values, false)[0].isBest);
    }

    void oneValueHasNoDeviation() {
        const auto one = summarise(Matrix::Constant(1, 1, 3.), true);
        QCOMPARE(one[0].mean, 3.);
        QVERIFY(std::isnan(one[0].deviation));
    }
};

ARDENT_TEST(RankTestsTest)
#include "rank_tests_test.moc"
