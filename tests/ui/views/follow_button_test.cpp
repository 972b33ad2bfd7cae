#include "ui/views/follow_button.h"

#include <QTest>

#include "core/train/snapshot.h"

using namespace ardent;

class FollowButtonTest : public QObject {
    Q_OBJECT

private slots:
    void followsAtOnceWhereRelevanceIsKnown();
    void anAxisStaysWhileTheRunLearns();
    void theEndIsFollowedAtOnce();
    void itStartsAnew();
    void pressingItFollowsAtOnce();

private:
    static Snapshot learning() {
        Snapshot snapshot;
        snapshot.state = RunState::Running;
        snapshot.relevance.emplace();
        return snapshot;
    }

    FollowButton button_{QStringLiteral("follow"), QStringLiteral("Follow"),
                         QStringLiteral("Follows"), nullptr};
};

void FollowButtonTest::followsAtOnceWhereRelevanceIsKnown() {
    QVERIFY(button_.isChecked());
    Snapshot snapshot = learning();
    QVERIFY(button_.isDue(snapshot));
    snapshot.relevance.reset();
    QVERIFY(!button_.isDue(snapshot));
}

void FollowButtonTest::anAxisStaysWhileTheRunLearns() {
    button_.markFollowed();
    QVERIFY(!button_.isDue(learning()));
    QTRY_VERIFY(button_.isDue(learning()));
}

void FollowButtonTest::theEndIsFollowedAtOnce() {
    button_.markFollowed();
    Snapshot ended = learning();
    ended.state = RunState::Finished;
    QVERIFY(button_.isDue(ended));
}

void FollowButtonTest::itStartsAnew() {
    button_.markFollowed();
    button_.startAnew();
    QVERIFY(button_.isDue(learning()));
}

void FollowButtonTest::pressingItFollowsAtOnce() {
    button_.markFollowed();
    button_.click();
    QVERIFY(!button_.isDue(learning()));
    button_.click();
    QVERIFY(button_.isDue(learning()));
}

ARDENT_TEST(FollowButtonTest)
#include "follow_button_test.moc"
