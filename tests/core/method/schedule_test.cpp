#include "core/method/schedule.h"

#include <QtTest>

#include "tests/support/golden.h"

using namespace ardent;

class ScheduleTest : public QObject {
    Q_OBJECT

private slots:
    void oneCycleRisesForAQuarterAndFalls();
};

void ScheduleTest::oneCycleRisesForAQuarterAndFalls() {
    const auto rate = [](double share) { return scheduledRate(Schedule::OneCycle, 2., share); };
    COMPARE_WITHIN(rate(0.), 0.1, 1e-15);
    COMPARE_WITHIN(rate(0.125), 1.05, 1e-15);
    COMPARE_WITHIN(rate(0.25), 2., 1e-15);
    COMPARE_WITHIN(rate(0.625), 1.001, 1e-15);
    COMPARE_WITHIN(rate(1.), 0.002, 1e-15);
    QCOMPARE(scheduledRate(Schedule::Constant, 2., 0.7), 2.);
}

ARDENT_TEST(ScheduleTest)
#include "schedule_test.moc"
