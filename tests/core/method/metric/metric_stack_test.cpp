#include "core/method/metric/metric_stack.h"

#include <QtTest>
#include <algorithm>

#include "core/method/metric/metric_fresh_evidence.h"
#include "core/method/metric/metric_sets.h"
#include "tests/support/small_task.h"

using namespace ardent;

namespace {

/// |γ| of jse3, whose target is x1 x2: 1 there, and so much for its other inputs.
Matrix scalesOfJse3(const MetricRun& run, double others) {
    Matrix scales = Matrix::Constant(run.data.task->x.cols(), 1, others);
    scales.topRows(2).setConstant(1.);
    return scales;
}

CoordinatesPtr allInputs(const MetricRun& run) {
    return allCoordinates(run.data.task);
}

std::vector<MetricPrior> goodPriors(const MetricRun& run, const MetricStack& stack) {
    return std::vector(stack.folds.size() + 1,
                       MetricPrior{allInputs(run), scalesOfJse3(run, 0.), 1.});
}

const PosteriorPlan kPlan{"one that knows", 200, 2, 1.};

}  // namespace

class MetricStackTest : public QObject {
    Q_OBJECT

private slots:
    void everyRowIsHeldOutOnce();
    void noGroupIsOnBothSides();
    void theConstantAloneIsNoModel();
    void aBetterModelTakesAllOfTheAverage();
    void anInterruptionChangesNothing();
    void freshEvidencePrefersTheScalesThatMatter();
    void pruningKeepsTheInputsThatMatter();

private:
    MetricRun run_{test::syntheticTask("jse3", 200), {}, 1};
};

void MetricStackTest::everyRowIsHeldOutOnce() {
    MetricRun run(run_.data.task, {}, 1);
    const std::size_t rows = run.data.train.size() + run.data.validation.size();
    const MetricStack stack = startStack(run);
    QCOMPARE(run.data.train.size(), rows);
    QVERIFY(run.data.validation.empty());
    std::vector<std::int32_t> heldOut;
    for (const MetricTask& fold : stack.folds) {
        QCOMPARE(fold.train.size() + fold.validation.size(), rows);
        heldOut.insert(heldOut.end(), fold.validation.begin(), fold.validation.end());
    }
    std::ranges::sort(heldOut);
    QCOMPARE(heldOut, run.data.train);
    QCOMPARE(&rowsOf(run, stack, stack.folds.size()), &run.data);
    QCOMPARE(&rowsOf(run, stack, 1), &stack.folds[1]);
}

/// Of a fold, and of what is held out for want of validation rows.
void MetricStackTest::noGroupIsOnBothSides() {
    Task task = *run_.data.task;
    task.split.validation.clear();
    for (std::int32_t row = 0; row < 200; ++row) task.order.units.push_back(row * 7 % 20);
    const auto areApart = [&](const MetricTask& data) {
        return std::ranges::none_of(data.train, [&](std::int32_t learned) {
            return std::ranges::any_of(data.validation, [&](std::int32_t judged) {
                return task.order.units[static_cast<std::size_t>(learned)] ==
                       task.order.units[static_cast<std::size_t>(judged)];
            });
        });
    };
    for (const bool isTime : {false, true}) {
        task.order.isTime = isTime;
        MetricRun run(std::make_shared<const Task>(task), {}, 1);
        QVERIFY(!run.data.validation.empty());
        QVERIFY(areApart(run.data));
        const MetricStack stack = startStack(run);
        QCOMPARE(stack.folds.size(), std::size_t{kStackFolds});
        for (const MetricTask& fold : stack.folds) QVERIFY(areApart(fold));
    }
}

void MetricStackTest::theConstantAloneIsNoModel() {
    MetricRun run(run_.data.task, {}, 1);
    const MetricStack stack = startStack(run);
    takeStack(run, stack, 5);
    QCOMPARE(run.candidates.size(), std::size_t{1});
    QVERIFY(run.candidates.best().title.english().starts_with("A constant, for want of evidence"));
}

void MetricStackTest::aBetterModelTakesAllOfTheAverage() {
    MetricRun run(run_.data.task, {}, 1);
    MetricStack stack = startStack(run);
    QVERIFY(addPosterior(run, stack, goodPriors(run, stack), kPlan, always));
    QCOMPARE(stack.scores.back().rows(), std::ssize(run.data.train));
    const double constant = run.candidates[0].loss;
    QVERIFY(run.candidates[1].loss < 0.5 * constant);
    takeStack(run, stack, 1);
    QCOMPARE(run.candidates.size(), std::size_t{1});
    QCOMPARE(run.candidates.best().title.english(), std::string("Final model: one that knows"));
    QVERIFY(run.candidates.best().learnsFromValidation);
}

void MetricStackTest::anInterruptionChangesNothing() {
    MetricRun run(run_.data.task, {}, 1);
    MetricStack stack = startStack(run);
    const std::uint32_t draw = run.draw;
    QVERIFY(!addPosterior(run, stack, goodPriors(run, stack), kPlan, [] { return false; }));
    QCOMPARE(run.draw, draw);
    QCOMPARE(run.candidates.size(), std::size_t{1});
    QCOMPARE(stack.nets.size(), std::size_t{1});
    QVERIFY(addPosterior(run, stack, goodPriors(run, stack), kPlan, always));
    QCOMPARE(run.draw, draw + stack.folds.size() + kPlan.draws);
}

void MetricStackTest::freshEvidencePrefersTheScalesThatMatter() {
    const EvidencePlan plan;
    std::vector<EvidenceSearch> searches;
    for (const double others : {1., 0.})
        searches.emplace_back(run_.data.task, run_.data.train, allInputs(run_),
                              scalesOfJse3(run_, others), 0., plan);
    QCOMPARE(bestFresh(run_.data, searches, 1, 1), std::size_t{1});
    QVERIFY(tellsTarget(run_.data, searches[1], 1, 1));
}

void MetricStackTest::pruningKeepsTheInputsThatMatter() {
    const EvidenceSearch search(run_.data.task, run_.data.train, allInputs(run_),
                                scalesOfJse3(run_, 0.05), 0., {});
    QCOMPARE(pruned(run_.data, search, 1, 1), (std::vector<Index>{0, 1}));
}

ARDENT_TEST(MetricStackTest)
#include "metric_stack_test.moc"
