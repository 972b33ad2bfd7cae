#include "core/figure/relevance/importance.h"
#include "core/figure/notes/notes.h"

#include <QtTest>
#include <random>

#include "core/base/message.h"
#include "core/data/task/sources.h"
#include "core/explain/derivative_relevance.h"
#include "core/explain/permutation_relevance.h"
#include "core/figure/figure_csv.h"
#include "core/figure/figure_table.h"
#include "core/figure/relevance/importance_figure.h"
#include "tests/support/explained_model.h"

using namespace ardent;
using namespace ardent::test;

namespace {

/// 30 training and 10 validation rows.
Task splitTask(std::vector<std::string> classes = {}) {
    Task task = *mixedTask(40, std::move(classes));
    task.split.train = allRows(task);
    task.split.validation.assign(task.split.train.begin() + 30, task.split.train.end());
    task.split.train.resize(30);
    return task;
}

Relevance ownOf(const Task& task) {
    return {"w", sourceNames(*task.recipe), {1., 5., 0., 4., 0.}};
}

std::string markedRow(const char* english) {
    return '<' + std::string(english) + '>';
}

/// What stands in no text that can be translated.
QString outsideOfMarks(const std::string& text) {
    int depth = 0;
    QString left;
    for (const char c : text) {
        if (c == '<') ++depth;
        if (depth == 0) left += QLatin1Char(c);
        if (c == '>') --depth;
    }
    return left;
}

}  // namespace

/// A relevance that all methods have in common, beside their own.
class ImportanceTest : public QObject {
    Q_OBJECT

private slots:
    void cleanup() { translateWith(nullptr); }
    void derivativesAreThoseOfTheTrainingRows();
    void shufflesAreThoseOfTheValidationRows();
    void withoutValidationRowsItSaysWhatTaught();
    void totalsNeedNoPairs();
    void kernelsHaveNoClosedForm();
    void theScreenNamesWhatItSelects();
    void itIsTakenOverTheGivenRows();
    void leavesWhenItIsToStop();
    void tellsTheShareThatIsDone();
    void standsBesideTheSameVariables();
    void standsAloneWhereThereIsNoOther();
    void fileHasFurtherColumns();
    void allStandBesideEachOther();
    void everyTextCanBeTranslated_data();
    void everyTextCanBeTranslated();
};

void ImportanceTest::derivativesAreThoseOfTheTrainingRows() {
    const Task task = splitTask();
    const Predictor predictor = randomPredictor(task.recipe, 12, true);
    const auto found = measure(Importance::Derivative, predictor, task, {});
    const auto expected = derivativeRelevance(predictor, task.x, task.split.train);
    QCOMPARE(found->relevance.values, expected->finding.values);
    QCOMPARE(found->relevance.kind, expected->finding.kind);
    QCOMPARE(found->meaning, expected->meaning);
    QVERIFY(found->deviations.empty());
    QCOMPARE(found->rows, Index(30));
    QCOMPARE(found->rowsAre.many, rowsOf(RowPart::Training));
}

void ImportanceTest::shufflesAreThoseOfTheValidationRows() {
    const Task task = splitTask();
    const Predictor predictor = randomPredictor(task.recipe, 12, true);
    KnownRows known;
    auto found = measure(Importance::Permutation, predictor, task, known);
    const auto expected =
        permutationRelevance(predictor, task.x, task.y, task.split.validation, {});
    QCOMPARE(found->relevance.values, expected->finding.relevance.values);
    QCOMPARE(found->deviations, expected->finding.deviations);
    QCOMPARE(found->rowsAre.many, rowsOf(RowPart::Validation));
    QVERIFY(!found->onTaughtRows);
    known.validationTaught = true;
    found = measure(Importance::Permutation, predictor, task, known);
    QVERIFY(found->onTaughtRows);
}

void ImportanceTest::withoutValidationRowsItSaysWhatTaught() {
    const TaskPtr task = mixedTask(40);
    const Predictor predictor = randomPredictor(task->recipe, 12, true);
    const auto taught = measure(Importance::Permutation, predictor, *task, {});
    QVERIFY(taught->onTaughtRows);
    QCOMPARE(taught->rowsAre.many, rowsOf(RowPart::Training));
    QVERIFY(notesText(importanceFigure({&*taught, 1}, {}))
                .ends_with(" The model has learned from these rows."));
    const auto other =
        measure(Importance::Permutation, predictor, *task, {RowPart::OfChangedTable, false});
    QVERIFY(!other->onTaughtRows);
    QCOMPARE(other->rowsAre.many, rowsOf(RowPart::OfChangedTable));
}

void ImportanceTest::totalsNeedNoPairs() {
    const Task task = splitTask();
    const Predictor predictor = randomPredictor(task.recipe, 12, true);
    const auto found = measure(Importance::Sobol, predictor, task, {});
    QCOMPARE(found->relevance.values,
             sobolIndices(predictor, task.x, task.split.train).finding.total);
    QVERIFY(found->relevance.kind.english() == "total Sobol index");
}

void ImportanceTest::kernelsHaveNoClosedForm() {
    const Task task = splitTask();
    const Predictor kernel = kernelPredictor(task);
    for (const Importance importance : {Importance::Derivative, Importance::Sobol})
        QVERIFY(whyNotMeasured(importance, kernel, task).find("permutation") != std::string::npos);
    QCOMPARE(whyNotMeasured(Importance::Permutation, kernel, task), std::string());
    QVERIFY(measure(Importance::Permutation, kernel, task, {}));
    Task rowless = task;
    rowless.split = {};
    for (const Importance importance : kImportances)
        QVERIFY(whyNotMeasured(importance, randomPredictor(task.recipe, 3, false), rowless)
                    .starts_with("There are no rows"));
}

/// y is a product of two of six variables, which have no main effects.
void ImportanceTest::theScreenNamesWhatItSelects() {
    std::mt19937 engine(4);
    std::normal_distribution<double> normal;
    std::vector<std::vector<double>> x(6, std::vector<double>(300));
    std::vector<double> y(300);
    for (std::size_t i = 0; i < y.size(); ++i) {
        for (auto& column : x) column[i] = normal(engine);
        y[i] = x[1][i] * x[4][i] + 0.3 * normal(engine);
    }
    std::vector<Column> columns;
    for (std::size_t j = 0; j < x.size(); ++j)
        columns.push_back(numbers("x" + std::to_string(j), x[j]));
    columns.push_back(numbers("y", y));
    const TaskPtr task = taskOf(columns, Problem::Regression);
    const auto found =
        measure(Importance::Screen, randomPredictor(task->recipe, 5, true), *task, {});
    QVERIFY(found.has_value());
    QCOMPARE(found->finding.english(),
             std::string("At a false discovery rate of 10 % these of 6 variables are selected: "
                         "x4, x1."));
    QVERIFY(found->relevance.values[1] > 3. && found->relevance.values[4] > 3.);
    QVERIFY(found->relevance.values[0] < 1.);
    QVERIFY(importancesCalled("all").size() == 3);
    Task without = *task;
    without.y.clear();
    QVERIFY(whyNotMeasured(Importance::Screen, randomPredictor(task->recipe, 5, true), without)
                .starts_with("The screen needs the target"));
}

void ImportanceTest::itIsTakenOverTheGivenRows() {
    const Task task = splitTask();
    const Predictor predictor = randomPredictor(task.recipe, 12, true);
    QCOMPARE(measuredRows(Importance::Derivative, task), task.split.train);
    QCOMPARE(measuredRows(Importance::Permutation, task), task.split.validation);
    const std::vector<std::int32_t> some{1, 4, 5, 20};
    const auto found = measure(Importance::Derivative, predictor, task, some, {});
    QCOMPARE(found->relevance.values, derivativeRelevance(predictor, task.x, some)->finding.values);
    QCOMPARE(found->rows, Index(4));
    QCOMPARE(found->ofRows, Index(30));
}

void ImportanceTest::leavesWhenItIsToStop() {
    const Task task = splitTask();
    const Predictor predictor = randomPredictor(task.recipe, 12, true);
    for (const Importance importance : kImportances)
        if (!trainsAnew(importance))
            QVERIFY(!measure(importance, predictor, task, {}, [] { return false; }));
}

void ImportanceTest::tellsTheShareThatIsDone() {
    const Task task = splitTask();
    const Predictor predictor = randomPredictor(task.recipe, 300, true);
    for (const Importance importance : {Importance::Permutation, Importance::Sobol}) {
        std::vector<double> shares;
        QVERIFY(measure(importance, predictor, task, {}, always,
                        [&](double share) { shares.push_back(share); }));
        QVERIFY(shares.size() > 2);
        QVERIFY(std::ranges::is_sorted(shares));
        QVERIFY(shares.front() >= 0. && shares.front() < 0.5);
        QVERIFY(shares.back() > 0.5 && shares.back() < 1. + 1e-12);
    }
}

void ImportanceTest::standsBesideTheSameVariables() {
    const Task task = splitTask();
    const auto found =
        measure(Importance::Permutation, randomPredictor(task.recipe, 12, true), task, {});
    RelevanceChoice choice;
    choice.filter = "s";  // of size
    Figure figure = relevanceFigure(ownOf(task), std::nullopt, choice);
    addImportances({&*found, 1}, figure);
    QCOMPARE(findLayer<Bars>(figure)->names, std::vector<std::string>{"size"});
    QCOMPARE(findLayer<Bars>(figure)->values, std::vector<double>{4.});
    QCOMPARE(findLayer<Bars>(figure)->beside[0].values,
             std::vector<double>{found->relevance.values[3]});
    QCOMPARE(findLayer<Bars>(figure)->beside[0].spreads, std::vector<double>{found->deviations[3]});
    QCOMPARE(findLayer<Bars>(figure)->beside[0].label, std::string("permutation relevance"));
    for (const char* part :
         {"The hollow bars are permutation relevance over 10 validation rows, scaled to their own "
          "largest: growth of the root mean squared error in the unit of y",
          "of correlated columns each can stand in for the other"})
        QVERIFY2(notesText(figure).find(part) != std::string::npos, notesText(figure).c_str());
}

void ImportanceTest::standsAloneWhereThereIsNoOther() {
    const Task task = splitTask();
    const auto found = measure(Importance::Permutation, kernelPredictor(task), task, {});
    const Figure figure = importanceFigure({&*found, 1}, {});
    QVERIFY(findLayer<Bars>(figure)->beside.empty());
    QCOMPARE(findLayer<Bars>(figure)->values.size(), found->relevance.values.size());
    QVERIFY(std::ranges::is_sorted(findLayer<Bars>(figure)->values, std::greater{}));
    QCOMPARE(findLayer<Bars>(figure)->spreads.size(), findLayer<Bars>(figure)->values.size());
    QVERIFY(figure.x.label.starts_with("permutation relevance: growth of "));
    QVERIFY(notesText(figure).find("no relevance of its own") != std::string::npos);
}

void ImportanceTest::fileHasFurtherColumns() {
    const Task task = splitTask();
    const Predictor predictor = randomPredictor(task.recipe, 12, true);
    Figure figure = relevanceFigure(ownOf(task), std::nullopt, {});
    QVERIFY(toCsv(figure).starts_with("part,name,x,y,value,strength,mark\n"));
    addImportances(std::vector{*measure(Importance::Permutation, predictor, task, {})}, figure);
    const std::string csv = toCsv(figure);
    QVERIFY2(csv.starts_with("part,name,x,y,value,strength,mark,beside,beside_strength\nbar,b,"),
             csv.c_str());
    const auto has = [&](FigureColumn column) {
        const FigureTable table(figure);
        return std::ranges::find(table.columns(), column) != table.columns().end();
    };
    QVERIFY(has(FigureColumn::Beside) && has(FigureColumn::BesideStrength));
    findLayer<Bars>(figure)->beside.clear();
    addImportances(std::vector{*measure(Importance::Derivative, predictor, task, {})}, figure);
    QVERIFY(has(FigureColumn::Beside) && !has(FigureColumn::BesideStrength));
}

void ImportanceTest::allStandBesideEachOther() {
    const Task task = splitTask();
    const Predictor predictor = randomPredictor(task.recipe, 12, true);
    std::vector<Measured> all;
    for (const Importance importance : importancesCalled("all"))
        all.push_back(*measure(importance, predictor, task, {}));
    Figure figure = relevanceFigure(ownOf(task), std::nullopt, {});
    addImportances(all, figure);
    const std::vector<Bars::Beside>& beside = findLayer<Bars>(figure)->beside;
    QCOMPARE(beside.size(), std::size_t(3));
    for (std::size_t k = 0; k < 3; ++k) {
        QCOMPARE(beside[k].id, std::string(wordOf(kImportances[k])));
        QCOMPARE(beside[k].values.size(), findLayer<Bars>(figure)->values.size());
    }
    for (const char* part :
         {"derivative relevance in unit of y over 30 training rows; permutation relevance over 10 "
          "validation rows; total Sobol index over 30 training rows.",
          "Below it, each scaled to its own largest"})
        QVERIFY2(notesText(figure).find(part) != std::string::npos, notesText(figure).c_str());
    QVERIFY(toCsv(figure).starts_with(
        "part,name,x,y,value,strength,mark,beside_derivative,beside_derivative_strength,"
        "beside_permutation,beside_permutation_strength,beside_sobol,beside_sobol_strength\n"));
    const FigureRow row = FigureTable(figure).row(0);
    QCOMPARE(std::get<double>(row[static_cast<std::size_t>(FigureColumn::Beside3)]),
             beside[2].values[0]);
    const Figure alone = importanceFigure(all, {});
    QCOMPARE(findLayer<Bars>(alone)->beside.size(), std::size_t(2));
    QVERIFY(alone.x.label.starts_with("derivative relevance"));
}

void ImportanceTest::everyTextCanBeTranslated_data() {
    QTest::addColumn<QStringList>("classes");
    QTest::newRow("a number") << QStringList{};
    QTest::newRow("two classes") << QStringList{QStringLiteral("p"), QStringLiteral("q")};
    QTest::newRow("three classes")
        << QStringList{QStringLiteral("p"), QStringLiteral("q"), QStringLiteral("r")};
}

void ImportanceTest::everyTextCanBeTranslated() {
    QFETCH(QStringList, classes);
    std::vector<std::string> names;
    for (const QString& name : classes) names.push_back(name.toStdString());
    const Task task = splitTask(names);
    Predictor predictor = randomPredictor(task.recipe, 12, true);
    static const QRegularExpression word(QStringLiteral("[A-Za-z]{2}"));
    std::vector<Measured> all;
    for (const Importance importance : kImportances) {
        if (trainsAnew(importance)) continue;
        const auto found = measure(importance, predictor, task, {RowPart::Training, true, true});
        translateWith(markedRow);
        const Figure alone = importanceFigure({&*found, 1}, {});
        Figure both = relevanceFigure(
            {message("epoch", "epoch"), ownOf(task).names, ownOf(task).values}, std::nullopt, {});
        addImportances({&*found, 1}, both);
        for (const std::string& text :
             {alone.x.label, notesText(alone), notesText(both),
              findLayer<Bars>(both)->beside[0].name, findLayer<Bars>(both)->beside[0].label})
            QVERIFY2(!outsideOfMarks(text).contains(word), text.c_str());
        translateWith(nullptr);
        all.push_back(*found);
    }
    translateWith(markedRow);
    Figure several = relevanceFigure(
        {message("epoch", "epoch"), ownOf(task).names, ownOf(task).values}, std::nullopt, {});
    addImportances(all, several);
    translateWith(nullptr);
    QVERIFY2(!outsideOfMarks(notesText(several)).contains(word), notesText(several).c_str());
}

ARDENT_TEST(ImportanceTest)
#include "importance_test.moc"
