#include "core/figure/figure.h"

#include <QtTest>
#include <cmath>
#include <limits>
#include <locale>
#include "core/figure/figure_csv.h"

using namespace ardent;

namespace {

/// Writes 1234567.25 as 1.234.567,25 wherever a stream or a format asks the locale.
struct CommaPunctuation : std::numpunct<char> {
    char do_decimal_point() const override { return ','; }
    char do_thousands_sep() const override { return '.'; }
    std::string do_grouping() const override { return "\3"; }
};

}  // namespace

class FigureTest : public QObject {
    Q_OBJECT

private slots:
    void isEmptyWithoutValues();
    void writesLinesWithTheirGaps();
    void quotesNames();
    void writesBars();
    void writesBins();
    void writesClassesByName();
    void writesTheRowsOfPoints();
    void ignoresTheLocale();
};

void FigureTest::isEmptyWithoutValues() {
    Figure figure;
    QVERIFY(figure.isEmpty());
    addLayer(figure, Series{"run", LineRole::Train, 0, {}, {}});
    addLayer(figure, Bars{});
    addLayer(figure, Points{});
    QVERIFY(figure.isEmpty());
    layers<Series>(figure)[0].x = {1.};
    layers<Series>(figure)[0].y = {std::nan("")};
    QVERIFY(!figure.isEmpty());
}

void FigureTest::writesLinesWithTheirGaps() {
    Figure figure;
    const double nan = std::numeric_limits<double>::quiet_NaN();
    addLayer(figure,
             Series{"a · training loss", LineRole::Train, 0, {1., 2., 3.}, {0.1, nan, 1e-9}});
    QCOMPARE(QString::fromStdString(toCsv(figure)),
             QStringLiteral("part,name,x,y,value,strength,mark\n"
                            "training line,a · training loss,1,0.1,,,\n"
                            "training line,a · training loss,2,NaN,,,\n"
                            "training line,a · training loss,3,1e-09,,,\n"));
}

void FigureTest::quotesNames() {
    Figure figure;
    addLayer(figure, Series{"say \"a, b\"", LineRole::Reference, 0, {1.}, {2.}});
    QVERIFY(QString::fromStdString(toCsv(figure))
                .contains(QStringLiteral("reference line,\"say \"\"a, b\"\"\",1,2")));
}

void FigureTest::writesBars() {
    Figure figure;
    addLayer(figure, Bars{"|γ|", 0, {"x1", "x2"}, {0.5, 0.25}, {true, false}, 1});
    QVERIFY(QString::fromStdString(toCsv(figure))
                .endsWith(QStringLiteral("bar,x1,,,0.5,,selected\nbar,x2,,,0.25,,\n")));
}

void FigureTest::writesBins() {
    Figure figure;
    addLayer(
        figure,
        Histogram{"rows", 0, {0., 1., 2.}, {"no", "yes"}, (Matrix(2, 2) << 3, 1, 0, 2).finished()});
    QVERIFY(!figure.isEmpty());
    QVERIFY(QString::fromStdString(toCsv(figure))
                .endsWith(QStringLiteral("bin,no,0.5,,3,,\nbin,no,1.5,,0,,\nbin,yes,0.5,,1,,\n"
                                         "bin,yes,1.5,,2,,\n")));
}

void FigureTest::writesClassesByName() {
    Figure figure;
    Field field;
    field.x = {0., 1.};
    field.y = {10., 20.};
    field.values = (Matrix(2, 2) << 0, 1, 1, 1).finished();
    field.strength = (Matrix(2, 2) << 0.75, 0.5, 0.875, 1.).finished();
    field.map = ColourMap::Classes;
    field.classes = {"no", "yes"};
    field.label = "y";
    addLayer(figure, field);
    Points points;
    points.name = "rows";
    points.x = {0.5};
    points.y = {15.};
    points.values = {1.};
    points.wrong = {true};
    addLayer(figure, points);
    QCOMPARE(QString::fromStdString(toCsv(figure)),
             QStringLiteral("part,name,x,y,value,strength,mark\n"
                            "field,y,0,10,no,0.75,\nfield,y,0,20,yes,0.5,\n"
                            "field,y,1,10,yes,0.875,\nfield,y,1,20,yes,1,\n"
                            "point,rows,0.5,15,yes,,wrong\n"));
}

void FigureTest::writesTheRowsOfPoints() {
    Figure figure;
    addLayer(figure, Series{"mean", LineRole::Main, 0, {1.}, {2.}});
    addLayer(figure, Points{"rows", 0, {3.}, {4.}, {}, {}, 0, {999999}});
    QCOMPARE(QString::fromStdString(toCsv(figure)),
             QStringLiteral("part,name,x,y,value,strength,mark,row\n"
                            "line,mean,1,2,,,,\npoint,rows,3,4,,,,1000000\n"));
}

void FigureTest::ignoresTheLocale() {
    Figure figure;
    addLayer(figure, Series{"a", LineRole::Score, 0, {0.5}, {1234567.25}});
    const std::string before = toCsv(figure);
    const std::locale old = std::locale::global(std::locale(std::locale(), new CommaPunctuation));
    QCOMPARE(toCsv(figure), before);
    std::locale::global(old);
    QVERIFY(QString::fromStdString(before).contains(QStringLiteral("0.5,1234567.25")));
}

ARDENT_TEST(FigureTest)
#include "figure_test.moc"
