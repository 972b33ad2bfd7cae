#include "core/data/shape/shape.h"

#include <QTest>
#include <cmath>
#include <nlohmann/json.hpp>

#include "core/data/task/make_task.h"
#include "core/data/task/target_values.h"
#include "core/store/recipe_json.h"
#include "tests/support/columns.h"
#include "tests/support/test_class.h"

using namespace ardent;
using namespace ardent::test;

namespace {

ShapeStep where(const std::string& expression) {
    return {StepKind::Where, {}, expression};
}

ShapeStep derived(const std::string& name, const std::string& expression) {
    return {StepKind::Derive, name, expression};
}

ShapeStep transformStep(const std::string& column, Transform kind) {
    return {StepKind::Transform, column, {}, kind};
}

Table people() {
    return table({numbers("age", {20., 30., 40., kMissing, 60.}),
                  numbers("rooms", {1., 2., 0., 4., 5.}),
                  numbers("price", {1., 10., 100., 1000., 10000.})});
}

QString notesOf(const Shaped& shaped) {
    QStringList notes;
    for (const Message& note : shaped.notes) notes << QString::fromStdString(note.english());
    return notes.join(u'\n');
}

QString errorOf(TableShape shape) {
    const auto shaped = takeSteps(shape, people());
    return shaped ? QString() : QString::fromStdString(shaped.error().text.english());
}

}  // namespace

class ShapeTest : public QObject {
    Q_OBJECT

private slots:
    void rowsAreKeptAndCounted();
    void rowsAreLeftOutByTheirNumbers();
    void columnsAreDerived();
    void transformsAreTurnedBack_data();
    void transformsAreTurnedBack();
    void aLaterTableMayLackTheTarget();
    void numbersAreThoseOfTheFile();
    void faultsAreNamed();
    void targetsKeepTheirUnit();
    void stepsAreKeptInAFile();
};

void ShapeTest::rowsAreKeptAndCounted() {
    TableShape shape{where("age > 25")};
    const auto shaped = takeSteps(shape, people());
    QVERIFY(shaped.has_value());
    QCOMPARE(shaped->rows, (std::vector<std::int32_t>{1, 2, 4}));
    QCOMPARE(shaped->table.rows, Index{3});
    QCOMPARE(shaped->table.columns[2].numbers.at(2), 10000.);
    QCOMPARE(notesOf(*shaped),
             QString("3 of 5 rows are kept by age > 25. Left out for a missing value: 1 row."));
}

/// Of the table as the steps before have left it; a later table keeps all of its rows.
void ShapeTest::rowsAreLeftOutByTheirNumbers() {
    const ShapeStep without{StepKind::Exclude, {}, "1, 3-4"};
    const auto shaped = takeSteps({where("price > 1"), without}, people());
    QVERIFY(shaped.has_value());
    QCOMPARE(shaped->rows, (std::vector<std::int32_t>{2}));
    QCOMPARE(notesOf(*shaped).section(u'\n', 1),
             QString("Left out by their numbers: 3 of 4 rows."));
    QVERIFY(stepsFor({"age"}, {without}, "price").empty());
    const auto errorWith = [](const char* rows) {
        return errorOf({{StepKind::Exclude, {}, rows}});
    };
    QCOMPARE(errorWith("2, 6"),
             QString("without rows 2, 6: there is no row 6; houses.csv has 5 rows."));
    QVERIFY(errorWith("1-5").endsWith("change this step."));
    QVERIFY(errorWith("0").contains("write the numbers of rows"));
}

void ShapeTest::columnsAreDerived() {
    TableShape shape{derived("each", "price / rooms"), where("each < 300"), where("rooms > 1")};
    const auto shaped = takeSteps(shape, people());
    QVERIFY(shaped.has_value());
    QCOMPARE(shaped->rows, (std::vector<std::int32_t>{1, 3}));
    QCOMPARE(shaped->table.columns.back().name, std::string("each"));
    QCOMPARE(shaped->table.columns.back().numbers.at(1), 250.);
    QVERIFY2(notesOf(*shaped).startsWith("each = price / rooms: without a value"),
             qPrintable(notesOf(*shaped)));
}

void ShapeTest::transformsAreTurnedBack_data() {
    QTest::addColumn<int>("kind");
    QTest::newRow("log") << static_cast<int>(Transform::Log);
    QTest::newRow("sqrt") << static_cast<int>(Transform::Sqrt);
}

void ShapeTest::transformsAreTurnedBack() {
    QFETCH(const int, kind);
    TableShape shape{transformStep("price", static_cast<Transform>(kind))};
    const auto shaped = takeSteps(shape, people());
    QVERIFY(shaped.has_value());
    for (Index row = 0; row < 5; ++row) {
        const double before = people().columns[2].numbers.at(row);
        const double after = shaped->table.columns[2].numbers.at(row);
        QVERIFY(after != before || before == 1.);
        QVERIFY(std::abs(original(shape[0].transform, after) / before - 1.) < 1e-12);
    }
    QVERIFY(std::isnan(transformed(Transform::Log, 0.)));
    QVERIFY(std::isnan(transformed(Transform::Sqrt, -1.)));
}

void ShapeTest::aLaterTableMayLackTheTarget() {
    TableShape shape{where("price > 5"), where("rooms > 1"),
                     transformStep("price", Transform::Log)};
    QVERIFY(takeSteps(shape, people()).has_value());
    const Table later = table({numbers("rooms", {1., 2.})});
    const auto shaped = takeSteps(shape, later, "price");
    QVERIFY(shaped.has_value());
    QCOMPARE(shaped->rows, (std::vector<std::int32_t>{1}));
    QVERIFY(!takeSteps(shape, later));
    const Table half =
        table({numbers("rooms", {1., 2., 2.}), numbers("price", {1., 2., kMissing})});
    QCOMPARE(takeSteps(shape, half, "price")->rows, (std::vector<std::int32_t>{1, 2}));
}

void ShapeTest::numbersAreThoseOfTheFile() {
    Table floats = table({numbers("x", {0.1, 0.3, 0.7})});
    floats.columns[0].numbers.narrow();
    QCOMPARE(takeSteps({where("x >= 0.7")}, floats)->rows, (std::vector<std::int32_t>{2}));
    QCOMPARE(takeSteps({where("x > 0.3")}, floats)->rows, (std::vector<std::int32_t>{2}));
    QCOMPARE(takeSteps({where("x = 0.1")}, floats)->rows, (std::vector<std::int32_t>{0}));
}

void ShapeTest::faultsAreNamed() {
    QVERIFY(errorOf({where("agee > 1")}).contains("did you mean \"age\""));
    QVERIFY(errorOf({where("age > 100")}).contains("no row of houses.csv is kept"));
    QVERIFY(errorOf({derived("age", "1")}).contains("has a column \"age\" already"));
    QVERIFY(errorOf({transformStep("agee", Transform::Log)}).contains("no such column"));
}

void ShapeTest::targetsKeepTheirUnit() {
    Recipe recipe = target("price");
    recipe.split = {1., 0., 0.};
    recipe.problem = ProblemChoice::Regression;
    recipe.shape = {transformStep("price", Transform::Log)};
    auto shaped = takeSteps(recipe.shape, people());
    const auto task = makeTask(recipe, std::move(shaped->table));
    QVERIFY(task.has_value());
    const std::vector<double> prices = targetValues(*task, task->split.train);
    QVERIFY(std::abs(prices[0] - 1.) < 1e-5);
    QVERIFY(std::abs(prices[4] - 10000.) < 0.1);
    QVERIFY(std::abs(task->recipe->targetOffset - std::log(100.)) < 1e-9);
}

void ShapeTest::stepsAreKeptInAFile() {
    Recipe recipe = target("price");
    recipe.split = {1., 0., 0.};
    recipe.problem = ProblemChoice::Regression;
    recipe.shape = {derived("each", "price / rooms"),
                    where("rooms > 0"),
                    {StepKind::Exclude, {}, "2"},
                    transformStep("price", Transform::Sqrt)};
    auto shaped = takeSteps(recipe.shape, people());
    QVERIFY(json::toRecipe(json::fromRecipe(recipe)).shape == recipe.shape);
    const auto task = makeTask(recipe, std::move(shaped->table));
    QVERIFY(task.has_value());
    json::Json file;
    json::addFittedRecipe(*task->recipe, file);
    const FittedRecipe read = json::toFittedRecipe(file);
    QVERIFY(read.shape == recipe.shape);
    QVERIFY(read.targetTransform == recipe.shape.back().transform);
}

ARDENT_TEST(ShapeTest)
#include "shape_test.moc"
