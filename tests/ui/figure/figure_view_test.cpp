#include "ui/figure/figure_view.h"
#include "core/figure/notes/notes.h"

#include <qcustomplot.h>

#include <QScrollBar>
#include <QSignalSpy>
#include <QtTest>
#include <limits>

#include "tests/support/sample_figures.h"
#include "tests/ui/figure/drawn.h"
#include "tests/ui/settle.h"
#include "tests/ui/wheel.h"
#include "ui/figure/figure_probe.h"
#include "ui/figure/flow_legend.h"
#include "ui/figure/text_elements.h"
#include "ui/style/fonts.h"

using namespace ardent;
using test::coloursOf;
using test::elementOf;
using test::settle;
using test::turnWheel;

namespace {

void drag(QWidget& plot, QPoint from, QPoint to) {
    QTest::mousePress(&plot, Qt::LeftButton, Qt::NoModifier, from);
    QTest::mouseMove(&plot, (from + to) / 2);
    QTest::mouseMove(&plot, to);
    QTest::mouseRelease(&plot, Qt::LeftButton, Qt::NoModifier, to);
}

}  // namespace

class FigureViewTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void showsEveryPoint();
    void followsGrowingData();
    void zoomSurvivesUpdates_data();
    void zoomSurvivesUpdates();
    void doubleClickFitsAgain();
    void keysFitAndAskForLogAxes();
    void arrowsGoTheWayAnAxisIsDrawn();
    void arrowsMoveNoCells();
    void otherAxesAreFitted();
    void nonPositiveValuesAreMarkedNotDropped();
    void thousandBarsScroll();
    void aListingScrollsBelowItsTitles();
    void theNoteIsWholeBesideAScrollBar();
    void keepsItsGraphs();
    void replotsOnceAFrame();
    void speaksToAssistiveTechnology();
    void changesThemeLive();
    void saysWhyItIsEmpty();
    void legendIsOutsideOfTheAxes();
    void drawsClassRegionsOnBothSides();
    void stacksTheColumnsOfAHistogram();

private:
    std::unique_ptr<FigureView> view_;
};

void FigureViewTest::init() {
    view_ = std::make_unique<FigureView>();
    view_->resize(800, 500);
    view_->show();
    QVERIFY(QTest::qWaitForWindowExposed(view_.get()));
}

void FigureViewTest::cleanup() {
    view_.reset();
}

void FigureViewTest::showsEveryPoint() {
    view_->setFigure(test::lossLines(2, 1000));
    settle();
    QCOMPARE(view_->plot()->graphCount(), 4);
    for (int i = 0; i < 4; ++i) QCOMPARE(view_->plot()->graph(i)->data()->size(), 1000);
    QVERIFY(view_->plot()->xAxis->range().contains(1.));
    QVERIFY(view_->plot()->xAxis->range().contains(1000.));
}

void FigureViewTest::followsGrowingData() {
    view_->setFigure(test::lossLines(1, 10));
    const double before = view_->plot()->xAxis->range().upper;
    view_->setFigure(test::lossLines(1, 20));
    QVERIFY(view_->followsData());
    QVERIFY(view_->plot()->xAxis->range().upper > before + 9.);
}

void FigureViewTest::zoomSurvivesUpdates_data() {
    QTest::addColumn<QString>("how");
    for (const char* how : {"wheel", "drag", "key"}) QTest::addRow("%s", how) << QString(how);
}

void FigureViewTest::zoomSurvivesUpdates() {
    QFETCH(QString, how);
    QCustomPlot* plot = view_->plot();
    view_->setFigure(test::lossLines(1, 100));
    settle();
    const QCPRange before = plot->xAxis->range();
    const QPoint middle = plot->axisRect()->center();
    if (how == QLatin1String("wheel")) turnWheel(*plot, middle, 3);
    if (how == QLatin1String("drag")) drag(*plot, middle, middle + QPoint(120, 40));
    if (how == QLatin1String("key")) QTest::keyClick(view_.get(), Qt::Key_Plus);
    QVERIFY(!view_->followsData());
    const QCPRange zoomX = plot->xAxis->range();
    const QCPRange zoomY = plot->yAxis->range();
    QVERIFY(zoomX != before);
    for (const int points : {200, 400}) {
        view_->setFigure(test::lossLines(1, points));
        settle();
    }
    QVERIFY(plot->xAxis->range() == zoomX);
    QVERIFY(plot->yAxis->range() == zoomY);
    QVERIFY(!view_->followsData());
}

void FigureViewTest::doubleClickFitsAgain() {
    QCustomPlot* plot = view_->plot();
    view_->setFigure(test::lossLines(1, 100));
    settle();
    const QCPRange fitted = plot->xAxis->range();
    turnWheel(*plot, plot->axisRect()->center(), 2);
    QVERIFY(plot->xAxis->range() != fitted);
    QTest::mouseDClick(plot, Qt::LeftButton, Qt::NoModifier, plot->axisRect()->center());
    QVERIFY(view_->followsData());
    QVERIFY(plot->xAxis->range() == fitted);
}

void FigureViewTest::keysFitAndAskForLogAxes() {
    QSignalSpy logX(view_.get(), &FigureView::logXRequested);
    QSignalSpy logY(view_.get(), &FigureView::logYRequested);
    view_->setFigure(test::lossLines(1, 100));
    QTest::keyClick(view_.get(), Qt::Key_Right);
    QVERIFY(!view_->followsData());
    QTest::keyClick(view_.get(), Qt::Key_F);
    QVERIFY(view_->followsData());
    QTest::keyClick(view_.get(), Qt::Key_X, Qt::ShiftModifier);
    QTest::keyClick(view_.get(), Qt::Key_L, Qt::ShiftModifier);
    QTest::keyClick(view_.get(), Qt::Key_L);
    QCOMPARE(logX.count(), 1);
    QCOMPARE(logY.count(), 1);
}

void FigureViewTest::arrowsGoTheWayAnAxisIsDrawn() {
    for (const bool isReversed : {false, true}) {
        Figure figure = test::lossLines(1, 100);
        figure.x.reversed = isReversed;
        view_->setFigure(figure);
        view_->fit();
        const QCPAxis& axis = *view_->plot()->xAxis;
        const double before = axis.range().center();
        QTest::keyClick(view_.get(), Qt::Key_Right);
        QCOMPARE(axis.range().center() < before, isReversed);
    }
}

/// A class would be out of sight, and nothing would tell.
void FigureViewTest::arrowsMoveNoCells() {
    Figure figure = test::listing(3);
    findLayer<Cells>(figure)->words.clear();
    findLayer<Cells>(figure)->values.setOnes();
    view_->setFigure(std::move(figure));
    settle();
    const QCPRange before = view_->plot()->xAxis->range();
    for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Up}) {
        QTest::keyClick(view_.get(), key);
        QTest::keyClick(view_.get(), key, Qt::ShiftModifier);
    }
    QCOMPARE(view_->plot()->xAxis->range(), before);
    QVERIFY(view_->followsData());
}

void FigureViewTest::otherAxesAreFitted() {
    view_->setFigure(test::lossLines(1, 100));
    settle();
    turnWheel(*view_->plot(), view_->plot()->axisRect()->center(), 5);
    QVERIFY(!view_->followsData());
    Figure logarithmic = test::lossLines(1, 100);
    logarithmic.y.logarithmic = true;
    view_->setFigure(logarithmic);
    QVERIFY(view_->followsData());
    QVERIFY(view_->plot()->yAxis->range().lower > 0.);
    view_->setFigure(test::relevanceBars(3));
    QVERIFY(view_->followsData());
}

void FigureViewTest::nonPositiveValuesAreMarkedNotDropped() {
    Figure figure = test::lossLines(1, 20);
    figure.y.logarithmic = true;
    layers<Series>(figure)[1].y[4] = 0.;
    layers<Series>(figure)[1].y[5] = -1.;
    layers<Series>(figure)[1].y[9] = std::numeric_limits<double>::quiet_NaN();
    view_->setFigure(figure);
    settle();
    const QCPRange range = view_->plot()->yAxis->range();
    QVERIFY(range.lower > 0.01 && range.upper < 2.);
    auto* note = static_cast<WrappedText*>(view_->plot()->plotLayout()->element(1, 0));
    QVERIFY2(note->text().contains(QStringLiteral("2 values are 0 or below")),
             qPrintable(note->text()));
    QVERIFY(note->text().contains(QStringLiteral("× marks where a line has no finite value")));

    // The mark of any line stands at the lower edge, where the axes' ground would be otherwise.
    const QImage marked = view_->plot()->toPixmap(800, 500).toImage();
    layers<Series>(figure)[1].y[4] = layers<Series>(figure)[1].y[3];
    layers<Series>(figure)[1].y[5] = layers<Series>(figure)[1].y[3];
    view_->setFigure(figure);
    settle();
    const QImage clean = view_->plot()->toPixmap(800, 500).toImage();
    const int x = qRound(view_->plot()->xAxis->coordToPixel(5.));
    const int bottom = view_->plot()->axisRect()->bottom();
    bool found = false;
    for (int y = bottom - 8; y < bottom - 1; ++y) {
        found = found || marked.pixelColor(x, y) == seriesColour(ThemeKind::Light, 0);
        QVERIFY(clean.pixelColor(x, y) != seriesColour(ThemeKind::Light, 0));
    }
    QVERIFY(found);
}

void FigureViewTest::thousandBarsScroll() {
    view_->setFigure(test::relevanceBars(1000));
    settle();
    auto* rows = view_->findChild<QScrollBar*>(QStringLiteral("figureRows"));
    QVERIFY(rows->isVisible());
    QCustomPlot* plot = view_->plot();
    const double inSight = plot->yAxis->range().size();
    const double rowHeight = plot->axisRect()->height() / inSight;
    QVERIFY2(rowHeight >= QFontMetricsF(textFont(9.)).height(),
             qPrintable(QString::number(rowHeight)));
    QVERIFY(rows->maximum() >= 1000 - inSight - 1.);
    QCOMPARE(plot->yAxis->tickVectorLabels().first(), QStringLiteral("variable 1"));
    turnWheel(*plot, plot->axisRect()->center(), -2);
    settle();
    QVERIFY(rows->value() > 0);
    QTest::keyClick(view_.get(), Qt::Key_End);
    settle();
    QCOMPARE(plot->yAxis->tickVectorLabels().last(), QStringLiteral("variable 1000"));
    view_->setFigure(test::relevanceBars(5));
    settle();
    QVERIFY(!rows->isVisible());
}

void FigureViewTest::aListingScrollsBelowItsTitles() {
    view_->setFigure(test::listing(100));
    settle();
    QCustomPlot* plot = view_->plot();
    auto* rows = view_->findChild<QScrollBar*>(QStringLiteral("figureRows"));
    QVERIFY(rows->isVisible());
    QVERIFY(plot->xAxis2->visible() && !plot->xAxis->tickLabels());
    QCOMPARE(plot->xAxis2->range(), plot->xAxis->range());
    QCOMPARE(plot->xAxis2->tickVectorLabels(),
             (QVector<QString>{QStringLiteral("Run 1"), QStringLiteral("Run 2")}));
    QTest::keyClick(view_.get(), Qt::Key_End);
    settle();
    QCOMPARE(plot->yAxis->tickVectorLabels().last(), QStringLiteral("setting 100"));
    const QPointF place(plot->xAxis->coordToPixel(1.), plot->yAxis->coordToPixel(98.));
    QCOMPARE(describe(view_->figure(), *plot, place), QStringLiteral("Run 2\nsetting 99: b99"));
    const QImage drawn = plot->toPixmap(800, 500).toImage();
    const int top = plot->axisRect()->top() + 2;
    for (const int column : {0, 1})
        QCOMPARE(drawn.pixelColor(qRound(plot->xAxis->coordToPixel(column)), top),
                 seriesColour(ThemeKind::Light, column));
    view_->setFigure(test::lossLines(1, 10));
    settle();
    QVERIFY(!plot->xAxis2->visible() && plot->xAxis->tickLabels());
}

void FigureViewTest::theNoteIsWholeBesideAScrollBar() {
    Figure figure = test::relevanceBars(100);
    notesText(figure).clear();
    std::string words;
    for (int word = 0; word < 60; ++word) words += "word ";
    figure.notes = {{NoteKind::Shown, words}};
    for (int width = 400; width < 440; width += 4) {
        view_->setFigure(Figure());  // without a scroll bar
        view_->resize(width, 900);
        settle();
        view_->setFigure(figure);
        settle();
        for (QCPLayoutElement* element : view_->plot()->plotLayout()->elements(true)) {
            const auto* note = dynamic_cast<WrappedText*>(element);
            if (!note || note->text().size() < 100) continue;
            const QRectF room(0., 0., note->rect().width(), 1000.);
            const QRectF needed = QFontMetricsF(view_->style().small())
                                      .boundingRect(room, Qt::TextWordWrap, note->text());
            QVERIFY2(needed.height() <= note->rect().height() + 1.,
                     qPrintable(QString::number(width)));
        }
    }
}

void FigureViewTest::keepsItsGraphs() {
    view_->setFigure(test::lossLines(2, 10));
    QCPGraph* first = view_->plot()->graph(0);
    const int plottables = view_->plot()->plottableCount();
    view_->setFigure(test::lossLines(2, 500));
    QCOMPARE(view_->plot()->graph(0), first);
    QCOMPARE(view_->plot()->plottableCount(), plottables);
    view_->setFigure(test::lossLines(1, 5));
    QCOMPARE(view_->plot()->graphCount(), 2);
    view_->setFigure(test::classRegions());
    QCOMPARE(view_->plot()->graphCount(), 0);
}

void FigureViewTest::replotsOnceAFrame() {
    view_->setFigure(test::lossLines(1, 10));
    settle();
    QSignalSpy replots(view_->plot(), &QCustomPlot::afterReplot);
    for (int i = 11; i < 60; ++i) view_->setFigure(test::lossLines(1, i));
    QCOMPARE(replots.count(), 0);
    settle();
    QCOMPARE(replots.count(), 1);
    QVERIFY(!view_->plot()->openGl());
}

void FigureViewTest::speaksToAssistiveTechnology() {
    view_->setFigure(test::lossLines(1, 10));
    QCOMPARE(view_->accessibleName(), QStringLiteral("Loss"));
    QCOMPARE(view_->accessibleDescription(), QStringLiteral("Every logged point."));
    QVERIFY(view_->focusPolicy() & Qt::TabFocus);
}

void FigureViewTest::changesThemeLive() {
    view_->setFigure(test::lossLines(1, 10));
    view_->setTheme(ThemeKind::Dark);
    settle();
    QCOMPARE(view_->plot()->toPixmap(80, 50).toImage().pixelColor(0, 0),
             theme(ThemeKind::Dark).plotBackground);
    QCOMPARE(view_->plot()->graph(0)->pen().color(), seriesColour(ThemeKind::Dark, 0));
    QCOMPARE(view_->plot()->xAxis->labelColor(), theme(ThemeKind::Dark).plotText);
    view_->setTheme(ThemeKind::Light);
    QCOMPARE(view_->plot()->graph(0)->pen().color(), seriesColour(ThemeKind::Light, 0));
}

void FigureViewTest::saysWhyItIsEmpty() {
    Figure figure;
    figure.title = "Loss";
    figure.empty = "No run yet. Press Run.";
    view_->setFigure(figure);
    settle();
    QVERIFY(!view_->plot()->axisRect()->visible());
    QCOMPARE(view_->accessibleDescription(), QStringLiteral("No run yet. Press Run."));
    const QImage image = view_->grab().toImage();
    bool written = false;
    for (int x = 250; x < 550; ++x) {
        written = written || image.pixelColor(x, 251) != theme(ThemeKind::Light).plotBackground;
    }
    QVERIFY(written);
}

void FigureViewTest::legendIsOutsideOfTheAxes() {
    view_->setFigure(test::lossLines(8, 10));
    settle();
    const auto* legend = elementOf<FlowLegend>(*view_->plot());
    QVERIFY(legend->rect().height() > 10);
    QVERIFY(!legend->rect().intersects(view_->plot()->axisRect()->rect()));
    QCOMPARE(legend->entries().front().text, QStringLiteral("run 1 · training loss"));
}

void FigureViewTest::stacksTheColumnsOfAHistogram() {
    view_->setFigure(test::stackedBins());
    settle();
    QCustomPlot* plot = view_->plot();
    const auto at = coloursOf(*plot);
    QVERIFY(at(0.5, 5.) != theme(ThemeKind::Light).plotBackground);
    QCOMPARE(at(0.5, 5.), at(5.5, 2.));
    QVERIFY(at(5.5, 8.) != at(5.5, 2.));
    QCOMPARE(at(5.5, 10.2), theme(ThemeKind::Light).plotBackground);
    QCOMPARE(plot->yAxis->range().lower, 0.);
    const auto* legend = elementOf<FlowLegend>(*plot);
    QCOMPARE(legend->entries().size(), std::size_t(2));
    QCOMPARE(QColor(*legend->entries()[1].swatch), at(5.5, 8.));
    const QPointF place(plot->xAxis->coordToPixel(5.5), plot->yAxis->coordToPixel(2.));
    QCOMPARE(describe(view_->figure(), *plot, place),
             QStringLiteral("x1: 5 … 6\nrows: 10\nno: 5\nyes: 5"));
}

void FigureViewTest::drawsClassRegionsOnBothSides() {
    view_->setFigure(test::classRegions());
    settle();
    QCustomPlot* plot = view_->plot();
    const auto at = coloursOf(*plot);
    QVERIFY(at(-0.9, 0.8).blue() > at(-0.9, 0.8).red());
    QVERIFY(at(0.9, 0.8).red() > at(0.9, 0.8).blue());
    QVERIFY(at(0.02, 0.8).lightness() > at(0.9, 0.8).lightness());
}

ARDENT_TEST(FigureViewTest)
#include "figure_view_test.moc"
