#include "core/figure/row_places.h"
#include "core/figure/notes/notes.h"

#include <QTest>

#include "core/figure/data/data_figure.h"
#include "core/figure/figure_csv.h"
#include "tests/support/columns.h"
#include "tests/support/set_layers.h"

using namespace ardent;
using namespace ardent::test;

namespace {

using RowNumbers = std::vector<std::int32_t>;

/// x ascends with the rows, y descends; `kind` is "u" in even rows and "v" in odd ones.
Table lines(int rows) {
    std::vector<std::string> kinds;
    for (int i = 0; i < rows; ++i) kinds.push_back(i % 2 == 0 ? "u" : "v");
    return table({numbers("x", sequence(rows)), numbers("y", sequence(rows, 0., -1.)),
                  categories("kind", kinds)});
}

Figure drawnPlaces(const Table& data, const DataChoice& choice, const std::string& of = "y") {
    return *dataFigure(data, target(of), choice);
}

/// Rows that stand beside one of the cloud's, of the same kind, and are not drawn; ascending.
RowNumbers notDrawn(const Points& cloud, std::size_t count) {
    RowNumbers found;
    for (const std::int32_t row : cloud.rows)
        if (found.size() < count && row + 2 < 5000 &&
            !std::ranges::binary_search(cloud.rows, row + 2))
            found.push_back(row + 2);
    return found;
}

/// Rows 7 and 3, which rise from x = 0 to 2, and their mean; row 5 as a point below.
Figure rowsAsLines() {
    Figure figure;
    for (const std::int32_t row : {7, 3})
        addLayer(figure, Series{"single rows",
                                LineRole::Individual,
                                0,
                                {0., 2.},
                                {double(row), double(row) + 2.},
                                false,
                                {},
                                row});
    addLayer(figure, Series{"mean", LineRole::Train, 0, {0., 2.}, {5., 7.}});
    Points points;
    points.x = {1.};
    points.y = {-1.};
    points.rows = {5};
    test::setLayers<Points>(figure, {points});
    figure.places =
        std::make_shared<const RowPlaces>(RowPlaces{{3, 5, 7}, {0., 1., 2.}, {-1., -1., -1.}, {}});
    return figure;
}

Index selectedPoints(const Figure& figure) {
    Index count = 0;
    for (const Points& points : layers<Points>(figure))
        count += std::ranges::count(points.selected, true);
    return count;
}

}  // namespace

class RowPlacesTest : public QObject {
    Q_OBJECT

private slots:
    void rowsInARectangleAreFound();
    void allRowsAreFoundWhereFewAreDrawn();
    void columnsThatAreTouchedCountWhole();
    void barsThatAreTouchedCountWhole();
    void cellsThatAreTouchedCountWhole();
    void selectedPointsAreMarked();
    void selectedRowsThatWereNotDrawnAreAdded();
    void classesKeepTheirCloud();
    void columnsTellHowManyAreSelected();
    void linesThroughARectangleCountWithTheirRow();
    void linesOfSelectedRowsLieOverTheOthers();
    void aForgottenTableHasNoRows();
    void aFigureWithoutRowsStaysAsItIs();
};

void RowPlacesTest::rowsInARectangleAreFound() {
    const Figure figure = drawnPlaces(lines(100), {DataView::Pair, 0, 1});
    QCOMPARE(rowsWithin(figure, {9.5, 20.5}, {-15., 0.}), (RowNumbers{10, 11, 12, 13, 14, 15}));
    QVERIFY(rowsWithin(figure, {50., 60.}, {-20., 0.}).empty());
}

void RowPlacesTest::allRowsAreFoundWhereFewAreDrawn() {
    const Figure figure = drawnPlaces(lines(5000), {DataView::Pair, 0, 1, 100});
    QCOMPARE(layers<Points>(figure).at(0).x.size(), std::size_t(100));
    QCOMPARE(rowsWithin(figure, {1000., 1999.}, {-1e9, 1e9}).size(), std::size_t(1000));
}

void RowPlacesTest::columnsThatAreTouchedCountWhole() {
    const Figure figure = drawnPlaces(lines(1000), {DataView::Distribution, 0});
    const std::vector<double>& edges = findLayer<Histogram>(figure)->edges;
    const double middle = (edges[0] + edges[1]) / 2.;
    const auto found = rowsWithin(figure, {middle, middle}, {1., 1.});
    QCOMPARE(double(found.size()), findLayer<Histogram>(figure)->counts(0, 0));
    QVERIFY(rowsWithin(figure, {middle, middle}, {1e6, 2e6}).empty());
}

void RowPlacesTest::barsThatAreTouchedCountWhole() {
    const Figure figure = drawnPlaces(lines(100), {DataView::Distribution, 2});
    QCOMPARE(findLayer<Bars>(figure)->names.at(1), std::string("v"));
    QCOMPARE(rowsWithin(figure, {1., 2.}, {0.8, 1.2}).size(), std::size_t(50));
    QCOMPARE(rowsWithin(figure, {1., 2.}, {0.8, 1.2}).front(), 1);
    QVERIFY(rowsWithin(figure, {51., 60.}, {0.8, 1.2}).empty());
}

void RowPlacesTest::cellsThatAreTouchedCountWhole() {
    const Figure figure = drawnPlaces(lines(100), {DataView::Pair, 2, 2});
    QVERIFY(findLayer<Cells>(figure));
    QCOMPARE(rowsWithin(figure, {0.1, 0.2}, {-0.2, 0.1}).size(), std::size_t(50));
    QVERIFY(rowsWithin(figure, {0.1, 0.2}, {0.8, 0.9}).empty());
}

void RowPlacesTest::selectedPointsAreMarked() {
    Figure figure = drawnPlaces(lines(100), {DataView::Pair, 0, 1});
    markSelected(figure, RowSelection(100, RowNumbers{3, 40}));
    QCOMPARE(layers<Points>(figure).at(0).x.size(), std::size_t(100));
    QCOMPARE(selectedPoints(figure), Index(2));
    QVERIFY(layers<Points>(figure).at(0).selected[3] && layers<Points>(figure).at(0).selected[40]);
    QVERIFY2(notesText(figure).ends_with(" 2 rows here are selected."), notesText(figure).c_str());
    QVERIFY(toCsv(figure).find("point,rows,3,-3,,,selected,4\n") != std::string::npos);
}

void RowPlacesTest::selectedRowsThatWereNotDrawnAreAdded() {
    Figure figure = drawnPlaces(lines(5000), {DataView::Pair, 0, 1, 100});
    const std::int32_t there = layers<Points>(figure).at(0).rows.at(40);
    const RowNumbers others = notDrawn(layers<Points>(figure).at(0), 2);
    RowNumbers wanted{there, others[0], others[1]};
    std::ranges::sort(wanted);
    markSelected(figure, RowSelection(5000, wanted));
    const Points& cloud = layers<Points>(figure).at(0);
    QCOMPARE(cloud.x.size(), std::size_t(102));
    QCOMPARE(selectedPoints(figure), Index(3));
    QCOMPARE(cloud.x.back(), double(others[1]));
    QCOMPARE(cloud.y.back(), -double(others[1]));
    Figure whole = drawnPlaces(lines(5000), {DataView::Pair, 0, 1, 100});
    RowSelection all(5000);
    all.add(0, 4999);
    markSelected(whole, all);
    QCOMPARE(layers<Points>(whole).at(0).x.size(), std::size_t(500));
}

void RowPlacesTest::classesKeepTheirCloud() {
    Figure figure = drawnPlaces(lines(5000), {DataView::Pair, 0, 1, 100}, "kind");
    QCOMPARE(layers<Points>(figure).size(), std::size_t(2));
    const RowNumbers even = notDrawn(layers<Points>(figure)[0], 1);
    const RowNumbers odd = notDrawn(layers<Points>(figure)[1], 2);
    RowNumbers wanted{even[0], odd[0], odd[1]};
    std::ranges::sort(wanted);
    markSelected(figure, RowSelection(5000, wanted));
    QCOMPARE(std::ranges::count(layers<Points>(figure)[0].selected, true), 1);
    QCOMPARE(std::ranges::count(layers<Points>(figure)[1].selected, true), 2);
    QCOMPARE(layers<Points>(figure)[1].x.back(), double(odd[1]));
}

void RowPlacesTest::columnsTellHowManyAreSelected() {
    Figure figure = drawnPlaces(lines(100), {DataView::Distribution, 0}, "kind");
    markSelected(figure, RowSelection(100, RowNumbers{0, 1, 2, 99}));
    const Histogram& histogram = *findLayer<Histogram>(figure);
    QCOMPARE(histogram.selected.sum(), 4.);
    QCOMPARE(histogram.selected(0, 0), 2.);
    QCOMPARE(histogram.selected(0, 1), 1.);
    QCOMPARE(histogram.selected(histogram.selected.rows() - 1, 1), 1.);
    Figure levels = drawnPlaces(lines(100), {DataView::Distribution, 2});
    markSelected(levels, RowSelection(100, RowNumbers{0, 1, 2, 99}));
    QCOMPARE(findLayer<Bars>(levels)->parts, (std::vector<double>{2., 2.}));
}

/// Between the logged points too; the mean is of no row.
void RowPlacesTest::linesThroughARectangleCountWithTheirRow() {
    const Figure figure = rowsAsLines();
    QCOMPARE(rowsWithin(figure, {0.9, 1.1}, {7.95, 8.05}), (RowNumbers{7}));
    QCOMPARE(rowsWithin(figure, {0.9, 1.1}, {3.5, 8.05}), (RowNumbers{3, 7}));
    QCOMPARE(rowsWithin(figure, {0.9, 1.1}, {-2., 4.}), (RowNumbers{3, 5}));
    QVERIFY(rowsWithin(figure, {0.9, 1.1}, {5.5, 6.5}).empty());
    QVERIFY(rowsWithin(figure, {2.5, 3.}, {0., 9.}).empty());
    QVERIFY(rowsWithin(figure, {0., 0.1}, {8.5, 9.}).empty());
}

void RowPlacesTest::linesOfSelectedRowsLieOverTheOthers() {
    Figure figure = rowsAsLines();
    markSelected(figure, RowSelection(10, RowNumbers{7}));
    QCOMPARE(layers<Series>(figure)[0].row, std::optional<std::int32_t>(3));
    QVERIFY(!layers<Series>(figure)[0].selected);
    QCOMPARE(layers<Series>(figure)[0].name, std::string("single rows"));
    QVERIFY(layers<Series>(figure)[1].selected);
    QCOMPARE(layers<Series>(figure)[1].name, std::string("selected rows"));
    QCOMPARE(layers<Series>(figure)[2].name, std::string("mean"));
    QVERIFY(!layers<Series>(figure)[2].selected);
    QVERIFY(notesText(figure).ends_with("1 row here is selected."));
}

void RowPlacesTest::aForgottenTableHasNoRows() {
    Figure figure = rowsAsLines();
    QVERIFY(figure.knowsRows());
    figure.forgetRows();
    QVERIFY(!figure.knowsRows());
    markSelected(figure, RowSelection(10, RowNumbers{7}));
    QVERIFY(std::ranges::none_of(layers<Series>(figure), &Series::selected));
}

void RowPlacesTest::aFigureWithoutRowsStaysAsItIs() {
    Figure figure;
    figure.notes = {{NoteKind::Shown, "A curve."}};
    addLayer(figure, Points{"bins", 0, {1.}, {2.}, {}, {}});
    markSelected(figure, RowSelection(10, RowNumbers{1}));
    QCOMPARE(notesText(figure), std::string("A curve."));
    QVERIFY(layers<Points>(figure)[0].selected.empty());
    QVERIFY(rowsWithin(figure, {0., 9.}, {0., 9.}).empty());
}

ARDENT_TEST(RowPlacesTest)
#include "row_places_test.moc"
