#include "core/figure/relevance/variable_importance_figure.h"

#include <QtTest>

#include "core/data/task/sources.h"
#include "core/explain/partial_dependence.h"
#include "core/figure/figure_csv.h"
#include "core/figure/notes/notes.h"
#include "core/figure/relevance/effect_sketches.h"
#include "core/figure/relevance/importance_headline.h"
#include "core/figure/relevance/relevance_view.h"
#include "tests/support/explained_model.h"
#include "tests/support/golden.h"

using namespace ardent;
using namespace ardent::test;

/// What a figure of importance says and draws.
class VariableImportanceFigureTest : public QObject {
    Q_OBJECT

private slots:
    void headlineNamesThoseThatCarryMost_data();
    void headlineNamesThoseThatCarryMost();
    void headlineOfClassesNamesTheBrierSkill();
    void aModelThatMayExplainNothingNamesNone();
    void endsThatAreCloseHaveThreeDecimals();
    void aModelThatRanksWellIsNotCalledAConstant();
    void longNamesLackTheirMiddle();
    void nothingExplainedIsSaidAndHasNoBars();
    void learnedRowsAreSaid();
    void groupsCountAsOne();
    void theShareOfAGroupStandsAtItsFirstBar();
    void nearlyPerfectPredictionsAreQuestioned();
    void barsAreSharesInPercent();
    void viewShowsImportanceUnlessAskedOtherwise();
    void withoutImportanceTheMethodsScaleIsShown();
    void cautionsOfTheScaleAreNotThoseOfTheImportance();
    void sketchesAreEffectsLessTheirMean();
    void sketchesOfKernelsToo();
    void sketchesStandAtTheirBars();
};

namespace {

/// Columns a, b, c, … with these shares, known to ± reach.
VariableImportance importanceOf(std::vector<double> shares, double reach = 0.01) {
    VariableImportance importance;
    for (std::size_t i = 0; i < shares.size(); ++i) {
        importance.names.push_back(std::string(1, static_cast<char>('a' + i)));
        importance.intervals.push_back({shares[i] - reach, shares[i] + reach});
    }
    importance.shares = std::move(shares);
    importance.explained = 0.834;
    importance.explainedInterval = {0.806, 0.861};
    importance.rows = importance.ofRows = 12'345;
    return importance;
}

FittedRecipe recipeOf(Problem problem) {
    FittedRecipe recipe;
    recipe.problem = problem;
    recipe.target = "y";
    return recipe;
}

std::string headlineOf(std::vector<double> shares, double reach = 0.01) {
    return importanceHeadline(importanceOf(std::move(shares), reach), recipeOf(Problem::Regression))
        .english();
}

Snapshot runWith(const TaskPtr& task) {
    Snapshot run;
    run.state = RunState::Finished;
    run.predictor = std::make_shared<const Predictor>(randomPredictor(task->recipe, 9, true));
    run.relevance = Relevance{"scale", sourceNames(*task->recipe), {5., 4., 3., 2., 1.}};
    VariableImportance importance = importanceOf({0.1, 0.2, 0.5, 0.2, 0.});
    importance.names = sourceNames(*task->recipe);
    run.importance = importance;
    return run;
}

}  // namespace

void VariableImportanceFigureTest::headlineNamesThoseThatCarryMost_data() {
    QTest::addColumn<QVector<double>>("shares");
    QTest::addColumn<double>("reach");
    QTest::addColumn<QString>("beginning");
    const auto carry = [](const char* who) {
        return QString::fromLatin1(who) + QStringLiteral(" most of the prediction of y: ");
    };
    QTest::newRow("one") << QVector<double>{0.9, 0.1} << 0.01 << carry("a carries");
    QTest::newRow("two") << QVector<double>{0.3, 0.1, 0.5} << 0.01 << carry("c and a carry");
    QTest::newRow("four") << QVector<double>{0.2, 0.2, 0.2, 0.2, 0.2} << 0.01
                          << carry("a, b, c and d carry");
    QTest::newRow("more") << QVector<double>(10, 0.1) << 0.01
                          << carry("a, b, c and 5 others carry");
    QTest::newRow("above 100 %") << QVector<double>{1.4, 0.1} << 0.01 << carry("a carries");
    QTest::newRow("some are sure") << QVector<double>{0.6, 0.2, 0.2} << 0.3 << carry("a carries");
    QTest::newRow("none is sure") << QVector<double>{0.6, 0.2} << 0.7
                                  << QStringLiteral(
                                         "Which variables carry the prediction of y is not "
                                         "certain: ");
}

void VariableImportanceFigureTest::headlineNamesThoseThatCarryMost() {
    QFETCH(QVector<double>, shares);
    QFETCH(double, reach);
    QFETCH(QString, beginning);
    const std::string said = headlineOf({shares.begin(), shares.end()}, reach);
    QCOMPARE(QString::fromStdString(said),
             beginning + QStringLiteral("R² 0.83 (95 %: 0.81 to 0.86) on 12,345 test rows."));
}

void VariableImportanceFigureTest::headlineOfClassesNamesTheBrierSkill() {
    VariableImportance importance = importanceOf({0.2, 0.1});
    importance.intervals[0].low = -1.;
    QCOMPARE(importanceHeadline(importance, recipeOf(Problem::Classification)).english(),
             std::string("Of the variables that predict y, certain so far: b; Brier skill 0.83 "
                         "(95 %: 0.81 to 0.86) on 12,345 test rows."));
    importance = importanceOf({0.2, 0.1});
    importance.intervals[1].low = -1.;
    QCOMPARE(importanceHeadline(importance, recipeOf(Problem::Classification)).english(),
             std::string("Most important for y, though none carries much: a; Brier skill 0.83 "
                         "(95 %: 0.81 to 0.86) on 12,345 test rows."));
}

void VariableImportanceFigureTest::aModelThatMayExplainNothingNamesNone() {
    VariableImportance importance = importanceOf({0.9, 0.1});
    importance.explained = 0.02;
    importance.explainedInterval = {-0.05, 0.09};
    QCOMPARE(importanceHeadline(importance, recipeOf(Problem::Regression)).english(),
             std::string("The model is not shown to predict y better than a constant: R² 0.02 "
                         "(95 %: -0.05 to 0.09) on 12,345 test rows."));
    QVERIFY(carryingColumns(importance).columns.empty());
}

void VariableImportanceFigureTest::endsThatAreCloseHaveThreeDecimals() {
    VariableImportance importance = importanceOf({0.9, 0.1});
    importance.explained = 0.9171;
    importance.explainedInterval = {0.9142, 0.9199};
    const std::string said =
        importanceHeadline(importance, recipeOf(Problem::Regression)).english();
    QVERIFY2(said.find("R² 0.917 (95 %: 0.914 to 0.920)") != std::string::npos, said.c_str());
}

void VariableImportanceFigureTest::aModelThatRanksWellIsNotCalledAConstant() {
    VariableImportance importance = importanceOf({0.9, 0.1});
    importance.explained = 0.19;
    importance.explainedInterval = {-0.05, 0.44};
    importance.ranking = 0.965;
    QCOMPARE(importanceHeadline(importance, recipeOf(Problem::Classification)).english(),
             std::string("Ranks y better than chance (AUC 0.96), but no certain gain in "
                         "probability: Brier skill 0.19 (95 %: -0.05 to 0.44) on 12,345 test "
                         "rows."));
}

void VariableImportanceFigureTest::longNamesLackTheirMiddle() {
    VariableImportance importance = importanceOf({0.9, 0.05});
    importance.names[0] = "mortality of adults (deaths between 15 and 60 years, per 1,000)";
    const std::string said =
        importanceHeadline(importance, recipeOf(Problem::Regression)).english();
    QVERIFY2(said.find("…") < 36, said.c_str());
}

void VariableImportanceFigureTest::nothingExplainedIsSaidAndHasNoBars() {
    VariableImportance importance = importanceOf({0., 0.});
    importance.explained = -0.1;
    importance.explainedInterval = {-0.2, 0.01};
    importance.intervals = {{0., 0.}, {0., 0.}};
    const Figure figure =
        variableImportanceFigure(importance, recipeOf(Problem::Regression), {}, {});
    QVERIFY(ardent::headlineOf(figure).sentence.starts_with(
        "The model is not shown to predict y better than a constant: R² -0.10"));
    QCOMPARE(findLayer<Bars>(figure)->values, (std::vector<double>{0., 0.}));
}

void VariableImportanceFigureTest::learnedRowsAreSaid() {
    VariableImportance importance = importanceOf({0.9, 0.1});
    importance.areLearned = true;
    const Figure figure =
        variableImportanceFigure(importance, recipeOf(Problem::Regression), {}, {});
    QVERIFY(ardent::headlineOf(figure).sentence.ends_with("that the model has learned from."));
    QCOMPARE(ardent::headlineOf(figure).caution,
             std::string("On new rows the model may explain less."));
    importance.explained = 0.9999;
    importance.explainedInterval = {0.999, 1.};
    QVERIFY(leakQuestion(importance, recipeOf(Problem::Regression)).empty());
}

void VariableImportanceFigureTest::groupsCountAsOne() {
    VariableImportance importance = importanceOf({0.05, 0.3, 0.02, 0.01});
    importance.groups = {{{0, 2}, 0.6, {0.5, 0.7}}};
    const auto said = [&] {
        return importanceHeadline(importance, recipeOf(Problem::Regression)).english();
    };
    QVERIFY2(said().starts_with("a (with c) and b carry most of the prediction of y: "),
             said().c_str());
    importance.groups = {{{0, 2, 3}, 1.3, {1., 1.4}}};
    QVERIFY2(
        said().starts_with("a (with 2 correlated columns) carries most of the prediction of y: "),
        said().c_str());
    importance.groups[0].interval.low = -0.1;
    QVERIFY2(said().starts_with("Which variables carry the prediction"), said().c_str());
}

void VariableImportanceFigureTest::theShareOfAGroupStandsAtItsFirstBar() {
    VariableImportance importance = importanceOf({0.05, 0.3, 0.02, 0.01});
    importance.groups = {{{0, 2}, 0.6, {0.5, 0.7}}};
    const Figure figure =
        variableImportanceFigure(importance, recipeOf(Problem::Regression), {}, {});
    QCOMPARE(findLayer<Bars>(figure)->names[1], std::string("a"));
    for (std::size_t i = 0; i < 4; ++i)
        QCOMPARE(findLayer<Bars>(figure)->together[i].english(),
                 std::string(i == 1 ? "with c: 60.0" : ""));
    QVERIFY(toCsv(figure).find("with c: 60.0") != std::string::npos);
}

void VariableImportanceFigureTest::nearlyPerfectPredictionsAreQuestioned() {
    VariableImportance importance = importanceOf({0.95, 0.02});
    const auto caution = [&] {
        return ardent::headlineOf(
                   variableImportanceFigure(importance, recipeOf(Problem::Regression), {}, {}))
            .caution;
    };
    QCOMPARE(caution(), std::string());
    importance.explained = 0.99991;
    importance.explainedInterval = {0.9992, 0.99999};
    QCOMPARE(
        caution(),
        std::string("Nearly perfect: check that a is known before y and is not made from it."));
    QVERIFY(importanceHeadline(importance, recipeOf(Problem::Regression))
                .english()
                .find("R² 0.99991 (95 %: 0.99920 to 0.99999)") != std::string::npos);
    importance.shares = {0.5, 0.4};
    importance.intervals[1] = {0.3, 0.5};
    QVERIFY(caution().starts_with("Nearly perfect: check that a and b are known before y"));
}

void VariableImportanceFigureTest::barsAreSharesInPercent() {
    VariableImportance unused = importanceOf({-0.05, 0., 0.7});
    unused.intervals[1] = {0., 0.};
    QCOMPARE(
        findLayer<Bars>(variableImportanceFigure(unused, recipeOf(Problem::Regression), {}, {}))
            ->names,
        (std::vector<std::string>{"c", "a", "b"}));
    const Figure figure = variableImportanceFigure(importanceOf({0.1, -0.05, 0.7}),
                                                   recipeOf(Problem::Regression), {}, {});
    const Bars& bars = *findLayer<Bars>(figure);
    QCOMPARE(bars.names, (std::vector<std::string>{"c", "a", "b"}));
    COMPARE_WITHIN(bars.values[0], 70., 1e-9);
    COMPARE_WITHIN(bars.intervals[0].low, 69., 1e-9);
    COMPARE_WITHIN(bars.intervals[2].high, -4., 1e-9);
    QCOMPARE(figure.x.label, std::string("importance, % of what the model explains"));
    QVERIFY(ardent::headlineOf(figure).sentence.starts_with("c carries most"));
    QVERIFY(toCsv(figure).find(",low,high") != std::string::npos);
}

void VariableImportanceFigureTest::viewShowsImportanceUnlessAskedOtherwise() {
    const TaskPtr task = mixedTask(40);
    const Snapshot run = runWith(task);
    RelevanceChoice choice;
    QCOMPARE(findLayer<Bars>(relevanceView(run, run.importance, {}, {}, {}, choice))->names.front(),
             std::string("colour"));
    choice.scale = RelevanceScale::Method;
    const Figure own = relevanceView(run, run.importance, {}, {}, {}, choice);
    QCOMPARE(findLayer<Bars>(own)->names.front(), std::string("a"));
    QCOMPARE(own.x.label, std::string("scale"));
}

void VariableImportanceFigureTest::withoutImportanceTheMethodsScaleIsShown() {
    const TaskPtr task = mixedTask(40);
    Snapshot run = runWith(task);
    QCOMPARE(relevanceView(run, {}, {}, {}, {}, {}).x.label, std::string("scale"));
    run.relevance.reset();
    RelevanceChoice choice;
    choice.scale = RelevanceScale::Method;
    QCOMPARE(findLayer<Bars>(relevanceView(run, run.importance, {}, {}, {}, choice))->names.front(),
             std::string("colour"));
}

void VariableImportanceFigureTest::cautionsOfTheScaleAreNotThoseOfTheImportance() {
    const Snapshot run = runWith(mixedTask(40));
    const std::vector<std::string> cautions{"Of the rows.", "Of the scale."};
    const auto cautionsWith = [&](RelevanceScale scale) {
        RelevanceChoice choice;
        choice.scale = scale;
        return notesText(relevanceView(run, run.importance, {}, cautions, {}, choice),
                         NoteKind::Caution);
    };
    QCOMPARE(cautionsWith(RelevanceScale::Importance), std::string("Of the rows."));
    QCOMPARE(cautionsWith(RelevanceScale::Method), std::string("Of the rows. Of the scale."));
}

void VariableImportanceFigureTest::sketchesAreEffectsLessTheirMean() {
    Task task = *mixedTask(40);
    const Predictor predictor = randomPredictor(task.recipe, 9, true);
    const auto sketches = effectSketches(predictor, task, {0, 2, 4});
    QCOMPARE(sketches->size(), std::size_t(2));  // "flat" has one value
    const EffectAxis axis = axisOfValues(predictor, task.x, allRows(task), 0, 33);
    const auto curve = partialDependence(predictor, task.x, allRows(task), axis, {});
    const Bars::Sketch& a = sketches->at("a");
    QCOMPARE(a.places.front(), 0.);
    QCOMPARE(a.places.back(), 1.);
    const Matrix& mean = curve->finding.mean;
    QCOMPARE(a.values.rows(), mean.rows());
    for (Index i = 0; i < mean.rows(); ++i)
        COMPARE_WITHIN(a.values(i, 0), mean(i, 0) - mean.mean(), 1e-9);
    QVERIFY(!a.areLevels);
    QVERIFY(sketches->at("colour").areLevels);
    QCOMPARE(sketches->at("colour").places, (std::vector<double>{0., 0.5, 1.}));
}

void VariableImportanceFigureTest::sketchesOfKernelsToo() {
    const TaskPtr task = mixedTask(40);
    const auto sketches = effectSketches(kernelPredictor(*task), *task, {0, 1});
    QCOMPARE(sketches->size(), std::size_t(2));
    QVERIFY(sketches->at("b").values.allFinite());
    int asked = 0;
    QVERIFY(!effectSketches(kernelPredictor(*task), *task, {0, 1}, [&] { return ++asked < 1; }));
}

void VariableImportanceFigureTest::sketchesStandAtTheirBars() {
    const TaskPtr task = mixedTask(40);
    const Snapshot run = runWith(task);
    Figure figure = relevanceView(run, run.importance, {}, {}, {}, {});
    addSketches(*effectSketches(*run.predictor, *task, {0}), *task->recipe, figure);
    const Bars& bars = *findLayer<Bars>(figure);
    QCOMPARE(bars.sketches.size(), bars.names.size());
    for (std::size_t i = 0; i < bars.names.size(); ++i)
        QCOMPARE(bars.sketches[i].places.empty(), bars.names[i] != "a");
    QCOMPARE(bars.sketchName, std::string("effect on y"));
}

ARDENT_TEST(VariableImportanceFigureTest)
#include "variable_importance_figure_test.moc"
