#include "ui/session/session.h"

#include "tests/ui/support.h"

using namespace ardent;
using namespace ardent::test;

namespace {

bool waitForEnd(Session& session) {
    return QTest::qWaitFor(
        [&] {
            const RunEntry* run = session.runs().current();
            return run && !run->run;
        },
        20000);
}

void keepShort(Session& session) {
    session.setMethod(QStringLiteral("rffnet"));
    session.setOption("features", 20LL);
    session.setOption("max_epochs", 5LL);
}

void trainShortly(Session& session) {
    keepShort(session);
    session.runs().start();
    QVERIFY(waitForEnd(session));
}

void makeEndless(Session& session) {
    session.setMethod(QStringLiteral("rffnet"));
    session.setOption("max_epochs", 100000LL);
    session.setOption("patience", 100000LL);
}

/// Each goes one step and is then ended by the next.
void stepRuns(Session& session, std::size_t count) {
    for (std::size_t i = 1; i <= count; ++i) {
        session.runs().stop();
        session.runs().step();
        QTRY_COMPARE(session.runs().all().size(), i);
    }
}

}  // namespace

class SessionTest : public QObject {
    Q_OBJECT

private slots:
    void badFilesLeaveTheOldData_data();
    void badFilesLeaveTheOldData();
    void aNewerFileSupersedesTheOneUnderWay();
    void anotherTableKeepsTheMethodOnly();
    void whoIsToldOfATableFindsItsProblem();
    void saysWhatIsMissing();
    void whatStaysAsItIsIsNoChange();
    void refusedDataMakeTroubleAndNoRun();
    void noRunBeginsWhileOtherDataAreOpened();
    void runsToItsEnd();
    void stepAddsExactlyOneTick();
    void pauseShowsAtOnceAndHolds();
    void resetKeepsTheSeedAndTheOldRun();
    void aRunThatHasNotBegunIsReplaced();
    void settingsAndDataMakeARunStale();
    void liveOptionsReachTheRun();
    void settingsTakenOverLeaveTheLiveRunAlone();
    void theSameSeedGivesTheSameCurve();
    void coloursAreNotSharedWhileThereAreOthers();
    void removingTheCurrentRunPicksAnother();

private:
    void open(Session& session) {
        openAndWait(session, sandbox_.write(QStringLiteral("small.csv"), smallTable(300)));
        session.setTarget(QStringLiteral("y"));
    }

    Sandbox sandbox_;
};

void SessionTest::badFilesLeaveTheOldData_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("missing") << QStringLiteral("not-there.csv") << QByteArray();
    QTest::newRow("directory") << QStringLiteral(".") << QByteArray();
    QTest::newRow("binary") << QStringLiteral("b.csv")
                            << QByteArray(
                                   "\x7f"
                                   "ELF\0\1\2\3\0\0\0\0",
                                   12);
    QTest::newRow("header only") << QStringLiteral("h.csv") << QByteArray("a,b\n");
}

void SessionTest::badFilesLeaveTheOldData() {
    QFETCH(QString, name);
    QFETCH(QByteArray, content);
    Session session;
    open(session);
    const DataPtr before = session.data();
    const QString path = content.isEmpty() ? sandbox_.path(name) : sandbox_.write(name, content);
    QSignalSpy trouble(&session, &Session::trouble);
    openAndWait(session, path);
    QCOMPARE(trouble.count(), 1);
    QVERIFY(!trouble.front().front().toString().isEmpty());
    QCOMPARE(session.data(), before);
    QCOMPARE(session.recipe().target, std::string("y"));
}

void SessionTest::aNewerFileSupersedesTheOneUnderWay() {
    Session session;
    QSignalSpy opened(&session, &Session::fileOpened);
    session.openFile(sandbox_.write(QStringLiteral("first.csv"), smallTable(2000)));
    session.openFile(sandbox_.write(QStringLiteral("second.csv"), smallTable(10)));
    QVERIFY(opened.wait());
    QTRY_VERIFY(!session.isLoading());
    QCOMPARE(opened.count(), 1);
    QCOMPARE(session.data()->title, QStringLiteral("second.csv"));
}

void SessionTest::anotherTableKeepsTheMethodOnly() {
    Session session;
    open(session);
    session.setMethod(QStringLiteral("ridge"));
    const Choices standard = [&] {
        Choices choices = session.choices();
        choices.recipe = {};
        return choices;
    }();
    keepShort(session);
    session.setMethod(QStringLiteral("ridge"));
    session.setOption("lambda", 7.);
    session.setSeed(42);
    session.setSplit({0.5, 0.3, 0.2});
    session.setLimits({.seconds = 5., .ticks = 3});
    session.setRole(QStringLiteral("a"), Role::Ignore);
    session.setProblem(ProblemChoice::Regression);
    QVERIFY(session.choices().chosen.size() == 2);
    for (const bool isSample : {false, true}) {
        QSignalSpy limits(&session, &Session::limitsChanged);
        QSignalSpy seeds(&session, &Session::seedChanged);
        QSignalSpy options(&session, &Session::optionsChanged);
        QSignalSpy samples(&session, &Session::sampleOpened);
        if (isSample) {
            session.openSample(QStringLiteral("gse1"));
            QTRY_COMPARE(samples.count(), 1);
        } else {
            openAndWait(session, sandbox_.write(QStringLiteral("other.csv"), smallTable(50)));
        }
        Choices expected = standard;
        expected.recipe.target = session.data()->target.toStdString();
        expected.recipe.problem = session.data()->problem;
        QVERIFY(session.choices() == expected);
        QVERIFY(session.inputs().options == session.standardOptions());
        QVERIFY(!limits.isEmpty() && !seeds.isEmpty() && !options.isEmpty());
        session.setSeed(9);
        session.setOption("lambda", 3.);
    }
}

void SessionTest::whoIsToldOfATableFindsItsProblem() {
    std::optional<Problem> found;
    Session session;
    open(session);
    QVERIFY(session.inputs().problem == Problem::Regression);
    connect(&session, &Session::dataChanged, this, [&] { found = session.inputs().problem; });
    QSignalSpy samples(&session, &Session::sampleOpened);
    session.openSample(QStringLiteral("moons"));
    QTRY_COMPARE(samples.count(), 1);
    QVERIFY(found == Problem::Classification);
}

void SessionTest::whatStaysAsItIsIsNoChange() {
    Session session;
    open(session);
    QSignalSpy changed(&session, &Session::inputsChanged);
    session.setSplit(session.recipe().split);
    session.setRole(QStringLiteral("a"), Role::Feature);
    QCOMPARE(changed.count(), 0);
    session.setSplit({0.5, 0.25, 0.25});
    session.setRole(QStringLiteral("a"), Role::Ignore);
    QCOMPARE(changed.count(), 2);
}

void SessionTest::saysWhatIsMissing() {
    Session session;
    QVERIFY(missingForRun(session.inputs())->contains(QStringLiteral("file")));
    openAndWait(session, sandbox_.write(QStringLiteral("t.csv"), "p,q\n1,2\n3,4\n5,6\n"));
    QVERIFY(missingForRun(session.inputs())->contains(QStringLiteral("target")));
    session.setTarget(QStringLiteral("q"));
    QVERIFY(!missingForRun(session.inputs()));
    session.setRole(QStringLiteral("p"), Role::Ignore);
    QVERIFY(missingForRun(session.inputs())->contains(QStringLiteral("Feature")));
}

/// It would go with the data that are there.
void SessionTest::noRunBeginsWhileOtherDataAreOpened() {
    Session session;
    open(session);
    keepShort(session);
    session.runs().reset();
    QTRY_VERIFY(session.runs().prepared());
    QSignalSpy told(&session, &Session::trouble), opened(&session, &Session::fileOpened);
    session.openFile(sandbox_.write(QStringLiteral("other.csv"), smallTable(60)));
    QVERIFY(session.missingForRun()->contains(QStringLiteral("being opened")));
    session.runs().start();
    session.runs().enqueue();
    session.runs().replicate(2);
    QCOMPARE(told.count(), 3);
    QCOMPARE(session.runs().queue().total(), 0);
    QVERIFY(!session.runs().isPreparing());
    QVERIFY(session.runs().all().empty());
    QVERIFY(opened.wait());
}

void SessionTest::refusedDataMakeTroubleAndNoRun() {
    Session session;
    openAndWait(session, sandbox_.write(QStringLiteral("c.csv"), "p,q\n1,2\n3,2\n5,2\n7,2\n"));
    session.setTarget(QStringLiteral("q"));
    QSignalSpy trouble(&session, &Session::trouble);
    session.runs().start();
    QVERIFY(trouble.wait());
    QVERIFY(session.runs().all().empty());
    QVERIFY(!session.runs().isPreparing());
}

void SessionTest::runsToItsEnd() {
    Session session;
    open(session);
    trainShortly(session);
    const RunEntry& run = *session.runs().current();
    QCOMPARE(run.state(), RunState::Finished);
    QCOMPARE(run.snapshot->tick, 5);
    QCOMPARE(run.snapshot->curve.size(), Index(5));
    QVERIFY(std::isfinite(run.loss.value()));
    QVERIFY(run.snapshot->metrics);
}

void SessionTest::stepAddsExactlyOneTick() {
    Session session;
    open(session);
    session.runs().step();
    for (const int tick : {1, 2, 3}) {
        QTRY_VERIFY(session.runs().live() && session.runs().live()->state() == RunState::Paused &&
                    session.runs().live()->snapshot->tick == tick);
        QTest::qWait(50);
        QCOMPARE(session.runs().live()->snapshot->tick, tick);
        session.runs().step();
    }
}

void SessionTest::pauseShowsAtOnceAndHolds() {
    Session session;
    open(session);
    makeEndless(session);
    session.runs().start();
    QTRY_VERIFY(session.runs().live() && session.runs().live()->snapshot->tick > 3);
    session.runs().pause();
    QCOMPARE(session.runs().live()->state(), RunState::Paused);
    QTRY_COMPARE(session.runs().live()->snapshot->state, RunState::Paused);
    const auto tick = session.runs().live()->snapshot->tick;
    QTest::qWait(100);
    QCOMPARE(session.runs().live()->snapshot->tick, tick);
    session.runs().start();
    QTRY_VERIFY(session.runs().live()->snapshot->tick > tick);
    session.runs().stop();
    QVERIFY(!session.runs().live());
    QVERIFY(waitForEnd(session));
    QCOMPARE(session.runs().current()->state(), RunState::Cancelled);
}

void SessionTest::resetKeepsTheSeedAndTheOldRun() {
    Session session;
    open(session);
    session.setSeed(42);
    session.runs().step();
    QTRY_VERIFY(session.runs().live() && session.runs().live()->snapshot->tick == 1);
    session.runs().reset();
    QTRY_VERIFY(session.runs().prepared());
    QCOMPARE(session.runs().prepared()->recipe.seed, Seed(42));
    QCOMPARE(session.runs().all().size(), std::size_t(1));
    QTRY_COMPARE(session.runs().all().front()->state(), RunState::Cancelled);
    session.runs().step();
    QCOMPARE(session.runs().all().size(), std::size_t(2));
    QTRY_COMPARE(session.runs().live()->snapshot->tick, 1);
    QCOMPARE(session.runs().live()->inputs.recipe.seed, Seed(42));
    QCOMPARE(session.seed(), Seed(42));
}

void SessionTest::aRunThatHasNotBegunIsReplaced() {
    Session session;
    open(session);
    for (const Seed seed : {7, 8, 9}) {
        session.setSeed(seed);
        session.runs().reset();
        QTRY_VERIFY(session.runs().prepared() && session.runs().prepared()->recipe.seed == seed);
        QVERIFY(session.runs().all().empty());
    }
    session.runs().step();
    QVERIFY(!session.runs().prepared());
    QCOMPARE(session.runs().live()->name, Runs::firstName(1));
    QTRY_COMPARE(session.runs().live()->snapshot->tick, 1);
    session.runs().reset();
    QTRY_VERIFY(session.runs().prepared());
    session.runs().stop();
    QVERIFY(!session.runs().prepared());
    QCOMPARE(session.runs().all().size(), std::size_t(1));
    QVERIFY(!session.runs().live());
}

void SessionTest::settingsAndDataMakeARunStale() {
    Session session;
    open(session);
    trainShortly(session);
    const RunEntry& run = *session.runs().current();
    QCOMPARE(session.runs().staleness(run), Staleness::None);
    session.setOption("features", 30LL);
    QCOMPARE(session.runs().staleness(run), Staleness::Settings);
    session.setRole(QStringLiteral("b"), Role::Ignore);
    QCOMPARE(session.runs().staleness(run), Staleness::Data);
    session.setRole(QStringLiteral("b"), Role::Feature);
    session.setOption("features", 20LL);
    QCOMPARE(session.runs().staleness(run), Staleness::None);
    const Problem found = *session.inputs().problem;
    session.setProblem(found == Problem::Regression ? ProblemChoice::Regression
                                                    : ProblemChoice::Classification);
    QCOMPARE(session.runs().staleness(run), Staleness::None);
    session.setProblem(found == Problem::Regression ? ProblemChoice::Classification
                                                    : ProblemChoice::Regression);
    QCOMPARE(session.runs().staleness(run), Staleness::Data);
}

void SessionTest::liveOptionsReachTheRun() {
    Session session;
    open(session);
    makeEndless(session);
    session.runs().step();
    QTRY_VERIFY(session.runs().live() && session.runs().live()->snapshot->tick == 1);
    session.setOption("learning_rate", 5e-4);
    session.runs().start();
    QTRY_COMPARE(session.runs().live()->snapshot->changes.size(), std::size_t(1));
    QCOMPARE(session.runs().live()->snapshot->changes.front().option, std::string("learning_rate"));
    QCOMPARE(session.runs().staleness(*session.runs().live()), Staleness::None);
}

void SessionTest::settingsTakenOverLeaveTheLiveRunAlone() {
    Session session;
    open(session);
    session.setMethod(QStringLiteral("rffnet"));
    Inputs other = session.inputs();
    other.options["learning_rate"] = 5e-4;
    session.runs().step();
    QTRY_VERIFY(session.runs().live() && session.runs().live()->snapshot->tick == 1);
    const OptionValues before = session.runs().live()->inputs.options;
    session.takeOver(other);
    QVERIFY(session.inputs().options.at("learning_rate") == OptionValue(5e-4));
    QVERIFY(session.runs().live()->inputs.options == before);
}

void SessionTest::theSameSeedGivesTheSameCurve() {
    Session session;
    open(session);
    keepShort(session);
    for (int i = 0; i < 2; ++i) {
        session.runs().start();
        QTRY_COMPARE(session.runs().all().size(), std::size_t(i + 1));
        QVERIFY(waitForEnd(session));
    }
    const auto& runs = session.runs().all();
    QCOMPARE(runs[0]->snapshot->curve.column(0), runs[1]->snapshot->curve.column(0));
    QVERIFY(runs[0]->task == runs[1]->task);
}

void SessionTest::coloursAreNotSharedWhileThereAreOthers() {
    Session session;
    open(session);
    stepRuns(session, 3);
    const auto& runs = session.runs().all();
    QVERIFY(runs[0]->colour != runs[1]->colour && runs[1]->colour != runs[2]->colour);
    const int freed = runs[1]->colour;
    session.runs().remove(runs[1]->id);
    session.runs().stop();
    session.runs().step();
    QTRY_COMPARE(session.runs().all().size(), std::size_t(3));
    QCOMPARE(session.runs().all().back()->colour, freed);
}

void SessionTest::removingTheCurrentRunPicksAnother() {
    Session session;
    open(session);
    stepRuns(session, 2);
    session.runs().remove(session.runs().current()->id);
    QCOMPARE(session.runs().current(), session.runs().all().front().get());
    session.runs().remove(session.runs().current()->id);
    QVERIFY(!session.runs().current());
}

ARDENT_TEST(SessionTest)
#include "session_test.moc"
