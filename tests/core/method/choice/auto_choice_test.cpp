#include "core/method/choice/auto_choice.h"

#include <QtTest>

#include "tests/support/steps_task.h"
#include "tests/support/training.h"

using namespace ardent;
using namespace ardent::test;

namespace {

const OptionValues kFew{{"features", 50LL}, {"epochs", 5LL}};

bool isKernel(const Training& training) {
    return std::holds_alternative<KernelModel>(training.predictor->model);
}

}  // namespace

class AutoChoiceTest : public QObject {
    Q_OBJECT

private slots:
    void keepsWhatPredictsBetter();
    void keepsMetricLearningOnSmoothTargets();
    void isTheSameHoweverItIsRun();
};

void AutoChoiceTest::keepsWhatPredictsBetter() {
    const TaskPtr task = stepsTask(250);
    const auto trained = trainToEnd("auto", task, kFew);
    QVERIFY(isKernel(trained));
    QVERIFY(!trained.directions.has_value());
    QVERIFY2(trained.last.reason.english().starts_with("Laplace kernel ridge is kept: its"),
             trained.last.reason.english().c_str());
    QVERIFY(trained.metric(*task, "rmse") < trainToEnd("metric", task, kFew).metric(*task, "rmse"));
}

void AutoChoiceTest::keepsMetricLearningOnSmoothTargets() {
    const TaskPtr task = syntheticTask("jse3", 150);
    const auto trained = trainToEnd("auto", task, kFew);
    QVERIFY(!isKernel(trained));
    const auto metric = trainToEnd("metric", task, kFew);
    QVERIFY(predict(*trained.predictor, task->x) == predict(*metric.predictor, task->x));
    QVERIFY2(trained.last.reason.english().starts_with("Metric learning is kept: its"),
             trained.last.reason.english().c_str());
}

void AutoChoiceTest::isTheSameHoweverItIsRun() {
    const TaskPtr task = stepsTask(100);
    const Matrix once = predict(*trainToEnd("auto", task, kFew).predictor, task->x);
    QVERIFY(predict(*trainToEnd("auto", task, kFew, 1, 2).predictor, task->x) == once);
    QVERIFY(predict(*trainHastily("auto", task, kFew).predictor, task->x) == once);
}

ARDENT_TEST(AutoChoiceTest)
#include "auto_choice_test.moc"
