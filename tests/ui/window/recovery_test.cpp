#include "ui/window/recovery.h"

#include <QDir>
#include <QLockFile>
#include <QPushButton>

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
    void closingLeavesNothing();
    void whatACrashLeftIsRestored();
    void whatACrashLeftIsDiscarded();
    void theSessionOfAnotherWindowIsNotOffered();
    void aBrokenCopyIsNotOffered();

private:
    static QStringList copies() {
        return QDir(Recovery::folder()).entryList({QStringLiteral("*.ardent")}, QDir::Files);
    }
    static QString left() { return Recovery::folder() + QStringLiteral("/left.ardent"); }
    Session& session() { return window_->session(); }
    Banner& banner() { return *window_->window().findChild<Banner*>(); }
    void train();
    void crash();

    Sandbox sandbox_;
    std::unique_ptr<WindowFixture> window_;
};

void RecoveryTest::init() {
    QDir(Recovery::folder()).removeRecursively();
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

/// Leaves a copy that nobody keeps, and opens the next window.
void RecoveryTest::crash() {
    train();
    const QString copy = Recovery::folder() + u'/' + copies().front();
    QVERIFY(QFile::copy(copy, left()));
    window_.reset();
    window_ = std::make_unique<WindowFixture>();
    QVERIFY(window_->isActive());
    QTRY_VERIFY(banner().isVisible());
}

void RecoveryTest::aRunThatHasEndedIsKeptUntilItIsSaved() {
    train();
    const QString project = sandbox_.path(QStringLiteral("p.ardent"));
    session().saveProject(project, {});
    QTRY_VERIFY(copies().isEmpty());
    QVERIFY(QFile::exists(project));
    session().runs().reset();
    QTRY_VERIFY(session().runs().live());
    window_->key(Qt::Key_F5);
    QTRY_COMPARE(copies().size(), 1);
    window_->session().openSample(QStringLiteral("moons"));
    QTRY_VERIFY(copies().isEmpty());
}

void RecoveryTest::closingLeavesNothing() {
    train();
    window_.reset();
    QVERIFY(copies().isEmpty());
}

void RecoveryTest::whatACrashLeftIsRestored() {
    crash();
    QCOMPARE(banner().text(), QStringLiteral("Ardent closed unexpectedly; 1 run can be restored."));
    click(child<QPushButton>(banner(), "bannerYes"));
    QTRY_COMPARE(session().runs().all().size(), std::size_t(1));
    QVERIFY(!banner().isVisible());
    QCOMPARE(session().seed(), Seed(7));
    QCOMPARE(session().method()->id, std::string_view("rffnet"));
    QCOMPARE(session().projectPath(), QString());
    QVERIFY(session().isModified());
    QTRY_VERIFY(!QFile::exists(left()));
    QCOMPARE(copies().size(), 1);  // this window's own
}

void RecoveryTest::whatACrashLeftIsDiscarded() {
    crash();
    click(child<QPushButton>(banner(), "bannerNo"));
    QVERIFY(!banner().isVisible());
    QVERIFY(copies().isEmpty());
    QVERIFY(session().runs().all().empty());
}

void RecoveryTest::theSessionOfAnotherWindowIsNotOffered() {
    train();
    const QString copy = Recovery::folder() + u'/' + copies().front();
    QLockFile other(copy + QStringLiteral(".lock"));
    QVERIFY(!other.tryLock());
    WindowFixture second;
    QSignalSpy opened(&second.session(), &Session::sampleOpened);
    second.session().openSample(QStringLiteral("moons"));
    QVERIFY(opened.wait());
    QVERIFY(!second.window().findChild<Banner*>()->isVisible());
    QVERIFY(QFile::exists(copy));
}

void RecoveryTest::aBrokenCopyIsNotOffered() {
    QVERIFY(QDir().mkpath(Recovery::folder()));
    QFile broken(left());
    QVERIFY(broken.open(QIODevice::WriteOnly));
    broken.write("no project");
    broken.close();
    window_ = std::make_unique<WindowFixture>();
    QTRY_VERIFY(copies().isEmpty());
    QVERIFY(!banner().isVisible());
}

QTEST_MAIN(RecoveryTest)
#include "recovery_test.moc"
