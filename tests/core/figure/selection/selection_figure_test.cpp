#include "core/figure/selection/selection_figure.h"
#include "core/figure/notes/notes.h"

#include <QtTest>
#include <cmath>

using namespace ardent;

namespace {

Snapshot selecting() {
    Snapshot run;
    run.tickUnit = TickUnit::Iteration;
    run.tick = 3;
    run.relevance = Relevance{"w", {"a", "b", "c"}, {0., 1., 0.5}};
    run.selection = Selection{"being among the first 2", {1, 2, 0}, {0.2, std::nan(""), 0.6}, 2};
    run.trailKind = "w";
    run.trail = Curve({{"a", "a"}, {"b", "b"}, {"c", "c"}});
    run.trail.append(1, std::vector<double>{0.5, 0.5, 0.5});
    run.trail.append(2, std::vector<double>{0.3, 0.8, 0.4});
    run.trail.append(3, std::vector<double>{0., 1., 0.5});
    return run;
}

const Series* lineNamed(const Figure& figure, const std::string& name) {
    const auto found = std::ranges::find(layers<Series>(figure), name, &Series::name);
    return found == layers<Series>(figure).end() ? nullptr : &*found;
}

}  // namespace

class SelectionFigureTest : public QObject {
    Q_OBJECT

private slots:
    void everyVariableHasALine();
    void theModelKeptIsMarkedWhereItStands();
    void theLambdaKeptIsMarkedByItsNumber();
    void theNoteTellsWhichTicksOfALongRunAreDrawn();
    void aPathAmongSeveralIsToldByItsNumbers();
    void onlyTheFirstAreNamed();
    void ofHundredsOfOthersSomeAreDrawn();
    void equalWeightsShareTheirRank();
    void stagesOfUnitsOfTheirOwnAreDrawnInShares();
    void ranksAreWholeAndWeightsOfZeroStartThere();
    void whatIsNoNumberHasNoRank();
    void withoutASelectionTheMostRelevantComeFirst();
    void theChosenNumberIsMarkedOnTheScore();
    void ofLossesTheLowestIsBest();
    void theScoreIsNamed();
    void saysWhatIsMissing();
};

void SelectionFigureTest::everyVariableHasALine() {
    const Figure figure = selectionFigure(selecting(), {});
    QCOMPARE(figure.x.label, std::string("Iteration"));
    QCOMPARE(figure.y.label, std::string("w"));
    QCOMPARE(layers<Series>(figure).front().name, std::string("b"));
    QVERIFY(lineNamed(figure, "a") != nullptr);
    QCOMPARE(lineNamed(figure, "b")->x, (std::vector<double>{1., 2., 3.}));
    QCOMPARE(lineNamed(figure, "b")->y, (std::vector<double>{0.5, 0.8, 1.}));
    QCOMPARE(notesText(figure),
             std::string("Kept: the first 2 of 3 variables. All 3 iterations are drawn."));
    Snapshot ended = selecting();
    ended.state = RunState::Finished;
    QCOMPARE(notesText(selectionFigure(ended, {})),
             std::string("Kept: the first 2 of 3 variables. All 3 iterations are drawn. The last "
                         "values are the final model's."));
}

void SelectionFigureTest::stagesOfUnitsOfTheirOwnAreDrawnInShares() {
    Snapshot run = selecting();
    run.trailKind = {};
    run.trail.append(4, std::vector<double>{0., 0., 0.});
    const Figure figure = selectionFigure(run, {});
    QCOMPARE(figure.y.label, std::string("Share of the relevance of all variables (%)"));
    QVERIFY2(notesText(figure).find("so that shares are drawn") != std::string::npos,
             notesText(figure).c_str());
    for (std::size_t i = 0; i < 4; ++i) {
        double sum = 0.;
        for (const char* name : {"a", "b", "c"}) sum += lineNamed(figure, name)->y[i];
        QVERIFY(std::abs(sum - (i < 3 ? 100. : 0.)) < 1e-12);
    }
    QCOMPARE(lineNamed(figure, "b")->y[2], 100. / 1.5);
}

void SelectionFigureTest::ranksAreWholeAndWeightsOfZeroStartThere() {
    Snapshot run = selecting();
    SelectionChoice choice;
    QVERIFY(!selectionFigure(run, choice).y.whole);
    run.trail = Curve({{"a", "a"}, {"b", "b"}, {"c", "c"}});
    for (const int tick : {1, 2}) run.trail.append(tick, std::vector<double>{0., 0., 0.});
    QVERIFY(selectionFigure(run, choice).y.range->low > -0.1);
    choice.view = SelectionView::Ranks;
    QVERIFY(selectionFigure(run, choice).y.whole);
}

/// At the end the trail has the values of the model kept, which are not those of the last tick.
void SelectionFigureTest::theModelKeptIsMarkedWhereItStands() {
    Snapshot run = selecting();
    run.keptTick = 1;
    QVERIFY(lineNamed(selectionFigure(run, {}), "kept: iteration 1") == nullptr);  // it still runs
    run.state = RunState::Finished;
    for (const auto view : {SelectionView::Weights, SelectionView::Ranks}) {
        SelectionChoice choice;
        choice.view = view;
        run.keptTick = 1;
        const Figure figure = selectionFigure(run, choice);
        for (const char* name : {"a", "b", "c"}) {
            QCOMPARE(lineNamed(figure, name)->x, (std::vector<double>{1., 2.}));
            QCOMPARE(lineNamed(figure, name)->y.size(), std::size_t(2));
        }
        const Series* mark = lineNamed(figure, "kept: iteration 1");
        QVERIFY(mark != nullptr);
        QCOMPARE(mark->role, LineRole::Reference);
        QCOMPARE(mark->x, (std::vector<double>{1., 1.}));
        QVERIFY(mark->y.front() < mark->y.back());
        QVERIFY(
            notesText(figure).ends_with("Of 3 iterations, numbers 1 to 2 are drawn. At the end the "
                                        "run went back to the model kept."));
        QVERIFY(notesText(figure).find("final model") == std::string::npos);

        run.keptTick = 3;
        const Figure last = selectionFigure(run, choice);
        QCOMPARE(lineNamed(last, "b")->x, (std::vector<double>{1., 2., 3.}));
        QVERIFY(lineNamed(last, "kept: iteration 3") == nullptr);
        QVERIFY(notesText(last).find("final model") != std::string::npos);
    }
}

void SelectionFigureTest::theLambdaKeptIsMarkedByItsNumber() {
    Snapshot run = selecting();
    run.state = RunState::Finished;
    run.tickUnit = TickUnit::Lambda;
    auto path = std::make_shared<Path>();
    path->lambdas = {1., 0.1, 0.01};
    path->chosen = 1;
    run.path = path;
    const Figure figure = selectionFigure(run, {});
    QCOMPARE(lineNamed(figure, "b")->x, (std::vector<double>{1., 2.}));
    QVERIFY(lineNamed(figure, "kept: λ number 2") != nullptr);
    QCOMPARE(lineNamed(figure, "kept: λ number 2")->x, (std::vector<double>{2., 2.}));
    path->lambdas.pop_back();  // of the last of several searches: its places are no ticks
    QCOMPARE(lineNamed(selectionFigure(run, {}), "b")->x, (std::vector<double>{1., 2., 3.}));
}

void SelectionFigureTest::theNoteTellsWhichTicksOfALongRunAreDrawn() {
    Snapshot run = selecting();
    run.selection.reset();
    run.trail = Curve({{"a", "a"}, {"b", "b"}, {"c", "c"}});
    for (int tick = 4; tick <= 1436; tick += 4)
        run.trail.append(tick, std::vector<double>{1., 2., 3.});
    run.tick = 1438;
    const std::string thinned = "Of 1,438 iterations, numbers 4 to 1,436 are drawn, one in 4.";
    QCOMPARE(notesText(selectionFigure(run, {})), thinned);
    run.trail.append(1438, std::vector<double>{0., 1., 2.});  // as it ends with the model kept
    run.state = RunState::Finished;
    run.keptTick = 60;
    QCOMPARE(notesText(selectionFigure(run, {})),
             thinned + " At the end the run went back to the model kept.");
}

void SelectionFigureTest::aPathAmongSeveralIsToldByItsNumbers() {
    Snapshot run = selecting();
    run.state = RunState::Finished;
    run.tickUnit = TickUnit::Lambda;
    run.tick = 5;
    run.keptTick = 4;
    auto path = std::make_shared<Path>();
    path->lambdas = {4., 2., 1.};
    path->chosen = 1;
    run.path = path;
    run.relevance->kind = "1 − r of f and f without the variable";
    const std::string note = notesText(selectionFigure(run, {}));
    QVERIFY2(note.ends_with("The path kept is numbers 3 to 5. The view Relevance measures the "
                            "model kept otherwise: 1 − r of f and f without the variable."),
             note.c_str());
    run.tick = 3;
    run.keptTick = 2;
    run.relevance->kind = run.trailKind;
    QVERIFY(notesText(selectionFigure(run, {})).find("The path kept") == std::string::npos);
}

void SelectionFigureTest::onlyTheFirstAreNamed() {
    SelectionChoice choice;
    choice.named = 1;
    const Figure figure = selectionFigure(selecting(), choice);
    QCOMPARE(layers<Series>(figure).back().name, std::string("b"));  // on top of the pale ones
    QCOMPARE(layers<Series>(figure).front().role, LineRole::Individual);
    QCOMPARE(layers<Series>(figure).front().name, std::string("others"));
    QVERIFY(ownName(layers<Series>(figure)[0]) == "a" || ownName(layers<Series>(figure)[1]) == "a");
    QVERIFY(lineNamed(figure, "a") == nullptr);
}

void SelectionFigureTest::ofHundredsOfOthersSomeAreDrawn() {
    constexpr std::size_t kCount = 1010;
    Snapshot run;
    run.tickUnit = TickUnit::Iteration;
    run.tick = 2;
    run.trailKind = "w";
    std::vector<CurveSeries> series;
    std::vector<double> weights;
    for (std::size_t i = 0; i < kCount; ++i) {
        series.push_back({"x" + std::to_string(i), "x" + std::to_string(i)});
        weights.push_back(static_cast<double>(i));
    }
    run.trail = Curve(series);
    run.trail.append(1, weights);
    run.trail.append(2, weights);
    SelectionChoice choice;
    choice.named = 10;
    const Figure figure = selectionFigure(run, choice);
    QVERIFY(lineNamed(figure, "x1009") && lineNamed(figure, "x1000"));
    QCOMPARE(layers<Series>(figure).size(), kCount);
    QCOMPARE(std::ranges::count(layers<Series>(figure), false, &Series::isOnlyListed), 10 + 200);
    QVERIFY2(notesText(figure).find("Of the 1,000 others one in 5 is drawn.") != std::string::npos,
             notesText(figure).c_str());
    QVERIFY(notesText(selectionFigure(selecting(), choice)).find("others") == std::string::npos);
}

void SelectionFigureTest::equalWeightsShareTheirRank() {
    SelectionChoice choice;
    choice.view = SelectionView::Ranks;
    const Figure figure = selectionFigure(selecting(), choice);
    QVERIFY(figure.y.reversed);
    QCOMPARE(lineNamed(figure, "b")->y, (std::vector<double>{2., 1., 1.}));
    QCOMPARE(lineNamed(figure, "a")->y, (std::vector<double>{2., 3., 3.}));
    QCOMPARE(lineNamed(figure, "m = 2")->y, (std::vector<double>{2.5, 2.5}));
}

void SelectionFigureTest::whatIsNoNumberHasNoRank() {
    Snapshot run = selecting();
    run.selection.reset();
    run.trail.append(4, std::vector<double>{std::nan(""), 1., 0.5});
    SelectionChoice choice;
    choice.view = SelectionView::Ranks;
    const Figure figure = selectionFigure(run, choice);
    QVERIFY(std::isnan(lineNamed(figure, "a")->y.back()));
    QCOMPARE(lineNamed(figure, "c")->y.back(), 2.);
    QCOMPARE(layers<Series>(figure).back().name, std::string("a"));
}

void SelectionFigureTest::withoutASelectionTheMostRelevantComeFirst() {
    Snapshot run = selecting();
    run.selection.reset();
    const Figure figure = selectionFigure(run, {});
    QCOMPARE(layers<Series>(figure)[0].name, std::string("b"));
    QCOMPARE(layers<Series>(figure)[1].name, std::string("c"));
    QVERIFY(notesText(figure).find("kept") == std::string::npos);
}

void SelectionFigureTest::theChosenNumberIsMarkedOnTheScore() {
    SelectionChoice choice;
    choice.view = SelectionView::Score;
    const Figure figure = selectionFigure(selecting(), choice);
    QCOMPARE(layers<Series>(figure)[0].x, (std::vector<double>{1., 3.}));
    QCOMPARE(lineNamed(figure, "kept: m = 2")->x, (std::vector<double>{2., 2.}));
    QCOMPARE(layers<Points>(figure)[0].x, std::vector<double>{3.});
    QVERIFY(notesText(figure).find("Best 0.6000 at m = 3") != std::string::npos);
    QVERIFY(notesText(figure).find("being among the first 2") != std::string::npos);
    Snapshot run = selecting();
    for (double& score : run.selection->scores) score -= 6.;
    QVERIFY(notesText(selectionFigure(run, choice)).find("Best −5.400 at m = 3") !=
            std::string::npos);
}

void SelectionFigureTest::ofLossesTheLowestIsBest() {
    Snapshot run = selecting();
    run.selection->scores = {-0.2, std::nan(""), -0.6};
    turnIntoLosses(*run.selection);
    SelectionChoice choice;
    choice.view = SelectionView::Score;
    const Figure figure = selectionFigure(run, choice);
    QCOMPARE(figure.y.label, std::string("Loss (lower is better)"));
    QCOMPARE(layers<Series>(figure)[0].y, (std::vector<double>{0.2, 0.6}));
    QCOMPARE(layers<Points>(figure)[0].x, std::vector<double>{1.});
    QVERIFY(notesText(figure).find("Best 0.2000 at m = 1") != std::string::npos);
}

void SelectionFigureTest::theScoreIsNamed() {
    Snapshot run = selecting();
    run.selection->measure = "AUC";
    SelectionChoice choice;
    choice.view = SelectionView::Score;
    QCOMPARE(selectionFigure(run, choice).y.label, std::string("Score (AUC; larger is better)"));
    run.selection->measure = "log loss";
    run.selection->lowerIsBetter = true;
    QCOMPARE(selectionFigure(run, choice).y.label, std::string("Loss (log loss; lower is better)"));
}

void SelectionFigureTest::saysWhatIsMissing() {
    SelectionChoice score;
    score.view = SelectionView::Score;
    Snapshot other;
    other.state = RunState::Finished;
    QVERIFY(selectionFigure(other, score).empty.find("selects no variables") != std::string::npos);
    QVERIFY(selectionFigure(other, {}).empty.find("no relevance") != std::string::npos);
    other.state = RunState::Cancelled;
    other.reason = "Stopped; there is no model yet.";
    for (const SelectionChoice& choice : {SelectionChoice{}, score})
        QVERIFY(selectionFigure(other, choice).empty.ends_with(other.reason.english()));
    Snapshot run = selecting();
    run.trail = Curve();
    QCOMPARE(selectionFigure(run, {}).empty, std::string("Not yet: Training …"));
    run.selection->scores.clear();
    QCOMPARE(selectionFigure(run, score).empty, std::string("Not yet: Training …"));
    run.state = RunState::Finished;
    QVERIFY(selectionFigure(run, score).empty.starts_with("This method gives no score"));
    run.state = RunState::Running;
    run.selection.reset();
    QVERIFY(selectionFigure(run, score).empty.starts_with("Not yet"));
    score.maySelect = false;
    QVERIFY(selectionFigure(run, score).empty.starts_with("This method selects no variables"));
}

ARDENT_TEST(SelectionFigureTest)
#include "selection_figure_test.moc"
