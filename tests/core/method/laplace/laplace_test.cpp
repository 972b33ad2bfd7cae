#include "core/method/laplace/laplace.h"

#include <QtTest>

#include "tests/support/steps_task.h"
#include "tests/support/training.h"

using namespace ardent;
using namespace ardent::test;

namespace {

const OptionValues kFewSteps{{"iterations", 20LL}};

/// The class follows the first of many columns, but for noise.
TaskPtr classesOfMany(Index rows, Index columns) {
    RandomStream random(8, StreamId::SyntheticDesign);
    std::vector<Column> all;
    std::vector<std::string> classes;
    for (Index j = 0; j < columns; ++j) {
        std::vector<double> values;
        for (Index i = 0; i < rows; ++i) values.push_back(random.normal());
        all.push_back(numbers("x" + std::to_string(j + 1), values));
        if (j > 0) continue;
        for (const double value : values)
            classes.push_back(value + random.normal() > 0. ? "yes" : "no");
    }
    all.push_back(categories("y", classes));
    Recipe recipe = target("y");
    recipe.split = {0.3, 0., 0.7};
    auto task = makeTask(recipe, table(std::move(all)));
    if (!task) qFatal("%s", task.error().text.english().c_str());
    return std::make_shared<const Task>(std::move(*task));
}

const KernelModel& expansion(const Training& training) {
    return std::get<KernelModel>(training.predictor->model);
}

}  // namespace

class LaplaceTest : public QObject {
    Q_OBJECT

private slots:
    void findsTheVariablesThatMatter();
    void beatsOneWidthForAll();
    void tellsClasses();
    void isNotTooSureOfClasses();
    void isTheSameHoweverItIsRun();
    void tellsThatRowsWereDrawn();
    void keepsTheModelOfTheKeptTick();
};

void LaplaceTest::findsTheVariablesThatMatter() {
    const auto trained = trainToEnd("laplace", stepsTask(300), kFewSteps);
    QVERIFY(trained.relevance.has_value());
    const auto& values = trained.relevance->values;
    const Vector& scale = expansion(trained).scale;
    QCOMPARE(scale.size(), std::ssize(values));
    for (Index j = 0; j < scale.size(); ++j)
        QCOMPARE(values[static_cast<std::size_t>(j)], scale[j]);
    QVERIFY2(values[0] > 20. * values[1],
             qPrintable(QStringLiteral("%1 and %2").arg(values[0]).arg(values[1])));
}

void LaplaceTest::beatsOneWidthForAll() {
    const TaskPtr task = stepsTask(300);
    QVERIFY(trainToEnd("laplace", task, kFewSteps).metric(*task, "rmse") <
            0.8 * trainToEnd("kernel_ridge", task, {}).metric(*task, "rmse"));
}

void LaplaceTest::tellsClasses() {
    for (const char* sample : {"moons", "classification"}) {
        const TaskPtr task = syntheticTask(sample, 300);
        const auto trained = trainToEnd("laplace", task, kFewSteps);
        QVERIFY2(trained.metric(*task, "accuracy") > 0.85, sample);
        QVERIFY2(trained.metric(*task, "log_loss") < 0.45, sample);
    }
}

/// Leave-one-out scores are of rows that the scales have seen: a calibration by them is too sure.
void LaplaceTest::isNotTooSureOfClasses() {
    const TaskPtr task = classesOfMany(500, 40);
    const auto trained = trainToEnd("laplace", task, {});
    const double loss = trained.metric(*task, "log_loss");
    QVERIFY2(loss < 0.66, qPrintable(QString::number(loss)));
    QVERIFY(trained.last.reason.english().find("calibrated") != std::string::npos);
}

void LaplaceTest::isTheSameHoweverItIsRun() {
    const TaskPtr task = stepsTask(150);
    const Matrix once = expansion(trainToEnd("laplace", task, kFewSteps)).weights;
    QVERIFY(expansion(trainToEnd("laplace", task, kFewSteps, 1, 2)).weights == once);
    QVERIFY(expansion(trainWithPauses("laplace", task, kFewSteps, 3)).weights == once);
    QVERIFY(expansion(trainHastily("laplace", task, kFewSteps)).weights == once);
}

void LaplaceTest::tellsThatRowsWereDrawn() {
    const TaskPtr task = stepsTask(300);
    const auto trained = trainToEnd("laplace", task, {{"iterations", 5LL}, {"rows", 100LL}});
    QCOMPARE(expansion(trained).points->rows(), 100);
    const std::string reason = trained.last.reason.english();
    const auto learned = task->split.train.size() + task->split.validation.size();
    QVERIFY2(reason.find("100 of " + std::to_string(learned) + " rows") != std::string::npos,
             reason.c_str());
}

/// The λ of lowest loss among those of the last stage.
void LaplaceTest::keepsTheModelOfTheKeptTick() {
    const auto trained = trainToEnd("laplace", stepsTask(200), kFewSteps);
    QVERIFY(trained.keptTick.has_value());
    const auto kept = static_cast<std::size_t>(*trained.keptTick - 1);
    QVERIFY(kept < trained.train.size());
    QVERIFY(trained.train[kept] <= trained.train.back());
    QCOMPARE(trained.stages.front(), std::string("Scales by the evidence of 180 rows"));
}

ARDENT_TEST(LaplaceTest)
#include "laplace_test.moc"
