#include "core/data/task/split_rule.h"

#include <QTest>
#include <nlohmann/json.hpp>
#include <set>

#include "core/data/task/make_task.h"
#include "core/evaluate/folds.h"
#include "core/store/recipe_json.h"
#include "tests/support/columns.h"

using namespace ardent;
using namespace ardent::test;

namespace {

Recipe ruled(SplitRule rule, const std::string& column) {
    Recipe recipe = target("y");
    recipe.splitRule = rule;
    recipe.splitColumn = column;
    return recipe;
}

/// 60 rows: parts by name, 12 patients of five rows, and days that run backwards.
Table visits() {
    std::vector<std::string> parts, patients;
    for (int i = 0; i < 60; ++i) {
        parts.push_back(i < 40 ? "train" : i < 50 ? "Validation" : "TEST");
        patients.push_back("p" + std::to_string(i / 5));
    }
    return table({numbers("x", sequence(60)), categories("part", parts),
                  categories("patient", patients), numbers("day", sequence(60, 60., -1.)),
                  numbers("y", sequence(60, 0., 0.5))});
}

std::set<std::int32_t> groupsOf(const std::vector<std::int32_t>& rows) {
    std::set<std::int32_t> groups;
    for (const std::int32_t row : rows) groups.insert(row / 5);
    return groups;
}

QString errorOf(const Recipe& recipe, const Table& table) {
    const auto task = makeTask(recipe, table);
    return task ? QString() : QString::fromStdString(task.error().text.english());
}

}  // namespace

class SplitRuleTest : public QObject {
    Q_OBJECT

private slots:
    void aColumnNamesTheParts();
    void groupsStayTogether();
    void theLastRowsByTimeAreTested();
    void datesAreOrderedByTheirDay();
    void timesThatAreEqualStayTogether();
    void whatCannotBeDealtIsRefused();
    void theRuleIsKeptInAFile();
    void foldsKeepGroupsAndTime();
    void aTaskHasTheUnitsOfItsRows();
    void notesSayWhatFoldsCanBe();
};

void SplitRuleTest::aColumnNamesTheParts() {
    const auto task = makeTask(ruled(SplitRule::Parts, "part"), visits());
    QVERIFY(task);
    QCOMPARE(task->split.train.size(), 40U);
    QCOMPARE(task->split.validation.front(), 40);
    QCOMPARE(task->split.test.front(), 50);
    QCOMPARE(task->split.test.size(), 10U);
    for (const SourceColumn& source : task->recipe->sources) QVERIFY(source.name != "part");
    QVERIFY2(allNotes(*task).contains("Split by column \"part\": 40 training, 10 validation and "
                                      "10 test rows."),
             qPrintable(allNotes(*task)));
}

void SplitRuleTest::groupsStayTogether() {
    for (const Seed seed : {1U, 2U, 3U}) {
        Recipe recipe = ruled(SplitRule::Groups, "patient");
        recipe.seed = seed;
        const auto task = makeTask(recipe, visits());
        QVERIFY(task);
        const auto& [train, validation, test] = task->split;
        QCOMPARE(train.size() + validation.size() + test.size(), 60U);
        QVERIFY(train.size() >= 45);
        QVERIFY(!validation.empty() && !test.empty());
        const auto learned = groupsOf(train);
        for (const auto* part : {&validation, &test})
            for (const std::int32_t group : groupsOf(*part)) QVERIFY(!learned.contains(group));
        for (const SourceColumn& source : task->recipe->sources) QVERIFY(source.name != "patient");
    }
}

void SplitRuleTest::theLastRowsByTimeAreTested() {
    const auto task = makeTask(ruled(SplitRule::Time, "day"), visits());
    QVERIFY(task);
    QCOMPARE(task->split.test, (std::vector<std::int32_t>{0, 1, 2, 3, 4, 5}));
    QCOMPARE(task->split.validation, (std::vector<std::int32_t>{6, 7, 8, 9, 10, 11}));
    QVERIFY2(allNotes(*task).contains("training ends at 48;"), qPrintable(allNotes(*task)));
    QVERIFY2(allNotes(*task).contains("Column \"day\": 6 of 6 test rows outside the training range "
                                      "of 1 to 48, the farthest at 60"),
             qPrintable(allNotes(*task)));
}

/// Whatever the order of their bytes: 2024-2-… comes before 2024-10-….
void SplitRuleTest::datesAreOrderedByTheirDay() {
    std::vector<std::string> days;
    for (int i = 0; i < 60; ++i)
        days.push_back(i % 2 == 0 ? "2024-10-" + std::to_string(i / 2 + 1)
                                  : "2024/2/" + std::to_string(i / 2 % 28 + 1) + " 9:30");
    Table visited = visits();
    visited.columns[3] = categories("day", days);
    const auto task = makeTask(ruled(SplitRule::Time, "day"), visited);
    QVERIFY(task);
    QCOMPARE(task->split.test, (std::vector<std::int32_t>{48, 50, 52, 54, 56, 58}));
}

void SplitRuleTest::timesThatAreEqualStayTogether() {
    const RowUnits times{0, 0, 1, 1, 1, 2, 2, 2, 2, 3};
    const auto split = dealByTime(times, {6, 2, 2});
    QVERIFY(split);
    QCOMPARE(split->train, (std::vector<std::int32_t>{0, 1, 2, 3, 4}));
    QCOMPARE(split->validation, (std::vector<std::int32_t>{5, 6, 7, 8}));
    QCOMPARE(split->test, (std::vector<std::int32_t>{9}));
    QVERIFY(!dealByTime({0, 0, 0, 1}, {2, 1, 1}));
}

void SplitRuleTest::whatCannotBeDealtIsRefused() {
    Table odd = visits();
    odd.columns[1].levels[2] = "later";
    QVERIFY2(errorOf(ruled(SplitRule::Parts, "part"), odd)
                 .startsWith("Column \"part\" of houses.csv holds \"later\", which names no part"),
             qPrintable(errorOf(ruled(SplitRule::Parts, "part"), odd)));
    QVERIFY(errorOf(ruled(SplitRule::Groups, "patients"), visits())
                .startsWith("houses.csv has no column \"patients\" to split by;"));
    Table few = visits();
    few.columns[2] = categories("patient", cycle(60, {"a", "b"}));
    QVERIFY(errorOf(ruled(SplitRule::Groups, "patient"), few)
                .startsWith("There are 2 groups to split by, and 3 parts need one each"));
    Table gap = visits();
    gap.columns[3] = numbers("day", [] {
        std::vector<double> days = sequence(60);
        days[7] = kMissing;
        return days;
    }());
    QVERIFY(errorOf(ruled(SplitRule::Time, "day"), gap)
                .startsWith("Column \"day\" has no value in 1 of the rows"));
    Table dates = visits();
    dates.columns[3] = categories("day", cycle(60, {"1/2/2024", "5/1/2024"}));
    QVERIFY(errorOf(ruled(SplitRule::Time, "day"), dates).contains("write them as 2024-03-31"));
    QVERIFY(errorOf(ruled(SplitRule::Time, "patient"), visits())
                .startsWith("Column \"patient\" holds \"p0\", which is no date"));
}

void SplitRuleTest::theRuleIsKeptInAFile() {
    const Recipe recipe = ruled(SplitRule::Groups, "patient");
    nlohmann::ordered_json file = json::fromRecipe(recipe);
    const Recipe back = json::toRecipe(file);
    QVERIFY(back.splitRule == SplitRule::Groups);
    QCOMPARE(back.splitColumn, recipe.splitColumn);
    QVERIFY(json::toRecipe(json::fromRecipe(target("y"))).splitRule == SplitRule::Chance);
    QVERIFY(!json::fromRecipe(target("y")).contains("split_rule"));
}

void SplitRuleTest::foldsKeepGroupsAndTime() {
    RowUnits groups;
    for (int row = 0; row < 60; ++row) groups.push_back(row / 5);
    const HoldOut plan{.repeats = 1, .folds = 4, .testShare = 0., .seed = 1};
    std::set<Index> tested;
    for (const auto& part : testRows(plan, 0, 60, {}, {groups, false})) {
        QCOMPARE(part.size(), 15U);
        const auto learning = learningRows(part, 60, {groups, false});
        QCOMPARE(learning.size(), 45U);
        for (const Index row : part) {
            tested.insert(row);
            for (const Index other : learning) QVERIFY(row / 5 != other / 5);
        }
    }
    QCOMPARE(tested.size(), 60U);

    RowUnits times;
    for (int row = 0; row < 60; ++row) times.push_back(59 - row);
    Index before = 0;
    for (const auto& part : testRows(plan, 0, 60, {}, {times, true})) {
        QCOMPARE(part.size(), 12U);
        const auto learning = learningRows(part, 60, {times, true});
        QVERIFY(std::ssize(learning) > before);
        before = std::ssize(learning);
        QVERIFY(*std::ranges::min_element(learning) > part.back());
    }
    QCOMPARE(before, Index{48});
}

/// Also where a row without a target is left out, and with a separate test table.
void SplitRuleTest::aTaskHasTheUnitsOfItsRows() {
    std::vector<double> y = sequence(60, 0., 0.5);
    y[2] = kMissing;
    Table gap = visits();
    gap.columns.back() = numbers("y", y);
    const auto grouped = makeTask(ruled(SplitRule::Groups, "patient"), gap);
    QVERIFY(grouped);
    QVERIFY(!grouped->order.isTime);
    QCOMPARE(grouped->order.units.size(), 59U);
    QCOMPARE(grouped->order.units[3], 0);
    QCOMPARE(grouped->order.units[4], 1);
    QCOMPARE(grouped->order.units[58], 11);
    const auto timed = makeTask(ruled(SplitRule::Time, "day"), visits(), visits());
    QVERIFY(timed);
    QVERIFY(timed->order.isTime);
    QCOMPARE(timed->order.units.size(), 60U);
    QCOMPARE(timed->order.units.front(), 59);
    QCOMPARE(timed->order.units.back(), 0);
    QVERIFY(makeTask(target("y"), visits())->order.units.empty());
    QVERIFY(makeTask(ruled(SplitRule::Parts, "part"), visits())->order.units.empty());
}

void SplitRuleTest::notesSayWhatFoldsCanBe() {
    Table few = visits();
    few.columns[2] = categories("patient", cycle(60, {"a", "b", "c", "d", "e"}));
    const auto three = makeTask(ruled(SplitRule::Groups, "patient"), few);
    QVERIFY(three);
    QVERIFY2(allNotes(*three).contains("The training rows have 3 groups of \"patient\": "
                                       "cross-validation has at most 3 folds."),
             qPrintable(allNotes(*three)));
    QVERIFY(!allNotes(*three).contains("by chance"));

    few.columns[2] = categories("patient", cycle(60, {"a", "b", "c"}));
    const auto one = makeTask(ruled(SplitRule::Groups, "patient"), few);
    QVERIFY(one);
    QVERIFY2(allNotes(*one).contains("All training rows have one value of \"patient\": methods"),
             qPrintable(allNotes(*one)));

    const auto timed = makeTask(ruled(SplitRule::Time, "day"), visits());
    QVERIFY(timed);
    QVERIFY2(allNotes(*timed).contains("cut the training rows by \"day\" into spans"),
             qPrintable(allNotes(*timed)));
    QVERIFY(!allNotes(*timed).contains("at most"));
}

ARDENT_TEST(SplitRuleTest)
#include "split_rule_test.moc"
