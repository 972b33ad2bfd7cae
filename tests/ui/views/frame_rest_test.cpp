#include "ui/views/frame_rest.h"

#include <QTest>

using namespace ardent;

class FrameRestTest : public QObject {
    Q_OBJECT

private slots:
    void cheapPicturesLeaveThirtyASecondWhereTimersAreLate() {
        constexpr int kLate = 5;
        const int period = 2 + frameRest(1., 2.);
        QVERIFY2(period > 26 && period + kLate < 34, qPrintable(QString::number(period)));
    }

    void dearOnesTakeAQuarterOfACore() {
        QCOMPARE(frameRest(100., 100.), 300);
        QCOMPARE(frameRest(100., 120.), 300);
    }

    void waitingIsNotWork() {
        QCOMPARE(frameRest(1., 200.), 3);
        QCOMPARE(frameRest(0., 200.), 0);
    }
};

ARDENT_TEST(FrameRestTest)
#include "frame_rest_test.moc"
