#include "core/method/choice/auto_choice.h"

#include <QtTest>

#include "tests/support/columns.h"
#include "tests/support/training.h"

using namespace ardent;
using namespace ardent::test;

namespace {

const OptionValues kFew{{"features", 50LL}, {"epochs", 5LL}};

/// y jumps along x1 in steps of 0.15, which no smooth function of some hundred rows follows.
TaskPtr stepsTask(Index rows) {
    std::vector<double> x, y;
    for (Index i = 0; i < rows; ++i) {
        x.push_back(std::fmod(0.6180339887 * static_cast<double>(i), 1.));
        y.push_back(std::fmod(7. * std::floor(x.back() / 0.04), 5.));
    }
    auto task = makeTask(target("y"), table({numbers("x", x), numbers("y", y)}));
    if (!task) qFatal("%s", task.error().text.english().c_str());
    return std::make_shared<const Task>(std::move(*task));
}

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
    const TaskPtr task = stepsTask(400);
    const auto trained = trainToEnd("auto", task, kFew);
    QVERIFY(isKernel(trained));
    QVERIFY(!trained.directions.has_value());
    QVERIFY2(trained.last.reason.english().starts_with("Laplace kernel ridge is kept: its"),
             trained.last.reason.english().c_str());
    QVERIFY(trained.metric(*task, "rmse") < trainToEnd("metric", task, kFew).metric(*task, "rmse"));
}

void AutoChoiceTest::keepsMetricLearningOnSmoothTargets() {
    const TaskPtr task = syntheticTask("jse3", 300);
    const auto trained = trainToEnd("auto", task, {});
    QVERIFY(!isKernel(trained));
    const auto metric = trainToEnd("metric", task, {});
    QVERIFY(predict(*trained.predictor, task->x) == predict(*metric.predictor, task->x));
    QVERIFY2(trained.last.reason.english().starts_with("Metric learning is kept: its"),
             trained.last.reason.english().c_str());
}

void AutoChoiceTest::isTheSameHoweverItIsRun() {
    const TaskPtr task = stepsTask(200);
    const Matrix once = predict(*trainToEnd("auto", task, kFew).predictor, task->x);
    QVERIFY(predict(*trainToEnd("auto", task, kFew, 1, 2).predictor, task->x) == once);
    QVERIFY(predict(*trainHastily("auto", task, kFew).predictor, task->x) == once);
}

ARDENT_TEST(AutoChoiceTest)
#include "auto_choice_test.moc"
