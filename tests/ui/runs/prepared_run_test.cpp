#include <QLabel>
#include <QLineEdit>

#include "tests/ui/runs/listed_runs.h"

using namespace ardent;
using namespace ardent::test;

/// What Reset prepares is no run of a person's before it has begun.
class PreparedRunTest : public ListedRuns {
    Q_OBJECT

private slots:
    void init() { begin(); }
    void cleanup() { window_.reset(); }
    void isNotListedBeforeItBegins();
    void clearsTheViews();
    void nothingActsOnIt();
    void runsOfOtherTargetsStayApart();
    void isNotKeptInAProject();
    void givesWayToTheQueue();
    void givesWayToWhatIsQueuedMeanwhile();
    void givesWayWhileTheRunBeforeEnds();
    void beginsWithThePresentSettings_data();
    void beginsWithThePresentSettings();
    void aRunPausedBeforeItsFirstTickIsNoneOfThem();

private:
    QString status() { return child<QLabel>(window_->window(), "statusActivity")->text(); }
    QString emptyText(const char* view) {
        window_->window().views().showPage(QLatin1String(view));
        const Figure& figure = window_->window().views().page(QLatin1String(view))->figure();
        return figure.isEmpty() ? QString::fromStdString(figure.empty) : QString();
    }
    void reset();
};

void PreparedRunTest::reset() {
    click(window_->tool("run.reset"));
    QTRY_VERIFY(runs().prepared());
}

void PreparedRunTest::isNotListedBeforeItBegins() {
    runEndlessly();
    for (int i = 0; i < 2; ++i) {
        reset();
        QTRY_VERIFY(cell(0, RunsModel::State).startsWith(QStringLiteral("Stopped")));
        QCOMPARE(table().model()->rowCount(), 1);
        QCOMPARE(runs().all().size(), std::size_t(1));
        QVERIFY(!runs().live());
        QCOMPARE(window_->tool("run.start")->text().remove(u'&'), QStringLiteral("Run"));
        QVERIFY(!window_->tool("run.stop")->isEnabled());
    }
    click(window_->tool("run.step"));
    QCOMPARE(table().model()->rowCount(), 2);
    QVERIFY(!runs().prepared());
    QCOMPARE(cell(1, RunsModel::Name), QStringLiteral("Run 2"));
    QVERIFY(runs().all()[0]->colour != runs().all()[1]->colour);
    QCOMPARE(runs().current(), runs().all()[1].get());
    QVERIFY(table().selectionModel()->isRowSelected(1));
    QTRY_COMPARE(runs().live()->snapshot->tick, 1);
}

void PreparedRunTest::clearsTheViews() {
    runOnce();
    reset();
    QVERIFY(!runs().current());
    QVERIFY(!table().selectionModel()->hasSelection());
    QCOMPARE(status(), QStringLiteral("Ready: press Run (F5)"));
    for (const char* view : {"boundary", "relevance", "effects", "predictions", "interactions"})
        QVERIFY2(emptyText(view).contains(QStringLiteral("Press Run (F5)")), view);
    QVERIFY2(emptyText("compare").startsWith(QStringLiteral("There is one run so far")),
             qPrintable(emptyText("compare")));
    table().selectRow(0);
    QCOMPARE(runs().current(), runs().all().front().get());
    QTRY_VERIFY(emptyText("boundary").isEmpty());
}

void PreparedRunTest::nothingActsOnIt() {
    runOnce();
    table().setFocus();
    reset();
    for (const auto& [key, with] : {std::pair{Qt::Key_Delete, Qt::NoModifier},
                                    {Qt::Key_B, Qt::ControlModifier},
                                    {Qt::Key_F2, Qt::NoModifier}})
        QTest::keyClick(&table(), key, with);
    QVERIFY(!table().viewport()->findChild<QLineEdit*>());
    QCOMPARE(runs().all().size(), std::size_t(1));
    QVERIFY(!runs().isPinned(runs().all().front()->id));
    QVERIFY(runs().prepared());
}

/// The newest run stands for the one that no view shows.
void PreparedRunTest::runsOfOtherTargetsStayApart() {
    runOnce();
    session().setTarget(QStringLiteral("b"));
    runOnce();
    reset();
    const QString empty = emptyText("compare");
    QVERIFY2(empty.startsWith(QStringLiteral("There is one run to compare so far")) &&
                 empty.contains(QStringLiteral("1 run predicts another target (y)")),
             qPrintable(empty));
    QCOMPARE(runs().baseline(), runs().all().back().get());
}

void PreparedRunTest::isNotKeptInAProject() {
    runOnce();
    reset();
    const QString path = sandbox_.path(QStringLiteral("p.ardent"));
    QSignalSpy saved(&session(), &Session::projectSaved);
    session().saveProject(path, {});
    QTRY_COMPARE(saved.size(), qsizetype{1});
    QSignalSpy opened(&session(), &Session::projectOpened);
    session().openFile(path);
    QTRY_COMPARE(opened.size(), qsizetype{1});
    QVERIFY(!runs().prepared());
    QCOMPARE(runs().all().size(), std::size_t(1));
    QCOMPARE(runs().numbered(), 1);
}

void PreparedRunTest::givesWayToTheQueue() {
    reset();
    window_->key(Qt::Key_F5, Qt::ControlModifier);
    QVERIFY(window_->allEnded(1));
    QVERIFY(!runs().prepared());
    QCOMPARE(runs().current(), runs().all().front().get());
}

void PreparedRunTest::givesWayToWhatIsQueuedMeanwhile() {
    runs().reset();
    runs().enqueue();
    QVERIFY(window_->allEnded(1));
    QVERIFY(!runs().prepared());
    QCOMPARE(runs().queue().total(), 0);
}

/// The last snapshot of the run before comes while what was queued is being prepared.
void PreparedRunTest::givesWayWhileTheRunBeforeEnds() {
    runEndlessly();
    runs().reset();
    session().setOption("max_epochs", 5LL);
    runs().enqueue();
    QVERIFY(window_->allEnded(2));
    QVERIFY(!runs().prepared());
    QCOMPARE(runs().all()[0]->state(), RunState::Cancelled);
    QCOMPARE(runs().all()[1]->snapshot->tick, 5);
}

void PreparedRunTest::beginsWithThePresentSettings_data() {
    QTest::addColumn<QByteArray>("command");
    QTest::newRow("run") << QByteArray("run.start");
    QTest::newRow("step") << QByteArray("run.step");
}

void PreparedRunTest::beginsWithThePresentSettings() {
    QFETCH(QByteArray, command);
    reset();
    session().setOption("features", 25LL);
    session().setRole(QStringLiteral("b"), Role::Ignore);
    session().setSeed(77);
    click(window_->tool(command.constData()));
    QTRY_COMPARE(runs().all().size(), std::size_t(1));
    const RunEntry& run = *runs().all().front();
    QVERIFY(run.firstOptions.at("features") == OptionValue(25LL));
    QCOMPARE(run.inputs.recipe.seed, Seed(77));
    QCOMPARE(run.task->recipe->sources.size(), std::size_t(3));
    QCOMPARE(run.name, QStringLiteral("Run 1"));
    QCOMPARE(runs().staleness(run), Staleness::None);
    QVERIFY(!runs().prepared());
}

void PreparedRunTest::aRunPausedBeforeItsFirstTickIsNoneOfThem() {
    window_->chooseEndlessRun();
    connect(
        &runs(), &Runs::progressed, this, [this] { runs().pause(); }, Qt::SingleShotConnection);
    runs().start();
    QTRY_VERIFY(runs().live() && runs().live()->state() == RunState::Paused);
    QSignalSpy trouble(&session(), &Session::trouble);
    runs().replicate(1);
    QCOMPARE(trouble.count(), 1);
    QCOMPARE(runs().queue().total(), 0);
}

ARDENT_TEST(PreparedRunTest)
#include "prepared_run_test.moc"
