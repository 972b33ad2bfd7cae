#include "tests/ui/window/monkey.h"

using namespace ardent;
using namespace ardent::test;

/// Somebody who does anything at all while runs wait or the window fills the screen.
class MonkeyStageTest : public QObject {
    Q_OBJECT

private slots:
    void survives_data() {
        addMonkeys({{"queue waiting", Monkey::State::QueueWaiting, 18},
                    {"presentation", Monkey::State::Presentation, 19}});
    }
    void survives() { surviveMonkey(sandbox_); }

private:
    Sandbox sandbox_;
};

ARDENT_TEST(MonkeyStageTest)
#include "monkey_stage_test.moc"
