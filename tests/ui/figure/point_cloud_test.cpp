#include "ui/figure/point_cloud.h"
#include "core/figure/notes/notes.h"

#include <QtTest>
#include <algorithm>
#include <iterator>

#include "core/figure/row_places.h"
#include "tests/support/sample_figures.h"
#include "tests/ui/settle.h"
#include "ui/figure/field_map.h"
#include "ui/figure/figure_export.h"
#include "ui/figure/figure_probe.h"
#include "ui/figure/figure_view.h"
#include "ui/figure/text_elements.h"

using namespace ardent;
using test::settle;

namespace {

const QString kSideBySide = QStringLiteral("Points at the same place are drawn side by side.");
constexpr int kWhole = 8;  ///< pixels that a point has at least where nothing covers it

/// So many rows of the class "no" on one place, drawn after a row of the class "yes".
Figure crowdOn(double x, double y, std::size_t crowd) {
    Figure figure = test::classRegions();
    Points& points = layers<Points>(figure).front();
    points.x.assign(crowd + 1, x);
    points.y.assign(crowd + 1, y);
    points.values.assign(crowd + 1, 0.);
    points.values.front() = 1.;
    points.wrong.clear();
    points.sideBySide = true;
    return figure;
}

/// Pixels between the axes that have exactly the colour of a class.
std::vector<QPoint> pixelsOf(FigureView& view, int classIndex) {
    QCustomPlot& plot = *view.plot();
    const QImage image = plot.toPixmap(plot.width(), plot.height()).toImage();
    const QRect axes = plot.axisRect()->rect();
    const QRgb colour = seriesColour(view.style().theme, classIndex).rgb();
    std::vector<QPoint> found;
    for (int y = axes.top(); y <= axes.bottom(); ++y)
        for (int x = axes.left(); x <= axes.right(); ++x)
            if (image.pixel(x, y) == colour) found.emplace_back(x, y);
    return found;
}

QPointF middleOf(const std::vector<QPoint>& pixels) {
    QPointF sum;
    for (const QPoint& pixel : pixels) sum += pixel;
    return sum / static_cast<double>(pixels.size());
}

QString noteOf(const FigureView& view) {
    QStringList texts;
    for (const Note& note : view.notes()) texts << QString::fromStdString(note.text);
    return texts.join(u' ');
}

}  // namespace

/// Points that have one place, as they are drawn.
class PointCloudTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { view_.reset(); }
    void theRareClassOfACrowdIsSeen_data();
    void theRareClassOfACrowdIsSeen();
    void aCrowdStaysNearItsPlace();
    void aCrowdInTheCornerIsNotCutOff();
    void pointsOnTheLimitsAreDrawn_data();
    void pointsOnTheLimitsAreDrawn();
    void cloudsDoNotHideEachOther();
    void theNoteTellsItOnlyWhereItHappens();
    void equalNumbersAloneAreOnePlace();
    void aSelectedPointKeepsItsSeat();
    void theCrossLeavesItsPointInSight();
    void aFilledInPointShowsTheGroundInItsMiddle();
    void aClickOnTheRimFindsThePlace();
    void aBandPicksWhatIsDrawnInIt();
    void paperShowsTheSame();
    void aFigureLooksAsInAFreshView_data();
    void aFigureLooksAsInAFreshView();
    void aPointOnADivergingScaleHasItsColour();

private:
    std::vector<std::int32_t> rowsInBand(QPointF from, QPointF to);
    std::vector<QPoint> drawn(const Figure& figure, int classIndex);

    std::unique_ptr<FigureView> view_;
};

void PointCloudTest::init() {
    view_ = std::make_unique<FigureView>();
    view_->resize(800, 500);
    view_->show();
    QVERIFY(QTest::qWaitForWindowExposed(view_.get()));
}

std::vector<QPoint> PointCloudTest::drawn(const Figure& figure, int classIndex) {
    view_->setFigure(figure);
    settle();
    return pixelsOf(*view_, classIndex);
}

void PointCloudTest::theRareClassOfACrowdIsSeen_data() {
    QTest::addColumn<int>("crowd");
    for (const int crowd : {1, 6, 40, 500}) QTest::addRow("%d", crowd) << crowd;
}

void PointCloudTest::theRareClassOfACrowdIsSeen() {
    QFETCH(int, crowd);
    Figure figure = crowdOn(0.1, 0., std::size_t(crowd));
    QVERIFY(int(drawn(figure, 1).size()) >= kWhole);
    QVERIFY(int(drawn(figure, 0).size()) >= kWhole);
    layers<Points>(figure).front().sideBySide = false;
    QVERIFY(int(drawn(figure, 1).size()) < kWhole);
}

void PointCloudTest::aCrowdStaysNearItsPlace() {
    const std::vector<QPoint> pixels = drawn(crowdOn(0.1, 0., 1500), 0);
    const QCustomPlot& plot = *view_->plot();
    const QPointF place(plot.xAxis->coordToPixel(0.1), plot.yAxis->coordToPixel(0.));
    double farthest = 0.;
    for (const QPoint& pixel : pixels) farthest = std::max(farthest, QLineF(pixel, place).length());
    const double point = view_->style().px(1.);
    QVERIFY2(farthest > 6. * point && farthest < 14. * point,
             qPrintable(QString::number(farthest)));
}

void PointCloudTest::aCrowdInTheCornerIsNotCutOff() {
    const auto whole = drawn(crowdOn(0.1, 0., 6), 0).size();
    const auto inTheCorner = drawn(crowdOn(-1., -1., 6), 0).size();
    QVERIFY2(inTheCorner > whole * 3 / 4,
             qPrintable(QStringLiteral("%1 of %2").arg(inTheCorner).arg(whole)));
}

void PointCloudTest::pointsOnTheLimitsAreDrawn_data() {
    QTest::addColumn<QPointF>("place");
    for (const double x : {-1., 0., 1.})
        for (const double y : {-1., 1.}) QTest::addRow("%g, %g", x, y) << QPointF(x, y);
}

void PointCloudTest::pointsOnTheLimitsAreDrawn() {
    QFETCH(QPointF, place);
    QVERIFY(!drawn(crowdOn(place.x(), place.y(), 1), 0).empty());
}

void PointCloudTest::cloudsDoNotHideEachOther() {
    Figure figure;
    figure.x.range = figure.y.range = Range{0., 10.};
    for (const int group : {0, 1}) {
        Points& cloud = addLayer(figure, Points());
        cloud.name = "group";
        cloud.colour = group;
        cloud.x = {5.};
        cloud.y = {5.};
        cloud.sideBySide = true;
    }
    QVERIFY(int(drawn(figure, 0).size()) >= kWhole);
    QVERIFY(int(drawn(figure, 1).size()) >= kWhole);
    const QCustomPlot& plot = *view_->plot();
    const QPointF place(plot.xAxis->coordToPixel(5.), plot.yAxis->coordToPixel(5.));
    QVERIFY(describe(figure, plot, place, view_->style())
                .startsWith(QStringLiteral("group: 1, group: 1\n")));
    for (Points& cloud : layers<Points>(figure)) cloud.sideBySide = false;
    QVERIFY(int(drawn(figure, 0).size()) < kWhole);
}

void PointCloudTest::theNoteTellsItOnlyWhereItHappens() {
    Figure figure = crowdOn(0.1, 0., 6);
    figure.notes = {{NoteKind::Shown, "Seven rows."}};
    drawn(figure, 0);
    QCOMPARE(noteOf(*view_), QStringLiteral("Seven rows. ") + kSideBySide);
    QCOMPARE(notesText(view_->figure()), std::string("Seven rows."));
    layers<Points>(figure).front().sideBySide = false;
    drawn(figure, 0);
    QCOMPARE(noteOf(*view_), QStringLiteral("Seven rows."));
    layers<Points>(figure).front().sideBySide = true;
    for (std::size_t i = 0; i < 7; ++i) layers<Points>(figure).front().x[i] = 0.1 * double(i);
    drawn(figure, 0);
    QCOMPARE(noteOf(*view_), QStringLiteral("Seven rows."));
}

void PointCloudTest::equalNumbersAloneAreOnePlace() {
    Figure figure = crowdOn(0.1, 0., 1);
    layers<Points>(figure).front().x[1] = 0.1 + 1e-9;
    QVERIFY(int(drawn(figure, 1).size()) < kWhole);
    QVERIFY(!noteOf(*view_).contains(kSideBySide));
}

void PointCloudTest::aSelectedPointKeepsItsSeat() {
    Figure figure = crowdOn(0.1, 0., 6);
    const QPointF before = middleOf(drawn(figure, 1));
    Points& points = layers<Points>(figure).front();
    points.selected.assign(7, false);
    points.selected.front() = true;
    const std::vector<QPoint> after = drawn(figure, 1);
    QVERIFY(!after.empty());
    QVERIFY(QLineF(before, middleOf(after)).length() < 2.5);
}

void PointCloudTest::theCrossLeavesItsPointInSight() {
    Figure figure = crowdOn(0.1, 0., 6);
    const std::vector<QPoint> before = drawn(figure, 1);
    const std::vector<QPoint> others = drawn(figure, 0);
    layers<Points>(figure).front().wrong.assign(7, false);
    layers<Points>(figure).front().wrong.front() = true;
    QVERIFY(drawn(figure, 1).size() > before.size() * 3 / 4);
    QVERIFY(drawn(figure, 0).size() > others.size() / 2);
}

/// On a ground of its own class as well: in light and in dark.
void PointCloudTest::aFilledInPointShowsTheGroundInItsMiddle() {
    for (const ThemeKind kind : {ThemeKind::Light, ThemeKind::Dark}) {
        view_->setTheme(kind);
        Figure figure = crowdOn(0.1, 0., 0);
        layers<Points>(figure).front().filled = {true};
        view_->setFigure(figure);
        settle();
        QCustomPlot& plot = *view_->plot();
        const QImage image = plot.toPixmap(plot.width(), plot.height()).toImage();
        const QPointF place(plot.xAxis->coordToPixel(0.1), plot.yAxis->coordToPixel(0.));
        QCOMPARE(image.pixelColor(place.toPoint()), QColor(theme(kind).plotBackground));
    }
}

void PointCloudTest::aClickOnTheRimFindsThePlace() {
    Figure figure = crowdOn(0.1, 0., 40);
    figure.places = std::make_shared<const RowPlaces>();
    const QPointF rim = middleOf(drawn(figure, 1));
    std::optional<BrushedArea> area;
    connect(view_.get(), &FigureView::brushed, this,
            [&](const BrushedArea& brushed) { area = brushed; });
    QTest::mouseClick(view_->plot(), Qt::LeftButton, {}, rim.toPoint());
    QVERIFY(area);
    QVERIFY(area->x.low < 0.1 && area->x.high > 0.1 && area->y.low < 0. && area->y.high > 0.);
}

/// Pixels from the place (0.1, 0).
std::vector<std::int32_t> PointCloudTest::rowsInBand(QPointF from, QPointF to) {
    QCustomPlot& plot = *view_->plot();
    const QPointF place(plot.xAxis->coordToPixel(0.1), plot.yAxis->coordToPixel(0.));
    QSignalSpy bands(view_.get(), &FigureView::brushed);
    QTest::mousePress(&plot, Qt::LeftButton, {}, (place + from).toPoint());
    QTest::mouseMove(&plot, (place + to).toPoint());
    QTest::mouseRelease(&plot, Qt::LeftButton, {}, (place + to).toPoint());
    return bands.isEmpty() ? std::vector<std::int32_t>{-1}
                           : bands.front().front().value<BrushedArea>().rows;
}

/// 40 rows around one place, and one that is not drawn but lies there.
void PointCloudTest::aBandPicksWhatIsDrawnInIt() {
    Figure figure = crowdOn(0.1, 0., 39);
    RowPlaces places;
    for (std::int32_t row = 0; row <= 40; ++row) {
        if (row < 40) layers<Points>(figure).front().rows.push_back(row);
        places.rows.push_back(row);
        places.x.push_back(0.1);
        places.y.push_back(0.);
    }
    figure.places = std::make_shared<const RowPlaces>(places);
    drawn(figure, 0);
    const auto right = rowsInBand({1., -40.}, {60., 40.});
    const auto left = rowsInBand({-60., -40.}, {1., 40.});
    QVERIFY2(right.size() > 10 && right.size() < 30, qPrintable(QString::number(right.size())));
    QVERIFY(!std::ranges::binary_search(right, 40) && std::ranges::binary_search(left, 40));
    std::vector<std::int32_t> both;
    std::ranges::set_intersection(left, right, std::back_inserter(both));
    QVERIFY(both.empty());
    QCOMPARE(left.size() + right.size(), std::size_t(41));
    QCOMPARE(rowsInBand({-60., -60.}, {60., 60.}).size(), std::size_t(41));
    const auto middle = rowsInBand({-4., -6.}, {4., 6.});
    QVERIFY2(middle.size() > 1 && middle.size() < 30, qPrintable(QString::number(middle.size())));
}

void PointCloudTest::paperShowsTheSame() {
    const auto coloured = [](const Figure& figure) {
        const QImage image = figureImage(figure, {});
        const QRgb colour = seriesColour(ThemeKind::Light, 1).rgb();
        int pixels = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x) pixels += image.pixel(x, y) == colour ? 1 : 0;
        return pixels;
    };
    Figure figure = crowdOn(0.1, 0., 40);
    const int seen = coloured(figure);
    layers<Points>(figure).front().sideBySide = false;
    const int hidden = coloured(figure);  // the legend alone
    QVERIFY2(seen > hidden + 100, qPrintable(QStringLiteral("%1, %2").arg(seen).arg(hidden)));
}

void PointCloudTest::aFigureLooksAsInAFreshView_data() {
    QTest::addColumn<Figure>("before");
    QTest::addColumn<Figure>("figure");
    Figure few = crowdOn(0.1, 0., 5);
    Figure many = crowdOn(0.1, 0., 3000);
    Figure wrong = few;
    layers<Points>(wrong).front().wrong.assign(6, true);
    Figure byValue = test::surface();
    Figure withoutField = few;
    removeLayers<Field>(withoutField);
    QTest::newRow("other sizes") << many << few;
    QTest::newRow("other marks") << wrong << few;
    QTest::newRow("other colours") << byValue << few;
    QTest::newRow("classes before") << few << byValue;
    QTest::newRow("on no map") << few << withoutField;
    for (Figure* figure : {&few, &withoutField})
        layers<Points>(*figure).front().selected = {true, false, true, false, true, false};
    QTest::newRow("selected on no map") << few << withoutField;
    QTest::newRow("selected on a map") << withoutField << few;
}

/// Whatever was drawn before, which is kept in part.
void PointCloudTest::aFigureLooksAsInAFreshView() {
    QFETCH(Figure, before);
    QFETCH(Figure, figure);
    const auto shown = [](FigureView& view) {
        return view.plot()->toPixmap(view.plot()->width(), view.plot()->height()).toImage();
    };
    FigureView fresh;
    fresh.resize(view_->size());
    fresh.show();
    QVERIFY(QTest::qWaitForWindowExposed(&fresh));
    fresh.setFigure(figure);
    view_->setFigure(before);
    settle();
    QVERIFY(shown(*view_) != shown(fresh));
    view_->setFigure(figure);
    settle();
    QCOMPARE(shown(*view_), shown(fresh));
}

/// To a step of the scale.
void PointCloudTest::aPointOnADivergingScaleHasItsColour() {
    Figure figure = test::surface();
    findLayer<Field>(figure)->map = ColourMap::Diverging;
    Points& points = layers<Points>(figure).front();
    for (int i = 0; i < 40; ++i) {
        points.x.assign(1, 0.);
        points.y.assign(1, 0.);
        points.values.assign(1, -95. + 4.83 * i);
        view_->setFigure(figure);
        settle();
        QCustomPlot& plot = *view_->plot();
        const QImage image = plot.toPixmap(plot.width(), plot.height()).toImage();
        const QPointF place(plot.xAxis->coordToPixel(0.), plot.yAxis->coordToPixel(0.));
        const QColor seen = image.pixelColor(place.toPoint());
        const QColor exact(fieldColour(*findLayer<Field>(figure),
                                       colourRange(*findLayer<Field>(figure)), view_->style().theme,
                                       points.values.front()));
        const int apart =
            std::max({std::abs(seen.red() - exact.red()), std::abs(seen.green() - exact.green()),
                      std::abs(seen.blue() - exact.blue())});
        QVERIFY2(apart <= 2, qPrintable(QStringLiteral("%1: %2").arg(i).arg(apart)));
    }
}

ARDENT_TEST(PointCloudTest)
#include "point_cloud_test.moc"
