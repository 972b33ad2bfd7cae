#include "core/data/task/make_task.h"

#include <QTest>
#include <cmath>
#include <limits>
#include <numeric>

#include "tests/support/columns.h"

using namespace ardent;
using namespace ardent::test;

class TaskTest : public QObject {
    Q_OBJECT

private slots:
    void rowsWithoutATargetAreLeftOut();
    void autoProblem_data();
    void autoProblem();
    void secondTableIsTheTestPart();
    void refuses_data();
    void refuses();
    void hugeAndTinyNumbersStayFinite();
    void manyRowsAreEncodedChunkByChunk();
};

void TaskTest::rowsWithoutATargetAreLeftOut() {
    std::vector<double> y = sequence(30, 0., 0.5);
    y[0] = y[10] = kMissing;
    const auto task = makeTask(target("y"), table({numbers("x", sequence(30)), numbers("y", y)}));
    QVERIFY(task);
    QCOMPARE(task->x.rows(), 28);
    QCOMPARE(task->y.size(), 28U);
    const EncodedColumn& column = task->recipe->columns[0];
    QCOMPARE(task->x(0, 0), static_cast<float>((1. - column.offset) / column.scale));
    QCOMPARE(task->x(9, 0), static_cast<float>((11. - column.offset) / column.scale));
    QVERIFY(allNotes(*task).contains("2 rows of houses.csv"));
}

void TaskTest::autoProblem_data() {
    QTest::addColumn<QList<double>>("values");
    QTest::addColumn<int>("classes");
    const auto cycle = [](int rows, QList<double> of) {
        QList<double> values;
        for (int i = 0; i < rows; ++i) values << of[i % of.size()];
        return values;
    };
    QTest::newRow("0 and 1") << cycle(20, {0, 1}) << 2;
    QTest::newRow("-1 and 1") << cycle(20, {-1, 1}) << 2;
    QTest::newRow("two rows") << cycle(2, {0, 1}) << 0;
    QTest::newRow("any two numbers") << cycle(20, {0.5, 7.25}) << 2;
    QTest::newRow("three labels") << cycle(30, {1, 2, 3}) << 3;
    QTest::newRow("digits") << cycle(100, {0, 1, 2, 3, 4, 5, 6, 7, 8, 9}) << 10;
    QTest::newRow("a few spread numbers") << cycle(60, {10, 50, 100}) << 0;
    QTest::newRow("halves") << cycle(60, {1, 1.5, 2}) << 0;
    QTest::newRow("few rows a number") << cycle(30, {1, 2, 3, 4, 5, 6, 7, 8, 9, 10}) << 0;
}

void TaskTest::autoProblem() {
    QFETCH(QList<double>, values);
    QFETCH(int, classes);
    const std::vector<double> y(values.begin(), values.end());
    const auto of = [&] {
        return table({numbers("x", sequence(static_cast<int>(y.size()))), numbers("y", y)});
    };
    Recipe recipe = target("y");
    const auto found = makeTask(recipe, of());
    QVERIFY(found);
    QCOMPARE(static_cast<int>(found->recipe->classes.size()), classes);
    QCOMPARE(found->recipe->problem, classes == 0 ? Problem::Regression : Problem::Classification);
    QCOMPARE(allNotes(*found).contains("learned as classes"), classes > 0);
    recipe.problem = ProblemChoice::Regression;
    QCOMPARE(makeTask(recipe, of())->recipe->problem, Problem::Regression);
}

void TaskTest::secondTableIsTheTestPart() {
    Recipe recipe = target("y");
    recipe.split = {0.6, 0.2, 0.2};
    const auto task =
        makeTask(recipe, table({numbers("x", sequence(40)), numbers("y", sequence(40, 0., 0.5))}),
                 table({numbers("y", {5., kMissing, 7.}), numbers("other", sequence(3)),
                        numbers("x", {100., 200., 300.})}));
    QVERIFY(task);
    QCOMPARE(task->split.train.size(), 30U);
    QCOMPARE(task->split.validation.size(), 10U);
    QCOMPARE(task->split.test, (std::vector<std::int32_t>{40, 41}));
    const EncodedColumn& column = task->recipe->columns[0];
    QCOMPARE(task->x(41, 0), static_cast<float>((300. - column.offset) / column.scale));
    QCOMPARE(task->y[41],
             static_cast<float>((7. - task->recipe->targetOffset) / task->recipe->targetScale));
    const auto lacking =
        makeTask(recipe, table({numbers("x", sequence(40)), numbers("y", sequence(40, 0., 0.5))}),
                 table({numbers("y", {5., 7.})}));
    QVERIFY(!lacking);
    QVERIFY(QString::fromStdString(lacking.error().text.english())
                .contains("lacks the feature column \"x\""));
}

void TaskTest::refuses_data() {
    QTest::addColumn<QString>("which");
    QTest::addColumn<QString>("says");
    QTest::newRow("absent target") << "pirce"
                                   << "did you mean \"price\"?";
    QTest::newRow("nothing like it") << "qwertyuiop"
                                     << "its columns are";
    QTest::newRow("no target") << ""
                               << "No target is chosen";
    QTest::newRow("constant target") << "constant"
                                     << "is \"3\" in every row";
    QTest::newRow("one class") << "single"
                               << "is \"yes\" in every row";
    QTest::newRow("free text") << "text"
                               << "free text with 30 different values";
    QTest::newRow("empty target") << "empty"
                                  << "has 0 rows with a value";
    QTest::newRow("huge target") << "huge"
                                 << "holds -1e+200, too large";
    QTest::newRow("one row") << "one"
                             << "has 1 row with a value";
}

void TaskTest::refuses() {
    QFETCH(QString, which);
    QFETCH(QString, says);
    std::vector<std::string> names;
    for (int i = 0; i < 30; ++i) names.push_back("name " + std::to_string(i));
    std::vector<double> one(30, kMissing);
    one[4] = 1.;
    std::vector<double> huge = sequence(30);
    huge[2] = -1e200;
    const auto task =
        makeTask(target(which.toStdString()),
                 table({numbers("price", sequence(30)), numbers("constant", std::vector(30, 3.)),
                        categories("single", std::vector<std::string>(30, "yes")),
                        categories("text", names, ColumnType::Text),
                        numbers("empty", std::vector(30, kMissing)), numbers("one", one),
                        numbers("huge", huge)}));
    QVERIFY(!task);
    QVERIFY2(QString::fromStdString(task.error().text.english()).contains(says),
             task.error().text.english().c_str());
}

void TaskTest::hugeAndTinyNumbersStayFinite() {
    std::vector<double> x = sequence(30);
    x[3] = 1e308;
    x[7] = -1.7e308;
    std::vector<double> tiny(30, 0.);
    tiny[5] = 1e-310;
    tiny[6] = 2e-310;
    std::vector<double> y = sequence(30, 0., 0.5);
    y[11] = 1e140;
    for (Seed seed = 0; seed < 20; ++seed) {
        Recipe recipe = target("y");
        recipe.seed = seed;
        const auto task =
            makeTask(recipe, table({numbers("x", x), numbers("tiny", tiny), numbers("y", y)}));
        QVERIFY(task);
        QVERIFY(task->x.allFinite());
        QVERIFY(std::ranges::all_of(task->y, [](float value) { return std::isfinite(value); }));
        QVERIFY(std::isfinite(task->recipe->targetScale));
    }
}

void TaskTest::manyRowsAreEncodedChunkByChunk() {
    constexpr int rows = 150000;
    std::vector<double> y = sequence(rows, 0., 0.5);
    for (std::size_t i = 0; i < y.size(); i += 5) y[i] = kMissing;
    const auto task = makeTask(target("y"), table({numbers("x", sequence(rows)), numbers("y", y)}));
    QVERIFY(task);
    QCOMPARE(task->x.rows(), rows / 5 * 4);
    const EncodedColumn& column = task->recipe->columns[0];
    for (Index i = 0; i < task->x.rows(); i += 997) {
        const double row = static_cast<double>(i / 4 * 5 + i % 4 + 1);
        QCOMPARE(task->x(i, 0), static_cast<float>((row - column.offset) / column.scale));
    }
}

ARDENT_TEST(TaskTest)
#include "task_test.moc"
