#include "core/project/run_rows.h"

#include "tests/core/project/stored_runs.h"

using namespace ardent;
using test::synthesized;
using test::trainedOn;

class RunRowsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void theSameTableGivesTheTaskThatTheRunHad();
    void anotherTableGivesAllItsRows();
    void theSameTableEncodedInAnotherWayIsAnother();
    void whatCannotBeReadIsSaid();
    void aTableWithoutTheColumnsIsRefused();

private:
    Result<RunRows> rows(const TablePtr& asThen, const TablePtr& later) {
        return rowsOfRun(run_, {asThen, digest(*asThen)}, [this, later] {
            ++readings_;
            return later;
        });
    }

    TablePtr table_ = synthesized("moons", 120);
    StoredRun run_;
    int readings_ = 0;
};

void RunRowsTest::initTestCase() {
    run_ = trainedOn(*table_, "logistic");
}

void RunRowsTest::theSameTableGivesTheTaskThatTheRunHad() {
    readings_ = 0;
    const auto same = rows(table_, nullptr);
    QVERIFY(same);
    QVERIFY(same->areLearned);
    QCOMPARE(same->table, table_);
    QCOMPARE(readings_, 0);
    const auto expected = makeTask(run_.recipe, *table_);
    QVERIFY(same->task.x == expected->x);
    QVERIFY(same->task.split.test == expected->split.test);
    QVERIFY(!same->task.split.test.empty());
}

void RunRowsTest::anotherTableGivesAllItsRows() {
    readings_ = 0;
    const TablePtr asThen = synthesized("moons", 60), later = synthesized("moons", 80);
    const auto other = rows(asThen, later);
    QVERIFY(other);
    QVERIFY(!other->areLearned);
    QCOMPARE(other->table, later);
    QCOMPARE(readings_, 1);
    QCOMPARE(other->task.x.rows(), Index(80));
    QCOMPARE(std::ssize(other->task.split.train), Index(80));
    QCOMPARE(other->task.recipe, run_.fitted);
}

/// As by a newer version.
void RunRowsTest::theSameTableEncodedInAnotherWayIsAnother() {
    const FittedRecipePtr fitted = run_.fitted;
    auto changed = std::make_shared<FittedRecipe>(*fitted);
    std::ranges::swap(changed->sources.front(), changed->sources.back());
    run_.fitted = changed;
    const auto found = rows(table_, table_);
    run_.fitted = fitted;
    QVERIFY(found);
    QVERIFY(!found->areLearned);
}

void RunRowsTest::whatCannotBeReadIsSaid() {
    const TablePtr other = synthesized("moons", 60);
    const auto failed = rowsOfRun(run_, {other, digest(*other)}, []() -> Result<TablePtr> {
        return fail(Fault::Data, message("gone", "It is gone."));
    });
    QVERIFY(!failed);
    QCOMPARE(failed.error().text.english(), std::string("It is gone."));
}

void RunRowsTest::aTableWithoutTheColumnsIsRefused() {
    auto lacking = std::make_shared<Table>(*table_);
    lacking->columns.erase(lacking->columns.begin());
    QVERIFY(!rows(lacking, lacking));
}

ARDENT_TEST(RunRowsTest)
#include "run_rows_test.moc"
