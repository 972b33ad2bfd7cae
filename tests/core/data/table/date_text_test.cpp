#include "core/data/table/date_text.h"

#include <QTest>

#include "tests/support/columns.h"

using namespace ardent;

class DateTextTest : public QObject {
    Q_OBJECT

private slots:
    void datesAreKnown_data();
    void datesAreKnown();
    void othersAreNot_data();
    void othersAreNot();
    void durationsAreNoDates();
};

void DateTextTest::datesAreKnown_data() {
    QTest::addColumn<int>("none");
    for (const char* text : {"2024-03-31",
                             "2024/3/31",
                             "2024-03",
                             "31.3.2024",
                             "31.03.2024",
                             "03/31/24",
                             "3/31/2024",
                             "31-12-1999",
                             "2024-03-31 12:30",
                             "2024-03-31T12:30:00Z",
                             "31.12.2020 08:15:00",
                             "3/31/2024 1:05 PM",
                             "31 Mar 2024",
                             "Mar 31, 2024",
                             "March 2024",
                             "Mar-99",
                             "12-Mar-1999",
                             "12. Okt 99",
                             "mei 2003",
                             "Dez. 2003",
                             "ottobre 03"})
        QTest::newRow(text) << 0;
}

void DateTextTest::datesAreKnown() {
    QVERIFY(isDate(QTest::currentDataTag()));
}

void DateTextTest::othersAreNot_data() {
    QTest::addColumn<int>("none");
    for (const char* text : {"",        "red",          "2024",       "1.2.10",
                             "3.14",    "2024-13-31",   "2024-03-32", "192.168.100.200",
                             "12-34",   "555-0199",     "1/2",        "March",
                             "May 5",   "Mary 2024",    "A-2024-03",  "2024-03-31x",
                             "Ma 2024", "10-20-3000-1", "set 01",     "out 10",
                             "mei 03",  "04:00:00",     "12:30"})
        QTest::newRow(*text ? text : "nothing") << 0;
}

void DateTextTest::othersAreNot() {
    const QByteArray text = QTest::currentDataTag();
    QVERIFY(!isDate(text == "nothing" ? "" : text.constData()));
}

void DateTextTest::durationsAreNoDates() {
    for (const char* text : {"12:30", "04:00:00", "24:56:18.90", "-1:02:03", "7:04 AM", "7:04pm",
                             "11:59:59 p.m.", "2 days 01:02:03", "1 day, 1:02:03"})
        QVERIFY(isDuration(text));
    for (const char* text : {"12:60", "12:3", "12:30 h", "2024-03-31 12:30", "1230", "", "AM",
                             "7 AM", "7:04 xm", "2 days", "few days 01:02:03"})
        QVERIFY2(!isDuration(text), text);
    const Column times = test::categories("time", {"04:00:00", "04:10:30"});
    QVERIFY(holdsDurations(times) && !holdsDates(times));
}

ARDENT_TEST(DateTextTest)
#include "date_text_test.moc"
