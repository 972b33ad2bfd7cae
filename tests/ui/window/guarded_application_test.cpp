#include "ui/window/guarded_application.h"

#include <QTimer>
#include <stdexcept>

#include "tests/ui/window_fixture.h"

using namespace ardent;
using namespace ardent::test;

/// What becomes of the work when the program itself errs.
class GuardedApplicationTest : public QObject {
    Q_OBJECT

private slots:
    void whatEscapesAnEventIsToldOnce();
    void whatIsNotSavedIsKept();

private:
    static GuardedApplication& program() { return *static_cast<GuardedApplication*>(qApp); }
    Sandbox sandbox_;
};

void GuardedApplicationTest::whatEscapesAnEventIsToldOnce() {
    QStringList told;
    program().end = [&told](const QString& what) { told << what; };
    for (const char* fault : {"first", "second"})
        QTimer::singleShot(0, &program(), [fault] { throw std::runtime_error(fault); });
    bool isLater = false;
    QTimer::singleShot(1, &program(), [&isLater] { isLater = true; });
    QTRY_VERIFY(isLater);
    QCOMPARE(told, QStringList{QStringLiteral("first")});
}

/// As the handler of such an error does, before it says so. The window's own writing is still to
/// come, as nothing else has been done since the run ended.
void GuardedApplicationTest::whatIsNotSavedIsKept() {
    WindowFixture fixture;
    fixture.openSmallTable(sandbox_);
    fixture.chooseShortRun();
    fixture.key(Qt::Key_F5);
    QVERIFY(fixture.hasEnded(0));
    QVERIFY(fixture.window().recovery().keepAtOnce());
    const QStringList kept =
        QDir(Recovery::folder()).entryList({QStringLiteral("*.ardent")}, QDir::Files);
    QCOMPARE(kept.size(), 1);
    const auto project = loadProject((Recovery::folder() + u'/' + kept.front()).toStdString());
    QVERIFY(project);
    QCOMPARE(project->runs.size(), std::size_t(1));
}

ARDENT_TEST(GuardedApplicationTest)
#include "guarded_application_test.moc"
