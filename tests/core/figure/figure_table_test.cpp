#include "core/figure/figure_table.h"

#include <QtTest>
#include <algorithm>

#include "core/figure/row_places.h"
#include "tests/support/sample_figures.h"
#include "tests/support/set_layers.h"

using namespace ardent;
using namespace ardent::test;

namespace {

std::string textOf(const FigureRow& row, FigureColumn column) {
    const FigureCell& cell = row[static_cast<std::size_t>(column)];
    if (const auto* word = std::get_if<Message>(&cell)) return word->english();
    const auto* name = std::get_if<std::string>(&cell);
    return name ? *name : std::string();
}

double numberOf(const FigureRow& row, FigureColumn column) {
    return std::get<double>(row[static_cast<std::size_t>(column)]);
}

}  // namespace

/// The rows that the CSV file and the window's table are made from.
class FigureTableTest : public QObject {
    Q_OBJECT

private slots:
    void hasTheColumnsThatHoldSomething_data();
    void hasTheColumnsThatHoldSomething();
    void goesFromOnePartToTheNext();
    void skipsPartsWithoutRows();
    void namesTheLevelsOfAnAxis();
    void refusesRowsThatAreNotThere();
    void leavesCellsWithoutANumberEmpty();
    void knowsTheRowsBehindPoints();
    void knowsTheRowsBehindWhatCountsThem();
    void knowsTheRowBehindALine();
    void tellsTheRowOfPointsAndLines();
    void callsLinesOfOneNameByTheirOwn();
    void linesToCompareWithComeLast();
};

void FigureTableTest::hasTheColumnsThatHoldSomething_data() {
    QTest::addColumn<Figure>("figure");
    Figure cells;
    cells.x.categories = cells.y.categories = {"no", "yes"};
    addLayer(cells, Cells{"rows", 0, Matrix::Ones(2, 2), Matrix::Ones(2, 2)});
    Figure unmarked = relevanceBars(3);
    findLayer<Bars>(unmarked)->selected.clear();
    QTest::newRow("nothing") << Figure();
    QTest::newRow("lines") << lossLines(2, 4);
    Figure banded = lossLines(1, 4);
    layers<Series>(banded)[0].spreads = {0.1, 0.2, 0.3, 0.4};
    QTest::newRow("a line in a band") << banded;
    QTest::newRow("bars") << relevanceBars(7);
    QTest::newRow("bars, none selected") << unmarked;
    Figure beside = relevanceBars(3);
    findLayer<Bars>(beside)->beside = {Bars::Beside{"others", "others", {3., 2., 1.}, {}}};
    QTest::newRow("bars beside bars") << beside;
    findLayer<Bars>(beside)->beside[0].spreads = {0., 1., 0.};
    QTest::newRow("bars beside bars with whiskers") << beside;
    findLayer<Bars>(beside)->beside.resize(3, {"more", "more", {1., 2., 3.}, {1., 1., 1.}});
    QTest::newRow("bars beside bars beside bars") << beside;
    Figure between = relevanceBars(1);
    findLayer<Bars>(between)->intervals = {{0.1, 0.9}};
    QTest::newRow("bars with intervals") << between;
    QTest::newRow("classes") << classRegions();
    QTest::newRow("surface") << surface();
    Figure rows;
    test::setLayers<Points>(rows, {Points{"rows", 0, {1.}, {2.}, {}, {}, 0, {7}}});
    QTest::newRow("points of rows") << rows;
    QTest::newRow("cells") << cells;
    Figure graph;
    addLayer(graph, Graph{"size", "score", 0, {"a", "b"}, {1., 2.}, {{{0, 1}, 3.}}});
    QTest::newRow("graph") << graph;
}

void FigureTableTest::hasTheColumnsThatHoldSomething() {
    QFETCH(Figure, figure);
    const FigureTable table(figure);
    for (const FigureColumn column : kFigureColumns) {
        bool holds = false;
        for (Index i = 0; i < table.rows(); ++i)
            holds |= table.row(i)[static_cast<std::size_t>(column)].index() != 0;
        const auto& told = table.columns();
        QCOMPARE(std::find(told.begin(), told.end(), column) != told.end(), holds);
    }
}

void FigureTableTest::goesFromOnePartToTheNext() {
    const Figure figure = lossLines(2, 3);
    const FigureTable table(figure);
    QCOMPARE(table.rows(), Index(12));
    QCOMPARE(textOf(table.row(2), FigureColumn::Part), std::string("training line"));
    QCOMPARE(textOf(table.row(3), FigureColumn::Part), std::string("validation line"));
    QCOMPARE(numberOf(table.row(3), FigureColumn::X), layers<Series>(figure)[1].x[0]);
    QCOMPARE(numberOf(table.row(11), FigureColumn::Y), layers<Series>(figure)[3].y[2]);

    const Figure regions = classRegions();
    const FigureTable mixed(regions);
    const Index grid = findLayer<Field>(regions)->values.size();
    QCOMPARE(mixed.rows(), grid + 3);
    QCOMPARE(textOf(mixed.row(grid - 1), FigureColumn::Value), std::string("yes"));
    QCOMPARE(textOf(mixed.row(grid + 2), FigureColumn::Mark), std::string("wrong"));
}

void FigureTableTest::skipsPartsWithoutRows() {
    Figure figure = lossLines(1, 2);
    figure.layers.insert(figure.layers.begin(), Series{"none", LineRole::Score, 0, {}, {}});
    figure.layers.insert(figure.layers.begin() + 2, Series{"half", LineRole::Score, 0, {1.}, {}});
    const FigureTable table(figure);
    QCOMPARE(table.rows(), Index(4));
    QCOMPARE(textOf(table.row(0), FigureColumn::Part), std::string("training line"));
    QCOMPARE(textOf(table.row(2), FigureColumn::Part), std::string("validation line"));
}

/// Wherever in its strip a point lies.
void FigureTableTest::namesTheLevelsOfAnAxis() {
    Figure figure;
    figure.y.categories = {"no", "yes"};
    Points points;
    points.x = {0.2, 0.3, 0.4};
    points.y = {-0.4, 1.3, 2.6};
    test::setLayers<Points>(figure, {points});
    test::setLayers<Series>(figure, {{"line", LineRole::Train, 0, {0.5}, {1.}}});
    const FigureTable table(figure);
    QCOMPARE(textOf(table.row(0), FigureColumn::Y), std::string("yes"));
    QCOMPARE(numberOf(table.row(0), FigureColumn::X), 0.5);
    QCOMPARE(textOf(table.row(1), FigureColumn::Y), std::string("no"));
    QCOMPARE(textOf(table.row(2), FigureColumn::Y), std::string("yes"));
    QCOMPARE(numberOf(table.row(3), FigureColumn::Y), 2.6);  // of no level
}

void FigureTableTest::refusesRowsThatAreNotThere() {
    const Figure figure = relevanceBars(2);
    const FigureTable table(figure);
    QVERIFY_EXCEPTION_THROWN(table.row(2), std::logic_error);
    QVERIFY_EXCEPTION_THROWN(table.row(-1), std::logic_error);
}

/// The diagonal of an interaction map.
void FigureTableTest::leavesCellsWithoutANumberEmpty() {
    Figure figure;
    figure.x.categories = figure.y.categories = {"a", "b"};
    Matrix values = Matrix::Constant(2, 2, 3.);
    values(0, 0) = values(1, 1) = std::nan("");
    addLayer(figure, Cells{"score", 0, values, Matrix::Zero(2, 2)});
    const FigureTable table(figure);
    for (const Index cell : {0, 1, 2, 3})
        for (const FigureColumn column : {FigureColumn::Value, FigureColumn::Strength})
            QCOMPARE(table.row(cell)[static_cast<std::size_t>(column)].index(),
                     std::size_t(cell % 3 == 0 ? 0 : 1));
}

void FigureTableTest::knowsTheRowsBehindPoints() {
    Figure figure = lossLines(1, 2);
    QVERIFY(!figure.knowsRows());
    const auto lines = static_cast<std::size_t>(FigureTable(figure).rows());
    Points first, second;
    first.x = first.y = {1., 2., 3.};
    first.rows = {10, 20, 30};
    second.x = second.y = {4., 5.};
    second.rows = {7, 20};
    test::setLayers<Points>(figure, {first, second});
    QVERIFY(figure.knowsRows());
    const FigureTable table(figure);
    std::vector<bool> chosen(lines + 5, false);
    chosen[0] = chosen[lines + 1] = chosen[lines + 2] = chosen[lines + 3] = true;
    QCOMPARE(table.tableRows(chosen), (std::vector<std::int32_t>{20, 30, 7}));
    chosen.pop_back();
    QVERIFY_EXCEPTION_THROWN(table.tableRows(chosen), std::logic_error);
}

void FigureTableTest::knowsTheRowsBehindWhatCountsThem() {
    const auto rowsOf = [](Figure figure, RowPlaces places, std::size_t line) {
        figure.places = std::make_shared<const RowPlaces>(std::move(places));
        const FigureTable table(figure);
        std::vector<bool> chosen(static_cast<std::size_t>(table.rows()), false);
        chosen.at(line) = true;
        return table.tableRows(chosen);
    };
    using RowNumbers = std::vector<std::int32_t>;
    Figure bars;
    addLayer(bars, Bars{"rows", 0, {"a", "b"}, {1., 2.}, {}, {}});
    QCOMPARE(rowsOf(bars, {{3, 4, 8}, {}, {1., 0., 1.}, {}}, 1), (RowNumbers{3, 8}));
    Figure bins;
    addLayer(bins, Histogram{"rows", 0, {0., 1., 2.}, {"u", "v"}, Matrix::Ones(2, 2)});
    QCOMPARE(rowsOf(bins, {{3, 4, 8}, {0.5, 1.5, 1.5}, {}, {1, 0, 1}}, 3), (RowNumbers{8}));
    Figure cells;
    cells.x.categories = cells.y.categories = {"no", "yes"};
    addLayer(cells, Cells{"rows", 0, Matrix::Ones(2, 2), Matrix::Ones(2, 2)});
    QCOMPARE(rowsOf(cells, {{3, 4, 8}, {0., 1., 0.}, {1., 0., 1.}, {}}, 2), (RowNumbers{3, 8}));
}

void FigureTableTest::knowsTheRowBehindALine() {
    Figure figure = lossLines(1, 3);
    layers<Series>(figure)[1].row = 12;
    const FigureTable table(figure);
    std::vector<bool> chosen(6, false);
    chosen[0] = chosen[4] = true;
    QCOMPARE(table.tableRows(chosen), (std::vector<std::int32_t>{12}));
}

void FigureTableTest::tellsTheRowOfPointsAndLines() {
    Figure figure = lossLines(1, 1);
    layers<Series>(figure)[1].row = 1234566;
    Points points;
    points.x = points.y = {1., 2.};
    points.rows = {10, 0};
    test::setLayers<Points>(figure, {points});
    const FigureTable table(figure);
    const auto rowAt = [&](Index i) {
        return table.row(i)[static_cast<std::size_t>(FigureColumn::Row)];
    };
    QCOMPARE(rowAt(0).index(), std::size_t(0));
    QCOMPARE(std::get<double>(rowAt(1)), 1234567.);
    QCOMPARE(std::get<double>(rowAt(2)), 11.);
    QCOMPARE(std::get<double>(rowAt(3)), 1.);
    QCOMPARE(table.columns().back(), FigureColumn::Row);
    figure.forgetRows();
    QVERIFY(FigureTable(figure).columns().back() != FigureColumn::Row);
}

void FigureTableTest::callsLinesOfOneNameByTheirOwn() {
    Figure figure;
    for (const char* name : {"age", "bmi"}) {
        addLayer(figure, Series{"others", LineRole::Individual, 0, {1.}, {2.}});
        layers<Series>(figure).back().member = name;
    }
    addLayer(figure, Series{"single rows", LineRole::Individual, 0, {1.}, {2.}});
    addLayer(figure, Series{"mean", LineRole::Main, 0, {1.}, {2.}});
    const FigureTable table(figure);
    QCOMPARE(textOf(table.row(0), FigureColumn::Name), std::string("mean"));  // above the pale ones
    QCOMPARE(textOf(table.row(1), FigureColumn::Name), std::string("age"));
    QCOMPARE(textOf(table.row(2), FigureColumn::Name), std::string("bmi"));
    QCOMPARE(textOf(table.row(2), FigureColumn::Part), std::string("line"));
    QCOMPARE(textOf(table.row(3), FigureColumn::Name), std::string("single rows"));
    QCOMPARE(textOf(table.row(3), FigureColumn::Part), std::string("individual line"));
}

void FigureTableTest::linesToCompareWithComeLast() {
    Figure figure = lossLines(1, 2);
    figure.layers.insert(figure.layers.begin(),
                         Series{"ideal", LineRole::Reference, 0, {0., 1.}, {0., 1.}});
    Points points;
    points.name = "rows";
    points.x = points.y = {7.};
    points.rows = {30};
    test::setLayers<Points>(figure, {points});
    const FigureTable table(figure);
    QCOMPARE(table.rows(), Index(7));
    QCOMPARE(textOf(table.row(0), FigureColumn::Part), std::string("training line"));
    QCOMPARE(textOf(table.row(4), FigureColumn::Part), std::string("point"));
    QCOMPARE(textOf(table.row(5), FigureColumn::Name), std::string("ideal"));
    QCOMPARE(numberOf(table.row(6), FigureColumn::Y), 1.);
    std::vector<bool> chosen(7, false);
    chosen[4] = true;
    QCOMPARE(table.tableRows(chosen), (std::vector<std::int32_t>{30}));
}

ARDENT_TEST(FigureTableTest)
#include "figure_table_test.moc"
