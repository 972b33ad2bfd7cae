#include "ui/figure/date_ticker.h"

#include <QtTest>

#include "tests/support/test_class.h"

using namespace ardent;

class DateTickerTest : public QObject {
    Q_OBJECT

private slots:
    void ticksAreRoundDates_data() {
        QTest::addColumn<double>("low");
        QTest::addColumn<double>("high");
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("second");
        QTest::newRow("minutes") << 0.40 << 0.41 << "2011-01-01 09:40"
                                 << "09:45";
        QTest::newRow("hours") << 0.1 << 1.1 << "2011-01-01 06:00"
                               << "12:00";
        QTest::newRow("days") << 0.5 << 6.2 << "2011-01-02"
                              << "2011-01-04";
        QTest::newRow("months") << 3. << 200. << "2011-03"
                                << "2011-05";
        QTest::newRow("years") << -400. << 1500. << "2010"
                               << "2012";
    }

    void ticksAreRoundDates() {
        QFETCH(double, low);
        QFETCH(double, high);
        QFETCH(QString, first);
        QFETCH(QString, second);
        DateTicker ticker(14975.);  // 2011-01-01
        QVector<double> ticks;
        QVector<QString> labels;
        ticker.generate(QCPRange(low, high), QLocale::c(), QLatin1Char('g'), 6, ticks, nullptr,
                        &labels);
        QVERIFY(ticks.size() >= 2 && ticks.size() <= 12);
        QCOMPARE(labels.size(), ticks.size());
        QCOMPARE(labels[0], first);
        QCOMPARE(labels[1], second);
        QVERIFY(ticks.front() >= low && ticks.back() <= high);
    }

    void noCalendarKnowsFarDays() {
        DateTicker ticker(0.);
        QVector<double> ticks;
        ticker.generate(QCPRange(0., 1e12), QLocale::c(), QLatin1Char('g'), 6, ticks, nullptr,
                        nullptr);
        QVERIFY(ticks.isEmpty());
    }
};

ARDENT_TEST(DateTickerTest)
#include "date_ticker_test.moc"
