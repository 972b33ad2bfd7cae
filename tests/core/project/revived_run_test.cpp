#include "core/project/revived_run.h"

#include "core/project/choices.h"
#include "tests/core/project/stored_runs.h"

using namespace ardent;
using test::synthesized;
using test::trainedOn;

class RevivedRunTest : public QObject {
    Q_OBJECT

private slots:
    void optionsAreCompleted();
    void anOptionThatCameLaterIsAsMethodsWereWithoutIt();
    void runsOfOneTaskShareIt();
    void otherSeedsHaveTasksOfTheirOwn();
    void aChangedTableIsShownWithAllItsRows();
    void aTableWithoutTheColumnsLeavesTheModelUndrawn();
    void roundsHaveTheirModelsAgain();
    void aMethodOfALaterVersionIsRefused();

private:
    Result<RevivedRun> revived(const StoredRun& run, const TablePtr& table) {
        return revive(
            run, {table, digest(*table)}, [table] { return table; }, known_);
    }

    TablePtr table_ = synthesized("moons", 120);
    KnownTasks known_;
};

void RevivedRunTest::optionsAreCompleted() {
    StoredRun run = trainedOn(*table_, "logistic");
    run.options["of_a_later_version"] = 1.;
    const auto found = revived(run, table_);
    QVERIFY(found);
    QCOMPARE(found->method->id, std::string_view("logistic"));
    QCOMPARE(found->options.size(), found->method->schema().size());
    QVERIFY(!found->options.contains("of_a_later_version"));
    QVERIFY(found->firstOptions == found->options);
}

/// RFFNet's preset "paper" had a standardised target before that became an option.
void RevivedRunTest::anOptionThatCameLaterIsAsMethodsWereWithoutIt() {
    const OptionSchema schema = findMethod("rffnet")->schema();
    OptionValues stored = presetDefaults(schema, {{"preset", std::string("paper")}});
    QCOMPARE(toText(completed(schema, stored).at("target_scaling")), std::string("none"));
    stored.erase("target_scaling");
    QCOMPARE(toText(completed(schema, stored).at("target_scaling")), std::string("standard"));
}

void RevivedRunTest::runsOfOneTaskShareIt() {
    known_.clear();
    const auto one = revived(trainedOn(*table_, "logistic"), table_);
    const auto other = revived(trainedOn(*table_, "mean"), table_);
    QVERIFY(one && other);
    QVERIFY(!one->isOnOtherRows && !one->undrawn);
    QCOMPARE(one->task, other->task);
    QCOMPARE(known_.size(), std::size_t(1));
}

void RevivedRunTest::otherSeedsHaveTasksOfTheirOwn() {
    known_.clear();
    StoredRun run = trainedOn(*table_, "logistic");
    const auto one = revived(run, table_);
    run.recipe.seed = 2;
    const auto other = revived(run, table_);
    QVERIFY(one && other);
    QVERIFY(one->task->split.test != other->task->split.test);
    QCOMPARE(known_.size(), std::size_t(2));
}

void RevivedRunTest::aChangedTableIsShownWithAllItsRows() {
    known_.clear();
    const auto found = revived(trainedOn(*table_, "logistic"), synthesized("moons", 60));
    QVERIFY(found);
    QVERIFY(found->isOnOtherRows && !found->undrawn);
    QCOMPARE(found->task->x.rows(), Index(60));
    QVERIFY(found->task->split.test.empty());
    QVERIFY(known_.empty());
}

void RevivedRunTest::aTableWithoutTheColumnsLeavesTheModelUndrawn() {
    auto lacking = std::make_shared<Table>(*table_);
    lacking->columns.erase(lacking->columns.begin());
    const auto found = revived(trainedOn(*table_, "logistic"), lacking);
    QVERIFY(found);
    QVERIFY(found->isOnOtherRows);
    QVERIFY(found->snapshot->predictor);
    QVERIFY(found->undrawn && !found->undrawn->predictor);
    QCOMPARE(found->task->x.rows(), Index(0));
    QCOMPARE(found->task->notes.front().code(), std::string("columns-are-gone"));
}

/// A project keeps what they learned, not their models.
void RevivedRunTest::roundsHaveTheirModelsAgain() {
    StoredRun run = trainedOn(*table_, "gbrff2");
    const SnapshotPtr whole = run.snapshot;
    auto bare = std::make_shared<Boosting>(*whole->boosting);
    bare->predictorAt = nullptr;
    bare->relevanceAt = nullptr;
    bare->landmarkLoss = nullptr;
    auto stored = std::make_shared<Snapshot>(*whole);
    stored->boosting = std::move(bare);
    run.snapshot = std::move(stored);
    const auto same = revived(run, table_);
    QVERIFY(same);
    const Boosting& rounds = *same->snapshot->boosting;
    QVERIFY(rounds.relevanceAt && rounds.landmarkLoss);
    const Matrix expected = predict(*whole->boosting->predictorAt(2), same->task->x);
    QVERIFY(predict(*rounds.predictorAt(2), same->task->x).isApprox(expected, 1e-6));
    const auto other = revived(run, synthesized("moons", 60));
    QVERIFY(other);
    QVERIFY(other->snapshot->boosting->predictorAt && !other->snapshot->boosting->landmarkLoss);
}

void RevivedRunTest::aMethodOfALaterVersionIsRefused() {
    StoredRun run = trainedOn(*table_, "logistic");
    run.method = "of_a_later_version";
    const auto found = revived(run, table_);
    QVERIFY(!found);
    QCOMPARE(found.error().fault, Fault::Data);
    QCOMPARE(found.error().text.code(), std::string("method-of-newer-version"));
}

ARDENT_TEST(RevivedRunTest)
#include "revived_run_test.moc"
