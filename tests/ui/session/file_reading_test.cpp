#include "tests/ui/support.h"
#include "ui/session/session.h"

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

void train(Session& session) {
    const std::size_t runs = session.runs().all().size();
    session.runs().start();
    QTRY_VERIFY(session.runs().all().size() > runs && !session.runs().current()->run);
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
    static QByteArray table() {
        QByteArray text("1,2,3\n");
        for (int i = 0; i < 60; ++i)
            text += QByteArray::number(0.37 * (i % 11)) + ',' + QByteArray::number(i % 3) + ',' +
                    QByteArray::number(0.25 * (i % 11) + (i % 3 == 1)) + '\n';
        return text;
    }
    void open(Session& session) {
        openAndWait(session, sandbox_.write(QStringLiteral("t.csv"), table()));
        session.takeReading(*loadFile(session.data()->path, {}, skipping(1)));
        session.setTarget(QStringLiteral("column 3"));
        session.setMethod(QStringLiteral("ridge"));
    }

    Sandbox sandbox_;
};

void FileReadingTest::theTableIsPutInPlace() {
    Session session;
    open(session);
    QCOMPARE(session.data()->table.rows, 60);
    train(session);
    QSignalSpy changed(&session, &Session::dataChanged), reread(&session, &Session::dataReread);
    const DataPtr other = *loadFile(session.data()->path, {}, withoutHeader());
    session.takeReading(other);
    QCOMPARE(changed.count(), 0);
    QCOMPARE(reread.count(), 1);
    QCOMPARE(session.data(), other);
    QVERIFY(!session.isLoading());
    QVERIFY(!missingForRun(session.inputs()));
    QCOMPARE(session.runs().all().size(), std::size_t(1));
    QCOMPARE(session.runs().staleness(*session.runs().current()), Staleness::Data);
    train(session);
    QVERIFY(session.runs().current()->task->recipe->fileReading == withoutHeader());
    session.takeReading(*loadFile(session.data()->path, {}, skipping(1)));
    QCOMPARE(session.runs().staleness(*session.runs().all().front()), Staleness::None);
}

void FileReadingTest::whatTheTableLacksIsForgotten() {
    Session session;
    open(session);
    session.setRole(QStringLiteral("column 1"), Role::Ignore);
    session.setSplitRule(SplitRule::Groups, QStringLiteral("column 2"));
    ReadingOptions named;
    named.header = 1;
    session.takeReading(*loadFile(session.data()->path, {}, named));
    QCOMPARE(session.data()->table.columns[0].name, std::string("1"));
    QVERIFY(session.recipe().target.empty());
    QVERIFY(session.recipe().roles.empty());
    QCOMPARE(session.recipe().splitRule, SplitRule::Chance);
}

void FileReadingTest::anotherFileIsOpened() {
    Session session;
    open(session);
    train(session);
    QSignalSpy opened(&session, &Session::fileOpened);
    session.takeReading(
        *loadFile(sandbox_.write(QStringLiteral("u.csv"), table()), {}, withoutHeader()));
    QCOMPARE(opened.count(), 1);
    QCOMPARE(session.data()->title, QStringLiteral("u.csv"));
    QVERIFY(session.runs().all().empty());
    QVERIFY(session.recipe().fileReading == withoutHeader());
    QVERIFY(!session.isLoading());
}

void FileReadingTest::aProjectReadsAlike() {
    Session before, after;
    open(before);
    train(before);
    before.takeReading(*loadFile(before.data()->path, {}, skipping(5)));
    train(before);
    QSignalSpy saved(&before, &Session::projectSaved);
    before.saveProject(sandbox_.path(QStringLiteral("p.ardent")), {});
    QVERIFY(saved.wait());

    openAndWait(after, sandbox_.path(QStringLiteral("p.ardent")));
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
    session.takeReading(*loadFile(session.data()->path, {}, skipping(5)));
    QVERIFY(!session.selectedRows());
    session.selectRows(rows);
    QVERIFY(!session.selectedRows());
}

ARDENT_TEST(FileReadingTest)
#include "file_reading_test.moc"
