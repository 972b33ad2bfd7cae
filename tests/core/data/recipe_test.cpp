#include <QTest>
#include <cmath>
#include <limits>
#include <numeric>

#include "core/data/recipe.h"

using namespace ardent;

namespace {

constexpr double kMissing = std::numeric_limits<double>::quiet_NaN();

Column numbers(const std::string& name, const std::vector<double>& values) {
    Column column;
    column.name = name;
    for (const double value : values) {
        column.numbers.append(value);
        column.missing += std::isnan(value) ? 1 : 0;
    }
    return column;
}

/// "" is a missing cell.
Column categories(const std::string& name, const std::vector<std::string>& cells,
                  ColumnType type = ColumnType::Categorical) {
    Column column;
    column.name = name;
    column.type = type;
    for (const std::string& cell : cells) {
        const auto level = std::ranges::find(column.levels, cell);
        if (cell.empty()) {
            column.codes.push_back(-1);
            ++column.missing;
            continue;
        }
        column.codes.push_back(static_cast<std::int32_t>(level - column.levels.begin()));
        if (level == column.levels.end()) column.levels.push_back(cell);
    }
    return column;
}

Table table(std::vector<Column> columns) {
    Table result;
    result.name = "houses.csv";
    const Column& first = columns.front();
    result.rows =
        first.type == ColumnType::Numeric ? first.numbers.size() : std::ssize(first.codes);
    result.columns = std::move(columns);
    return result;
}

std::vector<double> sequence(int count, double first = 0., double step = 1.) {
    std::vector<double> values;
    for (int i = 0; i < count; ++i) values.push_back(first + step * i);
    return values;
}

Recipe target(const std::string& name) {
    Recipe recipe;
    recipe.target = name;
    return recipe;
}

QString allNotes(const Task& task) {
    QString text;
    for (const std::string& note : task.notes) text += QString::fromStdString(note) + '\n';
    return text;
}

}  // namespace

class RecipeTest : public QObject {
    Q_OBJECT

private slots:
    void trainingColumnsHaveMeanZeroAndUnitDeviation();
    void fittingUsesTrainingRowsOnly();
    void missingNumbersBecomeTheTrainingMedian();
    void targetIsCentredAndKeepsItsUnit();
    void everyLevelIsAColumnAndTwoLevelsAreOne();
    void missingAndUnseenLevelsAreZeros();
    void encodingARowGivesTheSameAsTheTable();
    void rowsWithoutATargetAreLeftOut();
    void autoProblem_data();
    void autoProblem();
    void classesAreOrdered();
    void rolesChooseTheFeatures();
    void constantColumnsStayAndEmptyOnesGo();
    void secondTableIsTheTestPart();
    void refuses_data();
    void refuses();
    void hugeAndTinyNumbersStayFinite();
    void manyRowsAreEncodedChunkByChunk();
};

void RecipeTest::trainingColumnsHaveMeanZeroAndUnitDeviation() {
    std::vector<double> squares = sequence(200);
    for (double& value : squares) value = 1e6 + value * value;
    const auto task =
        makeTask(target("y"), table({numbers("x", squares), numbers("y", sequence(200, 0., 0.5))}));
    QVERIFY(task);
    double sum = 0.;
    double sumOfSquares = 0.;
    for (const std::int32_t row : task->split.train) {
        sum += static_cast<double>(task->x(row, 0));
        sumOfSquares += std::pow(static_cast<double>(task->x(row, 0)), 2);
    }
    const auto count = static_cast<double>(task->split.train.size());
    QCOMPARE(count, 160.);
    QVERIFY(std::abs(sum / count) < 1e-6);
    QVERIFY(std::abs(sumOfSquares / count - 1.) < 1e-6);
}

void RecipeTest::fittingUsesTrainingRowsOnly() {
    const auto plain = makeTask(
        target("y"), table({numbers("x", sequence(100)), numbers("y", sequence(100, 0., 0.5))}));
    QVERIFY(plain);
    std::vector<double> changed = sequence(100);
    for (const std::int32_t row : plain->split.test) changed[static_cast<std::size_t>(row)] = 1e5;
    for (const std::int32_t row : plain->split.validation)
        changed[static_cast<std::size_t>(row)] = -1e5;
    const auto other =
        makeTask(target("y"), table({numbers("x", changed), numbers("y", sequence(100, 0., 0.5))}));
    QVERIFY(other);
    QCOMPARE(other->recipe->columns[0].offset, plain->recipe->columns[0].offset);
    QCOMPARE(other->recipe->columns[0].scale, plain->recipe->columns[0].scale);
    QCOMPARE(other->recipe->sources[0].fill, plain->recipe->sources[0].fill);
}

void RecipeTest::missingNumbersBecomeTheTrainingMedian() {
    std::vector<double> values = sequence(99);
    for (std::size_t i = 0; i < values.size(); i += 3) values[i] = kMissing;
    const auto task =
        makeTask(target("y"), table({numbers("x", values), numbers("y", sequence(99, 0., 0.5))}));
    QVERIFY(task);
    std::vector<double> training;
    for (const std::int32_t row : task->split.train)
        if (row % 3 != 0) training.push_back(row);
    std::ranges::sort(training);
    const std::size_t half = training.size() / 2;
    const double middle =
        training.size() % 2 == 1 ? training[half] : (training[half - 1] + training[half]) / 2.;
    QCOMPARE(task->recipe->sources[0].fill, middle);
    const EncodedColumn& column = task->recipe->columns[0];
    for (Index row = 0; row < 99; row += 3)
        QCOMPARE(task->x(row, 0), static_cast<float>((middle - column.offset) / column.scale));
}

void RecipeTest::targetIsCentredAndKeepsItsUnit() {
    const auto task = makeTask(
        target("y"), table({numbers("x", sequence(50)), numbers("y", sequence(50, 1000., 2.5))}));
    QVERIFY(task);
    QCOMPARE(task->recipe->problem, Problem::Regression);
    QCOMPARE(task->recipe->outputs(), 1);
    double sum = 0.;
    for (const std::int32_t row : task->split.train)
        sum += static_cast<double>(task->y[static_cast<std::size_t>(row)]);
    QVERIFY(std::abs(sum) < 1e-4);
    const double back =
        task->recipe->targetOffset + task->recipe->targetScale * static_cast<double>(task->y[20]);
    QVERIFY(std::abs(back - 1050.) < 1e-4);
}

void RecipeTest::everyLevelIsAColumnAndTwoLevelsAreOne() {
    std::vector<std::string> colour;
    std::vector<std::string> sex;
    for (int i = 0; i < 60; ++i) {
        colour.push_back(i % 3 == 0 ? "red" : i % 3 == 1 ? "green" : "blue");
        sex.push_back(i % 2 == 0 ? "male" : "female");
    }
    const auto task =
        makeTask(target("y"), table({categories("colour", colour), numbers("x", sequence(60)),
                                     categories("sex", sex), numbers("y", sequence(60, 0., 0.5))}));
    QVERIFY(task);
    const std::vector<std::string> expected{"colour = blue", "colour = green", "colour = red", "x",
                                            "sex = male"};
    std::vector<std::string> names;
    for (const EncodedColumn& column : task->recipe->columns) names.push_back(column.name);
    QCOMPARE(names, expected);
    QCOMPARE(task->recipe->columns[4].source, 2);
    QCOMPARE(task->recipe->sources[0].levels, (std::vector<std::string>{"blue", "green", "red"}));
    // Row 0 is red and male: above the mean there, below it in the other colours.
    QVERIFY(task->x(0, 2) > 0.f);
    QVERIFY(task->x(0, 0) < 0.f);
    QVERIFY(task->x(0, 4) > 0.f);
    QVERIFY(task->x(1, 4) < 0.f);
}

void RecipeTest::missingAndUnseenLevelsAreZeros() {
    std::vector<std::string> colour;
    for (int i = 0; i < 60; ++i) colour.push_back(i % 2 == 0 ? "red" : "blue");
    colour[7] = "";
    colour[8] = "";
    const auto task = makeTask(
        target("y"), table({categories("colour", colour), numbers("y", sequence(60, 0., 0.5))}));
    QVERIFY(task);
    const auto later = encode(*task->recipe, table({categories("colour", {"violet", "", "red"})}));
    QVERIFY(later);
    for (Index j = 0; j < task->recipe->inputs(); ++j) {
        const EncodedColumn& column = task->recipe->columns[static_cast<std::size_t>(j)];
        const auto zero = static_cast<float>(-column.offset / column.scale);
        QCOMPARE((*later)(0, j), zero);
        QCOMPARE((*later)(1, j), zero);
        QCOMPARE((*later)(2, j), task->x(0, j));
    }
}

void RecipeTest::encodingARowGivesTheSameAsTheTable() {
    std::vector<std::string> colour;
    for (int i = 0; i < 60; ++i)
        colour.push_back(i % 3 == 0 ? "red" : i % 3 == 1 ? "green" : "blue");
    std::vector<double> x = sequence(60, 3., 0.1);
    x[0] = kMissing;
    const auto task = makeTask(target("y"), table({categories("colour", colour), numbers("x", x),
                                                   numbers("y", sequence(60, 0., 0.5))}));
    QVERIFY(task);
    Vector values(2);
    values << 2., kMissing;  // red
    QVERIFY(encodeRow(*task->recipe, values) == task->x.row(0).transpose());
    values << 1., x[1];  // green
    QVERIFY(encodeRow(*task->recipe, values) == task->x.row(1).transpose());
}

void RecipeTest::rowsWithoutATargetAreLeftOut() {
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

void RecipeTest::autoProblem_data() {
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

void RecipeTest::autoProblem() {
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

void RecipeTest::classesAreOrdered() {
    std::vector<double> y;
    std::vector<std::string> labels;
    for (int i = 0; i < 60; ++i) {
        y.push_back(std::vector<double>{10., 9., 8.}[static_cast<std::size_t>(i % 3)]);
        labels.push_back(
            std::vector<std::string>{"yes", "no", "maybe"}[static_cast<std::size_t>(i % 3)]);
    }
    const auto numeric =
        makeTask(target("y"), table({numbers("x", sequence(60)), numbers("y", y)}));
    QVERIFY(numeric);
    QCOMPARE(numeric->recipe->classes, (std::vector<std::string>{"8", "9", "10"}));
    QCOMPARE(numeric->y[0], 2.f);
    QCOMPARE(numeric->recipe->outputs(), 3);
    const auto text =
        makeTask(target("y"), table({numbers("x", sequence(60)), categories("y", labels)}));
    QVERIFY(text);
    QCOMPARE(text->recipe->classes, (std::vector<std::string>{"maybe", "no", "yes"}));
    QCOMPARE(text->y[0], 2.f);
}

void RecipeTest::rolesChooseTheFeatures() {
    std::vector<std::string> names;
    for (int i = 0; i < 30; ++i) names.push_back("name " + std::to_string(i));
    Recipe recipe = target("y");
    recipe.roles = {{"b", Role::Ignore}, {"c", Role::Id}};
    const auto task = makeTask(
        recipe,
        table({numbers("a", sequence(30)), numbers("b", sequence(30)), numbers("c", sequence(30)),
               categories("t", names, ColumnType::Text), numbers("y", sequence(30, 0., 0.5))}));
    QVERIFY(task);
    QCOMPARE(task->recipe->sources.size(), 1U);
    QCOMPARE(task->recipe->sources[0].name, std::string("a"));
    QVERIFY(allNotes(*task).contains("\"t\" not used: free text"));
}

void RecipeTest::constantColumnsStayAndEmptyOnesGo() {
    const auto task =
        makeTask(target("y"), table({numbers("a", sequence(30)), numbers("b", std::vector(30, 0.1)),
                                     numbers("c", std::vector(30, kMissing)),
                                     categories("d", std::vector<std::string>(30, "only")),
                                     numbers("y", sequence(30, 0., 0.5))}));
    QVERIFY(task);
    QCOMPARE(task->recipe->inputs(), 3);
    QVERIFY((task->x.col(1).array() == 0.f).all());
    QVERIFY((task->x.col(2).array() == 0.f).all());
    QVERIFY(allNotes(*task).contains("\"c\" not used"));
    QVERIFY(allNotes(*task).contains("\"b\", \"d\" constant"));
}

void RecipeTest::secondTableIsTheTestPart() {
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
    QVERIFY(
        QString::fromStdString(lacking.error().text).contains("lacks the feature column \"x\""));
}

void RecipeTest::refuses_data() {
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

void RecipeTest::refuses() {
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
    QVERIFY2(QString::fromStdString(task.error().text).contains(says), task.error().text.c_str());
}

void RecipeTest::hugeAndTinyNumbersStayFinite() {
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

void RecipeTest::manyRowsAreEncodedChunkByChunk() {
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

QTEST_GUILESS_MAIN(RecipeTest)
#include "recipe_test.moc"
