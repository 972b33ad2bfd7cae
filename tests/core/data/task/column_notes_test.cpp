#include "core/data/task/column_notes.h"

#include <QTest>

#include "core/data/task/make_task.h"
#include "tests/support/columns.h"

using namespace ardent;
using namespace ardent::test;

class ColumnNotesTest : public QObject {
    Q_OBJECT

private slots:
    void equalColumnsAreNoted();
    void constantAndEmptyOnesAreNoted();
    void datesAreNoted();
    void durationsAreNoted();
    void datesInNumbersAreNoted();
    void trainingSaysThatDatesAreNotUsed();
    void trainingSaysThatDisguisedNumbersAreNotUsed();
    void categoriesWithFewRowsALevelAreNoted();
    void ordinaryColumnsAreNot();
};

namespace {

QString notesOf(std::vector<Column> columns) {
    QStringList notes;
    for (const Message& note : columnNotes(table(std::move(columns))))
        notes << QString::fromStdString(note.english());
    return notes.join(u'\n');
}

std::vector<std::string> days(int count) {
    std::vector<std::string> cells;
    for (int i = 0; i < count; ++i)
        cells.push_back("2024-0" + std::to_string(1 + i / 28 % 9) + "-" +
                        std::to_string(10 + i % 18));
    return cells;
}

}  // namespace

void ColumnNotesTest::equalColumnsAreNoted() {
    QCOMPARE(notesOf({numbers("a", {1., 2., kMissing}), numbers("b", {1., 2., kMissing}),
                      numbers("c", {1., 2., 3.})}),
             QString("Columns \"a\" and \"b\" hold the same values; ignore all but one."));
    QCOMPARE(notesOf({categories("k", {"x", "y"}), numbers("n", {1., 2.}),
                      categories("l", {"x", "y"}), categories("m", {"x", "y"})}),
             QString("Columns \"k\", \"l\", \"m\" hold the same values; ignore all but one."));
    std::vector<Column> pairs;
    for (int i = 0; i < 24; ++i)
        pairs.push_back(numbers("x" + std::to_string(i), {1., 2. + i % 12}));
    const QString notes = notesOf(pairs);
    QCOMPARE(notes.count('\n'), 10);
    QVERIFY2(notes.endsWith("\n2 more groups of columns hold the same values."), qPrintable(notes));
}

void ColumnNotesTest::constantAndEmptyOnesAreNoted() {
    QCOMPARE(notesOf({numbers("c", {4., 4., kMissing}), numbers("n", {1., 2., 3.})}),
             QString("Column \"c\" is constant and carries no information."));
    QCOMPARE(notesOf({numbers("c", {4., 4.}), categories("d", {"x", "x"}), numbers("n", {1., 2.}),
                      numbers("e", {kMissing, kMissing})}),
             QString("Columns \"c\", \"d\" are constant and carry no information.\n"
                     "Column \"e\" is empty and carries no information."));
    QCOMPARE(notesOf({categories("d", {"x", ""}), numbers("n", {1., 2.})}), QString());
    QCOMPARE(notesOf({numbers("one row", {4.})}), QString());
}

void ColumnNotesTest::datesAreNoted() {
    const QString text =
        notesOf({categories("day", days(60), ColumnType::Text), numbers("n", sequence(60))});
    QVERIFY2(text.startsWith("Column \"day\" holds dates and becomes: days since "),
             qPrintable(text));
    const QString levels = notesOf({categories("day", days(60)), numbers("n", sequence(60))});
    QVERIFY2(levels.contains("holds dates and becomes"), qPrintable(levels));
    const QString open = notesOf(
        {categories("day", cycle(60, {"01/02/2024", "03/04/2024"})), numbers("n", sequence(60))});
    QVERIFY2(open.contains("such as 01/02/2024, in which the day or the month may come first"),
             qPrintable(open));
}

void ColumnNotesTest::durationsAreNoted() {
    const auto said = [](ColumnType type) {
        return notesOf({categories("time", cycle(60, {"24:00:01", "24:10:30", "5:00:01"}), type),
                        numbers("n", sequence(60))});
    };
    QCOMPARE(said(ColumnType::Text),
             QString("Column \"time\" holds durations, which are read as text and not used. To use "
                     "them, add a column of seconds to the file."));
    QVERIFY2(
        said(ColumnType::Categorical).contains("holds durations, which are read as categories"),
        qPrintable(said(ColumnType::Categorical)));
}

void ColumnNotesTest::datesInNumbersAreNoted() {
    const std::vector<double> days{20240229., 20240301., kMissing, 19991231.};
    Column narrow = numbers("m", {19580331., 19580405., 20001231., 20010103.});
    narrow.numbers.narrow();
    QCOMPARE(notesOf({numbers("d", days), narrow, numbers("n", {1., 2., 3., 4.})}),
             QString("Columns \"d\", \"m\" look like dates written as yyyymmdd; as numbers they "
                     "jump from month to month: add the year or the days since the first date to "
                     "the file and ignore these columns."));
    QVERIFY(notesOf({numbers("d", days)}).startsWith("Column \"d\" looks like dates written as"));
    for (const double other : {20230229., 20241301., 20240100., 20240301.5, 17991231., 22010101.})
        QCOMPARE(notesOf({numbers("d", {20240229., other})}), QString());
    QVERIFY(!notesOf({numbers("d", {20240229., 20240229.})}).contains("yyyymmdd"));
}

void ColumnNotesTest::trainingSaysThatDatesAreNotUsed() {
    Recipe recipe = target("y");
    recipe.dates = DateRule::AsRead;
    const auto task =
        makeTask(recipe, table({categories("day", days(60), ColumnType::Text),
                                numbers("x", sequence(60)), numbers("y", sequence(60, 3., 0.5))}));
    QVERIFY(task.has_value());
    const QString notes = allNotes(*task);
    QVERIFY2(notes.contains("Column \"day\" not used: dates that are read as text"),
             qPrintable(notes));
    QVERIFY(!notes.contains("free text"));
}

void ColumnNotesTest::trainingSaysThatDisguisedNumbersAreNotUsed() {
    std::vector<std::string> prices, shares;
    for (int i = 0; i < 60; ++i) {
        prices.push_back("$" + std::to_string(100 + i) + ".50");
        shares.push_back(std::to_string(i) + ".5 %");
    }
    const auto task = makeTask(
        target("y"), table({categories("price", prices, ColumnType::Text),
                            categories("share", shares, ColumnType::Text),
                            numbers("x", sequence(60)), numbers("y", sequence(60, 3., 0.5))}));
    QVERIFY(task.has_value());
    const QString notes = allNotes(*task);
    QVERIFY2(notes.contains("Columns \"price\", \"share\" not used: numbers that are read as text; "
                            "the notes on the file say what to change in it."),
             qPrintable(notes));
    QVERIFY(!notes.contains("free text"));
}

/// Of those that are learned from; classes to be told apart do not look relevant.
void ColumnNotesTest::categoriesWithFewRowsALevelAreNoted() {
    const auto of = [](int rows, int levels) {
        std::vector<std::string> cells;
        for (int i = 0; i < rows; ++i) cells.push_back("level " + std::to_string(i % levels));
        return table({categories("k", cells), categories("l", cells)});
    };
    const auto notes = [](const Table& data, const Recipe& recipe) {
        const auto found = featureNotes(data, recipe);
        return found.empty() ? QString() : QString::fromStdString(found.front().english());
    };
    QVERIFY(notes(of(119, 12), {}).startsWith("Columns \"k\", \"l\" have fewer than ten rows"));
    QVERIFY(notes(of(119, 12), target("k")).startsWith("Column \"l\" has fewer than ten rows a"));
    Recipe ignored = target("k");
    ignored.roles["l"] = Role::Ignore;
    QCOMPARE(notes(of(119, 12), ignored), QString());
    ignored.roles["l"] = Role::Feature;
    QVERIFY(notes(of(119, 12), ignored).startsWith("Column \"l\""));
    QCOMPARE(notes(of(120, 12), {}), QString());
    QCOMPARE(notes(of(40, 9), {}), QString());
    for (const Message& note : columnNotes(of(119, 12)))
        QVERIFY2(note.code() != "rare-levels", note.english().c_str());
}

void ColumnNotesTest::ordinaryColumnsAreNot() {
    QCOMPARE(notesOf({numbers("a", {1., 2., 3.}), numbers("b", {3., 2., 1.}),
                      categories("c", {"red", "blue", "red"})}),
             QString());
}

ARDENT_TEST(ColumnNotesTest)
#include "column_notes_test.moc"
