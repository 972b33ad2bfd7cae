#include "core/base/order.h"

#include <QTest>
#include <limits>

using namespace ardent;

class OrderTest : public QObject {
    Q_OBJECT

private slots:
    void largestComesFirst();
    void equalOnesStayInTheirPlaces();
    void whatIsNoNumberComesLast();
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

void OrderTest::whatIsNoNumberComesLast() {
    constexpr double kNone = std::numeric_limits<double>::quiet_NaN();
    constexpr double kInfinite = std::numeric_limits<double>::infinity();
    const std::vector<double> values{1., kNone, 3., kNone, -kInfinite, 2.};
    QCOMPARE(positionsFalling(values), (std::vector<Index>{2, 5, 0, 4, 1, 3}));
    QCOMPARE(positionsFalling(std::vector{kNone, 1.}), (std::vector<Index>{1, 0}));
}

ARDENT_TEST(OrderTest)
#include "order_test.moc"
