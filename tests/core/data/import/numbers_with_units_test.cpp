#include "core/data/import/numbers_with_units.h"

#include <QTest>

#include "tests/support/columns.h"
#include "tests/support/read_text.h"

using namespace ardent;

namespace {

QString unitNote(const QStringList& cells) {
    std::vector<std::string> texts;
    for (const QString& cell : cells) texts.push_back(cell.toStdString());
    return QString::fromStdString(numbersWithUnitsNote(test::categories("x", texts)).english());
}

}  // namespace

class NumbersWithUnitsTest : public QObject {
    Q_OBJECT

private slots:
    void unitsAreNamed_data();
    void unitsAreNamed();
    void othersAreNot_data();
    void othersAreNot();
    void aTenthMayBeAnythingElse();
    void importingTells();
};

void NumbersWithUnitsTest::unitsAreNamed_data() {
    QTest::addColumn<QStringList>("cells");
    QTest::addColumn<QString>("note");
    const QString one =
        "Column \"x\" is read as text: its numbers have the unit %1; take it off in the file.";
    const QString several =
        "Column \"x\" is read as text: its numbers have units such as %1; write all in one unit "
        "and take it off in the file.";
    QTest::newRow("one") << QStringList{"2 kg", "5.5 kg", "-7 kg", "1,250 kg", "9 kg", "none"}
                         << one.arg("\"kg\"");
    QTest::newRow("joined") << QStringList{"2km/h", "5km/h", "7km/h", "8km/h", "9km/h"}
                            << one.arg("\"km/h\"");
    QTest::newRow("power") << QStringList{"2 m2", "5 m2", "7 m2", "8 m2", "9 m2"}
                           << one.arg("\"m2\"");
    QTest::newRow("days") << QStringList{"1 day", "2 days", "3 weeks", "5 days", "8 days"}
                          << several.arg("\"day\", \"days\", \"weeks\"");
    QTest::newRow("beside plain numbers")
        << QStringList{"700", "5.1 k", "3 k", "12", "4 k", "2.5 k", "7 k"} << several.arg("\"k\"");
    QTest::newRow("currencies in front")
        << QStringList{"USD 5.87", "EUR 4", "USD -7.10", "$8", "USD 1,200.50"}
        << several.arg("\"USD\", \"EUR\", \"$\"");
    QTest::newRow("percent and euros")
        << QStringList{"5 %", "7 \u20AC", "8 %", "9 %", "1 %"} << several.arg("\"%\", \"\u20AC\"");
}

void NumbersWithUnitsTest::unitsAreNamed() {
    QFETCH(QStringList, cells);
    QFETCH(QString, note);
    QCOMPARE(unitNote(cells), note);
}

void NumbersWithUnitsTest::othersAreNot_data() {
    QTest::addColumn<QStringList>("cells");
    for (const QStringList& cells :
         {QStringList{"1", "2", "3", "4", "5"},
          {"2 kg", "2 kg", "3 kg", "3 kg"},
          {"12A", "12B", "13A", "14C", "15A"},
          {"1D2", "3D4", "2D1", "4D3", "10D2"},
          {"1st", "2nd", "3rd", "4th", "5th", "6th"},
          {"12 a", "13 b", "14 c", "15 d", "16 e", "17 f"},
          {"Room 1", "Room 2", "Room 3", "Room 4", "Room 5"},
          {"2024-05-01", "2024-05-02", "2024-05-03", "2024-05-04", "2024-05-05"},
          {"7:04 AM", "8:05 PM", "9:06 AM", "10:07 PM", "11:08 AM"},
          {"1-3", "2-5", "3-7", "4-8", "5-9"}})
        QTest::newRow(qPrintable(cells.join(' '))) << cells;
}

void NumbersWithUnitsTest::othersAreNot() {
    QFETCH(QStringList, cells);
    QCOMPARE(unitNote(cells), QString());
}

void NumbersWithUnitsTest::aTenthMayBeAnythingElse() {
    QStringList cells;
    for (int i = 0; i < 9; ++i) cells << QString::number(i) + " kg";
    QVERIFY(!unitNote(cells + QStringList{"much"}).isEmpty());
    QVERIFY(unitNote(cells + QStringList{"much", "little"}).isEmpty());
    // However few levels they are.
    QVERIFY(unitNote(cells + QStringList{"much", "much"}).isEmpty());
}

void NumbersWithUnitsTest::importingTells() {
    const QByteArray text = test::columnOf({"2 days", "3 weeks", "4 days", "5 days", "6 days"});
    QVERIFY2(
        test::notesIn(test::readText(text)->report).contains("units such as \"days\", \"weeks\""),
        qPrintable(test::notesIn(test::readText(text)->report)));
    QVERIFY(test::notesIn(test::readText(text, {{"x", ReadAs::Category}})->report).isEmpty());
}

ARDENT_TEST(NumbersWithUnitsTest)
#include "numbers_with_units_test.moc"
