#include "ui/views/redraw_schedule.h"

#include <QWidget>
#include <QtTest>

using namespace ardent;

class RedrawScheduleTest : public QObject {
    Q_OBJECT

private slots:
    void whatCannotBeSeenWaits();
    void newsThatAreDrawnFastAreDrawnAtOnce();
    void newsThatAreDrawnSlowlyRestAndAreNotLost();
    void whatIsAskedForNeedsNoRest();
};

namespace {

void drawSlowly() {
    QTest::qSleep(50);
}

}  // namespace

void RedrawScheduleTest::whatCannotBeSeenWaits() {
    QWidget page;
    int drawn = 0;
    RedrawSchedule schedule(page, [&] { ++drawn; });
    schedule.refresh();
    schedule.follow();
    QCOMPARE(drawn, 0);
    QVERIFY(schedule.isDue());
    page.show();
    schedule.catchUp();
    QCOMPARE(drawn, 1);
    QVERIFY(!schedule.isDue());
    schedule.catchUp();
    QCOMPARE(drawn, 1);
}

void RedrawScheduleTest::newsThatAreDrawnFastAreDrawnAtOnce() {
    QWidget page;
    page.show();
    int drawn = 0;
    RedrawSchedule schedule(page, [&] { ++drawn; });
    schedule.follow();
    QCOMPARE(drawn, 1);
    QVERIFY(!schedule.isDue());
}

void RedrawScheduleTest::newsThatAreDrawnSlowlyRestAndAreNotLost() {
    QWidget page;
    page.show();
    int drawn = 0;
    RedrawSchedule schedule(page, [&] {
        ++drawn;
        drawSlowly();
    });
    schedule.follow();
    schedule.follow();
    schedule.follow();
    QCOMPARE(drawn, 1);
    QVERIFY(schedule.isDue());
    QTRY_COMPARE(drawn, 2);
    QVERIFY(!schedule.isDue());
}

void RedrawScheduleTest::whatIsAskedForNeedsNoRest() {
    QWidget page;
    page.show();
    int drawn = 0;
    RedrawSchedule schedule(page, [&] {
        ++drawn;
        drawSlowly();
    });
    schedule.follow();
    schedule.refresh();
    QCOMPARE(drawn, 2);
}

ARDENT_TEST(RedrawScheduleTest)
#include "redraw_schedule_test.moc"
