#include "core/figure/notes/missing_text.h"

#include <QtTest>

using namespace ardent;

/// What is said of a run that shows nothing of a kind.
class MissingTextTest : public QObject {
    Q_OBJECT

private slots:
    void aRunThatGoesOnTellsItsStage();
    void onlyAFinishedRunDenies();
    void whatNeverComesIsDeniedFromTheStart();
    void aRunThatEndedOtherwiseSaysWhy_data();
    void aRunThatEndedOtherwiseSaysWhy();
};

void MissingTextTest::aRunThatGoesOnTellsItsStage() {
    Snapshot run;
    for (const RunState state : {RunState::Running, RunState::Paused}) {
        run.state = state;
        run.stage = message("kernel-width", "Kernel width");
        QCOMPARE(missingText(run, "It has none."), std::string("Not yet: Kernel width …"));
        run.stage = {};
        QCOMPARE(missingText(run, "It has none."), std::string("Not yet: Training …"));
    }
}

void MissingTextTest::onlyAFinishedRunDenies() {
    Snapshot run;
    run.state = RunState::Finished;
    run.reason = "5 epochs are done.";
    QCOMPARE(missingText(run, "It has none."), std::string("It has none."));
    QVERIFY(missingText(run).ends_with("nothing to show here: 5 epochs are done."));
}

void MissingTextTest::whatNeverComesIsDeniedFromTheStart() {
    Snapshot run;
    run.stage = "Training";
    for (const RunState state :
         {RunState::Running, RunState::Paused, RunState::Finished, RunState::Cancelled}) {
        run.state = state;
        QCOMPARE(missingText(run, "It has none.", false), std::string("It has none."));
    }
    run.state = RunState::Running;
    QCOMPARE(missingText(run, "", false), std::string("Not yet: Training …"));
    run.state = RunState::Cancelled;
    run.reason = "Stopped.";
    QVERIFY(missingText(run, "", false).ends_with(": Stopped."));
}

void MissingTextTest::aRunThatEndedOtherwiseSaysWhy_data() {
    QTest::addColumn<int>("state");
    for (const RunState state : {RunState::Cancelled, RunState::Diverged, RunState::Failed})
        QTest::addRow("%s", runStateName(state).data()) << static_cast<int>(state);
}

void MissingTextTest::aRunThatEndedOtherwiseSaysWhy() {
    QFETCH(int, state);
    Snapshot run;
    run.state = static_cast<RunState>(state);
    run.reason = "Stopped; there is no model yet.";
    QVERIFY(missingText(run, "It has none.").ends_with(": Stopped; there is no model yet."));
    run.reason = {};
    QVERIFY(missingText(run, "It has none.").ends_with("nothing to show here."));
}

ARDENT_TEST(MissingTextTest)
#include "missing_text_test.moc"
