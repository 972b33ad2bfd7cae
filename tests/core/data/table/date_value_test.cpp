#include "core/data/table/date_value.h"

#include <QTest>
#include <cmath>

#include "tests/support/columns.h"
#include "tests/support/test_class.h"

using namespace ardent;
using namespace ardent::test;

class DateValueTest : public QObject {
    Q_OBJECT

private slots:
    void datesAreDays_data();
    void datesAreDays();
    void theOrderTellsTheDayFromTheMonth();
    void othersHaveNone();
    void theOrderIsFoundInTheCells();
    void yearsOfTwoDigitsMayComeFirst();
    void aDayIsWrittenAsItIsRead();
};

void DateValueTest::datesAreDays_data() {
    QTest::addColumn<double>("days");
    QTest::newRow("1970-01-02") << 1.;
    QTest::newRow("1970/1/2") << 1.;
    QTest::newRow("1970-02") << 31.;
    QTest::newRow("2.1.1970") << 1.;
    QTest::newRow("02-01-1970") << 1.;
    QTest::newRow("2/1/70") << 1.;
    QTest::newRow("1/1/69") << -365.;
    QTest::newRow("1/1/29") << 21550.;
    QTest::newRow("1970-01-01 12:00") << 0.5;
    QTest::newRow("02.01.1970 06:00") << 1.25;
    QTest::newRow("1970-01-01T18:00:00Z") << 0.75;
    QTest::newRow("1970-01-01T14:00+02:00") << 0.5;
    QTest::newRow("1970-01-01 14:00:00+0200") << 0.5;
    QTest::newRow("1970-01-01 6:00 PM") << 0.75;
    QTest::newRow("1970-01-01 12:00 AM") << 0.;
    QTest::newRow("2 Jan 1970") << 1.;
    QTest::newRow("January 2, 1970") << 1.;
    QTest::newRow("2. März 1970") << 60.;
    QTest::newRow("2 mars 1970") << 60.;
    QTest::newRow("12-Okt-70") << 284.;
    QTest::newRow("Feb-70") << 31.;
}

void DateValueTest::datesAreDays() {
    QFETCH(const double, days);
    const auto found = daysOfDate(QTest::currentDataTag(), DateOrder::DayFirst);
    QVERIFY(found.has_value());
    QCOMPARE(*found, days);
}

void DateValueTest::theOrderTellsTheDayFromTheMonth() {
    QCOMPARE(daysOfDate("02/03/1970", DateOrder::DayFirst), 60.);
    QCOMPARE(daysOfDate("02/03/1970", DateOrder::MonthFirst), 33.);
    QCOMPARE(daysOfDate("1970-03-02", DateOrder::MonthFirst), 60.);
}

void DateValueTest::othersHaveNone() {
    for (const char* text :
         {"2024-02-30", "2024", "red", "12:30", "", "31.13.2024", "1.2.10", "30 Feb 2024"})
        QVERIFY2(!daysOfDate(text, DateOrder::DayFirst), text);
    const Column column = categories("day", {"1970-01-02", "soon", ""});
    const std::vector<double> days = daysOfLevels(column, DateOrder::DayFirst);
    QCOMPARE(days[0], 1.);
    QVERIFY(std::isnan(days[1]));
}

void DateValueTest::theOrderIsFoundInTheCells() {
    const auto reading = [](const std::vector<std::string>& cells) {
        return dateReading(categories("day", cells));
    };
    QCOMPARE(reading({"2023-01-02", "2023-02-01"}), DateReading::Plain);
    QCOMPARE(reading({"2 Jan 2023", "1 Feb 2023"}), DateReading::Plain);
    QCOMPARE(reading({"02.01.2023", "01.02.2023"}), DateReading::DayFirst);
    QCOMPARE(reading({"02/01/2023", "13/02/2023"}), DateReading::DayFirst);
    QCOMPARE(reading({"02/01/2023", "02/13/2023"}), DateReading::MonthFirst);
    QCOMPARE(reading({"02/01/2023", "01/02/2023"}), DateReading::Open);
    QCOMPARE(reading({"13/01/2023", "01/13/2023"}), DateReading::Open);
    QCOMPARE(reading({"red", "green"}), DateReading::None);
}

void DateValueTest::yearsOfTwoDigitsMayComeFirst() {
    QCOMPARE(dateReading(categories("d", {"21-12-17", "24-01-14", "24-02-28", "22-05-09"})),
             DateReading::Open);
    QCOMPARE(dateReading(categories("d", {"17-12-21", "28-02-24", "14-01-24"})),
             DateReading::DayFirst);
    QCOMPARE(dateReading(categories("d", {"31/01/20", "28/02/21", "31/03/22"})),
             DateReading::DayFirst);
}

void DateValueTest::aDayIsWrittenAsItIsRead() {
    QCOMPARE(dateText(0.), std::string("1970-01-01"));
    QCOMPARE(dateText(-1.), std::string("1969-12-31"));
    QCOMPARE(dateText(1.25), std::string("1970-01-02 06:00"));
    QCOMPARE(dateText(0.9999999), std::string("1970-01-02"));
}

ARDENT_TEST(DateValueTest)
#include "date_value_test.moc"
