#include "ui/session/run_entry.h"

#include <QtTest>
#include <array>
#include <vector>

using namespace ardent;

namespace {

Snapshot ended(std::vector<CurveSeries> series) {
    Snapshot snapshot;
    snapshot.state = RunState::Finished;
    snapshot.curve = Curve(std::move(series));
    return snapshot;
}

RunLoss judged(const Snapshot& snapshot) {
    RunLoss loss;
    loss.update(snapshot);
    return loss;
}

}  // namespace

class RunEntryTest : public QObject {
    Q_OBJECT

private slots:
    void theLossIsTheLowestUntilAModelIsKept();
    void theLossIsAMetricOfTheKeptModel();
    void theLossIsThatOfTheKeptTick();
    void theLossIsTheOneThatChooses();
};

void RunEntryTest::theLossIsTheLowestUntilAModelIsKept() {
    auto path = std::make_shared<Path>();
    path->lambdas = {4., 2., 1.};
    path->chosen = 1;
    Snapshot snapshot = ended({{"train", message("training-loss", "training loss"),
                                message("cross-entropy", "cross-entropy")},
                               {"validation", message("validation-loss", "validation loss"),
                                message("cross-entropy", "cross-entropy")}});
    snapshot.path = path;
    for (const double loss : {0.9, 0.7, 0.6})
        snapshot.curve.append(snapshot.curve.size() + 1, std::array{loss, loss});
    snapshot.state = RunState::Running;
    RunLoss loss = judged(snapshot);
    QCOMPARE(loss.value(), 0.6);
    QVERIFY(!loss.isOfKept());
    snapshot.state = RunState::Finished;
    loss.update(snapshot);
    QCOMPARE(loss.value(), 0.7);
    QVERIFY(loss.isOfKept());
}

void RunEntryTest::theLossIsAMetricOfTheKeptModel() {
    Snapshot measured = ended({{"validation", "Perte", {}, {}, SeriesRows::Validation, "mse"}});
    measured.metrics.emplace().validation = {{"mse", 0.3}};
    measured.curve.append(1, std::array{0.2});
    QCOMPARE(judged(measured).value(), 0.3);
}

void RunEntryTest::theLossIsThatOfTheKeptTick() {
    Snapshot rounds = ended({{"validation", message("validation-loss", "validation loss"),
                              message("mean-squared-error", "mean squared error")}});
    for (const auto& [tick, loss] : {std::pair{1, 0.9}, std::pair{3, 0.7}, std::pair{4, 0.6}})
        rounds.curve.append(tick, std::array{loss});
    rounds.keptTick = 3;
    QCOMPARE(judged(rounds).value(), 0.7);
    rounds.keptTick = 2;  // where nothing is logged
    QCOMPARE(judged(rounds).value(), 0.6);
    QVERIFY(!judged(rounds).isOfKept());
}

void RunEntryTest::theLossIsTheOneThatChooses() {
    Snapshot rounds = ended({{"train", message("training-loss", "training loss"),
                              message("exponential-loss", "exponential loss")},
                             {"validation", message("validation-loss", "validation loss"),
                              message("exponential-loss", "exponential loss")},
                             {"validation_log_loss", "calibrated validation loss"}});
    rounds.curve.append(1, std::array{0.9, 0.8, 0.5});
    rounds.curve.append(2, std::array{0.7, 0.6, 0.4});
    rounds.keptTick = 1;
    QCOMPARE(judged(rounds).value(), 0.5);
    QCOMPARE(judged(rounds).series().title, Message("calibrated validation loss"));
}

ARDENT_TEST(RunEntryTest)
#include "run_entry_test.moc"
