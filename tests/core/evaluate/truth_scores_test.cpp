#include "core/evaluate/truth_scores.h"

#include <QtTest>

using namespace ardent;

namespace {

const std::vector<std::string> kNames{"a", "b", "c", "d", "e"};

Relevance relevanceWith(std::vector<double> values) {
    return {Message("size"), kNames, std::move(values)};
}

Selection selectionWith(std::vector<Index> order, Index chosen) {
    Selection selection;
    selection.order = std::move(order);
    selection.chosen = chosen;
    return selection;
}

}  // namespace

class TruthScoresTest : public QObject {
    Q_OBJECT

private slots:
    void sharesAreOfTheKept() {
        const auto scores =
            truthScores(kNames, {"a", "d"}, std::nullopt, selectionWith({3, 1, 2, 0, 4}, 3));
        QCOMPARE(scores.relevant, Index{2});
        QCOMPARE(*scores.tpr, 0.5);
        QVERIFY(std::abs(*scores.fdr - 2. / 3.) < 1e-12);
        QCOMPARE(*scores.medianRank, 2.5);  // of the places 1 and 4
    }

    void nothingKeptIsNothingFalse() {
        const auto scores =
            truthScores(kNames, {"a"}, std::nullopt, selectionWith({0, 1, 2, 3, 4}, 0));
        QCOMPARE(*scores.tpr, 0.);
        QCOMPARE(*scores.fdr, 0.);
    }

    void equalRelevancesShareTheirPlaces() {
        const auto scores =
            truthScores(kNames, {"b", "e"}, relevanceWith({5., 0., 1., 0., 0.}), std::nullopt);
        QCOMPARE(*scores.medianRank, 4.);  // 3, 4 and 5
        QVERIFY(!scores.tpr && !scores.fdr);
    }

    void theMedianIsOfAnOddNumberToo() {
        const auto scores =
            truthScores(kNames, {"a", "b", "e"}, relevanceWith({5., 4., 3., 2., 1.}), std::nullopt);
        QCOMPARE(*scores.medianRank, 2.);
    }

    void withoutTruthThereIsNothing() {
        const auto scores = truthScores(kNames, {}, relevanceWith({1., 1., 1., 1., 1.}),
                                        selectionWith({0, 1, 2, 3, 4}, 2));
        QVERIFY(!scores.tpr && !scores.fdr && !scores.medianRank);
    }

    void aDrawOfASetIsKnownByNameAndColumns() {
        const std::vector<std::string> two{"x1", "x2"};
        QCOMPARE(syntheticSetOf("/data/moons.csv", two, "y"), std::string("moons"));
        QCOMPARE(syntheticSetOf("/data/moons2.csv", two, "y"), std::string());
        QCOMPARE(syntheticSetOf("/data/moons.csv", {"x1", "x3"}, "y"), std::string());
        QCOMPARE(syntheticSetOf("/data/moons.csv", two, "z"), std::string());
        QCOMPARE(syntheticSetOf("/data/gse1.csv", two, "y"), std::string());
    }
};

ARDENT_TEST(TruthScoresTest)
#include "truth_scores_test.moc"
