#include "core/figure/effects/effect_figure.h"

#include <QtTest>
#include <algorithm>
#include <numeric>

#include "core/data/task/drawn_rows.h"
#include "core/explain/partial_dependence.h"
#include "core/figure/lines/broken_line.h"
#include "core/figure/notes/notes.h"
#include "core/figure/row_places.h"
#include "tests/support/explained_model.h"
#include "tests/support/golden.h"

using namespace ardent;

class EffectFigureTest : public QObject {
    Q_OBJECT

private slots:
    void numberIsACurveWithSingleRows();
    void aValueOfOtherRowsIsOnTheAxis();
    void categoryIsBarsAroundTheAverage();
    void twoNumbersAreASurface();
    void numberAndCategoryAreACurveALevel_data();
    void numberAndCategoryAreACurveALevel();
    void linesThatLieOnOthersAreTold();
    void twoCategoriesAreBars();
    void thinsTheRowsAndSaysSo();
    void seesAllOfRowsThatAlternate();
    void classIsNamed();
    void saysWithWhatTheVariableGoes();
    void curvesAreSmooth();
    void wholeNumbersHaveNoneBetween();
    void outliersLieOutsideAndAreCounted();
    void nothingIsDrawnWhereNoRowIs();
    void meansBeyondTheTargetAreSaid();
    void saysWhyItIsEmpty();
    void aKernelModelHasEffectsToo();
    void selectedRowsStandOut();
    void selectedRowsThatAlternateAreDrawnOfBothKinds();
    void curvesAndDotsKnowTheirRow();
    void stopsWhenTold();
};

namespace {

using RowNumbers = std::vector<std::int32_t>;

TaskPtr task(std::vector<std::string> classes = {}) {
    return test::mixedTask(40, std::move(classes));
}

Figure drawnEffect(const TaskPtr& task, const EffectChoice& choice) {
    return *effectFigure(test::randomPredictor(task->recipe, 6, true), *task, choice);
}

/// These rows of the table, which are the task's, are selected.
Figure marked(const TaskPtr& task, EffectChoice choice, const RowNumbers& rows) {
    choice.selected = rows;
    Figure figure = drawnEffect(task, choice);
    markSelected(figure, RowSelection(std::ssize(task->y), rows));
    return figure;
}

}  // namespace

void EffectFigureTest::numberIsACurveWithSingleRows() {
    const TaskPtr data = task();
    EffectChoice choice;
    choice.individual = 3;
    choice.curveSteps = 11;
    const Figure figure = drawnEffect(data, choice);
    QCOMPARE(layers<Series>(figure).size(), std::size_t(4));
    QVERIFY(layers<Series>(figure)[0].role == LineRole::Individual);
    QVERIFY(layers<Series>(figure)[3].role == LineRole::Main);
    const Predictor predictor = test::randomPredictor(data->recipe, 6, true);
    const auto rows = test::allRows(*data);
    const auto expected = partialDependence(predictor, data->x, rows,
                                            effectAxis(predictor, data->x, rows, 0, 11), {});
    for (Index i = 0; i < 11; ++i)
        COMPARE_WITHIN(layers<Series>(figure)[3].y[std::size_t(i)], expected->finding.mean(i, 0),
                       1e-12);
    QCOMPARE(figure.x.label, std::string("a"));
    QCOMPARE(figure.y.label, std::string("y"));
    double lowest = layers<Series>(figure)[0].y[0];
    for (const Series& series : layers<Series>(figure))
        lowest = std::min(lowest, *std::ranges::min_element(series.y));
    QCOMPARE(layers<Points>(figure)[0].x.size(), std::size_t(40));
    QVERIFY(layers<Points>(figure)[0].y[0] < lowest);
}

/// b is 2a but for one row; c goes with neither.
void EffectFigureTest::saysWithWhatTheVariableGoes() {
    const TaskPtr data = test::taskOf({test::numbers("a", {1., 2., 3., 4., 5., 6.}),
                                       test::numbers("b", {2., 4., 6., 8., 10., 13.}),
                                       test::numbers("c", {1., -1., 1., 1., -1., 1.}),
                                       test::numbers("y", {1., 3., 2., 5., 4., 6.})},
                                      Problem::Regression);
    const Figure figure = drawnEffect(data, {});
    QVERIFY2(notesText(figure).find("a goes together with b (Pearson correlation 0.997 over") !=
                 std::string::npos,
             notesText(figure).c_str());
    EffectChoice choice;
    choice.first = 2;
    QVERIFY(notesText(drawnEffect(data, choice)).find("correlation") == std::string::npos);
}

void EffectFigureTest::curvesAreSmooth() {
    QVERIFY(layers<Series>(drawnEffect(task(), {})).back().x.size() >= 256);
    EffectChoice choice;
    choice.second = 2;  // a category
    QVERIFY(layers<Series>(drawnEffect(task(), choice)).back().x.size() >= 256);
}

void EffectFigureTest::wholeNumbersHaveNoneBetween() {
    std::vector<double> a, y;
    for (int i = 0; i < 60; ++i) {
        a.push_back(1 + i % 3);
        y.push_back(std::sin(i));
    }
    const auto xOf = [&](double last) {
        a.back() = last;
        return layers<Series>(
                   drawnEffect(test::taskOf({test::numbers("a", a), test::numbers("y", y)},
                                            Problem::Regression),
                               {}))
            .back()
            .x;
    };
    QCOMPARE(xOf(3.), (std::vector<double>{1., 2., 3.}));
    QVERIFY(xOf(2.5).size() >= 256);
    a.resize(1000);
    y.resize(1000);
    for (std::size_t i = 0; i < a.size(); ++i) a[i] = static_cast<double>(i % 6);
    a[0] = a[1] = a[2] = 3e5;  // beside which float32 does not tell 5 from 5.00003
    const std::string note = notesText(drawnEffect(
        test::taskOf({test::numbers("a", a), test::numbers("y", y)}, Problem::Regression), {}));
    QVERIFY2(note.find("far from the rest: 3 of 1,000") != std::string::npos, note.c_str());
}

void EffectFigureTest::outliersLieOutsideAndAreCounted() {
    std::vector<double> a, y;
    for (int i = 0; i < 1000; ++i) {
        a.push_back(i % 100);
        y.push_back(std::sin(i));
    }
    const auto figureOf = [&] {
        return drawnEffect(
            test::taskOf({test::numbers("a", a), test::numbers("y", y)}, Problem::Regression), {});
    };
    QVERIFY(!figureOf().x.range);
    QVERIFY(figureOf().x.whole);
    a.back() = 5000.5;
    const Figure figure = figureOf();
    QVERIFY(figure.x.range->high < 110. && layers<Series>(figure).back().x.back() < 100.);
    QVERIFY(!figure.x.whole);
    for (const char* told :
         {"far from the rest: 1 of 1,000 training rows.", "300 of 1,000 training rows are dots."})
        QVERIFY2(notesText(figure).find(told) != std::string::npos, notesText(figure).c_str());
}

/// Of 3,000 rows the effect is averaged over 2,000, in which the column has one value.
void EffectFigureTest::aValueOfOtherRowsIsOnTheAxis() {
    std::vector<double> a(3000, 0.), y;
    for (std::size_t i = 0; i < a.size(); ++i) y.push_back(std::sin(double(i)));
    std::vector<std::int32_t> all(a.size());
    std::iota(all.begin(), all.end(), 0);
    const auto averaged = drawnRows(all, EffectChoice().mostRows, kLookSeed);
    const auto other = std::ranges::find_if(
        all, [&](std::int32_t row) { return !std::ranges::binary_search(averaged, row); });
    a[std::size_t(*other)] = 2e-4;
    const Figure figure = drawnEffect(
        test::taskOf({test::numbers("a", a), test::numbers("y", y)}, Problem::Regression), {});
    QVERIFY(layers<Series>(figure).back().x.size() >= 256);
    COMPARE_WITHIN(layers<Series>(figure).back().x.back(), 2e-4, 1e-9);
}

void EffectFigureTest::categoryIsBarsAroundTheAverage() {
    EffectChoice choice;
    choice.first = 2;
    const Figure figure = drawnEffect(task(), choice);
    QCOMPARE(findLayer<Bars>(figure)->names, (std::vector<std::string>{"blue", "green", "red"}));
    const auto& values = findLayer<Bars>(figure)->values;
    const double average = (14. * values[0] + 13. * values[1] + 13. * values[2]) / 40.;
    COMPARE_WITHIN(average, 0., 1e-9);
    QVERIFY(std::abs(values[0]) > 1e-3);
}

void EffectFigureTest::twoNumbersAreASurface() {
    EffectChoice choice;
    choice.second = 1;
    choice.steps = 7;
    const Figure figure = drawnEffect(task(), choice);
    QCOMPARE(findLayer<Field>(figure)->values.rows(), Index{7});
    QVERIFY(findLayer<Field>(figure)->map == ColourMap::Sequential);
    QCOMPARE(figure.x.label, std::string("a"));
    QCOMPARE(figure.y.label, std::string("b"));
    QCOMPARE(layers<Points>(figure)[0].x.size(), std::size_t(40));
    const Figure odds = drawnEffect(task({"no", "yes"}), choice);
    QVERIFY(findLayer<Field>(odds)->map == ColourMap::Diverging);
    QCOMPARE(findLayer<Field>(odds)->label, std::string("log-odds of class yes"));
    choice.second = 4;
    QVERIFY(drawnEffect(task(), choice).empty.find("flat has only one value") != std::string::npos);
}

void EffectFigureTest::numberAndCategoryAreACurveALevel_data() {
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("second");
    QTest::newRow("number first") << 1 << 2;
    QTest::newRow("category first") << 2 << 1;
}

void EffectFigureTest::numberAndCategoryAreACurveALevel() {
    QFETCH(int, first);
    QFETCH(int, second);
    EffectChoice choice;
    choice.first = first;
    choice.second = second;
    const Figure figure = drawnEffect(task(), choice);
    QCOMPARE(layers<Series>(figure).size(), std::size_t(3));
    QCOMPARE(layers<Series>(figure)[1].name, std::string("colour = green"));
    QCOMPARE(figure.x.label, std::string("b"));
}

void EffectFigureTest::linesThatLieOnOthersAreTold() {
    EffectChoice choice;
    choice.first = 1;
    choice.second = 2;
    QVERIFY(notesText(drawnEffect(task(), choice)).find("lie on") == std::string::npos);
    const TaskPtr mixed = task();
    Matrix linear = Matrix::Zero(1, mixed->x.cols());
    linear.leftCols(2).setOnes();
    const Predictor numbersAlone =
        test::linearPredictor(mixed->recipe, linear, Vector::Zero(1), Link::Identity);
    const auto figure = effectFigure(numbersAlone, *mixed, choice);
    QVERIFY2(
        figure && notesText(*figure).find("2 of 3 lines lie on another one.") != std::string::npos,
        notesText(*figure).c_str());
}

void EffectFigureTest::twoCategoriesAreBars() {
    EffectChoice choice;
    choice.first = 3;
    choice.second = 2;
    const Figure figure = drawnEffect(task(), choice);
    QCOMPARE(findLayer<Bars>(figure)->names.size(), std::size_t(6));
    QCOMPARE(findLayer<Bars>(figure)->names[1], std::string("large × green"));
}

void EffectFigureTest::thinsTheRowsAndSaysSo() {
    EffectChoice choice;
    choice.mostRows = 10;
    const Figure figure = drawnEffect(task(), choice);
    QVERIFY(notesText(figure).find("10 of 40 training rows") != std::string::npos);
    QCOMPARE(layers<Points>(figure)[0].x.size(), std::size_t(10));
}

void EffectFigureTest::seesAllOfRowsThatAlternate() {
    std::vector<double> a, y;
    for (int i = 0; i < 80; ++i) {
        a.push_back(i % 2);
        y.push_back(std::sin(i));
    }
    const TaskPtr data =
        test::taskOf({test::numbers("a", a), test::numbers("y", y)}, Problem::Regression);
    EffectChoice choice;
    choice.mostRows = 20;
    const Figure figure = drawnEffect(data, choice);
    COMPARE_WITHIN(layers<Series>(figure).back().x.front(), 0., 1e-5);
    COMPARE_WITHIN(layers<Series>(figure).back().x.back(), 1., 1e-5);
}

void EffectFigureTest::classIsNamed() {
    EffectChoice choice;
    choice.output = 2;
    QCOMPARE(drawnEffect(task({"ash", "elm", "oak"}), choice).y.label,
             std::string("score of class oak above the mean of all classes"));
}

/// Two clouds of rows, along the diagonal.
TaskPtr twoClouds(double targetOfSecond) {
    std::vector<double> a, b, y;
    for (int i = 0; i < 60; ++i) {
        const double at = (i % 2 == 0 ? 0. : 9.) + i / 60.;
        a.push_back(at);
        b.push_back(at + 0.5 * (i % 3));
        y.push_back(i % 2 == 0 ? 0. : targetOfSecond);
    }
    return test::taskOf({test::numbers("a", a), test::numbers("b", b), test::numbers("y", y)},
                        Problem::Regression);
}

void EffectFigureTest::nothingIsDrawnWhereNoRowIs() {
    const TaskPtr clouds = twoClouds(1.);
    EffectChoice choice;
    const Figure curve = drawnEffect(clouds, choice);
    for (const Series& line : layers<Series>(curve))
        for (std::size_t i = 0; i + 1 < line.x.size(); ++i) {
            if (line.x[i] > 2. && line.x[i + 1] < 8.) QVERIFY(isBrokenAfter(line, i));
            if (line.x[i + 1] < 1. || line.x[i] > 9.) QVERIFY(!isBrokenAfter(line, i));
        }
    QVERIFY(notesText(curve, NoteKind::Shown).find("Broken where no row is near.") !=
            std::string::npos);
    choice.second = 1;
    const Figure surface = drawnEffect(clouds, choice);
    const Matrix& values = findLayer<Field>(surface)->values;
    QVERIFY(std::isfinite(values(0, 0)));
    QVERIFY(std::isnan(values(0, values.cols() - 1)) && std::isnan(values(values.rows() - 1, 0)));
    QVERIFY(notesText(surface, NoteKind::Shown).find("Blank where no row is near") !=
            std::string::npos);
}

void EffectFigureTest::meansBeyondTheTargetAreSaid() {
    const TaskPtr clouds = twoClouds(1.);
    const auto cautionOf = [&](double slope) {
        const Matrix linear = (Matrix(1, 2) << slope, 0.).finished();
        const Predictor predictor =
            test::linearPredictor(clouds->recipe, linear, Vector::Zero(1), Link::Identity);
        return notesText(*effectFigure(predictor, *clouds, EffectChoice()), NoteKind::Caution);
    };
    QVERIFY(cautionOf(0.5).find("The mean reaches") == std::string::npos);
    QVERIFY2(cautionOf(5.).find("and y lies between 0 and 1 in these rows.") != std::string::npos,
             cautionOf(5.).c_str());
}

void EffectFigureTest::saysWhyItIsEmpty() {
    const TaskPtr data = task();
    EffectChoice choice;
    choice.second = 0;
    QVERIFY(drawnEffect(data, choice).empty.find("two different") != std::string::npos);
}

void EffectFigureTest::aKernelModelHasEffectsToo() {
    const TaskPtr data = task();
    KernelModel model;
    model.points = std::make_shared<const DesignMatrix>(data->x.topRows(4));
    model.weights = Matrix::Ones(4, 1);
    model.intercept = Vector::Zero(1);
    const Predictor predictor{data->recipe, model, Link::Identity};
    EffectChoice choice;
    const auto curve = effectFigure(predictor, *data, choice);
    QCOMPARE(layers<Series>(*curve).back().x.size(), std::size_t(choice.curveSteps));
    choice.second = 1;
    const auto surface = effectFigure(predictor, *data, choice);
    QVERIFY(findLayer<Field>(*surface) &&
            findLayer<Field>(*surface)->values.rows() == choice.steps);
}

void EffectFigureTest::selectedRowsStandOut() {
    const TaskPtr data = task();
    EffectChoice choice;
    choice.individual = 1;
    const RowNumbers rows{data->split.train[5], data->split.train[6]};
    const Figure figure = marked(data, choice, rows);
    QCOMPARE(std::ranges::count(layers<Series>(figure), true, &Series::selected), 1);
    QCOMPARE(std::ranges::count(layers<Points>(figure).at(0).selected, true), 2);
    QVERIFY2(notesText(figure).ends_with(
                 " Selected rows with a line of their own: 1. 2 rows here are selected."),
             notesText(figure).c_str());
    QVERIFY(notesText(marked(data, choice, {}))
                .ends_with(" None of the selected rows is here: this view shows training rows."));
    choice.individual = 30;
    const Figure both = marked(data, choice, rows);
    QCOMPARE(std::ranges::count(layers<Series>(both), true, &Series::selected), 2);
    QVERIFY(notesText(both).find("with a line of their own") == std::string::npos);
    choice.second = 1;
    QCOMPARE(std::ranges::count(layers<Points>(marked(data, choice, rows)).at(0).selected, true),
             2);
}

/// As many of them as of the rows drawn at random; every fourth of 1,200 rows would be of one kind.
void EffectFigureTest::selectedRowsThatAlternateAreDrawnOfBothKinds() {
    std::vector<double> a, y;
    for (int i = 0; i < 1200; ++i) {
        a.push_back(i % 2);
        y.push_back(std::sin(i));
    }
    const TaskPtr data =
        test::taskOf({test::numbers("a", a), test::numbers("y", y)}, Problem::Regression);
    const Figure figure = marked(data, {}, test::allRows(*data));
    const Points& points = layers<Points>(figure).at(0);
    QCOMPARE(points.x.size(), std::size_t{500});
    const auto ones = std::ranges::count_if(points.x, [](double x) { return x > 0.5; });
    QVERIFY(ones > 180 && ones < 320);
    QCOMPARE(std::ranges::count(layers<Series>(figure), true, &Series::selected), 30);
}

/// Rows of the table, not of the task: as many rows of the table as the task has come before.
void EffectFigureTest::curvesAndDotsKnowTheirRow() {
    const TaskPtr data = task();
    std::vector<std::int32_t> later;
    for (std::int32_t row = 0; row < 40; ++row) later.push_back(row + 40);
    EffectChoice choice;
    choice.individual = 3;
    choice.tableRows = std::make_shared<const std::vector<std::int32_t>>(later);
    const Figure figure = drawnEffect(data, choice);
    const Series& curve = layers<Series>(figure).front();
    QVERIFY(curve.row && *curve.row >= 40);
    const RowNumbers through =
        rowsWithin(figure, {curve.x[20], curve.x[20]}, {curve.y[20], curve.y[20]});
    QVERIFY(std::ranges::find(through, *curve.row) != through.end());
    QVERIFY(through.size() <= 3);
    const Points& rug = layers<Points>(figure).front();
    QCOMPARE(rug.rows.size(), rug.x.size());
    const RowNumbers all = rowsWithin(figure, {-1e9, 1e9}, {rug.y[0], rug.y[0]});
    QCOMPARE(all, tableRowsOf(data->split.train, choice.tableRows));
    choice.second = 1;
    const Figure surface = drawnEffect(data, choice);
    const Points& dots = layers<Points>(surface).front();
    const RowNumbers there = rowsWithin(surface, {dots.x[4], dots.x[4]}, {dots.y[4], dots.y[4]});
    QVERIFY(std::ranges::find(there, dots.rows[4]) != there.end());
}

void EffectFigureTest::stopsWhenTold() {
    const TaskPtr data = task();
    QVERIFY(!effectFigure(test::randomPredictor(data->recipe, 6, true), *data, {},
                          [] { return false; }));
}

ARDENT_TEST(EffectFigureTest)
#include "effect_figure_test.moc"
