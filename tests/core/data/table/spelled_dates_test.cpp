#include "core/data/table/spelled_dates.h"

#include <QTest>

#include "tests/support/columns.h"

using namespace ardent;

class SpelledDatesTest : public QObject {
    Q_OBJECT

private slots:
    void datesAreKnown_data();
    void datesAreKnown();
    void othersAreNot_data();
    void othersAreNot();
    void durationsAreKnown();
    void numbersMayBeMoments();
};

void SpelledDatesTest::datesAreKnown_data() {
    QTest::addColumn<int>("none");
    for (const char* text :
         {"2024-03-31", "29.06.22", "29.06.", "01/01/2019 00h00", "Mo, 29.06.2022",
          "29 Haziran 2022", "29-Haz-2022", "29 de junio de 2022", "4 de janeiro de 2021",
          "29 czerwca 2022", "29 июня 2022 г.", "2022年6月29日", "令和4年6月29日",
          "2022년 6월 29일", "Wed Jun 29 02:21:19 2022", "Wed, 29 Jun 2022 02:21:19 +0000",
          "[29/Jun/2022:02:21:19 +0000]", "/Date(1500000000000)/"})
        QTest::newRow(text) << 0;
}

void SpelledDatesTest::datesAreKnown() {
    QVERIFY(isSpelledDate(QTest::currentDataTag()));
}

void SpelledDatesTest::othersAreNot_data() {
    QTest::addColumn<int>("none");
    for (const char* text : {"red", "1.2.10", "10.20.30", "192.168.10.20", "Mon", "mar", "3 Mai",
                             "12 red 2022", "mi", "1 2 3", "A 12 2022"})
        QTest::newRow(text) << 0;
}

void SpelledDatesTest::othersAreNot() {
    QVERIFY(!isSpelledDate(QTest::currentDataTag()));
}

void SpelledDatesTest::durationsAreKnown() {
    for (const char* text : {"13h23", "PT13H23M", "PT5S", "21m 19s", "2 h 5 min", "P1DT2H"})
        QVERIFY2(isSpelledDuration(text), text);
    for (const char* text : {"5m", "13", "1h", "red", "5 kg", "1s2p", "P5"})
        QVERIFY2(!isSpelledDuration(text), text);
}

void SpelledDatesTest::numbersMayBeMoments() {
    QVERIFY(holdsMonthNumbers(test::numbers("m", {202206., 202007., 202101.})));
    QVERIFY(!holdsMonthNumbers(test::numbers("m", {202206., 202013., 202101.})));
    QVERIFY(holdsMomentNumbers(
        test::numbers("t", {20220629022119., 20200607193700., 20210104194345.})));
    QVERIFY(!holdsMomentNumbers(
        test::numbers("t", {20220629022119., 20201307193700., 20210104194345.})));
}

ARDENT_TEST(SpelledDatesTest)
#include "spelled_dates_test.moc"
