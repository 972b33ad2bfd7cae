#include "ui/figure/part_picker.h"

#include <qcustomplot.h>

#include <QScrollBar>
#include <QSignalSpy>
#include <QtTest>

#include "core/figure/interactions/interaction_figure.h"
#include "tests/support/sample_figures.h"
#include "ui/figure/figure_parts.h"
#include "ui/figure/figure_view.h"
#include "ui/figure/graph_layout.h"

using namespace ardent;

namespace {

Interactions foundPairs() {
    return {"score", {"a", "b", "c"}, {{{0, 2}, 3.}, {{0, 1, 2}, 2.}, {{1, 2}, 0.5}}};
}

}  // namespace

/// Pointing at parts of a figure by clicks and keys.
class PartPickerTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void aClickPicksABar();
    void aClickPicksAnEdge();
    void aClickPicksACell();
    void keysMoveTheMarkAndEnterPicksIt();
    void arrowsWalkOverCells();
    void barsScrollIntoSight();
    void theMarkStaysWithItsName();
    void noMarkOutlivesItsPart();
    void aDragPicksNothing();

private:
    void show(const Figure& figure);
    void click(QPointF pixel);

    std::unique_ptr<FigureView> view_;
    PartPicker* picker_ = nullptr;
    std::unique_ptr<QSignalSpy> picked_;
};

void PartPickerTest::init() {
    view_ = std::make_unique<FigureView>();
    picker_ = new PartPicker(view_.get());
    picked_ = std::make_unique<QSignalSpy>(picker_, &PartPicker::picked);
    view_->resize(640, 480);
    view_->show();
    QVERIFY(QTest::qWaitForWindowExposed(view_.get()));
    view_->setFocus();
}

void PartPickerTest::show(const Figure& figure) {
    view_->setFigure(figure);
    view_->plot()->replot(QCustomPlot::rpImmediateRefresh);
}

void PartPickerTest::click(QPointF pixel) {
    QTest::mouseClick(view_->plot(), Qt::LeftButton, {}, pixel.toPoint());
}

void PartPickerTest::aClickPicksABar() {
    show(interactionFigure(foundPairs(), {}));
    click({300., view_->plot()->yAxis->coordToPixel(1.)});
    QCOMPARE(picked_->size(), 1);
    QCOMPARE(picked_->first()[0].value<Index>(), Index(1));
    QCOMPARE(partName(view_->figure(), 1), std::string("a × b × c"));
}

void PartPickerTest::aClickPicksAnEdge() {
    const Figure figure = interactionGraph(foundPairs(), nullptr, {});
    show(figure);
    const GraphLayout layout =
        layOut(*findLayer<Graph>(figure), view_->plot()->axisRect()->rect(), view_->style());
    const QPointF quarter = layout.nodes[1] + 0.25 * (layout.nodes[2] - layout.nodes[1]);
    click(quarter);
    QCOMPARE(picked_->size(), 1);
    QCOMPARE(picked_->first()[0].value<Index>(), Index(2));
    click({3., 3.});
    QCOMPARE(picked_->size(), 1);
}

void PartPickerTest::aClickPicksACell() {
    show(interactionMap(foundPairs(), {}));
    QCustomPlot* plot = view_->plot();
    click({plot->xAxis->coordToPixel(2.), plot->yAxis->coordToPixel(0.)});
    QCOMPARE(picked_->size(), 1);
    QCOMPARE(picked_->first()[0].value<Index>(), Index(2));
}

void PartPickerTest::keysMoveTheMarkAndEnterPicksIt() {
    show(interactionGraph(foundPairs(), nullptr, {}));
    QTest::keyClick(view_.get(), Qt::Key_Return);
    QVERIFY(picked_->isEmpty());
    QTest::keyClick(view_.get(), Qt::Key_Down);
    QCOMPARE(picker_->marked(), std::optional(Index(0)));
    QTest::keyClick(view_.get(), Qt::Key_Right);
    QTest::keyClick(view_.get(), Qt::Key_Return);
    QCOMPARE(picked_->last()[0].value<Index>(), Index(1));
    QTest::keyClick(view_.get(), Qt::Key_End);
    QTest::keyClick(view_.get(), Qt::Key_Down);
    QCOMPARE(picker_->marked(), std::optional(Index(2)));
}

void PartPickerTest::arrowsWalkOverCells() {
    show(interactionMap(foundPairs(), {}));
    QTest::keyClick(view_.get(), Qt::Key_Home);
    QTest::keyClick(view_.get(), Qt::Key_Right);
    QTest::keyClick(view_.get(), Qt::Key_Down);
    QTest::keyClick(view_.get(), Qt::Key_Down);
    QTest::keyClick(view_.get(), Qt::Key_Down);
    QCOMPARE(picker_->marked(), std::optional(Index(7)));
    QCOMPARE(partName(view_->figure(), 7), std::string("c × b"));
}

void PartPickerTest::barsScrollIntoSight() {
    show(test::relevanceBars(100));
    auto* rows = view_->findChild<QScrollBar*>();
    QTest::keyClick(view_.get(), Qt::Key_End);
    QCOMPARE(rows->value(), rows->maximum());
    QTest::keyClick(view_.get(), Qt::Key_Home);
    QCOMPARE(rows->value(), 0);
}

void PartPickerTest::theMarkStaysWithItsName() {
    show(interactionFigure(foundPairs(), {}));
    QTest::keyClick(view_.get(), Qt::Key_End);
    QCOMPARE(picker_->marked(), std::optional(Index(2)));
    Interactions other = foundPairs();
    std::swap(other.sets[0], other.sets[2]);
    show(interactionFigure(other, {}));
    QCOMPARE(picker_->marked(), std::optional(Index(0)));
    show(interactionMap(other, {}));
    QCOMPARE(picker_->marked(), std::optional(Index(5)));
    other.sets.erase(other.sets.begin());
    show(interactionFigure(other, {}));
    QVERIFY(!picker_->marked());
}

void PartPickerTest::noMarkOutlivesItsPart() {
    show(interactionFigure(foundPairs(), {}));
    QTest::keyClick(view_.get(), Qt::Key_End);
    Interactions fewer = foundPairs();
    fewer.sets.resize(1);
    view_->setFigure(interactionFigure(fewer, {}));
    QVERIFY(!picker_->marked());
    QTest::keyClick(view_.get(), Qt::Key_Return);
    QVERIFY(picked_->isEmpty());
    view_->setFigure(interactionFigure(foundPairs(), {}));
    QTest::keyClick(view_.get(), Qt::Key_Return);
    QCOMPARE(picked_->last()[0].value<Index>(), Index(2));
    view_->setFigure(interactionFigure(fewer, {}));
    QTest::keyClick(view_.get(), Qt::Key_Down);
    QCOMPARE(picker_->marked(), std::optional(Index(0)));
}

void PartPickerTest::aDragPicksNothing() {
    show(interactionFigure(foundPairs(), {}));
    const QPoint from(300, int(view_->plot()->yAxis->coordToPixel(1.)));
    QTest::mousePress(view_->plot(), Qt::LeftButton, {}, from);
    QTest::mouseRelease(view_->plot(), Qt::LeftButton, {}, from + QPoint(30, 0));
    QVERIFY(picked_->isEmpty());
}

ARDENT_TEST(PartPickerTest)
#include "part_picker_test.moc"
