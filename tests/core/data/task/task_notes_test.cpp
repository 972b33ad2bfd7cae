#include <QRegularExpression>
#include <QTest>
#include <cmath>
#include <optional>

#include "core/data/task/make_task.h"
#include "tests/support/columns.h"

using namespace ardent;
using namespace ardent::test;

namespace {

QString notesFor(std::vector<double> x, int rows) {
    const auto task =
        makeTask(target("y"), table({numbers("x", x), numbers("y", sequence(rows, 0., 0.5))}));
    return task ? allNotes(*task) : QString::fromStdString(task.error().text.english());
}

}  // namespace

class TaskNotesTest : public QObject {
    Q_OBJECT

private slots:
    void fewRowsAreNoted_data();
    void fewRowsAreNoted();
    void missingTestRowsAreNoted();
    void hugeCellsThatDrownTheOthersAreNoted();
    void ordinaryTailsAreNot();
    void filledCellsAreNoted();
    void cellsOfRowsWithoutATargetAreNotCounted();
};

void TaskNotesTest::fewRowsAreNoted_data() {
    QTest::addColumn<int>("rows");
    QTest::addColumn<bool>("fewToTrain");
    QTest::addColumn<bool>("fewToJudge");
    QTest::newRow("12 rows") << 12 << true << true;
    QTest::newRow("30 rows") << 30 << false << true;
    QTest::newRow("100 rows") << 100 << false << false;
}

void TaskNotesTest::fewRowsAreNoted() {
    QFETCH(int, rows);
    QFETCH(bool, fewToTrain);
    QFETCH(bool, fewToJudge);
    const QString notes = notesFor(sequence(rows), rows);
    QCOMPARE(notes.contains("training rows: relevances"), fewToTrain);
    QCOMPARE(notes.contains("validation row"), fewToJudge);
    QCOMPARE(notes.contains(QRegularExpression("Only \\d+ test row")), fewToJudge);
}

void TaskNotesTest::missingTestRowsAreNoted() {
    const auto notesOf = [](SplitShares shares) {
        Recipe recipe = target("y");
        recipe.split = shares;
        const auto task = makeTask(
            recipe, table({numbers("x", sequence(60)), numbers("y", sequence(60, 0., 0.5))}));
        return allNotes(*task);
    };
    QVERIFY(notesOf({0.5, 0.5, 0.}).contains("No test rows: "));
    QVERIFY(!notesOf({0.5, 0.4, 0.1}).contains("No test rows"));
}

void TaskNotesTest::hugeCellsThatDrownTheOthersAreNoted() {
    for (const double huge : {1e9, -1e308}) {
        std::vector<double> x = sequence(200);
        for (std::size_t i = 0; i < 200; i += 80) x[i] = huge;  // some of them in the training rows
        QVERIFY(notesFor(x, 200).contains("\"x\" with a few values so extreme"));
    }
}

void TaskNotesTest::filledCellsAreNoted() {
    std::vector<double> x = sequence(100);
    QVERIFY(!notesFor(x, 100).contains("missing"));
    x[3] = x[70] = std::nan("");
    QVERIFY(
        notesFor(x, 100).contains("Column \"x\": 2 missing cells filled with the training median"));
}

void TaskNotesTest::cellsOfRowsWithoutATargetAreNotCounted() {
    std::vector<double> x = sequence(100);
    std::vector<double> y = sequence(100, 0., 0.5);
    std::vector<std::string> town = cycle(100, {"A", "B", "C"});
    x[3] = x[7] = x[70] = kMissing;
    y[7] = y[8] = kMissing;
    town[8] = "D";
    const auto notesOf = [&](const std::optional<Table>& test) {
        Recipe recipe = target("y");
        recipe.split = {0.8, 0.2, 0.};
        const Table all = table({numbers("x", x), categories("town", town), numbers("y", y)});
        const auto task = test ? makeTask(recipe, all, *test) : makeTask(recipe, all);
        return task ? allNotes(*task) : QString::fromStdString(task.error().text.english());
    };
    const QString notes = notesOf({});
    QVERIFY2(notes.contains("Column \"x\": 2 missing cells filled"), qPrintable(notes));
    QVERIFY2(!notes.contains("\"town\""), qPrintable(notes));
    x[3] = x[70] = 0.;
    QVERIFY2(!notesOf({}).contains("missing"), qPrintable(notesOf({})));
    const QString ofTest =
        notesOf(table({numbers("x", {kMissing, kMissing, 1.}), categories("town", {"A", "D", "D"}),
                       numbers("y", {kMissing, 1., 2.})}));
    QVERIFY2(ofTest.contains("Column \"x\": 1 missing cell filled"), qPrintable(ofTest));
    QVERIFY2(ofTest.contains("Column \"town\": 2 cells of a level not seen in training"),
             qPrintable(ofTest));
}

void TaskNotesTest::ordinaryTailsAreNot() {
    std::vector<double> tail;
    std::vector<double> rare(400, 0.);
    for (int i = 0; i < 400; ++i) tail.push_back(std::exp(0.01 * i));
    for (std::size_t i = 0; i < 400; i += 20) rare[i] = 1e6;  // the others are equal by themselves
    QVERIFY(!notesFor(tail, 400).contains("so extreme"));
    QVERIFY(!notesFor(rare, 400).contains("so extreme"));
    QVERIFY(!notesFor(sequence(400), 400).contains("so extreme"));
}

ARDENT_TEST(TaskNotesTest)
#include "task_notes_test.moc"
