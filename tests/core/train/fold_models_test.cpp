#include "core/train/fold_models.h"

#include <QtTest>
#include <cmath>
#include <map>
#include <set>
#include <stdexcept>

#include "core/data/task/make_task.h"
#include "core/method/methods.h"
#include "core/train/run.h"
#include "tests/support/columns.h"

using namespace ardent;
using namespace ardent::test;

namespace {

/// y = 2 a and a wave of b; the rows of a subject have one a.
Table subjects(Index rows, Index ofEach) {
    std::vector<double> subject, a, b, y;
    for (Index i = 0; i < rows; ++i) {
        subject.push_back(static_cast<double>(i / ofEach));
        a.push_back(std::sin(7.3 * subject.back()));
        b.push_back(std::cos(11.9 * static_cast<double>(i)));
        y.push_back(2. * a.back() + 0.2 * std::sin(3. * b.back()));
    }
    Table table;
    table.rows = rows;
    table.columns = {numbers("subject", subject), numbers("a", a), numbers("b", b),
                     numbers("y", y)};
    return table;
}

Recipe recipeOf(SplitRule rule = SplitRule::Chance) {
    Recipe recipe;
    recipe.target = "y";
    recipe.splitRule = rule;
    if (rule != SplitRule::Chance) recipe.splitColumn = "subject";
    return recipe;
}

TaskPtr taskOf(Index rows, Index ofEach = 1, SplitRule rule = SplitRule::Chance) {
    auto task = makeTask(recipeOf(rule), subjects(rows, ofEach));
    if (!task) qFatal("%s", task.error().text.english().c_str());
    return std::make_shared<const Task>(std::move(*task));
}

Retraining ridgeAgain(SplitRule rule = SplitRule::Chance) {
    return retraining(*findMethod("ridge"), {}, recipeOf(rule));
}

std::vector<JudgedRows> modelsOf(const Task& task, const Retraining& again) {
    const auto models = foldModels(task, again, always, [](int, int) {});
    return models ? *models : std::vector<JudgedRows>();
}

SnapshotPtr runOf(const TaskPtr& task, const Retraining& again) {
    auto trainer = makeTrainer(*findMethod("ridge"), task, {}, 1);
    RunSettings settings;
    settings.again = again;
    Run run(std::move(*trainer), task, settings);
    run.resume();
    return run.waitForEnd(60.) ? run.take() : nullptr;
}

}  // namespace

/// Small tables are judged on all of their rows, each by a model that has not seen it.
class FoldModelsTest : public QObject {
    Q_OBJECT

private slots:
    void onlyFewRowsAreJudgedSo();
    void everyRowIsJudgedOnce();
    void noModelHasSeenItsRows();
    void groupsStayTogether();
    void aRunSaysWhatAllRowsSay();
    void aPersonsTestRowsStay();
    void itEndsWhenItIsNotToGoOn();
    void noiseIsNotShown();
    void aTrainingThatFailsLeavesTheModel();
};

void FoldModelsTest::onlyFewRowsAreJudgedSo() {
    QVERIFY(areJudgedByFolds(*taskOf(60)));
    QVERIFY(areJudgedByFolds(*taskOf(490)));
    QVERIFY(!areJudgedByFolds(*taskOf(510)));
    QVERIFY(!areJudgedByFolds(*taskOf(12)));
    QVERIFY(!areJudgedByFolds(*taskOf(60, 1, SplitRule::Time)));
}

void FoldModelsTest::everyRowIsJudgedOnce() {
    const TaskPtr task = taskOf(83);
    const auto models = modelsOf(*task, ridgeAgain());
    QCOMPARE(models.size(), std::size_t(5));
    std::multiset<std::int32_t> rows;
    for (const JudgedRows& model : models) {
        rows.insert(model.rows.begin(), model.rows.end());
        QVERIFY(model.rows.size() >= 16 && model.rows.size() <= 17);
    }
    QCOMPARE(rows.size(), std::size_t(83));
    QCOMPARE(std::set<std::int32_t>(rows.begin(), rows.end()).size(), std::size_t(83));
}

/// A target that is changed in some rows changes all models but the one that is judged on them.
void FoldModelsTest::noModelHasSeenItsRows() {
    const TaskPtr task = taskOf(83);
    const auto models = modelsOf(*task, ridgeAgain());
    Task changed = *task;
    for (const std::int32_t row : models.front().rows)
        changed.y[static_cast<std::size_t>(row)] += 9;
    const auto others = modelsOf(changed, ridgeAgain());
    QCOMPARE(others.size(), models.size());
    const auto isAlike = [&](std::size_t fold) {
        return predict(*models[fold].predictor, task->x)
            .isApprox(predict(*others[fold].predictor, task->x), 1e-9);
    };
    QVERIFY(isAlike(0));
    for (std::size_t fold = 1; fold < models.size(); ++fold) QVERIFY(!isAlike(fold));
}

void FoldModelsTest::groupsStayTogether() {
    const TaskPtr task = taskOf(120, 10, SplitRule::Groups);
    std::map<std::int64_t, std::set<std::size_t>> foldsOf;
    const auto models = modelsOf(*task, ridgeAgain(SplitRule::Groups));
    QCOMPARE(models.size(), std::size_t(5));
    for (std::size_t fold = 0; fold < models.size(); ++fold)
        for (const std::int32_t row : models[fold].rows) foldsOf[row / 10].insert(fold);
    QCOMPARE(foldsOf.size(), std::size_t(12));
    for (const auto& [subject, folds] : foldsOf) QCOMPARE(folds.size(), std::size_t(1));
}

void FoldModelsTest::aRunSaysWhatAllRowsSay() {
    const TaskPtr task = taskOf(60);
    const SnapshotPtr run = runOf(task, ridgeAgain());
    QVERIFY(run && run->importance);
    QCOMPARE(run->importance->ofRows, Index(60));
    QCOMPARE(run->importance->rowsAre.many.english(),
             std::string("rows by 5-fold cross-validation"));
    double squared = 0., total = 0.;
    for (const JudgedRows& model : modelsOf(*task, ridgeAgain())) {
        const Matrix predicted = predict(*model.predictor, task->x, model.rows);
        for (std::size_t i = 0; i < model.rows.size(); ++i) {
            const FittedRecipe& recipe = *task->recipe;
            const double y =
                recipe.targetOffset +
                recipe.targetScale *
                    static_cast<double>(task->y[static_cast<std::size_t>(model.rows[i])]);
            squared += std::pow(y - predicted(static_cast<Index>(i), 0), 2);
        }
    }
    double mean = 0.;
    for (const float y : task->y) mean += static_cast<double>(y) / 60.;
    for (const float y : task->y)
        total += std::pow((static_cast<double>(y) - mean) * task->recipe->targetScale, 2);
    QVERIFY(std::abs(run->importance->explained - (1. - squared / total)) < 1e-6);
    QVERIFY(run->importance->shares[1] > 0.8);  // of a, beside subject and b
}

void FoldModelsTest::aPersonsTestRowsStay() {
    QVERIFY(!retraining(*findMethod("ridge"), {}, recipeOf(SplitRule::Time)).trainer);
    QVERIFY(!retraining(*findMethod("ridge"), {}, recipeOf(SplitRule::Parts)).trainer);
    const TaskPtr task = taskOf(120);
    const SnapshotPtr run = runOf(task, {});
    QVERIFY(run && run->importance);
    QCOMPARE(run->importance->rowsAre.many.english(), std::string("test rows"));
}

void FoldModelsTest::itEndsWhenItIsNotToGoOn() {
    int begun = 0;
    const GoOn twice = [&] { return begun < 2; };
    const auto models =
        foldModels(*taskOf(60), ridgeAgain(), twice, [&](int part, int) { begun = part; });
    QVERIFY(!models);
    QCOMPARE(begun, 2);
}

void FoldModelsTest::noiseIsNotShown() {
    Task noise = *taskOf(100);
    for (std::size_t i = 0; i < noise.y.size(); ++i)
        noise.y[i] = static_cast<float>(std::sin(1e4 * static_cast<double>(i * i)));
    const SnapshotPtr run = runOf(std::make_shared<const Task>(noise), ridgeAgain());
    QVERIFY(run && run->metrics);
    QVERIFY(run->metrics->doubt.kind != Doubt::Kind::None);
    const std::string why = run->metrics->doubt.text.english();
    QVERIFY2(why.starts_with("By 5-fold cross-validation on 100 rows this method"), why.c_str());
}

void FoldModelsTest::aTrainingThatFailsLeavesTheModel() {
    Retraining failing = ridgeAgain();
    failing.trainer = [](TaskPtr) -> std::unique_ptr<Trainer> {
        throw std::runtime_error("no luck");
    };
    const SnapshotPtr run = runOf(taskOf(120), failing);
    QVERIFY(run && run->predictor && run->importance);
    QVERIFY(run->state == RunState::Finished);
    QCOMPARE(run->importance->rowsAre.many.english(), std::string("test rows"));
    QVERIFY(run->reason.english().find("no luck") != std::string::npos);
}

ARDENT_TEST(FoldModelsTest)
#include "fold_models_test.moc"
