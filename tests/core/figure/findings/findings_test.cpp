#include "core/figure/findings/findings.h"

#include <QtTest>
#include <algorithm>
#include <cmath>

#include "core/data/task/sources.h"
#include "core/figure/notes/notes.h"
#include "tests/support/explained_model.h"

using namespace ardent;
using namespace ardent::test;

/// What the view Findings says and draws.
class FindingsTest : public QObject {
    Q_OBJECT

private slots:
    void withoutImportanceThereIsNoFigure();
    void barsHaveTheQOfTheScreen();
    void aStoppedRunIsMarked();
    void pairIsSaid_data();
    void pairIsSaid();
    void surfaceIsOverThePair();
    void flagsAreThreeAndLeaksComeFirst();
    void copiesOfTheTargetAreLeaks();
    void whatDoesNextToNothingIsNoPair();
};

namespace {

VariableImportance importanceOf(const Task& task, std::vector<double> shares) {
    VariableImportance importance;
    importance.names = sourceNames(*task.recipe);
    for (const double share : shares) importance.intervals.push_back({share - .01, share + .01});
    importance.shares = std::move(shares);
    importance.explained = 0.8;
    importance.explainedInterval = {0.7, 0.9};
    importance.rows = importance.ofRows = 50;
    return importance;
}

Snapshot runOf(const TaskPtr& task) {
    Snapshot run;
    run.state = RunState::Finished;
    run.predictor = std::make_shared<const Predictor>(randomPredictor(task->recipe, 20, true));
    return run;
}

StrongestPair pairOf(double share) {
    return {{0, 1}, {share, 1.}, 0.5, 4, 60};
}

}  // namespace

void FindingsTest::withoutImportanceThereIsNoFigure() {
    const TaskPtr task = mixedTask(60);
    const Snapshot run = runOf(task);
    const auto found = findingsOf(*run.predictor, *task, std::nullopt, true);
    QVERIFY(found && !found->pair);
    QVERIFY(findingsFigure(run, *found, nullptr, {}).isEmpty());
}

void FindingsTest::barsHaveTheQOfTheScreen() {
    const TaskPtr task = mixedTask(60);
    const Snapshot run = runOf(task);
    const auto found =
        findingsOf(*run.predictor, *task, importanceOf(*task, {.1, .4, .3, .2, 0.}), true);
    QVERIFY(found && found->pair && !found->sketches.empty());
    Measured screen;
    screen.relevance.names = sourceNames(*task->recipe);
    screen.remarks = {
        message("q", "q {:.3f}", 0.1), message("q-below", "q < {:.3f}", 0.001), {}, {}, {}};
    const Figure figure = findingsFigure(run, *found, &screen, {});
    QCOMPARE(findLayer<Bars>(figure)->names.front(), std::string("b"));
    QCOMPARE(findLayer<Bars>(figure)->remarks.front().english(), std::string("q < 0.001"));
    const auto a = std::ranges::find(findLayer<Bars>(figure)->names, "a") -
                   findLayer<Bars>(figure)->names.begin();
    QCOMPARE(findLayer<Bars>(figure)->remarks[static_cast<std::size_t>(a)].english(),
             std::string("q 0.100"));
    QVERIFY(std::ranges::any_of(findLayer<Bars>(figure)->sketches,
                                [](const auto& sketch) { return !sketch.places.empty(); }));
    QVERIFY(figure.notes.front().text.starts_with("b, colour and size carry most"));
}

void FindingsTest::aStoppedRunIsMarked() {
    const TaskPtr task = mixedTask(60);
    const Findings found{importanceOf(*task, {.5, .2, .1, .1, .1}), {}, {}, {}};
    Snapshot run = runOf(task);
    const auto cautions = [&] {
        const Figure figure = findingsFigure(run, found, nullptr, {});
        return std::ranges::count_if(figure.notes, [](const Note& note) {
            return note.kind == NoteKind::Caution && note.text.starts_with("The run was stopped");
        });
    };
    run.state = RunState::Finished;
    QCOMPARE(cautions(), 0);
    run.state = RunState::Cancelled;
    QCOMPARE(cautions(), 1);
}

void FindingsTest::pairIsSaid_data() {
    QTest::addColumn<double>("share");
    QTest::addColumn<QString>("said");
    QTest::newRow("together") << 0.312
                              << "a and b act together in the model: a sum of two effects "
                                 "misses 31 % of their joint effect.";
    QTest::newRow("a sum") << 0.0123 << "";
}

void FindingsTest::pairIsSaid() {
    QFETCH(double, share);
    QFETCH(QString, said);
    const TaskPtr task = mixedTask(30);
    QCOMPARE(QString::fromStdString(pairFinding(pairOf(share), *runOf(task).predictor).english()),
             said);
    QVERIFY(pairFinding(std::nullopt, *runOf(task).predictor).empty());
}

void FindingsTest::surfaceIsOverThePair() {
    const TaskPtr task = mixedTask(60);
    const Snapshot run = runOf(task);
    const auto figure = pairSurface(*run.predictor, *task, pairOf(0.5));
    QVERIFY(figure && findLayer<Field>(*figure));
    QCOMPARE(figure->x.label, std::string("a"));
    QCOMPARE(figure->y.label, std::string("b"));
}

void FindingsTest::flagsAreThreeAndLeaksComeFirst() {
    Task task = *mixedTask(30);
    task.notes = {message("rare-class", "A class has few rows."),
                  message("rows-repeat-in-test", "Rows repeat in test."),
                  message("rows-without-target", "Rows lack a target."),
                  message("leak-linear", "A column gives the target away.")};
    Figure figure;
    addCaution("Two columns go together.", figure);
    QCOMPARE(flagsOf(figure, task, {}),
             (std::vector<std::string>{"A column gives the target away.", "Rows repeat in test.",
                                       "Two columns go together."}));
    task.notes.pop_back();
    QCOMPARE(flagsOf({}, task, {}),
             (std::vector<std::string>{"Rows repeat in test.", "A class has few rows."}));
    const std::vector<Message> ofReading{message("rows-dropped", "Rows were dropped."),
                                         message("may-stand-for-missing", "A code is a number.")};
    QCOMPARE(flagsOf({}, task, ofReading).front(), std::string("A code is a number."));
    const std::vector<Message> withId{message("column-is-id", "A column is an ID.")};
    QCOMPARE(flagsOf({}, task, withId).front(), std::string("A column is an ID."));
}

/// What is known of the task has the codes that the flags look for.
void FindingsTest::copiesOfTheTargetAreLeaks() {
    std::vector<Column> columns = mixedTable(60, {}).columns;
    columns.insert(columns.begin(), columns.back());
    columns.front().name = "copy";
    const auto flags = flagsOf({}, *taskOf(columns, Problem::Regression), {});
    QVERIFY(!flags.empty() && flags.front().find("\"copy\"") != std::string::npos);
}

/// The share of a pair is large where the effect is nothing.
void FindingsTest::whatDoesNextToNothingIsNoPair() {
    const TaskPtr task = mixedTask(60);
    const VariableImportance importance = importanceOf(*task, {.9, .005, .004, .003, 0.});
    const Snapshot run = runOf(task);
    const auto pair = strongestPairOf(*run.predictor, *task, importance);
    QVERIFY(pair && pair->among == 4);
    StrongestPair tiny = *pair;
    tiny.effect = {0.9, 1.};
    tiny.ofModel = 0.005;
    QVERIFY(!actsTogether(tiny));
}

ARDENT_TEST(FindingsTest)
#include "findings_test.moc"
