#include "core/base/grid.h"

#include <QTest>
#include <cmath>

using namespace ardent;

class GridTest : public QObject {
    Q_OBJECT

private slots:
    void endsAreIncluded();
    void onePointIsTheLowEnd();
    void theWidestRangeStaysFinite();
};

void GridTest::endsAreIncluded() {
    const Range range{-1., 3.};
    QCOMPARE(gridPoint(range, 0, 5), -1.);
    QCOMPARE(gridPoint(range, 1, 5), 0.);
    QCOMPARE(gridPoint(range, 4, 5), 3.);
}

void GridTest::onePointIsTheLowEnd() {
    QCOMPARE(gridPoint({2., 7.}, 0, 1), 2.);
}

void GridTest::theWidestRangeStaysFinite() {
    const Range range{-1.7e308, 1.7e308};
    for (Index i = 0; i < 7; ++i) QVERIFY(std::isfinite(gridPoint(range, i, 7)));
}

ARDENT_TEST(GridTest)
#include "grid_test.moc"
