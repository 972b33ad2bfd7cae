#include "core/model/level_mean.h"

#include <QtTest>
#include <nlohmann/json.hpp>

#include "core/data/task/encoding.h"
#include "core/data/task/level_inputs.h"
#include "core/data/task/make_task.h"
#include "core/model/predictor.h"
#include "core/store/recipe_json.h"
#include "tests/support/columns.h"
#include "tests/support/golden.h"

using namespace ardent;
using namespace ardent::test;

namespace {

/// Twelve training rows: towns A, B, C by 6 : 4 : 2, two of three rows "m".
TaskPtr townTask(const std::vector<std::string>& towns) {
    Recipe recipe = target("y");
    recipe.split = {1., 0., 0.};
    auto task = makeTask(
        recipe, table({numbers("age", sequence(12)), categories("sex", cycle(12, {"f", "m", "m"})),
                       categories("town", towns), numbers("y", sequence(12, 3., 0.5))}));
    if (!task) qFatal("no task");
    return std::make_shared<const Task>(std::move(*task));
}

const std::vector<std::string> kTowns{"A", "B", "A", "C", "A", "B", "A", "B", "A", "C", "A", "B"};
const std::vector<std::string> kTownsAndGaps{"A", "B", "A", "C", "A", "B",
                                             "A", "B", "A", "",  "A", ""};

Predictor waves(const FittedRecipePtr& recipe) {
    const FourierBasis basis = drawBasis(Sampler::Gaussian, recipe->inputs(), 30, 1);
    FourierModel model{std::make_shared<const FourierBasis>(basis),
                       Vector::LinSpaced(recipe->inputs(), 0.5, 1.5),
                       Vector::LinSpaced(30, -1., 2.), Vector::Constant(1, 0.3),
                       Matrix::Constant(1, recipe->inputs(), 0.7)};
    return {recipe, model, Link::Identity};
}

Predictor expansion(const Task& task, Kernel kernel, const Vector& scale) {
    const KernelModel model{kernel,
                            0.2,
                            std::make_shared<const DesignMatrix>(task.x),
                            Vector::LinSpaced(task.x.rows(), -1., 2.),
                            Vector::Constant(1, 0.3),
                            scale};
    return {task.recipe, model, Link::Identity};
}

double predictionAt(const Predictor& predictor, double age, const std::string& sex,
                    const std::string& town) {
    return (*predict(predictor, table({numbers("age", {age}), categories("sex", {sex}),
                                       categories("town", {town})})))(0, 0);
}

}  // namespace

class LevelMeanTest : public QObject {
    Q_OBJECT

private slots:
    void anUnseenLevelIsTheMeanOverTheLevels_data();
    void anUnseenLevelIsTheMeanOverTheLevels();
    void missingCellsOfTrainingAreALevel();
    void earlierRecipesKeepTheirRule();
    void drawnLevelsHaveTheSharesOfTheLevels();
    void drawnLevelsOfSeveralSourcesAreIndependent();
};

void LevelMeanTest::anUnseenLevelIsTheMeanOverTheLevels_data() {
    QTest::addColumn<int>("model");
    QTest::addRow("waves") << 0;
    QTest::addRow("gaussian") << 1;
    QTest::addRow("laplace") << 2;
    QTest::addRow("scaled") << 3;
}

void LevelMeanTest::anUnseenLevelIsTheMeanOverTheLevels() {
    QFETCH(int, model);
    const TaskPtr task = townTask(kTowns);
    const Vector scale = Vector::LinSpaced(task->x.cols(), 0.5, 1.5);
    const Predictor predictor = model == 0   ? waves(task->recipe)
                                : model == 1 ? expansion(*task, Kernel::Gaussian, {})
                                : model == 2 ? expansion(*task, Kernel::Laplace, {})
                                             : expansion(*task, Kernel::Gaussian, scale);
    const auto at = [&](const std::string& sex, const std::string& town) {
        return predictionAt(predictor, 4., sex, town);
    };
    const auto ofTown = [&](const std::string& sex) {
        return at(sex, "A") / 2. + at(sex, "B") / 3. + at(sex, "C") / 6.;
    };
    QVERIFY(std::abs(at("f", "A") - at("f", "B")) > 0.05);
    COMPARE_WITHIN(at("f", "D"), ofTown("f"), 1e-5);
    COMPARE_WITHIN(at("f", ""), ofTown("f"), 1e-5);
    COMPARE_WITHIN(at("x", "A"), at("f", "A") / 3. + at("m", "A") * 2. / 3., 1e-5);
    COMPARE_WITHIN(at("", "E"), ofTown("f") / 3. + ofTown("m") * 2. / 3., 1e-5);
}

void LevelMeanTest::missingCellsOfTrainingAreALevel() {
    const TaskPtr task = townTask(kTownsAndGaps);
    const Predictor predictor = waves(task->recipe);
    const auto at = [&](const std::string& town) { return predictionAt(predictor, 4., "f", town); };
    const Matrix trained = predict(predictor, task->x);
    const Index lastRow = 11;
    COMPARE_WITHIN(predictionAt(predictor, 11., "m", ""), trained(lastRow, 0), 1e-5);
    COMPARE_WITHIN(at("D"), at("A") / 2. + at("B") / 4. + at("C") / 12. + at("") / 6., 1e-5);
}

/// A file of version 0.1.0 does not name the rule: several levels then have no indicator.
void LevelMeanTest::earlierRecipesKeepTheirRule() {
    const TaskPtr task = townTask(kTowns);
    nlohmann::ordered_json file = nlohmann::ordered_json::object();
    json::addFittedRecipe(*task->recipe, file);
    QVERIFY(json::toFittedRecipe(file).unknownLevels == UnknownLevels::MeanOfLevels);
    file["preprocessing"].erase("unknown_levels");
    const FittedRecipe earlier = json::toFittedRecipe(file);
    QVERIFY(earlier.unknownLevels == UnknownLevels::NoIndicator);
    const Table later =
        table({numbers("age", {1.}), categories("sex", {""}), categories("town", {"D"})});
    const auto x = encode(earlier, later);
    QVERIFY(x.has_value());
    QCOMPARE(x->x(0, 1), 0.F);
    for (Index j = 2; j < 5; ++j) QVERIFY(x->x(0, j) < 0.F);
    const auto now = encode(*task->recipe, later);
    for (Index j = 1; j < 5; ++j) QCOMPARE(now->x(0, j), 0.F);

    nlohmann::ordered_json choices = json::fromRecipe(target("y"));
    QVERIFY(json::toRecipe(choices).unknownLevels == UnknownLevels::MeanOfLevels);
    choices.erase("unknown_levels");
    QVERIFY(json::toRecipe(choices).unknownLevels == UnknownLevels::NoIndicator);
}

void LevelMeanTest::drawnLevelsHaveTheSharesOfTheLevels() {
    const TaskPtr task = townTask(kTowns);
    const auto encoded =
        encode(*task->recipe, table({numbers("age", std::vector(60, 1.)),
                                     categories("sex", std::vector<std::string>(60, "f")),
                                     categories("town", std::vector<std::string>(60, "D"))}));
    const DesignMatrix drawn = withDrawnLevels(*task->recipe, encoded->x);
    Vector count = Vector::Zero(3);
    for (Index row = 0; row < 60; ++row)
        for (Index level = 0; level < 3; ++level) count[level] += drawn(row, 2 + level) > 0.F;
    QVERIFY(std::abs(count[0] - 30.) <= 1. && std::abs(count[1] - 20.) <= 1.);
    QCOMPARE(count.sum(), 60.);
    QVERIFY(drawn.leftCols(2) == encoded->x.leftCols(2));
}

/// Each source has its shares, and so do their pairs, however many sources there are.
void LevelMeanTest::drawnLevelsOfSeveralSourcesAreIndependent() {
    constexpr Index kSources = 9, kLaterRows = 600;
    std::vector<Column> columns, later;
    for (Index s = 0; s < kSources; ++s) {
        const std::string name = "town" + std::to_string(s);
        columns.push_back(categories(name, kTowns));
        later.push_back(categories(name, std::vector<std::string>(kLaterRows, "D")));
    }
    columns.push_back(numbers("y", sequence(12, 3., 0.5)));
    Recipe recipe = target("y");
    recipe.split = {1., 0., 0.};
    const auto task = makeTask(recipe, table(columns));
    QVERIFY(task);
    const DesignMatrix drawn =
        withDrawnLevels(*task->recipe, encode(*task->recipe, table(later))->x);
    QCOMPARE(drawn.cols(), 3 * kSources);
    for (Index s = 0; s < kSources; ++s) {
        const auto isA = (drawn.col(3 * s).array() > 0.F).cast<double>().eval();
        QCOMPARE(isA.sum(), 300.);
        QCOMPARE((drawn.col(3 * s + 1).array() > 0.F).cast<double>().sum(), 200.);
        for (Index t = 0; t < s; ++t) {
            const auto isOtherA = (drawn.col(3 * t).array() > 0.F).cast<double>().eval();
            COMPARE_WITHIN((isA * isOtherA).sum(), 150., 30.);  // five standard deviations
        }
    }
}

ARDENT_TEST(LevelMeanTest)
#include "level_mean_test.moc"
