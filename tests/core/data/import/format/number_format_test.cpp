#include "core/data/import/format/number_format.h"

#include <QTest>

using namespace ardent;

class NumberFormatTest : public QObject {
    Q_OBJECT

private slots:
    void codesSayWhatIsShown_data();
    void codesSayWhatIsShown();
    void serialsAreDates_data();
    void serialsAreDates();
};

void NumberFormatTest::codesSayWhatIsShown_data() {
    QTest::addColumn<Shown>("shown");
    QTest::newRow("General") << Shown::Number;
    QTest::newRow("0.00E+00") << Shown::Number;
    QTest::newRow("#,##0.00\\ \"days\"") << Shown::Number;
    QTest::newRow("[Red]-0.0;[Blue]0.0") << Shown::Number;
    QTest::newRow("_-* #,##0.00\\ [$\u20AC-407]_-") << Shown::Number;
    QTest::newRow("0.0%") << Shown::Percent;
    QTest::newRow("yyyy\\-mm\\-dd") << Shown::Date;
    QTest::newRow("[$-409]d\\-mmm\\-yy;@") << Shown::Date;
    QTest::newRow("mmmm") << Shown::Date;
    QTest::newRow("dd/mm/yyyy hh:mm") << Shown::DateTime;
    QTest::newRow("h:mm AM/PM") << Shown::Time;
    QTest::newRow("mm:ss.0") << Shown::Time;
    QTest::newRow("[h]:mm:ss") << Shown::Elapsed;
}

void NumberFormatTest::codesSayWhatIsShown() {
    QFETCH(Shown, shown);
    QCOMPARE(shownBy(QTest::currentDataTag()), shown);
}

void NumberFormatTest::serialsAreDates_data() {
    QTest::addColumn<double>("serial");
    QTest::addColumn<Shown>("shown");
    QTest::addColumn<bool>("since1904");
    QTest::addColumn<QString>("text");
    const auto row = [](double serial, Shown shown, bool since1904, const char* text) {
        QTest::addRow("%s", text) << serial << shown << since1904 << QString(text);
    };
    row(1., Shown::Date, false, "1900-01-01");
    row(59., Shown::Date, false, "1900-02-28");
    row(61., Shown::Date, false, "1900-03-01");
    row(45382., Shown::Date, false, "2024-03-31");
    row(43920., Shown::Date, true, "2024-03-31");
    row(0., Shown::Date, true, "1904-01-01");
    row(2958465., Shown::Date, false, "9999-12-31");
    row(2958466., Shown::Date, false, "2958466");
    row(-1., Shown::Date, false, "-1");
    row(45382.5, Shown::Date, false, "2024-03-31T12:00:00");
    row(45382., Shown::DateTime, false, "2024-03-31T00:00:00");
    row(45382.520833333336, Shown::DateTime, false, "2024-03-31T12:30:00");
    row(45382.999988425923, Shown::DateTime, false, "2024-03-31T23:59:59");
    row(0.25, Shown::Time, false, "06:00:00");
    row(0.000011574074, Shown::Time, false, "00:00:01");
    row(1.0869444444, Shown::Elapsed, false, "26:05:12");
    row(45382.25, Shown::Time, false, "2024-03-31T06:00:00");
}

void NumberFormatTest::serialsAreDates() {
    QFETCH(double, serial);
    QFETCH(Shown, shown);
    QFETCH(bool, since1904);
    QFETCH(QString, text);
    QCOMPARE(QString::fromStdString(serialText(serial, shown, since1904)), text);
}

ARDENT_TEST(NumberFormatTest)
#include "number_format_test.moc"
