#include "core/method/choice/auto_choice.h"

#include <QtTest>

#include "core/model/constant_model.h"
#include "tests/support/steps_task.h"
#include "tests/support/training.h"

using namespace ardent;
using namespace ardent::test;

namespace {

const OptionValues kFew{{"features", 50LL}, {"epochs", 5LL}};

/// y has nothing to do with any of the columns.
TaskPtr noiseTask(Index rows, Index columns) {
    RandomStream random(5, StreamId::SyntheticDesign);
    std::vector<Column> all;
    for (Index j = 0; j <= columns; ++j) {
        std::vector<double> values;
        for (Index i = 0; i < rows; ++i) values.push_back(random.normal());
        all.push_back(numbers(j == columns ? "y" : "x" + std::to_string(j), values));
    }
    auto task = makeTask(target("y"), table(std::move(all)));
    if (!task) qFatal("%s", task.error().text.english().c_str());
    return std::make_shared<const Task>(std::move(*task));
}

bool isKernel(const Training& training) {
    return std::holds_alternative<KernelModel>(training.predictor->model);
}

bool isTrees(const Training& training) {
    return training.predictor->trees() != nullptr;
}

/// y is one of two numbers by the signs of four columns among ten, and far off in some rows.
TaskPtr cellsTask(Index rows) {
    RandomStream random(9, StreamId::SyntheticDesign);
    std::vector<std::vector<double>> values(11);
    for (Index i = 0; i < rows; ++i) {
        for (std::size_t j = 0; j < 10; ++j) values[j].push_back(random.normal());
        bool isHigh = false;
        for (std::size_t j = 0; j < 4; ++j) isHigh ^= values[j].back() > 0.8;
        values[10].push_back(isHigh ? 1. : 0.);
    }
    std::vector<Column> all;
    for (std::size_t j = 0; j < 11; ++j)
        all.push_back(numbers(j == 10 ? "y" : "x" + std::to_string(j), values[j]));
    Recipe recipe = target("y");
    recipe.problem = ProblemChoice::Regression;
    auto task = makeTask(recipe, table(std::move(all)));
    if (!task) qFatal("%s", task.error().text.english().c_str());
    return std::make_shared<const Task>(std::move(*task));
}

}  // namespace

class AutoChoiceTest : public QObject {
    Q_OBJECT

private slots:
    void keepsWhatPredictsBetter();
    void keepsMetricLearningOnSmoothTargets();
    void keepsTreesOfCells();
    void keepsNoKernelOfNoise();
    void isTheSameHoweverItIsRun();
};

void AutoChoiceTest::keepsWhatPredictsBetter() {
    const TaskPtr task = stepsTask(250);
    const auto trained = trainToEnd("auto", task, kFew);
    QVERIFY(isKernel(trained));
    QVERIFY(!trained.directions.has_value());
    QVERIFY2(trained.last.reason.english().starts_with("Kept: Laplace kernel ridge, held-out "),
             trained.last.reason.english().c_str());
    QVERIFY(trained.metric(*task, "rmse") < trainToEnd("metric", task, kFew).metric(*task, "rmse"));
}

void AutoChoiceTest::keepsMetricLearningOnSmoothTargets() {
    const TaskPtr task = syntheticTask("jse3", 150);
    const auto trained = trainToEnd("auto", task, kFew);
    QVERIFY(!isKernel(trained));
    const auto metric = trainToEnd("metric", task, kFew);
    QVERIFY(predict(*trained.predictor, task->x) == predict(*metric.predictor, task->x));
    QVERIFY2(trained.last.reason.english().starts_with("Kept: metric learning, held-out "),
             trained.last.reason.english().c_str());
}

void AutoChoiceTest::keepsTreesOfCells() {
    const TaskPtr task = cellsTask(1500);
    const auto trained = trainToEnd("auto", task, kFew);
    QVERIFY2(trained.last.reason.english().starts_with("Kept: boosted trees, held-out "),
             trained.last.reason.english().c_str());
    QVERIFY(isTrees(trained));
    QVERIFY(trained.metric(*task, "rmse") < trainToEnd("laplace", task, {}).metric(*task, "rmse"));
}

/// With so many columns scales can always be found that fit the rows they are searched on.
void AutoChoiceTest::keepsNoKernelOfNoise() {
    const TaskPtr task = noiseTask(120, 60);
    const auto trained = trainToEnd("auto", task, kFew);
    QVERIFY2(!isKernel(trained), trained.last.reason.english().c_str());
    const auto kernel = trainToEnd("laplace", task, {});
    QVERIFY2(isConstant(*kernel.predictor), kernel.last.reason.english().c_str());
    QVERIFY(kernel.last.reason.english().starts_with("A constant is kept"));
    QVERIFY(!kernel.keptTick.has_value());
}

void AutoChoiceTest::isTheSameHoweverItIsRun() {
    const TaskPtr task = stepsTask(100);
    const Matrix once = predict(*trainToEnd("auto", task, kFew).predictor, task->x);
    QVERIFY(predict(*trainToEnd("auto", task, kFew, 1, 2).predictor, task->x) == once);
    QVERIFY(predict(*trainHastily("auto", task, kFew).predictor, task->x) == once);
}

ARDENT_TEST(AutoChoiceTest)
#include "auto_choice_test.moc"
