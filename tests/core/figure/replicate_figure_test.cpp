#include "core/figure/replicate_figure.h"

#include <QtTest>

using namespace ardent;

namespace {

SnapshotPtr telling(std::vector<double> values, std::vector<Index> order, Index chosen) {
    auto snapshot = std::make_shared<Snapshot>();
    snapshot->relevance = Relevance{"w", {"a", "b", "c"}, std::move(values)};
    if (!order.empty()) snapshot->selection = Selection{"a rule", std::move(order), {}, chosen};
    return snapshot;
}

}  // namespace

class ReplicateFigureTest : public QObject {
    Q_OBJECT

private slots:
    void whiskersAreOneStandardDeviation();
    void countsHowOftenAVariableIsKept();
    void withoutASelectionTheFirstCount();
    void keepingNothingIsASelection();
    void runsWithoutRelevanceAreLeftOut();
};

void ReplicateFigureTest::whiskersAreOneStandardDeviation() {
    const std::vector<SnapshotPtr> runs{telling({1., 5., 0.}, {1, 0, 2}, 2),
                                        telling({3., 5., 0.}, {1, 0, 2}, 1)};
    const Figure figure = replicateRelevanceFigure(runs, {});
    QCOMPARE(figure.bars->names, (std::vector<std::string>{"b", "a", "c"}));
    QCOMPARE(figure.bars->values, (std::vector<double>{5., 2., 0.}));
    QCOMPARE(figure.bars->spreads, (std::vector<double>{0., std::sqrt(2.), 0.}));
    QCOMPARE(figure.bars->remarks, (std::vector<std::string>{"2/2", "1/2", "0/2"}));
    QVERIFY(figure.note.find("2 runs") != std::string::npos);
    QVERIFY(figure.note.find("keep the variable") != std::string::npos);
}

void ReplicateFigureTest::countsHowOftenAVariableIsKept() {
    const std::vector<SnapshotPtr> runs{telling({1., 5., 0.}, {2, 0, 1}, 1),
                                        telling({3., 5., 0.}, {2, 1, 0}, 2)};
    const InclusionCounts counts = inclusionCounts(runs);
    QVERIFY(counts.isOfKept);
    QCOMPARE(counts.counts, (std::vector<Index>{0, 1, 2}));
}

void ReplicateFigureTest::withoutASelectionTheFirstCount() {
    const std::vector<SnapshotPtr> runs{telling({1., 5., 0.}, {}, 0), telling({3., 2., 1.}, {}, 0)};
    const InclusionCounts counts = inclusionCounts(runs, 1);
    QVERIFY(!counts.isOfKept);
    QCOMPARE(counts.counts, (std::vector<Index>{1, 1, 0}));
    QCOMPARE(inclusionCounts(runs, 3).counts, (std::vector<Index>{2, 2, 1}));  // 0 is none
}

void ReplicateFigureTest::keepingNothingIsASelection() {
    const std::vector<SnapshotPtr> runs{telling({1., 5., 0.}, {1, 0, 2}, 1),
                                        telling({0., 0., 0.}, {0, 1, 2}, 0)};
    const InclusionCounts counts = inclusionCounts(runs);
    QVERIFY(counts.isOfKept);
    QCOMPARE(counts.counts, (std::vector<Index>{0, 1, 0}));
}

void ReplicateFigureTest::runsWithoutRelevanceAreLeftOut() {
    const std::vector<SnapshotPtr> runs{std::make_shared<Snapshot>(), telling({1., 5., 0.}, {}, 0)};
    const Figure figure = replicateRelevanceFigure(runs, {});
    QCOMPARE(figure.bars->remarks.front(), std::string("1/1"));
    QVERIFY(figure.note.find("over 1 run ") != std::string::npos);
    QVERIFY(replicateRelevanceFigure(std::span(runs).first(1), {}).isEmpty());
}

QTEST_APPLESS_MAIN(ReplicateFigureTest)
#include "replicate_figure_test.moc"
