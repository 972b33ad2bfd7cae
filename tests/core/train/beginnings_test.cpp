#include <QtTest>

#include "core/method/methods.h"
#include "core/train/run.h"
#include "tests/support/golden.h"
#include "tests/support/hand_made_task.h"
#include "tests/support/training.h"

using namespace ardent;

namespace {

SnapshotPtr trained(const char* method, const TaskPtr& task, const OptionValues& options) {
    auto trainer = makeTrainer(*findMethod(method), task, options, 1);
    if (!trainer) qFatal("%s", trainer.error().text.english().c_str());
    Run run(std::move(*trainer), task);
    run.resume();
    return run.waitForEnd(120.) ? run.take() : nullptr;
}

double lossAt(const Snapshot& run, std::int64_t tick) {
    return run.curve.value(static_cast<Index>(tick) - 1, 0);
}

}  // namespace

/// A run says at which ticks another fit begins, and only there.
class BeginningsTest : public QObject {
    Q_OBJECT

private slots:
    void aMethodWithOneFitHasNone_data();
    void aMethodWithOneFitHasNone();
    void everyPathOfTheFourierLassoBeginsAnew();
    void everyStartBeginsAnew();
    void theLastTickOfAStartTellsOfIt();
    void theMeanOfTheFoldsGoesOnFromNothing();
};

void BeginningsTest::aMethodWithOneFitHasNone_data() {
    QTest::addColumn<QByteArray>("method");
    for (const char* method : {"rffnet", "srff", "gbrff2", "lasso", "ccm"})
        QTest::newRow(method) << QByteArray(method);
}

void BeginningsTest::aMethodWithOneFitHasNone() {
    QFETCH(QByteArray, method);
    const SnapshotPtr run =
        trained(method, test::syntheticTask("gse1", 200), test::fewOf(method.constData()));
    QVERIFY(run && run->tick > 1);
    QVERIFY(run->beginnings.empty());
}

/// There the loss rises to that of a constant, or nearly so, from where the path before has ended.
void BeginningsTest::everyPathOfTheFourierLassoBeginsAnew() {
    const SnapshotPtr run = trained("fourier_pairs", test::syntheticTask("g3", 400),
                                    {{"folds", 3LL}, {"lambdas", 30LL}, {"pair_features", 8LL}});
    QVERIFY(run);
    QVERIFY(run->beginnings.size() > 1);
    for (const std::int64_t tick : run->beginnings)
        QVERIFY(lossAt(*run, tick) > 1.2 * lossAt(*run, tick - 1));
    for (std::int64_t tick = 2; tick <= run->tick; ++tick)
        if (lossAt(*run, tick) > 1.2 * lossAt(*run, tick - 1))
            QVERIFY(std::ranges::binary_search(run->beginnings, tick));
}

void BeginningsTest::everyStartBeginsAnew() {
    const SnapshotPtr run = trained("rffnet", test::syntheticTask("gse1", 200),
                                    {{"max_epochs", 3LL},
                                     {"restarts", 3LL},
                                     {"restart_epochs", 4LL},
                                     {"initialiser", std::string("restart")}});
    QVERIFY(run);
    QCOMPARE(run->beginnings, (std::vector<std::int64_t>{5, 9, 13}));
}

/// And not of the start that follows, whose relevances are those that were drawn.
void BeginningsTest::theLastTickOfAStartTellsOfIt() {
    constexpr int kEpochs = 4;
    const auto told = [](long long starts) {
        auto trainer = makeTrainer(*findMethod("rffnet"), test::syntheticTask("gse1", 200),
                                   {{"restarts", starts},
                                    {"restart_epochs", static_cast<long long>(kEpochs)},
                                    {"initialiser", std::string("restart")}},
                                   1);
        for (int ticks = 0; ticks < kEpochs;)
            if ((*trainer)->advance(always).tick) ++ticks;
        return (*trainer)->tickRelevance()->values;
    };
    QCOMPARE(told(3), told(1));
}

/// Few rows are shared among folds, whose loss is told once at the end.
void BeginningsTest::theMeanOfTheFoldsGoesOnFromNothing() {
    const SnapshotPtr run = trained("metric", test::syntheticTask("gse1", 200),
                                    {{"preset", std::string("small")}, {"features", 20LL}});
    QVERIFY(run);
    QVERIFY(!run->beginnings.empty());
    QVERIFY(std::ranges::is_sorted(run->beginnings));
    QCOMPARE(run->beginnings.back(), run->tick);
}

ARDENT_TEST(BeginningsTest)
#include "beginnings_test.moc"
