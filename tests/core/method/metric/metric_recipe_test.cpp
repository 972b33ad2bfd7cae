#include "core/method/metric/metric_recipe.h"

#include <QtTest>

using namespace ardent;

namespace {

/// Values do not matter here; four fifths of the rows train, the others validate.
Task taskOfSize(Index rows, Index inputs) {
    Task task;
    task.x.setZero(rows, inputs);
    task.recipe = std::make_shared<const FittedRecipe>();
    for (Index row = 0; row < rows; ++row)
        (row % 5 > 0 ? task.split.train : task.split.validation)
            .push_back(static_cast<std::int32_t>(row));
    return task;
}

MetricOptions withPreset(MetricPreset preset) {
    MetricOptions options;
    options.preset = preset;
    return options;
}

}  // namespace

class MetricRecipeTest : public QObject {
    Q_OBJECT

private slots:
    void followsRowsAndPreset_data();
    void followsRowsAndPreset();
    void rareClassesAreForFewRows_data();
    void rareClassesAreForFewRows();
    void memoryFollowsTheRecipe();
    void memoryGrowsWithColumnsAndJumpsWhereTheyOutnumberRows();
    void fewRowsAreTrainedForMoreEpochs();
    void leavingOutTheEvidenceLeavesOutWhatNeedsIt();
};

void MetricRecipeTest::followsRowsAndPreset_data() {
    QTest::addColumn<int>("preset");
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("inputs");
    QTest::addColumn<int>("recipe");
    const auto row = [](const char* name, MetricPreset preset, int rows, int inputs,
                        MetricRecipe recipe) {
        QTest::newRow(name) << int(preset) << rows << inputs << int(recipe);
    };
    row("automatic, few", MetricPreset::Auto, 2999, 4, MetricRecipe::Small);
    row("automatic, many", MetricPreset::Auto, 3000, 4, MetricRecipe::Gradient);
    row("automatic, more columns", MetricPreset::Auto, 40, 41, MetricRecipe::Wide);
    row("automatic, as many columns", MetricPreset::Auto, 40, 40, MetricRecipe::Small);
    row("automatic, hardly any", MetricPreset::Auto, 19, 4, MetricRecipe::Gradient);
    row("small, many", MetricPreset::Small, 3000, 4, MetricRecipe::Small);
    row("small, hardly any", MetricPreset::Small, 19, 40, MetricRecipe::Gradient);
    row("standard, few", MetricPreset::Default, 40, 41, MetricRecipe::Gradient);
}

void MetricRecipeTest::followsRowsAndPreset() {
    QFETCH(int, preset);
    QFETCH(int, rows);
    QFETCH(int, inputs);
    QFETCH(int, recipe);
    QCOMPARE(int(metricRecipe(taskOfSize(rows, inputs), withPreset(MetricPreset(preset)))), recipe);
}

void MetricRecipeTest::rareClassesAreForFewRows_data() {
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("rare");
    QTest::addColumn<int>("recipe");
    QTest::newRow("few of the second class") << 6000 << 299 << int(MetricRecipe::Small);
    QTest::newRow("enough of them") << 6000 << 300 << int(MetricRecipe::Gradient);
    QTest::newRow("among too many") << 20'001 << 100 << int(MetricRecipe::Gradient);
}

void MetricRecipeTest::rareClassesAreForFewRows() {
    QFETCH(int, rows);
    QFETCH(int, rare);
    QFETCH(int, recipe);
    Task task = taskOfSize(rows, 4);
    FittedRecipe classes;
    classes.problem = Problem::Classification;
    classes.classes = {"no", "yes"};
    task.recipe = std::make_shared<const FittedRecipe>(classes);
    task.y.assign(std::size_t(rows), 0.F);
    std::fill_n(task.y.begin(), rare, 1.F);
    QCOMPARE(int(metricRecipe(task, withPreset(MetricPreset::Auto))), recipe);
    QCOMPARE(int(metricRecipe(task, withPreset(MetricPreset::Default))),
             int(MetricRecipe::Gradient));
}

/// Automatic takes as much as the preset whose recipe it runs.
void MetricRecipeTest::memoryFollowsTheRecipe() {
    const MetricOptions automatic = withPreset(MetricPreset::Auto);
    const MetricOptions small = withPreset(MetricPreset::Small);
    const MetricOptions standard = withPreset(MetricPreset::Default);
    const Task few = taskOfSize(2000, 4);
    QCOMPARE(metricBytes(few, automatic), metricBytes(few, small));
    QVERIFY(metricBytes(few, automatic) > metricBytes(few, standard));
    const Task many = taskOfSize(3000, 4);
    QCOMPARE(metricBytes(many, automatic), metricBytes(many, standard));
}

/// With more columns than rows the recipe for wide tables begins.
void MetricRecipeTest::memoryGrowsWithColumnsAndJumpsWhereTheyOutnumberRows() {
    const auto ofColumn = [](int column) {  // what it takes beside those before it
        const MetricOptions small = withPreset(MetricPreset::Small);
        return metricBytes(taskOfSize(50, column), small) -
               metricBytes(taskOfSize(50, column - 1), small);
    };
    QVERIFY(ofColumn(50) > 0.);
    QVERIFY(ofColumn(52) > ofColumn(50));
    QVERIFY(ofColumn(51) > 10. * ofColumn(52));
}

void MetricRecipeTest::fewRowsAreTrainedForMoreEpochs() {
    MetricTask data;
    data.task = std::make_shared<const Task>(taskOfSize(2500, 4));
    data.train = data.task->split.train;
    const auto epochs = [&](MetricOptions options) { return metricPace(data, options).epochs; };
    QCOMPARE(metricPace(data, {}).batchSize, Index{32});  // a power of two near 2000/64
    QVERIFY(epochs(withPreset(MetricPreset::Fast)) < epochs(withPreset(MetricPreset::Default)));
    QVERIFY(epochs(withPreset(MetricPreset::Default)) < epochs(withPreset(MetricPreset::Auto)));
    QCOMPARE(epochs(withPreset(MetricPreset::Thorough)), epochs(withPreset(MetricPreset::Auto)));
    MetricOptions own;
    own.epochs = 7;
    own.batchSize = 5;
    QCOMPARE(epochs(own), 7);
    QCOMPARE(metricPace(data, own).batchSize, Index{5});
}

void MetricRecipeTest::leavingOutTheEvidenceLeavesOutWhatNeedsIt() {
    MetricOptions options = withPreset(MetricPreset::Default);
    options.leaveOut = MetricStage::Evidence;
    QVERIFY(!goesThrough(MetricStage::Evidence, options));
    QVERIFY(!goesThrough(MetricStage::Forward, options));
    QVERIFY(goesThrough(MetricStage::Average, options));
    options.preset = MetricPreset::Auto;  // the choice is only offered with other presets
    QVERIFY(goesThrough(MetricStage::Evidence, options));
}

ARDENT_TEST(MetricRecipeTest)
#include "metric_recipe_test.moc"
