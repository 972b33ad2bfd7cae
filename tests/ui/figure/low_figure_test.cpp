#include <QScrollBar>
#include <QtTest>

#include "tests/support/sample_figures.h"
#include "tests/ui/figure/drawn.h"
#include "tests/ui/settle.h"
#include "ui/figure/figure_drawing.h"
#include "ui/figure/figure_view.h"
#include "ui/figure/flow_legend.h"

using namespace ardent;
using namespace ardent::test;

/// A figure in a pane that is a third of a small window.
class LowFigureTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { view_.reset(); }
    void aLongLegendStandsBesideTheAxes();
    void aShortLegendStandsAboveThem();
    void whatItLeavesOutIsToldWhereItsCountStands();
    void aNarrowPageHasNoColumn();
    void barsHaveNoColumn();
    void nothingMovesFromFrameToFrame();
    void nothingIsDrawnInTheCorner_data();
    void nothingIsDrawnInTheCorner();
    void aBarStandsBelowTheCorner();

private:
    void show(const Figure& figure, QSize size);
    QRect axes() const { return view_->plot()->axisRect()->rect(); }
    const FlowLegend& legend() const { return *elementOf<FlowLegend>(*view_->plot()); }

    std::unique_ptr<FigureView> view_;
};

namespace {

constexpr QSize kLow(350, 190), kCorner(60, 28);

}  // namespace

void LowFigureTest::init() {
    view_ = std::make_unique<FigureView>();
    view_->setTheme(ThemeKind::Light);
    view_->show();
    QVERIFY(QTest::qWaitForWindowExposed(view_.get()));
}

void LowFigureTest::show(const Figure& figure, QSize size) {
    view_->resize(size);
    view_->setFigure(figure);
    settle();
}

void LowFigureTest::aLongLegendStandsBesideTheAxes() {
    const Figure figure = lossLines(4, 10);
    show(figure, kLow);
    const std::size_t named = legend().entries().size() - legend().leftOut().size();
    QVERIFY2(named >= 6, qPrintable(QString::number(named)));
    QVERIFY(legend().rect().left() > axes().right());
    QVERIFY(5 * axes().width() > 2 * kLow.width() && 5 * axes().height() > 2 * kLow.height());
    show(figure, QSize(900, 600));
    QVERIFY(legend().rect().bottom() < axes().top());
    QVERIFY(legend().leftOut().empty());
    show(figure, kLow);
    QVERIFY(legend().rect().left() > axes().right());
}

void LowFigureTest::aShortLegendStandsAboveThem() {
    show(lossLines(1, 10), kLow);
    QCOMPARE(legend().entries().size(), std::size_t(2));
    QVERIFY(legend().rect().bottom() < axes().top());
    QVERIFY(legend().leftOut().empty());
}

void LowFigureTest::whatItLeavesOutIsToldWhereItsCountStands() {
    QCustomPlot plot;
    FigureDrawing drawing(plot);
    DrawStyle style;
    style.live = true;
    drawing.show(std::make_shared<Figure>(lossLines(8, 20)), style);
    for (const bool beside : {true, false}) {
        plot.setViewport(beside ? QRect(0, 0, 400, 160) : QRect(0, 0, 160, 400));
        drawing.arrange();
        const QRect names = elementOf<FlowLegend>(plot)->rect();
        QCOMPARE(names.left() > plot.axisRect()->right(), beside);
        QString told;
        for (int y = names.top(); y < names.bottom(); ++y) {
            const QString text = drawing.textAt(QPointF(names.left() + 5., y));
            if (!text.isEmpty()) told = text;
        }
        QVERIFY2(told.contains(QStringLiteral("run 8")) && !told.contains(QStringLiteral("run 1 ")),
                 qPrintable(told));
        const QString above = drawing.textAt(QPointF(50., 5.));
        QCOMPARE(above.contains(QStringLiteral("run 8")), !beside);
    }
}

/// Nothing of a name would be left.
void LowFigureTest::aNarrowPageHasNoColumn() {
    show(lossLines(8, 10), QSize(230, 190));
    QVERIFY(!legend().leftOut().empty());
    QVERIFY(legend().rect().bottom() < axes().top());
}

/// Whose scroll bar would come and go with it.
void LowFigureTest::barsHaveNoColumn() {
    Figure figure = relevanceBars(60);
    Bars::Beside beside;
    beside.name = std::string(60, 'w');
    beside.values = findLayer<Bars>(figure)->values;
    findLayer<Bars>(figure)->beside = {beside, beside, beside};
    show(figure, kLow);
    QVERIFY(!legend().leftOut().empty());
    QVERIFY(legend().rect().bottom() < axes().top());
}

void LowFigureTest::nothingMovesFromFrameToFrame() {
    const Figure figure = lossLines(4, 10);
    for (int height = 120; height < 420; height += 6) {
        show(figure, QSize(kLow.width(), height));
        const QRect before = axes();
        view_->plot()->replot();
        QCOMPARE(axes(), before);
        QVERIFY(legend().rect().bottom() <= view_->plot()->viewport().bottom());
    }
}

void LowFigureTest::nothingIsDrawnInTheCorner_data() {
    QTest::addColumn<bool>("titled");
    QTest::addColumn<bool>("noted");
    QTest::addColumn<int>("runs");
    QTest::addColumn<int>("height");
    for (const bool titled : {false, true})
        for (const bool noted : {false, true})
            for (const int runs : {1, 4})
                for (const int height : {125, 140, 190, 280})
                    QTest::addRow("%s, %s, %d runs, %d px", titled ? "title" : "no title",
                                  noted ? "note" : "no note", runs, height)
                        << titled << noted << runs << height;
}

void LowFigureTest::nothingIsDrawnInTheCorner() {
    QFETCH(bool, titled);
    QFETCH(bool, noted);
    QFETCH(int, runs);
    QFETCH(int, height);
    Figure figure = lossLines(runs, 10);
    std::string words;
    for (int word = 0; word < 40; ++word) words += "word ";
    figure.title = titled ? words : "";
    figure.notes.clear();
    if (noted) figure.notes = {{NoteKind::Shown, words}};
    view_->setCorner(kCorner);
    show(figure, QSize(kLow.width(), height));
    const QImage picture = view_->grab().toImage();
    const QColor ground = theme(ThemeKind::Light).plotBackground;
    for (int y = 1; y < kCorner.height(); ++y)
        for (int x = kLow.width() - kCorner.width(); x < kLow.width() - 1; ++x)
            QVERIFY2(picture.pixelColor(x, y) == ground, qPrintable(QString::number(y)));
    QVERIFY(3 * axes().height() > height);
}

void LowFigureTest::aBarStandsBelowTheCorner() {
    view_->setCorner(kCorner);
    show(relevanceBars(60), kLow);
    const auto& bar = *view_->findChild<QScrollBar*>(QStringLiteral("figureRows"));
    QVERIFY(bar.isVisible());
    QVERIFY(bar.geometry().top() >= kCorner.height());
    QCOMPARE(view_->plot()->geometry().top(), 1);
    view_->setCorner({});
    settle();
    QCOMPARE(bar.geometry().top(), 1);
}

ARDENT_TEST(LowFigureTest)
#include "low_figure_test.moc"
