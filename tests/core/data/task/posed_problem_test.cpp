#include <QtTest>

#include "core/data/task/target.h"
#include "tests/support/columns.h"

using namespace ardent;

/// What a target asks for, known without reading it as a task does, but never otherwise.
class PosedProblemTest : public QObject {
    Q_OBJECT

private slots:
    void agreesWithWhatATaskFinds_data();
    void agreesWithWhatATaskFinds();
    void isUnknownWithoutATarget();
};

namespace {

std::vector<double> repeated(const std::vector<double>& values, int times) {
    std::vector<double> all;
    for (int i = 0; i < times; ++i) all.insert(all.end(), values.begin(), values.end());
    return all;
}

Table tableWith(Column target) {
    Table table;
    table.rows =
        target.type == ColumnType::Numeric ? target.numbers.size() : std::ssize(target.codes);
    table.columns.push_back(std::move(target));
    return table;
}

}  // namespace

void PosedProblemTest::agreesWithWhatATaskFinds_data() {
    QTest::addColumn<std::vector<double>>("values");
    QTest::addRow("real numbers") << std::vector<double>{1.5, 2.25, 3., 4.75};
    QTest::addRow("two numbers") << repeated({0., 1.}, 3);
    QTest::addRow("two numbers in two rows") << std::vector<double>{0., 1.};
    QTest::addRow("few whole numbers") << repeated({1., 2., 3.}, 5);
    QTest::addRow("too few rows each") << repeated({1., 2., 3.}, 4);
    QTest::addRow("far apart") << repeated({1., 20., 300.}, 5);
    QTest::addRow("missing ones do not count") << repeated({1., 2., 3., test::kMissing}, 4);
    std::vector<double> many;
    for (int i = 0; i < 21; ++i) many.push_back(i);
    QTest::addRow("too many") << repeated(many, 5);
}

void PosedProblemTest::agreesWithWhatATaskFinds() {
    QFETCH(std::vector<double>, values);
    const Table table = tableWith(test::numbers("y", values));
    for (const auto choice :
         {ProblemChoice::Auto, ProblemChoice::Regression, ProblemChoice::Classification}) {
        Recipe recipe;
        recipe.target = "y";
        recipe.problem = choice;
        const auto target = readTarget(recipe, table);
        if (target) QVERIFY(posedProblem(recipe, table) == target->problem);
    }
}

void PosedProblemTest::isUnknownWithoutATarget() {
    const Table table = tableWith(test::categories("y", {"red", "blue", "red", "blue"}));
    Recipe recipe;
    QVERIFY(!posedProblem(recipe, table));
    recipe.target = "z";
    QVERIFY(!posedProblem(recipe, table));
    recipe.target = "y";
    QVERIFY(posedProblem(recipe, table) == Problem::Classification);
}

ARDENT_TEST(PosedProblemTest)
#include "posed_problem_test.moc"
