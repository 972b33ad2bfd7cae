#include "tests/support/sample_figures.h"
#include "tests/support/set_layers.h"
#include "tests/ui/figure/drawn.h"
#include "tests/ui/settle.h"
#include "ui/figure/figure_view.h"
#include "ui/figure/flow_legend.h"
#include "ui/figure/series_bands.h"
#include "ui/style/fonts.h"

#include <QtTest>
#include <set>

using namespace ardent;
using test::coloursOf;
using test::elementOf;
using test::settle;

/// How lines are told apart while they are live, and what goes with them.
class LineStylesTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { view_.reset(); }
    void linesOfALectureAreThickerAndStillFast();
    void longLinesWithoutDashesHaveShapes();
    void aBandIsShadedAroundItsLine();
    void aBandOfAFallingLineIsThereInEverySight();
    void aLineAmongDotsEndsInNone();
    void aLineAndADotOfOneNameAreToldOnce();
    void aLineToCompareWithLiesOverTheDots();
    void whatMarksAPlaceHasADashOfItsOwn();
    void aMeanStandsOutOfSingleRows();
    void closeMeansDoNotHideEachOther();
    void whatIsKeptHasATriangleOnTop();
    void aStageIsABandThatNoLineCrosses();

private:
    std::unique_ptr<FigureView> view_;
};

void LineStylesTest::init() {
    view_ = std::make_unique<FigureView>();
    view_->resize(800, 500);
    view_->show();
    QVERIFY(QTest::qWaitForWindowExposed(view_.get()));
}

void LineStylesTest::linesOfALectureAreThickerAndStillFast() {
    for (const auto& [larger, width] :
         {std::pair(1., 1.), std::pair(1.1, 1.), std::pair(1.5, 1.5)}) {
        QFont font = view_->font();
        font.setPointSizeF(kNormalPoints * larger);
        view_->setFont(font);
        QCOMPARE(view_->style().px(view_->style().linePt), width);
        QCOMPARE(view_->plot()->plottingHints().testFlag(QCP::phFastPolylines), width > 1.);
    }
}

/// Dashes of long lines are left out while they are live.
void LineStylesTest::longLinesWithoutDashesHaveShapes() {
    const auto entries = [this] { return elementOf<FlowLegend>(*view_->plot())->entries(); };
    view_->setFigure(test::lossLines(1, 1000));
    QVERIFY(entries()[0].line->style() != entries()[1].line->style());
    QVERIFY(!entries()[0].marker && !entries()[1].marker);

    Figure figure = test::lossLines(1, 5000);
    for (const std::size_t i : {0, 1})
        layers<Series>(figure)[i].y.assign(5000, static_cast<double>(i));
    view_->setFigure(figure);
    QCOMPARE(*entries()[0].line, *entries()[1].line);
    QVERIFY(entries()[0].marker && entries()[1].marker);
    QVERIFY(!entries()[0].open && entries()[1].open);
    settle();
    const auto at = coloursOf(*view_->plot());
    QCOMPARE(at(2049., 0.), seriesColour(ThemeKind::Light, 0));
    QCOMPARE(at(2049., 1.), theme(ThemeKind::Light).plotBackground);  // within the open shape
    QVERIFY(at(2200., 1.) != theme(ThemeKind::Light).plotBackground);
}

void LineStylesTest::aBandIsShadedAroundItsLine() {
    Figure figure = test::lossLines(1, 1000);
    layers<Series>(figure)[0].y.assign(1000, 0.5);
    layers<Series>(figure)[0].spreads.assign(1000, 0.2);
    layers<Series>(figure)[1].y.assign(1000, 1.);
    for (const bool logarithmic : {false, true}) {
        figure.y.logarithmic = logarithmic;
        view_->setFigure(figure);
        settle();
        const auto at = coloursOf(*view_->plot());
        const QColor ground = theme(ThemeKind::Light).plotBackground;
        const QRgb tint = bandTint(ThemeKind::Light, 0);
        for (const double y : {0.337, 0.613}) {
            QVERIFY(std::abs(qRed(tint) - at(437., y).red()) <= 2);
            QVERIFY(std::abs(qBlue(tint) - at(437., y).blue()) <= 2);
        }
        QCOMPARE(at(437., 0.837), ground);
        const auto& entries = elementOf<FlowLegend>(*view_->plot())->entries();
        QCOMPARE(entries[0].swatch, std::optional(tint));
        QVERIFY(!entries[1].swatch);
    }
    layers<Series>(figure)[0].spreads.assign(1000, 0.6);  // beyond 0 on a logarithmic axis
    view_->setFigure(figure);
    settle();
    QVERIFY(coloursOf(*view_->plot())(437., 0.613) != theme(ThemeKind::Light).plotBackground);
}

/// As the score along a path, whose penalties fall, with one that was not scored.
void LineStylesTest::aBandOfAFallingLineIsThereInEverySight() {
    Figure figure;
    Series line{"score", LineRole::Main, 0, {}, {}};
    for (int x = 100; x >= 0; --x) {
        line.x.push_back(x);
        line.y.push_back(x == 50 ? NAN : 1.);
        line.spreads.push_back(x == 50 ? NAN : 0.2);
    }
    test::setLayers<Series>(figure, {line});
    view_->setFigure(figure);
    view_->plot()->yAxis->setRange(0., 2.);
    const QColor ground = theme(ThemeKind::Light).plotBackground;
    for (const auto& [low, high] :
         {std::pair(0., 100.), std::pair(0., 40.), std::pair(60., 100.)}) {
        view_->plot()->xAxis->setRange(low, high);
        settle();
        QVERIFY(coloursOf(*view_->plot())(std::lerp(low, high, 0.3), 1.13) != ground);
    }
    view_->plot()->xAxis->setRange(49., 51.);
    settle();
    QCOMPARE(coloursOf(*view_->plot())(50.05, 1.13), ground);
}

/// As the mean curve of an effect, above the dots of rows.
void LineStylesTest::aLineAmongDotsEndsInNone() {
    Figure figure;
    figure.x.range = Range{0., 10.};
    figure.y.range = Range{0., 2.};
    test::setLayers<Series>(figure, {{"mean", LineRole::Train, 0, {1., 5., 8.7}, {1., 1., 1.}}});
    Points rows;
    rows.x = {2., 3.};
    rows.y = {0.2, 0.2};
    for (const bool hasDots : {false, true}) {
        removeLayers<Points>(figure);
        if (hasDots) addLayer(figure, rows);
        view_->setFigure(figure);
        settle();
        const QCPAxis& heights = *view_->plot()->yAxis;
        const double twoPixels = heights.pixelToCoord(0.) - heights.pixelToCoord(2.);
        const QColor besideTheEnd = coloursOf(*view_->plot())(8.7, 1. + twoPixels);
        QCOMPARE(besideTheEnd == theme(ThemeKind::Light).plotBackground, hasDots);
    }
}

void LineStylesTest::aLineToCompareWithLiesOverTheDots() {
    Figure figure;
    figure.x.range = figure.y.range = Range{0., 2.};
    test::setLayers<Series>(figure,
                            {{"perfect prediction", LineRole::Reference, 0, {0., 2.}, {1., 1.}}});
    Points rows;
    for (double x = 0.2; x < 1.8; x += 0.005) {
        rows.x.push_back(x);
        rows.y.push_back(1.);
    }
    test::setLayers<Points>(figure, {rows});
    view_->setFigure(figure);
    settle();
    QCustomPlot& plot = *view_->plot();
    const QImage image = plot.toPixmap(plot.width(), plot.height()).toImage();
    const int row = qRound(plot.yAxis->coordToPixel(1.));
    int dark = 0;
    for (int x = qRound(plot.xAxis->coordToPixel(0.3)); x < plot.xAxis->coordToPixel(1.7); ++x)
        for (const int y : {row - 1, row, row + 1})
            if (image.pixelColor(x, y).lightness() < 60) ++dark;
    QVERIFY2(dark > 50, qPrintable(QString::number(dark)));
}

/// As "m = 6" and "kept: epoch 26".
void LineStylesTest::whatMarksAPlaceHasADashOfItsOwn() {
    Figure figure = test::lossLines(1, 20);
    addLayer(figure, Series{"m = 6", LineRole::Reference, 0, {1., 20.}, {0.5, 0.5}});
    addLayer(figure, Series{"kept: epoch 6", LineRole::Reference, 0, {6., 6.}, {0., 1.}});
    for (const PlaceKind kind :
         {PlaceKind::Lowest, PlaceKind::Sparsest, PlaceKind::Kept, PlaceKind::Change}) {
        addLayer(figure, Series{"", LineRole::Reference, 0, {9., 9.}, {0., 1.}});
        layers<Series>(figure).back().place = kind;
    }
    layers<Series>(figure).back().name = "rate";
    layers<Series>(figure).back().sign = "a";
    view_->setFigure(figure);
    const auto& entries = elementOf<FlowLegend>(*view_->plot())->entries();
    std::set<QList<qreal>> dashes;
    for (std::size_t i = 2; i < 8; ++i) dashes.insert(entries[i].line->dashPattern());
    QCOMPARE(dashes.size(), std::size_t(6));
    std::set<MarkerShape> shapes;
    for (std::size_t i = 4; i < 7; ++i) shapes.insert(entries[i].marker.value());
    QCOMPARE(shapes.size(), std::size_t(3));
    QVERIFY(!entries[7].marker);
    QCOMPARE(entries[7].text, QStringLiteral("a: rate"));
}

/// Their edges lie below them all.
void LineStylesTest::closeMeansDoNotHideEachOther() {
    constexpr double kClose = 0.008;  // two pixels
    Figure figure;
    figure.y.range = Range{0., 1.};
    const auto line = [&](LineRole role, double y, int colour) {
        return Series{"line", role, colour, {0., 1., 2., 3.}, {y, y, y, y}};
    };
    test::setLayers<Series>(figure,
                            {line(LineRole::Individual, 0.2, 0), line(LineRole::Main, 0.5, 0),
                             line(LineRole::Main, 0.5 + kClose, 0)});
    view_->setFigure(figure);
    settle();
    const auto at = coloursOf(*view_->plot());
    const auto row = [&](double y) { return qRound(view_->plot()->yAxis->coordToPixel(y)); };
    QVERIFY(row(0.5) - row(0.5 + kClose) >= 2);
    QCOMPARE(at(1.5, 0.5), seriesColour(ThemeKind::Light, 0));
    QCOMPARE(at(1.5, 0.5 + kClose), seriesColour(ThemeKind::Light, 0));
}

void LineStylesTest::whatIsKeptHasATriangleOnTop() {
    Figure figure;
    figure.x.range = Range{0., 10.};
    figure.y.range = Range{0., 1.};
    test::setLayers<Series>(figure, {{"kept", LineRole::Reference, 0, {5., 5.}, {0., 0.5}}});
    for (const PlaceKind kind : {PlaceKind::Other, PlaceKind::Kept}) {
        layers<Series>(figure)[0].place = kind;
        view_->setFigure(figure);
        settle();
        QCustomPlot& plot = *view_->plot();
        const QImage image = plot.grab().toImage();
        const QPoint top(qRound(plot.xAxis->coordToPixel(5.)), plot.axisRect()->top() + 4);
        QCOMPARE(image.pixelColor(top).lightness() < 100, kind == PlaceKind::Kept);
    }
}

/// As where a run searches by evidence between two losses.
void LineStylesTest::aStageIsABandThatNoLineCrosses() {
    Figure figure;
    figure.x.range = Range{0., 10.};
    figure.y.range = Range{0., 1.};
    test::setLayers<Series>(figure,
                            {{"loss", LineRole::Train, 0, {0., 4., 6., 10.}, {0.5, 0.5, 0.5, 0.5}},
                             {"stage", LineRole::Reference, 0, {4., 6.}, {0., 1.}}});
    layers<Series>(figure)[1].place = PlaceKind::Stage;
    const auto lightness = [&](double x, double y) {
        view_->setFigure(figure);
        settle();
        QCustomPlot& plot = *view_->plot();
        return plot.grab()
            .toImage()
            .pixelColor(qRound(plot.xAxis->coordToPixel(x)), qRound(plot.yAxis->coordToPixel(y)))
            .lightness();
    };
    QVERIFY(lightness(5., 0.8) < lightness(2., 0.8));
    QVERIFY(lightness(5., 0.5) < lightness(5., 0.8));
    layers<Series>(figure)[0].gaps = {{4.5, 5.5}};
    QCOMPARE(lightness(5., 0.5), lightness(5., 0.8));
    QVERIFY(lightness(2., 0.5) < lightness(2., 0.8));
    const auto& entries = elementOf<FlowLegend>(*view_->plot())->entries();
    QVERIFY(entries[1].swatch && !entries[1].line);
    layers<Series>(figure)[1].x = {4.9999, 5.0001};  // a few ticks of a long run
    QVERIFY(lightness(5., 0.8) < lightness(2., 0.8));
}

/// As the what-if row's curve and its place on it.
void LineStylesTest::aLineAndADotOfOneNameAreToldOnce() {
    constexpr int kDiamond = 3;
    Figure figure;
    figure.x.range = figure.y.range = Range{0., 10.};
    test::setLayers<Series>(figure, {{"mean", LineRole::Main, 0, {1., 9.}, {1., 2.}},
                                     {"row", LineRole::Reference, 1, {1., 9.}, {3., 4.}}});
    Points data, row;
    data.name = "data";
    row.name = "row";
    row.colour = 1;
    row.shape = kDiamond;
    data.x = data.y = row.x = row.y = {5.};
    test::setLayers<Points>(figure, {data, row});
    const auto texts = [&] {
        view_->setFigure(figure);
        QStringList all;
        for (const LegendEntry& entry : elementOf<FlowLegend>(*view_->plot())->entries())
            all << entry.text;
        return all;
    };
    QCOMPARE(texts(),
             (QStringList{QStringLiteral("mean"), QStringLiteral("row"), QStringLiteral("data")}));
    const LegendEntry entry = elementOf<FlowLegend>(*view_->plot())->entries()[1];
    QVERIFY(entry.line && entry.marker);
    QCOMPARE(*entry.marker, MarkerShape::Diamond);
    QCOMPARE(entry.colour, seriesColour(ThemeKind::Light, 1));
    QCOMPARE(entry.line->color(), theme(ThemeKind::Light).plotText);

    test::setLayers<Points>(figure, {row});
    QCOMPARE(texts().count(QStringLiteral("row")), 1);
    QVERIFY(elementOf<FlowLegend>(*view_->plot())->entries()[1].marker);

    test::setLayers<Points>(figure, {data, row});
    layers<Points>(figure)[1].colour = 2;  // not the line's
    QCOMPARE(texts().count(QStringLiteral("row")), 2);
}

void LineStylesTest::aMeanStandsOutOfSingleRows() {
    Figure figure;
    figure.x.range = Range{0., 10.};
    figure.y.range = Range{0., 2.};
    for (int i = 0; i <= 80; ++i) {  // a cloud without gaps
        const double y = 0.6 + 0.01 * i;
        addLayer(figure, Series{"single rows", LineRole::Individual, 0, {0., 10.}, {y, y}});
    }
    addLayer(figure, Series{"mean", LineRole::Main, 0, {0., 10.}, {1., 1.}});
    view_->resize(800, 200);
    for (const auto kind : {ThemeKind::Light, ThemeKind::Dark}) {
        view_->setTheme(kind);
        view_->setFigure(figure);
        settle();
        const QCPAxis& heights = *view_->plot()->yAxis;
        const double pixel = heights.pixelToCoord(0.) - heights.pixelToCoord(1.);
        const auto at = coloursOf(*view_->plot());
        const QColor line = seriesColour(kind, 0), ground = theme(kind).plotBackground;
        for (const double above : {-1., 0., 1.}) QCOMPARE(at(5., 1. + above * pixel), line);
        for (const double above : {-2.5, 2.5}) QCOMPARE(at(5., 1. + above * pixel), ground);
        QVERIFY(at(5., 1. + 8. * pixel) != ground);
    }
}

ARDENT_TEST(LineStylesTest)
#include "line_styles_test.moc"
