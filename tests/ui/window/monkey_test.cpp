#include "tests/ui/window/monkey.h"

using namespace ardent;
using namespace ardent::test;

/// Somebody who does anything at all before, during and after a run.
class MonkeyTest : public QObject {
    Q_OBJECT

private slots:
    void survives_data();
    void survives();

private:
    Sandbox sandbox_;
};

void MonkeyTest::survives_data() {
    QTest::addColumn<int>("state");
    QTest::addColumn<unsigned>("seed");
    QTest::newRow("start page") << int(Monkey::State::StartPage) << 11u;
    QTest::newRow("data loaded") << int(Monkey::State::DataLoaded) << 12u;
    QTest::newRow("in a run") << int(Monkey::State::MidRun) << 13u;
    QTest::newRow("after a run") << int(Monkey::State::Finished) << 14u;
}

void MonkeyTest::survives() {
    QFETCH(int, state);
    QFETCH(unsigned, seed);
    Monkey monkey(sandbox_, static_cast<Monkey::State>(state), seed);
    monkey.act500Times();
    if (!QTest::currentTestFailed()) monkey.stillWorks();
}

QTEST_MAIN(MonkeyTest)
#include "monkey_test.moc"
