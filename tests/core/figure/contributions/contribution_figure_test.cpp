#include "core/figure/contributions/contribution_figure.h"

#include <QtTest>
#include <algorithm>
#include <numeric>

#include "core/figure/notes/notes.h"
#include "tests/support/explained_model.h"

using namespace ardent;
using namespace ardent::test;

/// The view Contributions, over a model whose Shapley values shapley_test checks.
class ContributionFigureTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void barsOfARowSumToThePrediction_data();
    void barsOfARowSumToThePrediction();
    void barsNameTheCells();
    void manyRowsStandInLinesByTheirVariable();
    void onlyTheFirstVariablesHaveALine();
    void aVariableIsDrawnAgainstItsValues();
    void levelsAreCategories();
    void aConstantHasNone();
    void leavesWhereItIsTold();

private:
    Figure figure(const ContributionChoice& choice) {
        return *contributionFigure(*predictor_, *task_, choice);
    }

    TaskPtr task_;
    std::unique_ptr<Predictor> predictor_;
};

void ContributionFigureTest::init() {
    task_ = mixedTask(60);
    predictor_ = std::make_unique<Predictor>(randomPredictor(task_->recipe, 20, true));
}

void ContributionFigureTest::barsOfARowSumToThePrediction_data() {
    QTest::addColumn<bool>("joint");
    QTest::newRow("each by itself") << false;
    QTest::newRow("whole rows") << true;
}

void ContributionFigureTest::barsOfARowSumToThePrediction() {
    QFETCH(bool, joint);
    ContributionChoice choice;
    choice.view = ContributionView::OneRow;
    choice.background = joint ? BackgroundKind::Joint : BackgroundKind::Independent;
    choice.row = 7;
    const std::int32_t row = choice.row;
    const auto exact = shapleyValues(*predictor_, task_->x, {&row, 1},
                                     {choice.background, task_->split.train, RowPart::Training});
    const Figure drawn = figure(choice);
    const double sum = std::accumulate(findLayer<Bars>(drawn)->values.begin(),
                                       findLayer<Bars>(drawn)->values.end(), 0.);
    QVERIFY(std::abs(exact->finding.mean[0] + sum - exact->finding.values(0, 0)) < 1e-9);
    QVERIFY(std::ranges::is_sorted(findLayer<Bars>(drawn)->values, std::greater{},
                                   [](double value) { return std::abs(value); }));
    QVERIFY(headlineOf(drawn).sentence.starts_with("Row 8: "));
}

void ContributionFigureTest::barsNameTheCells() {
    ContributionChoice choice;
    choice.view = ContributionView::OneRow;
    const std::vector<std::string> cells = cellTexts(*task_->recipe, task_->x, 0);
    const Figure drawn = figure(choice);
    for (std::size_t s = 0; s < cells.size(); ++s)
        QVERIFY(std::ranges::count(findLayer<Bars>(drawn)->names,
                                   task_->recipe->sources[s].name + " = " + cells[s]) == 1);
}

void ContributionFigureTest::manyRowsStandInLinesByTheirVariable() {
    ContributionChoice choice;
    const Figure drawn = figure(choice);
    std::vector<Index> inLine(drawn.y.categories.size());
    for (const Points& cloud : layers<Points>(drawn))
        for (const double y : cloud.y) ++inLine.at(static_cast<std::size_t>(std::lround(y)));
    for (const Index count : inLine) QCOMPARE(count, std::ssize(task_->split.train));
    const auto exact =
        shapleyValues(*predictor_, task_->x, task_->split.train,
                      {BackgroundKind::Independent, task_->split.train, RowPart::Training});
    const Vector sizes = exact->finding.contributions[0].cwiseAbs().rowwise().mean();
    Index most = 0;
    sizes.maxCoeff(&most);
    QCOMPARE(drawn.y.categories.front(), exact->finding.names[static_cast<std::size_t>(most)]);
}

void ContributionFigureTest::onlyTheFirstVariablesHaveALine() {
    ContributionChoice choice;
    choice.mostVariables = 2;
    const Figure drawn = figure(choice);
    QCOMPARE(drawn.y.categories.size(), std::size_t{2});
    QVERIFY(notesText(drawn).find("3 more are left out") != std::string::npos);
}

void ContributionFigureTest::aVariableIsDrawnAgainstItsValues() {
    ContributionChoice choice;
    choice.view = ContributionView::OneVariable;
    const Figure drawn = figure(choice);
    QCOMPARE(drawn.x.label, task_->recipe->sources[0].name);
    QCOMPARE(std::ssize(layers<Points>(drawn).front().x), std::ssize(task_->split.train));
    QVERIFY(drawn.knowsRows());
}

void ContributionFigureTest::levelsAreCategories() {
    const auto& sources = task_->recipe->sources;
    const auto level = std::ranges::find_if(
        sources, [](const SourceColumn& source) { return source.type != ColumnType::Numeric; });
    QVERIFY(level != sources.end());
    ContributionChoice choice;
    choice.view = ContributionView::OneVariable;
    choice.variable = level - sources.begin();
    QCOMPARE(figure(choice).x.categories, level->levels);
}

void ContributionFigureTest::aConstantHasNone() {
    *predictor_ = randomPredictor(task_->recipe, 0, false);
    QVERIFY(figure({}).isEmpty());
    QVERIFY(!figure({}).empty.empty());
}

void ContributionFigureTest::leavesWhereItIsTold() {
    QVERIFY(!contributionFigure(*predictor_, *task_, {}, [] { return false; }));
}

ARDENT_TEST(ContributionFigureTest)
#include "contribution_figure_test.moc"
