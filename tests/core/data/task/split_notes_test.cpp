#include "core/data/task/split_notes.h"

#include <QTest>

#include "core/data/task/make_task.h"
#include "core/random/random_stream.h"
#include "tests/support/columns.h"

using namespace ardent;
using namespace ardent::test;

namespace {

std::vector<double> noise(int count, std::uint32_t number) {
    RandomStream random(7, StreamId::SyntheticNoise, number);
    std::vector<double> values;
    for (int i = 0; i < count; ++i) values.push_back(random.normal());
    return values;
}

std::vector<double> repeated(const std::vector<double>& values, int times, double change) {
    const std::vector<double> small = noise(static_cast<int>(values.size()) * times, 90);
    std::vector<double> all;
    for (std::size_t i = 0; i < small.size(); ++i)
        all.push_back(values[i / static_cast<std::size_t>(times)] + change * small[i]);
    return all;
}

Table noiseTable(int rows, std::uint32_t from = 0) {
    return table({numbers("x1", noise(rows, from)), numbers("x2", noise(rows, from + 1)),
                  numbers("x3", noise(rows, from + 2)), numbers("y", noise(rows, from + 3))});
}

/// Rows first … first + count − 1.
Table some(const Table& all, int first, int count) {
    std::vector<Column> columns;
    for (const Column& column : all.columns) {
        std::vector<double> values;
        for (int row = first; row < first + count; ++row) values.push_back(column.numbers.at(row));
        columns.push_back(numbers(column.name, values));
    }
    return table(std::move(columns));
}

}  // namespace

class SplitNotesTest : public QObject {
    Q_OBJECT

private slots:
    void testRowsOfTheTrainingTableAreCounted();
    void repeatedRowsAreCounted();
    void groupsAreNotAdvisedWhereThereAreSome();
    void repeatedMeasurementsAreSaid();
    void levelsAreNoRepetitions();
    void theRarestClassIsCounted();
    void ordinaryRowsHaveNoNotes();
};

void SplitNotesTest::testRowsOfTheTrainingTableAreCounted() {
    const Table all = noiseTable(220);
    const auto task = makeTask(target("y"), some(all, 0, 200), some(all, 1, 200));
    QVERIFY(task);
    QVERIFY2(allNotes(*task).contains("199 of 200 test rows are also training or validation rows, "
                                      "equal in every column that is used and in the target"),
             qPrintable(allNotes(*task)));
    const auto fresh = makeTask(target("y"), some(all, 0, 200), some(all, 200, 20));
    QVERIFY(fresh && !allNotes(*fresh).contains("also training"));
}

void SplitNotesTest::repeatedRowsAreCounted() {
    const std::vector<double> x = noise(100, 1), y = noise(100, 2);
    const auto task = makeTask(
        target("y"), table({numbers("x", repeated(x, 2, 0.)), numbers("y", repeated(y, 2, 0.))}));
    QVERIFY(task);
    QVERIFY2(
        allNotes(*task).contains("100 of 200 rows repeat another one in every column that is used "
                                 "and in the target, and "),
        qPrintable(allNotes(*task)));
    // Of few values, equal rows are no wonder.
    const auto few = makeTask(target("y"), table({categories("x", cycle(200, {"a", "b", "c"})),
                                                  categories("y", cycle(200, {"u", "v"}))}));
    QVERIFY(few && !allNotes(*few).contains("repeat"));
}

void SplitNotesTest::groupsAreNotAdvisedWhereThereAreSome() {
    Recipe recipe = target("y");
    recipe.splitRule = SplitRule::Groups;
    recipe.splitColumn = "place";
    const std::vector<std::string> places = cycle(400, {"a", "b", "c", "d", "e", "f", "g"});
    recipe.roles["place"] = Role::Ignore;
    const auto said = [&](std::vector<Column> columns) {
        columns.push_back(categories("place", places));
        const auto task = makeTask(recipe, table(std::move(columns)));
        return task ? allNotes(*task) : QString::fromStdString(task.error().text.english());
    };
    const QString copies = said({numbers("x", repeated(noise(200, 1), 2, 0.)),
                                 numbers("y", repeated(noise(200, 2), 2, 0.))});
    QVERIFY2(copies.contains("Keep one of each, or give copies one group."), qPrintable(copies));
    std::vector<Column> columns;
    for (const char* name : {"x1", "x2", "x3", "y"})
        columns.push_back(numbers(
            name, repeated(noise(100, static_cast<std::uint32_t>(columns.size())), 4, 0.001)));
    const QString near = said(columns);
    QVERIFY2(near.contains("Give repetitions one group."), qPrintable(near));
    QVERIFY(!copies.contains("split by groups") && !near.contains("split by groups"));
}

void SplitNotesTest::repeatedMeasurementsAreSaid() {
    std::vector<Column> columns;
    for (const char* name : {"x1", "x2", "x3", "y"})
        columns.push_back(numbers(
            name, repeated(noise(100, static_cast<std::uint32_t>(columns.size())), 4, 0.001)));
    const auto task = makeTask(target("y"), table(std::move(columns)));
    QVERIFY(task);
    QVERIFY2(allNotes(*task).contains("lie ten times closer to a training row than rows usually "
                                      "do and have nearly its target"),
             qPrintable(allNotes(*task)));
}

/// Rows of one level are close to each other without being repetitions.
void SplitNotesTest::levelsAreNoRepetitions() {
    const std::vector<double> x = noise(160, 1);
    std::vector<std::string> shops;
    std::vector<double> y;
    for (std::size_t i = 0; i < x.size(); ++i) {
        shops.push_back("shop " + std::to_string(i % 8));
        y.push_back(3. * double(i % 8) + 0.3 * x[i]);
    }
    const auto task = makeTask(
        target("y"), table({categories("shop", shops), numbers("x", x), numbers("u", noise(160, 2)),
                            numbers("v", noise(160, 3)), numbers("y", y)}));
    QVERIFY(task);
    QVERIFY2(!allNotes(*task).contains("ten times closer"), qPrintable(allNotes(*task)));
}

void SplitNotesTest::theRarestClassIsCounted() {
    std::vector<std::string> classes(600, "no");
    for (std::size_t i = 0; i < 32; ++i) classes[i * 18] = "yes";
    const auto task =
        makeTask(target("y"), table({numbers("x", noise(600, 1)), categories("y", classes)}));
    QVERIFY(task);
    QVERIFY2(allNotes(*task).contains("Of 60 test rows only 3 are of the class \"yes\": AUC and "
                                      "other metrics of these rows say little of it."),
             qPrintable(allNotes(*task)));
    QVERIFY(!allNotes(*task).contains("training rows only"));
}

void SplitNotesTest::ordinaryRowsHaveNoNotes() {
    const auto task = makeTask(target("y"), noiseTable(400));
    QVERIFY(task);
    QCOMPARE(allNotes(*task), QString());
}

ARDENT_TEST(SplitNotesTest)
#include "split_notes_test.moc"
