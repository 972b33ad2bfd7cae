#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "core/data/table/levels.h"
#include "core/data/task/encoding.h"
#include "core/data/task/later_table.h"
#include "core/data/task/later_task.h"
#include "core/data/task/make_task.h"
#include "core/data/task/target_values.h"
#include "tests/support/columns.h"

using namespace ardent;
using namespace ardent::test;

namespace {

Result<Task> regression() {
    return makeTask(target("y"), table({numbers("x", sequence(40)),
                                        categories("kind", cycle(40, {"u", "v", "w"})),
                                        numbers("y", sequence(40, 10., 0.5))}));
}

}  // namespace

class LaterTableTest : public QObject {
    Q_OBJECT

private slots:
    void columnsAreFoundByNameInAnyOrder();
    void aLaterTaskStandardisesTheTarget();
    void farTargetsKeepTheirValue();
    void rowsWithoutATargetAreLeftOutOfALaterTask();
    void heldCellsOfTheRowsTakenAreNoted();
    void testRowsOfUnknownClassesAreLeftOutAndNoted();
    void aNegativeZeroIsTheClassZero();
    void categoriesAreReadAsInTraining();
    void classesAreReadAsInTraining_data();
    void classesAreReadAsInTraining();
    void testTablesAreReadLikeTheTrainingTable();
    void theFooterOfTheTrainingTableIsNotCarriedOver();
    void spellingsOfTrueAreOne();
    void levelsThatAreNumbersAreFoundByTheirValue();
    void stepsThatOnlyMakeTheTargetNeedNoColumns();
    void refuses_data();
    void refuses();
};

void LaterTableTest::columnsAreFoundByNameInAnyOrder() {
    const auto task = regression();
    QVERIFY(task);
    const Table later =
        table({numbers("extra", {9., 9.}), categories("kind", {"w", "u"}),
               categories("comment", {"a", "b"}, ColumnType::Text), numbers("x", {2., 3.})});
    const auto encoded = encode(*task->recipe, later);
    QVERIFY(encoded);
    const DesignMatrix& x = encoded->x;
    QCOMPARE(x.rows(), 2);
    QCOMPARE(x.cols(), task->x.cols());
    QVERIFY(x.row(0) == task->x.row(2));
    QVERIFY(x.row(1) == task->x.row(3));
}

void LaterTableTest::aLaterTaskStandardisesTheTarget() {
    const auto task = regression();
    QVERIFY(task);
    const auto later = laterTask(
        task->recipe,
        table({numbers("y", {11., 11.5}), categories("kind", {"w", "u"}), numbers("x", {2., 3.})}));
    QVERIFY(later);
    QCOMPARE(later->y, (std::vector<float>{task->y[2], task->y[3]}));
    QCOMPARE(later->split.train, (std::vector<std::int32_t>{0, 1}));
    QVERIFY(later->x.row(1) == task->x.row(3));
}

/// Inputs so far away are held, but errors are told in the target's own unit.
void LaterTableTest::farTargetsKeepTheirValue() {
    const Table training = table({numbers("x", sequence(40)), numbers("y", sequence(40))});
    const auto test = [](double far) {
        return table({numbers("x", {1., 2.}), numbers("y", {3., far})});
    };
    const auto task = makeTask(target("y"), training, test(-1e12));
    QVERIFY(task);
    QVERIFY(std::abs(targetValues(*task, task->split.test)[1] + 1e12) < 1e6);
    QVERIFY(!allNotes(*task).contains("held"));
    const auto later = laterTask(task->recipe, test(1e200));
    QVERIFY(later);
    QVERIFY(std::isfinite(later->y[1]));
    QVERIFY2(allNotes(*later).contains("1 cell of the target more than 10¹⁵"),
             qPrintable(allNotes(*later)));
}

void LaterTableTest::rowsWithoutATargetAreLeftOutOfALaterTask() {
    const auto task = regression();
    QVERIFY(task);
    const auto later = laterTask(
        task->recipe, table({numbers("y", {kMissing, 11.5, kMissing}),
                             categories("kind", {"w", "u", "u"}), numbers("x", {2., 3., 4.})}));
    QVERIFY(later);
    QCOMPARE(later->x.rows(), 1);
    QVERIFY(later->x.row(0) == task->x.row(3));
    QCOMPARE(later->y, std::vector<float>{task->y[3]});
    QVERIFY(allNotes(*later).contains("2 rows of houses.csv without a value"));
    const auto none =
        laterTask(task->recipe,
                  table({numbers("y", {kMissing}), categories("kind", {"w"}), numbers("x", {2.})}));
    QVERIFY(none);
    QVERIFY(none->split.train.empty());
}

void LaterTableTest::heldCellsOfTheRowsTakenAreNoted() {
    const auto task =
        makeTask(target("y"), table({numbers("x", sequence(40)), numbers("y", sequence(40))}));
    QVERIFY(task);
    const auto later = laterTask(task->recipe, table({numbers("x", {1e30, 2., -1e30, 1e30}),
                                                      numbers("y", {1., 2., kMissing, 4.})}));
    QVERIFY(later);
    QVERIFY2(allNotes(*later).contains("2 cells more than a million training standard deviations"),
             qPrintable(allNotes(*later)));
}

void LaterTableTest::testRowsOfUnknownClassesAreLeftOutAndNoted() {
    const auto task = makeTask(
        target("y"), table({numbers("x", sequence(40)), categories("y", cycle(40, {"no", "yes"}))}),
        table(
            {numbers("x", {1., 2., 3., 4.}), categories("y", {"yes", "perhaps", "no", "never"})}));
    QVERIFY(task);
    QCOMPARE(task->split.test, (std::vector<std::int32_t>{40, 41}));
    QCOMPARE(task->y[40], 1.f);
    QCOMPARE(task->y[41], 0.f);
    QVERIFY(task->x.row(41) == task->x.row(3));
    QVERIFY2(allNotes(*task).contains("2 rows of houses.csv with a class of \"y\""),
             qPrintable(allNotes(*task)));
}

void LaterTableTest::aNegativeZeroIsTheClassZero() {
    std::vector<double> y = sequence(40, 0., 0.);
    for (std::size_t i = 0; i < y.size(); i += 2) y[i] = 1.;
    y[1] = -0.;
    const auto task = makeTask(target("y"), table({numbers("x", sequence(40)), numbers("y", y)}),
                               table({numbers("x", {1., 2., 3.}), numbers("y", {0., -0., 1.})}));
    QVERIFY(task);
    QCOMPARE(task->recipe->classes, (std::vector<std::string>{"0", "1"}));
    QCOMPARE(task->split.test, (std::vector<std::int32_t>{40, 41, 42}));
    QCOMPARE(task->y[41], 0.f);
}

void LaterTableTest::categoriesAreReadAsInTraining() {
    const auto task = regression();
    QVERIFY(task);
    FittedRecipe recipe = *task->recipe;
    QCOMPARE(laterReadings(recipe), (Readings{{"kind", ReadAs::Category}}));
    recipe.readings = {{"x", ReadAs::DecimalComma}};
    QCOMPARE(laterReadings(recipe),
             (Readings{{"kind", ReadAs::Category}, {"x", ReadAs::DecimalComma}}));
}

void LaterTableTest::classesAreReadAsInTraining_data() {
    QTest::addColumn<QStringList>("classes");
    QTest::addColumn<bool>("areText");
    QTest::newRow("words") << QStringList{"none", "mild"} << true;
    QTest::newRow("one word among numbers") << QStringList{"01", "02", "A1"} << true;
    QTest::newRow("numbers that look like codes") << QStringList{"007", "008"} << true;
    QTest::newRow("an E between digits") << QStringList{"1E5", "2"} << true;
    QTest::newRow("numbers") << QStringList{"1", "2.5", "-3", "0.001", "1e+20"} << false;
    QTest::newRow("regression") << QStringList{} << false;
}

void LaterTableTest::classesAreReadAsInTraining() {
    QFETCH(QStringList, classes);
    QFETCH(bool, areText);
    FittedRecipe recipe;
    recipe.target = "y";
    for (const QString& name : classes) recipe.classes.push_back(name.toStdString());
    const Readings wanted = areText ? Readings{{"y", ReadAs::Category}} : Readings();
    QCOMPARE(laterReadings(recipe), wanted);
}

void LaterTableTest::testTablesAreReadLikeTheTrainingTable() {
    const Table training =
        table({numbers("x", {1., 2.}), numbers("z", {1., 2.}), categories("kind", {"none", "mild"}),
               categories("comment", {"a", "b"}, ColumnType::Text)});
    QCOMPARE(
        laterReadings(training, {{"z", ReadAs::Number}, {"kind", ReadAs::Number}}),
        (Readings{
            {"comment", ReadAs::Category}, {"kind", ReadAs::Category}, {"z", ReadAs::Number}}));
}

void LaterTableTest::theFooterOfTheTrainingTableIsNotCarriedOver() {
    const auto task = regression();
    QVERIFY(task);
    FittedRecipe recipe = *task->recipe;
    recipe.fileReading.footer = 2;
    recipe.fileReading.missing = {"999"};
    const QTemporaryDir folder;
    QFile file(folder.filePath("later.csv"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("x,kind\n1,u\n999,v\n3,w\n");
    file.close();
    const auto later = readLaterTable(file.fileName().toStdString(), Precision::Printed, recipe);
    QVERIFY(later);
    QCOMPARE(later->table.rows, 3);
    QCOMPARE(later->table.columns[0].missing, 1);
}

/// Whatever letters they are written in; a level of the training table goes before.
void LaterTableTest::spellingsOfTrueAreOne() {
    const auto task = makeTask(target("y"), table({categories("flag", cycle(40, {"TRUE", "FALSE"})),
                                                   numbers("x", sequence(40)),
                                                   categories("y", cycle(40, {"True", "False"}))}));
    QVERIFY(task);
    const auto later =
        laterTask(task->recipe, table({categories("flag", {"true", "false", "False", "maybe"}),
                                       numbers("x", {1., 2., 3., 4.}),
                                       categories("y", {"true", "FALSE", "true", "neither"})}));
    QVERIFY(later);
    QCOMPARE(later->y, (std::vector<float>{1.F, 0.F, 1.F}));
    const auto input = later->x.col(0);
    QCOMPARE(input[0], task->x(0, 0));
    QCOMPARE(input[1], task->x(1, 0));
    QCOMPARE(input[2], task->x(1, 0));
    QVERIFY2(!allNotes(*later).contains("\"true\""), qPrintable(allNotes(*later)));
    const std::vector<std::string> words{"true", "TRUE"}, others{"true", "no"};
    QCOMPARE(levelCalled(words, "TRUE"), 1);
    QCOMPARE(levelCalled(words, "True"), -1);
    QCOMPARE(levelCalled(others, "TRUE"), -1);
}

/// As a program writes them that has made numbers of a column with gaps.
void LaterTableTest::levelsThatAreNumbersAreFoundByTheirValue() {
    const auto task = makeTask(target("y"), table({categories("grade", cycle(40, {"1", "2", "3"})),
                                                   numbers("y", sequence(40))}));
    QVERIFY(task);
    const auto later = laterTask(
        task->recipe,
        table({categories("grade", {"1.0", "2,0", "03", "4"}), numbers("y", {1., 2., 3., 4.})}));
    QVERIFY(later);
    for (Index row = 0; row < 3; ++row) QVERIFY(later->x.row(row).isApprox(task->x.row(row)));
    QVERIFY(!later->x.row(3).isApprox(task->x.row(0)));
}

void LaterTableTest::stepsThatOnlyMakeTheTargetNeedNoColumns() {
    const auto derived = [](const char* column, const char* expression) {
        return ShapeStep{StepKind::Derive, column, expression};
    };
    const auto where = [](const char* expression) {
        return ShapeStep{StepKind::Where, "", expression};
    };
    Recipe recipe = target("rate");
    recipe.shape = {derived("both", "a + b"),
                    derived("rate", "both / x"),
                    derived("twice", "2 * x"),
                    where("rate < 1000"),
                    where("x > 1"),
                    {StepKind::Transform, "rate", "", Transform::Log}};
    recipe.roles = {{"a", Role::Ignore}, {"b", Role::Ignore}, {"both", Role::Ignore}};
    const Table all = table({numbers("x", sequence(40, 1.)), numbers("a", sequence(40, 1.)),
                             numbers("b", sequence(40, 1., 3.))});
    auto shaped = takeSteps(recipe.shape, all);
    QVERIFY(shaped.has_value());
    const auto task = makeTask(recipe, shaped->table);
    QVERIFY(task.has_value());
    QCOMPARE(neededColumns(*task->recipe), (std::vector<std::string>{"x"}));

    Imported later{table({numbers("x", {1., 2., 3.})}), {}};
    std::vector<std::int32_t> rows;
    QVERIFY(takeLaterSteps(*task->recipe, later, &rows).has_value());
    QCOMPARE(rows, (std::vector<std::int32_t>{1, 2}));
    QVERIFY(later.table.find("rate") < 0);
    QCOMPARE(later.table.columns[1].numbers.at(0), 4.);

    Imported known{all, {}};
    QVERIFY(takeLaterSteps(*task->recipe, known).has_value());
    QVERIFY(known.table.find("rate") >= 0);
}

void LaterTableTest::refuses_data() {
    QTest::addColumn<QString>("which");
    QTest::addColumn<QString>("says");
    QTest::newRow("text for numbers") << "text"
                                      << "holds text (\"far\", \"near\")";
    QTest::newRow("text among numbers") << "mixed"
                                        << "holds text (\"far\")";
    QTest::newRow("no feature") << "lacking"
                                << "lacks the feature columns \"x\", \"kind\"";
    QTest::newRow("no target") << "untold"
                               << "has no column \"y\"";
    QTest::newRow("text as target") << "worded"
                                    << "but numbers are to be predicted";
}

void LaterTableTest::refuses() {
    QFETCH(QString, which);
    QFETCH(QString, says);
    const auto task = regression();
    QVERIFY(task);
    const auto kind = categories("kind", {"u", "v"});
    const auto x = numbers("x", {1., 2.});
    const std::map<QString, Table> tables{
        {"text", table({categories("x", {"far", "near"}), kind, numbers("y", {1., 2.})})},
        {"mixed", table({categories("x", {"1.5", "far"}), kind, numbers("y", {1., 2.})})},
        {"lacking", table({numbers("y", {1., 2.})})},
        {"untold", table({x, kind})},
        {"worded", table({x, kind, categories("y", {"low", "high"})})}};
    const auto later = laterTask(task->recipe, tables.at(which));
    QVERIFY(!later);
    QVERIFY2(QString::fromStdString(later.error().text.english()).contains(says),
             later.error().text.english().c_str());
}

ARDENT_TEST(LaterTableTest)
#include "later_table_test.moc"
