#include "core/data/task/spellings.h"

#include <QTest>

#include "core/data/task/column_notes.h"
#include "core/data/task/make_task.h"
#include "tests/support/columns.h"

using namespace ardent;
using namespace ardent::test;

class SpellingsTest : public QObject {
    Q_OBJECT

private slots:
    void levelsThatDifferByCaseAreSaid();
    void datesAreNoTarget();
    void durationsAreNoTarget();
};

void SpellingsTest::levelsThatDifferByCaseAreSaid() {
    const Column answers = categories("answer", cycle(60, {"yes", "No", "no", "Yes", "NO "}));
    const std::string said =
        "Column \"answer\": \"yes\", \"Yes\" differ only by capital letters or blanks and count as "
        "different levels; write them alike if they mean the same.";
    const Table whole = table({numbers("x", sequence(60)), answers});
    const std::vector<std::string> notes = english(columnNotes(whole));
    QCOMPARE(std::ranges::count(notes, said), 1);
    const auto asTarget = makeTask(target("answer"), whole);
    QVERIFY(asTarget && allNotes(*asTarget).contains(QString::fromStdString(said)));
    const auto asFeature = makeTask(target("x"), whole);
    QVERIFY(asFeature && allNotes(*asFeature).contains(QString::fromStdString(said)));
    const Column plain = categories("answer", cycle(60, {"yes", "no"}));
    QVERIFY(spellingNotes(std::array{&plain}).empty());
}

void SpellingsTest::datesAreNoTarget() {
    const Table orders = table(
        {numbers("x", sequence(60)), categories("due", cycle(60, {"2022-04-01", "2022-06-30"}))});
    const auto task = makeTask(target("due"), orders);
    QVERIFY(!task);
    QVERIFY(QString::fromStdString(task.error().text.english())
                .startsWith("The target \"due\" of houses.csv holds dates, which are read as "
                            "text; to predict them, add a column of numbers"));
    Recipe asClasses = target("due");
    asClasses.problem = ProblemChoice::Classification;
    QVERIFY(makeTask(asClasses, orders).has_value());
    Recipe ofFirstVersion = target("due");
    ofFirstVersion.unknownLevels = UnknownLevels::NoIndicator;
    const auto kept = makeTask(ofFirstVersion, orders);
    QVERIFY(kept && allNotes(*kept).contains("each of which is learned as a class"));
}

void SpellingsTest::durationsAreNoTarget() {
    const Table races = table(
        {numbers("x", sequence(60)), categories("time", cycle(60, {"04:00:00", "04:10:30"}))});
    const auto task = makeTask(target("time"), races);
    QVERIFY(!task);
    QVERIFY(QString::fromStdString(task.error().text.english())
                .startsWith("The target \"time\" of houses.csv holds durations, which are read as "
                            "text; to predict them, add a column of seconds to the file"));
    Recipe asClasses = target("time");
    asClasses.problem = ProblemChoice::Classification;
    QVERIFY(makeTask(asClasses, races).has_value());
    const Table longer =
        table({numbers("y", sequence(60)), numbers("x", sequence(60)),
               categories("time", cycle(60, {"24:00:01", "24:10:30"}), ColumnType::Text)});
    const auto other = makeTask(target("y"), longer);
    QVERIFY(other && allNotes(*other).contains("not used: durations; add a column of seconds"));
}

ARDENT_TEST(SpellingsTest)
#include "spellings_test.moc"
