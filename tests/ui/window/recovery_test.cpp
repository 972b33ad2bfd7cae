#include "ui/window/recovery.h"

#include <QDir>
#include <QFileInfo>
#include <QLockFile>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>

#include "tests/support/cut_save.h"
#include "tests/ui/window_fixture.h"
#include "ui/window/banner.h"

using namespace ardent;
using namespace ardent::test;

/// What is left of a session that was not closed, by clicks in the window of the next one.
class RecoveryTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { window_.reset(); }
    void aRunThatHasEndedIsKeptUntilItIsSaved();
    void aRunThatEndsWhileTheProjectIsSavedStaysKept();
    void onlyWhatHasChangedIsKeptAgain();
    void aPersonIsToldOnceThatNothingCanBeKept();
    void closingLeavesNothing();
    void openingAProjectMakesNoCopy();
    void whatACrashLeftIsRestored();
    void aRestoredProjectIsSavedWhereItWas();
    void aNewerProjectIsNotOverwritten_data();
    void aNewerProjectIsNotOverwritten();
    void whatOtherDataReplacedBeforeItWasRestoredStays();
    void whatACrashLeftIsDiscarded();
    void aCopyThatWasBeingWrittenIsRestored();
    void aBrokenCopyTakesItsJournalAlong();
    void afterOneTheNextIsOffered();
    void whatIsLeftAsSoonAsItIsRestoredGoes();
    void theSessionOfAnotherWindowIsNotOffered();
    void aBrokenCopyIsPutAside();
    void whatCannotBePutAsideIsPassedOver();

private:
    static QStringList copies(const char* pattern = "*.ardent") {
        return QDir(Recovery::folder()).entryList({QLatin1String(pattern)}, QDir::Files);
    }
    static QString onlyCopy() { return Recovery::folder() + u'/' + copies().front(); }
    static void breakLeft();
    static QString left() { return Recovery::folder() + QStringLiteral("/left.ardent"); }
    Session& session() { return window_->session(); }
    Banner& banner() { return *window_->window().findChild<Banner*>(); }
    void train();
    QString trainBeyondProject();
    void crash();
    void restore();
    void discard();
    void discardCopy(Banner& question);

    Sandbox sandbox_;
    std::unique_ptr<WindowFixture> window_;
};

void RecoveryTest::init() {
    window_ = std::make_unique<WindowFixture>();
    QVERIFY(window_->isActive());
}

void RecoveryTest::train() {
    window_->openSmallTable(sandbox_);
    session().setSeed(7);
    window_->chooseShortRun();
    window_->key(Qt::Key_F5);
    QTRY_COMPARE(copies().size(), 1);
}

void RecoveryTest::crash() {
    window_->crash();
    QVERIFY(window_->isActive());
    QTRY_VERIFY(banner().isVisible());
}

void RecoveryTest::restore() {
    click(child<QPushButton>(banner(), "bannerYes"));
    QTRY_COMPARE(session().runs().all().size(), std::size_t(1));
}

void RecoveryTest::aRunThatHasEndedIsKeptUntilItIsSaved() {
    train();
    const QString project = sandbox_.path(QStringLiteral("p.ardent"));
    session().saveProject(project, {});
    QTRY_VERIFY(copies().isEmpty());
    QVERIFY(QFile::exists(project));
    session().runs().reset();
    QTRY_VERIFY(session().runs().prepared());
    window_->key(Qt::Key_F5);
    QTRY_COMPARE(copies().size(), 1);
    window_->session().openSample(QStringLiteral("moons"));
    QTRY_VERIFY(copies().isEmpty());
}

/// The second run comes to the session after the project's content was taken and before the project
/// is written.
void RecoveryTest::aRunThatEndsWhileTheProjectIsSavedStaysKept() {
    train();
    session().setSeed(8);
    window_->key(Qt::Key_F5);
    QVERIFY(window_->allEnded(2));
    QTRY_COMPARE(loadProject(onlyCopy().toStdString())->runs.size(), std::size_t(2));
    const int second = session().runs().all().back()->id;
    session().runs().remove(second);
    QTRY_COMPARE(loadProject(onlyCopy().toStdString())->runs.size(), std::size_t(1));
    const QString project = sandbox_.path(QStringLiteral("p.ardent"));
    QSignalSpy saved(&session(), &Session::projectSaved);
    session().saveProject(project, {});
    session().runs().bringBack(second);
    QVERIFY(saved.wait());
    QCOMPARE(loadProject(project.toStdString())->runs.size(), std::size_t(1));
    QVERIFY(session().isModified());
    window_->window().recovery().finish();  // a removal, which would be wrong
    QCOMPARE(copies().size(), 1);
    QTRY_COMPARE(loadProject(onlyCopy().toStdString())->runs.size(), std::size_t(2));
    session().saveProject(project, {});
    QTRY_VERIFY(copies().isEmpty());
    QCOMPARE(loadProject(project.toStdString())->runs.size(), std::size_t(2));
}

void RecoveryTest::discardCopy(Banner& question) {
    click(child<QPushButton>(question, "bannerNo"));
    QTRY_VERIFY(question.text().contains(QStringLiteral("for good")));
    click(child<QPushButton>(question, "bannerYes"));
}

void RecoveryTest::discard() {
    window_->window().close();
    auto* question = window_->window().findChild<QMessageBox*>(QStringLiteral("leaveQuestion"));
    QVERIFY(question);
    click(question->button(QMessageBox::Discard));
    QTRY_VERIFY(!window_->window().isVisible());
    window_.reset();
}

void RecoveryTest::onlyWhatHasChangedIsKeptAgain() {
    train();
    auto& recovery = *window_->window().findChild<Recovery*>();
    const QDateTime before = QDateTime::currentDateTime().addDays(-1);
    const QString copy = onlyCopy();
    const auto age = [&] {
        QFile file(copy);
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.setFileTime(before, QFileDevice::FileModificationTime));
    };
    const auto isOld = [&] { return QFileInfo(copy).lastModified() < before.addSecs(60); };
    QTRY_VERIFY(loadProject(copy.toStdString()));
    age();
    recovery.keep();
    QTest::qWait(300);
    QVERIFY(isOld());
    session().setSeed(9);
    recovery.keep();
    QTRY_VERIFY(!isOld());
}

/// A file is where the folder should be.
void RecoveryTest::aPersonIsToldOnceThatNothingCanBeKept() {
    QDir(Recovery::folder()).removeRecursively();
    QFile inTheWay(Recovery::folder());
    QVERIFY(inTheWay.open(QIODevice::WriteOnly));
    const auto cleared = qScopeGuard([&] { inTheWay.remove(); });
    QSignalSpy told(&session(), &Session::trouble);
    window_->openSmallTable(sandbox_);
    for (const Seed seed : {7, 8}) {
        session().setSeed(seed);
        window_->chooseShortRun();
        const std::size_t runs = session().runs().all().size();
        window_->key(Qt::Key_F5);
        QTRY_VERIFY(session().runs().all().size() > runs && !session().runs().live());
        QTRY_COMPARE(told.count(), 1);
    }
    const QString text = told.front().front().toString();
    QVERIFY2(text.contains(Recovery::folder()), qPrintable(text));
}

void RecoveryTest::closingLeavesNothing() {
    train();
    discard();
    QVERIFY(copies().isEmpty());
}

void RecoveryTest::openingAProjectMakesNoCopy() {
    train();
    const QString project = sandbox_.path(QStringLiteral("p.ardent"));
    session().saveProject(project, {});
    QTRY_VERIFY(copies().isEmpty());
    QSignalSpy opened(&session(), &Session::projectOpened);
    session().openFile(project);
    QTRY_COMPARE(opened.count(), 1);
    QCoreApplication::processEvents();
    QVERIFY(!session().isModified());
    window_->crash();  // after the last writing
    QVERIFY(copies().isEmpty());
}

void RecoveryTest::whatACrashLeftIsRestored() {
    train();
    const QString copy = onlyCopy();
    const QString when = QLocale().toString(QFileInfo(copy).lastModified(), QLocale::ShortFormat);
    crash();
    QCOMPARE(banner().text(),
             QStringLiteral("Ardent closed unexpectedly; 1 run of t.csv, kept on %1, can be "
                            "restored.")
                 .arg(when));
    restore();
    QVERIFY(!banner().isVisible());
    QCOMPARE(session().seed(), Seed(7));
    QCOMPARE(session().method()->id, std::string_view("rffnet"));
    QCOMPARE(session().projectPath(), QString());
    QVERIFY(session().isModified());
    QTRY_VERIFY(!QFile::exists(copy));
    QCOMPARE(copies().size(), 1);  // this window's own
}

/// A project of one run, and a copy of two.
QString RecoveryTest::trainBeyondProject() {
    train();
    const QString project = sandbox_.path(QStringLiteral("mine.ardent"));
    session().saveProject(project, {});
    [&] { QTRY_VERIFY(copies().isEmpty()); }();
    session().setSeed(8);
    window_->key(Qt::Key_F5);
    [&] { QTRY_COMPARE(copies().size(), 1); }();
    return project;
}

void RecoveryTest::aNewerProjectIsNotOverwritten_data() {
    QTest::addColumn<bool>("isThere");
    QTest::newRow("saved since") << true;
    QTest::newRow("gone") << false;
}

void RecoveryTest::aNewerProjectIsNotOverwritten() {
    QFETCH(bool, isThere);
    const QString project = trainBeyondProject();
    QFile file(project);
    if (isThere) {
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.setFileTime(QDateTime::currentDateTime().addDays(1),
                                 QFileDevice::FileModificationTime));
        file.close();
    } else {
        QVERIFY(file.remove());
    }
    crash();
    QVERIFY2(banner().text().contains(QStringLiteral("saving asks for a place")),
             qPrintable(banner().text()));
    click(child<QPushButton>(banner(), "bannerYes"));
    QTRY_COMPARE(session().runs().all().size(), std::size_t(2));
    QCOMPARE(session().projectPath(), QString());
    QVERIFY(session().isModified());
}

void RecoveryTest::aRestoredProjectIsSavedWhereItWas() {
    const QString project = trainBeyondProject();
    crash();
    QVERIFY(!banner().text().contains(QStringLiteral("saving asks")));
    QVERIFY2(banner().text().contains(QStringLiteral("2 runs of mine.ardent")),
             qPrintable(banner().text()));
    click(child<QPushButton>(banner(), "bannerYes"));
    QTRY_COMPARE(session().runs().all().size(), std::size_t(2));
    QCOMPARE(session().projectPath(), project);
    QVERIFY(session().isModified());
    window_->key(Qt::Key_S, Qt::ControlModifier);
    QTRY_VERIFY(!session().isModified());
    QCOMPARE(loadProject(project.toStdString())->runs.size(), std::size_t(2));
    QTRY_VERIFY(copies().isEmpty());
}

void RecoveryTest::whatOtherDataReplacedBeforeItWasRestoredStays() {
    train();
    const QString copy = onlyCopy();
    crash();
    click(child<QPushButton>(banner(), "bannerYes"));
    const QString other = sandbox_.write(QStringLiteral("u.csv"), smallTable(60));
    session().openFile(other);
    QTRY_VERIFY(session().data());
    QCOMPARE(session().data()->title, QStringLiteral("u.csv"));
    session().setTarget(QStringLiteral("y"));
    window_->chooseShortRun();
    window_->key(Qt::Key_F5);
    QTRY_COMPARE(copies().size(), 2);
    session().openFile(sandbox_.path(QStringLiteral("t.csv")));
    QTRY_COMPARE(copies().size(), 1);
    QVERIFY(QFile::exists(copy));
}

/// After a question that the same button, clicked twice, denies.
void RecoveryTest::whatACrashLeftIsDiscarded() {
    train();
    crash();
    for (int i = 0; i < 2; ++i) click(child<QPushButton>(banner(), "bannerNo"));
    QTRY_VERIFY(banner().text().contains(QStringLiteral("can be restored")));
    QCOMPARE(copies().size(), 1);
    discardCopy(banner());
    QVERIFY(!banner().isVisible());
    QVERIFY(copies().isEmpty());
    QVERIFY(session().runs().all().empty());
}

void RecoveryTest::aCopyThatWasBeingWrittenIsRestored() {
    train();
    const std::string copy = onlyCopy().toStdString();
    QTRY_VERIFY(loadProject(copy));
    window_->window().recovery().finish();
    cutSave(copy);
    crash();
    QVERIFY(banner().text().contains(QStringLiteral("1 run of t.csv")));
    restore();
    QTRY_VERIFY(!QFile::exists(QString::fromStdString(copy)));
    QVERIFY(copies("*-journal").isEmpty());
}

void RecoveryTest::aBrokenCopyTakesItsJournalAlong() {
    train();
    breakLeft();
    const auto journal = [](const QString& path) {
        return QString::fromStdString(journalOf(path.toStdString()).string());
    };
    QFile beside(journal(left()));
    QVERIFY(beside.open(QIODevice::WriteOnly));
    crash();
    QVERIFY(QFile::exists(journal(left() + QStringLiteral(".unreadable"))));
    QVERIFY(!QFile::exists(journal(left())));
}

void RecoveryTest::afterOneTheNextIsOffered() {
    train();
    QVERIFY(QFile::copy(onlyCopy(), left()));
    crash();
    session().openFile(sandbox_.path(QStringLiteral("t.csv")));
    QTRY_VERIFY(session().data());
    QVERIFY(banner().isVisible());  // as long as it has no answer
    discardCopy(banner());
    QTRY_VERIFY(banner().isVisible());
    QCOMPARE(copies().size(), 1);
    discardCopy(banner());
    QVERIFY(!banner().isVisible());
    QVERIFY(copies().isEmpty());
}

void RecoveryTest::whatIsLeftAsSoonAsItIsRestoredGoes() {
    train();
    crash();
    restore();
    discard();
    QVERIFY2(copies().isEmpty(), qPrintable(copies().join(u' ')));
}

/// Though it is the newer one.
void RecoveryTest::theSessionOfAnotherWindowIsNotOffered() {
    train();
    const QString copy = onlyCopy();
    QVERIFY(QFile::copy(copy, left()));
    QFile older(left());
    QVERIFY(older.open(QIODevice::ReadWrite));
    QVERIFY(older.setFileTime(QDateTime::currentDateTime().addDays(-1),
                              QFileDevice::FileModificationTime));
    older.close();
    MainWindow second;
    second.show();
    auto& question = *second.findChild<Banner*>();
    QTRY_VERIFY(question.isVisible());
    discardCopy(question);
    QVERIFY(!QFile::exists(left()));
    QVERIFY(QFile::exists(copy));
}

/// The newest of all.
void RecoveryTest::breakLeft() {
    QFile broken(left());
    QVERIFY(broken.open(QIODevice::WriteOnly));
    broken.write("no project");
    QVERIFY(broken.setFileTime(QDateTime::currentDateTime().addDays(1),
                               QFileDevice::FileModificationTime));
}

void RecoveryTest::whatCannotBePutAsideIsPassedOver() {
    train();
    breakLeft();
    QFile inTheWay(left() + QStringLiteral(".unreadable"));
    QVERIFY(inTheWay.open(QIODevice::WriteOnly));
    crash();
    QVERIFY(banner().text().contains(QStringLiteral("1 run of t.csv")));
    QVERIFY2(banner().text().contains(QStringLiteral("cannot be read: %1.").arg(left())),
             qPrintable(banner().text()));
    QVERIFY(QFile::exists(left()));
}

/// And the readable one before it is offered.
void RecoveryTest::aBrokenCopyIsPutAside() {
    train();
    breakLeft();
    crash();
    const QString aside = left() + QStringLiteral(".unreadable");
    QVERIFY(banner().text().contains(QStringLiteral("1 run of t.csv")));
    QVERIFY2(banner().text().contains(aside), qPrintable(banner().text()));
    QCOMPARE(copies("*.unreadable").size(), 1);
    discardCopy(banner());
    QVERIFY(copies().isEmpty());
    QVERIFY(QFile::rename(aside, left()));
    crash();
    QVERIFY2(banner().text().contains(aside), qPrintable(banner().text()));
    QVERIFY(child<QPushButton>(banner(), "bannerYes")->isHidden());
}

ARDENT_TEST(RecoveryTest)
#include "recovery_test.moc"
