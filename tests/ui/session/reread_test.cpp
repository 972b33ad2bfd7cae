#include "tests/ui/session/small_session.h"

using namespace ardent;
using namespace ardent::test;

namespace {

const QStringList kC{QStringLiteral("c")};

bool isRead(const Session& session) {
    return QTest::qWaitFor([&] { return !session.isLoading(); });
}

ColumnType typeOf(const Session& session, const char* column) {
    const Table& table = session.data()->table;
    return table.columns[static_cast<std::size_t>(table.find(column))].type;
}

}  // namespace

/// Columns that are read otherwise by hand, while all else stays.
class RereadTest : public QObject {
    Q_OBJECT

private slots:
    void theTableFollowsAndRunsBecomeStale();
    void goingBackFindsTheTableOfARun();
    void selectedRowsAreExcluded();
    void noRunBeginsUntilItIsRead();
    void aRunsReadingIsTakenOver();
    void aChangedFileIsToldAndNothingChanges();
    void aMissingFileIsToldAndNothingChanges();
    void theLastOfManyChoicesHolds();
    void anotherTableForgetsTheChoice();
    void aSampleStaysAsItIs();
    void aProjectKeepsTheReadings();

private:
    void open(Session& session) {
        openAndWait(session, sandbox_.write(QStringLiteral("t.csv"), table()));
        learnFrom(session, "y");
    }
    /// c is a class told by number.
    static QByteArray table() { return classesByNumber("a,c,y", "0"); }

    Sandbox sandbox_;
};

void RereadTest::theTableFollowsAndRunsBecomeStale() {
    Session session;
    open(session);
    trainToEnd(session);
    const RunEntry& run = *session.runs().current();
    QSignalSpy changed(&session, &Session::dataChanged), reread(&session, &Session::dataReread);
    session.setReading(kC, ReadAs::Category);
    QVERIFY(isRead(session));
    QCOMPARE(typeOf(session, "c"), ColumnType::Categorical);
    QCOMPARE(session.data()->table.columns[1].levels, (std::vector<std::string>{"00", "01", "02"}));
    QCOMPARE(changed.count(), 0);
    QCOMPARE(reread.count(), 1);
    QCOMPARE(session.recipe().target, std::string("y"));
    QCOMPARE(session.runs().all().size(), std::size_t(1));
    QCOMPARE(session.runs().staleness(run), Staleness::Data);
    trainToEnd(session);
    QCOMPARE(session.runs().current()->task->x.cols(), 4);
    QCOMPARE(session.runs().staleness(*session.runs().current()), Staleness::None);
}

void RereadTest::goingBackFindsTheTableOfARun() {
    Session session;
    open(session);
    trainToEnd(session);
    const DataPtr first = session.data();
    const Choices before = session.choices();
    session.setReading(kC, ReadAs::Category);
    QVERIFY(isRead(session));
    session.restore(before);
    QVERIFY(!session.isLoading());
    QCOMPARE(session.data(), first);
    QCOMPARE(session.runs().staleness(*session.runs().current()), Staleness::None);
}

void RereadTest::selectedRowsAreExcluded() {
    Session session;
    open(session);
    trainToEnd(session);
    const Choices before = session.choices();
    const Index rows = session.data()->table.rows;
    QVERIFY(!session.canExcludeSelectedRows());
    RowSelection selected(rows);
    selected.add(0, rows - 1);
    session.selectRows(std::make_shared<const RowSelection>(selected));
    QVERIFY(!session.canExcludeSelectedRows());
    selected.remove(3, rows - 1);
    selected.remove(1, 1);
    session.selectRows(std::make_shared<const RowSelection>(selected));
    QVERIFY(session.canExcludeSelectedRows());
    session.excludeSelectedRows();
    QVERIFY(isRead(session));
    QCOMPARE(session.data()->table.rows, rows - 2);
    QVERIFY((session.recipe().shape.back() == ShapeStep{StepKind::Exclude, {}, "1, 3"}));
    QVERIFY(!session.selectedRows());
    QCOMPARE(session.runs().all().size(), std::size_t(1));
    QCOMPARE(session.runs().staleness(*session.runs().current()), Staleness::Data);
    session.restore(before);
    QVERIFY(isRead(session));
    QCOMPARE(session.data()->table.rows, rows);
}

void RereadTest::noRunBeginsUntilItIsRead() {
    Session session;
    open(session);
    QVERIFY(!missingForRun(session.inputs()));
    session.setReading(kC, ReadAs::Category);
    QVERIFY(session.isLoading());
    QVERIFY(missingForRun(session.inputs())->contains(QStringLiteral("being read again")));
    QVERIFY(isRead(session));
    QVERIFY(!missingForRun(session.inputs()));
}

void RereadTest::aRunsReadingIsTakenOver() {
    Session session;
    open(session);
    session.setReading(kC, ReadAs::Category);
    QVERIFY(isRead(session));
    trainToEnd(session);
    session.setReading(kC, ReadAs::Automatic);
    QVERIFY(isRead(session));
    QCOMPARE(typeOf(session, "c"), ColumnType::Numeric);
    session.takeOver(session.runs().current()->inputs);
    QCOMPARE(typeOf(session, "c"), ColumnType::Categorical);
    QCOMPARE(session.runs().staleness(*session.runs().current()), Staleness::None);
}

void RereadTest::aChangedFileIsToldAndNothingChanges() {
    Session session;
    open(session);
    const DataPtr before = session.data();
    sandbox_.write(QStringLiteral("t.csv"), table().replace('7', '8'));
    QFile changed(session.data()->path);
    QVERIFY(changed.open(QIODevice::Append) &&
            changed.setFileTime(QDateTime::currentDateTime().addSecs(10),
                                QFileDevice::FileModificationTime));
    changed.close();
    QSignalSpy trouble(&session, &Session::trouble);
    session.setReading(kC, ReadAs::Category);
    QVERIFY(isRead(session));
    QCOMPARE(trouble.count(), 1);
    QCOMPARE(trouble[0][0].toString(),
             QStringLiteral("t.csv has changed since it was opened: open it again."));
    QCOMPARE(session.data(), before);
    QVERIFY(session.recipe().readings.empty());
}

void RereadTest::aMissingFileIsToldAndNothingChanges() {
    Session session;
    open(session);
    QVERIFY(QFile::remove(session.data()->path));
    QSignalSpy trouble(&session, &Session::trouble);
    session.setReading(kC, ReadAs::Category);
    QVERIFY(isRead(session));
    QCOMPARE(trouble.count(), 1);
    QVERIFY(session.recipe().readings.empty());
    QVERIFY(!missingForRun(session.inputs()));
}

void RereadTest::theLastOfManyChoicesHolds() {
    Session session;
    open(session);
    session.setReading(kC, ReadAs::Category);
    session.setReading({QStringLiteral("a"), QStringLiteral("c")}, ReadAs::Category);
    session.setReading(kC, ReadAs::Automatic);
    QVERIFY(isRead(session));
    QCOMPARE(typeOf(session, "a"), ColumnType::Categorical);
    QCOMPARE(typeOf(session, "c"), ColumnType::Numeric);
    session.setReading({QStringLiteral("a")}, ReadAs::Number);
    session.setReading({QStringLiteral("a")}, ReadAs::Category);
    QVERIFY(!session.isLoading());
}

void RereadTest::anotherTableForgetsTheChoice() {
    Session session;
    open(session);
    session.setReading(kC, ReadAs::Category);
    QSignalSpy opened(&session, &Session::fileOpened);
    session.openFile(sandbox_.write(QStringLiteral("u.csv"), table()));
    QVERIFY(opened.wait());
    QVERIFY(session.recipe().readings.empty());
    QCOMPARE(typeOf(session, "c"), ColumnType::Numeric);
    QVERIFY(isRead(session));
    QCOMPARE(typeOf(session, "c"), ColumnType::Numeric);
}

void RereadTest::aSampleStaysAsItIs() {
    Session session;
    QVERIFY(!session.canReread());
    QSignalSpy arrived(&session, &Session::sampleOpened);
    session.openSample(QStringLiteral("moons"));
    QVERIFY(arrived.wait());
    QVERIFY(!session.canReread());
    openAndWait(session, sandbox_.write(QStringLiteral("t.csv"), table()));
    QVERIFY(session.canReread());
}

void RereadTest::aProjectKeepsTheReadings() {
    Session before, after;
    open(before);
    trainToEnd(before);
    before.setReading(kC, ReadAs::Category);
    QVERIFY(isRead(before));
    trainToEnd(before);
    passOn(before, after, sandbox_.path(QStringLiteral("p.ardent")));

    QVERIFY(after.choices() == before.choices());
    QCOMPARE(typeOf(after, "c"), ColumnType::Categorical);
    const auto& runs = after.runs().all();
    QCOMPARE(runs.size(), std::size_t(2));
    QCOMPARE(after.runs().staleness(*runs[1]), Staleness::None);
    QCOMPARE(after.runs().staleness(*runs[0]), Staleness::Data);
    QVERIFY(!runs[0]->isOnOtherRows);
    after.takeOver(runs[0]->inputs);
    QCOMPARE(typeOf(after, "c"), ColumnType::Numeric);
    QCOMPARE(after.runs().staleness(*runs[0]), Staleness::None);
}

ARDENT_TEST(RereadTest)
#include "reread_test.moc"
