#include "tests/ui/window/monkey.h"

using namespace ardent;
using namespace ardent::test;

/// Somebody who does anything at all while a run is paused, has diverged or comes from a project.
class MonkeyAtRestTest : public QObject {
    Q_OBJECT

private slots:
    void survives_data();
    void survives();

private:
    Sandbox sandbox_;
};

void MonkeyAtRestTest::survives_data() {
    QTest::addColumn<int>("state");
    QTest::addColumn<unsigned>("seed");
    QTest::newRow("paused") << int(Monkey::State::Paused) << 15u;
    QTest::newRow("diverged") << int(Monkey::State::Diverged) << 16u;
    QTest::newRow("project reopened") << int(Monkey::State::Reopened) << 17u;
}

void MonkeyAtRestTest::survives() {
    QFETCH(int, state);
    QFETCH(unsigned, seed);
    Monkey monkey(sandbox_, static_cast<Monkey::State>(state), seed);
    monkey.act500Times();
    if (!QTest::currentTestFailed()) monkey.stillWorks();
}

QTEST_MAIN(MonkeyAtRestTest)
#include "monkey_rest_test.moc"
