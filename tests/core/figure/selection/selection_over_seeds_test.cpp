#include "core/figure/selection/selection_over_seeds.h"
#include "core/figure/notes/notes.h"

#include <QtTest>
#include <cmath>

using namespace ardent;

namespace {

using ValueRows = std::vector<std::vector<double>>;

/// Of variables a and b, from tick 1.
SnapshotPtr trailing(const ValueRows& rows) {
    auto run = std::make_shared<Snapshot>();
    run->state = RunState::Finished;
    run->tickUnit = TickUnit::Epoch;
    run->trailKind = "w";
    run->trail = Curve({{"a", "a"}, {"b", "b"}});
    for (const std::vector<double>& row : rows) run->trail.append(++run->tick, row);
    return run;
}

const Series& line(const Figure& figure, const std::string& variable) {
    return *std::ranges::find(layers<Series>(figure), variable, &Series::member);
}

SelectionChoice ranks() {
    SelectionChoice choice;
    choice.view = SelectionView::Ranks;
    return choice;
}

}  // namespace

class SelectionOverSeedsTest : public QObject {
    Q_OBJECT

private slots:
    void aVariablesMeanHasABand();
    void ranksHaveTheirMeanToo();
    void theCourseIsThatOfAllRuns();
    void aRunsJumpBackToItsModelIsLeftOut();
    void paleLinesHaveNoBand();
    void withoutACourseItSaysWhy();
    void seedsOfTwoMeasuresAreAveragedAsShares();
};

void SelectionOverSeedsTest::aVariablesMeanHasABand() {
    const std::vector<SnapshotPtr> runs{trailing({{1., 0.}, {2., 4.}}),
                                        trailing({{3., 0.}, {2., 8.}})};
    const Figure figure = trailsOverSeedsFigure(runs, {});
    QCOMPARE(layers<Series>(figure).front().name, std::string("b"));
    QCOMPARE(line(figure, "a").x, (std::vector<double>{1., 2.}));
    QCOMPARE(line(figure, "a").y, (std::vector<double>{2., 2.}));
    QCOMPARE(line(figure, "a").spreads, (std::vector<double>{std::sqrt(2.), 0.}));
    QCOMPARE(line(figure, "b").y, (std::vector<double>{0., 6.}));
    QCOMPARE(figure.x.label, std::string("Epoch"));
    QCOMPARE(figure.y.label, std::string("w"));
    for (const char* part : {"Mean over 2 runs", "one standard deviation", "2 epochs"})
        QVERIFY2(notesText(figure).find(part) != std::string::npos, notesText(figure).c_str());
}

void SelectionOverSeedsTest::ranksHaveTheirMeanToo() {
    const std::vector<SnapshotPtr> runs{trailing({{1., 0.}, {2., 1.}}),
                                        trailing({{0., 1.}, {3., 1.}})};
    const Figure figure = trailsOverSeedsFigure(runs, ranks());
    QVERIFY(figure.y.reversed);
    QCOMPARE(layers<Series>(figure).front().name, std::string("a"));
    QCOMPARE(line(figure, "a").y, (std::vector<double>{1.5, 1.}));
    QCOMPARE(line(figure, "b").y, (std::vector<double>{1.5, 2.}));
}

void SelectionOverSeedsTest::theCourseIsThatOfAllRuns() {
    const std::vector<SnapshotPtr> runs{trailing({{1., 0.}, {2., 1.}, {3., 1.}}),
                                        trailing({{1., 0.}, {4., 1.}}),
                                        std::make_shared<Snapshot>()};
    const Figure figure = trailsOverSeedsFigure(runs, {});
    QCOMPARE(line(figure, "a").x, (std::vector<double>{1., 2.}));
    QCOMPARE(line(figure, "a").y, (std::vector<double>{1., 3.}));
    QVERIFY(notesText(figure).find("over 2 runs") != std::string::npos);
}

void SelectionOverSeedsTest::aRunsJumpBackToItsModelIsLeftOut() {
    auto back = std::make_shared<Snapshot>(*trailing({{1., 0.}, {2., 1.}, {1., 0.}}));
    back->keptTick = 1;
    const std::vector<SnapshotPtr> runs{back, back};
    QCOMPARE(line(trailsOverSeedsFigure(runs, {}), "a").x, (std::vector<double>{1., 2.}));
}

void SelectionOverSeedsTest::paleLinesHaveNoBand() {
    const std::vector<SnapshotPtr> runs{trailing({{1., 0.}, {2., 4.}}),
                                        trailing({{3., 0.}, {2., 8.}})};
    SelectionChoice choice;
    choice.named = 1;
    const Figure figure = trailsOverSeedsFigure(runs, choice);
    QCOMPARE(line(figure, "a").name, std::string("a"));  // the only one
    QCOMPARE(line(figure, "a").colour, kNeutral);
    QVERIFY(line(figure, "a").role == LineRole::Individual && line(figure, "a").spreads.empty());
    QVERIFY(!line(figure, "b").spreads.empty());
}

void SelectionOverSeedsTest::withoutACourseItSaysWhy() {
    const SnapshotPtr none = std::make_shared<Snapshot>();
    QCOMPARE(trailsOverSeedsFigure({&none, 1}, {}).empty, selectionFigure(*none, {}).empty);
    auto late = std::make_shared<Snapshot>(*trailing({}));
    late->trail.append(7, std::vector<double>{1., 2.});
    late->trail.append(8, std::vector<double>{1., 2.});
    const std::vector<SnapshotPtr> apart{trailing({{1., 0.}, {2., 4.}}), late};
    QCOMPARE(trailsOverSeedsFigure(apart, {}).empty,
             std::string("The runs have no course in common."));
}

/// 25 % and 50 % of a; the sizes say nothing.
void SelectionOverSeedsTest::seedsOfTwoMeasuresAreAveragedAsShares() {
    const SnapshotPtr inWeights = trailing({{1., 3.}, {1., 3.}});
    auto inGradients = std::make_shared<Snapshot>(*trailing({{200., 200.}, {0., 0.}}));
    inGradients->trailKind = "gradient";
    const std::vector<SnapshotPtr> runs{inWeights, inGradients};
    const Figure figure = trailsOverSeedsFigure(runs, {});
    QCOMPARE(line(figure, "a").y, (std::vector<double>{37.5, 12.5}));
    QCOMPARE(line(figure, "b").y, (std::vector<double>{62.5, 37.5}));
    QVERIFY2(figure.y.label.find('%') != std::string::npos, figure.y.label.c_str());
    inGradients->trailKind = inWeights->trailKind;
    QCOMPARE(line(trailsOverSeedsFigure(runs, {}), "a").y, (std::vector<double>{100.5, 0.5}));
}

ARDENT_TEST(SelectionOverSeedsTest)
#include "selection_over_seeds_test.moc"
