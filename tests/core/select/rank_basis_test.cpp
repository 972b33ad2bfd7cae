#include "core/select/rank_basis.h"

#include <QtTest>
#include <numeric>

#include "tests/support/columns.h"

using namespace ardent;

namespace {

RankBasis basisOf(const Column& column) {
    std::vector<std::int32_t> rows(
        static_cast<std::size_t>(std::max<Index>(column.numbers.size(), std::ssize(column.codes))));
    std::iota(rows.begin(), rows.end(), 0);
    return rankBasis({&column}, rows);
}

std::vector<double> cycle(int length, int rows) {
    std::vector<double> values;
    for (int i = 0; i < rows; ++i) values.push_back(i % length);
    return values;
}

}  // namespace

class RankBasisTest : public QObject {
    Q_OBJECT

private slots:
    void columnsAreStandardisedAndOrthogonal() {
        std::vector<double> values;
        for (int i = 0; i < 50; ++i) values.push_back(std::exp(i % 37));
        const RankBasis basis = basisOf(test::numbers("x", values));
        QCOMPARE(basis.groups[0].count, Index(4));
        QCOMPARE(basis.groups[0].higher, Index(5));
        Matrix all(50, 9);
        all << basis.of(0), basis.higherOf(0);
        QVERIFY((all.transpose() * all / 50. - Matrix::Identity(9, 9)).cwiseAbs().maxCoeff() <
                1e-5);
        QVERIFY(all.colwise().mean().cwiseAbs().maxCoeff() < 1e-5);
    }

    void fewValuesHaveFewColumns() {
        QCOMPARE(basisOf(test::numbers("x", cycle(2, 40))).groups[0].count, Index(1));
        QCOMPARE(basisOf(test::numbers("x", cycle(3, 42))).groups[0].count, Index(2));
    }

    void whatHardlyVariesHasNone() {
        QCOMPARE(basisOf(test::numbers("x", cycle(1, 40))).groups[0].count, Index(0));
        std::vector<double> spikes(40, 1.);
        spikes[3] = spikes[7] = 2.;
        QCOMPARE(basisOf(test::numbers("x", spikes)).groups[0].count, Index(0));
    }

    void missingCellsHaveAMarkWhereThereAreEnough() {
        std::vector<double> values = cycle(29, 58);
        values[0] = test::kMissing;
        QCOMPARE(basisOf(test::numbers("x", values)).groups[0].count, Index(4));
        for (std::size_t i = 0; i < 10; ++i) values[i] = test::kMissing;
        QCOMPARE(basisOf(test::numbers("x", values)).groups[0].count, Index(5));
    }

    void rareLevelsShareAColumn() {
        std::vector<std::string> cells;
        for (int i = 0; i < 60; ++i)
            cells.push_back(i < 4 ? "rare" + std::to_string(i) : i % 2 ? "odd" : "even");
        QCOMPARE(basisOf(test::categories("x", cells)).groups[0].count, Index(2));
    }
};

ARDENT_TEST(RankBasisTest)
#include "rank_basis_test.moc"
