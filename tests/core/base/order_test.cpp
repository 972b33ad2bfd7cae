#include "core/base/order.h"

#include <QTest>

using namespace ardent;

class OrderTest : public QObject {
    Q_OBJECT

private slots:
    void largestComesFirst();
    void equalOnesStayInTheirPlaces();
};

void OrderTest::largestComesFirst() {
    const Vector values = (Vector(4) << -3., 2., 0., 5.).finished();
    QCOMPARE(positionsFalling(values), (std::vector<Index>{3, 1, 2, 0}));
    QVERIFY(positionsFalling(Vector()).empty());
}

void OrderTest::equalOnesStayInTheirPlaces() {
    const std::vector<double> values{1., 2., 1., 2., 1.};
    QCOMPARE(positionsFalling(values), (std::vector<Index>{1, 3, 0, 2, 4}));
}

QTEST_GUILESS_MAIN(OrderTest)
#include "order_test.moc"
