#include "core/data/task/missing_marks.h"

#include <QTest>
#include <nlohmann/json.hpp>

#include "core/data/task/encoding.h"
#include "core/data/task/make_task.h"
#include "core/explain/partial_dependence.h"
#include "core/explain/source_rows.h"
#include "core/store/recipe_json.h"
#include "tests/support/columns.h"
#include "tests/support/golden.h"
#include "tests/support/hand_made_task.h"

using namespace ardent;
using namespace ardent::test;

namespace {

/// Every fourth of 80 ages is missing.
Table ages() {
    std::vector<double> age = sequence(80);
    for (std::size_t i = 0; i < age.size(); i += 4) age[i] = kMissing;
    return table({numbers("age", age), numbers("y", sequence(80, 3., 0.5))});
}

TaskPtr ageTask(MissingNumbers rule) {
    Recipe recipe = target("y");
    recipe.split = {1., 0., 0.};
    recipe.missingNumbers = rule;
    auto task = makeTask(recipe, ages());
    if (!task) qFatal("no task");
    return std::make_shared<const Task>(std::move(*task));
}

}  // namespace

class MissingMarksTest : public QObject {
    Q_OBJECT

private slots:
    void missingNumbersAreMarked();
    void fewMissingNumbersAreNot();
    void aMissingNumberIsReadBackAsMissing();
    void anEffectIsThatOfNumbers();
    void theMarkIsKeptInAFile();
};

void MissingMarksTest::missingNumbersAreMarked() {
    QCOMPARE(ageTask(MissingNumbers::Median)->recipe->inputs(), Index{1});
    const TaskPtr task = ageTask(MissingNumbers::Auto);
    const FittedRecipe& recipe = *task->recipe;
    QCOMPARE(recipe.inputs(), Index{2});
    QCOMPARE(recipe.sources.size(), 1U);
    QVERIFY(recipe.columns[1].marksMissing);
    QCOMPARE(recipe.columns[1].name, std::string("age is missing"));
    QCOMPARE(recipe.columns[1].offset, 0.25);
    const SourceInputs inputs = sourceInputs(recipe).front();
    QVERIFY(isMarkedMissing(recipe, inputs, task->x, 0));
    QVERIFY(!isMarkedMissing(recipe, inputs, task->x, 1));
    QCOMPARE(rowsWithNumber(recipe, inputs, task->x, {0, 1, 2, 4}),
             (std::vector<std::int32_t>{1, 2}));
    const Eigen::VectorXf missing = encodeRow(recipe, Vector::Constant(1, kMissing));
    QVERIFY(missing == task->x.row(0).transpose());
    QVERIFY(encodeRow(recipe, Vector::Constant(1, 1.)) == task->x.row(1).transpose());
}

void MissingMarksTest::aMissingNumberIsReadBackAsMissing() {
    const TaskPtr task = ageTask(MissingNumbers::Auto);
    QVERIFY(std::isnan(sourceRow(*task->recipe, task->x, 0)(0)));
    QCOMPARE(sourceRow(*task->recipe, task->x, 1)(0), 1.);
    for (const std::int32_t row : {0, 1})
        QVERIFY(encodeRow(*task->recipe, sourceRow(*task->recipe, task->x, row)) ==
                task->x.row(row).transpose());
}

void MissingMarksTest::fewMissingNumbersAreNot() {
    Table few = ages();
    std::vector<double> age = sequence(80);
    age[3] = kMissing;
    few.columns[0] = numbers("age", age);
    Recipe recipe = target("y");
    QCOMPARE(makeTask(recipe, few)->recipe->inputs(), Index{1});
    recipe.split = {1., 0., 0.};
    recipe.missingNumbers = MissingNumbers::Indicator;
    QCOMPARE(makeTask(recipe, few)->recipe->inputs(), Index{2});
}

/// f = 2 × age + 5 × missing, both encoded: the effect is a line without the filled cells' needle.
void MissingMarksTest::anEffectIsThatOfNumbers() {
    const TaskPtr task = ageTask(MissingNumbers::Auto);
    const FittedRecipe& recipe = *task->recipe;
    Matrix weights(1, 2);
    weights << 2., 5.;
    const Predictor predictor =
        linearPredictor(task->recipe, weights, Vector::Zero(1), Link::Identity);
    const EffectAxis axis = effectAxis(predictor, task->x, task->split.train, 0, 5);
    const auto curve = partialDependence(predictor, task->x, task->split.train, axis, {0})->finding;
    for (std::size_t p = 0; p < axis.values.size(); ++p) {
        const double age = (axis.values[p] - recipe.columns[0].offset) / recipe.columns[0].scale;
        const double present = -recipe.columns[1].offset / recipe.columns[1].scale;
        const double expected =
            recipe.targetOffset + recipe.targetScale * (2. * age + 5. * present);
        COMPARE_WITHIN(curve.mean(static_cast<Index>(p), 0), expected, 1e-4);
    }
}

void MissingMarksTest::theMarkIsKeptInAFile() {
    nlohmann::ordered_json file = nlohmann::ordered_json::object();
    json::addFittedRecipe(*ageTask(MissingNumbers::Auto)->recipe, file);
    const FittedRecipe back = json::toFittedRecipe(file);
    QVERIFY(!back.columns[0].marksMissing && back.columns[1].marksMissing);
    file["preprocessing"]["inputs"][1].erase("marks_missing");
    QVERIFY_EXCEPTION_THROWN(json::toFittedRecipe(file), std::exception);

    nlohmann::ordered_json choices = json::fromRecipe(target("y"));
    QVERIFY(json::toRecipe(choices).missingNumbers == MissingNumbers::Auto);
    choices.erase("missing_numbers");
    QVERIFY(json::toRecipe(choices).missingNumbers == MissingNumbers::Median);
}

ARDENT_TEST(MissingMarksTest)
#include "missing_marks_test.moc"
