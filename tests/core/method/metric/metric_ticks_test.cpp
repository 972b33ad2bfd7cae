#include "core/method/metric/metric_ticks.h"

#include <QtTest>

#include "core/method/metric/metric_split.h"
#include "tests/support/small_task.h"
#include "tests/support/wide_task.h"

using namespace ardent;

namespace {

std::int64_t most(const MetricOptions& options, const TaskPtr& task) {
    return mostMetricTicks(metricTask(task, 1), options);
}

MetricOptions sixEpochs(MetricPreset preset) {
    MetricOptions options;
    options.preset = preset;
    options.epochs = 6;
    return options;
}

}  // namespace

/// At most how many ticks a run of the metric method has, by the stages of its recipe.
class MetricTicksTest : public QObject {
    Q_OBJECT

private slots:
    void everyStageOfTheGradientRecipeCounts();
    void whatIsLeftOutDoesNot();
    void fewRowsHaveSearchesAndFolds();
    void wideTablesHaveNoEpochs();

private:
    TaskPtr task_ = test::syntheticTask("gse1", 120);
};

void MetricTicksTest::everyStageOfTheGradientRecipeCounts() {
    const int scales = 2 + 6, evidence = 6 + 8, metric = 12, forward = 4 * 12, secondPass = 12,
              frequencies = 18, waves = 12, closedForms = 2 + 1 + 2 + 2 + 2, average = 1;
    QCOMPARE(most(sixEpochs(MetricPreset::Default), task_), scales + evidence + metric + forward +
                                                                secondPass + frequencies + waves +
                                                                closedForms + average);
    const int others = 12;
    const int moreClosedForms = 2 + 1 + 2;
    QCOMPARE(most(sixEpochs(MetricPreset::Thorough), task_),
             most(sixEpochs(MetricPreset::Default), task_) + others + moreClosedForms);
}

void MetricTicksTest::whatIsLeftOutDoesNot() {
    const auto without = [this](MetricStage stage) {
        MetricOptions options = sixEpochs(MetricPreset::Default);
        options.leaveOut = stage;
        return most(options, task_);
    };
    const std::int64_t whole = without(MetricStage::None);
    QCOMPARE(whole - without(MetricStage::Average), 1);
    QCOMPARE(whole - without(MetricStage::ClosedForm), 9);
    QCOMPARE(whole - without(MetricStage::Forward), 48);
    QCOMPARE(whole - without(MetricStage::Evidence), 14 + 48 + 1);
    QCOMPARE(without(MetricStage::Metric), 2 + 6 + 6 + 8 + 12 + 2 + 2 + 1);
}

void MetricTicksTest::fewRowsHaveSearchesAndFolds() {
    MetricOptions options = sixEpochs(MetricPreset::Auto);
    options.batchSize = 1000;  // so that every fold has one
    const int searches = 10 + 8 + 12, folds = 2 * 12, average = 1;
    QCOMPARE(most(options, task_), searches + folds + average);
}

void MetricTicksTest::wideTablesHaveNoEpochs() {
    const TaskPtr wide = test::wideTask(40, 50);
    const int equalScales = 2 * 3, searches = 10 + 10 + 8 + 12, average = 1;
    const int all = equalScales + 2 * searches + average;  // also of screened columns
    QCOMPARE(most(sixEpochs(MetricPreset::Auto), wide), all);
    QCOMPARE(most(MetricOptions{}, wide), all);
}

ARDENT_TEST(MetricTicksTest)
#include "metric_ticks_test.moc"
