#include "core/parallel/thread_clock.h"

#include <QtTest>
#include <thread>

using namespace ardent;

class ThreadClockTest : public QObject {
    Q_OBJECT

private slots:
    void countsTheWorkOfItsThreadAlone();
};

void ThreadClockTest::countsTheWorkOfItsThreadAlone() {
    constexpr double kWork = 40.;  // milliseconds
    const ThreadClock waiting;
    double worked = 0.;
    std::thread([&] {
        const ThreadClock working;
        while ((worked = working.milliseconds()) < kWork) continue;
    }).join();
    QVERIFY(worked >= kWork);
    QVERIFY2(waiting.milliseconds() < kWork / 2.,
             qPrintable(QString::number(waiting.milliseconds())));
}

ARDENT_TEST(ThreadClockTest)
#include "thread_clock_test.moc"
