#include "ui/session/project.h"

#include <QDir>

#include "tests/support/cut_save.h"
#include "tests/support/places.h"
#include "tests/ui/session/small_session.h"

using namespace ardent;
using namespace ardent::test;

/// Projects of a session, without a window: what comes back, and what is said when it cannot.
class ProjectTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void aSampleComesBackWithItsRuns();
    void aFileComesBackWithChoicesAndNumbering();
    void numberedRunsAreNamedInTheReadersLanguage();
    void theProjectMayMoveWithItsData();
    void dataThatAreNowhereAreAskedFor();
    void changedDataMakeTheRunsStale();
    void staleRunsReadTheirCategoriesAsBefore();
    void lostColumnsKeepTheRunWithoutItsModel();
    void staleRunsStayStaleWhenSavedAgain();
    void aFreshRunKeepsItsRowsBesideAStaleOne();
    void aRunGoingOnIsLeftOut();
    void otherDataEndTheQueue();
    void damagedFilesLeaveWhatIsThere();
    void modifiedMeansThereIsSomethingToSave();
    void everySavingIsDoneInOrder();
    void theStoredFormatsStillOpen_data();
    void theStoredFormatsStillOpen();
    void whatARunHasLearnedKeepsItsId();
    void aCutSaveIsNoChangeByOthers();

private:
    QString place(const char* name) { return folder_->filePath(QLatin1String(name)); }
    void write(const char* name, const QByteArray& content) {
        QFile file(place(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
    }
    static void train(Session& session) {
        session.setMethod(QStringLiteral("rffnet"));
        session.setOption("features", 20LL);
        session.setOption("max_epochs", 5LL);
        trainToEnd(session);
        QVERIFY(session.runs().current()->snapshot->metrics);
    }
    void trainOnTable(Session& session) {
        write("t.csv", smallTable(200));
        openAndWait(session, place("t.csv"));
        session.setTarget(QStringLiteral("y"));
        session.setRole(QStringLiteral("b"), Role::Ignore);
        train(session);
    }
    static void save(Session& session, const QString& path) {
        QSignalSpy saved(&session, &Session::projectSaved);
        session.saveProject(path, {});
        QVERIFY(saved.wait());
    }
    static const RunEntry& only(const Session& session) { return *session.runs().all().front(); }

    Sandbox sandbox_;
    std::unique_ptr<QTemporaryDir> folder_;
};

void ProjectTest::init() {
    folder_ = std::make_unique<QTemporaryDir>();
}

void ProjectTest::aSampleComesBackWithItsRuns() {
    Session before, after;
    QSignalSpy arrived(&before, &Session::sampleOpened);
    before.openSample(QStringLiteral("moons"));
    QVERIFY(arrived.wait());
    train(before);
    save(before, place("p.ardent"));
    openAndWait(after, place("p.ardent"));
    QCOMPARE(after.data()->sample, QStringLiteral("moons"));
    QVERIFY(after.data()->relevant == (std::vector<std::string>{"x1", "x2"}));
    QCOMPARE(after.runs().staleness(only(after)), Staleness::None);
    after.setProblem(ProblemChoice::Classification);  // as it was found
    QCOMPARE(after.runs().staleness(only(after)), Staleness::None);
    const Matrix expected = predict(*only(before).snapshot->predictor, only(before).task->x);
    const Matrix found = predict(*only(after).snapshot->predictor, only(after).task->x);
    QVERIFY((expected - found).cwiseAbs().maxCoeff() < 1e-5);
}

void ProjectTest::aFileComesBackWithChoicesAndNumbering() {
    Session before, after;
    trainOnTable(before);
    const int first = before.runs().current()->id;
    before.setSeed(7);
    before.setOption("learning_rate", 0.002);
    before.setLimits({.seconds = 60., .ticks = 4});
    train(before);
    before.runs().rename(before.runs().current()->id, QStringLiteral("Wide"));
    before.runs().setOverlaid(before.runs().current()->id, false);
    before.runs().setCurrent(first);
    before.runs().setPinned(before.runs().all().back()->id, true);
    before.setMethod(QStringLiteral("ridge"));
    save(before, place("p.ardent"));

    openAndWait(after, place("p.ardent"));
    QVERIFY(after.choices() == before.choices());
    QCOMPARE(after.method()->id, std::string_view("ridge"));
    QCOMPARE(after.inputs().limits.ticks, 4);
    const auto& runs = after.runs().all();
    QCOMPARE(runs.size(), std::size_t(2));
    for (std::size_t i = 0; i < 2; ++i) {
        const RunEntry& old = *before.runs().all()[i];
        QCOMPARE(runs[i]->name, old.name);
        QCOMPARE(runs[i]->colour, old.colour);
        QCOMPARE(runs[i]->overlaid, old.overlaid);
        QCOMPARE(runs[i]->loss.value(), old.loss.value());
        QCOMPARE(runs[i]->state(), RunState::Finished);
        QVERIFY(runs[i]->inputs.options == old.inputs.options);
        QVERIFY(runs[i]->inputs.limits == old.inputs.limits);
        QVERIFY(runs[i]->task->split.test == old.task->split.test);
        QVERIFY(runs[i]->task->x == old.task->x);
    }
    QCOMPARE(after.runs().current(), runs[0].get());
    QVERIFY(after.runs().isPinned(runs[1]->id));
    QVERIFY(!after.isModified());
    after.runs().reset();
    QTRY_VERIFY(after.runs().prepared());
    after.runs().step();
    QCOMPARE(after.runs().all().size(), std::size_t(3));
    QCOMPARE(after.runs().all().back()->name, QStringLiteral("Run 3"));
}

void ProjectTest::numberedRunsAreNamedInTheReadersLanguage() {
    Session before, after;
    trainOnTable(before);
    train(before);
    train(before);
    before.runs().rename(before.runs().all().back()->id, QStringLiteral("Run wide"));
    save(before, place("p.ardent"));
    const Speaking speaking(QStringLiteral("de"));
    openAndWait(after, place("p.ardent"));
    train(after);
    const auto names = [](const Session& session) {
        QStringList all;
        for (const auto& run : session.runs().all()) all << run->name;
        return all;
    };
    QCOMPARE(names(after), (QStringList{QStringLiteral("Lauf 1"), QStringLiteral("Lauf 2"),
                                        QStringLiteral("Run wide"), QStringLiteral("Lauf 4")}));
    save(after, place("q.ardent"));
    std::ignore = useLanguage(QStringLiteral("en"));
    openAndWait(before, place("q.ardent"));
    QCOMPARE(names(before).back(), QStringLiteral("Run 4"));
}

void ProjectTest::theProjectMayMoveWithItsData() {
    Session before, after;
    trainOnTable(before);
    save(before, place("p.ardent"));
    const QDir folder(folder_->path());
    QVERIFY(folder.mkdir(QStringLiteral("elsewhere")));
    for (const char* name : {"p.ardent", "t.csv"})
        QVERIFY(QFile::rename(
            place(name), folder.filePath(QStringLiteral("elsewhere/%1").arg(QLatin1String(name)))));
    openAndWait(after, place("elsewhere/p.ardent"));
    QCOMPARE(after.data()->path, place("elsewhere/t.csv"));
    QCOMPARE(after.runs().staleness(only(after)), Staleness::None);
    QVERIFY(!after.isModified());
}

void ProjectTest::dataThatAreNowhereAreAskedFor() {
    Session before, after;
    trainOnTable(before);
    save(before, place("p.ardent"));
    QVERIFY(QFile::rename(place("t.csv"), place("renamed.csv")));
    QSignalSpy missing(&after, &Session::dataMissing);
    openAndWait(after, place("p.ardent"));
    QCOMPARE(missing.count(), 1);
    QCOMPARE(missing.front().at(1).toString(), place("t.csv"));
    QVERIFY(!after.data());
    QSignalSpy opened(&after, &Session::projectOpened);
    after.openProject(place("p.ardent"), place("renamed.csv"));
    QVERIFY(opened.wait());
    QCOMPARE(after.runs().staleness(only(after)), Staleness::None);
    QVERIFY(after.isModified());  // the project says the wrong place
}

void ProjectTest::changedDataMakeTheRunsStale() {
    Session before, after;
    trainOnTable(before);
    save(before, place("p.ardent"));
    write("t.csv", smallTable(150));
    QSignalSpy trouble(&after, &Session::trouble);
    openAndWait(after, place("p.ardent"));
    QCOMPARE(trouble.count(), 1);
    QVERIFY(trouble.front().front().toString().contains(QStringLiteral("t.csv has changed")));
    QCOMPARE(after.runs().staleness(only(after)), Staleness::Data);
    QVERIFY(only(after).shown()->predictor);
    QCOMPARE(only(after).task->x.rows(), Index(150));
    train(after);
    QCOMPARE(after.runs().staleness(*after.runs().current()), Staleness::None);
    QVERIFY(!after.runs().current()->task->split.test.empty());
}

/// A column of which only "none" is left would be one of missing numbers by its own cells.
void ProjectTest::staleRunsReadTheirCategoriesAsBefore() {
    QByteArray all("symptom,x,y\n");
    QByteArray left = all;
    for (int i = 0; i < 200; ++i) {
        const QByteArray rest = QByteArray::number(i) + ',' + QByteArray::number(i % 7 + i % 3);
        all += QByteArray(i % 3 == 0 ? "none," : i % 3 == 1 ? "mild," : "severe,") + rest + '\n';
        if (i % 3 == 0) left += "none," + rest + '\n';
    }
    Session before, after;
    write("t.csv", all);
    openAndWait(before, place("t.csv"));
    before.setTarget(QStringLiteral("y"));
    train(before);
    save(before, place("p.ardent"));
    write("t.csv", left);
    openAndWait(after, place("p.ardent"));
    QCOMPARE(after.runs().staleness(only(after)), Staleness::Data);
    QVERIFY(only(after).task->x.row(0) == only(before).task->x.row(0));
}

void ProjectTest::lostColumnsKeepTheRunWithoutItsModel() {
    Session before, after;
    trainOnTable(before);
    save(before, place("p.ardent"));
    write("t.csv", "p,q\n1,2\n3,4\n5,7\n");
    QSignalSpy trouble(&after, &Session::trouble);
    openAndWait(after, place("p.ardent"));
    QVERIFY(trouble.front().front().toString().contains(QStringLiteral("y")));
    QCOMPARE(after.recipe().target, std::string());
    QVERIFY(!only(after).shown()->predictor);
    QVERIFY(only(after).snapshot->predictor);
    QCOMPARE(only(after).task->notes.size(), std::size_t(1));
}

void ProjectTest::staleRunsStayStaleWhenSavedAgain() {
    {
        Session first;
        trainOnTable(first);
        save(first, place("p.ardent"));
    }
    write("t.csv", smallTable(150));
    {
        Session second;
        openAndWait(second, place("p.ardent"));
        save(second, place("p.ardent"));
    }
    Session third;
    QSignalSpy trouble(&third, &Session::trouble);
    openAndWait(third, place("p.ardent"));
    QCOMPARE(trouble.count(), 0);
    QCOMPARE(third.runs().staleness(only(third)), Staleness::Data);
}

void ProjectTest::aFreshRunKeepsItsRowsBesideAStaleOne() {
    {
        Session first;
        trainOnTable(first);
        save(first, place("p.ardent"));
    }
    write("t.csv", smallTable(150));
    Session second, third;
    openAndWait(second, place("p.ardent"));
    train(second);
    save(second, place("p.ardent"));
    openAndWait(third, place("p.ardent"));
    const RunEntry& fresh = *third.runs().all().back();
    QCOMPARE(third.runs().staleness(fresh), Staleness::None);
    QVERIFY(fresh.task->split.test == second.runs().all().back()->task->split.test);
    QVERIFY(!fresh.task->split.test.empty());
    QVERIFY(fresh.task->x == second.runs().all().back()->task->x);
    QVERIFY(!fresh.isOnOtherRows);
    QVERIFY(only(third).isOnOtherRows);
}

void ProjectTest::aRunGoingOnIsLeftOut() {
    Session before, after;
    trainOnTable(before);
    before.runs().step();
    QTRY_VERIFY(before.runs().live() && before.runs().live()->snapshot->tick == 1);
    save(before, place("p.ardent"));
    QVERIFY(before.runs().live());
    QVERIFY(!before.isModified());
    before.runs().stop();
    QTRY_VERIFY(before.isModified());
    openAndWait(after, place("p.ardent"));
    QCOMPARE(after.runs().all().size(), std::size_t(1));
}

void ProjectTest::otherDataEndTheQueue() {
    Session session;
    trainOnTable(session);
    session.setOption("max_epochs", 100000LL);
    session.setOption("patience", 100000LL);
    session.runs().replicate(3);
    QTRY_VERIFY(session.runs().live());
    write("u.csv", smallTable(60));
    openAndWait(session, place("u.csv"));
    QVERIFY(session.runs().all().empty());
    QCOMPARE(session.runs().queue().total(), 0);
    QVERIFY(!session.runs().isPreparing());
}

void ProjectTest::damagedFilesLeaveWhatIsThere() {
    Session session;
    trainOnTable(session);
    save(session, place("p.ardent"));
    QFile file(place("p.ardent"));
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.resize(file.size() / 2));
    file.close();
    QSignalSpy trouble(&session, &Session::trouble);
    openAndWait(session, place("p.ardent"));
    QCOMPARE(trouble.count(), 1);
    QVERIFY(trouble.front().front().toString().contains(QStringLiteral("p.ardent")));
    QCOMPARE(session.runs().all().size(), std::size_t(1));
}

/// Also where the session ends before.
void ProjectTest::everySavingIsDoneInOrder() {
    std::vector<int> done;
    auto session = std::make_unique<Session>();
    trainOnTable(*session);
    for (int i = 0; i < 3; ++i)
        session->saveProject(place("p.ardent"), {}, [&done, i] { done.push_back(i); });
    QTRY_COMPARE(done, (std::vector<int>{0, 1, 2}));
    QVERIFY(!session->isModified());
    for (const char* name : {"q.ardent", "r.ardent"}) session->saveProject(place(name), {});
    session.reset();
    for (const char* name : {"q.ardent", "r.ardent"}) QVERIFY(QFile::exists(place(name)));
}

void ProjectTest::modifiedMeansThereIsSomethingToSave() {
    Session session;
    QVERIFY(!session.isModified());
    trainOnTable(session);
    session.runs().remove(session.runs().current()->id);
    session.runs().reset();
    QTRY_VERIFY(session.runs().prepared());
    QVERIFY(!session.isModified());
    session.runs().stop();
    QVERIFY(session.runs().all().empty());
    QVERIFY(!session.isModified());
    train(session);
    QVERIFY(session.isModified());
    save(session, place("p.ardent"));
    QVERIFY(!session.isModified());
    const int run = session.runs().current()->id;
    const QString name = session.runs().current()->name;
    session.runs().rename(run, QStringLiteral("Another"));
    QVERIFY(session.isModified());
    session.runs().rename(run, name);
    QVERIFY(!session.isModified());
    session.setSeed(99);
    QVERIFY(session.isModified());
    session.setSeed(1);
    QVERIFY(!session.isModified());
    QSignalSpy trouble(&session, &Session::trouble);
    session.runs().remove(run);
    session.saveProject(place("no/such/folder.ardent"), {});
    QVERIFY(trouble.wait());
    QVERIFY(session.isModified());
    QCOMPARE(session.projectPath(), place("p.ardent"));
}

/// From its end on, through every project; another run has another.
void ProjectTest::whatARunHasLearnedKeepsItsId() {
    Session before, after;
    trainOnTable(before);
    const std::string first = only(before).result;
    QVERIFY(!first.empty());
    save(before, place("p.ardent"));
    before.setSeed(7);
    train(before);
    QCOMPARE(only(before).result, first);
    const std::string second = before.runs().all().back()->result;
    QVERIFY(!second.empty() && second != first);
    save(before, place("p.ardent"));
    before.runs().remove(before.runs().all().back()->id);
    save(before, place("q.ardent"));
    openAndWait(after, place("p.ardent"));
    QCOMPARE(only(after).result, first);
    QCOMPARE(after.runs().all().back()->result, second);
    openAndWait(after, place("q.ardent"));
    QCOMPARE(only(after).result, first);
    openAndWait(after, test::inSources("tests/reference/project_v1.ardent"));
    for (const auto& run : after.runs().all()) QVERIFY(!run->result.empty());
}

/// Though reading it, which undoes what was begun, changes the file.
void ProjectTest::aCutSaveIsNoChangeByOthers() {
    Session before, after;
    trainOnTable(before);
    save(before, place("p.ardent"));
    before.openSample(QStringLiteral("moons"));
    QTRY_COMPARE(before.projectPath(), QString());
    test::cutSave(place("p.ardent").toStdString());
    openAndWait(after, place("p.ardent"));
    QTRY_COMPARE(after.runs().all().size(), std::size_t(1));
    QVERIFY(!after.isChangedByOthers());
}

void ProjectTest::theStoredFormatsStillOpen_data() {
    QTest::addColumn<QString>("name");
    for (const char* name : {"project_v1.ardent", "project_v2.ardent"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

void ProjectTest::theStoredFormatsStillOpen() {
    QFETCH(QString, name);
    Session session;
    QSignalSpy trouble(&session, &Session::trouble);
    openAndWait(session, test::inSources("tests/reference/" + name));
    QVERIFY2(trouble.isEmpty(),
             qPrintable(trouble.isEmpty() ? QString() : trouble.front().front().toString()));
    const auto& runs = session.runs().all();
    QCOMPARE(runs.size(), std::size_t(3));
    for (const auto& run : runs) {
        QCOMPARE(run->state(), RunState::Finished);
        QVERIFY(run->shown()->predictor);
        QVERIFY(run->snapshot->metrics);
        QVERIFY(!run->snapshot->keptTick);  // which was not stored yet
        QCOMPARE(run->inputs.data, session.data());
    }
    QCOMPARE(runs[0]->name, QStringLiteral("Small net"));
    QVERIFY(runs[1]->snapshot->path);
    QVERIFY(runs[2]->snapshot->boosting);
    QVERIFY(!runs[1]->canLookBack() && !runs[2]->canLookBack());  // which was not stored yet
    QCOMPARE(session.seed(), Seed(5));
}

ARDENT_TEST(ProjectTest)
#include "project_test.moc"
