#include "core/train/trainer.h"

#include <QtTest>

#include "core/method/method.h"
#include "tests/support/hand_made_task.h"

using namespace ardent;

class TrainerTest : public QObject {
    Q_OBJECT

private slots:
    void changesNoOptionUnlessItSaysSo();
};

void TrainerTest::changesNoOptionUnlessItSaysSo() {
    const TaskPtr task =
        test::taskOf({test::numbers("x", {1., 2., 3., 5.}), test::numbers("y", {2., 4., 6., 12.})},
                     Problem::Regression);
    const auto trainer = makeTrainer(*findMethod("mean"), task, {}, 1);
    QVERIFY(trainer);
    const auto result = (*trainer)->set("alpha", 0.1);
    QVERIFY(!result.has_value());
    QCOMPARE(int(result.error().fault), int(Fault::Usage));
    QCOMPARE(result.error().text.english(),
             std::string("alpha cannot be changed during a run; start a new run with the "
                         "new value."));
    QVERIFY(!(*trainer)->selection());
}

QTEST_GUILESS_MAIN(TrainerTest)
#include "trainer_test.moc"
