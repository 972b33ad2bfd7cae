#include "ui/session/pace.h"

#include <QtTest>
#include <limits>

using namespace ardent;

namespace {

constexpr double kUnknown = std::numeric_limits<double>::quiet_NaN();

}  // namespace

class PaceTest : public QObject {
    Q_OBJECT

private slots:
    void slowerGoesDownToTheSlowest();
    void theFirstPaceIsSlowerThanTheRun();
    void fasterEndsAtFullSpeed();
};

void PaceTest::slowerGoesDownToTheSlowest() {
    std::vector<Pace> paces{kFullSpeed};
    for (int i = 0; i < 7; ++i) paces.push_back(slowerPace(paces.back(), kUnknown));
    QCOMPARE(paces, (std::vector<Pace>{kFullSpeed, 20., 10., 5., 2., 1., 0.5, 0.5}));
}

void PaceTest::theFirstPaceIsSlowerThanTheRun() {
    QCOMPARE(slowerPace(kFullSpeed, 1e4), 20.);
    QCOMPARE(slowerPace(kFullSpeed, 7.), 5.);
    QCOMPARE(slowerPace(kFullSpeed, 5.), 2.);
    QCOMPARE(slowerPace(20., 7.), 5.);
    QCOMPARE(slowerPace(kFullSpeed, 0.1), kFullSpeed);
}

void PaceTest::fasterEndsAtFullSpeed() {
    QCOMPARE(fasterPace(0.5), 1.);
    QCOMPARE(fasterPace(10.), 20.);
    QCOMPARE(fasterPace(20.), kFullSpeed);
    QCOMPARE(fasterPace(kFullSpeed), kFullSpeed);
}

ARDENT_TEST(PaceTest)
#include "pace_test.moc"
