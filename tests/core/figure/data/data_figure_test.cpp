#include "core/figure/data/data_figure.h"

#include <QtTest>
#include <cmath>

#include "core/figure/notes/notes.h"
#include "core/figure/row_places.h"
#include "tests/support/columns.h"

using namespace ardent;

namespace {

Figure drawn(const Table& table, DataChoice choice, const char* target = "") {
    Recipe recipe;
    recipe.target = target;
    return *dataFigure(table, recipe, choice);
}

Figure distribution(const Table& table, Index column, const char* target = "") {
    return drawn(table, {DataView::Distribution, column}, target);
}

Figure pairOf(const Table& table, Index first, Index second, const char* target = "") {
    return drawn(table, {DataView::Pair, first, second}, target);
}

QString note(const Figure& figure) {
    return QString::fromStdString(notesText(figure));
}

/// 200 rows: a number with 10 missing cells, a number, a colour, a class with 5 missing cells.
Table mixed() {
    std::vector<double> a, b;
    std::vector<std::string> colour, label;
    for (int i = 0; i < 200; ++i) {
        a.push_back(i % 20 == 7 ? test::kMissing : std::sin(i));
        b.push_back(0.5 * i);
        colour.push_back(i % 3 == 0 ? "red" : "green");
        label.push_back(i % 40 == 9 ? "" : i % 2 == 0 ? "no" : "yes");
    }
    return test::table({test::numbers("a", a), test::numbers("b", b),
                        test::categories("colour", colour), test::categories("label", label)});
}

}  // namespace

class DataFigureTest : public QObject {
    Q_OBJECT

private slots:
    void binsSumToTheRowsWithAValue();
    void classesAreStacked();
    void numericClassesAreLevels();
    void manyClassesAreNotToldApart();
    void aConstantColumnIsOneBar();
    void aMissingColumnSaysSo();
    void levelsStandWithTheLargestFirst();
    void levelsThatAreNumbersAscend();
    void numbersOfFloatsAreThosePrinted();
    void smallLevelsAreSummed();
    void pairsLeaveMissingRowsOut();
    void correlationIsPearsons_data();
    void correlationIsPearsons();
    void manyRowsAreThinned();
    void classesThatAlternateAreAllDrawn();
    void levelsAgainstNumbersStandInStrips();
    void levelsAgainstLevelsAreCounted();
    void pairsWithoutCommonRowsSaySo();
    void stopsWhenToldTo();
};

void DataFigureTest::binsSumToTheRowsWithAValue() {
    const Figure figure = distribution(mixed(), 0);
    const Histogram& histogram = *findLayer<Histogram>(figure);
    QCOMPARE(histogram.counts.sum(), 190.);
    QCOMPARE(histogram.counts.rows() + 1, std::ssize(histogram.edges));
    QCOMPARE(histogram.groups.size(), std::size_t(1));
    QCOMPARE(figure.x.label, std::string("a"));
    QVERIFY(figure.y.whole && !figure.x.whole);
    QVERIFY2(note(figure).startsWith("200 rows, 10 missing: mean "), notesText(figure).c_str());
    const Figure whole = distribution(test::table({test::numbers("n", test::sequence(5))}), 0);
    QCOMPARE(notesText(whole),
             std::string("5 rows, none missing: mean 2, population standard deviation 1.414, "
                         "minimum 0, median 2, maximum 4."));
    QVERIFY(findLayer<Histogram>(whole)->counts == Matrix(Matrix::Ones(5, 1)));
}

void DataFigureTest::classesAreStacked() {
    const Figure figure = distribution(mixed(), 1, "label");
    const Histogram& histogram = *findLayer<Histogram>(figure);
    QCOMPARE(histogram.groups, (std::vector<std::string>{"no", "yes", "(missing)"}));
    QCOMPARE(histogram.counts.col(0).sum(), 100.);
    QCOMPARE(histogram.counts.col(1).sum(), 95.);
    QCOMPARE(histogram.counts.col(2).sum(), 5.);
    QVERIFY(note(figure).endsWith("Stacked by the class of label."));
    QCOMPARE(findLayer<Histogram>(distribution(mixed(), 1, "b"))->groups.size(), std::size_t(1));
}

void DataFigureTest::numericClassesAreLevels() {
    std::vector<double> y;
    for (int i = 0; i < 40; ++i) y.push_back(i % 4 == 0 ? 1. : 0.);
    const Table table =
        test::table({test::numbers("x", test::sequence(40)), test::numbers("y", y)});
    const Figure figure = distribution(table, 1, "y");
    QCOMPARE(findLayer<Bars>(figure)->names, (std::vector<std::string>{"0", "1"}));
    QCOMPARE(findLayer<Bars>(figure)->values, (std::vector<double>{30., 10.}));
    QVERIFY(figure.x.whole);
    QVERIFY(findLayer<Histogram>(distribution(table, 1)));
}

void DataFigureTest::manyClassesAreNotToldApart() {
    std::vector<std::string> label;
    for (int i = 0; i < 170; ++i) label.push_back("class " + std::to_string(i % 17));
    const Table table =
        test::table({test::numbers("x", test::sequence(170)), test::categories("label", label)});
    const Figure figure = distribution(table, 0, "label");
    QCOMPARE(findLayer<Histogram>(figure)->groups.size(), std::size_t(1));
    QVERIFY(note(figure).endsWith("The classes of label are too many to tell apart."));
}

void DataFigureTest::aConstantColumnIsOneBar() {
    const Figure number =
        distribution(test::table({test::numbers("c", std::vector<double>(30, 2.5))}), 0);
    QVERIFY(findLayer<Histogram>(number)->counts == Matrix(Matrix::Constant(1, 1, 30.)));
    QVERIFY2(note(number).contains("every value is 2.5, so that nothing can be learned"),
             notesText(number).c_str());
    const Figure level =
        distribution(test::table({test::categories("c", std::vector<std::string>(30, "red"))}), 0);
    QCOMPARE(findLayer<Bars>(level)->values, std::vector<double>{30.});
    QVERIFY(note(level).contains("every value is red"));
}

void DataFigureTest::aMissingColumnSaysSo() {
    const std::vector<double> none(30, test::kMissing);
    const Figure figure = distribution(test::table({test::numbers("c", none)}), 0);
    QVERIFY(figure.isEmpty());
    QCOMPARE(figure.empty, std::string("c has no value: all 30 cells are missing."));
}

void DataFigureTest::levelsStandWithTheLargestFirst() {
    const Figure figure = distribution(mixed(), 2);
    QCOMPARE(findLayer<Bars>(figure)->names, (std::vector<std::string>{"green", "red"}));
    QCOMPARE(findLayer<Bars>(figure)->values, (std::vector<double>{133., 67.}));
    QCOMPARE(figure.y.categories, findLayer<Bars>(figure)->names);
    QVERIFY2(note(figure).startsWith("200 rows, none missing: 2 levels"),
             notesText(figure).c_str());
}

void DataFigureTest::levelsThatAreNumbersAscend() {
    const Figure figure =
        distribution(test::table({test::categories("grade", {"10", "9", "9", "9", "8", "8"})}), 0);
    QCOMPARE(findLayer<Bars>(figure)->names, (std::vector<std::string>{"8", "9", "10"}));
    QCOMPARE(findLayer<Bars>(figure)->values, (std::vector<double>{2., 3., 1.}));
    QVERIFY(note(figure).endsWith("3 levels, ascending."));
}

/// So that multiples of 0.1 are on a grid.
void DataFigureTest::numbersOfFloatsAreThosePrinted() {
    Column column = test::numbers("x", test::sequence(100, 0., 0.1));
    column.numbers.narrow();
    const Figure figure = distribution(test::table({column}), 0);
    QCOMPARE(figure.places->x.at(1), 0.1);
    const auto& edges = findLayer<Histogram>(figure)->edges;
    const double steps = (edges[1] - edges[0]) / 0.1;
    QVERIFY(std::abs(steps - std::round(steps)) < 1e-9);
    QCOMPARE(edges.front(), -0.05);
    Column large = test::numbers("x", {1e20, 2e20});
    large.numbers.narrow();
    QCOMPARE(distribution(test::table({large}), 0).places->x.at(0), 1e20);
}

void DataFigureTest::smallLevelsAreSummed() {
    std::vector<std::string> cells{""};
    for (int level = 0; level < 40; ++level)
        for (int i = 0; i <= level; ++i) cells.push_back("level " + std::to_string(level));
    const Figure figure = distribution(test::table({test::categories("c", cells)}), 0);
    QCOMPARE(findLayer<Bars>(figure)->names.size(), std::size_t(30));
    QCOMPARE(findLayer<Bars>(figure)->names.front(), std::string("level 39"));
    QCOMPARE(findLayer<Bars>(figure)->names.back(), std::string("others (11 levels)"));
    QCOMPARE(findLayer<Bars>(figure)->values.back(), 66.);
    QVERIFY(note(figure).startsWith("821 rows, 1 missing: 40 levels"));
}

void DataFigureTest::pairsLeaveMissingRowsOut() {
    const Figure figure = pairOf(mixed(), 0, 1, "label");
    QCOMPARE(layers<Points>(figure).size(), std::size_t(3));
    std::size_t rows = 0;
    for (const Points& cloud : layers<Points>(figure)) rows += cloud.x.size();
    QCOMPARE(rows, std::size_t(190));
    QVERIFY(layers<Points>(figure)[0].shape != layers<Points>(figure)[1].shape);
    for (const Points& cloud : layers<Points>(figure)) QVERIFY(cloud.sideBySide);
    QVERIFY2(note(figure).contains(". 190 rows with both values (10 left out)."),
             notesText(figure).c_str());
    QCOMPARE(figure.x.label, std::string("a"));
    QCOMPARE(figure.y.label, std::string("b"));
    QCOMPARE(layers<Points>(pairOf(mixed(), 0, 1)).size(), std::size_t(1));
}

void DataFigureTest::correlationIsPearsons_data() {
    QTest::addColumn<std::vector<double>>("y");
    QTest::addColumn<QString>("says");
    QTest::newRow("straight") << std::vector<double>{2., 4., 6., 8.}
                              << "Pearson correlation 1.000.";
    QTest::newRow("falling") << std::vector<double>{3., 2., 1., 0.}
                             << "Pearson correlation -1.000.";
    QTest::newRow("none") << std::vector<double>{1., 0., 0., 1.} << "Pearson correlation 0.000.";
    QTest::newRow("some") << std::vector<double>{1., 3., 2., 4.} << "Pearson correlation 0.800.";
    QTest::newRow("huge") << std::vector<double>{-1.5e308, -0.5e308, 0.5e308, 1.5e308}
                          << "Pearson correlation 1.000.";
    QTest::newRow("constant") << std::vector<double>(4, 7.) << "is not defined, because one is";
}

void DataFigureTest::correlationIsPearsons() {
    QFETCH(std::vector<double>, y);
    QFETCH(QString, says);
    const Table table = test::table({test::numbers("x", test::sequence(4)), test::numbers("y", y)});
    const Figure figure = pairOf(table, 0, 1);
    QVERIFY2(note(figure).contains(says), notesText(figure).c_str());
}

void DataFigureTest::manyRowsAreThinned() {
    DataChoice choice{DataView::Pair, 1, 0};
    choice.mostPoints = 50;
    const Figure figure = drawn(mixed(), choice);
    QCOMPARE(layers<Points>(figure)[0].x.size(), std::size_t(50));
    QVERIFY2(note(figure).contains("190 rows with both values (10 left out), 50 drawn"),
             notesText(figure).c_str());
}

void DataFigureTest::classesThatAlternateAreAllDrawn() {
    std::vector<std::string> label;
    for (int i = 0; i < 400; ++i) label.push_back(i % 2 == 0 ? "no" : "yes");
    const Table table =
        test::table({test::numbers("x", test::sequence(400)),
                     test::numbers("y", test::sequence(400)), test::categories("label", label)});
    DataChoice choice{DataView::Pair, 0, 1};
    choice.mostPoints = 40;
    const Figure figure = drawn(table, choice, "label");
    QCOMPARE(layers<Points>(figure).size(), std::size_t(2));
    for (const Points& cloud : layers<Points>(figure)) {
        QVERIFY(cloud.rows.size() >= 5);
        QVERIFY(std::ranges::is_sorted(cloud.rows));
    }
    QCOMPARE(layers<Points>(figure)[0].x.size() + layers<Points>(figure)[1].x.size(),
             std::size_t(40));
}

void DataFigureTest::levelsAgainstNumbersStandInStrips() {
    for (const auto& [first, second] : {std::pair{1, 2}, std::pair{2, 1}}) {
        const Figure figure = pairOf(mixed(), first, second);
        QCOMPARE(figure.x.label, std::string("b"));
        QCOMPARE(figure.y.categories, (std::vector<std::string>{"green", "red"}));
        const Points& cloud = layers<Points>(figure).at(0);
        QVERIFY(!cloud.sideBySide);
        QCOMPARE(cloud.x.size(), std::size_t(200));
        for (std::size_t i = 0; i < cloud.x.size(); ++i)
            QCOMPARE(std::round(cloud.y[i]), i % 3 == 0 ? 1. : 0.);
    }
}

void DataFigureTest::levelsAgainstLevelsAreCounted() {
    const Figure figure = pairOf(mixed(), 2, 3);
    QCOMPARE(findLayer<Cells>(figure)->values.sum(), 195.);
    QCOMPARE(findLayer<Cells>(figure)->values.rows(), std::ssize(figure.y.categories));
    for (Index i = 0; i < 2; ++i) QCOMPARE(findLayer<Cells>(figure)->shade.row(i).sum(), 1.);
    QCOMPARE(figure.y.categories, (std::vector<std::string>{"no", "yes"}));
    QCOMPARE(findLayer<Cells>(figure)->values.row(0).sum(), 100.);
}

void DataFigureTest::pairsWithoutCommonRowsSaySo() {
    const Table table = test::table(
        {test::numbers("x", {1., test::kMissing}), test::numbers("y", {test::kMissing, 1.})});
    QCOMPARE(pairOf(table, 0, 1).empty, std::string("No row has a value of both x and y."));
}

void DataFigureTest::stopsWhenToldTo() {
    for (const DataView view : {DataView::Distribution, DataView::Pair}) {
        int asked = 0;
        const DataChoice choice{view, 0, 1};
        QVERIFY(dataFigure(mixed(), {}, choice, [&] { return ++asked > 0; }));
        QVERIFY(asked >= 6);
        for (int yes = 0; yes < asked; ++yes) {
            int left = yes;
            QVERIFY(!dataFigure(mixed(), {}, choice, [&] { return left-- != 0; }));
        }
    }
}

ARDENT_TEST(DataFigureTest)
#include "data_figure_test.moc"
