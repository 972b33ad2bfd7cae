#include "ui/session/background.h"

#include <QElapsedTimer>
#include <QTest>
#include <QThread>
#include <atomic>

using namespace ardent;

class BackgroundTest : public QObject {
    Q_OBJECT

private slots:
    void theNewestJobSupersedesTheOthers();
    void whatNobodyWantsIsToldToStop_data();
    void whatNobodyWantsIsToldToStop();
    void jobsInOrderAreAllDone();
    void jobsInOrderAreDoneWhereNobodyWaits();
};

void BackgroundTest::theNewestJobSupersedesTheOthers() {
    Background background;
    std::vector<int> done;
    for (const int job : {1, 2, 3})
        background.run([job]() -> Result<int> { return job; },
                       [&](const Result<int>& result) { done.push_back(*result); });
    QVERIFY(background.isBusy());
    QTRY_COMPARE(done, std::vector<int>{3});
    QVERIFY(!background.isBusy());
    QTest::qWait(50);
    QCOMPARE(done, std::vector<int>{3});
}

void BackgroundTest::whatNobodyWantsIsToldToStop_data() {
    QTest::addColumn<QString>("how");
    for (const char* how : {"newer", "abandoned", "destroyed"})
        QTest::newRow(how) << QString::fromLatin1(how);
}

void BackgroundTest::whatNobodyWantsIsToldToStop() {
    QFETCH(QString, how);
    std::atomic<bool> hasBegun = false, wasStopped = false;
    auto background = std::make_unique<Background>();
    background->run(
        [&](const GoOn& goOn) -> Result<> {
            hasBegun = true;
            const QDeadlineTimer patience(5000);
            while (goOn() && !patience.hasExpired()) QThread::msleep(5);
            wasStopped = !goOn();
            return {};
        },
        [](const Result<>&) { QFAIL("its result is thrown away"); });
    QTRY_VERIFY(hasBegun);
    if (how == QStringLiteral("newer"))
        background->run([]() -> Result<> { return {}; }, [](const Result<>&) {});
    else if (how == QStringLiteral("abandoned"))
        background->abandon();
    else
        background.reset();
    QTRY_VERIFY(wasStopped);
    QTest::qWait(50);
}

void BackgroundTest::jobsInOrderAreAllDone() {
    Background background(Background::Jobs::InOrder);
    std::vector<int> done;
    for (const int job : {1, 2, 3})
        background.run([job]() -> Result<int> { return job; },
                       [&](const Result<int>& result) {
                           done.push_back(*result);
                           QCOMPARE(background.isBusy(), *result < 3);
                       });
    QTRY_COMPARE(done, (std::vector<int>{1, 2, 3}));
}

void BackgroundTest::jobsInOrderAreDoneWhereNobodyWaits() {
    std::vector<int> worked;
    {
        Background background(Background::Jobs::InOrder);
        for (const int job : {1, 2, 3})
            background.run(
                [&worked, job]() -> Result<> {
                    worked.push_back(job);
                    return {};
                },
                [](const Result<>&) { QFAIL("nobody is there any more"); });
    }
    QCOMPARE(worked, (std::vector<int>{1, 2, 3}));
}

ARDENT_TEST(BackgroundTest)
#include "background_test.moc"
