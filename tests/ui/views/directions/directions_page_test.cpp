#include "ui/views/directions/directions_page.h"

#include <qcustomplot.h>

#include "tests/ui/window_fixture.h"
#include "ui/figure/figure_view.h"

using namespace ardent;
using namespace ardent::test;

/// Rows in the view Directions, by drags.
class DirectionsPageTest : public QObject {
    Q_OBJECT

private slots:
    void aRectangleSelectsRows();

private:
    Sandbox sandbox_;
};

void DirectionsPageTest::aRectangleSelectsRows() {
    WindowFixture w;
    QVERIFY(w.isActive());
    w.openSmallTable(sandbox_);
    w.session().setMethod(QStringLiteral("metric"));
    w.session().setOption("preset", std::string("fast"));
    w.session().setOption("epochs", 5LL);
    w.trainToEnd("metric");
    w.key(Qt::Key_8, Qt::AltModifier);
    auto* page = w.window().findChild<DirectionsPage*>();
    QTRY_VERIFY_WITH_TIMEOUT(layers<Points>(page->figure()).size() == 2 && page->isSettled(),
                             kPatience);
    QCustomPlot& plot = *page->view()->plot();
    plot.replot();
    const QRect area = plot.axisRect()->rect();
    QTest::mousePress(&plot, Qt::LeftButton, {}, area.topLeft() + QPoint(1, 1));
    QTest::mouseMove(&plot, area.center());
    const QPoint end(area.center().x(), area.bottom() - 1);
    QTest::mouseMove(&plot, end);
    QTest::mouseRelease(&plot, Qt::LeftButton, {}, end);
    const double middle = plot.xAxis->pixelToCoord(end.x());
    QVERIFY(w.session().selectedRows() && w.session().selectedRows()->count() > 10);
    for (const Points& points : layers<Points>(page->figure()))
        for (std::size_t i = 0; i < points.x.size(); ++i) {
            QCOMPARE(w.session().selectedRows()->contains(points.rows[i]), points.x[i] <= middle);
            QCOMPARE(points.selected[i], points.x[i] <= middle);
        }
}

ARDENT_TEST(DirectionsPageTest)
#include "directions_page_test.moc"
