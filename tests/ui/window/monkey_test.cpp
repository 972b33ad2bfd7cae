#include "tests/ui/window/monkey.h"

using namespace ardent;
using namespace ardent::test;

/// Somebody who does anything at all before, during and after a run.
class MonkeyTest : public QObject {
    Q_OBJECT

private slots:
    void survives_data() {
        addMonkeys({{"start page", Monkey::State::StartPage, 11},
                    {"data loaded", Monkey::State::DataLoaded, 12},
                    {"in a run", Monkey::State::MidRun, 13},
                    {"after a run", Monkey::State::Finished, 14}});
    }
    void survives() { surviveMonkey(sandbox_); }

private:
    Sandbox sandbox_;
};

ARDENT_TEST(MonkeyTest)
#include "monkey_test.moc"
