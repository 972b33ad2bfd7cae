#include "core/method/ranking/ranking_data.h"

#include <QTest>

#include "core/parallel/blocks.h"

using namespace ardent;

class RankingDataTest : public QObject {
    Q_OBJECT

private slots:
    void everyOneHasItsValue();
    void leavesBetweenTwoValues();
};

void RankingDataTest::everyOneHasItsValue() {
    const auto found = valueOfEach(5, always, [](Index i) { return static_cast<double>(10 * i); });
    QVERIFY(found.has_value());
    QCOMPARE(*found, (std::vector<double>{0., 10., 20., 30., 40.}));
}

void RankingDataTest::leavesBetweenTwoValues() {
    int asked = 0, computed = 0;
    Arena(1).run([&] {
        const auto found = valueOfEach(
            50, [&] { return ++asked < 3; },
            [&](Index) {
                ++computed;
                return 1.;
            });
        QVERIFY(!found.has_value());
    });
    QCOMPARE(computed, 2);
}

ARDENT_TEST(RankingDataTest)
#include "ranking_data_test.moc"
