#include "ui/session/project_claim.h"

#include <QFile>

#include "core/store/project_file.h"
#include "tests/ui/session/small_session.h"

using namespace ardent;
using namespace ardent::test;

/// Who may write a project, and what it may be written over, by sessions without a window.
class ProjectClaimTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void oneSessionSavesAProject();
    void linksAreTheSameProject();
    void onlyAProjectIsWrittenOver_data();
    void onlyAProjectIsWrittenOver();
    void anEmptyFileIsWrittenOver();
    void aDamagedProjectIsOverwrittenOnceConfirmed();
    void whatAnotherComputerKeepsIsOverwrittenOnceConfirmed_data();
    void whatAnotherComputerKeepsIsOverwrittenOnceConfirmed();
    void whatOthersHaveChangedIsLeft();
    void whatEndsWhileItIsSavedIsStillToBeSaved();
    void itsNameMayBeAny();
    void nothingIsLeftBeside();

private:
    QString place(const char* name) const { return folder_->filePath(QLatin1String(name)); }
    void write(const char* name, const QByteArray& content) const {
        QFile file(place(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
    }
    QByteArray read(const char* name) const {
        QFile file(place(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    void trainOnTable(Session& session);
    static void train(Session& session);
    static void save(Session& session, const QString& path);
    static void overwrite(Session& session, const QString& path);
    static QString refusal(Session& session, const QString& path);

    Sandbox sandbox_;
    std::unique_ptr<QTemporaryDir> folder_;
};

void ProjectClaimTest::init() {
    folder_ = std::make_unique<QTemporaryDir>();
}

void ProjectClaimTest::train(Session& session) {
    session.setMethod(QStringLiteral("rffnet"));
    session.setOption("features", 20LL);
    session.setOption("max_epochs", 3LL);
    trainToEnd(session);
}

void ProjectClaimTest::trainOnTable(Session& session) {
    write("t.csv", smallTable(200));
    openAndWait(session, place("t.csv"));
    session.setTarget(QStringLiteral("y"));
    train(session);
}

void ProjectClaimTest::save(Session& session, const QString& path) {
    QSignalSpy saved(&session, &Session::projectSaved);
    session.saveProject(path, {});
    QVERIFY(saved.wait());
}

void ProjectClaimTest::overwrite(Session& session, const QString& path) {
    QSignalSpy saved(&session, &Session::projectSaved);
    session.saveProject(
        path, {}, [] {}, Replacing::Any);
    QVERIFY(saved.wait());
}

QString ProjectClaimTest::refusal(Session& session, const QString& path) {
    QSignalSpy trouble(&session, &Session::trouble);
    session.saveProject(path, {});
    return trouble.wait() ? trouble.front().front().toString() : QStringLiteral("saved");
}

void ProjectClaimTest::oneSessionSavesAProject() {
    auto first = std::make_unique<Session>();
    Session second, third;
    trainOnTable(*first);
    save(*first, place("p.ardent"));
    QVERIFY(!first->isOpenElsewhere());
    QSignalSpy notice(&second, &Session::trouble);
    openAndWait(second, place("p.ardent"));
    QCOMPARE(notice.count(), 1);
    QVERIFY(
        notice[0][0].toString().startsWith(QStringLiteral("p.ardent is open in another window")));
    QVERIFY(second.isOpenElsewhere() && !second.otherComputer());
    second.setSeed(9);
    const QByteArray saved = read("p.ardent");
    QVERIFY(refusal(second, place("p.ardent")).startsWith(QStringLiteral("p.ardent is open")));
    QCOMPARE(read("p.ardent"), saved);
    QVERIFY(second.isModified());
    trainOnTable(third);  // which has no project yet
    QVERIFY(refusal(third, place("p.ardent")).startsWith(QStringLiteral("p.ardent is open")));
    save(third, place("q.ardent"));

    save(*first, place("r.ardent"));  // and leaves the other one
    QVERIFY(!second.isOpenElsewhere());
    save(second, place("p.ardent"));
    QVERIFY(!second.isModified());
    QVERIFY(refusal(*first, place("p.ardent")).startsWith(QStringLiteral("p.ardent is open")));
}

void ProjectClaimTest::linksAreTheSameProject() {
    Session first, second;
    trainOnTable(first);
    save(first, place("p.ardent"));
    QVERIFY(QFile::link(place("p.ardent"), place("link.ardent")));
    openAndWait(second, place("link.ardent"));
    QVERIFY(second.isOpenElsewhere());
    save(first, place("link.ardent"));  // its own
    QVERIFY(QFileInfo(place("link.ardent")).isSymLink());
}

void ProjectClaimTest::onlyAProjectIsWrittenOver_data() {
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("the open table") << QByteArray("t.csv") << QByteArray();
    QTest::newRow("notes") << QByteArray("notes.ardent") << QByteArray("What I meant to do");
    QTest::newRow("a model") << QByteArray("m.json") << QByteArray(R"({"format": "ardent-model"})");
}

void ProjectClaimTest::onlyAProjectIsWrittenOver() {
    QFETCH(QByteArray, name);
    QFETCH(QByteArray, content);
    Session session;
    trainOnTable(session);
    if (!content.isEmpty()) write(name, content);
    const QByteArray before = read(name);
    QCOMPARE(refusal(session, place(name)),
             QLatin1String(name) +
                 QStringLiteral(" is no project and is left as it is: choose another name."));
    QCOMPARE(read(name), before);
    QVERIFY(session.isModified() && session.projectPath().isEmpty());
}

void ProjectClaimTest::anEmptyFileIsWrittenOver() {
    Session session;
    trainOnTable(session);
    write("empty.ardent", {});
    save(session, place("empty.ardent"));
    QVERIFY(loadProject(place("empty.ardent").toStdString()));
}

void ProjectClaimTest::aDamagedProjectIsOverwrittenOnceConfirmed() {
    Session session;
    trainOnTable(session);
    save(session, place("p.ardent"));
    write("p.ardent", "damaged");
    session.setSeed(3);
    QVERIFY(session.isChangedByOthers());
    overwrite(session, place("p.ardent"));
    QVERIFY(loadProject(place("p.ardent").toStdString()));
}

void ProjectClaimTest::whatAnotherComputerKeepsIsOverwrittenOnceConfirmed_data() {
    QTest::addColumn<QByteArray>("lock");
    QTest::addColumn<QString>("computer");
    QTest::newRow("named") << QByteArray("4711\nardent\nfar-away\n") << QStringLiteral("far-away");
    QTest::newRow("unreadable") << QByteArray() << QString();
}

/// As where a window broke down there.
void ProjectClaimTest::whatAnotherComputerKeepsIsOverwrittenOnceConfirmed() {
    QFETCH(QByteArray, lock);
    QFETCH(QString, computer);
    {
        Session session;
        trainOnTable(session);
        save(session, place("p.ardent"));
    }
    write(".p.ardent.lock", lock);
    Session session;
    openAndWait(session, place("p.ardent"));
    QVERIFY(session.isOpenElsewhere());
    QVERIFY(session.otherComputer() == std::optional(computer));
    session.setSeed(9);
    QVERIFY(refusal(session, place("p.ardent")).startsWith(QStringLiteral("p.ardent is open")));
    overwrite(session, place("p.ardent"));
    QVERIFY(!session.isOpenElsewhere() && !session.isModified());
}

void ProjectClaimTest::whatOthersHaveChangedIsLeft() {
    Session session;
    trainOnTable(session);
    save(session, place("p.ardent"));
    const QByteArray others = read("p.ardent") + "of another program";
    write("p.ardent", others);
    session.setSeed(3);
    QVERIFY(session.isChangedByOthers());
    QVERIFY(refusal(session, place("p.ardent")).startsWith(QStringLiteral("p.ardent was changed")));
    QCOMPARE(read("p.ardent"), others);
    QSignalSpy saved(&session, &Session::projectSaved);
    session.saveProject(
        place("p.ardent"), {}, [] {}, Replacing::Any);
    session.setSeed(4);
    session.saveProject(place("p.ardent"), {});  // knows what the one before has written
    QTRY_COMPARE(saved.count(), 2);
    QVERIFY(!session.isModified() && !session.isChangedByOthers());
}

void ProjectClaimTest::whatEndsWhileItIsSavedIsStillToBeSaved() {
    Session session;
    trainOnTable(session);
    train(session);
    const int second = session.runs().all().back()->id;
    session.runs().remove(second);
    QSignalSpy saved(&session, &Session::projectSaved);
    session.saveProject(place("p.ardent"), {});
    session.runs().bringBack(second);
    QVERIFY(saved.wait());
    QVERIFY(session.isModified());
    QCOMPARE(loadProject(place("p.ardent").toStdString())->runs.size(), std::size_t(1));
}

void ProjectClaimTest::itsNameMayBeAny() {
    {
        Session session;
        trainOnTable(session);
        save(session, place("analysis.v2"));
    }
    Session session;
    QSignalSpy opened(&session, &Session::projectOpened);
    openAndWait(session, place("analysis.v2"));
    QCOMPARE(opened.count(), 1);
    QCOMPARE(session.projectPath(), place("analysis.v2"));
}

void ProjectClaimTest::nothingIsLeftBeside() {
    {
        Session session;
        trainOnTable(session);
        for (const char* name : {"p.ardent", "q.ardent", "p.ardent"}) save(session, place(name));
        QVERIFY(QFile::exists(place(".p.ardent.lock")));
    }
    QCOMPARE(QDir(folder_->path()).entryList(QDir::Files | QDir::Hidden),
             (QStringList{QStringLiteral("p.ardent"), QStringLiteral("q.ardent"),
                          QStringLiteral("t.csv")}));
}

ARDENT_TEST(ProjectClaimTest)
#include "project_claim_test.moc"
