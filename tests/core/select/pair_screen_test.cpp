#include "core/select/pair_screen.h"

#include <QtTest>
#include <numeric>

#include "core/parallel/blocks.h"
#include "core/random/random_stream.h"
#include "core/select/nested_fit.h"
#include "tests/support/columns.h"
#include "tests/support/golden.h"

using namespace ardent;

namespace {

RankBasis basisOfColumns(const Matrix& x) {
    std::vector<Column> columns;
    for (Index j = 0; j < x.cols(); ++j)
        columns.push_back(test::numbers("x", {x.col(j).begin(), x.col(j).end()}));
    std::vector<const Column*> places;
    for (const Column& column : columns) places.push_back(&column);
    std::vector<std::int32_t> rows(static_cast<std::size_t>(x.rows()));
    std::iota(rows.begin(), rows.end(), 0);
    return rankBasis(places, rows);
}

Matrix withHigher(const RankBasis& basis, Index variable) {
    Matrix both(basis.rows(), basis.of(variable).cols() + basis.higherOf(variable).cols());
    both << basis.of(variable), basis.higherOf(variable);
    return both;
}

bool isClose(double found, double expected, double relative) {
    return std::abs(found / expected - 1.) < relative;
}

}  // namespace

class PairScreenTest : public QObject {
    Q_OBJECT

private slots:
    void agreesWithTheReference_data() { test::addCases("screen.json"); }
    void agreesWithTheReference() {
        const auto golden = test::goldenCase("screen.json");
        const double relative = golden.tolerance.at("relative");
        const RankBasis basis = basisOfColumns(test::matrixOf(golden.inputs.at("x")));
        const NestedFit fit = constantFit(test::vectorOf(golden.inputs.at("y")));
        const auto& expected = golden.expected;
        for (Index j = 0; j < basis.variables(); ++j) {
            const double found = partialP(fit, basis.of(j));
            const double p = expected.at("main_p")[std::size_t(j)];
            QVERIFY2(isClose(found, p, relative), qPrintable(QString("%1 %2").arg(found).arg(p)));
        }
        const auto found =
            *screenedPairs(basis, fit.left,
                           std::vector<float>(std::size_t(basis.variables()), -100.F), 100, always);
        QCOMPARE(found.size(), expected.at("pairs").size());
        for (std::size_t i = 0; i < found.size(); ++i) {
            const auto [first, second] = expected.at("pairs")[i].get<std::pair<Index, Index>>();
            const auto same = std::ranges::find_if(found, [&](const PairScore& pair) {
                return pair.first == first && pair.second == second;
            });
            QVERIFY(same != found.end());
            const double score = expected.at("pair_score")[i];
            const double deviate =
                (std::cbrt(score / 16.) - (1. - 2. / 144.)) / std::sqrt(2. / 144.);
            QVERIFY(std::abs(same->deviate - deviate) < 1e-3);
            const Matrix one = withHigher(basis, first), other = withHigher(basis, second);
            Matrix mains(basis.rows(), one.cols() + other.cols());
            mains << one, other;
            QVERIFY(isClose(partialP(fit, mains, basis.products(first, second)),
                            expected.at("pair_p")[i].get<double>(), 10. * relative));
        }
    }

    void anyNumberOfThreadsFindsTheSame() {
        RandomStream random(1, StreamId::SyntheticDesign);
        Matrix x(80, 150);
        for (double& value : x.reshaped()) value = random.normal();
        const RankBasis basis = basisOfColumns(x);
        const NestedFit fit = constantFit(x.col(0).cwiseProduct(x.col(140)));
        std::vector<PairScore> one, two;
        const auto find = [&](std::vector<PairScore>& found) {
            found = *screenedPairs(basis, fit.left, std::vector<float>(150, 2.F), 50, always);
        };
        Arena(1).run([&] { find(one); });
        Arena(2).run([&] { find(two); });
        QCOMPARE(one.size(), two.size());
        QCOMPARE(one[0].first, Index(0));
        QCOMPARE(one[0].second, Index(140));
        for (std::size_t i = 0; i < one.size(); ++i) {
            QCOMPARE(one[i].first, two[i].first);
            QCOMPARE(one[i].second, two[i].second);
            QCOMPARE(one[i].deviate, two[i].deviate);
        }
    }
};

ARDENT_TEST(PairScreenTest)
#include "pair_screen_test.moc"
