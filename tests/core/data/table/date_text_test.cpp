#include "core/data/table/date_text.h"

#include <QTest>

using namespace ardent;

class DateTextTest : public QObject {
    Q_OBJECT

private slots:
    void datesAreKnown_data();
    void datesAreKnown();
    void othersAreNot_data();
    void othersAreNot();
    void datesThatBeginWithTheYearAreMoments();
};

void DateTextTest::datesAreKnown_data() {
    QTest::addColumn<int>("none");
    for (const char* text : {"2024-03-31", "2024/3/31", "2024-03", "31.3.2024", "31.03.2024",
                             "03/31/24", "3/31/2024", "31-12-1999", "2024-03-31 12:30",
                             "2024-03-31T12:30:00Z", "31.12.2020 08:15:00", "3/31/2024 1:05 PM",
                             "31 Mar 2024", "Mar 31, 2024", "March 2024", "Mar-99", "12-Mar-1999"})
        QTest::newRow(text) << 0;
}

void DateTextTest::datesAreKnown() {
    QVERIFY(isDate(QTest::currentDataTag()));
}

void DateTextTest::othersAreNot_data() {
    QTest::addColumn<int>("none");
    for (const char* text : {"", "red", "2024", "1.2.10", "3.14", "2024-13-31", "2024-03-32",
                             "192.168.100.200", "12-34", "555-0199", "1/2", "March", "May 5",
                             "Mary 2024", "A-2024-03", "2024-03-31x", "Ma 2024", "10-20-3000-1"})
        QTest::newRow(*text ? text : "nothing") << 0;
}

void DateTextTest::othersAreNot() {
    const QByteArray text = QTest::currentDataTag();
    QVERIFY(!isDate(text == "nothing" ? "" : text.constData()));
}

void DateTextTest::datesThatBeginWithTheYearAreMoments() {
    QCOMPARE(secondsOfDate("1970-01-02"), 86400.);
    QCOMPARE(secondsOfDate("1970/1/2"), 86400.);
    QCOMPARE(secondsOfDate("1970-02"), 31. * 86400.);
    QCOMPARE(secondsOfDate("1970-01-01 9:30"), 34200.);
    QCOMPARE(secondsOfDate("1970-01-01T09:30:15.5Z"), 34215.5);
    for (const char* text : {"1970-01-01T12:00+02:00", "1970-01-01 12:00:00+0200",
                             "1970-01-01T08:00-02", "1970-01-01 10:00"})
        QCOMPARE(secondsOfDate(text), 36000.);
    for (const char* text :
         {"31.3.2024", "2024-02-30", "2024", "red", "March 2024", "12:30", "2024-03-31 1:05 PM"})
        QVERIFY(!secondsOfDate(text));
}

ARDENT_TEST(DateTextTest)
#include "date_text_test.moc"
