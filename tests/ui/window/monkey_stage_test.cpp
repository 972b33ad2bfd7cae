#include "tests/ui/window/monkey.h"

using namespace ardent;
using namespace ardent::test;

/// Somebody who does anything at all while runs wait or the window fills the screen.
class MonkeyOnStageTest : public QObject {
    Q_OBJECT

private slots:
    void survives_data();
    void survives();

private:
    Sandbox sandbox_;
};

void MonkeyOnStageTest::survives_data() {
    QTest::addColumn<int>("state");
    QTest::addColumn<unsigned>("seed");
    QTest::newRow("queue waiting") << int(Monkey::State::QueueWaiting) << 18u;
    QTest::newRow("presentation") << int(Monkey::State::Presentation) << 19u;
}

void MonkeyOnStageTest::survives() {
    QFETCH(int, state);
    QFETCH(unsigned, seed);
    Monkey monkey(sandbox_, static_cast<Monkey::State>(state), seed);
    monkey.act500Times();
    if (!QTest::currentTestFailed()) monkey.stillWorks();
}

QTEST_MAIN(MonkeyOnStageTest)
#include "monkey_stage_test.moc"
