#include <limits>

#include "tests/support/training.h"

using namespace ardent;
using namespace ardent::test;

/// No run has more ticks than its trainer has told at any moment.
class PlannedTicksTest : public QObject {
    Q_OBJECT

private slots:
    void aRunKeepsToThem_data();
    void aRunKeepsToThem();
    void unknownOnesAreNotTold();
};

void PlannedTicksTest::aRunKeepsToThem_data() {
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<OptionValues>("options");
    QTest::addColumn<int>("ticks");  // 0: some
    const auto row = [](const char* name, const char* method, const OptionValues& options,
                        int ticks) {
        QTest::newRow(name) << QByteArray(method) << options << ticks;
    };
    const std::string restart = "restart", best = "best", none = "none";
    row("epochs", "rffnet", {{"max_epochs", 3LL}}, 3);
    row("patience", "rffnet", {{"max_epochs", 500LL}, {"patience", 1LL}}, 0);
    row("starts", "rffnet",
        {{"initialiser", restart}, {"restarts", 2LL}, {"restart_epochs", 2LL}, {"max_epochs", 3LL}},
        7);
    row("evidence", "rffnet", {{"preset", best}, {"features", 20LL}, {"max_epochs", 2LL}}, 16);
    row("rounds", "gbrff2", {{"rounds", 4LL}}, 4);
    row("path of a baseline", "ridge", {{"lambdas", 5LL}}, 5);
    row("a fixed penalty", "ridge", {{"penalty", std::string("fixed")}}, 1);
    row("path of landmarks", "pbrff", {{"lambdas", 5LL}, {"landmarks", 10LL}}, 5);
    row("sparse path", "lasso", {{"lambdas", 8LL}}, 0);
    row("penalties", "srff", {{"lambdas", 3LL}, {"draws", 1LL}, {"features", 20LL}}, 3);
    row("one descent", "srff",
        {{"lambda", 0.01}, {"draws", 1LL}, {"features", 20LL}, {"max_iterations", 4LL}}, 0);
    row("descent and order", "ccm", {{"max_iterations", 3LL}}, 0);
    row("descent", "ccm", {{"max_iterations", 3LL}, {"ordering", none}}, 0);
    row("scores", "pearson", {{"model", none}}, 0);
    row("picks", "mrmr", {{"model", none}}, 0);
    row("elimination", "bahsic", {{"model", none}}, 0);
    row("fits", "svm", {{"penalty", std::string("search")}}, 5);
    row("iterations", "rfm", {{"iterations", 2LL}, {"features", 50LL}}, 2);
    row("a constant", "mean", {}, 1);
}

void PlannedTicksTest::aRunKeepsToThem() {
    QFETCH(QByteArray, method);
    QFETCH(OptionValues, options);
    QFETCH(int, ticks);
    std::int64_t least = std::numeric_limits<std::int64_t>::max(), done = 0;
    NeverStop never;
    const Training training = trainByPieces(method.constData(), syntheticTask("gse1", 120), options,
                                            1, 1, [&](Trainer& trainer) {
                                                least = std::min(least, trainer.plannedTicks());
                                                const Advance piece = trainer.advance(never);
                                                if (piece.tick) ++done;
                                                return piece;
                                            });
    QVERIFY2(training.refused.empty(), training.refused.c_str());
    QVERIFY(least > 0);
    QVERIFY(done > 0);
    QVERIFY2(done <= least, qPrintable(QStringLiteral("%1 of %2").arg(done).arg(least)));
    if (ticks == 0) return;
    QCOMPARE(done, ticks);
    QCOMPARE(least, ticks);
}

void PlannedTicksTest::unknownOnesAreNotTold() {
    for (const char* method : {"metric", "fourier_pairs"}) {
        const auto trainer = makeTrainer(*findMethod(method), syntheticTask("gse1", 120), {}, 1);
        QVERIFY(trainer);
        QCOMPARE((*trainer)->plannedTicks(), 0);
    }
}

QTEST_GUILESS_MAIN(PlannedTicksTest)
#include "planned_ticks_test.moc"
