#include "core/data/task/encoding.h"
#include "core/data/task/make_task.h"

#include <QTest>
#include <cmath>
#include <limits>
#include <numeric>

#include "tests/support/columns.h"

using namespace ardent;
using namespace ardent::test;

class RecipeTest : public QObject {
    Q_OBJECT

private slots:
    void trainingColumnsHaveMeanZeroAndUnitDeviation();
    void fittingUsesTrainingRowsOnly();
    void missingNumbersBecomeTheTrainingMedian();
    void targetIsCentredAndKeepsItsUnit();
    void everyLevelIsAColumnAndTwoLevelsAreOne();
    void anUnseenLevelIsTheMeanAndAMissingOneNone();
    void aCellOfTwoLevelsLiesAtTheirMean();
    void theSpellingOfTwoLevelsDoesNotMatter();
    void encodingARowGivesTheSameAsTheTable();
    void classesAreOrdered();
    void rolesChooseTheFeatures();
    void constantColumnsStayAndEmptyOnesGo();
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

void RecipeTest::anUnseenLevelIsTheMeanAndAMissingOneNone() {
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
        QCOMPARE(later->x(0, j), 0.F);
        QCOMPARE(later->x(1, j), zero);
        QCOMPARE(later->x(2, j), task->x(0, j));
    }
}

void RecipeTest::aCellOfTwoLevelsLiesAtTheirMean() {
    std::vector<std::string> colour;
    for (int i = 0; i < 60; ++i) colour.push_back(i % 4 == 0 ? "red" : "blue");
    const auto task = makeTask(
        target("y"), table({categories("colour", colour), numbers("y", sequence(60, 0., 0.5))}));
    QVERIFY(task);
    const FittedRecipe& recipe = *task->recipe;
    QCOMPARE(recipe.inputs(), Index{1});
    double mean = 0.;
    for (const std::int32_t row : task->split.train)
        mean += static_cast<double>(task->x(row, 0)) / 48.;
    QVERIFY(std::abs(mean) < 1e-6);
    const auto later = encode(recipe, table({categories("colour", {"violet", "", "red", "blue"})}));
    QVERIFY(later);
    QCOMPARE(later->x(0, 0), 0.F);
    QCOMPARE(later->x(1, 0), 0.F);
    QVERIFY(later->x(2, 0) > 1.F);
    QVERIFY(later->x(3, 0) < 0.F);
    const auto asNumbers = encode(recipe, table({numbers("colour", {7., kMissing})}));
    QVERIFY(asNumbers);
    QCOMPARE(asNumbers->x(0, 0), 0.F);
    QCOMPARE(asNumbers->x(1, 0), 0.F);
    for (const double position : {-1., kMissing, 2.})
        QCOMPARE(encodeRow(recipe, Vector::Constant(1, position))(0), 0.F);
    QCOMPARE(encodeRow(recipe, Vector::Constant(1, 1.))(0), later->x(2, 0));
    QCOMPARE(encodeRow(recipe, Vector::Constant(1, 0.))(0), later->x(3, 0));
}

/// Only test rows lack a level. "no" stands before "sure", "zz" behind it.
void RecipeTest::theSpellingOfTwoLevelsDoesNotMatter() {
    const std::vector<double> y = sequence(60, 0., 0.5);
    const auto plain = makeTask(target("y"), table({numbers("x", sequence(60)), numbers("y", y)}));
    QVERIFY(plain);
    const auto encoded = [&](const std::string& no) {
        std::vector<std::string> cells;
        for (int i = 0; i < 60; ++i) cells.push_back(i % 3 == 0 ? "sure" : no);
        for (const std::int32_t row : plain->split.test) cells[static_cast<std::size_t>(row)] = "";
        const auto task =
            makeTask(target("y"), table({categories("answer", cells), numbers("y", y)}));
        return task ? task->x : DesignMatrix();
    };
    const DesignMatrix one = encoded("no");
    const DesignMatrix other = encoded("zz");
    QCOMPARE(one.cols(), Index{1});
    QCOMPARE(other.cols(), Index{1});
    QVERIFY((one + other).cwiseAbs().maxCoeff() < 1e-6F);
    for (const std::int32_t row : plain->split.test) QCOMPARE(one(row, 0), 0.F);
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

    const auto later =
        encode(*task->recipe, table({numbers("a", sequence(30)), numbers("b", std::vector(30, 5.)),
                                     categories("d", std::vector<std::string>(30, "another"))}));
    QVERIFY(later);
    QCOMPARE(later->x, task->x);
}

ARDENT_TEST(RecipeTest)
#include "recipe_test.moc"
