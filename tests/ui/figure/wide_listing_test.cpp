#include <qcustomplot.h>

#include <QScrollBar>
#include <QtTest>

#include "core/figure/figure_table.h"
#include "tests/support/sample_figures.h"
#include "tests/ui/settle.h"
#include "tests/ui/wheel.h"
#include "ui/figure/figure_view.h"
#include "ui/figure/text_elements.h"
#include "ui/style/fonts.h"

using namespace ardent;
using ardent::test::settle;
using ardent::test::Turn;
using ardent::test::turnWheel;

/// A listing with more columns than there is room for.
class WideListingTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        view_ = std::make_unique<FigureView>();
        view_->resize(800, 500);
        view_->show();
        QVERIFY(QTest::qWaitForWindowExposed(view_.get()));
    }
    void itScrollsBesideItsRows();
    void twoCanBeComparedInANarrowView();

private:
    std::unique_ptr<FigureView> view_;
};

/// Whole columns, in which every word can be read.
void WideListingTest::itScrollsBesideItsRows() {
    view_->setFigure(test::wideListing(20));
    settle();
    QCustomPlot* plot = view_->plot();
    auto* columns = view_->findChild<QScrollBar*>(QStringLiteral("figureColumns"));
    QVERIFY(columns->isVisible());
    const double inSight = plot->xAxis->range().size();
    QCOMPARE(inSight, std::floor(inSight));
    QCOMPARE(columns->maximum(), 20 - static_cast<int>(inSight));
    const double width = plot->axisRect()->width() / inSight;
    QVERIFY(width >
            QFontMetricsF(textFont(9.)).horizontalAdvance(QStringLiteral("0.8384 ± 0.0123")));
    QCOMPARE(plot->xAxis2->tickVectorLabels().first(), QStringLiteral("Run 1"));
    QTest::keyClick(view_.get(), Qt::Key_Right);
    settle();
    QCOMPARE(plot->xAxis2->tickVectorLabels().first(), QStringLiteral("Run 2"));
    turnWheel(*plot, plot->axisRect()->center(), -2, Turn::Sideways);
    settle();
    QVERIFY(columns->value() > 1);
    columns->setValue(columns->maximum());
    settle();
    QCOMPARE(plot->xAxis2->tickVectorLabels().last(), QStringLiteral("Run 20"));
    QCOMPARE(plot->yAxis->tickVectorLabels().first(), QStringLiteral("setting 1"));
    view_->setFigure(test::wideListing(2));
    settle();
    QVERIFY(!columns->isVisible());
    QCOMPARE(plot->xAxis2->tickVectorLabels().first(), QStringLiteral("Run 1"));
}

/// In smaller letters, where one would fill it.
void WideListingTest::twoCanBeComparedInANarrowView() {
    view_->setFigure(test::wideListing(20));
    int one = 0, two = 0;
    for (int width = 420; width >= 120; width -= 20) {
        view_->resize(width, 500);
        settle();
        const double inSight = view_->plot()->xAxis->range().size();
        const double column = view_->plot()->axisRect()->width() / inSight;
        const double word =
            QFontMetricsF(textFont(9.)).horizontalAdvance(QStringLiteral("0.8384 ± 0.0123"));
        if (inSight == 2. && column < word) ++two;
        if (inSight == 1.) ++one;
        QVERIFY(inSight > 1. || column < 2. * word);
    }
    QVERIFY(two > 1 && one > 0);
}

ARDENT_TEST(WideListingTest)
#include "wide_listing_test.moc"
