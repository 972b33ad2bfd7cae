#include "core/method/ranking/ranking_data.h"

#include <QTest>

using namespace ardent;

class RankingDataTest : public QObject {
    Q_OBJECT

private slots:
    void everyPieceHasItsValues();
    void leavesBetweenThePieces();
};

void RankingDataTest::everyPieceHasItsValues() {
    const auto found =
        valueOfEach(5, 2, always, [](Index i) { return static_cast<double>(10 * i); });
    QVERIFY(found.has_value());
    QCOMPARE(*found, (std::vector<double>{0., 10., 20., 30., 40.}));
}

void RankingDataTest::leavesBetweenThePieces() {
    int asked = 0;
    const auto found = valueOfEach(
        5, 2, [&] { return ++asked < 3; }, [](Index) { return 1.; });
    QVERIFY(!found.has_value());
    QCOMPARE(asked, 3);
}

QTEST_GUILESS_MAIN(RankingDataTest)
#include "ranking_data_test.moc"
