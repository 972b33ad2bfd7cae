#include "ui/figure/sunflower.h"

#include <QtTest>
#include <cmath>

using namespace ardent;

namespace {

double lengthOf(QPointF vector) {
    return std::hypot(vector.x(), vector.y());
}

}  // namespace

class SunflowerTest : public QObject {
    Q_OBJECT

private slots:
    void seedsLieAroundTheirMean_data();
    void seedsLieAroundTheirMean();
    void seedsAreApart_data() { seedsLieAroundTheirMean_data(); }
    void seedsAreApart();
    void oneSeedIsItsPlace();
    void placesKnowTheNearestOther();
    void farPlacesHaveTheMost();
};

void SunflowerTest::seedsLieAroundTheirMean_data() {
    QTest::addColumn<int>("count");
    for (const int count : {2, 3, 4, 7, 20, 100, 500}) QTest::addRow("%d", count) << count;
}

void SunflowerTest::seedsLieAroundTheirMean() {
    QFETCH(int, count);
    const std::vector<QPointF> seeds = sunflower(std::size_t(count));
    QCOMPARE(seeds.size(), std::size_t(count));
    QPointF sum;
    for (const QPointF& seed : seeds) {
        sum += seed;
        QVERIFY(lengthOf(seed) <= std::sqrt(count));
    }
    QVERIFY(lengthOf(sum) < 1e-9);
}

void SunflowerTest::seedsAreApart() {
    QFETCH(int, count);
    const std::vector<QPointF> seeds = sunflower(std::size_t(count));
    for (std::size_t i = 0; i < seeds.size(); ++i)
        for (std::size_t j = 0; j < i; ++j) QVERIFY(lengthOf(seeds[i] - seeds[j]) > 1.5);
}

void SunflowerTest::oneSeedIsItsPlace() {
    QVERIFY(lengthOf(sunflower(1).front()) < 1e-12);
    QVERIFY(sunflower(0).empty());
}

void SunflowerTest::placesKnowTheNearestOther() {
    const std::vector<QPointF> places{{0., 0.}, {0., 40.}, {3., 4.}, {30., 4.}};
    const std::vector<double> nearest = nearestDistances(places, 100.);
    QCOMPARE(nearest[0], 5.);
    QCOMPARE(nearest[1], std::hypot(3., 36.));
    QCOMPARE(nearest[2], 5.);
    QCOMPARE(nearest[3], 27.);
    const std::vector<QPointF> leftwards(places.rbegin(), places.rend());
    const std::vector<double> reversed = nearestDistances(leftwards, 100.);
    QCOMPARE(std::vector<double>(reversed.rbegin(), reversed.rend()), nearest);
}

void SunflowerTest::farPlacesHaveTheMost() {
    QCOMPARE(nearestDistances({{0., 0.}, {50., 0.}, {52., 0.}}, 10.),
             (std::vector<double>{10., 2., 2.}));
    QCOMPARE(nearestDistances({{7., 7.}}, 10.), std::vector<double>{10.});
}

ARDENT_TEST(SunflowerTest)
#include "sunflower_test.moc"
