#include "core/figure/relevance/replicate_figure.h"
#include "core/figure/notes/notes.h"

#include <QtTest>

#include "core/figure/figure_csv.h"
#include "core/figure/spread.h"

using namespace ardent;

namespace {

SnapshotPtr telling(std::vector<double> values, std::vector<Index> order, Index chosen) {
    auto snapshot = std::make_shared<Snapshot>();
    snapshot->relevance = Relevance{"w", {"a", "b", "c"}, std::move(values)};
    if (!order.empty()) snapshot->selection = Selection{"a rule", std::move(order), {}, chosen};
    return snapshot;
}

constexpr SeedsChoice kShares{true};

}  // namespace

class ReplicateFigureTest : public QObject {
    Q_OBJECT

private slots:
    void whiskersAreOneStandardDeviation();
    void countsHowOftenAVariableIsKept();
    void withoutASelectionTheFirstCount();
    void keepingNothingIsASelection();
    void runsWithoutRelevanceAreLeftOut();
    void barsCanBeTheSharesOfTheRunsThatSelect();
    void sharesCountTheFirstWhereNothingIsKept();
    void sharesStandInTheFile();
    void theTruthIsToldOverTheRuns();
    void theTruthIsToldAmongTheFirst();
};

void ReplicateFigureTest::whiskersAreOneStandardDeviation() {
    const std::vector<SnapshotPtr> runs{telling({1., 5., 0.}, {1, 0, 2}, 2),
                                        telling({3., 5., 0.}, {1, 0, 2}, 1)};
    const Figure figure = replicateRelevanceFigure(runs, {});
    QCOMPARE(findLayer<Bars>(figure)->names, (std::vector<std::string>{"b", "a", "c"}));
    QCOMPARE(findLayer<Bars>(figure)->values, (std::vector<double>{5., 2., 0.}));
    QCOMPARE(findLayer<Bars>(figure)->spreads, (std::vector<double>{0., std::sqrt(2.), 0.}));
    QCOMPARE(english(findLayer<Bars>(figure)->remarks),
             (std::vector<std::string>{"2/2", "1/2", "0/2"}));
    QVERIFY(notesText(figure).find("2 runs") != std::string::npos);
    QVERIFY(notesText(figure).find("keep the variable") != std::string::npos);
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
    QCOMPARE(findLayer<Bars>(figure)->remarks.front().english(), std::string("1/1"));
    QVERIFY(notesText(figure).find("over 1 run ") != std::string::npos);
    QVERIFY(replicateRelevanceFigure(std::span(runs).first(1), {}).isEmpty());
}

void ReplicateFigureTest::barsCanBeTheSharesOfTheRunsThatSelect() {
    const std::vector<SnapshotPtr> runs{telling({1., 5., 0.}, {2, 0, 1}, 1),
                                        telling({3., 5., 0.}, {2, 0, 1}, 2),
                                        telling({3., 5., 0.}, {2, 1, 0}, 2)};
    const Figure figure = replicateRelevanceFigure(runs, {}, kShares);
    const Bars& bars = *findLayer<Bars>(figure);
    QCOMPARE(bars.names, (std::vector<std::string>{"c", "b", "a"}));  // equal shares by the mean
    QCOMPARE(bars.values, (std::vector<double>{1., 1. / 3., 1. / 3.}));
    QCOMPARE(english(bars.remarks), (std::vector<std::string>{"3/3", "1/3", "1/3"}));
    QVERIFY(bars.spreads.empty());
    QCOMPARE(bars.intervals.size(), std::size_t(3));
    QCOMPARE(bars.intervals[0].high, 1.);
    QCOMPARE(bars.intervals[1].low, wilsonInterval(1, 3).low);
    QCOMPARE(figure.x.label, std::string("share of the runs that keep the variable"));
    QCOMPARE(bars.name, figure.x.label);
    for (const char* part : {"3 runs", "keeps the variable", "95 % interval", "Wilson"})
        QVERIFY2(notesText(figure).find(part) != std::string::npos, notesText(figure).c_str());
    RelevanceChoice choice;
    choice.sorted = false;
    choice.filter = "b";
    QCOMPARE(findLayer<Bars>(replicateRelevanceFigure(runs, choice, kShares))->values,
             std::vector<double>{1. / 3.});
    choice.filter = "";
    QCOMPARE(findLayer<Bars>(replicateRelevanceFigure(runs, choice, kShares))->names,
             (std::vector<std::string>{"a", "b", "c"}));
}

void ReplicateFigureTest::sharesCountTheFirstWhereNothingIsKept() {
    const std::vector<SnapshotPtr> runs{telling({1., 5., 2.}, {}, 0), telling({3., 5., 1.}, {}, 0)};
    QVERIFY(onlyOrder(runs));
    QVERIFY(!onlyOrder(std::vector{telling({1., 5., 0.}, {2, 0, 1}, 1)}));
    const auto shares = [&](Index top) {
        return findLayer<Bars>(replicateRelevanceFigure(runs, {}, {true, top}))->values;
    };
    QCOMPARE(shares(1), (std::vector<double>{1., 0., 0.}));
    QCOMPARE(shares(2), (std::vector<double>{1., 0.5, 0.5}));
    const Figure figure = replicateRelevanceFigure(runs, {}, {true, 2});
    QCOMPARE(figure.x.label, std::string("share of the runs with the variable among the first 2"));
    QVERIFY2(notesText(figure).find("among the first 2, of 2 runs") != std::string::npos,
             notesText(figure).c_str());
    QVERIFY(notesText(replicateRelevanceFigure(runs, {}, {false, 2})).find("the first 2.") !=
            std::string::npos);
}

void ReplicateFigureTest::sharesStandInTheFile() {
    const std::vector<SnapshotPtr> runs{telling({1., 5., 0.}, {2, 0, 1}, 1)};
    const std::string csv = toCsv(replicateRelevanceFigure(runs, {}, kShares));
    QVERIFY2(csv.starts_with("part,name,x,y,value,strength,mark,low,high\nbar,c,,,1,,1/1,0.20654"),
             csv.c_str());
}

void ReplicateFigureTest::theTruthIsToldOverTheRuns() {
    const std::vector<SnapshotPtr> runs{telling({1., 5., 0.}, {1, 0, 2}, 1),
                                        telling({3., 5., 0.}, {1, 0, 2}, 2)};
    RelevanceChoice choice;
    choice.truth = std::vector<std::string>{"b", "c"};
    for (const SeedsChoice& seeds : {SeedsChoice{}, kShares}) {
        const Figure figure = replicateRelevanceFigure(runs, choice, seeds);
        QCOMPARE(
            english(findLayer<Bars>(figure)->remarks),
            (std::vector<std::string>{"found in 2 of 2", "false in 1 of 2", "missed in 2 of 2"}));
        QVERIFY2(
            notesText(figure).ends_with(" The truth is known: on average over the runs 1.0 found, "
                                        "1.0 missed, 0.5 false."),
            notesText(figure).c_str());
    }
}

void ReplicateFigureTest::theTruthIsToldAmongTheFirst() {
    const std::vector<SnapshotPtr> runs{telling({1., 5., 2.}, {}, 0), telling({3., 5., 1.}, {}, 0)};
    RelevanceChoice choice;
    choice.truth = std::vector<std::string>{"a", "b"};
    const Figure figure = replicateRelevanceFigure(runs, choice, {true, 2});
    QCOMPARE(english(findLayer<Bars>(figure)->remarks),
             (std::vector<std::string>{"2/2 · true", "1/2 · true", "1/2"}));
    QVERIFY2(notesText(figure).ends_with(
                 " The truth is known: on average 1.5 of the 2 true variables are "
                 "among a run's first 2."),
             notesText(figure).c_str());
}

ARDENT_TEST(ReplicateFigureTest)
#include "replicate_figure_test.moc"
