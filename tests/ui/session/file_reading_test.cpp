#include "tests/ui/session/small_session.h"

using namespace ardent;
using namespace ardent::test;

namespace {

ReadingOptions withoutHeader() {
    ReadingOptions options;
    options.header = 0;
    return options;
}

ReadingOptions skipping(Index lines) {
    ReadingOptions options;
    options.skip = lines;
    return options;
}

}  // namespace

/// Files that are read with other options, while runs stay.
class FileReadingTest : public QObject {
    Q_OBJECT

private slots:
    void theTableIsPutInPlace();
    void whatTheTableLacksIsForgotten();
    void anotherFileIsOpened();
    void aProjectReadsAlike();
    void otherRowsAreNotSelected();

private:
    static QByteArray table() { return classesByNumber("1,2,3", ""); }
    void open(Session& session) {
        openAndWait(session, sandbox_.write(QStringLiteral("t.csv"), table()));
        session.takeReading(*loadFile(session.data()->path, {{}, skipping(1)}));
        learnFrom(session, "column 3");
    }

    Sandbox sandbox_;
};

void FileReadingTest::theTableIsPutInPlace() {
    Session session;
    open(session);
    QCOMPARE(session.data()->table.rows, 60);
    trainToEnd(session);
    QSignalSpy changed(&session, &Session::dataChanged), reread(&session, &Session::dataReread);
    const DataPtr other = *loadFile(session.data()->path, {{}, withoutHeader()});
    session.takeReading(other);
    QCOMPARE(changed.count(), 0);
    QCOMPARE(reread.count(), 1);
    QCOMPARE(session.data(), other);
    QVERIFY(!session.isLoading());
    QVERIFY(!missingForRun(session.inputs()));
    QCOMPARE(session.runs().all().size(), std::size_t(1));
    QCOMPARE(session.runs().staleness(*session.runs().current()), Staleness::Data);
    trainToEnd(session);
    QVERIFY(session.runs().current()->task->recipe->fileReading == withoutHeader());
    session.takeReading(*loadFile(session.data()->path, {{}, skipping(1)}));
    QCOMPARE(session.runs().staleness(*session.runs().all().front()), Staleness::None);
}

void FileReadingTest::whatTheTableLacksIsForgotten() {
    Session session;
    open(session);
    session.setRole(QStringLiteral("column 1"), Role::Ignore);
    session.setSplitRule(SplitRule::Groups, QStringLiteral("column 2"));
    ReadingOptions named;
    named.header = 1;
    session.takeReading(*loadFile(session.data()->path, {{}, named}));
    QCOMPARE(session.data()->table.columns[0].name, std::string("1"));
    QVERIFY(session.recipe().target.empty());
    QVERIFY(session.recipe().roles.empty());
    QCOMPARE(session.recipe().splitRule, SplitRule::Chance);
}

void FileReadingTest::anotherFileIsOpened() {
    Session session;
    open(session);
    trainToEnd(session);
    QSignalSpy opened(&session, &Session::fileOpened);
    session.takeReading(
        *loadFile(sandbox_.write(QStringLiteral("u.csv"), table()), {{}, withoutHeader()}));
    QCOMPARE(opened.count(), 1);
    QCOMPARE(session.data()->title, QStringLiteral("u.csv"));
    QVERIFY(session.runs().all().empty());
    QVERIFY(session.recipe().fileReading == withoutHeader());
    QVERIFY(!session.isLoading());
}

void FileReadingTest::aProjectReadsAlike() {
    Session before, after;
    open(before);
    trainToEnd(before);
    before.takeReading(*loadFile(before.data()->path, {{}, skipping(5)}));
    trainToEnd(before);
    passOn(before, after, sandbox_.path(QStringLiteral("p.ardent")));

    QVERIFY(after.choices() == before.choices());
    QCOMPARE(after.data()->digest, before.data()->digest);
    QVERIFY(after.recipe().fileReading == skipping(5));
    const auto& runs = after.runs().all();
    QCOMPARE(runs.size(), std::size_t(2));
    QVERIFY(!runs[0]->isOnOtherRows && !runs[1]->isOnOtherRows);
    QCOMPARE(after.runs().staleness(*runs[0]), Staleness::Data);
    QCOMPARE(after.runs().staleness(*runs[1]), Staleness::None);
    after.takeOver(runs[0]->inputs);
    QCOMPARE(after.data()->table.rows, 60);
    QCOMPARE(after.runs().staleness(*runs[0]), Staleness::None);
}

void FileReadingTest::otherRowsAreNotSelected() {
    Session session;
    open(session);
    auto rows = std::make_shared<RowSelection>(session.data()->table.rows);
    rows->add(3, 7);
    session.selectRows(rows);
    QVERIFY(session.selectedRows());
    session.takeReading(*loadFile(session.data()->path, {{}, skipping(5)}));
    QVERIFY(!session.selectedRows());
    session.selectRows(rows);
    QVERIFY(!session.selectedRows());
}

ARDENT_TEST(FileReadingTest)
#include "file_reading_test.moc"
