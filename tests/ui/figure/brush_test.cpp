#include "ui/figure/brush.h"

#include <qcustomplot.h>

#include <QSignalSpy>
#include <QtTest>

#include "core/figure/row_places.h"
#include "ui/figure/figure_view.h"

using namespace ardent;

namespace {

Figure fourPoints() {
    Figure figure;
    figure.x.range = Range{0., 10.};
    figure.y.range = Range{0., 10.};
    addLayer(figure, Points{"rows", 0, {2., 4., 6., 8.}, {5., 5., 5., 5.}, {}, {}});
    layers<Points>(figure).back().rows = {0, 1, 2, 3};
    return figure;
}

Figure withPlaces() {
    Figure figure = fourPoints();
    figure.places = std::make_shared<const RowPlaces>(
        RowPlaces{{0, 1, 2, 3}, layers<Points>(figure)[0].x, layers<Points>(figure)[0].y, {}});
    return figure;
}

}  // namespace

/// Rectangles that are drawn on a figure, and how it shows what was selected so.
class BrushTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { view_.reset(); }
    void theRectangleIsToldInCoordinates();
    void itEndsAtTheAxes();
    void escapeGivesUp();
    void theReadOutFollowsIt();
    void aFigureWithoutPlacesIsMoved();
    void selectedPointsStandOut();
    void selectedPartsOfColumnsStandOut();

private:
    void show(const Figure& figure);
    QPoint at(double x, double y) const;
    void press(QPoint from, QPoint to, Qt::KeyboardModifiers keys = {});
    QColor colour(QPoint place) const;

    std::unique_ptr<FigureView> view_;
    std::vector<BrushedArea> areas_;
};

void BrushTest::init() {
    areas_.clear();
    view_ = std::make_unique<FigureView>();
    view_->resize(800, 500);
    view_->show();
    QVERIFY(QTest::qWaitForWindowExposed(view_.get()));
    connect(view_.get(), &FigureView::brushed, this,
            [this](const BrushedArea& area) { areas_.push_back(area); });
}

void BrushTest::show(const Figure& figure) {
    view_->setFigure(figure);
    view_->plot()->replot();
}

QPoint BrushTest::at(double x, double y) const {
    const QCustomPlot& plot = *view_->plot();
    return QPoint(qRound(plot.xAxis->coordToPixel(x)), qRound(plot.yAxis->coordToPixel(y)));
}

void BrushTest::press(QPoint from, QPoint to, Qt::KeyboardModifiers keys) {
    QTest::mousePress(view_->plot(), Qt::LeftButton, keys, from);
    QTest::mouseMove(view_->plot(), to);
}

QColor BrushTest::colour(QPoint place) const {
    QCustomPlot& plot = *view_->plot();
    return plot.toPixmap(plot.width(), plot.height()).toImage().pixelColor(place);
}

void BrushTest::theRectangleIsToldInCoordinates() {
    show(withPlaces());
    press(at(7., 8.), at(3., 2.), Qt::ShiftModifier);
    QVERIFY(areas_.empty());
    QTest::mouseRelease(view_->plot(), Qt::LeftButton, Qt::ShiftModifier, at(3., 2.));
    QCOMPARE(areas_.size(), std::size_t(1));
    QVERIFY(std::abs(areas_[0].x.low - 3.) < 0.1 && std::abs(areas_[0].x.high - 7.) < 0.1);
    QVERIFY(std::abs(areas_[0].y.low - 2.) < 0.1 && std::abs(areas_[0].y.high - 8.) < 0.1);
    QVERIFY(areas_[0].adds);
    QCOMPARE(view_->plot()->xAxis->range().lower, 0.);
}

void BrushTest::itEndsAtTheAxes() {
    show(withPlaces());
    press(at(5., 5.), QPoint(799, 2));
    QTest::mouseRelease(view_->plot(), Qt::LeftButton, {}, QPoint(799, 2));
    QCOMPARE(areas_.size(), std::size_t(1));
    QVERIFY(areas_[0].x.high < 10.1 && areas_[0].x.high > 9.9);
    QVERIFY(areas_[0].y.high < 10.1 && areas_[0].y.high > 9.9);
    QVERIFY(!areas_[0].adds);
    press(QPoint(2, 2), at(5., 5.));
    QTest::mouseRelease(view_->plot(), Qt::LeftButton, {}, at(5., 5.));
    QCOMPARE(areas_.size(), std::size_t(1));
}

void BrushTest::escapeGivesUp() {
    show(withPlaces());
    press(at(3., 2.), at(7., 8.));
    QTest::keyClick(view_.get(), Qt::Key_Escape);
    QTest::mouseRelease(view_->plot(), Qt::LeftButton, {}, at(7., 8.));
    QVERIFY(areas_.empty());
}

void BrushTest::theReadOutFollowsIt() {
    Figure figure = withPlaces();
    addLayer(figure, Series{"line", LineRole::Main, 0, {0., 5., 10.}, {1., 2., 3.}});
    view_->setReadsCurves(true);
    show(figure);
    press(at(0.2, 8.), at(9.8, 2.));
    QVERIFY2(view_->readOut().endsWith(QStringLiteral(": 3")), qPrintable(view_->readOut()));
    QTest::mouseRelease(view_->plot(), Qt::LeftButton, {}, at(5.1, 2.));
    QCOMPARE(areas_.size(), std::size_t(1));
    QTest::mouseMove(view_->plot(), at(5.2, 2.));
    QVERIFY2(view_->readOut().endsWith(QStringLiteral(": 2")), qPrintable(view_->readOut()));
}

void BrushTest::aFigureWithoutPlacesIsMoved() {
    show(fourPoints());
    press(at(3., 5.), at(5., 5.));
    QTest::mouseRelease(view_->plot(), Qt::LeftButton, {}, at(5., 5.));
    QVERIFY(areas_.empty());
    QVERIFY(view_->plot()->xAxis->range().lower < -1.);
}

void BrushTest::selectedPointsStandOut() {
    const Theme& light = theme(ThemeKind::Light);
    const QColor full = seriesColour(ThemeKind::Light, 0);
    show(fourPoints());
    QCOMPARE(colour(at(4., 5.)), full);
    Figure marked = fourPoints();
    layers<Points>(marked)[0].selected = {false, true, false, false};
    show(marked);
    QCOMPARE(colour(at(4., 5.)), full);
    QVERIFY(colour(at(2., 5.)).lightness() > full.lightness() + 40);
    const auto darkest = [&](QPoint centre) {
        int least = 255;
        for (int x = 0; x < 8; ++x)
            least = std::min(least, colour(centre + QPoint(x, 0)).lightness());
        return least;
    };
    QVERIFY(darkest(at(4., 5.)) < light.plotText.lightness() + 40);
    QVERIFY(darkest(at(2., 5.)) > full.lightness() + 40);
}

void BrushTest::selectedPartsOfColumnsStandOut() {
    Figure figure;
    Histogram histogram;
    histogram.name = "rows";
    histogram.edges = {0., 1., 2.};
    histogram.groups = {""};
    histogram.counts = Matrix::Constant(2, 1, 10.);
    addLayer(figure, histogram);
    show(figure);
    const QColor full = colour(at(0.5, 3.));
    QCOMPARE(colour(at(0.5, 8.)), full);
    findLayer<Histogram>(figure)->selected = Matrix::Zero(2, 1);
    findLayer<Histogram>(figure)->selected(0, 0) = 5.;
    show(figure);
    QCOMPARE(colour(at(0.5, 3.)), full);
    QVERIFY(colour(at(0.5, 8.)).lightness() > full.lightness() + 40);
    QCOMPARE(colour(at(1.5, 3.)), colour(at(0.5, 8.)));
}

ARDENT_TEST(BrushTest)
#include "brush_test.moc"
