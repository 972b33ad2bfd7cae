#include "tests/ui/window/monkey.h"

using namespace ardent;
using namespace ardent::test;

/// Somebody who does anything at all while a run is paused, has diverged or comes from a project.
class MonkeyRestTest : public QObject {
    Q_OBJECT

private slots:
    void survives_data() {
        addMonkeys({{"paused", Monkey::State::Paused, 15},
                    {"diverged", Monkey::State::Diverged, 16},
                    {"project reopened", Monkey::State::Reopened, 17}});
    }
    void survives() { surviveMonkey(sandbox_); }

private:
    Sandbox sandbox_;
};

ARDENT_TEST(MonkeyRestTest)
#include "monkey_rest_test.moc"
